-- Audits find streams by what they begin with: the cases about a match, for one.
CREATE INDEX "events_first_idx" ON es.events (type) WHERE version = 1;

-- They write what tables should hold into temporary ones, and compare. Usually everybody may.
DO $$
BEGIN
  EXECUTE format('GRANT TEMPORARY ON DATABASE %I TO kifu_app', current_database());
END
$$;
