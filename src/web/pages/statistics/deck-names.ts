/** What decks are called in every chart and table of the page: where several have one name, each in its own way. */
import type { Schemas } from '../../api/kifu.js';
import { distinctNames } from '../../design/distinct-names.js';

interface Decks {
  readonly wins: { readonly byDeck: readonly Schemas['WinRateDto'][] };
  readonly matchups: readonly Schemas['MatchupDto'][];
}

export function decksToldApart({ wins: { byDeck }, matchups }: Decks) {
  const name = distinctNames([
    ...byDeck.map(({ key, label }) => ({ id: key, name: label ?? key })),
    ...matchups.flatMap(({ deck, label, opponent, opponentLabel }) => [
      { id: deck, name: label },
      { id: opponent, name: opponentLabel },
    ]),
  ]);
  return {
    byDeck: byDeck.map((each) => ({ ...each, label: name(each.key) })),
    matchups: matchups.map((each) => ({ ...each, label: name(each.deck), opponentLabel: name(each.opponent) })),
  };
}
