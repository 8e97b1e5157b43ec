-- The file is one transaction. A process that still counts holds some of these tables and waits for others, so this waits
-- for all of them at once and holds none meanwhile.
DO $$
BEGIN
  LOOP
    BEGIN
      LOCK TABLE "statistic_totals", "statistic_day_totals", "statistic_month_totals", "game_facts", "counted_games", "counts_due"
        IN ACCESS EXCLUSIVE MODE NOWAIT;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
END
$$;

ALTER TABLE "game_facts" ADD COLUMN "tournament_id" UUID;
CREATE INDEX "game_facts_tournament_id_idx" ON "game_facts"("tournament_id");

UPDATE "game_facts" f SET "tournament_id" = (e.payload #>> '{pairing,tournamentId}')::uuid
FROM es.events e WHERE e.stream = f.match_id AND e.version = 1 AND e.payload -> 'pairing' IS NOT NULL;

-- Totals are kept of leagues and of tournaments. A process of the version before would leave out tournaments. With another
-- name for the column each of its statements fails, and the process of this version that comes after it does the work.
ALTER TABLE "statistic_totals" RENAME COLUMN "league_id" TO "scope_id";
ALTER TABLE "statistic_day_totals" RENAME COLUMN "league_id" TO "scope_id";
ALTER TABLE "statistic_month_totals" RENAME COLUMN "league_id" TO "scope_id";

-- If games of tournaments were counted before, everything is counted again: totals are deleted and owed.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "game_facts" WHERE "tournament_id" IS NOT NULL) THEN
    DELETE FROM "statistic_totals";
    DELETE FROM "statistic_day_totals";
    DELETE FROM "statistic_month_totals";
    DELETE FROM "counted_games";
    DELETE FROM "counts_due";
    INSERT INTO "counts_due" ("match_id", "at") SELECT DISTINCT "match_id", "shown_at" FROM "game_facts";
    UPDATE "statistics_version" SET "version" = "version" + 1;
  END IF;
END
$$;
