"""The tables of the database. The log is the table: everything else about a match follows from it.

Any change here needs a migration in `migrations/versions`; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    true,
)

HEAD = "0009"
"""The newest migration: what this program reads and writes."""

metadata = MetaData(
    naming_convention={
        "ix": "%(table_name)s_%(column_0_N_name)s",
        "fk": "%(table_name)s_%(column_0_name)s_fkey",
        "pk": "%(table_name)s_pkey",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),  # JSON: all that there were then, by name
    Column("secret", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("next", String(32), ForeignKey("tables.id")),  # the table that `again` made
    Column("coach", Boolean, nullable=False, server_default=true()),  # people may ask it
    Column("stage", Integer, nullable=False, server_default="2"),  # see `beginning`
    Column("taken", Integer, nullable=False, server_default="0"),  # steps of another table
    Column("origin", String(32)),  # that table; None: there is none, or it was a file
    Column("pace", Text),  # JSON; None: nobody is in a hurry
    Column("paced", BigInteger, nullable=False, server_default="0"),  # from when on it holds
    Column("stand_in", String(32)),  # the bot that keeps seats warm; None: the usual one
    Column("stand_in_after", Integer),  # seconds away; None: never
    Column("talk", String(8), nullable=False, server_default="open"),
    Column("listed", Boolean, nullable=False, server_default=false()),  # in the lobby
    Column("host_hash", LargeBinary),  # SHA-256 of the host's key
    Column("wake", BigInteger),  # when a server is to take it, if none has it (PostgreSQL)
)
Index("tables_over_created", tables.c.over, tables.c.created)
Index("tables_wake", tables.c.wake)

version = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Alembic's own table: one row with the newest migration that was made."""

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("bot", String(32)),  # None: a person
    Column("name", String(120)),
    Column("sign", String(16)),  # the picture beside the name
    Column("key_hash", LargeBinary),  # SHA-256; None: a bot
    Column("came", Boolean, nullable=False, server_default=false()),
    Column("promise", String(64)),  # the SHA-256 of the seed that is to be added to chance
    Column("seed", LargeBinary),
    Column("kept", String(8)),  # why a bot keeps it warm; None: it does not
    Column("invitation", LargeBinary),  # SHA-256 of what can be swapped for a key, once
    Column("reach", Text),  # JSON: where to be told that it is one's turn
    Column("called", Integer),  # the decision for which its person was told
    Column("locked", Boolean, nullable=False, server_default=false()),  # nobody may sit down
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),  # None: chance
    Column("step", String(120), nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    sqlite_with_rowid=False,
)

talk = Table(
    "talk",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),  # None: the table itself
    Column("kind", String(16), nullable=False),
    Column("text", String(1200), nullable=False),
    Column("during", Integer, nullable=False),  # the round in which it was said
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    sqlite_with_rowid=False,
)

mailboxes = Table(
    "mailboxes",
    metadata,
    Column("name", String(64), primary_key=True),  # SHA-256 of the mail address
    Column("token", String(32), nullable=False),  # in every letter: its reader may say yes or no
    Column("wanted", Boolean),  # None: its reader has not said
    Column("asked", BigInteger, nullable=False),  # milliseconds since 1970
    sqlite_with_rowid=False,
)
Index("mailboxes_token", mailboxes.c.token, unique=True)

# Of these two only PostgreSQL's are used: a file of SQLite's has one server (`lease`).

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),  # drawn anew at each start
    Column("address", Text, nullable=False),  # where other servers reach it; "": it is alone
    Column("until", BigInteger, nullable=False),  # by the database's clock
)

owners = Table(
    "owners",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("server", BigInteger, nullable=False),  # of a server without a row: nobody's
    Column("shown", Text),  # JSON: what the lobby shows of it; None: it is not there
    sqlite_with_rowid=False,
)
Index("owners_server", owners.c.server)
