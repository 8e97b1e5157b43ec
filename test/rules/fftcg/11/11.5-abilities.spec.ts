import { expect, it } from 'vitest';
import {
  activated,
  draw,
  modify,
  power,
  powerIs,
  sequence,
  target,
  whenever,
  type Effect,
} from '../../../support/fftcg-abilities.js';
import { aimed, cast, castSummon, SNIPER, snipe, sniper, stackOf } from '../../../support/fftcg-play.js';
import { backup, bothPass, forward, fftcgTable, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const powerOf = (at: ReturnType<typeof fftcgTable>, label: string) => at.facts(label).numbers['power'];

rule('FF-TCG 11.3.10', () => {
  const shrink = summon({
    id: 'shrink',
    cost: 0,
    targets: [target()],
    effect: sequence(modify('target', power(2000)), modify('target', powerIs(1000))),
  });

  it('sets the printed power, and what was added stays added', () => {
    const p1 = { hand: [{ card: 'shrink', as: 'shrink' }], field: [{ card: 'knight', as: 'knight' }] };
    const at = fftcgTable({ p1 }, [shrink, forward({ id: 'knight', power: 5000 })]);
    bothPass(castSummon(at, 'shrink').answer('p1', ['knight']));
    expect(powerOf(at, 'knight')).toBe(3000);
    at.expectHappened('effectStarted', { cites: '11.3.10' });
  });

  it('is the same for any printed power, and over at the end of the turn', () => {
    const p1 = { hand: [{ card: 'shrink', as: 'shrink' }], field: [{ card: 'giant', as: 'giant' }] };
    const at = fftcgTable({ p1 }, [shrink, forward({ id: 'giant', power: 9000 })], { turn: { phase: 'main2' } });
    bothPass(castSummon(at, 'shrink').answer('p1', ['giant']));
    expect(powerOf(at, 'giant')).toBe(3000);
    bothPass(bothPass(at)).expectHappened('turnChanged', { seat: 'p2' });
    expect(powerOf(at, 'giant')).toBe(9000);
  });
});

rule('FF-TCG 11.5.6', () => {
  it('sets the printed power by an ability, and what was taken away stays away', () => {
    const sage = backup({
      id: 'sage',
      abilities: [
        activated('weaken', modify('target', power(-3000)), { targets: [target()] }),
        activated('raise', modify('target', powerIs(9000)), { targets: [target()] }),
      ],
    });
    const p1 = {
      field: [
        { card: 'sage', as: 'sage' },
        { card: 'knight', as: 'knight' },
      ],
    };
    const at = fftcgTable({ p1 }, [sage, forward({ id: 'knight', power: 7000 })]);
    for (const ability of ['weaken', 'raise']) {
      bothPass(at.answer('p1', { action: 'use-ability', source: 'sage', ability }).answer('p1', ['knight']));
    }
    expect(powerOf(at, 'knight')).toBe(6000);
    at.expectHappened('effectStarted', { cites: '11.5.6' });
  });

  it('is the same in the other order, and the value itself where nothing else changes it', () => {
    const sage = backup({
      id: 'sage',
      abilities: [
        activated('weaken', modify('target', power(-3000)), { targets: [target()] }),
        activated('raise', modify('target', powerIs(9000)), { targets: [target()] }),
      ],
    });
    const field = ['sage', 'knight'].map((card) => ({ card, as: card }));
    const at = fftcgTable({ p1: { field } }, [sage, forward({ id: 'knight', power: 7000 })]);
    const powers = ['raise', 'weaken'].map((ability) => {
      bothPass(at.answer('p1', { action: 'use-ability', source: 'sage', ability }).answer('p1', ['knight']));
      return powerOf(at, 'knight');
    });
    expect(powers).toEqual([9000, 6000]);
  });
});

rule('FF-TCG 11.5.3', () => {
  it('puts each line of a text on the stack by itself, in the order that its player says', () => {
    const envoy = forward({
      id: 'envoy',
      cost: 0,
      abilities: [
        { ...whenever('entered', draw()), name: 'news' },
        { ...whenever('entered', { do: 'gain-crystals', count: 1 }), name: 'gift' },
      ],
    });
    const at = cast(fftcgTable({ p1: { hand: [{ card: 'envoy', as: 'envoy' }] } }, [envoy]), 'envoy');
    at.expectDecision({ p1: 'triggerOrder' });
    const [news, gift] = at.state.triggered.map(({ id }) => id);
    at.answer('p1', [gift ?? '', news ?? '']).expectHappened('abilityPlaced', { cites: '11.5.3' });
    expect(stackOf(at)).toEqual(['envoy', 'envoy']);
    bothPass(at).expectHappened('drawn', { seat: 'p1' }).expectNotHappened('crystalsChanged');
    bothPass(at).expectHappened('crystalsChanged', { seat: 'p1' });
  });

  it('puts one line on the stack once, however much it says', () => {
    const envoy = forward({
      id: 'envoy',
      cost: 0,
      abilities: [whenever('entered', sequence(draw(), { do: 'gain-crystals', count: 1 }))],
    });
    const at = cast(fftcgTable({ p1: { hand: [{ card: 'envoy', as: 'envoy' }] } }, [envoy]), 'envoy');
    expect(stackOf(at)).toEqual(['envoy']);
    bothPass(at).expectHappened('drawn', { seat: 'p1' }).expectHappened('crystalsChanged', { seat: 'p1' });
  });
});

rule('FF-TCG 11.5.4', () => {
  it('resolves an ability whose card has left the field', () => {
    const oracle = backup({ id: 'oracle', abilities: [activated('foresee', draw())] });
    const p1 = { field: [{ card: 'oracle', as: 'oracle' }] };
    const at = fftcgTable({ p1, p2: SNIPER }, [oracle, sniper]);
    snipe(at.answer('p1', { action: 'use-ability', source: 'oracle', ability: 'foresee' }), 'oracle');
    expect(at.exists('oracle')).toBe(false);
    bothPass(at).expectHappened('abilityTaken', { cites: '11.5.4', reason: 'resolves' }).expectHappened('drawn');
  });

  it('does nothing to its own card if that is a new card by now', () => {
    const back: Effect = sequence({ do: 'put', objects: 'self', zone: 'hand' }, draw());
    const oracle = backup({ id: 'oracle', abilities: [activated('foresee', back)] });
    const at = fftcgTable({ p1: { field: [{ card: 'oracle', as: 'oracle' }] }, p2: SNIPER }, [oracle, sniper]);
    snipe(at.answer('p1', { action: 'use-ability', source: 'oracle', ability: 'foresee' }), 'oracle');
    bothPass(at).expectHappened('drawn', { seat: 'p1' }).expectNotHappened('putInto');
    expect([at.cards('p1', 'break'), at.cards('p1', 'hand').length]).toEqual([['oracle'], 1]);
  });
});

rule('FF-TCG 11.5.5', () => {
  it('goes by what its card was on the field, with all that was added there', () => {
    const at = aimed();
    at.expectHappened('abilityTaken', { cites: '11.5.5' });
    expect(at.marks('wall')).toMatchObject({ damage: 8000 });
  });

  it.each([
    ['hand', 'discard-self'],
    ['break', 'remove-self'],
  ] as const)('goes by what its card was in the zone from which it was used: %s', (zone, pay) => {
    const hit: Effect = { do: 'damage-player', who: 'opponent', count: { number: 'cost', of: 'self' } };
    const ninja = forward({
      id: 'ninja',
      cost: 2,
      abilities: [activated('vanish', hit, { from: zone, costs: [{ pay }] })],
    });
    const at = fftcgTable({ p1: { [zone]: [{ card: 'ninja', as: 'ninja' }] } }, [ninja]);
    at.answer('p1', { action: 'use-ability', source: 'ninja', ability: 'vanish' });
    bothPass(at).expectHappened('abilityTaken', { cites: '11.5.5' });
    expect(at.cards('p2', 'damage')).toHaveLength(2);
  });
});
