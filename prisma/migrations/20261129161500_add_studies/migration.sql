-- Studies of games: a projection of StudyBegun and StudyChanged.
CREATE TABLE "studies" (
    "id" UUID NOT NULL,
    "game_id" UUID NOT NULL,
    "owner_id" TEXT NOT NULL,
    "player_id" UUID,
    "role" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "is_public" BOOLEAN NOT NULL,
    "steps" INTEGER[],
    "begun_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "studies_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "studies_game_id_begun_at_id_idx" ON "studies"("game_id", "begun_at", "id");
