-- Who makes the matches of a league: its staff, or players as well, as they did in all leagues so far.
ALTER TABLE "leagues" ADD COLUMN "pairings" TEXT NOT NULL DEFAULT 'players';
ALTER TABLE "leagues" ADD CONSTRAINT "leagues_pairings_check" CHECK ("pairings" IN ('staff', 'players'));
