-- Results of league matches, one row per seat: a projection of the ledger.
CREATE TABLE "league_results" (
    "match_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "league_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "result" TEXT,
    "games_won" INTEGER NOT NULL DEFAULT 0,
    "games_lost" INTEGER NOT NULL DEFAULT 0,
    "games_drawn" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "league_results_pkey" PRIMARY KEY ("match_id", "seat")
);

CREATE INDEX "league_results_league_id_player_id_idx" ON "league_results"("league_id", "player_id");
