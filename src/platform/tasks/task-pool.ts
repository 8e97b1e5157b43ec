import { FairQueue } from './fair-queue.js';
import { type ProcessLimits, TaskProcess, type Work } from './task-process.js';
import { TaskFailed, TaskQueueFull } from './tasks.errors.js';

export interface TaskLimits extends ProcessLimits {
  /** At once; one caller may have all of them but one. */
  readonly processes: number;
  /** Tasks that wait for a process, of one caller and of all. */
  readonly waitingOfOne: number;
  readonly waitingOfAll: number;
}

export interface TaskOf<Input> extends Partial<Work> {
  /** Whose turn it is: each caller has its own. */
  readonly caller: string;
  readonly input: Input;
}

type Waiting = { readonly work: Work; readonly settle: Settle };
type Settle = { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void };

/** A process that has done nothing for so long is let go: it takes memory. */
const IDLE_MS = 60_000;

/**
 * Processes that carry out one kind of task, each with a hard limit of time and memory that ends it from outside.
 * They start when they are needed. Our own and not a package (decision 17): a pool counts from when a task was handed in,
 * and knows no callers.
 */
export class TaskPool<Input, Output> {
  private readonly queue: FairQueue<Waiting>;
  private readonly idle: { readonly process: TaskProcess; readonly letGo: NodeJS.Timeout }[] = [];
  private readonly running = new Map<TaskProcess, string>();
  private isClosed = false;

  /** The script is the entry file, `.js` or `.ts` as that of the caller. */
  constructor(
    private readonly script: URL,
    private readonly limits: TaskLimits,
  ) {
    this.queue = new FairQueue({ ofOne: limits.waitingOfOne, ofAll: limits.waitingOfAll });
  }

  /** Throws `TaskTooLong`, `TaskTooLarge`, `TaskQueueFull` and `TaskFailed`. */
  async run({ caller, input, answer = NOTHING, heard = () => undefined }: TaskOf<Input>): Promise<Output> {
    if (this.isClosed) throw new TaskFailed(new Error('the process is ending'));
    const output = await new Promise((resolve, reject) => {
      const full = this.queue.push(caller, { work: { input, answer, heard }, settle: { resolve, reject } });
      if (full !== null) reject(new TaskQueueFull(full));
      else this.startWaiting();
    });
    // The type of the output is between the pool and the one script that it starts.
    return output as Output;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const ended = new TaskFailed(new Error('the process is ending'));
    for (const { settle } of this.queue.drain()) settle.reject(ended);
    const processes = [...this.running.keys(), ...this.idle.map(({ process }) => process)];
    for (const { letGo } of this.idle) clearTimeout(letGo);
    await Promise.all(processes.map((each) => each.end(ended)));
  }

  private startWaiting(): void {
    while (this.running.size < this.limits.processes) {
      const next = this.queue.next((caller) => this.mayStart(caller));
      if (next === null) return;
      void this.runNext(next.caller, next.item);
    }
  }

  private mayStart(caller: string): boolean {
    const own = [...this.running.values()].filter((other) => other === caller).length;
    return own < Math.max(1, this.limits.processes - 1);
  }

  private async runNext(caller: string, { work, settle }: Waiting): Promise<void> {
    const taken = this.takeProcess();
    this.running.set(taken, caller);
    const began = performance.now();
    try {
      settle.resolve(await taken.execute(work));
    } catch (error) {
      settle.reject(error);
    } finally {
      this.running.delete(taken);
      this.queue.spent(caller, performance.now() - began);
      if (!taken.isOver) this.keep(taken);
      this.startWaiting();
    }
  }

  private takeProcess(): TaskProcess {
    for (;;) {
      const kept = this.idle.pop();
      if (kept === undefined) return new TaskProcess(this.script, this.limits);
      clearTimeout(kept.letGo);
      if (!kept.process.isOver) return kept.process;
    }
  }

  private keep(process: TaskProcess): void {
    const letGo = setTimeout(() => {
      this.idle.splice(
        this.idle.findIndex((kept) => kept.process === process),
        1,
      );
      void process.end();
    }, IDLE_MS);
    letGo.unref();
    this.idle.push({ process, letGo });
  }
}

const NOTHING = (): Promise<unknown> => Promise.resolve(null);
