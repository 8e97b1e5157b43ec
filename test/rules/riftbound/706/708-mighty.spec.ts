import { expect, it } from 'vitest';
import { draw, free, target } from '../../../support/riftbound-abilities.js';
import { type at, battleTable, passAll } from '../../../support/riftbound-battles.js';
import { allPass, play as start } from '../../../support/riftbound-play.js';
import { spell } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const training = spell({ id: 'training', energy: 0, targets: [target()], effect: { do: 'buff', objects: 'target' } });
const MIGHTY = { is: ['unit'], numbers: { might: { min: 5 } } };
const cards = [
  training,
  free('salute', draw(), { targets: [target(MIGHTY)] }),
  free('recruit', { do: 'choose', from: { zone: 'trash', of: 'you', ...MIGHTY }, min: 1, max: 1, as: 'it' }, {}),
];
const withSpells = (
  board: readonly (string | ReturnType<typeof at>)[],
  hand = ['training'],
  trash: readonly string[] = [],
) => battleTable({ p1: board, p2: [] }, {}, { cards, seats: { p1: { hand, trash } } });
const play = (table: ReturnType<typeof battleTable>, target: string) => {
  table.answer('p1', { action: 'play', card: table.find('p1', 'hand', 'training') });
  if (table.state.pending[0]?.kind !== 'priority') table.answer('p1', [target]);
  return passAll(table);
};

rule('Riftbound 708', () => {
  it('is a unit of 5 might or more, however it came to it', () => {
    const table = withSpells([{ card: 'm4', buff: true }, 'm5', 'm3'], ['salute']);
    start(table, table.find('p1', 'hand', 'salute')).expectLegal('p1', [['m4'], ['m5']]);
  });
  it('is none with less', () => {
    const table = withSpells(['m4'], ['salute']);
    table.expectRefused('p1', { action: 'play', card: table.find('p1', 'hand', 'salute') }, 'play.no-target');
  });
});

rule('Riftbound 709', () => {
  it('is an event as might comes from below 5 to 5', () => {
    play(withSpells(['m4', 'm5']), 'm4').expectHappened('became', { object: 'm4', fact: 'mighty', now: true });
  });
  it('is none below 5, and none above', () => {
    play(withSpells(['m3', 'm5']), 'm3').expectNotHappened('became');
    play(withSpells(['m3', 'm5']), 'm5').expectNotHappened('became');
  });
});

rule('Riftbound 711', () => {
  it('is judged by what is printed on it, off the board', () => {
    const table = withSpells([], ['recruit'], ['m5', 'm6', 'm4']);
    allPass(start(table, table.find('p1', 'hand', 'recruit')));
    table.expectLegal('p1', [[table.find('p1', 'trash', 'm5')], [table.find('p1', 'trash', 'm6')]]);
  });
  it('has lost what it had on the board: a buff counts no more', () => {
    const table = withSpells([{ card: 'm4', buff: true, damage: 5 }], ['recruit']);
    expect(table.cards('p1', 'trash')).toEqual(['m4']);
    allPass(start(table, table.find('p1', 'hand', 'recruit'))).expectDecision({ p1: 'turnAction' });
  });
});
