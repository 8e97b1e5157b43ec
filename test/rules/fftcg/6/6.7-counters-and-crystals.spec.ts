import { expect, it } from 'vitest';
import { activated, draw, sequence, target, whenever, type Effect } from '../../../support/fftcg-abilities.js';
import { bothPass, forward, fftcgTable, backup, summon } from '../../../support/fftcg.js';
import { castSummon } from '../../../support/fftcg-play.js';
import { rule } from '../../../support/rule.js';

const put = (count: number, counter = 'Trance', objects = 'target'): Effect => ({
  do: 'put-counters',
  objects,
  counter,
  count,
});
const hero = forward({
  id: 'hero',
  abilities: [
    activated('unleash', draw(), { costs: [{ pay: 'remove-counters', counter: 'Trance', count: 2 }] }),
    { ...whenever('countersRemoved', draw()), name: 'spent', on: [{ event: 'countersRemoved', where: LAST() }] },
  ],
});

function LAST() {
  return { object: { object: { self: true } }, counter: { equals: 'Trance' }, left: { equals: 0 } };
}

const cards = [
  hero,
  summon({ id: 'rage', cost: 0, targets: [target()], effect: put(1) }),
  summon({ id: 'calm', cost: 0, targets: [target()], effect: put(1, 'Calm') }),
  summon({
    id: 'drain',
    cost: 0,
    targets: [target()],
    effect: sequence(
      { do: 'remove-counters', objects: 'target', counter: 'Trance', as: 'removed' },
      { do: 'draw', count: { bound: 'removed' } },
    ),
  }),
  summon({ id: 'recall', cost: 0, targets: [target()], effect: { do: 'put', objects: 'target', zone: 'hand' } }),
];
const hand = (...ids: readonly string[]) => ids.map((card, index) => ({ card, as: `${card}${index}` }));
const heroAt = (counters: { readonly [name: string]: number }, ...held: readonly string[]) =>
  fftcgTable({ p1: { field: [{ card: 'hero', as: 'hero', counters }], hand: hand(...held) } }, cards);
const unleash = { action: 'use-ability', source: 'hero', ability: 'unleash' };
const on = (at: ReturnType<typeof heroAt>, card: string) => bothPass(castSummon(at, card).answer('p1', ['hero']));

rule('FF-TCG 6.7.2', () => {
  it('takes counters of one name for alike, whatever has put them there', () => {
    const at = heroAt({}, 'rage', 'rage');
    on(at, 'rage0').expectHappened('countersPut', { object: 'hero', counter: 'Trance', total: 1, cites: '6.7.2' });
    at.expectRefused('p1', unleash, 'cost.not-enough-counters', '6.7.2');
    on(at, 'rage1');
    expect(at.marks('hero')).toMatchObject({ 'counter:Trance': 2 });
    at.answer('p1', unleash).expectHappened('countersRemoved', { counter: 'Trance', count: 2, left: 0 });
    expect(at.marks('hero')).not.toHaveProperty('counter:Trance');
  });

  it('does not take counters of another name for them', () => {
    const at = on(heroAt({ Trance: 1 }, 'calm'), 'calm0');
    expect(at.marks('hero')).toMatchObject({ 'counter:Trance': 1, 'counter:Calm': 1 });
    at.expectRefused('p1', unleash, 'cost.not-enough-counters', '6.7.2');
  });

  it('hears the last one go, and counts how many have gone', () => {
    const at = on(heroAt({ Trance: 3 }, 'drain'), 'drain0');
    at.expectHappened('countersRemoved', { count: 3, left: 0 });
    expect(at.cards('p1', 'hand')).toHaveLength(3);
    expect(at.state.zones['stack']).toHaveLength(1);
  });

  it('adds up what a cost takes of one name, and takes each name for itself', () => {
    const costs = ['Trance', 'Calm', 'Trance'].map((counter) => ({
      pay: 'remove-counters' as const,
      counter,
      count: 1,
    }));
    const sage = forward({ id: 'sage', abilities: [activated('rest', draw(), { costs })] });
    const rest = { action: 'use-ability', source: 'sage', ability: 'rest' };
    const sageWith = (counters: { readonly [name: string]: number }) =>
      fftcgTable({ p1: { field: [{ card: 'sage', as: 'sage', counters }] } }, [sage]);
    sageWith({ Trance: 1, Calm: 2 }).expectRefused('p1', rest, 'cost.not-enough-counters', '6.7.2', '11.6.9');
    const at = sageWith({ Trance: 2, Calm: 1 }).answer('p1', rest);
    expect(
      at.log.flatMap(({ kind, counter, count }) => (kind === 'countersRemoved' ? [[counter, count]] : [])),
    ).toEqual([
      ['Trance', 2],
      ['Calm', 1],
    ]);
  });
});

rule('FF-TCG 6.7.3', () => {
  it('takes all counters off a card that moves to another zone', () => {
    const at = on(heroAt({ Trance: 3 }, 'recall'), 'recall0');
    at.expectHappened('putInto', { cites: '6.7.3', card: 'hero' }).expectHappened('putInto', {
      cites: '7.4',
      card: 'hero',
    });
    expect(at.marks(at.find('p1', 'hand', 'hero'))).toEqual({});
  });

  it('has nothing to take off a card without counters', () => {
    const at = on(heroAt({}, 'recall'), 'recall0');
    expect(at.log.flatMap(({ cites }) => cites.map((cite) => cite.rule))).not.toContain('6.7.3');
  });
});

const gems = [
  summon({ id: 'gem', cost: 0, effect: { do: 'gain-crystals', count: 1 } }),
  summon({ id: 'dear', cost: 0, additionalCosts: [{ pay: 'crystals', count: 2 }] }),
  backup({ id: 'altar', abilities: [activated('pray', draw(), { costs: [{ pay: 'crystals', count: 1 }] })] }),
];

rule('FF-TCG 6.8.1', () => {
  const altar = (crystals: number) =>
    fftcgTable({ p1: { crystals, hand: hand('gem', 'gem', 'dear'), field: [{ card: 'altar', as: 'altar' }] } }, gems);
  const pray = { action: 'use-ability', source: 'altar', ability: 'pray' };

  it('gives Crystals to one player only', () => {
    const at = altar(0);
    bothPass(castSummon(at, 'gem0')).expectHappened('crystalsChanged', { seat: 'p1', crystals: 1, cites: '6.8.1' });
    bothPass(castSummon(at, 'gem1'));
    expect([at.player('p1')['crystals'], at.player('p2')['crystals']]).toEqual([2, 0]);
  });

  it('spends them for the Crystal icon in the cost of an ability or of a card', () => {
    const at = altar(3).answer('p1', pray);
    at.expectHappened('crystalsChanged', { seat: 'p1', change: -1, crystals: 2, cites: '6.8.1' });
    castSummon(bothPass(at), 'dear2').expectHappened('crystalsChanged', { seat: 'p1', change: -2, crystals: 0 });
    bothPass(at).expectRefused('p1', pray, 'cost.not-enough-crystals', '6.8.1', '11.6.9');
  });

  it('does not cast for more Crystals than there are', () => {
    altar(1).expectRefused('p1', { action: 'cast-summon', card: 'dear2' }, 'cost.not-enough-crystals', '6.8.1');
  });

  it('spends none for what costs none: nothing hears of it, and nothing can take its place', () => {
    const spent = { event: 'crystalsChanged', where: { seat: { seat: 'you' } } } as const;
    const miser = backup({
      id: 'miser',
      abilities: [{ kind: 'replacement', name: 'hoard', on: spent, instead: { with: 'effect', effect: draw() } }],
    });
    const free = summon({ id: 'free', cost: 0, effect: { do: 'gain-crystals', count: 0 } });
    const p1 = { field: ['miser'], hand: [{ card: 'free', as: 'free' }] };
    castSummon(fftcgTable({ p1 }, [miser, free]), 'free').expectNotHappened('drawn');
  });

  it('gives none for fewer than none (4.3)', () => {
    const debt = summon({ id: 'debt', cost: 0, effect: { do: 'gain-crystals', count: { plus: [1, -3] } } });
    const at = fftcgTable({ p1: { crystals: 1, hand: [{ card: 'debt', as: 'debt' }] } }, [debt]);
    bothPass(castSummon(at, 'debt')).expectNotHappened('crystalsChanged');
    expect(at.player('p1')['crystals']).toBe(1);
  });
});
