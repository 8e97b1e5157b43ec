-- Leagues. Standings are a read model of their own.

CREATE TABLE "leagues" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "best_of" INTEGER NOT NULL,
    "points_win" INTEGER NOT NULL,
    "points_draw" INTEGER NOT NULL,
    "points_loss" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leagues_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "leagues_best_of_check" CHECK ("best_of" IN (1, 3, 5))
);

-- Matches name their league for ever, and results already counted must not change their worth.
REVOKE UPDATE, DELETE, TRUNCATE ON "leagues" FROM kifu_app;
