-- What time the seats of a league's matches have.
ALTER TABLE "leagues" ADD COLUMN "timing" JSONB;

-- When the time of a seat ends in each running game that has a clock.
CREATE TABLE "game_deadlines" (
    "game_id" UUID NOT NULL,
    "deadline" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "queued" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "game_deadlines_pkey" PRIMARY KEY ("game_id")
);

CREATE INDEX "game_deadlines_due_at_idx" ON "game_deadlines"("due_at");

-- Until when each seat counts as present, in running games in which being away costs time.
CREATE TABLE "seat_presence" (
    "game_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "away" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "seat_presence_pkey" PRIMARY KEY ("game_id", "seat")
);

CREATE INDEX "seat_presence_away_until_idx" ON "seat_presence"("away", "until");
