-- The file is one transaction. Nobody counts until it is over, so that no count is missing in the months.
SELECT pg_advisory_xact_lock(hashtext('kifu statistics'));

-- A process of the version before would change days and leave months as they are. With another name for the days each of
-- its statements that does so fails, and the process of this version that comes after it does the work.
ALTER TABLE "statistic_days" RENAME TO "statistic_day_totals";
ALTER TABLE "statistic_day_totals" RENAME CONSTRAINT "statistic_days_pkey" TO "statistic_day_totals_pkey";

-- What the days of a month (UTC) come to: a span of time is read as whole months and the days at its edges.
CREATE TABLE "statistic_month_totals" (
    "game" TEXT NOT NULL,
    "league_id" UUID NOT NULL,
    "format" TEXT NOT NULL,
    "month" DATE NOT NULL,
    "measure" TEXT NOT NULL,
    "statistic" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "turnless" BOOLEAN NOT NULL,
    "label" TEXT,
    "n" BIGINT NOT NULL,
    "hits" BIGINT NOT NULL,
    "sum" DECIMAL NOT NULL,

    CONSTRAINT "statistic_month_totals_pkey" PRIMARY KEY ("game", "league_id", "format", "month", "measure", "statistic", "key", "turnless")
);

-- Months are as right as the days that they are added up from, so no game is counted again.
INSERT INTO "statistic_month_totals" ("game", "league_id", "format", "month", "measure", "statistic", "key", "turnless", "label", "n", "hits", "sum")
SELECT "game", "league_id", "format", date_trunc('month', "day"::timestamp)::date, "measure", "statistic", "key", "turnless",
    max("label"), sum("n"), sum("hits"), sum("sum")
FROM "statistic_day_totals" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;

-- Answers that a process remembers were read from days alone: they are read again.
UPDATE "statistics_version" SET "version" = "version" + 1;
