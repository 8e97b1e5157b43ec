import {
  CHOSEN_MODES,
  isRecord,
  modesAt,
  nodeAt,
  textsOf,
  type Announcement,
  type Game,
  type GameDefinition,
  type GameEvent,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

type Chosen = Pick<Announcement, 'at' | 'source' | 'controller' | 'bindings'>;

/** 352, 390.1: the modes that the text does not offer again this turn, as its ability is finalized. */
export const choosingModes = (game: Game, { at, source, controller, bindings }: Chosen): readonly GameEvent[] =>
  modesAt(game, at)?.fresh === undefined
    ? []
    : textsOf(bindings[CHOSEN_MODES] ?? []).map((mode) => ({
        kind: 'modeChosen',
        cites: [rift('352')],
        seat: controller,
        object: source.object,
        ability: `${nameAt(game, at)}/${mode}`,
      }));

/** By object and ability; of an object that has come back nothing is known. */
export const modesUsed: NonNullable<GameDefinition['modesUsed']> = (game, { at, source, controller }, by) => {
  const ability = `${nameAt(game, at)}/`;
  return game.state.history.flatMap(({ turn, kind, object, seat, ability: chosen = '' }) =>
    kind === 'modeChosen' &&
    turn === game.state.turn.number &&
    object === source.object &&
    (by === 'anyone' || seat === controller) &&
    chosen.startsWith(ability)
      ? [chosen.slice(ability.length)]
      : [],
  );
};

const nameAt = (game: Game, at: Chosen['at']): string => {
  const node = nodeAt(game.rules, at);
  return isRecord(node) && typeof node['name'] === 'string' ? node['name'] : '';
};
