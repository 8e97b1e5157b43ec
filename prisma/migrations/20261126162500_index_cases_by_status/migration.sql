-- The docket of judges: what waits for a ruling, the oldest first.
CREATE INDEX "cases_status_opened_at_id_idx" ON "cases"("status", "opened_at", "id");
