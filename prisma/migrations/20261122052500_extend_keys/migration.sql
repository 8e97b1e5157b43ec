-- Keys that may less than their role, end by themselves, and change their secret without a gap.

ALTER TABLE "api_keys"
    ADD COLUMN "scopes" TEXT[],
    ADD COLUMN "expires_at" TIMESTAMPTZ(3),
    ADD COLUMN "previous_hash" BYTEA,
    ADD COLUMN "previous_until" TIMESTAMPTZ(3),
    ADD COLUMN "last_used_at" TIMESTAMPTZ(3),
    ADD CONSTRAINT "api_keys_previous_check" CHECK (("previous_hash" IS NULL) = ("previous_until" IS NULL)),
    ADD CONSTRAINT "api_keys_previous_hash_check" CHECK (octet_length("previous_hash") = 32);
