-- In which matches a deck was played: once one of them is public, everybody may read the deck.
CREATE INDEX "match_listings_seats_idx" ON "match_listings" USING GIN ("seats" jsonb_path_ops);
