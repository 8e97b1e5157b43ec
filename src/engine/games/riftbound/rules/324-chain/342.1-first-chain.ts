import { isRecord, type Citation, type Game, type Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { inTurnOrder } from '../../state.js';
import { combatNow, SHOWDOWN, type Sides } from '../433-combat/433-combat-now.js';

/**
 * In which order players put on the chain what has triggered at the same time: the turn player first (376.3.b.1), but
 * as a combat begins the attacker, and the defender last (342.1.a).
 */
export const orderOfPlacing = (game: Game): readonly Seat[] => {
  const all = inTurnOrder(game);
  const combat = combatOpening(game);
  if (combat === null) return all;
  const { attacker, defender } = combat;
  const others = all.filter((seat) => seat !== attacker && seat !== defender);
  return [attacker, ...others, defender].filter((seat) => all.includes(seat));
};

/** The rules about that order as a combat begins, else null. */
export const rulesOfFirstChain = (game: Game): readonly Citation[] | null =>
  combatOpening(game) === null ? null : [rift('342.1.a'), rift('438.1.b')];

const combatOpening = (game: Game): Sides | null => (isFirstChain(game) ? combatNow(game) : null);

const isFirstChain = ({ state }: Pick<Game, 'state'>): boolean =>
  state.frames.some(({ procedure, locals }) => procedure === SHOWDOWN && isRecord(locals) && locals['first'] === true);
