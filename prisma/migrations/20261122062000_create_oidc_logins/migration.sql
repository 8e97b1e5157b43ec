-- Log-ins that went to an OpenID provider and have not come back yet.

CREATE TABLE "oidc_logins" (
    "secret_hash" BYTEA NOT NULL,
    "state" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "code_verifier" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "oidc_logins_pkey" PRIMARY KEY ("secret_hash")
);
CREATE INDEX "oidc_logins_expires_at_idx" ON "oidc_logins"("expires_at");
