import { expect, it } from 'vitest';
import { deal, free, target, UNIT } from '../../../support/riftbound-abilities.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { linesOf } from '../../../support/log-lines.js';
import { gear, riftboundTable, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

/** Spells of its player deal so much more. */
const ember = (id: string, add: number) =>
  gear({
    id,
    abilities: [
      { kind: 'cost', name: id, for: 'bonusDamage', affects: { zone: 'any', is: ['spell'], of: 'you' }, add },
    ],
  });
const cards = [
  ember('ember', 1),
  ember('blaze', 2),
  ember('damp', -3),
  gear({
    id: 'brittle',
    abilities: [
      { kind: 'cost', name: 'brittle', for: 'bonusDamageTo', affects: { is: ['unit'], named: 'wall' }, add: 1 },
    ],
  }),
  unit({ id: 'archer', might: 2 }),
  free(
    'volley',
    { do: 'deal', objects: 'target', by: 'mine', amount: 2 },
    { targets: [target({ is: ['unit'], of: 'you' }, 'mine'), target({ is: ['unit'], named: 'wall' })] },
  ),
  free(
    'weigh',
    { do: 'deal', objects: 'target', amount: { number: 'might', of: 'it' } },
    { targets: [target(UNIT, 'target', 2)] },
  ),
  unit({ id: 'wall', might: 9 }),
  free(
    'rain',
    { do: 'deal', objects: 'target', amount: { share: 'drops', of: 'it' } },
    {
      targets: [{ ...target(UNIT, 'target', 1), max: 4, divide: { amount: 2, as: 'drops' } }],
    },
  ),
  free('pair', deal(2), { targets: [target(UNIT, 'target', 2)] }),
  free('nothing', deal(0), { targets: [target()] }),
];
const open = (...board: readonly string[]) => {
  const walls = ['one', 'two'].map((as) => ({ card: 'wall', as }));
  const hand = ['pair', 'nothing', 'rain'].map((card) => ({ card, as: card }));
  return riftboundTable({ p1: { hand, board }, p2: { board: [...walls, 'wall'] } }, cards);
};
const pair = (...board: readonly string[]) => {
  const table = play(open(...board), 'pair').answer('p1', ['one', 'two']);
  return allPass(table);
};
rule('Riftbound 714', () => {
  it('is added up and applied once: one damage of one amount', () => {
    const table = pair('ember', 'blaze').expectHappened('damageDealt', { object: 'one', amount: 5, cites: '714' });
    expect(table.rulesOf('damageDealt', { object: 'one' })).toHaveLength(1);
  });
  it('adds nothing where no damage is dealt', () => {
    const table = allPass(play(open('ember'), 'nothing').answer('p1', ['one']));
    expect(table.marks('one')).toEqual({});
  });
  it('cites all its rules beside those of the damage, and none of them without a bonus', () => {
    const usual = ['404.1.b', '404.1.c', '404.1.d', '404.6.a', '404.6.b.2.a'];
    expect([pair('ember').rulesOf('damageDealt'), pair().rulesOf('damageDealt')]).toEqual([
      [
        [...usual, '404.5', '714', '714.2', '715.1'],
        [...usual, '404.5', '714', '714.2', '715.1'],
      ],
      [usual, usual],
    ]);
  });
});
rule('Riftbound 715.1', () => {
  it('raises what each of the targets is dealt by all of it', () => {
    const table = pair('blaze').expectHappened('damageDealt', { object: 'one', amount: 4, cites: '715.1' });
    table.expectHappened('damageDealt', { object: 'two', amount: 4, cites: '715.1' });
  });
  it('deals nothing to what is no target', () => {
    expect(pair('blaze').rulesOf('damageDealt')).toHaveLength(2);
  });
});
rule('Riftbound 714.2', () => {
  it('takes nothing away, whatever all of it comes to', () => {
    pair('damp').expectHappened('damageDealt', { object: 'one', amount: 2 });
    pair('damp', 'ember').expectHappened('damageDealt', { object: 'one', amount: 2 });
  });
  it('is what is left of it above nothing', () => {
    pair('damp', 'blaze', 'blaze').expectHappened('damageDealt', { object: 'one', amount: 3 });
  });
});
rule('Riftbound 715.3', () => {
  const rain = (...board: readonly string[]) => play(open(...board), 'rain');
  it('raises the sum before it is split, once, and with it how many there may be', () => {
    const table = rain('ember').expectRefused('p1', [], 'answer.too-few', '352.14');
    allPass(table.answer('p1', ['one', 'two'])).expectLegal('p1', [{ one: 2, two: 1 }]);
    table.answer('p1', { one: 1, two: 2 });
    expect([table.marks('one'), table.marks('two')]).toEqual([{ damage: 1 }, { damage: 2 }]);
  });
  it('raises it for the next target too: three for three', () => {
    const table = rain('ember');
    const [third = ''] = table.state.zones['p2.board']?.slice(2) ?? [];
    allPass(table.answer('p1', ['one', 'two', third])).expectLegal('p1', [{ one: 1, two: 1, [third]: 1 }]);
    const plain = rain();
    const [other = ''] = plain.state.zones['p2.board']?.slice(2) ?? [];
    plain.expectRefused('p1', ['one', 'two', other], 'answer.too-many', '352.14');
  });
});
rule('Riftbound 715.1', () => {
  const dealt = (card: string, board: readonly string[], ...answers: readonly (readonly string[])[]) => {
    const hand = [{ card, as: card }];
    const mine = [...board, 'archer'].map((own) => ({ card: own, as: own }));
    const theirs = ['one', 'two'].map((as) => ({ card: 'wall', as }));
    const table = play(riftboundTable({ p1: { hand, board: mine }, p2: { board: theirs } }, cards), card);
    for (const answer of answers) table.answer('p1', [...answer]);
    return linesOf(allPass(table), 'damageDealt');
  };
  const AS_USUAL = '404.1.b, 404.1.c, 404.1.d, 404.6.a, 404.6.b.2.a';
  const ADDED = '404.5, 714, 714.2, 715.1';
  const line = (object: string, card: string, amount: number, source: string, rules: string) =>
    `damageDealt object ${object}, amount ${amount}, source [${source}], combat false, cause p1, card ${card} (${rules})`;
  it('adds for those that a text names, together with what is added for the spell', () => {
    expect(dealt('pair', ['brittle', 'blaze'], ['one', 'archer'])).toEqual([
      line('one', 'wall', 5, 'gone', `${AS_USUAL}, ${ADDED}`),
      line('archer', 'archer', 4, 'gone', `${AS_USUAL}, ${ADDED}`),
    ]);
    expect(dealt('pair', ['brittle'], ['one', 'archer'])).toEqual([
      line('one', 'wall', 3, 'gone', `${AS_USUAL}, ${ADDED}`),
      line('archer', 'archer', 2, 'gone', AS_USUAL),
    ]);
  });
  it('adds nothing to what units deal, which are the source themselves (404.6.b.3)', () => {
    expect(dealt('volley', ['brittle', 'blaze'], ['archer'], ['one'])).toEqual([
      line('one', 'wall', 2, 'archer', '404.6.b.3, 404.1.b, 404.1.c, 404.1.d'),
    ]);
  });
  it('adds to an amount that is counted for each unit', () => {
    expect(dealt('weigh', ['ember'], ['one', 'archer'])).toEqual([
      line('one', 'wall', 10, 'gone', `${AS_USUAL}, ${ADDED}`),
      line('archer', 'archer', 3, 'gone', `${AS_USUAL}, ${ADDED}`),
    ]);
  });
});
