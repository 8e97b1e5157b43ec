/** What is wrong with a deck of Ashes that is legal but for what is said. */
import { action, ally, ashesRules, conjuration, conjuredAlteration, deckOf, NAMES, phoenixborn } from './ashes.js';

const deckCards = [
  ...NAMES.map((id) => ally({ id })),
  phoenixborn({ id: 'rival' }),
  ally({ id: 'ally-1-reprinted', name: 'ally-1' }),
  action({ id: 'blades', exclusiveTo: 'champion' }),
  action({ id: 'snares', exclusiveTo: 'rival' }),
  conjuration({ id: 'snake' }),
  conjuredAlteration({ id: 'puppet' }),
];
export const deckRules = ashesRules(deckCards);
/** The code, first rule and card of each fault. */
export const deckFaults = (instead: { readonly [card: string]: number }) =>
  deckRules.validateDeck('constructed', deckOf(instead)).map(({ code, cites, card }) => [code, cites[0]?.rule, card]);
