/**
 * Whether the service has other pages by now than those that run here: a new build takes the scripts away that were not
 * loaded yet. What somebody is typing is theirs to leave, so a page that is shown only says so; one that cannot be
 * shown is loaded anew.
 */

/** Which build pages are of: the script that they begin with, whose name holds a hash of all. */
const entryIn = (page: string): string | null => /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1] ?? null;

const ownEntry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** The build that the service has now; null where it does not answer. */
async function servedEntry(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-cache' });
    return answer.ok ? entryIn(await answer.text()) : null;
  } catch {
    return null; // No connection.
  }
}

let isNewer = false;
const listeners = new Set<() => void>();

export const newer = {
  get: () => isNewer,
  subscribe: (changed: () => void) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  },
  /** After a script was not there. */
  look: async (): Promise<void> => {
    const served = await servedEntry();
    if (isNewer || served === null || served === ownEntry) return;
    isNewer = true;
    for (const changed of listeners) changed();
  },
};

/** Every missing script causes this event, also before a page waits for it. */
export const lookForNewer = (): void => addEventListener('vite:preloadError', () => void newer.look());

const LOADED_FOR = 'kifu.loaded-for';

/**
 * Loads this address anew, once for each build that the service has: what is not there then will not be there the next
 * time. False where it was done before, or the service does not answer.
 */
export async function loadAnew({ again = false } = {}): Promise<boolean> {
  const served = await servedEntry();
  if (served === null) return false;
  try {
    if (!again && sessionStorage.getItem(LOADED_FOR) === served) return false;
    sessionStorage.setItem(LOADED_FOR, served);
  } catch {
    if (!again) return false; // Storage is forbidden: nobody would know that it was done.
  }
  location.reload();
  return true;
}
