-- Matches and games as lists show them: a projection of the ledger.
CREATE TABLE "match_listings" (
    "id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "best_of" INTEGER NOT NULL,
    "league_id" UUID,
    "status" TEXT NOT NULL,
    "seats" JSONB NOT NULL,
    "players" UUID[],
    "winners" TEXT[],
    "draw" BOOLEAN NOT NULL DEFAULT false,
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "match_listings_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "game_listings" (
    "id" UUID NOT NULL,
    "match_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "winners" TEXT[],
    "draw" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT,
    "turns" INTEGER,
    "actions" INTEGER,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_listings_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "match_listings_created_at_id_idx" ON "match_listings"("created_at" DESC, "id" DESC);
CREATE INDEX "match_listings_league_id_idx" ON "match_listings"("league_id");
CREATE INDEX "match_listings_players_idx" ON "match_listings" USING GIN ("players");
CREATE UNIQUE INDEX "game_listings_match_id_number_key" ON "game_listings"("match_id", "number");
