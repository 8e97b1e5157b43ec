-- Lists say when a ruling or staff changed a match, apart from when it was over.
ALTER TABLE "match_listings" ADD COLUMN "ruled_at" TIMESTAMPTZ(3);
UPDATE "match_listings" m SET "ruled_at" = last.recorded_at FROM (
    SELECT stream, max(recorded_at) AS recorded_at FROM es.events
    WHERE type IN ('MatchRuled', 'MatchLossRuled', 'MatchClosed', 'MatchClosingLifted')
        OR (type = 'MatchReopened' AND payload::jsonb ? 'lifted')
    GROUP BY stream
) last WHERE last.stream = m.id;
