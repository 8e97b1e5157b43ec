/** Cards whose text forbids where units are played, what is chosen, and what is played. */
import { expect, it } from 'vitest';
import { activated, draw, free, target, UNIT, type Effect } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, allPass, kindsOf, play } from '../../../support/riftbound-play.js';
import { battlefield, gear, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const closed = (id: string) =>
  battlefield({
    id,
    abilities: [
      { kind: 'static', name: id, affects: { self: true }, changes: [{ change: 'flag', flag: 'noUnitsPlayedHere' }] },
    ],
  });
const raise = (to: 'battlefield' | 'controlled'): Effect => ({
  do: 'sequence',
  of: [
    { do: 'choose', from: { zone: 'trash', of: 'you' }, min: 1, max: 1, as: 'card' },
    { do: 'play', card: 'card', ignoring: 'cost', to },
  ],
});
const cards = [
  closed('cliff'),
  closed('ledge'),
  unit({ id: 'page', energy: 0 }),
  unit({ id: 'veiled', energy: 0, keywords: [{ keyword: 'hidden' }] }),
  unit({ id: 'sprout', supertype: 'token', energy: 0, might: 1 }),
  gear({ id: 'coin', supertype: 'token', energy: 0 }),
  unit({
    id: 'sower',
    abilities: [
      activated('plant', [], { do: 'play-token', card: 'sprout', count: 1, at: 'here' }),
      activated('mint', [], { do: 'play-token', card: 'coin', count: 1, at: 'here' }),
    ],
  }),
  unit({
    id: 'shy',
    abilities: [
      {
        kind: 'static',
        name: 'shy',
        affects: { self: true },
        changes: [{ change: 'flag', flag: 'cannotBeChosenByOpponents' }],
      },
    ],
  }),
  gear({
    id: 'hush',
    abilities: [
      { kind: 'prohibition', name: 'hush', on: { event: 'cardChained', where: { seat: { seat: 'opponents' } } } },
    ],
  }),
  free('bolt', { do: 'deal', objects: 'target', amount: 1 }, { targets: [target(UNIT)] }),
  free('spark', draw()),
  free('fling', raise('battlefield')),
  free('summon', raise('controlled')),
];
const GUARDED = { p1: [at('m1', 'cliff'), at('m2', 'meadow')], p2: [] };
const facedown = (place: string) => ({ facedown: [{ card: 'veiled', as: 'veiled', at: place, hiddenIn: 0 }] });
const open = (p1: object, boards: Parameters<typeof battleTable>[0] = GUARDED) =>
  battleTable(boards, { cliff: 'p1', meadow: 'p1' }, { cards, seats: { p1: { ...p1 } } });

rule('Riftbound 054.1', () => {
  it('closes a battlefield to units from the hand, and no other', () => {
    play(open(inHand('page')), 'page').expectLegal('p1', ['base', 'meadow']);
  });
  it('closes it to a unit that was hidden there, which has no other place', () => {
    const answer = { action: 'play', card: 'veiled' };
    const refusal = open(facedown('cliff')).refused('p1', answer);
    expect([refusal.code, refusal.cites.map(({ rule: number }) => number)]).toEqual([
      'play.no-place',
      ['352.2', '054.1'],
    ]);
    const table = open(facedown('meadow')).answer('p1', answer);
    expect(table.marks(table.find('p1', 'board', 'veiled'))).toMatchObject({
      exhausted: true,
      at: table.id('meadow'),
    });
  });
  it('closes it to a unit that a text has go to a battlefield', () => {
    const table = allPass(play(open({ ...inHand('fling'), trash: ['page'] }), 'fling'));
    table.expectDecision({ p1: 'where' }).expectLegal('p1', ['meadow', 'bridge']);
    const summoned = allPass(play(open({ ...inHand('summon'), trash: ['page'] }), 'summon'));
    summoned.expectDecision({ p1: 'where' }).expectLegal('p1', ['meadow']);
  });
  it('has nothing played by such a text where each battlefield is closed', () => {
    const only = (card: string) => ({ battlefields: [{ card, as: card, controlled: true }] });
    const shut = (second: string) => {
      const seats = { p1: { ...inHand('fling'), trash: ['page'], ...only('cliff') }, p2: only(second) };
      return battleTable({ p1: [at('m1', 'cliff')], p2: [at('m2', second)] }, {}, { cards, seats });
    };
    const none = allPass(play(shut('ledge'), 'fling')).expectDecision({ p1: 'turnAction' });
    expect([kindsOf(none), none.cards('p1', 'trash')]).toEqual([
      ['resolving', 'played', 'trashed', 'notPlayed'],
      ['page', 'fling'],
    ]);
    const one = allPass(play(shut('bridge'), 'fling')).expectDecision({ p1: 'where' });
    one.expectLegal('p1', ['bridge']);
  });
  it('closes it to unit tokens of a unit there, and not to gear tokens', () => {
    const made = (ability: string, place: string) => {
      const table = open({}, { p1: [at('sower', place)], p2: [] });
      return linesOf(allPass(activate(table, 'sower', ability)), 'tokenEntered').map((line) => line.split(',')[1]);
    };
    expect([made('plant', 'cliff'), made('plant', 'meadow')]).toEqual([[], [' card sprout']]);
    expect(made('mint', 'cliff')).toEqual([' card coin']);
  });
  it('keeps a unit from being chosen by opponents, and by nobody else', () => {
    const boards = { p1: ['m1'], p2: ['shy', 'm2'] };
    play(open(inHand('bolt'), boards), 'bolt').expectLegal('p1', [['m1'], ['m2']]);
    const own = battleTable({ p1: ['shy', 'm1'], p2: ['m2'] }, {}, { cards, seats: { p1: inHand('bolt') } });
    play(own, 'bolt').expectLegal('p1', [['shy'], ['m1'], ['m2']]);
  });
  it('keeps opponents from playing cards, and not its own player', () => {
    const hushed = open(inHand('spark'), { p1: [], p2: ['hush'] });
    hushed.expectLegal('p1', [{ action: 'end-turn' }]);
    hushed.expectRefused('p1', { action: 'play', card: 'spark' }, 'play.forbidden', '054.1');
    open(inHand('spark'), { p1: ['hush'], p2: [] }).expectLegal('p1', [
      { action: 'play', card: 'spark' },
      { action: 'end-turn' },
    ]);
  });
});
