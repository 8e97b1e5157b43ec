-- Which cases of a player in a match may still wait for a ruling: there are no more than so many. Those of before are not counted.
CREATE TABLE "case_docket" (
    "case_id" UUID NOT NULL,
    "match_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_docket_pkey" PRIMARY KEY ("case_id")
);

CREATE INDEX "case_docket_match_id_player_id_idx" ON "case_docket"("match_id", "player_id");
