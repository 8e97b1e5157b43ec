import { expect, it } from 'vitest';
import { draw, free, kill, target, whenever } from '../../../support/riftbound-abilities.js';
import { at, attackBridge, battleTable, inHand, move, pass, passAll } from '../../../support/riftbound-battles.js';
import { allPass, chainOf, endTurn, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

/** Its player draws as it moves, so that players may respond before anything is staged. */
const scout = unit({
  id: 'scout',
  might: 2,
  abilities: [whenever('moved', draw(), { where: { object: { object: { self: true } } } })],
});
const come = free(
  'come',
  { do: 'move', objects: 'target', to: 'there' },
  { targets: [target(), target({ is: ['battlefield'] }, 'there')] },
);
const bolt = free('bolt', kill(), { targets: [target()] });
const cards = [scout, come, bolt];

rule('Riftbound 322.9', () => {
  const moved = () => {
    const table = battleTable({ p1: ['scout'], p2: ['m4'] }, {}, { cards, seats: { p2: inHand('come') } });
    return move(table, 'p1', ['scout'], 'meadow').expectDecision({ p1: 'priority' });
  };
  it('opens no showdown where an opposing unit has come before: there is a combat', () => {
    const table = moved().answer('p1', pass);
    play(table, 'come', 'p2').answer('p2', ['m4']).answer('p2', ['meadow']);
    allPass(table).expectHappened('moved', { object: 'm4', to: 'meadow' });
    allPass(table).expectHappened('combatBegan', { object: 'meadow', attacker: 'p1', defender: 'p2' });
    expect(table.rulesOf('showdownOpened', { combat: false })).toEqual([]);
  });
  it('opens one where nobody has come', () => {
    allPass(moved()).expectHappened('showdownOpened', { object: 'meadow', combat: false, cites: '322.9' });
  });
});

rule('Riftbound 322.10', () => {
  it('stages a combat where units of two opponents are, one of whom has contested it', () => {
    attackBridge(['m1'], ['m3']).expectHappened('combatBegan', { object: 'bridge', cites: '322.10' });
  });
  it('stages none where teammates are', () => {
    const table = battleTable(
      { p1: ['m1'], p2: [], p3: [at('m2', 'tower')], p4: [] },
      { tower: 'p3' },
      {
        position: {
          format: 'magma-chamber',
          teams: [
            ['p1', 'p3'],
            ['p2', 'p4'],
          ],
        },
      },
    );
    move(table, 'p1', ['m1'], 'tower').expectNotHappened('combatBegan').expectDecision({ p1: 'turnAction' });
  });
});

rule('Riftbound 322.11', () => {
  const attacked = () => {
    const table = battleTable(
      { p1: ['scout'], p2: [at('m4', 'bridge')] },
      { bridge: 'p2' },
      { cards, seats: { p2: inHand('bolt') } },
    );
    return move(table, 'p1', ['scout'], 'bridge').expectDecision({ p1: 'priority' });
  };
  it('begins no combat where the units of one side are gone before', () => {
    const table = play(attacked().answer('p1', pass), 'bolt', 'p2').answer('p2', ['scout']);
    allPass(table).expectHappened('killed', { object: 'scout' });
    allPass(table).expectNotHappened('combatBegan').expectDecision({ p1: 'turnAction' });
    expect(table.marks('bridge')).toEqual({ controlled: true });
  });
  it('begins it where both are there', () => {
    allPass(attacked()).expectHappened('combatBegan', { object: 'bridge', cites: '322.11' });
  });
});

rule('Riftbound 322.12', () => {
  const riser = unit({
    id: 'riser',
    abilities: [whenever('phaseBegan', draw(), { where: { phase: { equals: 'beginning' } } })],
  });
  const risen = (board: readonly string[]) => endTurn(battleTable({ p1: board, p2: [] }, {}, { cards: [riser] }));
  it('finalizes what is pending in the cleanup that finds it', () => {
    const table = risen(['riser']).expectHappened('finalized', { card: 'riser', cites: '322.12' });
    expect(chainOf(table.expectDecision({ p1: 'priority' }))).toEqual(['riser']);
  });
  it('finalizes nothing where nothing has triggered', () => {
    passAll(risen([])).expectNotHappened('finalized');
  });
});
