import { describe, expect, it } from 'vitest';
import { type Rules, rulesFor } from '../../../engine/index.js';
import type { StoredEvent, VerifiedEvents } from '../../../platform/event-store/index.js';
import { recordedGame, storedEvents } from '../../../../test/support/recorded-game.js';
import { decodeMatchEvent, type GameStarted, type RulesRegistry } from '../../matches/index.js';
import { auditReport } from '../domain/audit-report.js';
import { memoryOf, ProvenGames } from './proven-games.js';

const rules = rulesFor('lorcana');
if (rules === undefined) throw new Error('the game comes with its rules');

const hashed = (event: StoredEvent): StoredEvent => ({ ...event, hash: `hash of ${event.version}` });
const events = storedEvents(recordedGame({ seed: 3, concedeAfter: 12 })).map(hashed);
const started = decodeMatchEvent(events[0] ?? ({} as StoredEvent)).payload as GameStarted;

/** Proves by these rules; `by` may be exchanged. */
const games = (by: { rules: Rules }) =>
  new ProvenGames({ pinned: () => Promise.resolve(by.rules) } as unknown as RulesRegistry);

/** As if their chain had been walked. */
const verified = (of: readonly StoredEvent[]): VerifiedEvents => ({
  count: of.length,
  hashAt: (version) => of[version - 1]?.hash ?? 'none',
  slice: (from, to) => of.slice(from - 1, to),
});

describe('what a game came to', () => {
  it('is remembered by the hash of its last event, and shared by those who ask at the same time', async () => {
    const proven = games({ rules });
    const [first, second] = await Promise.all([
      proven.prove(started, verified(events)),
      proven.prove(started, verified(events)),
    ]);
    expect(first).toMatchObject({ executed: events.length - 1, differences: [], engine: rules.engine });
    expect(second).toBe(first);
    expect(await proven.prove(started, verified(events))).toBe(first);
  });

  it('misses at another version, with other events, by another build and with other cards', async () => {
    const by = { rules };
    const proven = games(by);
    const first = await proven.prove(started, verified(events));
    expect(await proven.prove(started, verified(events), 5)).toMatchObject({ executed: 5 });
    const forged = events.map((event) =>
      event.version === events.length
        ? { ...event, hash: 'another', payload: { ...(event.payload as object), stateHash: 'x' } }
        : event,
    );
    expect((await proven.prove(started, verified(forged))).differences).toMatchObject([
      { what: 'state-hash', recorded: 'x' },
    ]);
    by.rules = { ...rules, engine: 'another build' };
    expect(await proven.prove(started, verified(events))).toMatchObject({ engine: 'another build' });
    by.rules = { ...rules, cardSet: { ...rules.cardSet, hash: 'other cards' } };
    const again = await proven.prove(started, verified(events));
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
    by.rules = rules;
    expect(await proven.prove(started, verified(events))).toBe(first);
  });

  it('is forgotten where it could not be carried out', async () => {
    const proven = games({ rules });
    const broken = events.map((event) => (event.version === 3 ? { ...event, payload: {} } : event));
    await expect(proven.prove(started, verified(broken))).rejects.toThrow('ActionTaken');
    expect(await proven.prove(started, verified(events))).toMatchObject({ differences: [] });
  });

  it('takes no more bytes than it may', async () => {
    const game = await games({ rules }).prove(started, verified(events));
    const size = 4 * JSON.stringify(game).length;
    const memory = memoryOf(5 * size);
    for (let n = 0; n < 50; n += 1) memory.set(`game ${n}`, { game, left: null });
    expect(memory.calculatedSize).toBeLessThanOrEqual(5 * size);
    expect(memory.size).toBe(4);
    expect(memory.has('game 49') && !memory.has('game 0')).toBe(true);
    const huge = { ...game, differences: Array.from({ length: 10_000 }, () => DIFFERENCE) };
    const large = memoryOf(1e9).set('forged', { game: huge, left: null });
    expect(large.size).toBe(0);
    const left = {
      version: 5,
      before: '',
      ruled: null,
      lots: { branch: 1, serverSecret: '' },
      text: Buffer.alloc(100_000),
    };
    const running = memoryOf(250_000);
    for (let n = 0; n < 5; n += 1) running.set(`game ${n}`, { game, left });
    expect(running.size).toBe(2);
  });

  it('names a card to those alone who may know it, from the same memory', async () => {
    const game = { ...(await games({ rules }).prove(started, verified(events))), differences: [DIFFERENCE] };
    const chain = { ok: true, events: events.length, head: 'h' } as const;
    const told = (isWhole: boolean) =>
      auditReport('g', chain, { game, isWhole, pledged: null }, { chain: 0, execution: 0 }).firstDifference;
    expect(told(true)).toMatchObject({ actual: 'no card c1' });
    expect(told(false)).toMatchObject({ actual: 'withheld' });
    expect(told(true)).toMatchObject({ actual: 'no card c1' });
  });
});

describe('a game that has gone on since it was proven', () => {
  const long = storedEvents(recordedGame({ seed: 5, concedeAfter: 70 })).map(hashed);
  const [first = events[0]] = long;
  const begun = decodeMatchEvent(first ?? ({} as StoredEvent)).payload as GameStarted;
  /** Proves at one version after the other, by one memory; with how often a game was set up for it. */
  const provenAt = async (versions: readonly number[], record = long) => {
    let setUp = 0;
    const create: Rules['create'] = (...asked) => {
      setUp += 1;
      return rules.create(...asked);
    };
    const proven = games({ rules: { ...rules, create } });
    const found = [];
    for (const version of versions) found.push(await proven.prove(begun, verified(record), version));
    return { found, setUp };
  };
  const anew = async (versions: readonly number[], record = long) =>
    Promise.all(versions.map((version) => games({ rules }).prove(begun, verified(record), version)));
  const VERSIONS = [2, 30, 49, 50, 51, 60, long.length];
  const rewound = (version: number, to: number): StoredEvent => {
    const cause = { kind: 'takeback', id: '1' };
    const payload = { to, branch: 2, actions: to - 1, cause, substitutions: [], stateHash: 'unknown' };
    return hashed({ ...(first as StoredEvent), version, type: 'Rewound', schemaVersion: 1, payload });
  };

  it('comes to the same as if it were carried out from the beginning, which it is not', async () => {
    const { found, setUp } = await provenAt(VERSIONS);
    expect(found).toEqual(await anew(VERSIONS));
    expect(found.map(({ executed }) => executed)).toEqual(
      VERSIONS.map((version) => Math.min(version, long.length - 1)),
    );
    expect(found.at(-1)?.turns.begun.length).toBeGreaterThan(3);
    expect(setUp).toBe(1);
  });

  it('repeats a divergence, and re-executes from the beginning what its rules refused', async () => {
    const differing = long.map((event) =>
      [20, 40].includes(event.version)
        ? { ...event, payload: { ...(event.payload as object), logHash: '0'.repeat(64) } }
        : event,
    );
    const { found, setUp } = await provenAt([10, 25, 45], differing);
    expect(found.map(({ differences }) => differences.map(({ version }) => version))).toEqual([
      [],
      [20, 21],
      [20, 21, 40, 41],
    ]);
    expect(found).toEqual(await anew([10, 25, 45], differing));
    expect(setUp).toBe(1);
    const refused = long.map((event) =>
      event.version === 20 ? { ...event, type: 'ChanceAsserted', payload: { asserted: [], stateHash: '' } } : event,
    );
    const again = await provenAt([10, 25, 45], refused);
    expect(again.found).toEqual(await anew([10, 25, 45], refused));
    expect(again.found.at(-1)?.differences).toMatchObject([{ version: 20, what: 'rejected' }]);
    expect(again.setUp).toBe(2);
  });

  it('may have been taken back, to before what is remembered as well', async () => {
    for (const [to, times] of [
      [12, 1],
      [10, 1],
      [9, 2],
    ] as const) {
      const back = [...long.slice(0, 20), rewound(21, to)];
      const { found, setUp } = await provenAt([10, 21], back);
      expect(found).toEqual(await anew([10, 21], back));
      expect(setUp).toBe(times);
    }
  });

  it('misses if an earlier event differs: no proof with other hashes is used', async () => {
    const proven = games({ rules });
    expect((await proven.prove(begun, verified(long), 40)).differences).toEqual([]);
    const forged = long.map((event) => ({
      ...event,
      ...(event.version >= 30 && { hash: `forged ${event.version}` }),
      ...(event.version === 30 && { payload: { ...(event.payload as object), logHash: '0'.repeat(64) } }),
    }));
    expect((await proven.prove(begun, verified(forged), 60)).differences).toMatchObject([
      { version: 30 },
      { version: 31 },
    ]);
    expect((await proven.prove(begun, verified(long), 60)).differences).toEqual([]);
  });
});

const DIFFERENCE = { version: 3, what: 'rejected', recorded: 'accepted', actual: 'no card c1' } as const;
