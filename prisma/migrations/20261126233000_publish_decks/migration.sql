-- Decks that their players have made public. A deck itself never changes, so this is beside it; what is withdrawn is gone.
CREATE TABLE "deck_publications" (
    "deck_id" UUID NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_by" TEXT NOT NULL,

    CONSTRAINT "deck_publications_pkey" PRIMARY KEY ("deck_id")
);

ALTER TABLE "deck_publications" ADD CONSTRAINT "deck_publications_deck_id_fkey" FOREIGN KEY ("deck_id") REFERENCES "decks"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
