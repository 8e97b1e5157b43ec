/** Focus and priority after something that was undone, that only added resources, or whose player has left. */
import { expect, it } from 'vitest';
import { activated, draw, free, kill, target, UNIT, whenever } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand, move, pass } from '../../../support/riftbound-battles.js';
import { askedBy, chainOf, play } from '../../../support/riftbound-play.js';
import { gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

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
rule('Riftbound 652.5.c', () => {
  const open = () => {
    const seats = { p1: inHand('spark'), p2: { hand: [{ card: 'spark', as: 'answer' }] } };
    return battleTable({ p1: ['m1'], p2: [], p3: [] }, {}, { cards, seats });
  };
  it('says so as the next player has priority, and not after that', () => {
    const table = play(open(), 'spark').answer('p1', pass).concede('p2').expectDecision({ p3: 'priority' });
    expect(askedBy(table)).toContain('652.5.c');
    const other = play(open(), 'spark').answer('p1', pass).expectDecision({ p2: 'priority' });
    expect(askedBy(other)).not.toContain('652.5.c');
  });
  it('is over where the only item leaves with its player', () => {
    const table = move(open(), 'p1', ['m1'], 'tower').answer('p1', pass).expectDecision({ p2: 'focus' });
    play(table, 'answer', 'p2').expectDecision({ p2: 'priority' }).concede('p2').expectDecision({ p3: 'focus' });
    expect(chainOf(table)).toEqual([]);
  });
});
