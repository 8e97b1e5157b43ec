import { expect, it } from 'vitest';
import { attackWith, bothPass, fftcgTable, forward, PASS, summon, toAttack } from '../../../support/fftcg.js';
import { always, draw, SELF, target, whenever } from '../../../support/fftcg-abilities.js';
import type { Table } from '../../../support/table.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const cards = [
  forward({ id: 'knight', power: 7000 }),
  forward({ id: 'rival', power: 7000 }),
  forward({ id: 'page', power: 3000 }),
  forward({ id: 'squire', power: 5000 }),
  forward({ id: 'giant', power: 8000 }),
  forward({
    id: 'thief',
    abilities: [
      whenever('damageProcessed', draw(), {
        on: [{ event: 'damageProcessed', where: { source: { object: { self: true } } } }],
      }),
    ],
  }),
  summon({
    id: 'spark',
    exBurst: {},
    targets: [target()],
    effect: { do: 'deal', objects: 'target', amount: 1000 },
  }),
  forward({
    id: 'drummer',
    abilities: [
      {
        kind: 'triggered',
        name: 'drums',
        on: [{ event: 'phaseBegan', where: { phase: { equals: 'attack' } } }],
        effect: draw(),
      },
    ],
  }),
];
const own = (card: string | JsonRecord): JsonRecord => (typeof card === 'string' ? { card, as: card } : card);
const table = (mine: readonly string[], theirs: readonly string[] = [], opposing: JsonRecord = {}): Table =>
  toAttack(fftcgTable({ p1: { field: mine.map(own) }, p2: { field: theirs.map(own), ...opposing } }, cards));
const block = (name: string): JsonRecord => ({ block: name });

rule('FF-TCG 10.1.4.1', () => {
  it('deals one point to the opponent, however strong the attacker is', () => {
    const at = attackWith(table(['giant']), 'giant');
    expect(bothPass(at).log.filter(({ kind }) => kind === 'playerDamaged')).toHaveLength(1);
    at.expectHappened('playerDamaged', { seat: 'p2', source: [at.id('giant')], cites: '10.1.4.1' });
  });

  it('deals one point for a Party', () => {
    const at = bothPass(attackWith(table(['giant', 'page', 'knight']), 'giant', 'page', 'knight'));
    expect(at.cards('p2', 'damage')).toHaveLength(1);
    at.expectHappened('playerDamaged', { source: [at.id('giant'), at.id('page'), at.id('knight')] });
  });

  it('deals none to the player where the attacker was blocked', () => {
    const at = attackWith(table(['giant'], ['page']), 'giant').answer('p2', block('page'));
    bothPass(at).expectNotHappened('playerDamaged');
  });

  it('deals none if the attacker has left after the block, and of a Party that of the rest', () => {
    const gust = summon({
      id: 'gust',
      cost: 0,
      targets: [target()],
      effect: { do: 'put', objects: 'target', zone: 'hand' },
    });
    const without = (gone: string, ...attackers: readonly string[]): Table => {
      const seats = { p1: { field: attackers.map(own) }, p2: { field: [own('rival')], hand: [own('gust')] } };
      const at = attackWith(toAttack(fftcgTable(seats, [...cards, gust])), ...attackers).answer('p2', { block: null });
      at.answer('p1', PASS).answer('p2', { action: 'cast-summon', card: 'gust' }).answer('p2', [gone]);
      return bothPass(bothPass(at));
    };
    without('giant', 'giant').expectNotHappened('playerDamaged');
    const at = without('giant', 'giant', 'page').expectNotHappened('drawn');
    expect(at.log.flatMap(({ kind, source }) => (kind === 'playerDamaged' ? [source] : []))).toEqual([[at.id('page')]]);
  });
});

rule('FF-TCG 10.1.4.2', () => {
  it('has both deal their power to each other at the same time', () => {
    const at = attackWith(table(['knight'], ['rival']), 'knight').answer('p2', block('rival'));
    bothPass(at).expectLog([
      { kind: 'damageDealt', object: 'rival', amount: 7000, battle: true, cites: '10.1.4.2' },
      { kind: 'damageDealt', object: 'knight', amount: 7000, battle: true, cites: '10.1.4.2' },
      { kind: 'broken', object: 'knight', by: [at.id('rival')] },
      { kind: 'broken', object: 'rival', by: [at.id('knight')] },
    ]);
  });

  it('breaks only the weaker of two, and marks what the other has taken', () => {
    const at = attackWith(table(['giant'], ['page']), 'giant').answer('p2', block('page'));
    bothPass(at).expectLog([
      { kind: 'damageDealt', object: 'page', amount: 8000 },
      { kind: 'damageDealt', object: 'giant', amount: 3000 },
      { kind: 'broken', object: 'page', by: [at.id('giant')] },
    ]);
    expect(at.marks('giant')).toMatchObject({ damage: 3000 });
  });

  it('has nothing dealt by whom an effect keeps from it (2.2), attacking or blocking', () => {
    const meek = forward({ id: 'meek', power: 7000, abilities: [always({ change: 'flag', flag: 'dealsNoDamage' })] });
    const fight = (attacker: string, blocker: string): Table => {
      const seats = { p1: { field: [own(attacker)] }, p2: { field: [own(blocker)] } };
      return attackWith(toAttack(fftcgTable(seats, [...cards, meek])), attacker).answer('p2', block(blocker));
    };
    for (const [attacker, blocker] of [
      ['meek', 'page'],
      ['page', 'meek'],
    ] as const) {
      const at = bothPass(fight(attacker, blocker));
      at.expectLog([{ kind: 'damageDealt', object: 'meek', amount: 3000 }]);
      bothPass(at).expectNotHappened('damageDealt');
    }
  });
});

rule('FF-TCG 10.1.4.2.1', () => {
  it('has the player of the blocker divide its damage over the Party, in thousands', () => {
    const at = attackWith(table(['squire', 'page'], ['giant']), 'squire', 'page').answer('p2', block('giant'));
    bothPass(at).expectDecision({ p2: 'divideDamage' });
    const [squire, page] = [at.id('squire'), at.id('page')];
    at.refused('p2', { [squire]: 4500, [page]: 3500 });
    at.refused('p2', { [squire]: 5000, [page]: 2000 });
    expect(at.legal('p2')).toHaveLength(9);
    at.answer('p2', { [squire]: 5000, [page]: 3000 });
    at.expectHappened('damageDealt', { object: 'squire', amount: 5000, cites: '10.1.4.2.1' });
    at.expectHappened('broken', { object: 'squire' }).expectHappened('broken', { object: 'page' });
  });

  it('gives one of them all of it, or asks nothing where one is left', () => {
    const at = attackWith(table(['squire', 'page'], ['giant']), 'squire', 'page').answer('p2', block('giant'));
    const [squire, page] = [at.id('squire'), at.id('page')];
    bothPass(at)
      .answer('p2', { [squire]: 8000, [page]: 0 })
      .expectHappened('broken', { object: 'squire' });
    expect(at.marks('page')).not.toHaveProperty('damage');
    const one = attackWith(table(['squire'], ['giant']), 'squire').answer('p2', block('giant'));
    bothPass(one).expectHappened('damageDealt', { object: 'squire', amount: 8000 });
  });

  it('divides whole thousands', () => {
    const field = (power: number) => ({
      p1: { field: ['squire', 'page'].map(own) },
      p2: { field: [own(`odd-${power}`)] },
    });
    const odd = (power: number) => forward({ id: `odd-${power}`, power });
    const struck = (power: number) => {
      const at = attackWith(toAttack(fftcgTable(field(power), [...cards, odd(power)])), 'squire', 'page');
      return bothPass(at.answer('p2', block(`odd-${power}`)));
    };
    const at = struck(1500).expectDecision({ p2: 'divideDamage' });
    at.expectLegal('p2', [{ squire: 1000 }, { page: 1000 }]);
  });

  it('asks nothing where the blocker has no power to divide', () => {
    const stay = { kind: 'prohibition', name: 'stay', on: { event: 'putInto', where: SELF } } as const;
    const rock = forward({ id: 'rock', power: 0, abilities: [stay] });
    const seats = { p1: { field: ['squire', 'page'].map(own) }, p2: { field: [own('rock')] } };
    const at = attackWith(toAttack(fftcgTable(seats, [...cards, rock])), 'squire', 'page').answer('p2', block('rock'));
    bothPass(at)
      .expectLog([{ kind: 'damageDealt', object: 'rock', amount: 8000 }])
      .expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 10.1.4.3', () => {
  it('puts on the stack what the damage triggers, after all EX Bursts and before priority', () => {
    const at = bothPass(attackWith(table(['thief'], [], { deck: ['spark', 'page'] }), 'thief'));
    at.expectDecision({ p2: 'exBurst' }).answer('p2', 'yes').expectHappened('exBurstUsed');
    at.expectNotHappened('damageProcessed').answer('p2', ['thief']);
    at.expectLog([
      { kind: 'chosen', object: 'thief' },
      { kind: 'damageDealt', object: 'thief', amount: 1000 },
      { kind: 'damageProcessed', amount: 1, cites: '10.1.4.3' },
      { kind: 'abilityPlaced', card: 'thief' },
    ]);
    at.expectDecision({ p1: 'priority' });
  });

  it('puts nothing there where it was blocked, or somebody else has damaged the player', () => {
    const blocked = attackWith(table(['thief'], ['page']), 'thief').answer('p2', block('page'));
    bothPass(blocked).expectNotHappened('damageProcessed').expectNotHappened('abilityPlaced');
    bothPass(attackWith(table(['thief', 'knight']), 'knight')).expectNotHappened('abilityPlaced');
  });
});

rule('FF-TCG 10.1.4.4', () => {
  it('gives priority to the turn player before the next attack', () => {
    bothPass(attackWith(table(['knight', 'page']), 'knight')).expectDecision({ p1: 'priority' });
  });

  it('asks for no attack before both have passed', () => {
    const at = bothPass(attackWith(table(['knight', 'page'], ['rival']), 'knight').answer('p2', { block: null }));
    at.answer('p1', PASS).expectDecision({ p2: 'priority' }).answer('p2', PASS).expectDecision({ p1: 'attack' });
  });
});

rule('FF-TCG 10.1.4.5', () => {
  it('dissolves the Party', () => {
    const at = bothPass(attackWith(table(['squire', 'page']), 'squire', 'page'));
    expect(at.marks('squire')).toMatchObject({ party: true });
    bothPass(at);
    expect(at.marks('squire')).toEqual({ dull: true, attacked: true });
  });

  it('has no Party to dissolve where one attacked alone', () => {
    const at = toAttack(fftcgTable({ p1: { field: [own('squire'), own('page')] } }, cards)).answer('p1', ['page']);
    expect(at.marks('page')).toEqual({ dull: true, attacking: true, attacked: true });
    bothPass(bothPass(at));
    expect(at.marks('page')).toEqual({ dull: true, attacking: true, attacked: true });
    bothPass(at);
    expect(at.marks('page')).toEqual({ dull: true, attacked: true });
  });
});

rule('FF-TCG 10.1.4.6', () => {
  it('returns to the declaration, not the preparation, and to Main Phase 2 after the last attack', () => {
    const at = bothPass(fftcgTable({ p1: { field: [own('drummer'), own('page')] } }, cards));
    at.expectHappened('abilityPlaced', { card: 'drummer' });
    bothPass(bothPass(at)).expectDecision({ p1: 'attack' });
    bothPass(attackWith(at, 'page'));
    bothPass(at).expectDecision({ p1: 'attack' }).expectNotHappened('abilityPlaced');
    bothPass(attackWith(at, 'drummer'));
    bothPass(at).expectHappened('phaseBegan', { phase: 'main2', cites: '10.1.4.6' });
  });

  it('goes on to Main Phase 2 where its player does not want to attack again', () => {
    const at = bothPass(bothPass(attackWith(table(['knight', 'page']), 'knight')));
    at.expectLegal('p1', [['page'], []]).answer('p1', []);
    at.expectLog([{ kind: 'turnChanged' }, { kind: 'phaseBegan', phase: 'main2', cites: '10.1.2.7' }]);
  });
});
