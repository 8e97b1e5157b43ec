-- Members of a team are in a tournament for it.
ALTER TABLE "tournament_entries" ADD COLUMN "team_id" UUID;
