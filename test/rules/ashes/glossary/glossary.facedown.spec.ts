import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, alteration } from '../../../support/ashes.js';
import { cast, its, sequence } from '../../../support/ashes-words.js';
import { kindsOf } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const cards = [ally({ id: 'host', life: 3 }), alteration({ id: 'cloak', bonus: { life: 2 } })];
const HOST = { card: 'host', as: 'host' };
const TRICK = { card: 'trick', as: 'trick' };
const tuck = sequence(
  { do: 'choose', from: { zone: 'hand', of: 'you', named: 'cloak' }, min: 1, max: 1, as: 'it' },
  { do: 'all', from: { named: 'host' }, as: 'there' },
  { do: 'put-below', objects: 'it', below: 'there' },
);
/** One for each alteration spell in play. */
const count = { do: 'draw', count: { count: { is: ['alteration'] } } } as const;
const kill = its({ named: 'host' }, { do: 'destroy', objects: 'it' });
const BELOW = { below: [{ card: 'cloak', below: 'host' }] };

rule('Ashes glossary.facedown', () => {
  const tucked = (p2: JsonRecord = {}) =>
    cast(tuck, { p1: { hand: [TRICK, { card: 'cloak', as: 'cloak' }], battlefield: [HOST] }, p2 }, cards).answer('p1', [
      'cloak',
    ]);
  it('lies below the card that is seen to have it, and nobody sees which it is', () => {
    const table = tucked().expectHappened('putBelow', { seat: 'p1', to: 'host' });
    expect([table.cards('p1', 'hand'), table.cards('p1', 'below')]).toEqual([[], ['cloak']]);
    for (const seat of ['p1', 'p2']) {
      const { seats } = table.rules.view(table.state, { kind: 'player', seat });
      expect(seats[0]?.zones['below']).toEqual({
        count: 1,
        marks: { below: 1 },
        named: { below: { [table.id('host')]: 1 } },
      });
    }
  });
  it('is neither attached nor in play', () => {
    const table = cast(count, { p1: { battlefield: [HOST], ...BELOW } }, cards);
    expect(table.facts('host').numbers).toMatchObject({ life: 3 });
    expect(kindsOf(table, 'drawn')).toEqual([]);
  });
  it('is not what is attached, which lies face up', () => {
    const table = cast(
      count,
      { p1: { battlefield: [HOST], attached: [{ card: 'cloak', attachedTo: 'host' }] } },
      cards,
    );
    expect(table.facts('host').numbers).toMatchObject({ life: 5 });
    expect(kindsOf(table, 'drawn')).toEqual(['drawn']);
  });
  it('leaves play with the card, for the discard pile of its owner (face-down)', () => {
    const table = cast(kill, { p2: { battlefield: [HOST], ...BELOW } }, cards);
    expect([table.cards('p2', 'below'), table.cards('p2', 'aside')]).toEqual([[], []]);
    expect(table.cards('p2', 'discardPile').toSorted()).toEqual(['cloak', 'host']);
  });
  it('is taken by no card that is in no hand and no pile', () => {
    const own = its({ named: 'host' }, { do: 'put-below', objects: 'it', below: 'it' });
    const table = cast(own, { p1: { battlefield: [HOST] } }, cards).expectNotHappened('putBelow');
    expect(table.cards('p1', 'battlefield')).toEqual(['host']);
  });
});
