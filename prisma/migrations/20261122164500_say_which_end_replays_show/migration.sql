-- Which end of a game or match a document shows: one that went on and ended again is another one. Unknown of those made before.
ALTER TABLE "replays" ADD COLUMN "version" INTEGER;
