import { defineWord } from '../effects/define-word.js';
import { textsOf } from '../frames/result.js';
import { bind, naming, partCall } from '../frames/word.js';
import { isPlaying, type Game } from '../game/draft.js';
import { call, go } from '../game/instruction.js';
import { isRecord } from '../json/index.js';
import { wordNode } from '../language/parts.js';
import type { Choose } from './choose.js';
import { firstPlayer, groupOfPlayers, inOrder } from './parts.js';

/** In the choice: what earlier players have chosen. */
const BEFORE = 'chosenBefore';

/** What all have chosen has the name of the choice, so that one word does something with all of it at once. */
export const eachChooses = defineWord(
  {
    do: 'each-chooses',
    says: 'Each player, named `player` in the choice, chooses; `chosenBefore` there means what earlier players have chosen. Then the name means all chosen objects.',
    parts: { of: groupOfPlayers, first: firstPlayer, choice: wordNode<Choose>('choose') },
    also: { 'x-names': { player: 'seat', [BEFORE]: 'objects' } },
  },
  {
    begin: ({ game, node, scope }) => go('next', { left: inOrder(game, node, scope), chosen: [] }),
    next: ({ game, node, scope, locals }) => {
      const [player, ...left] = textsOf(locals['left'] ?? []).filter((seat) => isPlaying(game, seat));
      if (player === undefined) return bind(scope, { [node.choice.as]: locals['chosen'] ?? [] });
      const names = { player, ...(asksForBefore(node.choice) && { [BEFORE]: locals['chosen'] ?? [] }) };
      return call(partCall(game, naming(scope, names), 'choice'), 'chosen', { left });
    },
    chosen: ({ node, locals, result }) => {
      const own = isRecord(result) ? (result[node.choice.as] ?? []) : [];
      return go('next', { chosen: [...textsOf(locals['chosen'] ?? []), ...textsOf(own)] });
    },
  },
);

/** Names are part of the position: a choice that does not ask for this one is recorded without it, as ever. */
const asksForBefore = (choice: Choose): boolean => JSON.stringify(choice).includes(`"${BEFORE}"`);

/** Whether what is being carried out is one of the choices of all players. */
export const isGathering = ({ state }: Pick<Game, 'state'>): boolean =>
  state.frames.at(-2)?.procedure === eachChooses.procedure.name;
