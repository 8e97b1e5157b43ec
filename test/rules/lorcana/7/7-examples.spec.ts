/** Worked examples of chapter 7, where the tests of the rules use other cases. */
import { describe, expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { aura, chosen, deal, draw, each, keyword, modify, sequence } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const play = (card: string) => ({ action: 'play', card, pay: 'ink' });

rule('Lorcana 7.1.2.3', () => {
  it('example: draws two and then discards two of all that are in hand, drawn or not', () => {
    const churn = action({
      id: 'churn',
      cost: 0,
      effect: sequence(
        draw(2),
        { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 2, max: 2, as: 'lost' },
        { do: 'discard', objects: 'lost' },
      ),
    });
    const [kept, top, next] = ['kept', 'top', 'next'].map((id) => character({ id }));
    const cards = [churn, kept, top, next].flatMap((card) => card ?? []);
    const p1 = { hand: [{ card: 'churn', as: 'churn' }, 'kept'], deck: ['top', 'next', 'kept'] };
    const at = lorcanaTable({ p1 }, cards).answer('p1', play('churn'));
    expect(at.legal('p1')).toHaveLength(3);
    at.answer(
      'p1',
      ['kept', 'next'].map((card) => at.find('p1', 'hand', card)),
    );
    expect([at.cards('p1', 'hand'), at.cards('p1', 'discard')]).toEqual([['top'], ['kept', 'next', 'churn']]);
  });
});

rule('Lorcana 7.1.2.4', () => {
  it('example: every location of John Silver’s player gives him Resist and lore', () => {
    const isle = location({ id: 'isle' });
    const seats = (...own: readonly string[]) =>
      lorcanaTable({ p1: { play: [{ card: '3-176', as: 'silver' }, ...own] }, p2: { play: ['isle'] } }, [isle]);
    const of = (at: ReturnType<typeof seats>) => {
      const { keywords, numbers } = at.facts('silver');
      return [keywords['resist'], numbers['lore']];
    };
    expect([of(seats()), of(seats('isle')), of(seats('isle', 'isle'))]).toEqual([
      [undefined, 1],
      [1, 2],
      [2, 3],
    ]);
  });
});

rule('Lorcana 7.1.8', () => {
  it('example: the roses take strength from two, one or no characters, and draw all the same', () => {
    const table = () =>
      lorcanaTable({
        p1: { hand: [{ card: '2-30', as: 'roses' }], inkwell: 2 },
        p2: {
          play: [
            { card: '1-22', as: 'stitch' },
            { card: '3-79', as: 'milo' },
          ],
        },
      }).answer('p1', play('roses'));
    const strengths = (at: ReturnType<typeof table>) =>
      ['stitch', 'milo'].map((who) => at.facts(who).numbers['strength']);
    table().expectRefused('p1', ['milo', 'milo'], 'answer.repeated', '7.1.8');
    for (const [named, left] of [
      [
        ['stitch', 'milo'],
        [1, 1],
      ],
      [['milo'], [2, 1]],
      [[], [2, 2]],
    ] as const) {
      const at = table()
        .answer('p1', [...named])
        .expectHappened('drawn', { seat: 'p1' });
      expect(strengths(at)).toEqual(left);
    }
  });
});

rule('Lorcana 7.6.3', () => {
  it('example of 7.6.1: an effect protects those exerted on resolution, an ability all exerted', () => {
    const exerted = { of: 'you', is: ['character'], marks: { exerted: true } } as const;
    const veil = action({ id: 'veil', cost: 0, effect: each({ ...exerted }, modify('all', keyword('ward'))) });
    const shroud = item({ id: 'shroud', abilities: [aura({ ...exerted }, keyword('ward'))] });
    const pawn = character({ id: 'pawn' });
    const wards = (at: ReturnType<typeof lorcanaTable>) =>
      ['tired', 'fresh'].map((who) => at.facts(who).keywords['ward'] !== undefined);
    const own = [
      { card: 'pawn', as: 'tired', exerted: true },
      { card: 'pawn', as: 'fresh' },
    ];
    const hand = [{ card: 'veil', as: 'veil' }];
    const once = lorcanaTable({ p1: { play: own, hand } }, [veil, shroud, pawn]).answer('p1', play('veil'));
    expect(wards(once)).toEqual([true, false]);
    expect(wards(once.answer('p1', { action: 'quest', character: 'fresh' }))).toEqual([true, false]);
    const always = lorcanaTable({ p1: { play: [...own, 'shroud'] } }, [veil, shroud, pawn]);
    expect(wards(always)).toEqual([true, false]);
    expect(wards(always.answer('p1', { action: 'quest', character: 'fresh' }))).toEqual([true, true]);
    once.answer('p1', { action: 'end-turn' });
    expect(wards(once)).toEqual([false, false]);
  });
});

describe('instead (7.7.2)', () => {
  it.each([
    ['1-69', 2],
    ['1-22', 1],
  ])('the scimitar strengthens %s by %i, and never by both', (card, more) => {
    const p1 = {
      play: [
        { card: '1-102', as: 'scimitar' },
        { card, as: 'holder' },
        { card: '3-79', as: 'other' },
      ],
    };
    const at = lorcanaTable({ p1 });
    const before = Number(at.facts('holder').numbers['strength']);
    at.answer('p1', { action: 'activate', source: 'scimitar', ability: 'strengthen' }).answer('p1', ['holder']);
    expect(at.facts('holder').numbers['strength']).toBe(before + more);
  });
});

rule('Lorcana 7.1.2.2', () => {
  it('example: five damage for an item, and none where there is no item to give up', () => {
    const trade = action({
      id: 'trade',
      cost: 0,
      effect: {
        do: 'pay',
        required: true,
        costs: [{ pay: 'banish', count: 1, of: { is: ['item'] } }],
        then: chosen({ is: ['character'] }, deal(5)),
      },
    });
    const table = (own: readonly string[]) =>
      lorcanaTable(
        { p1: { play: own, hand: [{ card: 'trade', as: 'trade' }] }, p2: { play: [{ card: '1-5', as: 'hades' }] } },
        [trade],
      ).answer('p1', play('trade'));
    const paid = table(['1-102']);
    paid.answer('p1', paid.legal('p1')[0] ?? null).expectHappened('damageDealt', { object: 'hades', amount: 5 });
    const unpaid = table([]).expectHappened('costNotPaid', { cites: '7.1.2.2' });
    expect(unpaid.marks('hades')).toEqual({});
  });
});
