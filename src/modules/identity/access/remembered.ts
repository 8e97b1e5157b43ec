interface Entry<T> {
  readonly value: Promise<T>;
  readonly until: number;
  /** The value once it has arrived, for callers that cannot wait. */
  arrived?: T;
}

/**
 * Answers of the database, believed for a while: requests that arrive together share one question, and a failure is not
 * remembered. The oldest answers make room.
 */
export class Remembered<T> {
  private readonly entries = new Map<string, Entry<T>>();

  constructor(
    private readonly forMs: number,
    private readonly max: number,
  ) {}

  get(name: string, ask: () => Promise<T>): Promise<T> {
    const known = this.entries.get(name);
    if (known !== undefined && known.until > Date.now()) return known.value;
    const fresh: Entry<T> = { value: ask(), until: Date.now() + this.forMs };
    this.keep(name, fresh);
    fresh.value.then(
      (value) => (fresh.arrived = value),
      // The callers who wait for it report the failure; the next one asks again.
      () => this.forget(name),
    );
    return fresh.value;
  }

  /** What is known at this moment: never waits and never asks. */
  peek(name: string): T | undefined {
    return this.entries.get(name)?.arrived;
  }

  forget(name: string): void {
    this.entries.delete(name);
  }

  forgetAll(): void {
    this.entries.clear();
  }

  private keep(name: string, fresh: Entry<T>): void {
    this.entries.delete(name);
    const oldest = this.entries.keys().next();
    if (this.entries.size >= this.max && oldest.done !== true) this.entries.delete(oldest.value);
    this.entries.set(name, fresh);
  }
}
