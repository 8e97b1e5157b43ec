/**
 * Who is logged in on this device, as the tabs of the browser tell each other: they share a cookie that none of them
 * can read. A tab that has shown somebody's game for an hour must not send what they recorded as who has logged in
 * beside it since then.
 */
import { remember, remembered } from '../app/remembered.js';
import type { Schemas } from './kifu.js';

/** By what a person is known from one log-in to the next. */
export const personOf = ({ player, account, id }: Schemas['MeDto']): string =>
  player?.id ?? account?.id ?? id ?? 'somebody';

export const noteWho = (person: string): void => remember('person', person);

/**
 * Whether the same person is still logged in, as far as this page knows. The service refuses requests after a log-out.
 */
export const isStill = (person: string): boolean => [person, null].includes(remembered('person'));

/** `changed`: another tab has found somebody else logged in. Answers how to stop. */
export function watchWho(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === 'kifu.person') changed();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
