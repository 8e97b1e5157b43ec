-- For how long a league lets games be contested: three months at least.
ALTER TABLE "leagues" ADD COLUMN "appeal_days" INTEGER NOT NULL DEFAULT 92;
ALTER TABLE "leagues" ADD CONSTRAINT "leagues_appeal_days_check" CHECK ("appeal_days" >= 92);

-- Contested steps as lists show them: a projection of the ledger.
CREATE TABLE "cases" (
    "id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "game_id" UUID NOT NULL,
    "match_id" UUID NOT NULL,
    "league_id" UUID,
    "step" INTEGER NOT NULL,
    "claim" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "judge" TEXT,
    "players" UUID[],
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cases_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "cases_opened_at_id_idx" ON "cases"("opened_at" DESC, "id" DESC);
CREATE INDEX "cases_match_id_idx" ON "cases"("match_id");
CREATE INDEX "cases_league_id_idx" ON "cases"("league_id");

-- What was imposed on whom, by the last ruling of each case: what the ladders count.
CREATE TABLE "penalties" (
    "case_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "player_id" UUID NOT NULL,
    "match_id" UUID NOT NULL,
    "league_id" UUID,
    "infraction" TEXT NOT NULL,
    "penalty" TEXT NOT NULL,
    "imposed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "penalties_pkey" PRIMARY KEY ("case_id", "number", "place")
);

CREATE INDEX "penalties_player_id_idx" ON "penalties"("player_id");
