import { expect, it } from 'vitest';
import { activated, deal, draw, EXHAUST, free, kill, sequence, target } from '../../../support/riftbound-abilities.js';
import { attackBridge, battleTable, inHand, passAll } from '../../../support/riftbound-battles.js';
import { allPass, kindsOf, play } from '../../../support/riftbound-play.js';
import { gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const SELF = { object: { object: { self: true } } } as const;
const cards = [
  unit({
    id: 'swift',
    energy: 0,
    abilities: [
      {
        kind: 'replacement',
        name: 'swift',
        zones: ['chain'],
        on: { event: 'entered', where: { object: { object: { self: true, zone: 'chain' } } } },
        instead: { with: 'fields', fields: { exhausted: false } },
      },
    ],
  }),
  unit({ id: 'page', energy: 0 }),
  unit({
    id: 'meek',
    might: 3,
    abilities: [
      {
        kind: 'static',
        name: 'meek',
        affects: { self: true },
        changes: [{ change: 'flag', flag: 'dealsNoCombatDamage' }],
      },
    ],
  }),
  unit({
    id: 'ghost',
    might: 3,
    abilities: [{ kind: 'prohibition', name: 'ghost', on: { event: 'damageDealt', where: SELF } }],
  }),
  gear({ id: 'well', abilities: [activated('drink', [EXHAUST], draw())] }),
  gear({
    id: 'ban',
    abilities: [
      { kind: 'prohibition', name: 'ban', on: { event: 'abilityUsed', where: { seat: { seat: 'opponents' } } } },
    ],
  }),
  free('blast', sequence(deal(2), draw()), { targets: [target()] }),
  free('purge', sequence({ do: 'all', from: { is: ['gear'] }, as: 'all' }, kill('all'), draw())),
  spell({ id: 'blank', energy: 0 }),
];
const open = (p1: readonly string[], p2: readonly string[], ...hand: readonly string[]) =>
  battleTable({ p1, p2 }, {}, { cards, seats: { p1: inHand(...hand) } });

rule('Riftbound 002', () => {
  it('lets a card override the rules of its kind: a unit that enters ready', () => {
    const table = play(open([], [], 'swift'), 'swift').expectHappened('entered', { card: 'swift', exhausted: false });
    expect(table.marks(table.find('p1', 'board', 'swift'))).toEqual({});
  });
  it('does so for no other card', () => {
    const table = play(open(['swift'], [], 'page'), 'page');
    table.expectHappened('entered', { card: 'page', exhausted: true });
  });
  it('takes its part of the combat damage from a unit, and from no other', () => {
    const fought = (...attackers: readonly string[]) => passAll(attackBridge(attackers, ['m6'], { cards }));
    expect(fought('meek').expectHappened('combatEnded').rulesOf('damageDealt', { object: 'm6' })).toEqual([]);
    fought('meek', 'm2').expectDecision({ p2: 'assignDamage' });
    fought('meek', 'm2').answer('p2', { meek: 3, m2: 3 }).expectHappened('damageDealt', { object: 'm6', amount: 2 });
  });
});

rule('Riftbound 054.1', () => {
  const drink = { action: 'activate', source: 'well', ability: 'drink' };
  it('forbids what is permitted otherwise', () => {
    const table = open(['well'], ['ban']).expectLegal('p1', [{ action: 'end-turn' }]);
    table.expectRefused('p1', drink, 'ability.forbidden', '054.1');
  });
  it('forbids nothing to those whom it does not name', () => {
    open(['well', 'ban'], []).expectLegal('p1', [drink, { action: 'end-turn' }]);
  });
});

rule('Riftbound 055', () => {
  it('leaves out what cannot be done, and does the rest', () => {
    const table = allPass(play(open([], ['ghost'], 'blast'), 'blast').answer('p1', ['ghost']));
    table.expectNotHappened('damageDealt').expectHappened('drawn', { seat: 'p1' });
  });
  it('leaves out nothing that can be done', () => {
    const table = allPass(play(open([], ['m3'], 'blast'), 'blast').answer('p1', ['m3']));
    table.expectHappened('damageDealt', { object: 'm3', amount: 2 }).expectHappened('drawn', { seat: 'p1' });
  });
  it('has nothing happen to what is not there', () => {
    expect(kindsOf(allPass(play(open([], [], 'purge'), 'purge')))).not.toContain('killed');
  });
});

rule('Riftbound 055.1', () => {
  it('has a spell without any effect played and resolve', () => {
    const table = allPass(play(open([], [], 'blank'), 'blank'));
    expect(kindsOf(table)).toEqual(['resolving', 'played', 'trashed']);
    table.expectHappened('played', { card: 'blank', cites: '055.1' });
  });
  it('counts it as played, as any other', () => {
    const table = allPass(play(open([], [], 'blank'), 'blank'));
    expect([table.cards('p1', 'trash'), table.cards('p1', 'hand')]).toEqual([['blank'], []]);
  });
});
