/**
 * A judge corrects a game: manual acts for any card, which happen like effects and are marked as asserted, not proved.
 */
import { describe, expect, it } from 'vitest';
import type { CorrectingAct, Json } from '../../src/engine/index.js';
import { action, character, lorcanaTable } from '../support/lorcana.js';

const CARDS = [
  character({ id: 'guest', strength: 2, willpower: 3 }),
  character({
    id: 'herald',
    abilities: [
      {
        kind: 'triggered',
        name: 'when-banished',
        on: [{ event: 'banished', where: { object: { object: { self: true } } } }],
        effect: { do: 'gain-lore', amount: 1 },
      },
    ],
  }),
  action({ id: 'puzzle', cost: 0, effect: { do: 'by-hand', fingerprint: 'f'.repeat(64) } }),
];

const table = () =>
  lorcanaTable(
    {
      p1: {
        play: [{ card: 'guest', as: 'guest' }],
        hand: [
          { card: 'puzzle', as: 'puzzle' },
          { card: 'guest', as: 'held' },
        ],
      },
      p2: { play: [{ card: 'guest', as: 'other', damage: 2 }], hand: [{ card: 'guest', as: 'theirs' }] },
    },
    CARDS,
  );
type Table = ReturnType<typeof table>;

const correction = (at: Table, acts: readonly CorrectingAct[], { seat = 'p1', source = 'guest' } = {}) =>
  ({ kind: 'correct', seat, source: at.id(source), acts, ruling: 'case/1' }) as const;

const correct = (at: Table, ...acts: readonly CorrectingAct[]): Table => {
  at.command(correction(at, acts));
  return at;
};

describe('a correction', () => {
  it('applies acts about a scripted card, one after the other, on the authority of a ruling', () => {
    const at = table();
    correct(at, { act: 'exert', objects: [at.id('other')] }, { act: 'gain-lore', player: 'p2', number: 2 });
    expect(at.marks('other')).toEqual({ damage: 2, exerted: true });
    expect(at.player('p2')).toMatchObject({ lore: 2 });
    expect(at.log.map(({ kind }) => kind)).toEqual([
      'gameCorrected',
      'corrected',
      'exerted',
      'corrected',
      'loreGained',
    ]);
    at.expectHappened('corrected', { act: 'gain-lore', given: { player: 'p2', number: 2 }, ruling: 'case/1' });
    at.expectDecision({ p1: 'turnAction' });
  });

  it('marks all that it does as asserted, and counts it for no seat', () => {
    const at = table();
    correct(at, { act: 'put-damage', objects: [at.id('guest')], number: 1 });
    expect(at.log.slice(1).every(({ asserted }) => asserted === true)).toBe(true);
    expect(at.player('p1')).not.toHaveProperty('assertions');
    at.answer('p1', { action: 'end-turn' });
    expect(at.log.some(({ asserted }) => asserted === true)).toBe(false);
  });

  it('is followed by checks and triggers as any effect is', () => {
    const at = lorcanaTable({ p1: { play: [{ card: 'herald', as: 'herald' }] }, p2: {} }, CARDS);
    at.command(correction(at, [{ act: 'banish', objects: [at.id('herald')] }], { source: 'herald' }));
    at.expectHappened('banished', { card: 'herald', asserted: true });
    expect(at.player('p1')).toMatchObject({ lore: 1 });
  });

  it('banishes by the check what a wrong damage would have banished', () => {
    const at = table();
    correct(at, { act: 'put-damage', objects: [at.id('other')], number: 1 });
    expect(at.exists('other')).toBe(false);
  });

  it('shows others nothing of a card that they do not see', () => {
    const at = table();
    correct(at, { act: 'put-under-deck', objects: [at.id('held')] });
    const secret = { seats: ['p1'], fields: { given: { objects: [at.id('held')] } } };
    expect(at.log.find(({ kind }) => kind === 'corrected')).toMatchObject({ given: {}, secret });
  });
});

describe('is refused, and nothing changes', () => {
  const refused = (at: Table, act: CorrectingAct | readonly CorrectingAct[], where = {}) => {
    const acts = [act].flat() as readonly CorrectingAct[];
    const before = at.state;
    const { code, details } = at.refusedCommand(correction(at, acts, where));
    expect(at.state).toBe(before);
    return [code, details as Json];
  };

  it('an act that there is not, or that takes other parts', () => {
    const at = table();
    const guest = [at.id('guest')];
    expect(refused(at, { act: 'win' })).toMatchObject(['correction.impossible', { act: 'win' }]);
    for (const [act, part] of [
      [{ act: 'banish' }, 'objects'],
      [{ act: 'banish', objects: [...guest, ...guest] }, 'objects'],
      [{ act: 'banish', objects: guest, player: 'p1' }, 'player'],
      [{ act: 'banish', objects: guest, number: 1 }, 'number'],
      [{ act: 'gain-lore', objects: guest, player: 'p1', number: 1 }, 'objects'],
      [{ act: 'gain-lore', player: 'p3', number: 1 }, 'player'],
      [{ act: 'gain-lore', player: 'p1', number: 0 }, 'number'],
      [{ act: 'gain-lore', player: 'p1', number: 1.5 }, 'number'],
      [{ act: 'gain-lore', player: 'p1', number: 1_000_000 }, 'number'],
    ] as const) {
      expect(refused(at, act)).toEqual(['correction.impossible', { act: act.act, part }]);
    }
  });

  it('an act to what is not there, or not in sight of the seat', () => {
    const at = table();
    for (const id of ['o999', at.id('theirs')]) {
      expect(refused(at, { act: 'put-on-deck', objects: [id] })).toMatchObject(['correction.impossible', {}]);
    }
  });

  it('any of several acts', () => {
    const at = table();
    const good = { act: 'gain-lore', player: 'p1', number: 1 };
    expect(refused(at, [good, { act: 'win' }])[0]).toBe('correction.impossible');
    expect(at.player('p1')).toMatchObject({ lore: 0 });
  });

  it('about a card that is not in sight', () => {
    const at = table();
    const act = { act: 'gain-lore', player: 'p1', number: 1 };
    for (const source of ['held', 'nothing']) expect(refused(at, act, { source })[0]).toBe('correction.impossible');
  });

  it('while something is under way, and in the name of nobody', () => {
    const at = table();
    const act = { act: 'gain-lore', player: 'p1', number: 1 };
    expect(refused(at, act, { seat: 'p9' })[0]).toBe('seat.unknown');
    at.answer('p1', { action: 'play', card: 'puzzle', pay: 'ink' });
    expect(refused(at, act)[0]).toBe('correction.not-at-rest');
  });
});

describe('what may be corrected', () => {
  const listed = (at: Table, seat: string) => at.rules.corrections(at.state)?.acts[seat] ?? [];
  const actOf = (at: Table, seat: string, act: string) => listed(at, seat).find((each) => each.act === act);

  it('is said as whole parts: to which cards the seat may see, to whom, how much', () => {
    const at = table();
    expect(at.rules.corrections(at.state)?.sources).toEqual([at.id('guest'), at.id('other')]);
    expect(actOf(at, 'p1', 'put-on-deck')).toEqual({
      act: 'put-on-deck',
      title: expect.any(String) as string,
      objects: [at.id('guest'), at.id('other'), at.id('puzzle'), at.id('held')],
      objectsMax: 1,
    });
    expect(actOf(at, 'p2', 'discard')).toMatchObject({ objects: [at.id('theirs')], objectsMax: 1 });
    expect(actOf(at, 'p1', 'gain-lore')).toMatchObject({ players: ['p1', 'p2'], numberMax: 99 });
    expect(actOf(at, 'p1', 'remove-damage')).toMatchObject({ objects: [at.id('other')] });
  });

  it('leaves out what can be done to nothing, and all of it while something is under way', () => {
    const at = table();
    expect(actOf(at, 'p1', 'ready')).toBeUndefined();
    at.answer('p1', { action: 'play', card: 'puzzle', pay: 'ink' });
    expect(at.rules.corrections(at.state)).toBeNull();
  });

  it('is what a correction is accepted with, each act with each of its cards', () => {
    for (const seat of ['p1', 'p2'])
      for (const { act, objects = [''], players: [player] = [], numberMax } of listed(table(), seat))
        for (const id of objects) {
          const at = table();
          const parts = { ...(id !== '' && { objects: [id] }), ...(player !== undefined && { player }) };
          at.command(correction(at, [{ act, ...parts, ...(numberMax !== undefined && { number: 1 }) }], { seat }));
          at.expectHappened('corrected', { act });
        }
  });
});
