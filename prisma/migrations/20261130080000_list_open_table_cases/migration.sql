-- The open cases at tables of all tournaments: a projection of the ledger, which begins with its first event.
CREATE TABLE "open_table_cases" (
    "tournament_id" UUID NOT NULL,
    "opened_by" INTEGER NOT NULL,
    "number" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "table_number" INTEGER NOT NULL,
    "board" INTEGER,
    "player_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "is_taken" BOOLEAN NOT NULL,
    "judge_id" UUID,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "open_table_cases_pkey" PRIMARY KEY ("tournament_id","opened_by")
);

CREATE UNIQUE INDEX "open_table_cases_number_key" ON "open_table_cases"("number");
