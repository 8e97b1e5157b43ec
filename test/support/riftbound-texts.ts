/** Cards whose texts the grammar of printed texts reads, at a table. */
import { sourceAt, type Findings } from '../../src/engine/catalogue/index.js';
import { rulesTextOf } from '../../src/engine/games/riftbound/catalogue/rules-text.js';
import { isRiftboundCard, type RiftboundCard } from '../../src/engine/games/riftbound/card.js';
import { riftboundLanguage } from '../../src/engine/games/riftbound/language/index.js';
import { readCards, type JsonRecord } from '../../src/engine/kernel/index.js';
import { battleTable } from './riftbound-battles.js';
import { battlefield, gear, legend, spell, unit } from './riftbound.js';
import type { Table } from './table.js';

/** The card as an importer would define it. */
const cardOf = (card: object): RiftboundCard => {
  const read = readCards(riftboundLanguage, [card], () => false);
  const [one] = read.kind === 'cards' ? read.cards : [];
  if (one === undefined || !isRiftboundCard(one)) throw new Error(JSON.stringify(read));
  return one;
};
/** The lines as importers read them; each must be read. */
const withTexts = (card: RiftboundCard, lines: readonly string[]): RiftboundCard => {
  const faults: Findings = { faults: [], odd: [] };
  const source = sourceAt(faults, {}, '');
  if (source === undefined) throw new Error('no source');
  const {
    fingerprint: _fingerprint,
    keywords = [],
    ...text
  } = rulesTextOf(source, 'text', lines.join('\n'), card.type);
  if (JSON.stringify(text).includes('"fingerprint"')) throw new Error(`not read: ${lines.join(' ')}`);
  const before = 'keywords' in card ? (card.keywords ?? []) : [];
  const all = [...before, ...keywords];
  return cardOf({ ...card, ...text, ...(all.length > 0 && { keywords: all }) });
};
export const unitOf = (id: string, texts: string | readonly string[], might = 3): RiftboundCard =>
  withTexts(unit({ id, energy: 0, might }), [texts].flat());
export const legendOf = (id: string, text: string): RiftboundCard => withTexts(legend({ id }), [text]);
export const gearOf = (id: string, texts: string | readonly string[]): RiftboundCard =>
  withTexts(gear({ id, energy: 0 }), [texts].flat());
export const spellOf = (id: string, texts: string | readonly string[]): RiftboundCard =>
  withTexts(spell({ id, energy: 0, keywords: [{ keyword: 'reaction' }] }), [texts].flat());
export const battlefieldOf = (id: string, text: string): RiftboundCard => withTexts(battlefield({ id }), [text]);

type Boards = Parameters<typeof battleTable>[0];
type Controlled = Parameters<typeof battleTable>[1];
export const openWith = (
  cards: readonly RiftboundCard[],
  boards: Boards,
  controlled: Controlled = {},
  seats: { readonly [seat: string]: JsonRecord } = {},
): Table => battleTable(boards, controlled, { cards, seats });
export const handSize = (table: Table, seat = 'p1'): number => table.cards(seat, 'hand').length;
export const mightOf = (table: Table, label: string) => table.facts(label).numbers['might'];
