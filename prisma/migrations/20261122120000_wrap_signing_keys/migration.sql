-- The private half of a signing key is kept wrapped, which is a text. The next start wraps what is there.
ALTER TABLE "signing_keys" RENAME COLUMN "private_jwk" TO "private_key";
ALTER TABLE "signing_keys" ALTER COLUMN "private_key" TYPE TEXT USING "private_key"::text;
