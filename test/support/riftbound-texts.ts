/** Cards whose texts the grammar of printed texts reads, at a table. */
import { readAbility, readAdditionalCost, readSpell } from '../../src/engine/games/riftbound/catalogue/readings.js';
import { isRiftboundCard, type RiftboundCard } from '../../src/engine/games/riftbound/card.js';
import { riftboundLanguage } from '../../src/engine/games/riftbound/language/index.js';
import { readCards, type JsonRecord } from '../../src/engine/kernel/index.js';
import { battleTable } from './riftbound-battles.js';
import { gear, spell, unit } from './riftbound.js';
import type { Table } from './table.js';

/** The card as an importer would define it. */
const cardOf = (card: object): RiftboundCard => {
  const read = readCards(riftboundLanguage, [card], () => false);
  const [one] = read.kind === 'cards' ? read.cards : [];
  if (one === undefined || !isRiftboundCard(one)) throw new Error(JSON.stringify(read));
  return one;
};
/** Each line is an ability, or says what playing the card costs besides. */
const withTexts = (card: RiftboundCard, lines: readonly string[]): RiftboundCard => {
  const additionalCosts = lines.flatMap((line) => readAdditionalCost(line) ?? []);
  const abilities = lines
    .filter((line) => readAdditionalCost(line) === undefined)
    .map((line) => {
      const ability = readAbility(line, card.type);
      if (ability === undefined) throw new Error(`not read: ${line}`);
      return ability;
    });
  return cardOf({ ...card, abilities, ...(additionalCosts.length > 0 && { additionalCosts }) });
};
export const unitOf = (id: string, texts: string | readonly string[], might = 3): RiftboundCard =>
  withTexts(unit({ id, energy: 0, might }), [texts].flat());
export const gearOf = (id: string, text: string): RiftboundCard => withTexts(gear({ id, energy: 0 }), [text]);
export const spellOf = (id: string, text: string): RiftboundCard => {
  const does = readSpell([text]);
  if (does === undefined) throw new Error(`not read: ${text}`);
  return cardOf({ ...spell({ id, energy: 0, keywords: [{ keyword: 'reaction' }] }), ...does });
};

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
