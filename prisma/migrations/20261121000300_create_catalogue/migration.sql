-- Decks, each as it was when it was judged legal.

CREATE TABLE "decks" (
    "id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "cards" JSONB NOT NULL,
    "hash" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "card_set" TEXT NOT NULL,
    "player_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "decks_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "decks_hash_check" CHECK ("hash" ~ '^[0-9a-f]{64}$')
);

CREATE INDEX "decks_player_id_idx" ON "decks"("player_id");
CREATE INDEX "decks_hash_idx" ON "decks"("hash");

ALTER TABLE "decks" ADD CONSTRAINT "decks_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- Games point to decks by id, so a deck must stay what it was.
REVOKE UPDATE, DELETE, TRUNCATE ON "decks" FROM kifu_app;
