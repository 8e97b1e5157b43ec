/** Where cards go that leave play, with what was attached to them, in the log. */
import { expect, it } from 'vitest';
import { alteration, conjuration } from '../../../support/ashes.js';
import { cast, its, UNITS } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

type Word = 'to-hand' | 'remove-from-game' | 'discard-from-play' | 'destroy';
const cards = [alteration({ id: 'armour' }), conjuration({ id: 'wisp', limit: 2 })];
const put = (word: Word, unit: 'worker' | 'wisp') =>
  cast(
    its(UNITS, { do: word, objects: 'it' }),
    {
      p2: {
        battlefield: [{ card: unit, as: 'unit' }],
        attached: [{ card: 'armour', as: 'armour', attachedTo: 'unit' }],
      },
    },
    cards,
  );
const places = (table: ReturnType<typeof put>) =>
  ['hand', 'removed', 'discardPile', 'conjurationPile'].map((zone) => table.cards('p2', zone));
const told = (table: ReturnType<typeof put>) => linesOf(table, 'destroyed', 'leftPlay', 'putAway').slice(0, -1);

rule('Ashes discard.1', () => {
  it.each([
    ['to-hand', 'worker', [['worker'], [], ['armour'], []]],
    ['remove-from-game', 'worker', [[], ['worker'], ['armour'], []]],
    ['discard-from-play', 'worker', [[], [], ['armour', 'worker'], []]],
    ['to-hand', 'wisp', [[], [], ['armour'], ['wisp']]],
    ['remove-from-game', 'wisp', [[], ['wisp'], ['armour'], []]],
    ['discard-from-play', 'wisp', [[], [], ['armour'], ['wisp']]],
  ] as const)('puts by %s a %s to its place, and discards what was attached', (word, unit, expected) => {
    expect(places(put(word, unit))).toEqual(expected);
  });
  it('has a log entry for each card', () => {
    expect(told(put('discard-from-play', 'worker'))).toEqual([
      'leftPlay object unit, seat p2, card worker, becomes [gone], attached [armour] (discard.1)',
      'putAway object armour, zone discardPile, seat p2, card armour (discard.1, discard.2)',
      'putAway object worker, zone discardPile, seat p2, card worker (discard.1, discard.2)',
    ]);
    expect(told(put('to-hand', 'worker'))).toEqual([
      'leftPlay object unit, seat p2, card worker, becomes [gone], attached [armour] (discard.1)',
      'putAway object armour, zone discardPile, seat p2, card armour (discard.1, discard.2)',
      'putAway object gone, zone hand, seat p2, card worker (discard.1)',
    ]);
    expect(told(put('to-hand', 'wisp'))).toEqual([
      'leftPlay object unit, seat p2, card wisp, becomes [gone], attached [armour] (discard.1)',
      'putAway object armour, zone discardPile, seat p2, card armour (discard.1, discard.2)',
      'putAway object gone, zone conjurationPile, seat p2, card wisp (discard.1, cardtype.conjuration.2, cardtype.conjuredalteration)',
    ]);
    expect(told(put('remove-from-game', 'wisp'))).toEqual([
      'leftPlay object unit, seat p2, card wisp, becomes [gone], attached [armour] (discard.1)',
      'putAway object armour, zone discardPile, seat p2, card armour (discard.1, discard.2)',
      'putAway object wisp, zone removed, seat p2, card wisp (discard.1)',
    ]);
  });
});

rule('Ashes discard.2', () => {
  it('discards a unit that is destroyed after what was attached to it', () => {
    expect(places(put('destroy', 'worker'))).toEqual([[], [], ['armour', 'worker'], []]);
    expect(told(put('destroy', 'worker'))).toEqual([
      'destroyed object unit, seat p2, source gone, by effect, cause p1, card worker, becomes [gone], attached [armour] (damage.5, damage.step3)',
      'putAway object armour, zone discardPile, seat p2, card armour (damage.step4, damage.2, discard.2)',
      'putAway object worker, zone discardPile, seat p2, card worker (damage.step4, damage.2, discard.2)',
    ]);
  });
  it('returns a conjuration to its pile', () => {
    expect(places(put('destroy', 'wisp'))).toEqual([[], [], ['armour'], ['wisp']]);
    expect(told(put('destroy', 'wisp'))).toEqual([
      'destroyed object unit, seat p2, source gone, by effect, cause p1, card wisp, becomes [gone], attached [armour] (damage.5, damage.step3)',
      'putAway object armour, zone discardPile, seat p2, card armour (damage.step4, damage.2, discard.2)',
      'putAway object gone, zone conjurationPile, seat p2, card wisp (damage.step4, damage.2, cardtype.conjuration.2, cardtype.conjuredalteration)',
    ]);
  });
});
