import { isRecord, type Game, type Seat } from '../../../../kernel/index.js';
import { inTurnOrder } from '../../state.js';
import { combatNow, SHOWDOWN } from '../433-combat/433-combat-now.js';

/** In which order players put on the chain what has triggered at the same time: the turn player first (376.3.b.1), but as a combat begins the attacker, and the defender last (342.1.a). */
export const orderOfPlacing = (game: Game): readonly Seat[] => {
  const all = inTurnOrder(game);
  const combat = combatNow(game);
  if (combat === null || !isFirstChain(game)) return all;
  const { attacker, defender } = combat;
  const others = all.filter((seat) => seat !== attacker && seat !== defender);
  return [attacker, ...others, defender].filter((seat) => all.includes(seat));
};

export const isFirstChain = ({ state }: Pick<Game, 'state'>): boolean =>
  state.frames.some(({ procedure, locals }) => procedure === SHOWDOWN && isRecord(locals) && locals['first'] === true);
