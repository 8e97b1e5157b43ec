import { Gauge } from 'prom-client';

const sources = new Map<string, () => number>();

new Gauge({
  name: 'kifu_remembered_bytes',
  help: 'What this process holds in memory so as not to make it again, as it reckons itself, by what. Each has a bound.',
  labelNames: ['what'],
  collect() {
    for (const [what, bytes] of sources) this.set({ what }, bytes());
  },
});

/** If several sources have one name in a process (in tests), the last one is shown. */
export function showRemembered(what: string, bytes: () => number): void {
  sources.set(what, bytes);
}
