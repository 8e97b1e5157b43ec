-- Documents are kept as they are served. Those of before are made again when they are first asked for, or by a rebuild.
TRUNCATE "replays";
ALTER TABLE "replays" ALTER COLUMN "document" TYPE BYTEA USING convert_to("document", 'UTF8');
-- It is compressed already.
ALTER TABLE "replays" ALTER COLUMN "document" SET STORAGE EXTERNAL;
ALTER TABLE "replays" ALTER COLUMN "version" SET NOT NULL;
-- Without the other branches beside it, a document does not show that it is the one that counts.
ALTER TABLE "replays" ADD COLUMN "is_last" BOOLEAN NOT NULL DEFAULT true;
