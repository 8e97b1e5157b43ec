/** What the clients know at the end: the promises that Kifu has made them. */

/** A command that was acknowledged: from now on it must be in the record once, just there, just so. */
export interface Promised {
  readonly gameId: string;
  /** The idempotency key. */
  readonly key: string;
  readonly version: number;
  readonly hash: string;
  /** How to ask again. */
  readonly request: { readonly path: string; readonly body: unknown; readonly apiKey: string };
}

export class Journal {
  readonly promised: Promised[] = [];
  /** Ids of the matches whose creation was acknowledged. */
  readonly matches = new Set<string>();
  /** Requests that got no answer, or "not now", and were sent again. */
  retried = 0;
  /** Acknowledgements that came for a request sent before: the first answer was lost on the way. */
  recovered = 0;
  /** Answers that no request should have got. */
  readonly wrong: string[] = [];
}
