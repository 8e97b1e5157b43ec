import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FromTask, ToTask } from './messages.js';
import { TaskFailed, TaskTooLarge, TaskTooLong } from './tasks.errors.js';

export interface ProcessLimits {
  /** The time limit of a task in ms, from when a process takes it. */
  readonly ms: number;
  readonly heapMb: number;
}

/** What a task asks for is loaded by us, and its time does not count. */
const LOADS_WITHIN_MS = 30_000;

/** A task, and what it may need of us meanwhile. */
export interface Work {
  readonly input: unknown;
  readonly answer: (question: unknown) => Promise<unknown>;
  readonly heard: (news: unknown) => void;
}

/** One process, which carries out one task at a time. What goes beyond its limits ends it. */
export class TaskProcess {
  private readonly child: ChildProcess;
  private readonly ready: Promise<void>;
  private readonly gone: Promise<void>;
  private failed: (error: Error) => void = () => undefined;
  private hear: (message: FromTask) => void = () => undefined;
  /** It takes no further task. */
  isOver = false;

  constructor(
    script: URL,
    private readonly limits: ProcessLimits,
  ) {
    this.child = start(script, limits.heapMb);
    this.ready = new Promise((resolve, reject) => {
      this.hear = ({ kind }) => void (kind === 'ready' && resolve());
      this.failed = reject;
    });
    this.ready.catch(() => undefined);
    this.gone = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => {
        this.breakDown(signal === OUT_OF_MEMORY ? null : new Error(`the process has ended with ${signal ?? code}`));
        resolve();
      });
    });
    this.child.on('message', (message: FromTask) => this.hear(message));
    this.child.on('error', (error) => this.breakDown(error));
  }

  /** Throws `TaskTooLong`, `TaskTooLarge` and `TaskFailed`. */
  async execute({ input, answer, heard }: Work): Promise<unknown> {
    this.hold(true);
    let clock: NodeJS.Timeout | undefined;
    try {
      await this.ready;
      return await new Promise((resolve, reject) => {
        this.failed = reject;
        const startClock = (ms: number): void => {
          clearTimeout(clock);
          clock = setTimeout(() => void this.end(new TaskTooLong(ms)), ms);
        };
        this.hear = (message) => {
          if (message.kind === 'done') resolve(message.output);
          else if (message.kind === 'failed') reject(new TaskFailed(failureIn(message)));
          else if (message.kind === 'told') heard(message.news);
          else if (message.kind === 'begun') startClock(this.limits.ms);
          else if (message.kind === 'ask') {
            startClock(LOADS_WITHIN_MS);
            answer(message.question).then((told) => this.say({ kind: 'answer', answer: told }), reject);
          }
        };
        startClock(this.limits.ms);
        this.say({ kind: 'task', input });
      });
    } catch (error) {
      // One whose task was left alone may still be at it.
      if (!(error instanceof TaskFailed)) await this.end();
      throw error;
    } finally {
      clearTimeout(clock);
      this.hear = () => undefined;
      this.failed = () => undefined;
      this.hold(false);
    }
  }

  /** Wherever it is: a loop without end is ended too. */
  async end(why: Error = new Error('the process was ended')): Promise<void> {
    this.isOver = true;
    this.failed(why);
    this.child.kill('SIGKILL');
    await this.gone;
  }

  private say(message: ToTask): void {
    this.child.send(message, (error) => {
      if (error !== null) this.breakDown(error);
    });
  }

  /** An idle one keeps no process from ending. */
  private hold(isHeld: boolean): void {
    for (const held of [this.child, this.child.channel]) {
      if (isHeld) held?.ref();
      else held?.unref();
    }
  }

  private breakDown(error: Error | null): void {
    this.isOver = true;
    this.failed(error === null ? new TaskTooLarge(this.limits.heapMb) : new TaskFailed(error));
  }
}

/** How V8 ends a process whose heap is full. */
const OUT_OF_MEMORY: NodeJS.Signals = 'SIGABRT';

function failureIn({ message, stack }: Extract<FromTask, { kind: 'failed' }>): Error {
  const error = new Error(message);
  error.stack = stack;
  return error;
}

/** From sources (tests, tsx) the entry file is TypeScript as well, and needs the loader that we run under. */
function start(script: URL, heapMb: number): ChildProcess {
  const file = fileURLToPath(script);
  const loader =
    extname(file) === '.ts' ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  return fork(file, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${SEMI_SPACE_MB}`, ...loader],
    // Nothing that this process knows is needed to compute.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

const SEMI_SPACE_MB = 8;
