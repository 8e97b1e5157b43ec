-- Facts of finished games, one row per seat: made by jobs, from the events of the game.
CREATE TABLE "game_facts" (
    "game_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "match_id" UUID NOT NULL,
    "league_id" UUID,
    "player_id" UUID NOT NULL,
    "deck_id" UUID NOT NULL,
    "deck_name" TEXT NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    "first" BOOLEAN,
    "result" TEXT NOT NULL,
    "turns" INTEGER NOT NULL,
    "actions" INTEGER NOT NULL,
    "totals" JSONB NOT NULL,
    "per_turn" JSONB NOT NULL,
    "per_card" JSONB NOT NULL,

    CONSTRAINT "game_facts_pkey" PRIMARY KEY ("game_id", "seat")
);

CREATE INDEX "game_facts_game_ended_at_idx" ON "game_facts"("game", "ended_at");
CREATE INDEX "game_facts_league_id_idx" ON "game_facts"("league_id");
