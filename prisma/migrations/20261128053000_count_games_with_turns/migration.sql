-- Staff has closed the match, and nobody lost it by that: its games count for nothing.
ALTER TABLE "match_listings" ADD COLUMN "voided" BOOLEAN NOT NULL DEFAULT false;
UPDATE "match_listings" m SET "voided" = true FROM (
    SELECT DISTINCT ON (stream) stream, type, payload FROM es.events WHERE type IN ('MatchClosed', 'MatchClosingLifted')
    ORDER BY stream, version DESC
) last WHERE last.stream = m.id AND last.type = 'MatchClosed' AND last.payload::jsonb -> 'lost' = '[]';

DROP TRIGGER owe_count_of_changed ON "match_listings";
CREATE TRIGGER owe_count_of_changed AFTER UPDATE ON "match_listings" FOR EACH ROW
  WHEN (OLD.voided <> NEW.voided OR (OLD.status = 'ended' AND cardinality(OLD.consents) = cardinality(OLD.players))
    IS DISTINCT FROM (NEW.status = 'ended' AND cardinality(NEW.consents) = cardinality(NEW.players)))
  EXECUTE FUNCTION owe_count();

-- Everything is counted once more, games without turns apart; until workers have done so, statistics count it when they are read.
DELETE FROM "statistic_totals";
DELETE FROM "statistic_days";
DELETE FROM "counted_games";
DELETE FROM "counts_due";

ALTER TABLE "statistic_totals" ADD COLUMN "turnless" BOOLEAN NOT NULL;
ALTER TABLE "statistic_totals" DROP CONSTRAINT "statistic_totals_pkey";
ALTER TABLE "statistic_totals" ADD CONSTRAINT "statistic_totals_pkey" PRIMARY KEY ("game", "league_id", "format", "measure", "statistic", "key", "turnless");
ALTER TABLE "statistic_days" ADD COLUMN "turnless" BOOLEAN NOT NULL;
ALTER TABLE "statistic_days" DROP CONSTRAINT "statistic_days_pkey";
ALTER TABLE "statistic_days" ADD CONSTRAINT "statistic_days_pkey" PRIMARY KEY ("game", "league_id", "format", "day", "measure", "statistic", "key", "turnless");

DROP INDEX "statistic_totals_rank_idx";
CREATE INDEX "statistic_totals_rank_idx" ON "statistic_totals" (
    "game", "league_id", "format", "measure", "statistic",
    (CASE WHEN "measure" IN ('card', 'matchup') THEN "n"::float8 ELSE "hits"::float8 / nullif("n", 0) END) DESC, "n" DESC, "key"
) WHERE NOT "turnless" AND "measure" IN ('card', 'deck', 'matchup', 'player');

INSERT INTO "counts_due" ("match_id", "at") SELECT DISTINCT "match_id", "shown_at" FROM "game_facts";
UPDATE "statistics_version" SET "version" = "version" + 1;
