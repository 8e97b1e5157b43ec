-- Records of players that are of one person: a projection of PlayersMerged and PlayersSeparated.
CREATE TABLE "player_merges" (
    "player_id" UUID NOT NULL,
    "into_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "merged_at" TIMESTAMPTZ(3) NOT NULL,
    "merged_by" TEXT NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "player_merges_pkey" PRIMARY KEY ("player_id")
);

CREATE INDEX "player_merges_into_id_idx" ON "player_merges"("into_id");
