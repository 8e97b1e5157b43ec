/** Cards that an effect puts on the draw pile. */
import { expect, it } from 'vitest';
import { ally, conjuration } from '../../../support/ashes.js';
import { cast, its, opponent, sequence, UNITS } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const cards = [ally({ id: 'bear' }), ally({ id: 'mouse' }), conjuration({ id: 'wisp' })];
const PILE = ['worker', 'worker'];
type At = 'top' | 'bottom';
const put = (zone: 'hand' | 'discardPile' | 'drawPile' | 'conjurationPile', at: At, p1: object) =>
  cast(
    its(
      { zone, of: 'you', is: zone === 'conjurationPile' ? ['conjuration'] : ['ally'] },
      { do: 'put-on-pile', objects: 'it', at },
    ),
    { p1: { hand: [{ card: 'trick', as: 'trick' }], drawPile: PILE, ...p1 } },
    cards,
  );

rule('Ashes glossary.drawpile', () => {
  it('gets a card of the hand on its top', () => {
    const table = put('hand', 'top', { hand: ['trick', 'bear'] });
    expect([table.cards('p1', 'drawPile'), table.cards('p1', 'hand')]).toEqual([['bear', ...PILE], []]);
    expect(linesOf(table, 'putOnPile')).toEqual([
      'putOnPile seat p1, at top, secret {seats [p1], fields {object bear, card bear}} (glossary.drawpile)',
    ]);
  });
  it('gets a card of the discard pile on its bottom', () => {
    const table = put('discardPile', 'bottom', { discardPile: ['bear'] });
    expect([table.cards('p1', 'drawPile'), table.cards('p1', 'discardPile')]).toEqual([[...PILE, 'bear'], ['trick']]);
  });
  it('gets a card of its own somewhere else', () => {
    const table = cast(
      its({ zone: 'drawPile', of: 'you', named: 'bear' }, { do: 'put-on-pile', objects: 'it', at: 'top' }),
      { p1: { drawPile: [...PILE, 'bear'] } },
      cards,
    );
    expect(table.cards('p1', 'drawPile')).toEqual(['bear', ...PILE]);
  });
  it('gets the spell itself as it resolves', () => {
    const table = cast(
      sequence({ do: 'put-on-pile', objects: 'self', at: 'bottom' }, { do: 'draw', count: 1 }),
      { p1: { drawPile: PILE } },
      cards,
    );
    expect([table.cards('p1', 'drawPile'), table.cards('p1', 'discardPile')]).toEqual([['worker', 'trick'], []]);
  });
  it('gets no unit in play', () => {
    const table = cast(
      its(UNITS, { do: 'put-on-pile', objects: 'it', at: 'top', as: 'done' }, { do: 'draw', count: { size: 'done' } }),
      { p1: { battlefield: ['bear'], drawPile: PILE } },
      cards,
    ).expectNotHappened('putOnPile');
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'hand')]).toEqual([['bear'], []]);
  });
  it('gets what was destroyed and lies in a pile now, for its owner', () => {
    const table = cast(
      its(UNITS, { do: 'destroy', objects: 'it' }, { do: 'put-on-pile', objects: 'it', at: 'top' }),
      { p2: { battlefield: ['bear'], drawPile: PILE } },
      cards,
    );
    expect([table.cards('p2', 'drawPile'), table.cards('p2', 'discardPile')]).toEqual([['bear', ...PILE], []]);
  });
});

rule('Ashes glossary.drawpile', () => {
  it('gets no conjuration', () => {
    const table = put('conjurationPile', 'top', { conjurationPile: ['wisp'] }).expectNotHappened('putOnPile');
    expect([table.cards('p1', 'drawPile'), table.cards('p1', 'conjurationPile')]).toEqual([PILE, ['wisp']]);
  });
});

rule('Ashes glossary.drawpile', () => {
  it('gets several cards one after the other, as their player says', () => {
    const table = put('hand', 'top', { hand: ['trick', { card: 'bear', as: 'bear' }, { card: 'mouse', as: 'mouse' }] });
    table.expectDecision({ p1: 'nextOfSeveral' }).expectLegal('p1', ['bear', 'mouse']).answer('p1', 'mouse');
    expect(table.cards('p1', 'drawPile')).toEqual(['bear', 'mouse', ...PILE]);
  });
  it('gets an unseen card of an opponent back without a word about its face to its owner', () => {
    const table = cast(
      opponent(
        { do: 'top-of-deck', who: 'player', count: 1, as: 'it' },
        { do: 'look-at', objects: 'it' },
        { do: 'put-on-pile', objects: 'it', at: 'bottom' },
      ),
      { p2: { drawPile: [{ card: 'bear', as: 'bear' }, ...PILE] } },
      cards,
    );
    expect(table.cards('p2', 'drawPile')).toEqual([...PILE, 'bear']);
    expect(linesOf(table, 'putOnPile')).toEqual([
      'putOnPile seat p2, at bottom, secret {seats [], fields {object bear, card bear}} (glossary.drawpile)',
    ]);
  });
});
