import { StoreBusy, VersionConflict } from './event-store.errors.js';

const RACES_MAX = 16;

/**
 * What is decided on the newest version of a stream and appended on exactly that one: if others append in between, it is
 * decided again on what there is now. Throws `StoreBusy` where that does not end.
 */
export async function onNewest<Done>(attempt: () => Promise<Done>): Promise<Done> {
  for (let race = 0; race < RACES_MAX; race += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
  throw new StoreBusy(1);
}
