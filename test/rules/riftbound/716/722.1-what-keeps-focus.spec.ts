/** Focus and priority after something that was undone, that only added resources, or whose player has left. */
import { expect, it } from 'vitest';
import { activated, draw, free, kill, target, UNIT, whenever } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand, move, pass } from '../../../support/riftbound-battles.js';
import { play } from '../../../support/riftbound-play.js';
import { gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const ACTION = [{ keyword: 'action' } as const];
const mourner = (id: string) => unit({ id, abilities: [whenever('killed', draw())] });
const cards = [
  spell({
    id: 'trade',
    energy: 0,
    keywords: ACTION,
    additionalCosts: [
      { as: 'life', costs: [{ pay: 'kill', count: 1, of: { ...UNIT, numbers: { might: { max: 1 } } } }] },
    ],
    targets: [target({ ...UNIT, of: 'you', numbers: { might: { max: 1 } } })],
    effect: kill(),
  }),
  gear({
    id: 'spring',
    abilities: [activated('drip', [], { do: 'add', resource: 'energy', amount: 1 }, { timing: 'reaction' })],
  }),
  gear({
    id: 'tome',
    abilities: [
      activated('plain', [], draw()),
      activated('early', [], draw(), { timing: 'action' }),
      activated('late', [], draw(), { timing: 'reaction' }),
    ],
  }),
  free('bolt', kill(), { targets: [target()] }),
  free('spark', draw()),
  mourner('aunt'),
  mourner('niece'),
];
rule('Riftbound 722.1', () => {
  const used = (table: Table, seat = 'p1') =>
    table.legal(seat).flatMap((answer) => {
      const { ability = '' } = answer as { readonly [field: string]: string };
      return ability === '' ? [] : [ability];
    });
  const open = () =>
    battleTable(
      { p1: ['m2', 'tome'], p2: ['tome'].map((card) => ({ card, as: 'theirs' })) },
      {},
      { cards, seats: { p1: inHand('spark') } },
    );
  it('is a timing of abilities as well: Actions in showdowns, Reactions in closed states (729.1)', () => {
    expect(used(open())).toEqual(['plain', 'early', 'late']);
    const fight = move(open(), 'p1', ['m2'], 'bridge').expectDecision({ p1: 'focus' });
    expect(used(fight)).toEqual(['early', 'late']);
    const closed = play(open(), 'spark').expectDecision({ p1: 'priority' });
    expect(used(closed)).toEqual(['late']);
    expect(used(closed.answer('p1', pass).expectDecision({ p2: 'priority' }), 'p2')).toEqual(['late']);
  });
});
