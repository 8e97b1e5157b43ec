-- Ratings also change by merges of records, which have no round, and may change ratings of several games.
-- `npm run rebuild -- ratings` notes merges of before.
-- AlterTable
ALTER TABLE "rating_corrections" DROP CONSTRAINT "rating_corrections_pkey",
ALTER COLUMN "round" DROP NOT NULL,
ALTER COLUMN "table_number" DROP NOT NULL,
ADD CONSTRAINT "rating_corrections_pkey" PRIMARY KEY ("position", "player_id", "game", "format");
