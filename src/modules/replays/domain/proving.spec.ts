import { expect, describe, it } from 'vitest';
import { type GameState, type LogEntry, type Rules, rulesFor, type Session } from '../../../engine/index.js';
import { type Json, type StoredEvent } from '../../../platform/event-store/index.js';
import { recordedGame, storedEvents } from '../../../../test/support/recorded-game.js';
import { reexecute } from './re-execution.js';

const rules = rulesFor('lorcana');
if (rules === undefined) throw new Error('the game comes with its rules');

const GAME_ID = '0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f';
const game = { seed: 7, gameId: GAME_ID };
const events = storedEvents(recordedGame(game));
const differences = (record: readonly StoredEvent[], by: Rules = rules) =>
  reexecute(record, () => by).differences.map(({ version, what }) => `${version} ${what}`);

const edited = (version: number, edit: (payload: Record<string, Json>) => object): readonly StoredEvent[] =>
  events.map((event) =>
    event.version === version
      ? { ...event, payload: edit({ ...(event.payload as Record<string, Json>) }) as Json }
      : event,
  );

const has = (field: string) =>
  events.flatMap(({ version, payload }) => (field in (payload as object) ? [version] : []));

describe('a game as it is recorded', () => {
  it('hashes every log, and the state at the start, every fifty versions and at the end', () => {
    expect(events.length).toBeGreaterThan(100);
    expect(has('logHash')).toEqual(events.slice(0, -1).map(({ version }) => version));
    const due = events.map(({ version }) => version).filter((version) => version % 50 === 0);
    expect(has('stateHash')).toEqual([...new Set([1, ...due, events.length])]);
    expect(differences(events)).toEqual([]);
  });

  it('verifies where it was begun, or recorded as a whole, by the first releases', () => {
    for (const oldUpTo of [1, 49, 50, Infinity]) {
      const record = storedEvents(recordedGame({ ...game, oldUpTo }));
      expect(record.filter(({ payload }) => 'logHash' in (payload as object))).toHaveLength(
        Math.max(0, events.length - 1 - oldUpTo),
      );
      expect(differences(record)).toEqual([]);
      const at = Math.min(60, oldUpTo);
      const lie = (event: StoredEvent): StoredEvent =>
        event.version === at
          ? { ...event, payload: { ...(event.payload as object), stateHash: 'f'.repeat(64) } }
          : event;
      expect(differences(record.map(lie))).toContain(`${at} state-hash`);
    }
  });

  it('differs where a recorded hash was changed, and in the log after it, which goes on from it', () => {
    expect(differences(edited(7, (payload) => ({ ...payload, logHash: 'e'.repeat(64) })))).toEqual([
      '7 log-hash',
      '8 log-hash',
    ]);
    expect(differences(edited(50, (payload) => ({ ...payload, stateHash: 'e'.repeat(64) })))).toEqual([
      '50 state-hash',
    ]);
    const last = events.length;
    expect(differences(edited(last, (payload) => ({ ...payload, stateHash: 'e'.repeat(64) })))).toEqual([
      `${last} state-hash`,
    ]);
  });

  it('cannot leave a hash out', () => {
    const without = (name: string) => (payload: Record<string, Json>) =>
      Object.fromEntries(Object.entries(payload).filter(([field]) => field !== name));
    expect(differences(edited(50, without('stateHash')))).toEqual(['50 state-hash']);
    expect(differences(edited(50, without('logHash')))).toEqual(['51 log-hash']);
    expect(() => differences(edited(7, without('logHash')))).toThrow('ActionTaken');
  });
});

describe('an engine that comes to something else', () => {
  /** The same rules, but with another result of commands. */
  const telling = (tell: (log: readonly LogEntry[]) => readonly LogEntry[]): Rules => {
    const session = (state: GameState): Session => {
      const own = rules.session(state);
      const submit: Session['submit'] = (command) => {
        const led = own.submit(command);
        return led.kind === 'rejected' ? led : { ...led, log: tell(led.log) };
      };
      return Object.create(own, { submit: { value: submit } }) as Session;
    };
    return { ...rules, session };
  };
  const steps = reexecute(events, () => rules).steps.slice(1);
  const told = (is: (log: readonly LogEntry[]) => boolean) =>
    steps.flatMap(({ version, log }) => (is(log) ? [`${version} log-hash`] : []));

  it.each<[string, (entry: LogEntry, secret: Secret) => LogEntry]>([
    [
      'what it is',
      (entry, { seats, fields }) => ({
        ...entry,
        secret: { seats, fields: Object.fromEntries(Object.keys(fields).map((field) => [field, 'x'])) },
      }),
    ],
    ['one field more', (entry, { seats, fields }) => ({ ...entry, secret: { seats, fields: { ...fields, more: 1 } } })],
    ['who is told', (entry, { fields }) => ({ ...entry, secret: { seats: ['p1', 'p2'], fields } })],
    ['that it is hidden', ({ secret: _, ...open }, { fields }) => ({ ...open, ...fields })],
    ['that there is anything', ({ secret: _, ...open }) => open],
  ])('is found out at every event at which a hidden entry differs: %s', (_, edit) => {
    const by = telling((log) => log.map((entry) => (entry.secret === undefined ? entry : edit(entry, entry.secret))));
    const hidden = told((log) => log.some(({ secret }) => secret !== undefined));
    expect(hidden.length).toBeGreaterThan(10);
    expect(differences(events, by)).toEqual(hidden);
  });

  it.each<[string, (log: readonly LogEntry[]) => readonly LogEntry[]]>([
    ['missing', (log) => log.slice(1)],
    ['told twice', (log) => [...log.slice(0, 1), ...log]],
    ['in another place', (log) => (log.length > 1 ? [...log.slice(1), ...log.slice(0, 1)] : [])],
  ])('is found out where an entry is %s', (_, tell) => {
    expect(differences(events, telling(tell))).toEqual(told((log) => log.length > 0));
  });

  it('is found out at the next recorded state where nothing told of it', () => {
    const later: Rules = {
      ...rules,
      stateHash: (state) => rules.stateHash({ ...state, turn: { ...state.turn, number: state.turn.number + 1 } }),
    };
    expect(differences(events, later)).toEqual(has('stateHash').map((version) => `${version} state-hash`));
  });
});

type Secret = NonNullable<LogEntry['secret']>;
