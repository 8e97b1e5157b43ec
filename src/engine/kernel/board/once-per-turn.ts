import type { Game } from '../game/draft.js';
import { equalJson } from '../json/index.js';
import { spend } from '../rules/effort.js';
import type { ObjectId, Remembered, Triggered } from '../state/state.js';

/** Whether an ability of the object was used this turn, in games that remember `abilityUsed`. */
export const wasUsedThisTurn = ({ state }: Pick<Game, 'state'>, source: ObjectId, name: string): boolean =>
  state.history.some(
    ({ turn, kind, object, ability }) =>
      turn === state.turn.number && kind === 'abilityUsed' && object === source && ability === name,
  );

/** A triggered ability, of one object. */
export type OfObject = Pick<Triggered, 'ability' | 'source'>;

/** Whether it has triggered in this turn; one that is optional, whether it was used. */
export const hasTriggeredThisTurn = (game: Game, triggered: OfObject): boolean => {
  const { history } = game.state;
  spend(game, history.length);
  return history.some((event) => equalJson(event, triggeredOnce(game, triggered)));
};

/** The entry by which `history` remembers it. */
export const triggeredOnce = ({ state }: Pick<Game, 'state'>, { ability, source }: OfObject): Remembered => ({
  turn: state.turn.number,
  kind: 'triggeredOnce',
  object: source.object,
  ability: `${ability.definition}/${ability.path.join('/')}`,
});
