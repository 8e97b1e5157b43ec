-- Tournaments as lists show them, and who is in them: a projection of the ledger.
CREATE TABLE "tournaments" (
    "id" UUID NOT NULL,
    "number" BIGINT NOT NULL,
    "league_id" UUID,
    "name" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "rounds" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tournaments_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "tournaments_number_key" ON "tournaments"("number");
CREATE INDEX "tournaments_league_id_number_idx" ON "tournaments"("league_id", "number" DESC);

CREATE TABLE "tournament_entries" (
    "tournament_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "is_there" BOOLEAN NOT NULL,

    CONSTRAINT "tournament_entries_pkey" PRIMARY KEY ("tournament_id","player_id")
);

CREATE INDEX "tournament_entries_player_id_idx" ON "tournament_entries"("player_id");

ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_tournament_id_fkey"
  FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
