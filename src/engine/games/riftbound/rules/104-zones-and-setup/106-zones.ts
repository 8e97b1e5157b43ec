import type { ZoneKind } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { PRIVATE_HANDS } from '../454-modes/462-magma-chamber.js';

/**
 * The zones (106, 107). On the board, the mark `at` of a permanent says where it is: a battlefield, or the base of its
 * controller without the mark. So it stays the same object wherever it moves, and is in the base of its present
 * controller (106.2.d). A token has no card, so it ceases to exist off the board (178.1). A battlefield is in the zone
 * of its controller, or of its owner if it has none.
 */
export const ZONES: readonly ZoneKind[] = [
  { kind: 'legend', visibility: 'public', per: 'seat', cites: [rift('111'), rift('106.5')] },
  { kind: 'champion', visibility: 'public', per: 'seat', cites: [rift('112'), rift('107.2')] },
  {
    kind: 'board',
    visibility: 'public',
    per: 'seat',
    cardless: true,
    cites: [rift('106.2'), rift('106.2.d'), rift('106.3'), rift('178.1')],
  },
  { kind: 'runes', visibility: 'public', per: 'seat', cites: [rift('106.2.e')] },
  { kind: 'battlefields', visibility: 'public', per: 'seat', cites: [rift('106.3'), rift('113')] },
  {
    kind: 'facedown',
    visibility: 'owner',
    per: 'seat',
    cites: [rift('106.4'), rift('106.4.b'), rift('106.4.c'), rift('127.4')],
  },
  { kind: 'hand', visibility: 'owner', per: 'seat', cites: [rift('107.6'), PRIVATE_HANDS] },
  { kind: 'mainDeck', visibility: 'hidden-ordered', per: 'seat', cites: [rift('107.3')] },
  { kind: 'runeDeck', visibility: 'hidden-ordered', apart: true, per: 'seat', cites: [rift('107.4')] },
  { kind: 'trash', visibility: 'public', per: 'seat', cites: [rift('107.1'), rift('107.1.d'), rift('126.1')] },
  { kind: 'banishment', visibility: 'public', per: 'seat', cites: [rift('107.5')] },
  // Battlefields that were brought and are not used.
  { kind: 'spareBattlefields', visibility: 'owner', apart: true, per: 'seat', cites: [rift('113')] },
  { kind: 'chain', visibility: 'public', per: 'game', cites: [rift('327')] },
];
