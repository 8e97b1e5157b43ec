/** A task took longer than tasks of its kind may; its process was ended wherever it was. */
export class TaskTooLong extends Error {
  constructor(readonly ms: number) {
    super(`It took more than ${ms} ms.`);
  }
}

/** A task took more memory than tasks of its kind may. */
export class TaskTooLarge extends Error {
  constructor(readonly heapMb: number) {
    super(`It took more than ${heapMb} MB of memory.`);
  }
}

/** So many tasks wait already: of this caller, or of all. */
export class TaskQueueFull extends Error {
  readonly retryAfterSeconds = 1;
  constructor(readonly most: number) {
    super(`${most} wait already.`);
  }
}

/** A task threw, or its process broke down. */
export class TaskFailed extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
