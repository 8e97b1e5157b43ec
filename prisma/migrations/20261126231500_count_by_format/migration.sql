-- The format of each game, as it is recorded. Facts of what was never recorded have none, and count for nothing.
ALTER TABLE "game_facts" ADD COLUMN "format" TEXT;
UPDATE "game_facts" f SET "format" = e.payload ->> 'format' FROM es.events e WHERE e.stream = f.game_id AND e.version = 1;
DELETE FROM "game_facts" WHERE "format" IS NULL;
ALTER TABLE "game_facts" ALTER COLUMN "format" SET NOT NULL;

-- Everything is counted once more, also by format; until workers have done so, statistics count it when they are read.
DELETE FROM "statistic_totals";
DELETE FROM "statistic_days";
DELETE FROM "counted_games";
DELETE FROM "counts_due";

-- The empty format stands for all together. A league has one.
ALTER TABLE "statistic_totals" ADD COLUMN "format" TEXT NOT NULL;
ALTER TABLE "statistic_totals" DROP CONSTRAINT "statistic_totals_pkey";
ALTER TABLE "statistic_totals" ADD CONSTRAINT "statistic_totals_pkey" PRIMARY KEY ("game", "league_id", "format", "measure", "statistic", "key");
ALTER TABLE "statistic_days" ADD COLUMN "format" TEXT NOT NULL;
ALTER TABLE "statistic_days" DROP CONSTRAINT "statistic_days_pkey";
ALTER TABLE "statistic_days" ADD CONSTRAINT "statistic_days_pkey" PRIMARY KEY ("game", "league_id", "format", "day", "measure", "statistic", "key");

DROP INDEX "statistic_totals_rank_idx";
CREATE INDEX "statistic_totals_rank_idx" ON "statistic_totals" (
    "game", "league_id", "format", "measure", "statistic",
    (CASE WHEN "measure" IN ('card', 'matchup') THEN "n"::float8 ELSE "hits"::float8 / nullif("n", 0) END) DESC, "n" DESC, "key"
) WHERE "measure" IN ('card', 'deck', 'matchup', 'player');

INSERT INTO "counts_due" ("match_id", "at") SELECT DISTINCT "match_id", "shown_at" FROM "game_facts";
UPDATE "statistics_version" SET "version" = "version" + 1;
