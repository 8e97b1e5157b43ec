import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isStill } from '../../api/who.js';
import { deliver, type Delivery, restUntilOnline, type Trouble } from './deliver.js';
import { type Entry, type Order, outboxOf } from './outbox.js';

export interface Sending {
  /** Not acknowledged by the service, the oldest first. */
  readonly waiting: readonly Entry[];
  readonly trouble: Trouble | null;
  readonly send: (order: Order, says: string) => void;
  readonly dismiss: () => void;
}

/**
 * The outbox of a person in a game, which is being sent while this is shown. `onChange`: the game is to be read again.
 */
export function useOutbox(person: string, gameId: string, onChange: Delivery['onChange']): Sending {
  const outbox = useMemo(() => outboxOf(localStorage, person, gameId), [person, gameId]);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.list);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [round, setRound] = useState(0);
  const isEmpty = waiting.length === 0;
  useEffect(() => {
    if (isEmpty) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const isOwn = () => isStill(person);
    void deliver({ outbox, gameId, signal, isOwn, onTrouble: setTrouble, onChange, rest: restUntilOnline });
    return () => leaving.abort();
  }, [outbox, person, gameId, isEmpty, onChange, round]);
  // Perhaps they have logged in again in another tab, and come back to this one.
  const isLoggedOut = trouble?.kind === 'logged-out';
  useEffect(() => {
    if (!isLoggedOut) return undefined;
    const again = (): void => setRound((now) => now + 1);
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [isLoggedOut]);
  const send = useCallback(
    (order: Order, says: string) => {
      setTrouble((now) => (now?.kind === 'offline' || now?.kind === 'busy' || now?.kind === 'logged-out' ? now : null));
      outbox.add(order, says);
    },
    [outbox],
  );
  return { waiting, trouble, send, dismiss: useCallback(() => setTrouble(null), []) };
}
