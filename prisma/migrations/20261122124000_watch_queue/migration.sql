-- How far the jobs of each effect are done, and in which run of the queue: what a queue loses comes again from there.
CREATE TABLE "queue_effects" (
    "effect" TEXT NOT NULL,
    "incarnation" TEXT NOT NULL,
    "settled" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "queue_effects_pkey" PRIMARY KEY ("effect")
);
