-- A key of a player is made by others too: which key or session did it.
ALTER TABLE "api_keys" ADD COLUMN "issued_by" TEXT;
