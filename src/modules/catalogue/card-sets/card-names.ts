import type { Rules } from '../../../engine/index.js';
import { layoutOf } from '../../../engine/looks.js';
import { CardNames } from '../domain/deck-text.js';
import { idsOf, nameOf } from './card-set.js';

/** Put together once for as long as the rules are in memory. */
const known = new WeakMap<Rules, Promise<CardNames>>();

/** The cards of a set by their names. */
export function namesIn(rules: Rules): Promise<CardNames> {
  const names = known.get(rules) ?? collect(rules);
  known.set(rules, names);
  return names;
}

async function collect(rules: Rules): Promise<CardNames> {
  const layout = await layoutOf(rules.game);
  const cards = idsOf(rules).flatMap((id) => rules.cardSet.cards[id] ?? []);
  return new CardNames(
    cards.map((card) => {
      const face = layout?.face(card) ?? null;
      const name = nameOf(rules.game, card);
      return face === null
        ? { id: card.id, name, alsoNamed: [], print: card.id }
        : { id: card.id, name, alsoNamed: [face.name], print: JSON.stringify(face) };
    }),
  );
}
