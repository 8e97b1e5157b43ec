import { expect, it } from 'vitest';
import { allPass, dice } from '../../../support/ashes.js';
import { attachedTo, born, card, decksTable, expectWounds } from '../../../support/ashes-decks.js';
import { rule } from '../../../support/rule.js';

type Table = ReturnType<typeof decksTable>;

/** To the first question of the end of the round. */
const toTheEnd = (table: Table): Table => {
  allPass(table);
  for (const { seat, kind } of [...table.state.pending]) if (kind === 'exhaustDice') table.answer(seat, []);
  return table;
};

rule('Ashes endround.1', () => {
  const faded = () =>
    toTheEnd(
      decksTable({
        p1: {
          ...born('champion'),
          battlefield: [card('iron-worker', { wounds: 4 })],
          attached: [attachedTo('iron-worker', 'massive-growth'), attachedTo('iron-worker', 'fade-away')],
          activePool: dice('natural', 'basic', 1),
        },
        p2: { activePool: dice('charm', 'basic', 1) },
      }),
    );
  it('depends on the order: an ally destroyed with its Growth is discarded, a fading one removed', () => {
    const ends = faded()
      .legal('p1')
      .map((first) => {
        const table = faded().expectDecision({ p1: 'respond' }).answer('p1', first);
        return [table.cards('p1', 'removed'), [...table.cards('p1', 'discardPile')].sort()];
      });
    expect(ends).toHaveLength(2);
    expect(ends).toContainEqual([['iron-worker'], ['fade-away', 'massive-growth']]);
    expect(ends).toContainEqual([[], ['fade-away', 'iron-worker', 'massive-growth']]);
  });
  it('begins with the first player, who may lose by it before the other does', () => {
    const table = allPass(
      decksTable({
        p1: { ...born('champion', { wounds: 14 }), first: 0, battlefield: ['blood-puppet'] },
        p2: { ...born('jessa-na-ni', { wounds: 18 }), first: 1, battlefield: ['blood-puppet'] },
      }),
    );
    expect(table.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'] });
  });
  it('has Fade Away be a spell of who controls the unit: the Shaman heals them', () => {
    const table = toTheEnd(
      decksTable({
        p1: { ...born('champion'), activePool: dice('natural', 'basic', 1) },
        p2: {
          ...born('jessa-na-ni', { wounds: 4 }),
          battlefield: [card('blood-shaman')],
          attached: [attachedTo('blood-shaman', 'fade-away')],
        },
      }),
    );
    expectWounds(table.expectDecision({ p2: 'may' }).answer('p2', 'yes'), { 'jessa-na-ni': 3 });
  });
});
