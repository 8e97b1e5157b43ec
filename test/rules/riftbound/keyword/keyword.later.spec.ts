import { expect, it } from 'vitest';
import { draw, free, might, sequence, type Effect } from '../../../support/riftbound-abilities.js';
import { at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { allPass, chainOf, emptyChain, endTurn, play } from '../../../support/riftbound-play.js';
import { riftboundTable, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const predict: Effect = sequence(
  { do: 'top-of-deck', count: 1, as: 'top' },
  { do: 'look-at', objects: 'top' },
  {
    do: 'if',
    condition: { more: { size: 'top' }, than: 0 },
    then: { do: 'may', effect: { do: 'recycle', objects: 'top' } },
  },
);
const LEVEL_2 = { more: { player: 'experience' }, than: 1 };
const cards = [
  unit({ id: 'hunter', keywords: [{ keyword: 'hunt', n: 2 }] }),
  unit({ id: 'student', abilities: [might(3, { while: LEVEL_2 })] }),
  free('scry', predict),
  free('teach', { do: 'gain-experience', amount: 1 }),
  free('other-teach', { do: 'gain-experience', amount: 1 }),
  free('read', draw()),
];
const hand = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));

rule('Riftbound keyword.hunt', () => {
  it('gives its player so much experience as it conquers, and as it holds', () => {
    const table = battleTable({ p1: ['hunter'], p2: [] }, {}, { cards });
    passAll(move(table, 'p1', ['hunter'], 'meadow')).expectHappened('experienceGained', { seat: 'p1', amount: 2 });
    passAll(endTurn(endTurn(table), 'p2')).expectHappened('experienceGained', { amount: 2, experience: 4 });
    expect([table.player('p1')['experience'], table.player('p2')['experience']]).toEqual([4, 0]);
  });
  it('gives none for a battlefield where it is not', () => {
    const table = battleTable({ p1: ['m2', 'hunter'], p2: [] }, {}, { cards });
    passAll(move(table, 'p1', ['m2'], 'meadow')).expectHappened('scored', { seat: 'p1' });
    expect(table.player('p1')['experience']).toBe(0);
  });
});

rule('Riftbound keyword.level', () => {
  it('works from so much experience of its player on', () => {
    const p1 = { hand: hand('teach', 'other-teach'), board: hand('student') };
    const table = allPass(play(riftboundTable({ p1 }, cards), 'teach'));
    expect(table.facts('student').numbers['might']).toBe(2);
    expect(allPass(play(table, 'other-teach')).facts('student').numbers['might']).toBe(5);
  });
  it('does not for the experience of an opponent', () => {
    const p1 = { hand: hand('teach', 'other-teach') };
    const table = riftboundTable({ p1, p2: { board: hand('student') } }, cards);
    allPass(play(allPass(play(table, 'teach')), 'other-teach'));
    expect(table.facts('student').numbers['might']).toBe(2);
  });
});

rule('Riftbound keyword.backline', () => {
  const attack = (damage: number) =>
    passAll(
      move(
        battleTable({ p1: [`m${damage}`], p2: [at('back2', 'bridge'), at('m4', 'bridge')] }, { bridge: 'p2' }),
        'p1',
        [`m${damage}`],
        'bridge',
      ),
    );
  it('is assigned damage only when all others have lethal damage', () => {
    attack(3).expectHappened('damageDealt', { object: 'm4', amount: 3 });
    expect(attack(3).rulesOf('damageDealt', { object: 'back2' })).toEqual([]);
  });
  it('is assigned the rest', () => {
    attack(6).expectHappened('damageDealt', { object: 'back2', amount: 2 });
  });
});

rule('Riftbound keyword.predict', () => {
  const scried = () => {
    const table = riftboundTable({ p1: { hand: hand('scry'), mainDeck: ['student', 'soldier'] } }, cards);
    return allPass(play(table, 'scry')).expectDecision({ p1: 'may' });
  };
  it('looks at the top card, which may be recycled', () => {
    expect(scried().answer('p1', 'yes').cards('p1', 'mainDeck')).toEqual(['soldier', 'student']);
    expect(scried().answer('p1', 'no').cards('p1', 'mainDeck')).toEqual(['student', 'soldier']);
  });
  it('never burns out: of an empty deck nothing is looked at', () => {
    const table = riftboundTable({ p1: { hand: hand('scry'), mainDeck: [] } }, cards);
    emptyChain(play(table, 'scry')).expectNotHappened('lookedAt').expectNotHappened('burnedOut');
    expect(chainOf(table)).toEqual([]);
  });
});
