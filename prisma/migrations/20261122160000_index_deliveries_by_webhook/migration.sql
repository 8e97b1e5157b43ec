-- What is due is looked for webhook by webhook, so that one that fails holds up nobody else.
CREATE INDEX "webhook_deliveries_webhook_id_status_due_at_idx" ON "webhook_deliveries"("webhook_id", "status", "due_at");
