import { expect, it } from 'vitest';
import { unit } from '../../../support/riftbound.js';
import { at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { endTurn, kindsOf } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const TO_BRIDGE = { action: 'move', to: 'bridge' };

rule('Riftbound 398.1.b.2', () => {
  it('is refused where its cost cannot be paid: every unit is exhausted already', () => {
    const table = battleTable({ p1: [{ card: 'm2', exhausted: true }], p2: [] }, { bridge: 'p2' });
    table.expectRefused('p1', TO_BRIDGE, 'move.nobody', '398.1.b.2', '401.4');
    table.expectLegal('p1', [{ action: 'end-turn' }]);
  });
  it('is paid by those that do it, and by no other', () => {
    const table = battleTable({ p1: ['m2', 'm3'], p2: [] });
    move(table, 'p1', ['m2'], 'bridge');
    expect([table.marks('m2'), table.marks('m3')]).toEqual([{ at: table.id('bridge'), exhausted: true }, {}]);
  });
});

rule('Riftbound 398.1.b.3', () => {
  const position = {
    format: 'magma-chamber',
    teams: [
      ['p1', 'p3'],
      ['p2', 'p4'],
    ],
  };
  const open = (p4: Parameters<typeof battleTable>[0]['p1'] = []) =>
    battleTable({ p1: ['m2'], p2: [at('m3', 'bridge')], p3: [], p4 }, { bridge: 'p2' }, { position });
  it('is refused where it would lead to a third player at a battlefield, and nobody is exhausted', () => {
    const table = open([at('m4', 'bridge')]);
    table.expectRefused('p1', TO_BRIDGE, 'move.crowded', '398.1.b.3', '423.2');
    expect(table.legal('p1')).not.toContainEqual(TO_BRIDGE);
    expect(table.marks('m2')).toEqual({});
  });
  it('is offered with units of one other player there', () => {
    expect(open().legal('p1')).toContainEqual({ ...TO_BRIDGE, to: open().id('bridge') });
  });
});

rule('Riftbound 400.2.a', () => {
  it('draws one card for the turn player, after channelling and before the action phase', () => {
    const table = endTurn(battleTable({ p1: [], p2: [] }));
    const draws = table.log.filter(({ kind }) => kind === 'drawn');
    expect(draws.map(({ seat }) => seat)).toEqual(['p2']);
    expect(kindsOf(table).indexOf('drawn')).toBeGreaterThan(kindsOf(table).lastIndexOf('channelled'));
    table.expectHappened('drawn', { seat: 'p2', cites: '400.2.a' }).expectDecision({ p2: 'turnAction' });
    expect([table.cards('p1', 'hand'), table.cards('p2', 'hand')]).toEqual([[], ['soldier']]);
  });
  it('is a phase of its own: what begins with it is after the cards of the beginning phase', () => {
    const phases = endTurn(battleTable({ p1: [], p2: [] })).log.flatMap((entry) =>
      entry.kind === 'phaseBegan' && entry['seat'] === 'p2' ? [entry['phase']] : [],
    );
    expect(phases).toEqual(['awaken', 'beginning', 'channel', 'draw', 'action']);
  });
});

rule('Riftbound 404.1.a', () => {
  const open = () =>
    passAll(
      move(
        battleTable({ p1: ['m5', 'm4'], p2: [at('m3', 'bridge'), at('m2', 'bridge')] }, { bridge: 'p2' }),
        'p1',
        ['m5', 'm4'],
        'bridge',
      ),
    );
  it('deals nothing while it is assigned: all of it is marked at once when both have assigned', () => {
    const table = open().expectDecision({ p1: 'assignDamage' }).expectNotHappened('damageDealt');
    table.answer('p1', { m3: 3, m2: 6 }).expectNotHappened('damageDealt');
    expect([table.marks('m3'), table.marks('m2')].map(({ damage }) => damage)).toEqual([undefined, undefined]);
    table.expectDecision({ p2: 'assignDamage' }).answer('p2', { m5: 5 });
    const dealt = table.log.filter(({ kind }) => kind === 'damageDealt');
    expect(dealt.map(({ object, amount }) => [object, amount])).toEqual(
      [
        [table.id('m3'), 3],
        [table.id('m2'), 6],
        [table.id('m5'), 5],
      ].sort(
        (one, other) =>
          dealt.findIndex(({ object }) => object === one[0]) - dealt.findIndex(({ object }) => object === other[0]),
      ),
    );
  });
  it('is no event that anything waits for: what triggers for damage triggers once it is dealt', () => {
    const sore = unit({
      id: 'sore',
      might: 6,
      abilities: [
        {
          kind: 'triggered',
          name: 'sore',
          on: [{ event: 'damageDealt', where: { object: { object: { self: true } } } }],
          effect: { do: 'draw', count: 1 },
        },
      ],
    });
    const table = battleTable(
      { p1: ['m5'], p2: [at('sore', 'bridge'), at('m2', 'bridge')] },
      { bridge: 'p2' },
      { cards: [sore] },
    );
    passAll(move(table, 'p1', ['m5'], 'bridge')).expectDecision({ p1: 'assignDamage' });
    expect(table.state.triggered).toEqual([]);
    table.answer('p1', { sore: 5 });
    expect(table.state.zones['chain']).toHaveLength(1);
  });
});

rule('Riftbound 404.6.c', () => {
  const attack = () =>
    passAll(move(battleTable({ p1: ['m3'], p2: [at('m2', 'bridge')] }, { bridge: 'p2' }), 'p1', ['m3'], 'bridge'));
  it('has units as its source, no spell and no player', () => {
    const table = attack().expectHappened('damageDealt', {
      object: 'm2',
      source: ['m3'],
      combat: true,
      cites: '404.6.c',
    });
    table.expectHappened('killed', { object: 'm2', source: ['m3'], spell: false });
    expect(table.log.find(({ kind }) => kind === 'damageDealt')).not.toHaveProperty('cause');
  });
  it('has the units of the other side, whoever is damaged', () => {
    attack().expectHappened('damageDealt', { object: 'm3', source: ['m2'], combat: true });
  });
});

rule('Riftbound 407.3.a', () => {
  it('exhausts the unit before it moves', () => {
    const table = move(battleTable({ p1: ['m2'], p2: [] }), 'p1', ['m2'], 'bridge');
    expect(kindsOf(table).slice(0, 2)).toEqual(['exhausted', 'moved']);
    table.expectHappened('exhausted', { object: 'm2', cites: '407.3.a' });
  });
  it('is no way for an exhausted unit to move', () => {
    const table = battleTable({ p1: ['m2', { card: 'm3', exhausted: true }], p2: [] }).answer('p1', TO_BRIDGE);
    table.expectLegal('p1', [['m2']]);
  });
});

rule('Riftbound 407.3.b', () => {
  it('moves the unit, which keeps its damage and its buff', () => {
    const table = battleTable({ p1: [{ card: 'm4', damage: 2, buff: true }], p2: [] });
    move(table, 'p1', ['m4'], 'bridge').expectHappened('moved', { object: 'm4', to: 'bridge', cites: '407.3.b' });
    expect(table.marks('m4')).toEqual({ at: table.id('bridge'), exhausted: true, damage: 2, buff: true });
  });
  it('moves none that was not chosen', () => {
    const table = move(battleTable({ p1: ['m4', 'm3'], p2: [] }), 'p1', ['m4'], 'bridge');
    expect(table.marks('m3')).toEqual({});
  });
});
