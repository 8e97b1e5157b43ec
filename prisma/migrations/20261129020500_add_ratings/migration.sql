-- Ratings of players by game and format: a projection of the ledger, and who hides the own ones.
CREATE TABLE "rated_tournaments" (
    "id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,

    CONSTRAINT "rated_tournaments_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "rated_matches" (
    "source_id" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "table_number" INTEGER NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "first_id" UUID NOT NULL,
    "second_id" UUID NOT NULL,
    "first_seat" TEXT,
    "score" SMALLINT,
    "period" INTEGER,
    "is_closed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "rated_matches_pkey" PRIMARY KEY ("source_id","round","table_number")
);

CREATE INDEX "rated_matches_first_id_game_format_period_idx" ON "rated_matches"("first_id", "game", "format", "period");
CREATE INDEX "rated_matches_second_id_game_format_period_idx" ON "rated_matches"("second_id", "game", "format", "period");

CREATE TABLE "rated_records" (
    "record_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,

    CONSTRAINT "rated_records_pkey" PRIMARY KEY ("record_id")
);

CREATE INDEX "rated_records_person_id_idx" ON "rated_records"("person_id");

CREATE TABLE "player_ratings" (
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "player_id" UUID NOT NULL,
    "period" INTEGER NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "deviation" DOUBLE PRECISION NOT NULL,
    "volatility" DOUBLE PRECISION NOT NULL,
    "results" INTEGER NOT NULL,
    "results_so_far" INTEGER NOT NULL,
    "is_newest" BOOLEAN NOT NULL,

    CONSTRAINT "player_ratings_pkey" PRIMARY KEY ("game","format","player_id","period")
);

CREATE INDEX "player_ratings_player_id_idx" ON "player_ratings"("player_id");

CREATE TABLE "rating_corrections" (
    "position" BIGINT NOT NULL,
    "player_id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "source_id" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "table_number" INTEGER NOT NULL,
    "period" INTEGER NOT NULL,
    "before" DOUBLE PRECISION,
    "after" DOUBLE PRECISION,
    "corrected_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rating_corrections_pkey" PRIMARY KEY ("position","player_id")
);

CREATE INDEX "rating_corrections_player_id_position_idx" ON "rating_corrections"("player_id", "position" DESC);

CREATE TABLE "hidden_ratings" (
    "player_id" UUID NOT NULL,
    "hidden_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hidden_by" TEXT NOT NULL,

    CONSTRAINT "hidden_ratings_pkey" PRIMARY KEY ("player_id")
);
