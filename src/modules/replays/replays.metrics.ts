import { Counter } from 'prom-client';

/** Anything but zero is an alarm: either the engine or the record of a game has changed. */
export const replayDifferences = new Counter({
  name: 'kifu_replay_differences_total',
  help: 'Recorded steps that, carried out again, led to another state.',
  labelNames: ['what'],
});
