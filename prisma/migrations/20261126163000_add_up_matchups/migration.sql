-- Which decks met, and who won: a measure of its own, of which the most frequent are listed.
DROP INDEX "statistic_totals_rank_idx";

CREATE INDEX "statistic_totals_rank_idx" ON "statistic_totals" (
    "game", "league_id", "measure", "statistic",
    (CASE WHEN "measure" IN ('card', 'matchup') THEN "n"::float8 ELSE "hits"::float8 / nullif("n", 0) END) DESC, "n" DESC, "key"
) WHERE "measure" IN ('card', 'deck', 'matchup', 'player');

-- Everything is counted once more; until workers have done so, statistics count it when they are read.
DELETE FROM "statistic_totals";
DELETE FROM "statistic_days";
DELETE FROM "counted_games";
DELETE FROM "counts_due";
INSERT INTO "counts_due" ("match_id", "at") SELECT DISTINCT "match_id", "shown_at" FROM "game_facts";
UPDATE "statistics_version" SET "version" = "version" + 1;
