import { FairTurns } from './fair-turns.js';
import { type ProcessLimits, TaskProcess, type Work } from './task-process.js';
import { TaskFailed } from './tasks.errors.js';

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

/** A process that has done nothing for so long is let go: it takes memory. */
const IDLE_MS = 60_000;

/**
 * Processes that carry out one kind of task, each with a hard limit of time and memory that ends it from outside.
 * They start when they are needed. Our own and not a package (decision 17): a pool counts from when a task was handed
 * in, and knows no callers.
 */
export class TaskPool<Input, Output> {
  private readonly turns: FairTurns;
  private readonly idle: { readonly process: TaskProcess; readonly letGo: NodeJS.Timeout }[] = [];
  private readonly running = new Set<TaskProcess>();
  private isClosed = false;

  /** The script is the entry file, `.js` or `.ts` as that of the caller. */
  constructor(
    private readonly script: URL,
    private readonly limits: TaskLimits,
  ) {
    this.turns = new FairTurns({ ...limits, atOnce: limits.processes });
  }

  /** Throws `TaskTooLong`, `TaskTooLarge`, `TaskQueueFull` and `TaskFailed`. */
  async run({ caller, input, answer = NOTHING, heard = () => undefined }: TaskOf<Input>): Promise<Output> {
    if (this.isClosed) throw new TaskFailed(new Error('the process is ending'));
    const output = await this.turns.run(caller, () => this.execute({ input, answer, heard }));
    // The type of the output is between the pool and the one script that it starts.
    return output as Output;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const ended = new TaskFailed(new Error('the process is ending'));
    this.turns.refuseWaiting(ended);
    const processes = [...this.running, ...this.idle.map(({ process }) => process)];
    for (const { letGo } of this.idle) clearTimeout(letGo);
    await Promise.all(processes.map((each) => each.end(ended)));
  }

  private async execute(work: Work): Promise<unknown> {
    const taken = this.takeProcess();
    this.running.add(taken);
    try {
      return await taken.execute(work);
    } finally {
      this.running.delete(taken);
      if (!taken.isOver) this.keep(taken);
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
