import type { ZoneKind } from '../../../../kernel/index.js';
import { ashes } from '../../rulebook.js';

/** The player of the zone controls the cards in it, also cards of another owner. */
export const CONTROLLED: readonly ZoneKind[] = [
  {
    kind: 'battlefield',
    visibility: 'public',
    per: 'seat',
    cites: [ashes('glossary.battlefield.1'), ashes('glossary.battlefield.3'), ashes('glossary.control.1')],
  },
  {
    kind: 'spellboard',
    visibility: 'public',
    per: 'seat',
    cites: [ashes('glossary.spellboard.1'), ashes('glossary.spellboard.3')],
  },
  // Attached cards are in the zone of the seat that controls the unit.
  { kind: 'attached', visibility: 'public', per: 'seat', cites: [ashes('glossary.control.3')] },
  // Face down below a card of the seat: neither attached nor in play.
  { kind: 'below', visibility: 'hidden', per: 'seat', cites: [ashes('glossary.facedown')] },
];
