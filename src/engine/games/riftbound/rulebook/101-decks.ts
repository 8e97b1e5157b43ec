/** Deck construction: assumed. */
import type { RuleRow } from '../../../kernel/index.js';

export const decks = [
  ['101', 'info', 'Deck construction'],
  ['103', 'enforce', 'Two decks, a legend and battlefields'],
  ['103.1', 'enforce', 'One champion legend'],
  ['103.1.b', 'define', 'Its domains are the domain identity'],
  ['103.1.b.3', 'enforce', 'One domain: it must be one of these'],
  ['103.1.b.4', 'enforce', 'A card of several: all must be among these'],
  ['103.2', 'enforce', 'A main deck of at least 40 cards'],
  ['103.2.a', 'define', 'The chosen champion'],
  ['103.2.a.2', 'enforce', 'A champion unit with the tag of the legend'],
  ['103.2.a.3', 'enforce', 'Others of its name are chosen champions too'],
  ['103.2.b', 'enforce', 'At most three of a name'],
  ['103.2.b.1', 'enforce', 'The chosen champion counts'],
  ['103.2.d.1', 'enforce', 'At most three signature cards in all'],
  ['103.2.d.2', 'enforce', 'All with the tag of the legend'],
  ['103.2.d.3', 'enforce', 'A signature card is no chosen champion'],
  ['103.3.a', 'enforce', 'Exactly 12 runes'],
  ['103.3.a.1', 'enforce', 'Runes of the domain identity'],
  ['103.4.a', 'enforce', 'As many battlefields as the mode says'],
  ['103.4.c', 'enforce', 'No two of one name'],
] as const satisfies readonly RuleRow[];
