-- Lists say how staff has closed a match.
ALTER TABLE "match_listings" ADD COLUMN "closed" TEXT;
UPDATE "match_listings" m SET "closed" = last.payload::jsonb ->> 'kind' FROM (
    SELECT DISTINCT ON (stream) stream, type, payload FROM es.events WHERE type IN ('MatchClosed', 'MatchClosingLifted')
    ORDER BY stream, version DESC
) last WHERE last.stream = m.id AND last.type = 'MatchClosed';
