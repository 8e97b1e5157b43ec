import type { Effect } from '../abilities/effect.js';
import { textsOf } from '../frames/result.js';
import type { Running, WordSteps } from '../frames/word.js';
import { presentIds } from '../game/draft.js';
import { call, go, occur } from '../game/instruction.js';
import { boundIds } from '../selectors/matches.js';
import type { GameEvent } from '../state/event.js';
import type { ObjectId } from '../state/state.js';
import { bindHappened, remembering } from './happened.js';
import { orderForDecks } from './order-for-decks.js';

/** What every such word says, whatever else a game has it say. */
type Puts = Effect & { readonly objects: string; readonly zone: string; readonly at?: 'first' | 'last' };

/**
 * Steps of a game's word that puts named objects into a zone. Several that go into a deck go there in an order that is
 * asked for, deck by deck; all of them at once. `events` says what happens, to the objects in the order in which it
 * does.
 */
export const putting = <Node extends Puts>(
  events: (running: Running<Node>, objects: readonly ObjectId[]) => readonly GameEvent[],
): WordSteps<Node> => ({
  begin: ({ game, node, scope, from }) => {
    const waiting = presentIds(game, boundIds(node.objects, from));
    if (node.zone !== game.rules.game.deckZone) return go('put', { ordered: waiting });
    const { controller: chooser, source } = scope;
    const at = node.at ?? 'last';
    return call(orderForDecks.with({ chooser, about: source.object, at, waiting, ordered: [] }), 'ordered');
  },
  ordered: ({ result }) => go('put', { ordered: textsOf(result) }),
  put: (running) => {
    const objects = presentIds(running.game, textsOf(running.locals['ordered'] ?? []));
    // Each goes on top of those before it, so the topmost goes last.
    const batch = events(running, running.node.at === 'first' ? objects.toReversed() : objects);
    const moves = batch.filter(({ object }) => typeof object === 'string' && objects.includes(object));
    return occur(batch, 'end', remembering(running, moves));
  },
  end: bindHappened,
});
