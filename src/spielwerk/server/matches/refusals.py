"""Saying no: what was asked for is not done, and whoever asked is told why."""

import logging
from collections.abc import Sequence

from spielwerk import IllegalAction
from spielwerk.core.documents import Document
from spielwerk.server.messages.http import ProblemCode
from spielwerk.server.messages.told import ErrorCode, ErrorTold
from spielwerk.server.storage.database import StorageError

logger = logging.getLogger(__name__)


class Refused(Exception):
    """What a client wanted is refused; nothing has changed."""

    def __init__(
        self,
        code: ErrorCode,
        message: str,
        *,
        rule: str | None = None,
        reason: str | None = None,
        args: Document | None = None,
        obstacles: Sequence[str] = (),
    ) -> None:
        super().__init__(message)
        self.told = ErrorTold(
            code=code,
            message=message,
            rule=rule,
            reason=reason,
            args=dict(args or {}),
            obstacles=list(obstacles),
        )

    @property
    def code(self) -> ErrorCode:
        """The kind of refusal."""
        return self.told.code


class Refusal(Exception):
    """An HTTP request is refused."""

    def __init__(
        self, status: int, code: ProblemCode, detail: str, where: str | None = None
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.code: ProblemCode = code
        self.where = where


def illegal(error: IllegalAction, code: ErrorCode = "illegal") -> Refused:
    """The rules do not allow this action now, and say why, and what is in the way."""
    return Refused(
        code,
        str(error),
        rule=error.rule,
        reason=error.code,
        args=error.reason_args,
        obstacles=error.obstacles,
    )


def not_kept(error: StorageError) -> Refused:
    """The database does not take or give something."""
    logger.error("%s", error)
    return Refused("storage", "The server could not store this; nothing has changed. Try again.")
