import { expect, it } from 'vitest';
import { draw, free, target, whenever } from '../../../support/riftbound-abilities.js';
import { at, attackBridge, battleTable, inHand, move, pass } from '../../../support/riftbound-battles.js';
import { allPass, askedBy, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const daze = free('daze', { do: 'stun', objects: 'target' }, { targets: [target()] });
const dazed = () => {
  const table = attackBridge(['m1'], ['m3'], { cards: [daze], seats: { p1: inHand('daze') } });
  return allPass(play(table, 'daze').answer('p1', ['m3']));
};
const placedBy = ({ log }: ReturnType<typeof attackBridge>) =>
  log.filter(({ kind }) => kind === 'abilityPlaced').map(({ seat }) => seat);

rule('Riftbound 342.1.a', () => {
  const watching = (id: string, event: string) => unit({ id, abilities: [whenever(event, draw())] });
  const cards = [watching('gazer', 'combatBegan'), watching('scout', 'moved')];

  it('lets the attacker place first, others in turn order, the defender last, who resolves first', () => {
    const boards = { p1: ['draws-attacking'], p2: [at('draws-defending', 'bridge')], p3: ['gazer'] };
    const table = move(battleTable(boards, { bridge: 'p2' }, { cards }), 'p1', ['draws-attacking'], 'bridge');
    expect(placedBy(table)).toEqual(['p1', 'p3', 'p2']);
    expect(table.rulesOf('abilityPlaced').every((cites) => cites.includes('342.1.a'))).toBe(true);
    allPass(table.expectDecision({ p2: 'priority' })).expectHappened('drawn', { seat: 'p2' });
    allPass(table).expectHappened('drawn', { seat: 'p3' });
    allPass(table).expectHappened('drawn', { seat: 'p1' });
  });
  it('has the attacker place first also in the turn of the defender', () => {
    const boards = { p1: [at('draws-defending', 'bridge')], p2: [at('draws-attacking', 'bridge')] };
    const contested = { bridge: 'p1' };
    const table = battleTable(boards, contested);
    expect(placedBy(table)).toEqual(['p2', 'p1']);
  });
  it('is not so for what triggers where no combat begins: the turn player places first', () => {
    const boards = { p1: ['m1'], p2: [at('scout', 'bridge')], p3: [at('scout', 'tower', { as: 'other' })] };
    const table = battleTable(boards, { bridge: 'p2', tower: 'p3' }, { cards });
    expect(placedBy(move(table, 'p1', ['m1'], 'meadow'))).toEqual(['p2', 'p3']);
    expect(table.rulesOf('abilityPlaced').flat()).not.toContain('342.1.a');
  });
});

rule('Riftbound 343', () => {
  it('passes focus to the next player when the chain is over', () => {
    const table = dazed().expectHappened('stunned', { object: 'm3' }).expectDecision({ p2: 'focus' });
    expect(askedBy(table)).toContain('343');
  });
  it('asks all players again after that', () => {
    const table = dazed().answer('p2', pass).expectDecision({ p1: 'focus' });
    table.answer('p1', pass).expectHappened('showdownClosed').expectNotHappened('killed');
  });
  it('is not how focus comes to a player as it is passed, or as the showdown opens', () => {
    const table = attackBridge(['m1'], ['m3']);
    expect(askedBy(table)).not.toContain('343');
    expect(askedBy(table.answer('p1', pass).expectDecision({ p2: 'focus' }))).not.toContain('343');
  });
});

rule('Riftbound 343.1', () => {
  it('leaves focus to the attacker after the first chain', () => {
    const table = allPass(attackBridge(['draws-attacking'], ['m3']).expectDecision({ p1: 'priority' }));
    expect(askedBy(table.expectDecision({ p1: 'focus' }))).toContain('343.1');
  });
  it('does so as well where the newest item of that chain is of another player', () => {
    const table = attackBridge(['draws-attacking'], ['draws-defending']).expectDecision({ p2: 'priority' });
    allPass(allPass(table)).expectDecision({ p1: 'focus' });
  });
  it('does not so after a later chain', () => {
    expect(askedBy(dazed().expectDecision({ p2: 'focus' }))).not.toContain('343.1');
  });
});
