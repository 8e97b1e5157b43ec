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
const open = (...hand: readonly string[]) =>
  battleTable(
    { p1: ['m1', 'altar'], p2: ['m2'], p3: [] },
    {},
    { cards, seats: { p1: { ...inHand(...hand), energy: 1 }, p2: { energy: 1 }, p3: { energy: 1 } } },
  );
const DRAWN = 'drawn seat p1, secret {seats [p1], fields {card soldier, object soldier}} (400.2.b)';
rule('Riftbound 416.3', () => {
  const taxed = () => allPass(play(open('tax'), 'tax')).expectDecision({ p2: 'mayPay' });
  const drawn = (table: ReturnType<typeof open>) => table.cards('p1', 'hand').length;
  const lines = (table: ReturnType<typeof open>) => linesOf(table, 'drawn', 'spent');
  it('does what is done if not if a player leaves who is asked whether to pay', () => {
    const table = taxed().concede('p2').expectDecision({ p3: 'mayPay' });
    expect([drawn(table), lines(table)]).toEqual([1, [DRAWN]]);
    expect(drawn(table.answer('p3', 'no').expectDecision({ p1: 'turnAction' }))).toBe(2);
  });
  it('does what is done if not if a player leaves who is asked how to pay', () => {
    const table = taxed().answer('p2', 'yes').expectDecision({ p2: 'payment' }).concede('p2');
    expect([drawn(table), lines(table)]).toEqual([1, [DRAWN]]);
    table.expectDecision({ p3: 'mayPay' }).answer('p3', 'yes').answer('p3', { energy: 1 });
    expect([drawn(table), lines(table)]).toEqual([1, ['spent seat p3, spent {energy 1} (416.3)']]);
  });
  it('does nothing more if the player leaves whose effect it is', () => {
    const table = taxed().concede('p1');
    expect(lines(table)).toEqual([
      'drawn seat p2, secret {seats [p2], fields {card soldier, object soldier}} (315.4.b, 400.1, 400.2.a)',
    ]);
    table.expectDecision({ p2: 'turnAction' });
  });
});
