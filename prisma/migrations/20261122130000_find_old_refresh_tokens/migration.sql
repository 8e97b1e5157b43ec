-- Refresh tokens that are older than any session are of no use, and are removed as others are made.
CREATE INDEX "refresh_tokens_created_at_idx" ON "refresh_tokens"("created_at");
