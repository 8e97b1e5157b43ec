/**
 * Loaded into a server before all else (`node --import`): tells its parent how long its event loop was held, and its
 * memory.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
let cpuBefore = process.cpuUsage();
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

process.on('message', (what) => {
  if (what === 'begin') {
    delay.reset();
    cpuBefore = process.cpuUsage();
    process.send({ begun: true });
    return;
  }
  // The monitor is a timer of the loop: what has just ended it sees at its next turn.
  setTimeout(() => {
    const { user, system } = process.cpuUsage(cpuBefore);
    process.send({
      cpuMs: (user + system) / 1_000,
      heldMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS),
      rssBytes: process.memoryUsage.rss(),
    });
  }, 5);
});
process.channel?.unref();
