import { AsyncLocalStorage } from 'node:async_hooks';

/** What is refused to a request until it turns out that it was carried out before. */
interface Withheld {
  readonly refusal: Error;
  isLifted: boolean;
}

const withheld = new AsyncLocalStorage<Withheld>();

/**
 * Does `work` for a request that is sent again: it is answered again, and may finish what it had begun. One that was
 * never carried out is refused with `refusal` where it would be recorded under its key.
 */
export const onlyAgain = async <Done>(refusal: Error, work: () => Promise<Done>): Promise<Done> => {
  const held: Withheld = { refusal, isLifted: false };
  // What the work leaves behind, such as a timer, is not withheld anything.
  return withheld.run(held, work).finally(() => (held.isLifted = true));
};

/** Why a request that is not known yet must not be recorded. */
export const refusalOfNew = (): Error | null => {
  const held = withheld.getStore();
  return held === undefined || held.isLifted ? null : held.refusal;
};

/** The request under way was carried out before. */
export const isAgain = (): void => {
  const held = withheld.getStore();
  if (held !== undefined) held.isLifted = true;
};
