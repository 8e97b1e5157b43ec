/** Waits in lanes, one for each caller: whoever has sent many waits behind those who have sent few. */
export class FairQueue<Item> {
  private readonly lanes = new Map<string, Item[]>();
  private waiting = 0;

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

  /** The next of the callers who may go on, each in turn. */
  next(mayGoOn: (caller: string) => boolean): { readonly caller: string; readonly item: Item } | null {
    for (const [caller, lane] of this.lanes) {
      if (!mayGoOn(caller)) continue;
      const item = lane.shift();
      // A `Map` keeps the order of insertion: who has just gone is last from now on.
      this.lanes.delete(caller);
      if (item === undefined) continue;
      if (lane.length > 0) this.lanes.set(caller, lane);
      this.waiting -= 1;
      return { caller, item };
    }
    return null;
  }

  /** All that wait, taken out. */
  drain(): readonly Item[] {
    const all = [...this.lanes.values()].flat();
    this.lanes.clear();
    this.waiting = 0;
    return all;
  }
}
