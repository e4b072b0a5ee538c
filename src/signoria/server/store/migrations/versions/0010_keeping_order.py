"""Keeping order: what was reported, who is banned or muted, what hosts did, and what is set while the house is open."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

WORDS = sa.JSON().with_variant(postgresql.JSONB(astext_type=sa.Text()), "postgresql")
LASTING = "the log of what hosts did is only added to"


def upgrade() -> None:
    op.create_table(
        "sanction",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("network", sa.Text, nullable=True),
        sa.Column("cookies", WORDS, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=True),
        sa.Column("lifted_at", sa.Double, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_sanction"),
    )
    op.create_index("ix_sanction_guest_id", "sanction", ["guest_id"])
    op.create_index("ix_sanction_lifted_at_until", "sanction", ["lifted_at", "until"])
    op.create_table(
        "report",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("reporter_id", sa.Text, nullable=False),
        sa.Column("reporter_name", sa.Text, nullable=False),
        sa.Column("accused_id", sa.Text, nullable=False),
        sa.Column("accused_name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("line", sa.Integer, nullable=True),
        sa.Column("said", WORDS, nullable=False),
        sa.Column("closed_at", sa.Double, nullable=True),
        sa.Column("closed_by", sa.Text, nullable=False, server_default=""),
        sa.Column("note", sa.Text, nullable=False, server_default=""),
        sa.Column("thanked", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
    )
    op.create_index("ix_report_closed_at_at", "report", ["closed_at", "at"])
    op.create_index("ix_report_reporter_id", "report", ["reporter_id"])
    op.create_table(
        "deed",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by_id", sa.Text, nullable=True),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("to_id", sa.Text, nullable=True),
        sa.Column("to_name", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("facts", WORDS, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deed"),
    )
    op.create_index("ix_deed_at", "deed", ["at"])
    op.create_table(
        "house_setting",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house_setting"),
    )
    _only_add_deeds()


def _only_add_deeds() -> None:
    """The database itself refuses to change or remove a line of the log."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE FUNCTION deeds_last() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN RAISE EXCEPTION '{LASTING}'; END $$"
        )
        op.execute(
            "CREATE TRIGGER deeds_last BEFORE UPDATE OR DELETE ON deed FOR EACH ROW EXECUTE FUNCTION deeds_last()"
        )
        op.execute("CREATE TRIGGER deeds_stay BEFORE TRUNCATE ON deed FOR EACH STATEMENT EXECUTE FUNCTION deeds_last()")
        return
    for event in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER deeds_last_{event.lower()} BEFORE {event} ON deed "
            f"BEGIN SELECT RAISE(ABORT, '{LASTING}'); END"
        )


def downgrade() -> None:
    for table in ("house_setting", "deed", "report", "sanction"):
        op.drop_table(table)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION deeds_last()")
