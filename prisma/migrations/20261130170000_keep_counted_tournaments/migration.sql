-- Tournaments whose places count in a season. Without it, "nobody has a place" and "not counted yet" look alike.
CREATE TABLE "season_tournaments" (
    "tournament_id" UUID NOT NULL,
    "season_id" UUID NOT NULL,

    CONSTRAINT "season_tournaments_pkey" PRIMARY KEY ("tournament_id")
);

INSERT INTO "season_tournaments" SELECT DISTINCT "tournament_id", "season_id" FROM "season_places";
