-- An account that is disabled, by which key or session. Nothing of it is lost, and it can be enabled again.
ALTER TABLE "accounts" ADD COLUMN "disabled_at" TIMESTAMPTZ(3);
ALTER TABLE "accounts" ADD COLUMN "disabled_by" TEXT;
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_disabled_check" CHECK (("disabled_at" IS NULL) = ("disabled_by" IS NULL));
ALTER TABLE "api_keys" ADD COLUMN "revoked_by" TEXT;
