"""Ratings: the games that count, what they made of each rating, seasons, and who stays off leaderboards."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    season = op.create_table(
        "season",
        sa.Column("begins_at", sa.Double, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("begins_at", name="pk_season"),
    )
    op.bulk_insert(season, [{"begins_at": 0.0}])
    op.create_table(
        "rated_game",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated_game"),
    )
    op.create_index("ix_rated_game_game_seats_ended_at", "rated_game", ["game", "seats", "ended_at"])
    op.create_table(
        "rated_seat",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("member_id", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rated_seat"),
        sa.ForeignKeyConstraint(["table_id"], ["rated_game.table_id"], name="fk_rated_seat_table_id"),
    )
    op.create_index("ix_rated_seat_member_id", "rated_seat", ["member_id"])
    op.add_column("account", sa.Column("off_leaderboards", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.execute("ALTER TABLE account DROP COLUMN off_leaderboards")
    op.drop_table("rated_seat")
    op.drop_table("rated_game")
    op.drop_table("season")
