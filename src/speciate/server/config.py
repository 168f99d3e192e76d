"""What the person who runs a server may set, by arguments or by SPECIATE_... in the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass
class Config:
    db: str = ""
    public_url: str = (
        ""  # as people reach the server; for links in notices and for the Origin check
    )
    secure: bool = False  # cookies only over https even if this server itself sees http
    limits: float = 1.0  # rate limits are multiplied by this; 0 switches them off
    bot_seconds: float = 30.0
    bot_workers: int | None = None
    idle_seconds: float = 60.0  # after which a game is unloaded; it comes back by replay
    sweep_seconds: float = 1.0
    smtp: str = ""  # smtp://user:password@host:port?from=address
    push_private: str = ""  # VAPID keys
    push_public: str = ""
    push_contact: str = ""
    webhook_hosts: tuple[str, ...] = ()  # beside public ones: hosts that webhooks may reach


def config_from_environment(db: str) -> Config:
    def get(name: str, default: str = "") -> str:
        return os.environ.get("SPECIATE_" + name, default)

    return Config(
        db=db,
        public_url=get("PUBLIC_URL").rstrip("/"),
        secure=get("SECURE") in ("1", "yes", "true"),
        limits=float(get("LIMITS", "1")),
        bot_seconds=float(get("BOT_SECONDS", "30")),
        bot_workers=int(get("BOT_WORKERS")) if get("BOT_WORKERS") else None,
        idle_seconds=float(get("IDLE_SECONDS", "60")),
        smtp=get("SMTP"),
        push_private=get("PUSH_PRIVATE"),
        push_public=get("PUSH_PUBLIC"),
        push_contact=get("PUSH_CONTACT"),
        webhook_hosts=tuple(get("WEBHOOK_HOSTS").split()),
    )
