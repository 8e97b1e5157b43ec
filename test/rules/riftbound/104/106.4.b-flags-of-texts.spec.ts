/** What texts permit beside the rules: to hide, to move, to win. */
import { expect, it } from 'vitest';
import { free } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { battlefield, legend, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const says = (flag: string) =>
  ({ kind: 'static', name: flag, affects: { self: true }, changes: [{ change: 'flag', flag }] }) as const;
const veiled = (id: string) => unit({ id, energy: 9, keywords: [{ keyword: 'hidden' }] });
const cards = [
  legend({ id: 'thief', abilities: [says('hidesForNothing')] }),
  battlefield({ id: 'cellar', abilities: [says('hidesOneMore')] }),
  battlefield({ id: 'plaza', abilities: [says('reachedFromAnywhere')] }),
  ...['veil-1', 'veil-2', 'veil-3'].map(veiled),
  free('crown', { do: 'win-game' }),
];
const own = (card: string) => ({ card, as: card });
const hides = (table: Table) =>
  table.legal('p1').flatMap((answer) => {
    const { action, card = '', at: place = '' } = answer as { readonly [field: string]: string };
    const labels = Object.fromEntries(Object.entries(table.labels).map(([label, id]) => [id, label]));
    return action === 'hide' ? [`${labels[card]} ${labels[place]}`] : [];
  });
const hide = (table: Table, card: string, place: string) => table.answer('p1', { action: 'hide', card, at: place });
rule('Riftbound 106.4.b', () => {
  it('has one card facedown at a battlefield, and two where its text says so (002)', () => {
    const open = (place: string) =>
      battleTable(
        { p1: [at('m1', place)], p2: [] },
        { [place]: 'p1' },
        { cards, seats: { p1: { ...inHand('veil-1', 'veil-2', 'veil-3'), legend: [own('thief')] } } },
      );
    const after = (place: string, ...names: readonly string[]) =>
      hides(names.reduce((table, name) => hide(table, name, place), open(place)));
    expect(after('meadow', 'veil-1')).toEqual([]);
    expect(after('cellar', 'veil-1')).toEqual(['veil-2 cellar', 'veil-3 cellar']);
    expect(after('cellar', 'veil-1', 'veil-2')).toEqual([]);
  });
});
