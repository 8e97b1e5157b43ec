import { expect, it } from 'vitest';
import { ally, conjuration } from '../../../support/ashes.js';
import { cast, its, UNITS } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const wisp = conjuration({ id: 'wisp' });
/** It comes back whenever it leaves play. */
const ghost = ally({
  id: 'ghost',
  abilities: [
    {
      kind: 'triggered',
      name: 'haunt',
      timing: 'when',
      on: [{ event: 'leavesPlay', where: { object: { object: { self: true } } } }],
      effect: { do: 'come-back', objects: 'self' },
    },
  ],
});
const left = (word: 'destroy' | 'discard-from-play' | 'to-hand') => {
  const table = cast(its(UNITS, { do: word, objects: 'it' }), { p1: { battlefield: [{ card: 'ghost', status: 1 }] } }, [
    ghost,
  ]);
  table
    .expectHappened('placeDecided', { zone: 'battlefield' })
    .expectHappened('entered', { seat: 'p1', played: false });
  expect(table.marks(table.find('p1', 'battlefield', 'ghost'))).toEqual({});
  return ['battlefield', 'hand', 'discardPile', 'aside'].map((zone) => table.cards('p1', zone));
};

rule('Ashes discard.1', () => {
  it('has a unit come back that is destroyed, discarded or returned to the hand', () => {
    const back = [['ghost'], [], ['trick'], []];
    expect([left('destroy'), left('discard-from-play'), left('to-hand')]).toEqual([back, back, back]);
  });
  it('brings no unit back that has been put away', () => {
    const effect = its(UNITS, { do: 'destroy', objects: 'it' }, { do: 'come-back', objects: 'it' });
    const table = cast(effect, { p1: { battlefield: ['wisp'] } }, [wisp]);
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'conjurationPile')]).toEqual([[], ['wisp']]);
    table.expectNotHappened('placeDecided');
  });
});
