import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { linesOf } from '../../../support/log-lines.js';
import { deal, draw, free, kill, sequence, target, whenever } from '../../../support/riftbound-abilities.js';
import { at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { allPass, chainOf, endTurn, play } from '../../../support/riftbound-play.js';
import { riftboundTable, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const HEALED = '317.2, 140.3.b, 405.1, 405.1.a, 405.2, 405.3.a';
const PHASE = (phase: string) => ({ where: { phase: { equals: phase } } });
const SELF = { object: { object: { self: true } } } as const;

rule('Riftbound 317.4', () => {
  const phases = (table: ReturnType<typeof riftboundTable>) =>
    table.log.filter(({ kind }) => kind === 'phaseBegan').map(({ seat, phase }) => [seat, phase]);
  it('goes through the phases in their order', () => {
    expect(phases(endTurn(riftboundTable({})))).toEqual([
      ['p1', 'ending'],
      ['p2', 'awaken'],
      ['p2', 'beginning'],
      ['p2', 'channel'],
      ['p2', 'draw'],
      ['p2', 'action'],
    ]);
  });
  it('begins none before what the one before has led to is over', () => {
    const waker = unit({ id: 'waker', abilities: [whenever('phaseBegan', draw(), PHASE('channel'))] });
    const table = endTurn(riftboundTable({ p1: { board: [{ card: 'waker', as: 'waker' }] } }, [waker]));
    expect([table.state.turn.phase, chainOf(table)]).toEqual(['channel', ['waker']]);
    expect(phases(allPass(table))).toEqual([
      ['p2', 'draw'],
      ['p2', 'action'],
    ]);
  });
});

rule('Riftbound 317.4', () => {
  const others = { do: 'all', from: { is: ['unit'], other: true }, as: 'others' } as const;
  const medic = unit({
    id: 'medic',
    might: 3,
    abilities: [whenever('healed', sequence(others, deal(1, 'others')), { where: SELF })],
  });
  it('begins no turn while a unit has damage of 1 that it got in healing', () => {
    const board = [
      { card: 'medic', as: 'medic', damage: 1 },
      { card: 'soldier', as: 'soldier' },
    ];
    const table = endTurn(riftboundTable({ p1: { board } }, [medic])).expectDecision({ p1: 'priority' });
    expect(linesOf(table, 'healed')).toEqual([`healed object medic, amount 1, card medic (${HEALED})`]);
    expect(linesOf(allPass(table), 'healed')).toEqual([`healed object soldier, amount 1, card soldier (${HEALED})`]);
    expect([table.marks('soldier'), table.state.turn.active]).toEqual([{}, 'p2']);
  });
});

rule('Riftbound 315.2.b.1', () => {
  const held = (table: ReturnType<typeof battleTable>) =>
    table.log.filter(({ kind }) => kind === 'scored').map(({ object }) => object);
  it('scores what its player controls after all else in the beginning phase', () => {
    const table = endTurn(battleTable({ p1: [], p2: [at('m1', 'bridge')] }, { bridge: 'p2' }));
    table.expectHappened('scored', { object: 'bridge', seat: 'p2', by: 'hold', cites: '315.2.b.1' });
    const kinds = table.log.map(({ kind, phase }) => (kind === 'phaseBegan' ? phase : kind));
    expect(kinds.indexOf('beginning')).toBeLessThan(kinds.indexOf('scored'));
    expect(kinds.indexOf('scored')).toBeLessThan(kinds.indexOf('channel'));
  });
  it('scores nothing that has been lost in this phase before', () => {
    const martyr = unit({ id: 'martyr', abilities: [whenever('phaseBegan', kill('self'), PHASE('beginning'))] });
    const table = endTurn(battleTable({ p1: [], p2: [at('martyr', 'bridge')] }, { bridge: 'p2' }, { cards: [martyr] }));
    expect(held(allPass(table))).toEqual([]);
    table.expectHappened('controlLost', { object: 'bridge', seat: 'p2' }).expectDecision({ p2: 'turnAction' });
  });
});

rule('Riftbound 317.1', () => {
  const miner = unit({ id: 'miner', might: 3, abilities: [whenever('phaseBegan', deal(2, 'self'), PHASE('ending'))] });
  const open = () => endTurn(riftboundTable({ p1: { board: [{ card: 'miner', as: 'miner' }] } }, [miner]));
  it('is first: what it leads to is over before anything is healed', () => {
    const table = open().expectHappened('phaseBegan', { seat: 'p1', phase: 'ending', cites: '317.1' });
    table.expectNotHappened('healed').expectDecision({ p1: 'priority' });
    allPass(table).expectHappened('damageDealt', { object: 'miner', amount: 2 });
    table.expectHappened('healed', { object: 'miner', amount: 2, cites: '317.2' });
  });
  it('is once in a turn', () => {
    const table = allPass(open());
    expect(table.log.filter(({ phase }) => phase === 'ending')).toEqual([]);
  });
});

const boost = free(
  'boost',
  { do: 'modify', objects: 'target', changes: [{ change: 'number', name: 'might', add: 2 }], until: 'endOfTurn' },
  { targets: [target()] },
);

rule('Riftbound 317.3.a', () => {
  const open = (board: readonly JsonRecord[], ...more: readonly ReturnType<typeof unit>[]) =>
    battleTable(
      { p1: board, p2: [] },
      {},
      { cards: [boost, ...more], seats: { p1: { hand: [{ card: 'boost', as: 'boost' }] } } },
    );
  it('ends what lasts this turn after the healing: nobody dies of it', () => {
    const table = open([{ card: 'm3', damage: 2 }]);
    allPass(play(table, 'boost').answer('p1', ['m3']));
    expect(table.facts('m3').numbers['might']).toBe(5);
    endTurn(table).expectHappened('effectsEnded', { cites: '317.3.a' }).expectNotHappened('killed');
    expect([table.facts('m3').numbers['might'], table.marks('m3')]).toEqual([3, {}]);
    const kinds = table.log.map(({ kind }) => kind);
    expect(kinds.indexOf('healed')).toBeLessThan(kinds.indexOf('effectsEnded'));
  });
  it('ends nothing that lasts longer, as a buff does', () => {
    const table = open([{ card: 'm3', buff: true }]);
    allPass(play(table, 'boost').answer('p1', ['m3']));
    expect(table.facts('m3').numbers['might']).toBe(6);
    expect([endTurn(table).facts('m3').numbers['might'], table.marks('m3')]).toEqual([4, { buff: true }]);
  });
  it('ends again what has begun to last as others were healed', () => {
    const growing = unit({
      id: 'growing',
      might: 3,
      abilities: [
        whenever(
          'healed',
          { do: 'modify', objects: 'self', changes: [{ change: 'number', name: 'might', add: 2 }], until: 'endOfTurn' },
          { where: SELF },
        ),
      ],
    });
    const table = allPass(endTurn(open([{ card: 'growing', damage: 1 }], growing)));
    table.expectHappened('effectsEnded', { cites: '317.3.a' }).expectDecision({ p2: 'turnAction' });
    expect(table.facts('growing').numbers['might']).toBe(3);
  });
});

rule('Riftbound 317.3.b', () => {
  it('empties the pools of all players as the turn ends, before the next one begins', () => {
    const table = endTurn(riftboundTable({ p1: { energy: 1 }, p2: { fury: 2 } }));
    const ended = table.log.filter(({ cites }) => cites.some((one) => one.rule === '317.3.b'));
    expect(ended.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['poolEmptied', 'p1'],
      ['poolEmptied', 'p2'],
    ]);
    const kinds = table.log.map(({ kind }) => kind);
    expect(kinds.indexOf('poolEmptied')).toBeLessThan(kinds.indexOf('turnBegan'));
  });
  it('leaves what is in them until then', () => {
    const table = riftboundTable({ p1: { energy: 1 } });
    expect(table.player('p1')['energy']).toBe(1);
  });
});

rule('Riftbound 317.2', () => {
  it('heals all units as the turn ends, of all players', () => {
    const table = battleTable({ p1: [{ card: 'm3', damage: 2 }], p2: [{ card: 'm4', damage: 1 }] });
    table.answer('p1', { action: 'end-turn' });
    table
      .expectHappened('healed', { object: 'm3', amount: 2, cites: '317.2' })
      .expectHappened('healed', { object: 'm4' });
    expect([table.marks('m3'), table.marks('m4')]).toEqual([{}, {}]);
  });
  it('heals nobody before that', () => {
    const table = battleTable({ p1: [{ card: 'm3', damage: 2 }, 'm1'], p2: [] });
    passAll(move(table, 'p1', ['m1'], 'meadow'));
    expect(table.marks('m3')).toEqual({ damage: 2 });
  });
});
