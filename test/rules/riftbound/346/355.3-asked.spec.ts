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
import { linesOf } from '../../../support/log-lines.js';
import { activate, chainOf, play } from '../../../support/riftbound-play.js';
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
const open = (...hand: readonly string[]) =>
  battleTable(
    { p1: ['m1', 'altar'], p2: ['m2'], p3: [] },
    {},
    { cards, seats: { p1: { ...inHand(...hand), energy: 1 }, p2: { energy: 1 }, p3: { energy: 1 } } },
  );
rule('Riftbound 355.3', () => {
  it('undoes a card, or the use of an ability, if what it could choose goes with a player', () => {
    const card = play(open('both'), 'both')
      .answer('p1', ['m1'])
      .expectLegal('p1', [['m2']])
      .concede('p2');
    card.expectDecision({ p1: 'turnAction' });
    expect([chainOf(card), card.cards('p1', 'hand')]).toEqual([[], ['both']]);
    const used = activate(open(), 'altar', 'offer')
      .answer('p1', ['m1'])
      .expectLegal('p1', [['m2']])
      .concede('p2');
    used.expectDecision({ p1: 'turnAction' });
    expect([chainOf(used), used.player('p1')['energy'], linesOf(used, 'abilityUsed')]).toEqual([[], 1, []]);
  });
});
