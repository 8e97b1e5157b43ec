-- What of a game is known by assertion only. Games recorded before could assert nothing.
ALTER TABLE "game_facts" ADD COLUMN "assertions" INTEGER NOT NULL DEFAULT 0;
