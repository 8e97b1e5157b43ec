/** The draft. */
import type { RuleRow } from '../../../kernel/index.js';

export const draft = [
  ['draft', 'info', 'Draft'],
  ['draft.0', 'info', 'Players may draft their decks'],
  ['draft.setup', 'info', 'Setup of a draft'],
  ['draft.setup.0', 'define', 'First set up, then draft'],
  ['draft.setup.1', 'enforce', 'Phoenixborn piled with their exclusive cards'],
  ['draft.setup.2', 'enforce', 'Ten dice of each type'],
  ['draft.setup.2b', 'enforce', 'Five or more players need more dice'],
  ['draft.setup.3', 'enforce', 'All other cards form the draft deck'],
  ['draft.setup.4', 'enforce', 'Conjured cards are set aside'],
  ['draft.setup.5', 'enforce', 'A random first player'],
  ['draft.1', 'enforce', 'Phoenixborn in turn, then the token goes left'],
  ['draft.2', 'enforce', 'Nine cards each: keep one, pass the rest'],
  ['draft.3', 'enforce', 'Dice in pairs in turn, then the token'],
  ['draft.4', 'enforce', 'One face-up card may be swapped in'],
  ['draft.5', 'enforce', 'Two more copies of each drafted card'],
  ['draft.6', 'enforce', 'Build the conjuration pile'],
  ['draft.7', 'enforce', 'Everyone has what a game needs'],
  ['draft.8', 'info', 'Play with what was drafted'],
] as const satisfies readonly RuleRow[];
