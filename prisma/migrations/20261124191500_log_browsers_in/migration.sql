-- What the cookies of browsers stand for: the session of an account, or a key by the secret that it had.

CREATE TABLE "browser_sessions" (
    "hash" BYTEA NOT NULL,
    "session_id" UUID,
    "key_id" TEXT,
    "key_hash" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "browser_sessions_pkey" PRIMARY KEY ("hash"),
    CONSTRAINT "browser_sessions_hash_check" CHECK (octet_length("hash") = 32),
    CONSTRAINT "browser_sessions_stands_for_check"
      CHECK (num_nonnulls("session_id", "key_id") = 1 AND ("key_id" IS NULL) = ("key_hash" IS NULL))
);
CREATE INDEX "browser_sessions_session_id_idx" ON "browser_sessions"("session_id");
CREATE INDEX "browser_sessions_key_id_idx" ON "browser_sessions"("key_id");
CREATE INDEX "browser_sessions_expires_at_idx" ON "browser_sessions"("expires_at");
ALTER TABLE "browser_sessions" ADD CONSTRAINT "browser_sessions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
ALTER TABLE "browser_sessions" ADD CONSTRAINT "browser_sessions_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
