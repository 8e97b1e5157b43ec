-- Card sets by their content, and the imports that make them.

-- A file that somebody wants the cards of. The file itself is kept until the import has ended.
CREATE TABLE "catalogue_imports" (
    "id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "file_name" TEXT,
    "file_sha256" TEXT NOT NULL,
    "file_bytes" INTEGER NOT NULL,
    "requested_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "upload" BYTEA,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "ended_at" TIMESTAMPTZ(3),
    "card_set" TEXT,
    "report" JSON,
    "error" JSON,

    CONSTRAINT "catalogue_imports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "catalogue_imports_status_check" CHECK ("status" IN ('waiting', 'running', 'done', 'failed')),
    CONSTRAINT "catalogue_imports_upload_check" CHECK (("upload" IS NOT NULL) = ("status" IN ('waiting', 'running'))),
    CONSTRAINT "catalogue_imports_done_check" CHECK (("card_set" IS NOT NULL AND "report" IS NOT NULL) = ("status" = 'done')),
    CONSTRAINT "catalogue_imports_failed_check" CHECK (("error" IS NOT NULL) = ("status" = 'failed'))
);

-- A card set is its content: `cards` is `json`, not `jsonb`, because it holds the very text whose SHA-256 is the hash
-- (RFC 8785), and the database sees to it. A set without a number came with a release, and was stored when that first started;
-- imported sets count 1, 2, 3… in each game.
CREATE TABLE "card_sets" (
    "game" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "version" INTEGER,
    "import_id" UUID,
    "totals" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cards" JSON NOT NULL,

    CONSTRAINT "card_sets_pkey" PRIMARY KEY ("game", "hash"),
    CONSTRAINT "card_sets_hash_check" CHECK ("hash" = encode(sha256(convert_to("cards"::text, 'UTF8')), 'hex')),
    CONSTRAINT "card_sets_version_check" CHECK ("version" > 0),
    CONSTRAINT "card_sets_import_check" CHECK (("version" IS NULL) = ("import_id" IS NULL))
);

CREATE UNIQUE INDEX "card_sets_game_version_key" ON "card_sets"("game", "version");

ALTER TABLE "card_sets" ADD CONSTRAINT "card_sets_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "catalogue_imports"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- Games pin card sets by hash for ever: a set is added or it is there, and nothing else.
REVOKE UPDATE, DELETE, TRUNCATE ON "card_sets" FROM kifu_app;

-- What was asked for stays as it was asked; how far it came is written on.
REVOKE UPDATE, DELETE, TRUNCATE ON "catalogue_imports" FROM kifu_app;
GRANT UPDATE ("upload", "status", "done", "total", "ended_at", "card_set", "report", "error") ON "catalogue_imports" TO kifu_app;
