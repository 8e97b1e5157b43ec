/** Damage and destruction, leaving play, exhaustion, status tokens. */
import type { RuleRow } from '../../../kernel/index.js';

export const damage = [
  ['damage', 'info', 'Damage, wounds and destruction'],
  ['damage.1', 'enforce', 'Unprevented damage becomes wounds, enough of them destroy'],
  ['damage.2', 'enforce', 'A destroyed unit is discarded'],
  ['damage.3', 'enforce', 'A destroyed Phoenixborn loses the game'],
  ['damage.4', 'enforce', 'Wounds do not lower the life value'],
  ['damage.5', 'enforce', 'Destroying neither damages nor wounds'],
  ['discard', 'info', 'Leaving play'],
  ['discard.1', 'enforce', 'Set aside with its cards until triggers are resolved'],
  ['discard.2', 'enforce', "To the owner's discard pile"],
  ['exhaust', 'info', 'Exhaustion'],
  ['exhaust.1', 'enforce', 'No text while exhausted, everything else stays'],
  ['exhaust.2', 'enforce', 'Exhausted units do not fight'],
  ['inexhaustible', 'info', 'Inexhaustible effects'],
  ['inexhaustible.1', 'enforce', 'They work on exhausted cards as well'],
  ['status', 'info', 'Status tokens'],
  ['status.1', 'define', 'Cards say what status tokens do'],
] as const satisfies readonly RuleRow[];
