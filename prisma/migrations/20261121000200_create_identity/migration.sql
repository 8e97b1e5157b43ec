-- Players and the keys of the API.

CREATE TABLE "players" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "players_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "players_name_check" CHECK (length("name") BETWEEN 1 AND 80)
);

CREATE TABLE "api_keys" (
    "id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "label" TEXT,
    "player_id" UUID,
    "secret_hash" BYTEA NOT NULL,
    "bootstrap" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "api_keys_role_check" CHECK ("role" IN ('admin', 'organiser', 'judge', 'player', 'spectator')),
    CONSTRAINT "api_keys_secret_hash_check" CHECK (octet_length("secret_hash") = 32),
    -- A player's key acts for exactly one player, and no other key acts for one.
    CONSTRAINT "api_keys_player_check" CHECK (("role" = 'player') = ("player_id" IS NOT NULL))
);

CREATE INDEX "api_keys_player_id_idx" ON "api_keys"("player_id");

ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- Recorded games name players and keys for ever: the service may revoke a key, never remove one.
REVOKE DELETE, TRUNCATE ON "players", "api_keys" FROM kifu_app;
