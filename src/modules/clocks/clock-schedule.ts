/** When what is looked for. Tests make it faster. */
export class ClockSchedule {
  /** How often to look for deadlines that come near, and for seats that have fallen silent. */
  readonly lookEveryMs: number = 500;
  /** A deadline is given to the queue so long before it comes: most move on before that, and never reach it. */
  readonly aheadSeconds: number = 60;
  /** Time that should have been expired for so long has been lost by the queue, and is given to it again. */
  readonly queueSeconds: number = 10;
  /** A seat counts as present for so long after an action, or a heartbeat. */
  readonly presenceSeconds: number = 30;
  /** How often open streams count as a heartbeat. */
  readonly heartbeatEveryMs: number = 1_000;
}
