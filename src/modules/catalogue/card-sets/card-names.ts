import type { Rules } from '../../../engine/index.js';
import { layoutOf } from '../../../engine/looks.js';
import { CardNames, type NamedCard } from '../domain/deck-text.js';
import { idsOf, nameOf } from './card-set.js';
import { inTurns } from './card-set-rules.js';

/** Put together once for as long as the rules are in memory. */
const known = new WeakMap<Rules, Promise<CardNames>>();

/** The cards of a set by their names. */
export function namesIn(rules: Rules): Promise<CardNames> {
  const names = known.get(rules) ?? collect(rules);
  known.set(rules, names);
  return names;
}

async function collect(rules: Rules): Promise<CardNames> {
  return new CardNames(await inTurns(named(rules, await layoutOf(rules.game))));
}

/** A card at a time: a set may have ten thousand. */
function* named(
  rules: Rules,
  layout: Awaited<ReturnType<typeof layoutOf>>,
): Generator<void, readonly NamedCard[], void> {
  const all: NamedCard[] = [];
  for (const id of idsOf(rules)) {
    const card = rules.cardSet.cards[id];
    if (card === undefined) continue;
    const face = layout?.face(card) ?? null;
    const name = nameOf(rules.game, card);
    all.push(
      face === null
        ? { id, name, alsoNamed: [], print: id }
        : { id, name, alsoNamed: [face.name], print: JSON.stringify(face) },
    );
    yield;
  }
  return all;
}
