import { expect, it } from 'vitest';
import { action, ally, alteration, ashesTable, dice } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const cards = [ally({ id: 'bear', life: 4 }), alteration({ id: 'curse', bonus: { attack: -1 } })];
const CURSED = [{ card: 'bear', as: 'bear' }];

/** p2 has cursed the bear of p3; a curse of p3 lies on the worker of p2. */
const at = () =>
  ashesTable(
    {
      p1: { battlefield: ['worker'] },
      p2: { battlefield: [{ card: 'worker', as: 'theirs' }], activePool: dice('natural', 'class', 2) },
      p3: { battlefield: CURSED, hand: [{ card: 'curse', as: 'curse' }] },
    },
    cards,
    { turn: { active: 'p3' } },
  );

rule('Ashes multi.4', () => {
  it('takes the player and the play area out of the game', () => {
    const table = at().concede('p2');
    expect(
      ['battlefield', 'hand', 'drawPile', 'phoenixborn', 'activePool'].map((zone) => table.cards('p2', zone)),
    ).toEqual([[], [], [], [], []]);
    table.expectHappened('lost', { seat: 'p2', cites: 'multi.4' }).expectDecision({ p3: 'turnAction' });
    expect(table.refusedCommand({ kind: 'concede', seat: 'p2' }).code).toBe('seat.left');
  });
  it('returns what others have there to their piles', () => {
    const table = at().answer('p3', { action: 'play', card: 'curse' }).answer('p3', 'theirs');
    expect(table.cards('p2', 'attached')).toEqual(['curse']);
    table.concede('p2');
    expect(table.cards('p3', 'discardPile')).toEqual(['curse']);
  });
});

rule('Ashes multi.5', () => {
  it('leaves what the player has with others where it is, until it leaves play', () => {
    const table = ashesTable(
      {
        p1: { hand: [{ card: 'curse', as: 'curse' }] },
        p2: { battlefield: CURSED },
        p3: {},
      },
      cards,
    );
    table.answer('p1', { action: 'play', card: 'curse' }).answer('p1', 'bear').concede('p1');
    expect(table.cards('p2', 'attached')).toEqual(['curse']);
    expect(table.facts('bear').numbers).toMatchObject({ attack: 0 });
  });
  it('leaves also what an effect of the player has made of them for a while', () => {
    const song = action({
      id: 'song',
      effect: {
        do: 'sequence',
        of: [
          { do: 'all', from: { is: ['unit'] }, as: 'it' },
          { do: 'modify', objects: 'it', changes: [{ change: 'number', name: 'attack', add: 3 }], until: 'endOfRound' },
        ],
      },
    });
    const seats = { p1: { hand: [{ card: 'song', as: 'song' }] }, p2: { battlefield: CURSED }, p3: {} };
    const table = ashesTable(seats, [...cards, song])
      .answer('p1', { action: 'play', card: 'song' })
      .concede('p1');
    expect(table.facts('bear').numbers).toMatchObject({ attack: 4 });
    for (const seat of ['p2', 'p3']) table.answer(seat, { action: 'pass' }).answer(seat, { action: 'end' });
    expect(table.facts('bear').numbers).toMatchObject({ attack: 1 });
  });
});

rule('Ashes multi.6', () => {
  it('goes on while two are left, and is won by the last', () => {
    const table = at().concede('p2');
    expect(table.state.outcome).toBeNull();
    table.concede('p1');
    expect(table.state.outcome).toMatchObject({ winners: ['p3'], losers: ['p1', 'p2'] });
  });
});
