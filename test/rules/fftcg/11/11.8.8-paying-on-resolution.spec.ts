import { expect, it } from 'vitest';
import { draw, sequence, whenever } from '../../../support/fftcg-abilities.js';
import { cast, citedBy, sniper, SNIPER, snipe } from '../../../support/fftcg-play.js';
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

  it('costs what was counted as it went on the stack, though there are fewer by now', () => {
    const guild = forward({
      id: 'guild',
      cost: 0,
      abilities: [
        whenever('entered', {
          do: 'may-pay',
          costs: [{ pay: 'cp', any: { count: { is: ['backup'], of: 'you' } } }],
          effect: draw(2),
        }),
      ],
    });
    const joined = (lamps: number) => {
      const field = Array.from({ length: lamps }, (_, index) => ({ card: 'lamp', as: `l${index + 1}` }));
      const p1 = { hand: [{ card: 'guild', as: 'guild' }, 'guild'], field };
      return cast(fftcgTable({ p1, p2: SNIPER }, [guild, lamp, sniper]), 'guild');
    };
    const at = bothPass(joined(2)).answer('p1', 'yes').expectDecision({ p1: 'payment' });
    at.answer('p1', { l1: 'fire', l2: 'fire' }).expectHappened('cpPaid', {
      cp: 2,
      source: at.find('p1', 'field', 'guild'),
    });
    const fewer = bothPass(snipe(joined(2), 'l2')).answer('p1', 'yes');
    expect(fewer.rules.decisions(fewer.state)[0]?.shows).toEqual({ cp: { of: {}, any: 2 } });
    const gone = joined(2);
    bothPass(snipe(gone, gone.find('p1', 'field', 'guild'))).answer('p1', 'yes');
    gone.answer('p1', { l1: 'fire', l2: 'fire' });
    expect(gone.log.find(({ kind }) => kind === 'cpPaid')).toMatchObject({ cp: 2, source: null });
    const declined = bothPass(joined(1)).answer('p1', 'no').expectNotHappened('drawn');
    declined.expectDecision({ p1: 'priority' });
  });

  it('costs what it says where a text calls something else "due"', () => {
    const teller = forward({
      id: 'teller',
      cost: 0,
      abilities: [
        whenever(
          'entered',
          sequence(
            { do: 'all', from: { is: ['backup'] }, as: 'due' },
            { do: 'may-pay', costs: [{ pay: 'cp', any: 1 }], effect: draw() },
          ),
        ),
      ],
    });
    const p1 = { hand: [{ card: 'teller', as: 'teller' }], field: [{ card: 'lamp', as: 'l1' }] };
    const at = bothPass(cast(fftcgTable({ p1 }, [teller, lamp]), 'teller')).answer('p1', 'yes');
    at.expectLegal('p1', [{ l1: 'fire' }])
      .answer('p1', { l1: 'fire' })
      .expectHappened('cpPaid', { cp: 1 });
  });

  it('is placed by that rule, unlike what is not paid for', () => {
    expect(citedBy(entered(), 'abilityPlaced')[0]).toContain('11.8.8');
    const usher = forward({ id: 'usher', cost: 0, abilities: [whenever('entered', draw())] });
    const at = cast(fftcgTable({ p1: { hand: [{ card: 'usher', as: 'usher' }] } }, [usher]), 'usher');
    expect(citedBy(at, 'abilityPlaced')[0]).not.toContain('11.8.8');
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

  it('has its player say X as it resolves where the payment is a part of more, from 0 on', () => {
    const usher = forward({
      id: 'usher',
      cost: 0,
      abilities: [
        whenever(
          'entered',
          sequence(draw(), { do: 'may-pay', costs: [{ pay: 'cp', x: 1 }], effect: draw({ bound: 'x' } as never) }),
        ),
      ],
    });
    /** A card of it gives no CP. */
    const dawn = forward({ id: 'dawn', elements: ['light'] });
    const resolving = (lamps: number) => {
      const field = Array.from({ length: lamps }, (_, index) => ({ card: 'lamp', as: `l${index + 1}` }));
      const p1 = { hand: [{ card: 'usher', as: 'usher' }], field, deck: Array.from({ length: 9 }, () => 'dawn') };
      const at = cast(fftcgTable({ p1 }, [usher, dawn, lamp]), 'usher');
      return bothPass(at.expectDecision({ p1: 'priority' })).expectDecision({ p1: 'mayPay' });
    };
    const none = resolving(0).expectLegal('p1', ['yes', 'no']).answer('p1', 'yes');
    none.expectDecision({ p1: 'payX' }).expectLegal('p1', [0]);
    expect(rulesOf(none)).toEqual(['11.8.11', '4.5']);
    none.answer('p1', 0).expectNotHappened('cpPaid').expectNotHappened('drawn');
    const some = resolving(2).answer('p1', 'yes').expectLegal('p1', [0, 1, 2]).answer('p1', 2);
    some.answer('p1', { l1: 'fire', l2: 'fire' }).expectHappened('cpPaid', { cp: 2 });
    expect(some.log.filter(({ kind }) => kind === 'drawn')).toHaveLength(2);
  });

  it('pays nothing where X is 0', () => {
    const at = bothPass(cast(table('herald', 1), 'herald').answer('p1', 0)).answer('p1', 'yes');
    at.expectNotHappened('cpPaid');
    expect(handOf(at)).toBe(3);
  });

  it('is asked on resolution if the payment is a part of more; a refusal skips what follows', () => {
    const paying = {
      do: 'may-pay',
      costs: [{ pay: 'cp', x: 1 }],
      effect: { do: 'draw', count: { bound: 'x' } },
    } as const;
    const squire = forward({ id: 'squire', cost: 0, abilities: [whenever('entered', sequence(draw(), paying))] });
    const field = ['l1', 'l2'].map((as) => ({ card: 'lamp', as }));
    const p1 = { hand: [{ card: 'squire', as: 'squire' }], field };
    const resolving = (): Table => bothPass(cast(fftcgTable({ p1 }, [lamp, squire]), 'squire')).expectHappened('drawn');
    const at = resolving().answer('p1', 'yes').expectDecision({ p1: 'payX' }).expectLegal('p1', [0, 1, 2, 3, 4]);
    at.answer('p1', 2).answer('p1', { l1: 'fire', l2: 'fire' }).expectHappened('cpPaid', { cp: 2 });
    expect(handOf(at)).toBe(3);
    const declined = resolving().answer('p1', 'no').expectNotHappened('drawn').expectDecision({ p1: 'priority' });
    expect(handOf(declined)).toBe(1);
  });
});
