/** Players who leave while they pay, or while somebody chooses among what is theirs. */
import { expect, it } from 'vitest';
import {
  activated,
  draw,
  energy,
  free,
  kill,
  sequence,
  target,
  UNIT,
  whenPlayed,
} from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { gear, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const TWO = [target({ ...UNIT, of: 'you' }, 'one'), target({ ...UNIT, of: 'opponents' }, 'two')];
const cards = [
  unit({ id: 'caller', energy: 0, abilities: [whenPlayed(sequence(kill('one'), kill('two')), { targets: TWO })] }),
  free('both', sequence(kill('one'), kill('two')), { targets: TWO }),
  gear({
    id: 'altar',
    abilities: [activated('offer', [energy(1)], sequence(kill('one'), kill('two')), { targets: TWO })],
  }),
  free('sweep', {
    do: 'each-player',
    of: 'opponents',
    effect: sequence(
      { do: 'all', from: { zone: 'hand', whose: 'player' }, as: 'cards' },
      { do: 'put-on-deck', objects: 'cards', at: 'first' },
    ),
  }),
  unit({ id: 'page' }),
  free('tax', {
    do: 'each-player',
    of: 'opponents',
    effect: { do: 'may-pay', player: 'player', costs: [{ pay: 'energy', n: 1 }], otherwise: draw() },
  }),
];
rule('Riftbound 652.1', () => {
  it('goes on with the next deck if a player leaves who is asked for the order of cards', () => {
    const hand = ['page', 'soldier'];
    const seats = { p1: inHand('sweep'), p2: { hand }, p3: { hand } };
    const table = allPass(play(battleTable({ p1: [], p2: [], p3: [] }, {}, { cards, seats }), 'sweep'));
    table.expectDecision({ p2: 'hiddenDeckOrder' }).concede('p2').expectDecision({ p3: 'hiddenDeckOrder' });
    const order = table.legal('p3').at(-1) ?? null;
    table.answer('p3', order).expectDecision({ p1: 'turnAction' });
    expect([table.cards('p3', 'hand'), [...table.cards('p3', 'mainDeck').slice(0, 2)].sort()]).toEqual([
      [],
      ['page', 'soldier'],
    ]);
  });
});
