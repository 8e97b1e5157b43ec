-- Statistics count a game when spectators have seen its end, too. Of games that have ended they have by now, but for a few;
-- `npm run rebuild -- statistics` knows which.
ALTER TABLE "game_facts" ADD COLUMN "shown_at" TIMESTAMPTZ(3);
UPDATE "game_facts" SET "shown_at" = "ended_at";
ALTER TABLE "game_facts" ALTER COLUMN "shown_at" SET NOT NULL;
