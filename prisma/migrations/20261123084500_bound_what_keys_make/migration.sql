-- What a key makes may no more than it, and for no longer: accounts and webhooks keep what they are bound to, and who made them.

ALTER TABLE "accounts"
    ADD COLUMN "issued_by" TEXT,
    ADD COLUMN "scopes" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "expires_at" TIMESTAMPTZ(3);

ALTER TABLE "webhooks" ADD COLUMN "bound_to" TEXT;

CREATE INDEX "password_resets_issued_by_idx" ON "password_resets"("issued_by") WHERE "ended_at" IS NULL;
