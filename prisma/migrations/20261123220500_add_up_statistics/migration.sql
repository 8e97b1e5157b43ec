-- What the facts of games add up to, kept beside them: of all time, and of each day (UTC). The nil UUID stands for all leagues
-- together. Each row follows from the facts of the games that are counted.
CREATE TABLE "statistic_totals" (
    "game" TEXT NOT NULL,
    "league_id" UUID NOT NULL,
    "measure" TEXT NOT NULL,
    "statistic" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "label" TEXT,
    "n" BIGINT NOT NULL,
    "hits" BIGINT NOT NULL,
    "sum" DECIMAL NOT NULL,

    CONSTRAINT "statistic_totals_pkey" PRIMARY KEY ("game", "league_id", "measure", "statistic", "key")
);

CREATE TABLE "statistic_days" (
    "game" TEXT NOT NULL,
    "league_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "measure" TEXT NOT NULL,
    "statistic" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "label" TEXT,
    "n" BIGINT NOT NULL,
    "hits" BIGINT NOT NULL,
    "sum" DECIMAL NOT NULL,

    CONSTRAINT "statistic_days_pkey" PRIMARY KEY ("game", "league_id", "day", "measure", "statistic", "key")
);

-- The best decks and players, and the most counted cards, without a look at the others.
CREATE INDEX "statistic_totals_rank_idx" ON "statistic_totals" (
    "game", "league_id", "measure", "statistic",
    (CASE "measure" WHEN 'card' THEN "n"::float8 ELSE "hits"::float8 / nullif("n", 0) END) DESC, "n" DESC, "key"
) WHERE "measure" IN ('card', 'deck', 'player');

-- The games whose facts the totals contain, and whether as those of a public match.
CREATE TABLE "counted_games" (
    "game_id" UUID NOT NULL,
    "is_public" BOOLEAN NOT NULL,

    CONSTRAINT "counted_games_pkey" PRIMARY KEY ("game_id")
);

-- Matches whose games are to be counted, or counted otherwise, from a moment on. Rows are added and taken away, never changed:
-- whoever takes one has seen all that was committed with it.
CREATE TABLE "counts_due" (
    "id" BIGINT GENERATED ALWAYS AS IDENTITY NOT NULL,
    "match_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "counts_due_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "counts_due_at_idx" ON "counts_due"("at");
CREATE INDEX "game_facts_match_id_idx" ON "game_facts"("match_id");

-- Counts the changes of all of it: what was answered before is right until the next one.
CREATE TABLE "statistics_version" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "statistics_version_pkey" PRIMARY KEY ("id")
);

INSERT INTO "statistics_version" DEFAULT VALUES;

-- Of a match that is not public less is counted. Whoever changes that, by events, by a rebuild or by hand, owes a count.
CREATE FUNCTION owe_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO counts_due (match_id, at) VALUES (coalesce(NEW.id, OLD.id), '-infinity');
  RETURN NULL;
END $$;

CREATE TRIGGER owe_count_of_new AFTER INSERT ON "match_listings" FOR EACH ROW
  WHEN (NEW.status = 'ended') EXECUTE FUNCTION owe_count();
CREATE TRIGGER owe_count_of_changed AFTER UPDATE ON "match_listings" FOR EACH ROW
  WHEN ((OLD.status = 'ended' AND cardinality(OLD.consents) = cardinality(OLD.players))
    IS DISTINCT FROM (NEW.status = 'ended' AND cardinality(NEW.consents) = cardinality(NEW.players)))
  EXECUTE FUNCTION owe_count();
CREATE TRIGGER owe_count_of_gone AFTER DELETE ON "match_listings" FOR EACH ROW
  WHEN (OLD.status = 'ended') EXECUTE FUNCTION owe_count();

-- Until workers have counted what there is, statistics count it when they are read.
INSERT INTO "counts_due" ("match_id", "at") SELECT DISTINCT "match_id", "shown_at" FROM "game_facts";
