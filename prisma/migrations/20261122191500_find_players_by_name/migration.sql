-- Players are found by how the words of their names begin, in any case and however they are composed.
CREATE INDEX "players_name_words_idx" ON "players"
    USING GIN (array_to_tsvector(array_remove(string_to_array(lower(normalize("name", NFKC)), ' '), '')));
