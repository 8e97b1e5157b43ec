import { expect, it } from 'vitest';
import { draw, whenever } from '../../../support/fftcg-abilities.js';
import { cast, sniper, SNIPER, snipe } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const lamp = backup({ id: 'lamp' });
const CP_AS_COST = { pay: 'cp', any: { number: 'cost', of: 'self' } } as const;
/** For a discount that goes with it. */
const herald = forward({
  id: 'herald',
  cost: 0,
  abilities: [
    whenever('entered', { do: 'may-pay', costs: [{ pay: 'cp', x: 1 }], effect: draw(3), otherwise: draw(1) }),
  ],
});
const envoy = forward({
  id: 'envoy',
  cost: 2,
  abilities: [whenever('entered', { do: 'may-pay', costs: [CP_AS_COST], effect: draw(3), otherwise: draw(1) })],
});
const table = (card: string, lamps: number): Table => {
  const field = Array.from({ length: lamps }, (_, index) => ({ card: 'lamp', as: `l${index + 1}` }));
  return fftcgTable({ p1: { hand: [{ card, as: card }], field }, p2: SNIPER }, [lamp, herald, envoy, sniper]);
};
const rulesOf = (at: Table) => at.state.pending.flatMap(({ cites }) => cites.map((cite) => cite.rule));
const handOf = (at: Table) => at.cards('p1', 'hand').length;

rule('FF-TCG 11.8.8', () => {
  const entered = () => cast(table('envoy', 4), 'envoy').answer('p1', { l1: 'fire', l2: 'fire' });

  it('costs what the card says that it refers to', () => {
    const at = bothPass(entered()).expectDecision({ p1: 'mayPay' }).expectLegal('p1', ['yes', 'no']);
    at.answer('p1', 'yes')
      .expectDecision({ p1: 'payment' })
      .expectLegal('p1', [{ l3: 'fire', l4: 'fire' }]);
    expect(rulesOf(at)).toContain('11.8.8');
    at.answer('p1', { l3: 'fire', l4: 'fire' }).expectHappened('cpPaid', { cp: 2, cites: '11.8.8' });
    expect(handOf(at)).toBe(3);
  });

  it('costs what it referred to when it went on the stack, though the card is gone', () => {
    const at = entered();
    const envoyOnField = at.find('p1', 'field', 'envoy');
    bothPass(snipe(at, envoyOnField))
      .answer('p1', 'yes')
      .expectLegal('p1', [{ l3: 'fire', l4: 'fire' }]);
  });

  it('is not paid for where its player declines or cannot pay', () => {
    expect(handOf(bothPass(entered()).answer('p1', 'no'))).toBe(1);
    const at = bothPass(cast(table('envoy', 3), 'envoy').answer('p1', { l1: 'fire', l2: 'fire' }));
    expect(handOf(at.expectLegal('p1', ['no']).answer('p1', 'no'))).toBe(1);
  });
});

rule('FF-TCG 11.8.11', () => {
  it('has its player say how much X is as it goes on the stack, and pay on resolution', () => {
    const at = cast(table('herald', 3), 'herald').expectDecision({ p1: 'payX' }).expectLegal('p1', [0, 1, 2, 3]);
    expect(rulesOf(at)).toContain('11.8.11');
    bothPass(at.answer('p1', 2).expectNotHappened('cpPaid')).answer('p1', 'yes');
    at.expectLegal('p1', [{ l1: 'fire', l2: 'fire' }]).answer('p1', { l1: 'fire', l2: 'fire' });
    at.expectHappened('cpPaid', { cp: 2 });
    expect(handOf(at)).toBe(3);
  });

  it('pays nothing where X is 0', () => {
    const at = bothPass(cast(table('herald', 1), 'herald').answer('p1', 0)).answer('p1', 'yes');
    at.expectNotHappened('cpPaid');
    expect(handOf(at)).toBe(3);
  });
});
