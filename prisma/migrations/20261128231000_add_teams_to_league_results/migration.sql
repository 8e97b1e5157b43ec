-- `npm run rebuild -- standings` fills the teams of matches that were created before.
-- AlterTable
ALTER TABLE "league_results" ADD COLUMN     "team" INTEGER;
