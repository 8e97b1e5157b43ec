-- A player may be renamed; what the player was called before stays on record.
CREATE TABLE "former_names" (
    "id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_by" TEXT NOT NULL,

    CONSTRAINT "former_names_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "former_names_player_id_idx" ON "former_names"("player_id");
ALTER TABLE "former_names" ADD CONSTRAINT "former_names_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
REVOKE UPDATE, DELETE, TRUNCATE ON "former_names" FROM kifu_app;
