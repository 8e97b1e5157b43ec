import { expect, it } from 'vitest';
import { spell, unit } from '../../../support/riftbound.js';
import { type at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

const training = spell({
  id: 'training',
  energy: 0,
  targets: [{ as: 'trained', from: { is: ['unit'] }, min: 1, max: 1 }],
  effect: { do: 'buff', objects: 'trained' },
});
const fading = unit({ id: 'fading', keywords: [{ keyword: 'temporary' }] });
const cards = [training, fading];

const withSpells = (board: readonly (string | ReturnType<typeof at>)[]) =>
  battleTable({ p1: board, p2: [] }, {}, { cards, seats: { p1: { hand: ['training', 'training'] } } });
const play = (table: ReturnType<typeof battleTable>, target: string) => {
  table.answer('p1', { action: 'play', card: table.find('p1', 'hand', 'training') });
  if (table.state.pending[0]?.kind !== 'priority') table.answer('p1', [target]);
  return passAll(table);
};

rule('Riftbound 702.3', () => {
  it('puts one buff on a unit, and no second', () => {
    const table = play(withSpells(['m2', 'm3']), 'm2').expectHappened('buffed', { object: 'm2' });
    expect(table.facts('m2').numbers['might']).toBe(3);
    play(table, 'm2').expectNotHappened('buffed');
    expect(table.facts('m2').numbers['might']).toBe(3);
  });
});

rule('Riftbound 705', () => {
  it('is lost with the unit', () => {
    const table = battleTable({ p1: [{ card: 'm1', buff: true, damage: 2 }], p2: [] });
    const [trashed = ''] = table.state.zones['p1.trash'] ?? [];
    expect(table.state.objects[trashed]?.marks).toEqual({});
  });
  it('stays as the unit moves', () => {
    const table = battleTable({ p1: [{ card: 'm1', buff: true }], p2: [] });
    expect(move(table, 'p1', ['m1'], 'bridge').marks('m1')).toMatchObject({ buff: true });
  });
});

rule('Riftbound 703', () => {
  it('gives 1 might', () => {
    const table = battleTable({ p1: [{ card: 'm3', buff: true }, 'm2'], p2: [] });
    expect([table.facts('m3').numbers['might'], table.facts('m2').numbers['might']]).toEqual([4, 2]);
  });
});
