import { expect, it } from 'vitest';
import { deal, draw, free, kill, might, sequence, target, whenever } from '../../../support/riftbound-abilities.js';
import { at, attackBridge, battleTable, inHand, move, passAll, teamTable } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { battlefield, unit } from '../../../support/riftbound.js';
import { noCase, rule } from '../../../support/rule.js';

const bolt = free('bolt', kill(), { targets: [target()] });
/** p1 attacks the bridge, which p2 controls; a unit dies before anybody has passed. */
const bolted = (unit: string) => {
  const table = attackBridge(['m1'], ['m3'], { cards: [bolt], seats: { p1: inHand('bolt') } });
  return allPass(play(table, 'bolt').answer('p1', [unit]));
};

rule('Riftbound 182.3.a', () => {
  it('contests a battlefield that nobody, or another, controls', () => {
    const table = battleTable({ p1: ['m1'], p2: [at('m3', 'bridge')] }, { bridge: 'p2' });
    move(table, 'p1', ['m1'], 'bridge').expectHappened('contested', { object: 'bridge', seat: 'p1' });
  });
  it('contests none that its player controls', () => {
    const table = battleTable({ p1: ['m1', at('m2', 'meadow')], p2: [] }, { meadow: 'p1' });
    move(table, 'p1', ['m1'], 'meadow').expectNotHappened('contested');
  });
});

rule('Riftbound 182.3.b', () => {
  it('is contested no more when who has contested it is gone', () => {
    const table = bolted('m1').expectHappened('killed', { object: 'm1' });
    passAll(table).expectHappened('contestEnded', { object: 'bridge' }).expectNotHappened('scored');
    expect(table.marks('bridge')).toEqual({ controlled: true });
  });
});

rule('Riftbound 182.3.c', () => {
  it('leaves control to who has it as long as it is contested, also without units', () => {
    const table = bolted('m3').expectNotHappened('controlLost').expectDecision({ p2: 'focus' });
    expect([table.marks('bridge'), table.cards('p2', 'battlefields')]).toEqual([
      { controlled: true, contested: 'p1' },
      ['bridge'],
    ]);
  });
});

rule('Riftbound 182.4', () => {
  it('comes to the only player with units as a showdown, or a combat, is over', () => {
    const alone = passAll(move(battleTable({ p1: ['m1'], p2: [] }), 'p1', ['m1'], 'meadow'));
    alone.expectHappened('controlTaken', { object: 'meadow', seat: 'p1', cites: '182.4' });
    const fought = passAll(attackBridge(['m5'], ['m1']));
    fought.expectHappened('controlTaken', { object: 'bridge', seat: 'p1', cites: '182.4' });
  });
  it('does not come before that', () => {
    const table = move(battleTable({ p1: ['m1'], p2: [] }), 'p1', ['m1'], 'meadow').expectNotHappened('controlTaken');
    expect(table.marks('meadow')).toEqual({ contested: 'p1' });
  });
  it.each([
    ['p1', 'p2', 'p3'],
    ['p3', 'p4', 'p1'],
  ])('comes to %s, who has contested it, where a teammate has come as well', (seat, opponent, teammate) => {
    const come = free(
      'come',
      sequence(
        { do: 'all', from: { is: ['battlefield'], named: 'bridge' }, as: 'there' },
        { do: 'move', objects: 'target', to: 'there' },
      ),
      { targets: [target()] },
    );
    const position = { turn: { active: seat, number: 3 } };
    const more = { cards: [come], seats: { [teammate]: inHand('come') }, position };
    const table = teamTable({ [seat]: ['m1'], [teammate]: ['m2'] }, {}, more);
    move(table, seat, ['m1'], 'bridge').answer(seat, { action: 'pass' }).answer(opponent, { action: 'pass' });
    allPass(play(table, 'come', teammate).answer(teammate, ['m2']));
    passAll(table).expectHappened('controlTaken', { object: 'bridge', seat, cites: '462.8.c' });
    table.expectHappened('showdownClosed', { object: 'bridge', winner: seat }).expectDecision({ [seat]: 'turnAction' });
  });
});

rule('Riftbound 182.4.c', () => {
  it('has the battlefield lie with its owner again when control is lost', () => {
    const doom = free('doom', { do: 'kill', objects: 'target' }, { targets: [target()] });
    const table = battleTable({ p1: ['m1'], p2: [] }, {}, { cards: [doom], seats: { p1: inHand('doom') } });
    passAll(move(table, 'p1', ['m1'], 'bridge'));
    expect([table.cards('p1', 'battlefields'), table.cards('p2', 'battlefields')]).toEqual([['meadow', 'bridge'], []]);
    allPass(play(table, 'doom').answer('p1', ['m1'])).expectHappened('controlLost', { object: 'bridge', seat: 'p1' });
    expect([table.cards('p1', 'battlefields'), table.cards('p2', 'battlefields')]).toEqual([['meadow'], ['bridge']]);
    expect(table.marks('bridge')).toEqual({});
  });
});

rule('Riftbound 182.4.a', () => {
  it('stays with who has it as long as one of their units is there', () => {
    const table = passAll(attackBridge(['m1'], ['m5', 'm2']).expectNotHappened('controlLost'));
    if (table.state.pending[0]?.kind === 'assignDamage') passAll(table.answer('p1', { m2: 1 }));
    table.expectHappened('contestEnded', { object: 'bridge', cites: '182.4.a' }).expectNotHappened('controlTaken');
    expect(table.marks('bridge')).toEqual({ controlled: true });
  });
  it('goes with the last of them', () => {
    const table = battleTable({ p1: [at('m1', 'meadow')], p2: [] }, { meadow: 'p1' });
    move(table, 'p1', ['m1'], 'base').expectHappened('controlLost', { object: 'meadow', seat: 'p1' });
  });
});

/** Whenever a unit moves, its player draws a card, and a unit gets 1 damage. */
const shrine = battlefield({
  id: 'shrine',
  abilities: [whenever('moved', sequence(draw(), deal(1)), { targets: [target()] })],
});
/** Units of its player have 1 more might, those of opponents 1 less. */
const altar = battlefield({
  id: 'altar',
  abilities: [
    might(1, { name: 'own', affects: { is: ['unit'], of: 'you' } }),
    might(-1, { name: 'others', affects: { is: ['unit'], of: 'opponents' } }),
  ],
});
/** In p1's turn; p2 has brought this battlefield. */
const brought = (card: string, controlled: boolean, boards: Parameters<typeof battleTable>[0]) => {
  const battlefields = [{ card, as: card, ...(controlled && { controlled: true }) }];
  return battleTable(boards, {}, { cards: [shrine, altar], seats: { p2: { battlefields } } });
};

rule('Riftbound 182.6.a', () => {
  it('has who controls the battlefield carry out its abilities, in the turn of another as well', () => {
    const table = brought('shrine', true, { p1: ['m1', 'm4'], p2: [at('m5', 'shrine')] });
    move(table, 'p1', ['m1'], 'meadow').expectDecision({ p2: 'target' }).answer('p2', ['m4']);
    allPass(table.expectDecision({ p2: 'priority' })).expectHappened('drawn', { seat: 'p2' });
    table.expectHappened('damageDealt', { object: 'm4', amount: 1, cause: 'p2' });
  });
  it('means them by what its passive abilities say of their units', () => {
    const table = brought('altar', true, { p1: ['m4'], p2: [at('m5', 'altar')] });
    expect([table.facts('m4').numbers['might'], table.facts('m5').numbers['might']]).toEqual([3, 6]);
  });
  it('goes with control', () => {
    const table = passAll(
      move(brought('altar', true, { p1: ['m6', 'm4'], p2: [at('m1', 'altar')] }), 'p1', ['m6'], 'altar'),
    );
    table.expectHappened('controlTaken', { object: 'altar', seat: 'p1', cites: '182.6.a' });
    expect(table.facts('m4').numbers['might']).toBe(5);
  });
});

rule('Riftbound 182.6.b', () => {
  it('lets the turn player resolve abilities of an uncontrolled battlefield, with choices', () => {
    const table = move(brought('shrine', false, { p1: ['m1', 'm4'], p2: ['m5'] }), 'p1', ['m1'], 'meadow');
    table.expectHappened('abilityPlaced', { card: 'shrine', seat: 'p1', cites: '182.6.b' });
    table.expectDecision({ p1: 'target' }).answer('p1', ['m5']).expectDecision({ p1: 'priority' });
    allPass(table).expectHappened('damageDealt', { object: 'm5', amount: 1, cause: 'p1' });
  });
  it('is not its owner who carries them out', () => {
    const table = brought('shrine', false, { p1: ['m1'], p2: [] });
    expect(table.refused('p2', []).code).toBe('decision.none');
    move(table, 'p1', ['m1'], 'meadow').expectDecision({ p1: 'target' });
  });
});

rule('Riftbound 182.6.c', () => {
  it('does nothing of what its texts say of "you"', () => {
    const table = brought('shrine', false, { p1: ['m1', 'm4'], p2: ['m5'] });
    move(table, 'p1', ['m1'], 'meadow').answer('p1', ['m5']);
    allPass(table).expectHappened('resolving', { card: 'shrine' }).expectNotHappened('drawn');
    expect([table.cards('p1', 'hand'), table.cards('p2', 'hand')]).toEqual([[], []]);
  });
  it('has no passive ability apply to units of its player, or of opponents of nobody', () => {
    const table = brought('altar', false, { p1: ['m4'], p2: ['m5'] });
    expect([table.facts('m4').numbers['might'], table.facts('m5').numbers['might']]).toEqual([4, 5]);
  });
  it('does so again as soon as somebody has taken control', () => {
    const table = passAll(move(brought('altar', false, { p1: ['m4', 'm1'], p2: ['m5'] }), 'p1', ['m1'], 'altar'));
    expect([table.facts('m4').numbers['might'], table.facts('m5').numbers['might']]).toEqual([5, 4]);
  });
});

rule('Riftbound 183.1', () => {
  noCase('outside', 'No card of this language gives control of a unit or gear to another player.');
  it('is with who has played it', () => {
    const page = unit({ id: 'page', energy: 0 });
    const table = play(battleTable({ p1: [], p2: [] }, {}, { cards: [page], seats: { p1: inHand('page') } }), 'page');
    table.expectHappened('cardChained', { seat: 'p1', cites: '183.1' });
    expect([table.cards('p1', 'board'), table.cards('p2', 'board')]).toEqual([['page'], []]);
  });
});

rule('Riftbound 183.4.b', () => {
  const scribe = unit({ id: 'scribe', abilities: [whenever('moved', draw())] });
  const placed = () => {
    const boards = { p1: ['m1'], p2: [at('scribe', 'bridge')] };
    const more = { cards: [scribe, bolt], seats: { p1: inHand('bolt') } };
    const table = move(battleTable(boards, { bridge: 'p2' }, more), 'p1', ['m1'], 'meadow');
    return table.expectHappened('abilityPlaced', { seat: 'p2', cites: '183.4.b' }).expectDecision({ p2: 'priority' });
  };
  it('leaves an ability on the chain with its player when the unit that it comes from is gone', () => {
    const table = placed().answer('p2', { action: 'pass' });
    allPass(play(table, 'bolt').answer('p1', ['scribe']));
    expect(table.exists('scribe')).toBe(false);
    allPass(table.expectDecision({ p2: 'priority' })).expectHappened('drawn', { seat: 'p2' });
  });
  it('is with who has control of the unit as it triggers', () => {
    allPass(placed()).expectHappened('drawn', { seat: 'p2' });
  });
});
