/**
 * What has been recorded on this device and not been acknowledged by the service. It outlives the page: what was
 * pressed is sent once, in its order, whenever there is a connection again.
 */
import type { Schemas } from '../../api/kifu.js';
import { newOnce } from '../../design/form-input.js';

/** Something that the service is asked to do in a game. */
export type Order =
  | { readonly kind: 'actions'; readonly body: Schemas['TakeActionDto'] }
  | { readonly kind: 'chance'; readonly body: Schemas['AssertChanceDto'] }
  | { readonly kind: 'invocations'; readonly body: Schemas['InvokeTextDto'] }
  | { readonly kind: 'repetitions'; readonly body: Schemas['ProposeRepetitionDto'] }
  | { readonly kind: 'concede'; readonly body: Schemas['OrderDto'] }
  | { readonly kind: 'takebacks'; readonly body: Schemas['ProposeTakebackDto'] }
  | { readonly kind: 'retractions'; readonly body: Schemas['RetractDto'] }
  | { readonly kind: 'consent'; readonly proposal: number; readonly body: Schemas['AnswerTakebackDto'] }
  | { readonly kind: 'cases'; readonly body: Schemas['OpenCaseDto'] };

export interface Entry {
  /** The idempotency key: the service carries an entry out once, however often it is sent. */
  readonly key: string;
  readonly order: Order;
  /** In words, for the reader. */
  readonly says: string;
}

/** What `localStorage` has, as far as it is needed. */
export interface Store {
  readonly length: number;
  key(place: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface Outbox {
  readonly list: () => readonly Entry[];
  readonly add: (order: Order, says: string) => void;
  /** The service has answered the entry: those behind it were decided on what it led to. */
  readonly settle: (key: string, version: number | null) => void;
  /** None of these entries is sent again. */
  readonly clear: () => void;
  readonly subscribe: (changed: () => void) => () => void;
}

const NONE: readonly Entry[] = [];

const PREFIX = 'kifu.outbox.';

/** The number of entries in a game that wait for another user to log in. Only that user may see them. */
export function keptOf(store: Store, game: string): number {
  const names = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
  const ofGame = names.filter((name) => name.startsWith(PREFIX) && name.endsWith(`.${game}`));
  return ofGame.reduce((sum, name) => sum + entriesIn(store.getItem(name)).length, 0);
}

/** The outbox of one person in one game: another person who logs in on this device never sends it. */
export function outboxOf(store: Store, person: string, game: string): Outbox {
  const name = `${PREFIX}${person}.${game}`;
  const listeners = new Set<() => void>();
  let read: { readonly text: string | null; readonly entries: readonly Entry[] } = { text: null, entries: NONE };

  const list = (): readonly Entry[] => {
    const text = store.getItem(name);
    // The same list as long as it says the same: React compares.
    if (text !== read.text) read = { text, entries: entriesIn(text) };
    return read.entries;
  };
  const put = (entries: readonly Entry[]): void => {
    if (entries.length === 0) store.removeItem(name);
    else store.setItem(name, JSON.stringify(entries));
    for (const changed of listeners) changed();
  };

  return {
    list,
    add: (order, says) => put([...list(), { key: newOnce(), order, says }]),
    settle: (key, version) => {
      const settled = list().find((entry) => entry.key === key);
      const rest = list().filter((entry) => entry.key !== key);
      put(settled === undefined || version === null ? rest : rest.map((entry) => following(entry, settled, version)));
    },
    clear: () => put(NONE),
    subscribe: (changed) => {
      listeners.add(changed);
      // Another tab of this browser sends the same list.
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === name || key === null) changed();
      };
      globalThis.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(changed);
        globalThis.removeEventListener('storage', onStorage);
      };
    },
  };
}

/**
 * What was decided on the same version as the one before it, which was ours, is decided on the version that it made.
 */
function following(entry: Entry, settled: Entry, version: number): Entry {
  const [own, before] = [expectedBy(entry.order), expectedBy(settled.order)];
  if (own === undefined || own !== before) return entry;
  return { ...entry, order: { ...entry.order, body: { ...entry.order.body, expectedVersion: version } } as Order };
}

export const expectedBy = ({ body }: Order): number | undefined =>
  'expectedVersion' in body ? body.expectedVersion : undefined;

/** A list that another release of the pages has kept, or somebody else, is none. */
function entriesIn(text: string | null): readonly Entry[] {
  if (text === null) return NONE;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value)
      ? (value as readonly Entry[]).filter(({ key, order }) => Boolean(key) && Boolean(order?.kind))
      : NONE;
  } catch {
    return NONE;
  }
}
