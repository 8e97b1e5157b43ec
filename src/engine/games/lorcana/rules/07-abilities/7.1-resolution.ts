import {
  call,
  done,
  effectCall,
  go,
  invariant,
  isList,
  isRecord,
  objectIn,
  occur,
  procedure,
  type Game,
  type Json,
  type JsonRecord,
  type ObjectId,
  type Scope,
  type Seat,
} from '../../../../kernel/index.js';
import { actionResolved } from '../../events.js';
import { lorcana } from '../../rulebook.js';

/**
 * 7.1: the resolution of one action, ability or bag entry. Cards that it orders to be played wait in `plays` until it
 * has fully resolved (7.1.6), even where it moves them first; an `action` is in the discard by then.
 */
type Resolution = { readonly scope: Scope; readonly plays: readonly OrderedPlay[]; readonly action?: ObjectId };

export type OrderedPlay = {
  readonly card: ObjectId;
  readonly seat: Seat;
  readonly pay: 'free' | 'ink';
  readonly exerted: boolean;
  /** An action that resolves from where it is, because the instructing ability moved it there (7.1.6). */
  readonly stays: boolean;
  /** What is done with it once it is in play. */
  readonly then?: Scope;
};

/** By name, since playing a card resolves things in its turn. */
export const PLAY_FOR_FREE = 'play-for-free';

export const resolution = procedure<Resolution>('resolution', {
  resolve: (game, { scope }) => call(effectCall(game.rules, scope), 'finish'),
  finish: (_game, { scope, action }) =>
    action === undefined ? go('play') : occur(actionResolved(scope.controller, action), 'play'),
  play: (game, { plays }) => {
    const [next, ...later] = plays;
    if (next === undefined) return done();
    if (objectIn(game, next.card) === undefined) {
      // A card that is no longer where it was put cannot be played.
      const { card: object, seat } = next;
      return occur({ kind: 'notPlayed', cites: [lorcana('7.1.9.1')], seat, object }, 'play', { plays: later });
    }
    return call({ procedure: PLAY_FOR_FREE, locals: next }, 'play', { plays: later });
  },
});

/** The order to play a card, for the resolution that is under way. */
export const queuePlay = (
  game: Game,
  order: OrderedPlay,
): { readonly frame: string; readonly plays: readonly OrderedPlay[] } => {
  const frame = game.state.frames.findLast((open) => open.procedure === resolution.name);
  invariant(frame !== undefined, 'a word resolves within a resolution');
  return { frame: frame.id, plays: [...playsIn(frame.locals['plays']), order] };
};

const playsIn = (value: Json | undefined): readonly OrderedPlay[] =>
  value !== undefined && isList(value) ? value.filter(isOrderedPlay) : [];

const isOrderedPlay = (value: Json): value is OrderedPlay & JsonRecord =>
  isRecord(value) && 'card' in value && 'seat' in value;
