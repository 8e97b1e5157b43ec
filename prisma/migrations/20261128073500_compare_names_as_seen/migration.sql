-- No two logins look the same. The service says what a login looks like; accounts from before look like what is plain of theirs.
ALTER TABLE "accounts" ADD COLUMN "looks" TEXT;
UPDATE "accounts" SET "looks" = "login" WHERE "login" ~ '^[ -~]+$'
    AND NOT EXISTS (SELECT 1 FROM "account_identities" WHERE "account_id" = "accounts"."id");
CREATE UNIQUE INDEX "accounts_looks_key" ON "accounts"("looks");

-- Players are found by how the words of their names begin, in any case, however they are composed, and without their accents.
DROP INDEX "players_name_words_idx";
CREATE INDEX "players_name_words_idx" ON "players"
    USING GIN (array_to_tsvector(array_remove(string_to_array(translate(regexp_replace(normalize(lower(normalize("name", NFKC)), NFD), '[\u0300-\u036F]', '', 'g'), 'øđłħı', 'odlhi'), ' '), '')));
