import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import {
  deal,
  draw,
  free,
  instead,
  kill,
  target,
  UNIT,
  whenever,
  type Triggered,
} from '../../../support/riftbound-abilities.js';
import { at, battleTable, move, pass, passAll } from '../../../support/riftbound-battles.js';
import { chainOf, emptyChain, endTurn, kindsOf, play } from '../../../support/riftbound-play.js';
import { gear, legend, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

type By = 'conquer' | 'hold';
/** "When you conquer", "when you hold": about the player. */
const scoring = (by: By, more: Partial<Triggered> = {}): Triggered => ({
  ...whenever('scored', draw(), { where: { by: { equals: by }, seat: { seat: 'you' } }, bind: { there: 'object' } }),
  ...more,
});
/** "When I conquer", "when I hold": of a unit that is there. */
const present = (by: By): Triggered =>
  scoring(by, { while: { object: 'self', matches: { markNames: { mark: 'at', objects: 'there' } } } });
const taking = (side: 'attacking' | 'defending', effect = draw(), more: Partial<Triggered> = {}): Triggered =>
  whenever('sideTaken', effect, {
    where: { object: { object: { self: true } }, side: { equals: side }, first: { equals: true } },
    ...more,
  });
const HERE = target({ is: ['unit'], of: 'opponents', sharedMark: 'at' });
const ACTION = { keywords: [{ keyword: 'action' as const }] };
const cards = [
  unit({ id: 'victor', might: 3, abilities: [present('conquer')] }),
  unit({ id: 'holder', might: 3, abilities: [present('hold')] }),
  gear({ id: 'trophy', abilities: [scoring('conquer')] }),
  gear({ id: 'throne', abilities: [scoring('hold')] }),
  legend({ id: 'champion', abilities: [scoring('conquer')] }),
  gear({
    id: 'tribute',
    abilities: [instead('pointsGained', draw(), { where: { seat: { seat: 'you' }, by: { equals: 'hold' } } })],
  }),
  unit({ id: 'raider', might: 3, abilities: [taking('attacking', deal(2), { targets: [HERE] })] }),
  unit({ id: 'drummer', might: 3, abilities: [taking('attacking')] }),
  unit({ id: 'warden', might: 3, abilities: [taking('defending')] }),
  free('home', { do: 'move', objects: 'target' }, { ...ACTION, targets: [target()] }),
  free(
    'there',
    { do: 'move', objects: 'target', to: 'place' },
    { ...ACTION, targets: [target(), target({ zone: 'battlefields' }, 'place')] },
  ),
  free('doom', kill(), { ...ACTION, targets: [target(UNIT)] }),
];
const open = (
  boards: Parameters<typeof battleTable>[0],
  controlled: Parameters<typeof battleTable>[1] = {},
  seats: { readonly [seat: string]: JsonRecord } = {},
) => battleTable(boards, controlled, { cards, seats });

rule('Riftbound 376.4.b.2', () => {
  it('triggers for a unit that was there and a text about the player, not for one elsewhere', () => {
    const table = open({
      p1: ['victor', { card: 'victor', as: 'other' }, 'trophy'],
      p2: [
        { card: 'victor', as: 'enemy' },
        { card: 'trophy', as: 'theirs' },
      ],
    });
    move(table, 'p1', ['victor'], 'meadow').answer('p1', pass).answer('p2', pass);
    table.expectDecision({ p1: 'triggerOrder' });
    expect(table.legal('p1')).toHaveLength(2);
    expect(table.state.triggered.map(({ source }) => source.object).sort()).toEqual(
      [table.id('victor'), table.id('trophy')].sort(),
    );
  });
  it('triggers for nobody where nothing is conquered', () => {
    const table = open({ p1: [at('victor', 'meadow'), 'm2', 'trophy'], p2: [] }, { meadow: 'p1' });
    expect(chainOf(move(table, 'p1', ['m2'], 'meadow'))).toEqual([]);
  });
});

rule('Riftbound 376.4.b.2.a', () => {
  it('is pending once the point is earned', () => {
    const table = open({ p1: ['victor'], p2: [] }, {}, { p1: { points: 3 } });
    move(table, 'p1', ['victor'], 'meadow').answer('p1', pass).answer('p2', pass);
    expect(kindsOf(table)).toEqual([
      'showdownClosed',
      'controlTaken',
      'contestEnded',
      'scored',
      'pointsGained',
      'abilityPlaced',
      'finalized',
    ]);
    expect([table.player('p1')['points'], chainOf(table)]).toEqual([4, ['victor']]);
  });
  it('is not for a battlefield that was scored in this turn already', () => {
    const table = open({ p1: ['victor', { card: 'victor', as: 'second' }], p2: [] }, {}, { p1: { hand: ['home'] } });
    emptyChain(passAll(move(table, 'p1', ['victor'], 'meadow')));
    play(table, table.find('p1', 'hand', 'home')).answer('p1', ['victor']);
    passAll(table);
    expect(chainOf(move(table, 'p1', ['second'], 'meadow').answer('p1', pass).answer('p2', pass))).toEqual([]);
    expect(table.marks('meadow')).toEqual({ controlled: true });
  });
});

rule('Riftbound 376.4.b.2.b', () => {
  it('triggers for what its player conquers, from where it is: a legend', () => {
    const table = open({ p1: ['m2'], p2: [] }, {}, { p1: { legend: ['champion'] }, p2: { legend: ['champion'] } });
    move(table, 'p1', ['m2'], 'meadow').answer('p1', pass).answer('p2', pass);
    expect(table.state.zones['chain']?.map((id) => table.state.objects[id]?.controller)).toEqual(['p1']);
  });
  it('does not for what an opponent conquers', () => {
    const table = open({ p1: ['m2'], p2: ['trophy'] }, {}, { p2: { legend: ['champion'] } });
    expect(chainOf(move(table, 'p1', ['m2'], 'meadow').answer('p1', pass).answer('p2', pass))).toEqual([]);
  });
});

rule('Riftbound 376.4.b.2.c', () => {
  it('triggers although a card is drawn instead of the final point', () => {
    const table = open({ p1: ['victor'], p2: [] }, {}, { p1: { points: 7 } });
    move(table, 'p1', ['victor'], 'meadow').answer('p1', pass).answer('p2', pass);
    table.expectNotHappened('pointsGained').expectHappened('drawn', { seat: 'p1' });
    expect([table.player('p1')['points'], chainOf(table)]).toEqual([7, ['victor']]);
  });
  it('does not where nothing is scored: what attackers could not take is not conquered', () => {
    const table = open({ p1: ['victor'], p2: [at('m6', 'bridge')] }, { bridge: 'p2' });
    const ended = passAll(move(table, 'p1', ['victor'], 'bridge'));
    expect([ended.exists('victor'), ended.cards('p1', 'hand')]).toEqual([false, []]);
  });
});

const held = (p2: readonly (string | JsonRecord)[], points = 0) =>
  endTurn(open({ p1: [], p2: [at('m2', 'bridge'), ...p2] }, { bridge: 'p2' }, { p2: { points } }));

rule('Riftbound 376.4.c.2', () => {
  it('triggers for a unit that is there and a text about the player, not for one in the base', () => {
    const table = held([at('holder', 'bridge'), { card: 'holder', as: 'other' }, 'throne']);
    table.expectDecision({ p2: 'triggerOrder' });
    expect(table.state.triggered.map(({ source }) => source.object).sort()).toEqual(
      [table.id('holder'), table.id('throne')].sort(),
    );
  });
  it('triggers for nobody as a battlefield is conquered', () => {
    const table = open({ p1: ['holder', 'throne'], p2: [] });
    expect(chainOf(move(table, 'p1', ['holder'], 'meadow').answer('p1', pass).answer('p2', pass))).toEqual([]);
  });
});

rule('Riftbound 376.4.c.2.a', () => {
  it('is pending once the point is earned, before the channel phase', () => {
    const table = held([at('holder', 'bridge')], 2);
    expect([table.player('p2')['points'], chainOf(table), table.state.turn.phase]).toEqual([
      3,
      ['holder'],
      'beginning',
    ]);
    table.expectNotHappened('channelled');
    emptyChain(table).expectHappened('channelled', { seat: 'p2' });
  });
  it('is not in the turn of another', () => {
    const table = open({ p1: [at('holder', 'meadow')], p2: [] }, { meadow: 'p1' });
    expect(chainOf(endTurn(table))).toEqual([]);
  });
});

rule('Riftbound 376.4.c.2.b', () => {
  it('triggers for each battlefield that its player holds', () => {
    const table = endTurn(
      open({ p1: [], p2: [at('m2', 'bridge'), at('m3', 'meadow'), 'throne'] }, { bridge: 'p2', meadow: 'p2' }),
    );
    expect(table.expectDecision({ p2: 'triggerOrder' }).legal('p2')).toHaveLength(2);
  });
  it('does not for what an opponent holds', () => {
    const table = open({ p1: ['throne'], p2: [at('m2', 'bridge')] }, { bridge: 'p2' });
    expect(chainOf(endTurn(table).expectHappened('scored', { seat: 'p2' }))).toEqual([]);
  });
});

rule('Riftbound 376.4.c.2.c', () => {
  it('triggers although the point is replaced', () => {
    const table = held([at('holder', 'bridge'), 'tribute'], 2);
    table.expectNotHappened('pointsGained').expectHappened('drawn', { seat: 'p2' });
    expect([table.player('p2')['points'], chainOf(table)]).toEqual([2, ['holder']]);
  });
  it('does not where the battlefield is not held: its unit was killed as the phase began', () => {
    const fading = unit({ id: 'fading', keywords: [{ keyword: 'temporary' }], abilities: [present('hold')] });
    const table = battleTable({ p1: [], p2: [at('fading', 'bridge')] }, { bridge: 'p2' }, { cards: [fading] });
    expect(passAll(endTurn(table)).cards('p2', 'hand')).toEqual(['soldier']);
    expect(table.player('p2')['points']).toBe(0);
  });
});

const WITH_MOVES = { p1: { hand: ['home', 'there'] } };
const cast = (table: ReturnType<typeof open>, seat: string, card: string, ...answers: readonly string[]) => {
  play(table, table.find(seat, 'hand', card), seat);
  for (const answer of answers) table.answer(seat, [answer]);
  return emptyChain(table);
};

rule('Riftbound 376.4.d.2', () => {
  it('is on the first chain when its unit becomes an attacker, before anybody may act', () => {
    const table = open({ p1: ['raider'], p2: [at('m3', 'bridge'), 'm4'] }, { bridge: 'p2' });
    move(table, 'p1', ['raider'], 'bridge')
      .expectDecision({ p1: 'target' })
      .expectLegal('p1', [['m3']]);
    table.answer('p1', ['m3']).expectDecision({ p1: 'priority' });
    expect(chainOf(table)).toEqual(['raider']);
    expect(emptyChain(table).expectDecision({ p1: 'focus' }).marks('m3')).toMatchObject({ damage: 2 });
  });
  it('is not where there is nobody to attack', () => {
    const table = open({ p1: ['drummer'], p2: [] });
    expect(chainOf(move(table, 'p1', ['drummer'], 'meadow'))).toEqual([]);
  });
});

rule('Riftbound 376.4.d.2.a', () => {
  it('is not again for a unit that leaves and comes back in the same combat', () => {
    const table = open({ p1: ['drummer', 'm1'], p2: [at('m6', 'bridge')] }, { bridge: 'p2' }, WITH_MOVES);
    emptyChain(move(table, 'p1', ['drummer', 'm1'], 'bridge'));
    cast(table, 'p1', 'home', 'drummer').answer('p2', pass);
    expect(table.marks('drummer')).not.toHaveProperty('attacking');
    cast(table, 'p1', 'there', 'drummer', 'bridge').expectHappened('sideTaken', { object: 'drummer', first: false });
    expect([table.marks('drummer')['attacking'], chainOf(table)]).toEqual([true, []]);
  });
  it('is again in another combat', () => {
    const table = open({ p1: ['drummer'], p2: [at('m6', 'bridge'), 'm1'] }, { bridge: 'p2' }, WITH_MOVES);
    emptyChain(move(table, 'p1', ['drummer'], 'bridge'));
    passAll(cast(table, 'p1', 'home', 'drummer')).expectDecision({ p1: 'turnAction' });
    play(table, table.find('p1', 'hand', 'there'))
      .answer('p1', ['drummer'])
      .answer('p1', ['bridge']);
    table.answer('p1', pass).answer('p2', pass);
    expect(chainOf(table)).toEqual(['drummer']);
  });
});

rule('Riftbound 376.4.e.2', () => {
  it('is on the first chain above what the attacker has triggered, and resolves first', () => {
    const table = open({ p1: ['drummer'], p2: [at('warden', 'bridge')] }, { bridge: 'p2' });
    move(table, 'p1', ['drummer'], 'bridge');
    expect(chainOf(table)).toEqual(['drummer', 'warden']);
    table.expectDecision({ p2: 'priority' });
  });
  it('is not for a unit that attacks, or is elsewhere', () => {
    const table = open({ p1: [{ card: 'warden', as: 'own' }], p2: [at('m3', 'bridge'), 'warden'] }, { bridge: 'p2' });
    expect(chainOf(move(table, 'p1', ['own'], 'bridge'))).toEqual([]);
  });
});

rule('Riftbound 376.4.e.2.a', () => {
  it('is not again for a unit that leaves and comes back in the same combat', () => {
    const seats = { p2: { hand: ['home', 'there'] } };
    const table = open({ p1: ['m6'], p2: [at('warden', 'bridge'), at('m1', 'bridge')] }, { bridge: 'p2' }, seats);
    emptyChain(move(table, 'p1', ['m6'], 'bridge')).answer('p1', pass);
    cast(table, 'p2', 'home', 'warden').answer('p1', pass);
    cast(table, 'p2', 'there', 'warden', 'bridge').expectHappened('sideTaken', { object: 'warden', first: false });
    expect([table.marks('warden')['defending'], chainOf(table)]).toEqual([true, []]);
  });
  it('is once for a unit that stays', () => {
    const table = open({ p1: ['m6'], p2: [at('warden', 'bridge')] }, { bridge: 'p2' });
    passAll(move(table, 'p1', ['m6'], 'bridge'));
    expect(table.cards('p2', 'hand')).toEqual(['soldier']);
  });
});
