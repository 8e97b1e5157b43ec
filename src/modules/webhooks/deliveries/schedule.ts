/** The delays between tries of a failed delivery, and its last try. Tests shorten them. */
export class WebhookSchedule {
  /** Tries in all. With the delays below, the last comes about eleven hours after the first. */
  readonly attempts: number = 14;
  /** Before the second try; doubled, give or take a fifth, before each further one. */
  readonly firstDelayMs: number = 5_000;
  /** A receiver that has accepted nothing for this time is no longer called. */
  readonly disableAfterSeconds: number = 3 * 24 * 3600;
  /** Deliveries to one webhook that are under way at once; to one that fails, one. */
  readonly underWayMax: number = 20;
  /** The same of one owner, and to one host; of those of them that fail, so many. */
  readonly underWayOfOwner: number = 20;
  readonly underWayFailing: number = 4;
  /** How often to look for deliveries that are due. */
  readonly lookEveryMs: number = 500;
  /** A delivery that the queue has had for so long has been lost, and is given to it again. */
  readonly queueSeconds: number = 120;
  readonly keepDays: number = 30;

  /** After so many tries. */
  secondsUntilNextTry(attempts: number): number {
    const seconds = (this.firstDelayMs / 1000) * 2 ** (attempts - 1);
    return seconds * (0.8 + 0.4 * Math.random());
  }
}
