import { FairQueue } from './fair-queue.js';
import { TaskQueueFull } from './tasks.errors.js';

export interface TurnLimits {
  /** One caller may have all of them but one. */
  readonly atOnce: number;
  /** Works that wait, of one caller and of all. */
  readonly waitingOfOne: number;
  readonly waitingOfAll: number;
}

type Work = () => Promise<unknown>;
type Waiting = { readonly work: Work; readonly settle: Settle };
type Settle = { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void };

/**
 * Carries out so much at once, and gives each caller a turn: however much one of them asks for, the others need not
 * wait for it.
 */
export class FairTurns {
  private readonly queue: FairQueue<Waiting>;
  /** The caller of each task that is under way. */
  private readonly callers: string[] = [];

  constructor(private readonly limits: TurnLimits) {
    this.queue = new FairQueue({ ofOne: limits.waitingOfOne, ofAll: limits.waitingOfAll });
  }

  /** Throws `TaskQueueFull`, and what the work throws. */
  async run<Output>(caller: string, work: () => Promise<Output>): Promise<Output> {
    const output = await new Promise((resolve, reject) => {
      const full = this.queue.push(caller, { work, settle: { resolve, reject } });
      if (full !== null) reject(new TaskQueueFull(full));
      else this.startWaiting();
    });
    // The queue holds works of all types; each settles its own promise.
    return output as Output;
  }

  /** Rejects all works that wait. */
  refuseWaiting(error: Error): void {
    for (const { settle } of this.queue.drain()) settle.reject(error);
  }

  private startWaiting(): void {
    while (this.callers.length < this.limits.atOnce) {
      const next = this.queue.next((caller) => this.mayStart(caller));
      if (next === null) return;
      void this.carryOut(next.caller, next.item);
    }
  }

  private mayStart(caller: string): boolean {
    const own = this.callers.filter((other) => other === caller).length;
    return own < Math.max(1, this.limits.atOnce - 1);
  }

  private async carryOut(caller: string, { work, settle }: Waiting): Promise<void> {
    this.callers.push(caller);
    const began = performance.now();
    try {
      settle.resolve(await work());
    } catch (error) {
      settle.reject(error);
    } finally {
      this.callers.splice(this.callers.indexOf(caller), 1);
      this.queue.spent(caller, performance.now() - began);
      this.startWaiting();
    }
  }
}
