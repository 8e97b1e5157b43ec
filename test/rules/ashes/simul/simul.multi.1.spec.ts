import { expect, it } from 'vitest';
import { ally } from '../../../support/ashes.js';
import { cast, its, sequence, UNITS, workers } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

rule('Ashes simul.multi.1', () => {
  it('takes a number as it was when the effect began, for each of several', () => {
    // Two units of p1's: 2 damage to each, also when the first of them is gone.
    const own = { count: { is: ['unit'], of: 'you' } } as const;
    const table = cast(its(UNITS, { do: 'deal', objects: 'it', amount: own }), {
      p1: { battlefield: workers({ a: {}, b: {} }) },
    });
    table.expectDecision({ p1: 'nextOfSeveral' }).answer('p1', 'b');
    expect([table.exists('a'), table.exists('b')]).toEqual([false, false]);
  });
});

rule('Ashes simul.multi.2', () => {
  it('lets the player of the effect say of each of several which is next', () => {
    const table = cast(its({ is: ['unit'], of: 'opponents' }, { do: 'exhaust', objects: 'it' }), {
      p2: { battlefield: workers({ a: {} }) },
      p3: { battlefield: workers({ b: {}, c: { status: 1 } }) },
    });
    table.expectLegal('p1', ['a', 'b', 'c']).answer('p1', 'c');
    expect([table.marks('c'), table.marks('b')]).toEqual([{ exhaustion: 1, status: 1 }, {}]);
    table.answer('p1', 'a').expectDecision({ p1: 'turnAction' });
    expect([table.marks('a'), table.marks('b')]).toEqual([{ exhaustion: 1 }, { exhaustion: 1 }]);
  });
  it('asks nothing for one, nor for none', () => {
    cast(its(UNITS, { do: 'exhaust', objects: 'it' })).expectDecision({ p1: 'turnAction' });
    cast(its(UNITS, { do: 'exhaust', objects: 'it' }), { p2: { battlefield: ['worker'] } }).expectDecision({
      p1: 'turnAction',
    });
  });
});

/** Each player draws up to two cards; each that is not drawn is 1 damage to the Phoenixborn. */
const feast = sequence(
  { do: 'each-draws', of: 'all', count: 2, upTo: true, as: 'drawn' },
  { do: 'all', from: { is: ['phoenixborn'] }, as: 'hosts' },
  {
    do: 'for-each',
    objects: 'hosts',
    as: 'host',
    effect: {
      do: 'deal',
      objects: 'host',
      amount: { plus: [2, { plus: [{ share: 'drawn', of: 'host' }], times: -1 }] },
    },
  },
);

rule('Ashes simul.multi.2', () => {
  it('carries out an effect on every player clockwise from the active one, then the next effect', () => {
    const table = cast(feast, { p2: {}, p3: { drawPile: ['worker'] } });
    table.expectDecision({ p1: 'howMany' }).answer('p1', 2).expectDecision({ p2: 'howMany' }).answer('p2', 0);
    table.expectNotHappened('damageDealt').expectLegal('p3', [0, 1]).answer('p3', 1);
    expect(table.log.filter(({ kind }) => kind === 'damageDealt').map(({ seat, amount }) => [seat, amount])).toEqual([
      ['p2', 2],
      ['p3', 1],
    ]);
    expect(['p1', 'p2', 'p3'].map((seat) => table.cards(seat, 'hand').length)).toEqual([2, 0, 1]);
  });
  it('does not ask who has nothing to draw', () => {
    const table = cast(feast, { p1: { drawPile: [] }, p2: { drawPile: [] } });
    expect(table.log.filter(({ kind }) => kind === 'damageDealt').map(({ amount }) => amount)).toEqual([2, 2]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('goes on with the others where one leaves instead of answering', () => {
    const table = cast(feast, { p2: {}, p3: {} }).answer('p1', 2).concede('p2');
    table.expectDecision({ p3: 'howMany' }).answer('p3', 2).expectDecision({ p1: 'turnAction' });
  });
});

rule('Ashes simul.multi.3', () => {
  it('passes over what has left play meanwhile', () => {
    const table = cast(
      its(UNITS, { do: 'deal', objects: 'it', amount: 1 }),
      { p2: { battlefield: ['bomb', 'bomb'] } },
      [
        ally({
          id: 'bomb',
          life: 1,
          abilities: [
            {
              kind: 'triggered',
              name: 'burst',
              timing: 'when',
              on: [{ event: 'destroyed', where: { object: { object: { self: true } } } }],
              effect: its(UNITS, { do: 'destroy', objects: 'it' }),
            },
          ],
        }),
      ],
    );
    const first = table.find('p2', 'battlefield', 'bomb');
    table.answer('p1', first).expectDecision({ p1: 'turnAction' });
    expect(table.cards('p2', 'discardPile')).toEqual(['bomb', 'bomb']);
    expect(table.log.filter(({ kind }) => kind === 'damageDealt')).toHaveLength(1);
  });
});
