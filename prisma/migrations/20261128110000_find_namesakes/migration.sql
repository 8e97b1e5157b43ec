-- Whether other players have the same name is asked wherever a player is named.
CREATE INDEX "players_name_idx" ON "players"("name");
