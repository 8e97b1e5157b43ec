import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Works on one stream, one after the other in this process. Writers that decide on the newest version would otherwise
 * overtake each other, and each would decide again. Writers in other processes are still met by `onNewest`.
 */
export class OneByOne {
  /** By stream, while works are under way or wait. */
  private readonly turns = new Map<string, LimitFunction>();

  async run<Output>(stream: string, work: () => Promise<Output>): Promise<Output> {
    const turn = this.turns.get(stream) ?? pLimit(1);
    this.turns.set(stream, turn);
    try {
      return await turn(work);
    } finally {
      if (turn.activeCount + turn.pendingCount === 0) this.turns.delete(stream);
    }
  }

  /** Streams with works that are under way or wait. */
  get size(): number {
    return this.turns.size;
  }
}
