/**
 * Waits in lanes, one for each caller. Next is the caller with the least recent use, so that callers with little work
 * need not wait for many large ones; among equals, the longest wait decides.
 */
export class FairQueue<Item> {
  private readonly lanes = new Map<string, Item[]>();
  private waiting = 0;
  private readonly had = new Map<string, { readonly ms: number; readonly until: number }>();

  constructor(private readonly most: { readonly ofOne: number; readonly ofAll: number }) {}

  /** The bound that was reached, and then nothing was added; or null. */
  push(caller: string, item: Item): number | null {
    const lane = this.lanes.get(caller) ?? [];
    if (lane.length >= this.most.ofOne) return this.most.ofOne;
    if (this.waiting >= this.most.ofAll) return this.most.ofAll;
    this.lanes.set(caller, lane);
    lane.push(item);
    this.waiting += 1;
    return null;
  }

  /** The next of the callers who may go on. */
  next(mayGoOn: (caller: string) => boolean): { readonly caller: string; readonly item: Item } | null {
    let caller: string | undefined;
    for (const each of this.lanes.keys())
      if (mayGoOn(each) && (caller === undefined || this.hadBy(each) < this.hadBy(caller))) caller = each;
    const lane = caller === undefined ? [] : (this.lanes.get(caller) ?? []);
    const item = lane.shift();
    if (caller === undefined || item === undefined) return null;
    // A `Map` keeps the order of insertion: who has just gone is last of equals from now on.
    this.lanes.delete(caller);
    if (lane.length > 0) this.lanes.set(caller, lane);
    this.waiting -= 1;
    return { caller, item };
  }

  /** The caller has had so much time; it counts until they have had none for a minute. */
  spent(caller: string, ms: number): void {
    const now = performance.now();
    for (const [other, { until }] of this.had) if (until < now) this.had.delete(other);
    this.had.set(caller, { ms: this.hadBy(caller) + ms, until: now + COUNTS_MS });
  }

  private hadBy(caller: string): number {
    return this.had.get(caller)?.ms ?? 0;
  }

  /** All that wait, taken out. */
  drain(): readonly Item[] {
    const all = [...this.lanes.values()].flat();
    this.lanes.clear();
    this.waiting = 0;
    return all;
  }
}

const COUNTS_MS = 60_000;
