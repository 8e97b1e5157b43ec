-- The match in which a deck was drafted. What a player drafted there is stored once, however often it is asked for.
ALTER TABLE "decks" ADD COLUMN "draft_id" UUID;
CREATE UNIQUE INDEX "decks_draft_id_player_id_hash_key" ON "decks"("draft_id", "player_id", "hash");
