import { eventsAt } from '../event-stream.js';
import type { LiveTable } from './live-table.js';

export interface Heard {
  deliveries: number;
  /**
   * From the moment that the service recorded a step to the moment that a listener has it; newest last, so many at
   * most.
   */
  readonly latenesses: number[];
  readonly faults: string[];
}

/** Keeps a run of hours from filling the memory of its driver; every listener's are among them. */
const LATENESSES_MAX = 500_000;

/** Follows one game of a table after the other, each from its beginning, and sees to it that no step is missing. */
export async function listen(
  url: string,
  apiKey: string,
  table: LiveTable,
  { withState }: { readonly withState: boolean },
  heard: Heard,
): Promise<void> {
  for (let seen = 0; ; seen += 1) {
    const gameId = await table.gameAfter(seen);
    if (gameId === null) return;
    const path = `/v1/games/${gameId}/stream?after=1${withState ? '&state=true' : ''}`;
    let last = 1;
    let ended = false;
    const began = Date.now();
    for await (const { id, event, data } of eventsAt(`${url}${path}`, apiKey)) {
      const version = Number(id);
      if (event === 'action') {
        if (version !== last + 1) heard.faults.push(`${gameId}: ${version} came after ${last}`);
        last = version;
        heard.deliveries += 1;
        const recordedAt = Date.parse((data as { readonly at: string }).at);
        // What was played before somebody came is not late.
        if (recordedAt > began && heard.latenesses.length < LATENESSES_MAX)
          heard.latenesses.push(Date.now() - recordedAt);
      }
      ended ||= event === 'end';
    }
    if (!ended) heard.faults.push(`${gameId}: the stream ended after ${last}, and the game had not`);
  }
}
