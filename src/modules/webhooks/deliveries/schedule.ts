/** When a failed delivery is tried again, and when nobody tries any more. Tests make it faster. */
export class WebhookSchedule {
  /** Tries in all. With the delays below, the last comes about eleven hours after the first. */
  readonly attempts: number = 14;
  /** Before the second try; doubled, give or take a fifth, before each further one. */
  readonly firstDelayMs: number = 5_000;
  /** A receiver that has taken nothing for so long is not called any more. */
  readonly disableAfterSeconds: number = 3 * 24 * 3600;
  /** How often to look for deliveries that are due. */
  readonly lookEveryMs: number = 500;
  /** A delivery that the queue has had for so long has been lost, and is given to it again. */
  readonly queueSeconds: number = 120;
  readonly keepDays: number = 30;

  /** Seconds within which the queue will have tried again after so many attempts. */
  secondsUntilTriedAgain(attempts: number): number {
    return (this.firstDelayMs / 1000) * 2 ** attempts + this.queueSeconds;
  }
}
