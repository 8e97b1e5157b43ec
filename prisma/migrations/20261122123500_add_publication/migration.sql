-- What a league's matches have in common: how far spectators are behind, by time or by turns, and whether whoever plays in
-- it has agreed that everything becomes public.
ALTER TABLE "leagues" ADD COLUMN "delay_seconds" INTEGER;
ALTER TABLE "leagues" ADD COLUMN "delay_turns" INTEGER;
ALTER TABLE "leagues" ADD COLUMN "publication" TEXT NOT NULL DEFAULT 'consent';
ALTER TABLE "leagues" ADD CONSTRAINT "leagues_delay_check" CHECK (num_nonnulls("delay_seconds", "delay_turns") < 2);
ALTER TABLE "leagues" ADD CONSTRAINT "leagues_publication_check" CHECK ("publication" IN ('consent', 'open'));

-- The seats whose players have agreed that everything becomes public.
ALTER TABLE "match_listings" ADD COLUMN "consents" TEXT[] NOT NULL DEFAULT '{}';

-- A replay for each pair of eyes: what is no secret to everybody is one to somebody.
ALTER TABLE "replays" ADD COLUMN "viewer" TEXT NOT NULL DEFAULT 'everything';
ALTER TABLE "replays" DROP CONSTRAINT "replays_pkey";
ALTER TABLE "replays" ADD CONSTRAINT "replays_pkey" PRIMARY KEY ("id", "branch", "viewer");

-- What the whole table saw of each card, beside what happened with it.
ALTER TABLE "game_facts" ADD COLUMN "seen_per_card" JSONB NOT NULL DEFAULT '{}';
