import { UNANSWERED } from '../frames/asking.js';
import { textOf } from '../frames/result.js';
import { effectCall } from '../frames/word.js';
import { isPlaying, seatsFrom, type Game } from '../game/draft.js';
import { ask, call, done, go, occur } from '../game/instruction.js';
import { procedure } from '../game/procedure.js';
import { isList, type JsonRecord } from '../json/index.js';
import type { GameEvent } from '../state/event.js';
import { type Scope } from '../state/scope.js';
import type { Bindings, Seat } from '../state/state.js';
import { END } from './decisions.js';
import { actNamed, PARTS, scopeOfAct, takes, type Part } from './manual-act.js';

/**
 * Carries out a text without a script: its player proposes one complete act after another, every opponent confirms it
 * (or a judge in their place), and it happens as an effect of the text. An act that one of them does not confirm does
 * not happen.
 */
type Text = {
  readonly scope: Scope;
  readonly fingerprint: string;
  readonly act?: string;
  readonly part?: Part;
  readonly given?: Bindings;
  /** The seats that must still confirm, and the one that is being asked. */
  readonly unasked?: readonly Seat[];
  readonly asked?: Seat;
};

export const carryingOut = procedure<Text>('by-hand', {
  begin: (game, { scope, fingerprint }) => occur(textEvent(game, 'textDue', scope, { fingerprint }), 'ask'),
  ask: (game, { scope }) =>
    ask({ seat: scope.controller, kind: 'manualAct', params: { scope }, ...asking(game, scope) }, 'act'),
  act: (game, { scope, fingerprint }, result) => {
    const act = textOf(result);
    if (act === END) return occur(textEvent(game, 'textEnded', scope, { fingerprint }), 'end');
    return go('complete', { act, given: {} });
  },
  complete: (game, { scope, act = '', given = {} }) => {
    const part = PARTS.find((one) => takes(actNamed(game, act), one) && !(one in given));
    if (part === undefined) return go('confirm', { unasked: opponents(game, scope) });
    const params = { scope, act, part };
    return ask({ seat: scope.controller, kind: 'manualPart', params, ...asking(game, scope) }, 'given', { part });
  },
  given: (_game, { given = {}, part = 'objects' }, result) =>
    isList(result) && result.length === 0 ? go('ask') : go('complete', { given: { ...given, [part]: result } }),
  confirm: (game, { scope, act = '', given = {}, fingerprint, unasked = [] }) => {
    const [asked, ...others] = unasked.filter((seat) => isPlaying(game, seat));
    if (asked === undefined) return occur(assertion(game, scope, act, given, fingerprint), 'carryOut');
    const params = { scope, act, given };
    const question = { seat: asked, kind: 'manualConfirm', params, ...asking(game, scope) };
    return ask(question, 'confirmed', { unasked: others, asked });
  },
  confirmed: (game, { scope, act = '', asked = '', fingerprint }, result) => {
    if (result === 'yes') return go('confirm');
    return occur(textEvent(game, 'assertionRefused', scope, { act, by: asked, fingerprint }), 'ask');
  },
  carryOut: (game, { scope, act = '', given = {} }) =>
    call(effectCall(game.rules, scopeOfAct(game, scope, act, given)), 'carriedOut'),
  carriedOut: () => occur({ kind: 'assertionEnded', cites: [] }, 'ask'),
  end: () => done(),
  // If the player who should have confirmed has left, the others still decide; otherwise the text's own player has
  // left.
  stopped: (_game, _text, reason) =>
    reason === UNANSWERED ? go('confirm') : occur({ kind: 'assertionEnded', cites: [] }, 'end'),
});

const opponents = (game: Game, { controller }: Scope): readonly Seat[] =>
  seatsFrom(game, controller).filter((seat) => seat !== controller);

const asking = ({ rules }: Game, { source }: Scope) => ({ cites: rules.game.manual.cites, about: source.object });

const textEvent = ({ rules }: Game, kind: string, { controller, source }: Scope, fields: JsonRecord): GameEvent => ({
  kind,
  cites: rules.game.manual.cites,
  seat: controller,
  source: source.object,
  card: source.definition,
  ...fields,
});

const assertion = (game: Game, scope: Scope, act: string, given: Bindings, fingerprint: string): GameEvent => {
  const confirmedFor = opponents(game, scope);
  return textEvent(game, 'asserted', scope, { act, given, fingerprint, confirmedFor });
};
