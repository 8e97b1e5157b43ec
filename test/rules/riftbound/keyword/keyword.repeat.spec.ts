import { expect, it } from 'vitest';
import { deal, draw, sequence, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { allPass, askedBy, play } from '../../../support/riftbound-play.js';
import { battlefield, runes, spell } from '../../../support/riftbound.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const again = { more: { bound: 'repeat' }, than: 0 } as const;
const additionalCosts = [{ as: 'repeat', costs: [{ pay: 'energy', n: 2 } as const], optional: true }];
const study = {
  id: 'study',
  energy: 0,
  additionalCosts,
  effect: sequence(draw(), { do: 'if', condition: again, then: draw() }),
};
const cards = [
  spell({
    id: 'volley',
    energy: 0,
    additionalCosts,
    targets: [target(), { ...target(undefined, 'other'), paid: 'repeat' }],
    effect: sequence(deal(1), { do: 'if', condition: again, then: deal(1, 'other') }),
  }),
  spell(study),
];
const open = (card: string, energy = 2) =>
  battleTable(
    { p1: ['m5', 'm6'], p2: [] },
    {},
    {
      cards,
      seats: { p1: { ...inHand(card), runes: runes('fury', energy) } },
    },
  );
const paid = (card: string) => {
  const table = play(open(card), card).answer('p1', { pay: ['repeat'] });
  const [first = null] = table.legal('p1');
  return { table, first };
};

rule('Riftbound keyword.repeat', () => {
  it('carries the spell out twice when its cost was paid', () => {
    const { table, first } = paid('study');
    allPass(table.answer('p1', first));
    expect(table.cards('p1', 'hand')).toHaveLength(2);
  });
  it('carries the spell out once when its cost was not paid', () => {
    const table = allPass(play(open('study'), 'study').answer('p1', { pay: [] }));
    expect(table.cards('p1', 'hand')).toHaveLength(1);
  });
  it('is not offered when its cost cannot be paid', () => {
    play(open('study', 1), 'study').expectLegal('p1', [{ pay: [] }]);
  });
  it('costs less energy for each battlefield of its player whose text says so, never below 0', () => {
    const market = (id: string) =>
      battlefield({
        id,
        abilities: [{ kind: 'static', name: 'cheaper', changes: [{ change: 'flag', flag: 'cheaperRepeat' }] }],
      });
    const dear = spell({ ...study, id: 'dear', energy: 1 });
    const spent = (controlled: { readonly [place: string]: 'p1' | 'p2' }, pay: readonly string[]) => {
      const table = battleTable(
        {
          p1: Object.entries(controlled).flatMap(([place, by], n) => (by === 'p1' ? [at(`m${n + 1}`, place)] : [])),
          p2: Object.entries(controlled).flatMap(([place, by], n) => (by === 'p2' ? [at(`m${n + 1}`, place)] : [])),
        },
        controlled,
        { cards: [dear, ...['market', 'bazaar', 'fair'].map(market)], seats: { p1: { ...inHand('dear'), energy: 9 } } },
      );
      const [payment = null] = play(table, 'dear').answer('p1', { pay }).legal('p1');
      return linesOf(table.answer('p1', payment), 'spent');
    };
    const BY = '(406.1, 406.2.a, 353.3, 353.4, 353.4.c, 353.5, 353.1, 353.2.a, 354.3)';
    const energy = (n: number) => [`spent seat p1, spent {energy ${n}} ${BY}`];
    expect(spent({ market: 'p2' }, ['repeat'])).toEqual(energy(3));
    expect(spent({ market: 'p1' }, ['repeat'])).toEqual(energy(2));
    expect(spent({ market: 'p1' }, [])).toEqual(energy(1));
    expect(spent({ market: 'p1', bazaar: 'p1' }, ['repeat'])).toEqual(energy(1));
    expect(spent({ market: 'p1', bazaar: 'p1', fair: 'p1' }, ['repeat'])).toEqual(energy(1));
  });
  it('chooses anew for the second time: another target, or the same', () => {
    const { table } = paid('volley');
    expect(askedBy(table)).toContain('keyword.repeat');
    table.expectLegal('p1', [['m5'], ['m6']]).answer('p1', ['m5']);
    table.expectLegal('p1', [['m5'], ['m6']]).answer('p1', ['m6']);
    const [payment = null] = table.legal('p1');
    allPass(table.answer('p1', payment));
    expect([table.marks('m5')['damage'], table.marks('m6')['damage']]).toEqual([1, 1]);
  });
  it('asks for no second target when its cost was not paid', () => {
    const table = play(open('volley'), 'volley').answer('p1', { pay: [] });
    expect(askedBy(table)).not.toContain('keyword.repeat');
    allPass(table.answer('p1', ['m5']));
    expect([table.marks('m5')['damage'], table.marks('m6')['damage']]).toEqual([1, undefined]);
  });
});
