-- Seasons of leagues: written once. What they are worth follows from the tournaments that name them.
CREATE TABLE "seasons" (
    "id" UUID NOT NULL,
    "league_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "policy" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seasons_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "seasons_league_id_id_idx" ON "seasons"("league_id", "id" DESC);

ALTER TABLE "seasons" ADD CONSTRAINT "seasons_league_id_fkey"
  FOREIGN KEY ("league_id") REFERENCES "leagues"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

ALTER TABLE "tournaments" ADD COLUMN "season_id" UUID;

CREATE INDEX "tournaments_season_id_number_idx" ON "tournaments"("season_id", "number");
