"""What routes share: decorators that describe the problems any request may meet, and questions."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import litestar
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from speciate.server.shapes import Problem

BY_STATUS = {
    400: "bad-request",
    401: "not-signed-in",
    403: "forbidden",
    404: "not-found",
    405: "not-allowed",
    409: "conflict",
    413: "too-large",
    415: "bad-request",
    429: "too-many",
    503: "storage",
}
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=error)
    for status, error in BY_STATUS.items()
    if status not in (405, 415)
}

get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
put = partial(litestar.put, responses=PROBLEMS)
patch = partial(litestar.patch, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)

SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=31)]
SinceQuery = Annotated[int | None, QueryParameter(name="since", ge=-1, le=1_000_000_000)]
