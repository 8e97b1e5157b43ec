import { expect, it } from 'vitest';
import { sequence, target, type Effect } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, emptyChain, endTurn, play } from '../../../support/riftbound-play.js';
import { spell } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const takes = (id: string, until: 'endOfTurn' | 'untilItLeaves', more: readonly Effect[] = []) =>
  spell({
    id,
    energy: 0,
    keywords: [{ keyword: 'reaction' }],
    targets: [target({ is: ['unit'], of: 'opponents' })],
    effect: sequence({ do: 'gain-control', objects: 'target', until }, ...more),
  });
const cards = [
  takes('press', 'untilItLeaves'),
  takes('charm', 'endOfTurn'),
  takes('seize', 'untilItLeaves', [{ do: 'recall', objects: 'target' }]),
];
const open = (p1: readonly (string | ReturnType<typeof at>)[], p2: readonly (string | ReturnType<typeof at>)[]) =>
  battleTable({ p1, p2 }, { bridge: 'p2' }, { cards, seats: { p1: inHand('press', 'charm', 'seize') } });
type Table = ReturnType<typeof open>;
const controllerOf = (table: Table, label: string) => table.state.objects[table.id(label)]?.controller;

rule('Riftbound 183.1', () => {
  it('gives a permanent to the player whom an effect says, in that player’s base', () => {
    const table = emptyChain(play(open(['m2'], ['m3']), 'press').answer('p1', ['m3']));
    table.expectHappened('controlChanged', { object: 'm3', seat: 'p1', from: 'p2', cites: '183.1' });
    expect([controllerOf(table, 'm3'), table.cards('p1', 'board'), table.cards('p2', 'board')]).toEqual([
      'p1',
      ['m2', 'm3'],
      [],
    ]);
  });
  it('goes over at once, before anything else happens, and back as soon as the effect ends', () => {
    const kinds = (table: Table) =>
      linesOf(table, 'effectStarted', 'effectsEnded', 'controlChanged', 'played').map((line) => line.split(' ')[0]);
    const charmed = allPass(play(open(['m2'], ['m3']), 'charm').answer('p1', ['m3']));
    expect(kinds(charmed)).toEqual(['effectStarted', 'controlChanged', 'played']);
    expect(kinds(endTurn(charmed))).toEqual(['effectsEnded', 'controlChanged']);
  });
  it('lasts as long as the effect says', () => {
    const charmed = emptyChain(play(open(['m2'], ['m3']), 'charm').answer('p1', ['m3']));
    expect([controllerOf(charmed, 'm3'), controllerOf(endTurn(charmed), 'm3')]).toEqual(['p1', 'p2']);
    const pressed = emptyChain(play(open(['m2'], ['m3']), 'press').answer('p1', ['m3']));
    expect(controllerOf(endTurn(pressed), 'm3')).toBe('p1');
  });
  it('holds as long as one of several effects lasts, whoever leaves the game', () => {
    const seats = { p1: inHand('press'), p3: inHand('charm') };
    const boards = { p1: ['m2'], p2: ['m3'], p3: ['m4'] };
    const table = emptyChain(play(battleTable(boards, {}, { cards, seats }), 'press').answer('p1', ['m3']));
    endTurn(table);
    endTurn(table, 'p2');
    emptyChain(play(table, 'charm', 'p3').answer('p3', ['m3'])).concede('p1');
    expect([controllerOf(table, 'm3'), table.cards('p3', 'board')]).toEqual(['p3', ['m4', 'm3']]);
    expect(controllerOf(endTurn(table, 'p3'), 'm3')).toBe('p2');
  });
  it('leaves battlefields with those who control them', () => {
    const table = emptyChain(play(open(['m2'], ['m3', at('m4', 'bridge')]), 'press').answer('p1', ['m3']));
    expect([controllerOf(table, 'bridge'), table.marks('bridge')['controlled']]).toEqual(['p2', true]);
  });
  it('has a unit at a battlefield contest it for its new player', () => {
    const table = play(open(['m2'], [at('m3', 'bridge'), at('m4', 'bridge')]), 'press').answer('p1', ['m3']);
    emptyChain(table).expectHappened('contested', { object: 'bridge', seat: 'p1' });
  });
  it('lets it be recalled to the base of its new player', () => {
    const table = emptyChain(play(open(['m2'], [at('m3', 'bridge')]), 'seize').answer('p1', ['m3']));
    expect([controllerOf(table, 'm3'), table.marks('m3')['at']]).toEqual(['p1', undefined]);
  });
});
