-- Ways back in for people who forgot their passwords, issued by staff. Who let whom in stays recorded.

CREATE TABLE "password_resets" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "issued_by" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "ended_why" TEXT,

    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "password_resets_token_hash_check" CHECK (octet_length("token_hash") = 32),
    CONSTRAINT "password_resets_ended_check" CHECK (("ended_at" IS NULL) = ("ended_why" IS NULL))
);
CREATE UNIQUE INDEX "password_resets_token_hash_key" ON "password_resets"("token_hash");
CREATE INDEX "password_resets_account_id_idx" ON "password_resets"("account_id");
-- One at a time is open.
CREATE UNIQUE INDEX "password_resets_open_key" ON "password_resets"("account_id") WHERE "ended_at" IS NULL;
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

REVOKE UPDATE, DELETE, TRUNCATE ON "password_resets" FROM kifu_app;
GRANT UPDATE ("ended_at", "ended_why") ON "password_resets" TO kifu_app;
