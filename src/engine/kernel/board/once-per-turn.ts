import { nodeAt } from '../game/compiled.js';
import type { Game } from '../game/draft.js';
import { equalJson, isRecord } from '../json/index.js';
import { spend } from '../rules/effort.js';
import type { ObjectId, Remembered, Seat, Triggered } from '../state/state.js';

/** Whether an ability of the object was used this turn, in games that remember `abilityUsed`. */
export const wasUsedThisTurn = ({ state }: Pick<Game, 'state'>, source: ObjectId, name: string): boolean =>
  state.history.some(
    ({ turn, kind, object, ability }) =>
      turn === state.turn.number && kind === 'abilityUsed' && object === source && ability === name,
  );

/** A triggered ability, of one object, with the names that the event has given. */
export type OfObject = Pick<Triggered, 'ability' | 'source' | 'bindings'>;

/** Whether it has triggered in this turn; one that is optional, whether it was used. */
export const hasTriggeredThisTurn = (game: Game, triggered: OfObject): boolean => {
  const { history } = game.state;
  spend(game, history.length);
  return history.some((event) => equalJson(event, triggeredOnce(game, triggered)));
};

/** The entry by which `history` remembers it. */
export const triggeredOnce = (game: Pick<Game, 'rules' | 'state'>, triggered: OfObject): Remembered => {
  const { ability, source } = triggered;
  const seat = playerOfOnce(game, triggered);
  return {
    turn: game.state.turn.number,
    kind: 'triggeredOnce',
    object: source.object,
    ability: `${ability.definition}/${ability.path.join('/')}`,
    ...(seat !== null && { seat }),
  };
};

/** The player for whom alone it has triggered; null: for all of them. */
export const playerOfOnce = (
  { rules }: Pick<Game, 'rules'>,
  { ability, bindings }: Pick<Triggered, 'ability' | 'bindings'>,
): Seat | null => {
  const node = nodeAt(rules, ability);
  const { seat } = bindings;
  return isRecord(node) && node['forEachPlayer'] === true && typeof seat === 'string' ? seat : null;
};
