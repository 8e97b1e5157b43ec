/** How many conjurations an effect places, where, and which it names. */
import { expect, it } from 'vitest';
import { conjuration, phoenixborn } from '../../../support/ashes.js';
import { when, OWN } from '../../../support/ashes-windows.js';
import { cast, sequence } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const cards = [
  conjuration({ id: 'wisp', limit: 4 }),
  conjuration({ id: 'toad', limit: 4 }),
  conjuration({
    id: 'spark',
    limit: 4,
    abilities: [when('entered', { do: 'discard-from-play', objects: 'self' }, { where: OWN })],
  }),
  phoenixborn({ id: 'hermit', battlefield: 2 }),
];
const placing = (card: string, count: number, conjurationPile: readonly string[], p1: object = {}) =>
  cast(
    sequence({ do: 'conjure', card, count, as: 'placed' }, { do: 'draw', count: { size: 'placed' } }),
    { p1: { conjurationPile, ...p1 } },
    cards,
  );
const result = (table: ReturnType<typeof placing>) => [
  table.cards('p1', 'battlefield'),
  table.cards('p1', 'conjurationPile'),
  table.cards('p1', 'hand').length,
];

rule('Ashes cardtype.conjuration.2', () => {
  it('comes from the pile as often as the effect says, and is named by it', () => {
    const table = placing('wisp', 2, ['toad', 'wisp', 'wisp', 'wisp']);
    expect(result(table)).toEqual([['wisp', 'wisp'], ['toad', 'wisp'], 2]);
    expect(linesOf(table, 'entered')).toEqual([
      'entered seat p1, object wisp, type conjuration, played false, zone battlefield, card wisp (cardtype.conjuration.2, glossary.battlefield.1)',
      'entered seat p1, object wisp, type conjuration, played false, zone battlefield, card wisp (cardtype.conjuration.2, glossary.battlefield.1)',
    ]);
  });
  it('does not enter if the effect says 0 or the pile is empty', () => {
    expect(result(placing('wisp', 0, ['wisp']))).toEqual([[], ['wisp'], 0]);
    expect(result(placing('wisp', 2, ['toad']))).toEqual([[], ['toad'], 0]);
  });
  it('is not named where it has left play at once', () => {
    expect(result(placing('spark', 2, ['spark', 'spark', 'spark']))).toEqual([[], ['spark', 'spark', 'spark'], 0]);
  });
});

rule('Ashes cardtype.conjuration.2', () => {
  it('comes as often as the pile has it', () => {
    expect(result(placing('wisp', 3, ['wisp', 'toad', 'wisp']))).toEqual([['wisp', 'wisp'], ['toad'], 2]);
  });
});

rule('Ashes cardtype.conjuration.2', () => {
  it('comes as often as there are slots', () => {
    const hermit = { phoenixborn: ['hermit'], battlefield: ['toad'] };
    expect(result(placing('wisp', 3, ['wisp', 'wisp', 'wisp'], hermit))).toEqual([
      ['toad', 'wisp'],
      ['wisp', 'wisp'],
      1,
    ]);
  });
});
