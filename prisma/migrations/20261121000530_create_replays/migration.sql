-- Replay documents of finished games and matches: made by jobs, from the events.
CREATE TABLE "replays" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "document" TEXT NOT NULL,

    CONSTRAINT "replays_pkey" PRIMARY KEY ("id")
);
