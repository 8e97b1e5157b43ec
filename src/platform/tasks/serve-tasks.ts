import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FromTask, ToTask } from './messages.js';

/** A task, as the process that carries it out sees it. */
export interface Task<Input> {
  readonly input: Input;
  /**
   * Asks the process that gave the task for something that has to be loaded; the time of the task begins with `begin`
   * then.
   */
  ask(question: unknown): Promise<unknown>;
  begin(): void;
  /** Tells how far it is, or whatever else is waited for. */
  tell(news: unknown): void;
}

/** Behind the process that answers everybody else. */
const NICE = 10;

/** What the entry file of such a process calls: from then on it takes tasks, one after the other. */
export function serveTasks<Input, Output>(execute: (task: Task<Input>) => Output | Promise<Output>): void {
  const say = (message: FromTask): void => void process.send?.(message);
  let answered: ((answer: unknown) => void) | null = null;
  const ask = (question: unknown): Promise<unknown> =>
    new Promise((resolve) => {
      answered = resolve;
      say({ kind: 'ask', question });
    });
  const begin = (): void => say({ kind: 'begun' });
  const tell = (news: unknown): void => say({ kind: 'told', news });
  process.on('message', (message: ToTask) => {
    if (message.kind === 'answer') return answered?.(message.answer);
    // The type of the input is between this process and the one pool that starts it.
    const task: Task<Input> = { input: message.input as Input, ask, begin, tell };
    Promise.resolve()
      .then(() => execute(task))
      .then(
        (output) => say({ kind: 'done', output }),
        (error: unknown) => say(failure(error)),
      );
  });
  endWithParent();
  // A Ctrl-C at the terminal is for the other process, which ends this one.
  process.on('SIGINT', () => undefined);
  setPriority(NICE);
  say({ kind: 'ready' });
}

/**
 * The parent process may be killed. A computing task would not notice, perhaps for ever, so another thread watches the
 * parent and can end the task.
 */
function endWithParent(): void {
  process.on('disconnect', () => process.exit());
  new Worker(WATCH, { eval: true, execArgv: [], workerData: process.ppid }).unref();
}

const WATCH = `
const { workerData: parent } = require('node:worker_threads');
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 1000);
`;

const failure = (error: unknown): FromTask =>
  error instanceof Error
    ? { kind: 'failed', message: error.message, stack: error.stack ?? '' }
    : { kind: 'failed', message: String(error), stack: '' };
