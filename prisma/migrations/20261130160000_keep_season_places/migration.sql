-- Places in ended tournaments of seasons: a projection of the ledger, which begins with its first event.
CREATE TABLE "season_places" (
    "tournament_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "season_id" UUID NOT NULL,
    "place" INTEGER NOT NULL,

    CONSTRAINT "season_places_pkey" PRIMARY KEY ("tournament_id","player_id")
);

CREATE INDEX "season_places_season_id_idx" ON "season_places"("season_id");
