import { expect, it } from 'vitest';
import { draw, free, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move } from '../../../support/riftbound-battles.js';
import { emptyChain, endTurn, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  unit({ id: 'lurker', energy: 0, keywords: [{ keyword: 'ambush' }] }),
  unit({ id: 'walker', energy: 0 }),
  free('read', draw()),
];
/** p1 attacks the bridge of p2 and has focus there. */
const attacking = (card: string) =>
  move(
    battleTable(
      { p1: ['m5', 'm2'], p2: [at('m4', 'bridge')] },
      { bridge: 'p2' },
      { cards, seats: { p1: inHand(card) } },
    ),
    'p1',
    ['m5'],
    'bridge',
  );

rule('Riftbound keyword.ambush', () => {
  it('lets a unit be played in a showdown, to the battlefield of its player’s units alone', () => {
    const table = play(attacking('lurker'), 'lurker').expectDecision({ p1: 'where' });
    table.expectLegal('p1', ['bridge']).answer('p1', 'bridge').expectHappened('entered', { at: 'bridge' });
  });
  it('lets a unit be played in response to what is on the chain', () => {
    const seats = { p1: inHand('read', 'lurker') };
    const table = battleTable({ p1: [at('m5', 'meadow')], p2: [] }, { meadow: 'p1' }, { cards, seats });
    play(play(table, 'read'), 'lurker').expectLegal('p1', ['meadow']);
  });
  it('is needed for that: other units wait', () => {
    const table = attacking('walker');
    table.expectRefused('p1', { action: 'play', card: 'walker' }, 'moment.showdown', '308.1.a');
  });
  it('needs a unit of its player at a battlefield', () => {
    const table = battleTable({ p1: ['m5'], p2: [] }, {}, { cards, seats: { p1: inHand('read', 'lurker') } });
    play(table, 'read').expectRefused('p1', { action: 'play', card: 'lurker' }, 'moment.closed', '309.1.a');
  });
  it('lets a unit go nowhere else in response, whatever its text lets it do at its time', () => {
    const roamer = unit({ id: 'roamer', energy: 0, keywords: [{ keyword: 'ambush' }], places: ['open'] });
    const seats = { p1: inHand('read', 'roamer') };
    const boards = { p1: [at('m5', 'meadow')], p2: [] };
    const table = battleTable(boards, { meadow: 'p1' }, { cards: [...cards, roamer], seats });
    play(play(table, 'read'), 'roamer').expectLegal('p1', ['meadow']);
    const calm = battleTable(boards, { meadow: 'p1' }, { cards: [...cards, roamer], seats });
    play(calm, 'roamer').expectLegal('p1', ['base', 'meadow', 'bridge']);
  });
  it('lets a unit go to no battlefield that its player controls without units there', () => {
    const doom = free('doom', { do: 'kill', objects: 'target' }, { targets: [target()] });
    const boards = { p1: [at('m1', 'meadow'), at('m5', 'bridge')], p2: ['m6'] };
    const more = { cards: [...cards, doom], seats: { p1: inHand('doom', 'lurker') } };
    const table = move(endTurn(battleTable(boards, { meadow: 'p1', bridge: 'p1' }, more)), 'p2', ['m6'], 'meadow');
    emptyChain(play(table.answer('p2', { action: 'pass' }), 'doom').answer('p1', ['m1']));
    expect(table.marks('meadow')).toMatchObject({ controlled: true });
    play(table.answer('p2', { action: 'pass' }), 'lurker').expectLegal('p1', ['bridge']);
  });
  it('changes nothing at any other time', () => {
    const boards = { p1: [at('m5', 'meadow')], p2: [] };
    const table = battleTable(boards, { meadow: 'p1' }, { cards, seats: { p1: inHand('lurker') } });
    play(table, 'lurker').expectLegal('p1', ['base', 'meadow']);
  });
});
