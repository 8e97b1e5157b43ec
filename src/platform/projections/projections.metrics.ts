import { Counter, Gauge } from 'prom-client';

export const consumerPosition = new Gauge({
  name: 'kifu_consumer_position',
  help: 'Last ledger position that a consumer has taken; its distance to the head of the ledger is its lag.',
  labelNames: ['consumer'],
});

export const consumerFailures = new Counter({
  name: 'kifu_consumer_failures_total',
  help: 'Batches that a ledger consumer failed to take and will try again.',
  labelNames: ['consumer'],
});
