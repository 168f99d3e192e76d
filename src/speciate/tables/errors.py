"""What can be wrong with a request to a table, as a message id, a sentence and a status."""

from __future__ import annotations

from speciate.core.errors import SpeciateError


class TableError(SpeciateError):
    """A request that cannot be met; `error` is the id of the message for people."""

    def __init__(self, error: str, detail: str, status: int = 409) -> None:
        super().__init__(detail)
        self.error = error
        self.detail = detail
        self.status = status


def bad_request(detail: str) -> TableError:
    return TableError("bad-request", detail, 400)


def forbidden(detail: str) -> TableError:
    return TableError("forbidden", detail, 403)


def not_found(detail: str) -> TableError:
    return TableError("not-found", detail, 404)
