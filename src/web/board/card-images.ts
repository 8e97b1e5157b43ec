/** Images of cards, from where the operator of the service has a right to show them. */
import type { CardDefinition } from '../engine/games.js';

/** `template` is an address with `{game}`, `{id}` and `{name}`; null where no images are shown. */
export const cardImages =
  (template: string | null, game: string, cards: ReadonlyMap<string, CardDefinition>) =>
  (card: string): string | null => {
    if (template === null || !cards.has(card)) return null;
    const name = cards.get(card)?.['name'];
    const parts: Readonly<Record<string, string>> = { game, id: card, name: typeof name === 'string' ? name : card };
    return template.replace(/\{(game|id|name)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''));
  };
