import { expect, it } from 'vitest';
import { modify, power, sequence, target } from '../../../support/fftcg-abilities.js';
import { bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { cast, side, table } from '../../../support/fftcg-numbers.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 4.1', () => {
  it('takes whole numbers of at least 0', () => {
    const at = table(side(['flare'], ['lamp', 'knight'])).answer('p1', cast('flare'));
    for (const x of [-1, 1.5, 1]) at.refused('p1', x);
    at.expectRefused('p1', -1, 'answer.too-few', '4.1').answer('p1', 0).expectDecision({ p1: 'target' });
  });

  it('takes nothing that is no number', () => {
    const at = table(side(['flare'], ['lamp', 'lamp', 'knight'])).answer('p1', cast('flare'));
    for (const x of ['1', null, [1], true]) at.refused('p1', x);
    at.expectLegal('p1', [0, 1]);
  });
});

rule('FF-TCG 4.5', () => {
  it('asks the player for a variable that the card does not define', () => {
    const at = table(side(['flare'], ['lamp', 'lamp', 'knight'])).answer('p1', cast('flare'));
    at.expectDecision({ p1: 'costX' });
    expect(at.state.pending[0]?.cites.map(({ rule: number }) => number)).toContain('4.5');
  });

  it('is what its player has chosen, wherever the card names it: in the cost and in the effect', () => {
    const at = table(side(['flare'], ['lamp', 'lamp', 'lamp', 'knight'])).answer('p1', cast('flare'));
    at.expectLegal('p1', [0, 1, 2]).answer('p1', 2).answer('p1', ['knight4']);
    at.expectLegal('p1', [{ lamp1: 'fire', lamp2: 'fire', lamp3: 'fire' }]).answer('p1', at.legal('p1')[0] ?? {});
    bothPass(at).expectLog([
      { kind: 'stackTaken', card: 'flare' },
      { kind: 'damageDealt', object: 'knight4', amount: 2000 },
      { kind: 'putInto', card: 'flare' },
    ]);
  });

  it("is not asked if the card says it, and is the controller's choice, not the turn player's", () => {
    table(side(['void'], ['lamp', 'knight']))
      .answer('p1', cast('void'))
      .expectDecision({ p1: 'target' });
    const at = table(side([]), side(['flare'], ['lamp', 'lamp', 'knight'])).answer('p1', { action: 'pass' });
    at.answer('p2', cast('flare')).expectDecision({ p2: 'costX' }).expectLegal('p2', [0, 1]);
  });
});

rule('FF-TCG 4.2', () => {
  const halving = (down: boolean) =>
    summon({
      id: 'halve',
      cost: 0,
      effect: { do: 'draw', count: { divided: { count: { zone: 'hand', of: 'you' } }, by: 2, ...(down && { down }) } },
    });
  const drawn = (others: number, down = false): number => {
    const p1 = { hand: [{ card: 'halve', as: 'halve' }, ...Array<string>(others).fill('halve')] };
    const at = bothPass(fftcgTable({ p1 }, [halving(down)]).answer('p1', cast('halve')));
    return at.cards('p1', 'hand').length - others;
  };

  it('rounds up what comes out as a fraction', () => {
    expect([0, 1, 4, 5].map((others) => drawn(others))).toEqual([0, 1, 2, 3]);
  });
  it('rounds down where the card says so', () => {
    expect(drawn(5, true)).toBe(2);
  });
});

rule('FF-TCG 4.3', () => {
  it('keeps a negative value while it is changed, and takes it as 0 where it is used', () => {
    const at = table(side(['echo'], ['lamp', 'knight']))
      .answer('p1', cast('echo'))
      .answer('p1', ['knight2']);
    bothPass(at.answer('p1', { lamp1: 'fire' })).expectNotHappened('drawn');
    expect(at.exists('knight2')).toBe(true);
  });
  it('counts it as 0 in a sum, and where cards are compared', () => {
    const drain = summon({
      id: 'drain',
      cost: 0,
      targets: [target()],
      effect: sequence(
        modify('target', power(-7000)),
        { do: 'draw', count: { plus: [{ number: 'power', of: 'target' }, 2] } },
        { do: 'all', from: { is: ['forward'], numbers: { power: { min: 0, max: 0 } } }, as: 'spent' },
        { do: 'draw', count: { size: 'spent' } },
      ),
    });
    const p1 = { hand: [{ card: 'drain', as: 'drain' }], field: [{ card: 'soldier', as: 'soldier' }] };
    const at = fftcgTable({ p1 }, [drain, forward({ id: 'soldier' })]).answer('p1', cast('drain'));
    bothPass(at.answer('p1', ['soldier']));
    expect(at.cards('p1', 'hand')).toHaveLength(3);
  });

  it('deals no damage, and pays no more than nothing, where less than 0 comes out', () => {
    const fizzle = summon({
      id: 'fizzle',
      cost: 0,
      targets: [target()],
      effect: sequence(
        { do: 'deal', objects: 'target', amount: { plus: [1000, -3000] } },
        { do: 'damage-player', who: 'opponent', count: { plus: [1, -3] } },
        { do: 'gain-crystals', count: { plus: [1, -3] } },
      ),
    });
    const p1 = { hand: [{ card: 'fizzle', as: 'fizzle' }], field: [{ card: 'soldier', as: 'soldier', damage: 1000 }] };
    const at = fftcgTable({ p1 }, [fizzle, forward({ id: 'soldier' })]).answer('p1', cast('fizzle'));
    bothPass(at.answer('p1', ['soldier'])).expectLog([{ kind: 'stackTaken' }, { kind: 'putInto', card: 'fizzle' }]);
    expect([at.marks('soldier')['damage'], at.cards('p2', 'damage')]).toEqual([1000, []]);
  });
});

rule('FF-TCG 4.4', () => {
  it('takes what cannot be determined as 0', () => {
    const at = table(side(['void'], ['lamp'])).answer('p1', cast('void'));
    bothPass(at.answer('p1', { lamp1: 'fire' })).expectNotHappened('playerDamaged');
  });

  it('takes what can be determined as what it is', () => {
    const at = table(side(['void'], ['lamp', 'knight']))
      .answer('p1', cast('void'))
      .answer('p1', ['knight2']);
    bothPass(at.answer('p1', { lamp1: 'fire' }));
    expect(at.cards('p2', 'damage')).toHaveLength(1);
  });
});
