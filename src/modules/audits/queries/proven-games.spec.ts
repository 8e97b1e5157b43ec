import { describe, expect, it } from 'vitest';
import { type Rules, rulesFor } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { recordedGame, storedEvents } from '../../../../test/support/recorded-game.js';
import { decodeMatchEvent, type GameStarted, type RulesRegistry } from '../../matches/index.js';
import { auditReport } from '../domain/audit-report.js';
import { memoryOf, ProvenGames } from './proven-games.js';

const rules = rulesFor('lorcana');
if (rules === undefined) throw new Error('the game comes with its rules');

const events = storedEvents(recordedGame({ seed: 3, concedeAfter: 12 })).map((event) => ({
  ...event,
  hash: `hash of ${event.version}`,
}));
const started = decodeMatchEvent(events[0] ?? ({} as StoredEvent)).payload as GameStarted;

/** Proves by these rules; `by` may be exchanged. */
const games = (by: { rules: Rules }) =>
  new ProvenGames({ pinned: () => Promise.resolve(by.rules) } as unknown as RulesRegistry);

describe('what a game came to', () => {
  it('is remembered by the hash of its last event, and shared by those who ask at the same time', async () => {
    const proven = games({ rules });
    const [first, second] = await Promise.all([proven.prove(started, events), proven.prove(started, events)]);
    expect(first).toMatchObject({ executed: events.length - 1, differences: [], engine: rules.engine });
    expect(second).toBe(first);
    expect(await proven.prove(started, events)).toBe(first);
  });

  it('is another thing at another version, with other events, by another build and with other cards', async () => {
    const by = { rules };
    const proven = games(by);
    const first = await proven.prove(started, events);
    expect(await proven.prove(started, events.slice(0, 5))).toMatchObject({ executed: 5 });
    const forged = events.map((event) =>
      event.version === events.length
        ? { ...event, hash: 'another', payload: { ...(event.payload as object), stateHash: 'x' } }
        : event,
    );
    expect((await proven.prove(started, forged)).differences).toMatchObject([{ what: 'state-hash', recorded: 'x' }]);
    by.rules = { ...rules, engine: 'another build' };
    expect(await proven.prove(started, events)).toMatchObject({ engine: 'another build' });
    by.rules = { ...rules, cardSet: { ...rules.cardSet, hash: 'other cards' } };
    const again = await proven.prove(started, events);
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
    by.rules = rules;
    expect(await proven.prove(started, events)).toBe(first);
  });

  it('is forgotten where it could not be carried out', async () => {
    const proven = games({ rules });
    const broken = events.map((event) => (event.version === 3 ? { ...event, payload: {} } : event));
    await expect(proven.prove(started, broken)).rejects.toThrow('ActionTaken');
    expect(await proven.prove(started, events)).toMatchObject({ differences: [] });
  });

  it('takes no more bytes than it may', async () => {
    const game = await games({ rules }).prove(started, events);
    const size = 4 * JSON.stringify(game).length;
    const memory = memoryOf(5 * size);
    for (let n = 0; n < 50; n += 1) memory.set(`game ${n}`, game);
    expect(memory.calculatedSize).toBeLessThanOrEqual(5 * size);
    expect(memory.size).toBe(4);
    expect(memory.has('game 49') && !memory.has('game 0')).toBe(true);
    const huge = { ...game, differences: Array.from({ length: 10_000 }, () => DIFFERENCE) };
    const large = memoryOf(1e9).set('forged', huge);
    expect(large.size).toBe(0);
  });

  it('names a card to those alone who may know it, from the same memory', async () => {
    const game = { ...(await games({ rules }).prove(started, events)), differences: [DIFFERENCE] };
    const chain = { ok: true, events: events.length, head: 'h' } as const;
    const told = (isWhole: boolean) =>
      auditReport('g', chain, { game, isWhole, pledged: null }, { chain: 0, execution: 0 }).firstDifference;
    expect(told(true)).toMatchObject({ actual: 'no card c1' });
    expect(told(false)).toMatchObject({ actual: 'withheld' });
    expect(told(true)).toMatchObject({ actual: 'no card c1' });
  });
});

const DIFFERENCE = { version: 3, what: 'rejected', recorded: 'accepted', actual: 'no card c1' } as const;
