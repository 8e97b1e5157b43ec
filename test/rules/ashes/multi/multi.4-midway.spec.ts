import { expect, it } from 'vitest';
import { ally } from '../../../support/ashes.js';
import { cast, its, UNITS } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

/** Its player is asked something when this happens to it. */
const asking = (event: 'destroyed' | 'leavesPlay' | 'woundsPlaced') =>
  ally({
    id: 'martyr',
    abilities: [
      {
        kind: 'triggered',
        name: 'farewell',
        timing: 'when',
        on: [{ event, where: { object: { object: { self: true } } } }],
        effect: { do: 'may', effect: { do: 'draw', count: 1 } },
      },
    ],
  });
const others = { p2: { battlefield: ['martyr'] }, p3: {} };

rule('Ashes multi.4', () => {
  it('puts away what an effect of the player had just destroyed', () => {
    const table = cast(its(UNITS, { do: 'destroy', objects: 'it' }), others, [asking('destroyed')]);
    table.expectDecision({ p2: 'may' }).concede('p1');
    expect([table.cards('p2', 'aside'), table.cards('p2', 'discardPile')]).toEqual([[], ['martyr']]);
    table.expectDecision({ p2: 'turnAction' });
  });
  it('puts away what it had just discarded, where it said', () => {
    const table = cast(its(UNITS, { do: 'to-hand', objects: 'it' }), others, [asking('leavesPlay')]);
    table.expectDecision({ p2: 'may' }).concede('p1');
    expect([table.cards('p2', 'aside'), table.cards('p2', 'hand')]).toEqual([[], ['martyr']]);
  });
  it('destroys what it had just wounded fatally', () => {
    const table = cast(its(UNITS, { do: 'deal', objects: 'it', amount: 5 }), others, [asking('woundsPlaced')]);
    table.expectDecision({ p2: 'may' }).concede('p1').expectHappened('destroyed', { card: 'martyr' });
    expect([table.cards('p2', 'battlefield'), table.cards('p2', 'discardPile')]).toEqual([[], ['martyr']]);
    table.expectDecision({ p2: 'turnAction' });
  });
});
