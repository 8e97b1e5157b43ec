/** What is counted by turns, and what cards may ask about the course of a turn. */
import { expect, it } from 'vitest';
import { ally, ashesTable, type ReadyCard } from '../../../support/ashes.js';
import { OURS, THEIRS, watching } from '../../../support/ashes-watching.js';
import { after, answer, DRAW } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const PASS = { action: 'pass' };
const END = { action: 'end' };
const NOTHING = { mainsTaken: 0, sidesTaken: 0, sidesAllowed: 0, reactionsTaken: 0, resting: 0, passed: 0 };

rule('Ashes turn.2', () => {
  it('counts each action of a turn, and begins anew for all players in the next', () => {
    const dirge = answer('dirge', after('passed', DRAW, { where: { seat: THEIRS } }));
    const table = ashesTable({ p1: {}, p2: { hand: [{ card: 'dirge', as: 'dirge' }, 'worker'] } }, [dirge]);
    table.answer('p1', { action: 'meditate' }).answer('p1', { from: 'drawPile' }).answer('p1', { stop: true });
    expect(table.player('p1')).toMatchObject({ ...NOTHING, sidesTaken: 1 });
    table.answer('p1', PASS).expectDecision({ p2: 'respond' }).answer('p2', { react: 'dirge' });
    expect(table.player('p1')).toMatchObject({ ...NOTHING, sidesTaken: 1, mainsTaken: 1, passed: 1 });
    expect(table.player('p2')).toMatchObject({ ...NOTHING, reactionsTaken: 1 });
    table.answer('p1', END);
    for (const seat of ['p1', 'p2']) expect(table.player(seat)).toMatchObject(NOTHING);
  });
});

/** p1 passes and ends the turn, then p2; before the next phase draws up to five. */
const drawn = (watch: ReadyCard): number => {
  const table = ashesTable({ p1: { spellboard: ['watch'] }, p2: { battlefield: ['worker'] } }, [
    watch,
    ally({ id: 'guest' }),
  ]);
  table.answer('p1', PASS).answer('p1', END);
  return table.cards('p1', 'hand').length;
};

rule('Ashes turn.1', () => {
  it.each([
    ['turnBegan', THEIRS, OURS],
    ['turnEnding', OURS, THEIRS],
    ['passed', OURS, THEIRS],
  ])('has the moment %s, which cards know by its player', (event, inside, outside) => {
    expect(drawn(watching(event, { seat: inside }))).toBe(1);
    expect(drawn(watching(event, { seat: outside }))).toBe(0);
  });
});
