/** The receiver answered, and did not say yes. A redirect is no yes either: it is not followed. */
export class NotTaken extends Error {
  constructor(readonly status: number) {
    super(`The receiver answered ${status}.`);
  }
}
