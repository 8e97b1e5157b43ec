import { StoreBusy, VersionConflict } from './event-store.problems.js';

/** What an attempt answers that others came before: what it was decided on is not the newest any more. */
export const OVERTAKEN = Symbol('overtaken');

interface Races {
  /** So often others may come first. */
  readonly max?: number;
  /** What is thrown where that does not end. */
  readonly tooMany?: () => Error | Promise<Error>;
}

/**
 * What is decided on the newest version of a stream and appended on exactly that one: if others append in between, it
 * is decided again on what there is now. Throws `StoreBusy`, or what is named instead, where that does not end.
 */
export async function onNewest<Done>(
  attempt: () => Promise<Done | typeof OVERTAKEN>,
  { max = 16, tooMany = () => new StoreBusy(1) }: Races = {},
): Promise<Done> {
  for (let race = 0; race < max; race += 1) {
    const done = await attempt().catch(overtaken);
    if (done !== OVERTAKEN) return done;
  }
  throw await tooMany();
}

function overtaken(error: unknown): typeof OVERTAKEN {
  if (error instanceof VersionConflict) return OVERTAKEN;
  throw error;
}
