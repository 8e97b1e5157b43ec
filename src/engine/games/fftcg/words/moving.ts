import {
  ask,
  bind,
  boundIds,
  call,
  evaluate,
  go,
  invariant,
  isProhibited,
  isRecord,
  nodeAt,
  objectsIn,
  occur,
  optionsOf,
  present,
  presentIds,
  putting,
  selected,
  textsOf,
  viewpointOfScope,
  word,
  zoneOf,
  type AnyProcedure,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Json,
  type ObjectId,
  type Running,
  type Scope,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import { refuseEntry, withRoom } from '../rules/07-zones/7.7-field.js';
import { enterTogether } from '../rules/11-playing/11.12.4.11-timestamps.js';
import { cardOf } from '../state.js';
import type { Discard, PlayOnto, Put, Search } from '../vocabulary.js';
import { simultaneous } from './named.js';

/** 15.1.1.4: by whoever has it in hand. */
const discard = simultaneous<Discard>('discard', ({ game, from, node }) =>
  present(game, boundIds(node.objects, from)).map(({ id, owner }) => ({
    kind: 'discarded',
    cites: [fftcg('15.1.1.4.1')],
    seat: owner,
    object: id,
  })),
);

/** 7.3, 7.4. */
const put = putting<Put>('put', (running, objects) => objects.map(putInto(running)));

/** 15.1.1.7.1: no casting (6.2.4); what the field has no room for (7.7.3–5) stays where it is (2.3). */
const playOnto = word<PlayOnto>('play-onto-field', {
  begin: ({ game, from, node, scope }) => {
    const named = presentIds(game, boundIds(node.objects, from));
    const events = withRoom(game, scope.controller, named).map((id) => entering(game, scope, id, node.dull === true));
    return call(enterTogether.with({ events }), 'end');
  },
  end: ({ scope }) => bind(scope),
});

/**
 * 15.1.1.8.1: found, shown to all and set aside; the deck is shuffled; then the cards go where the text says, onto the field in the
 * order of their time stamps (11.12.4.11). Nothing is looked for in an empty deck (2.3), or where none is to be found.
 */
const search = word<Search>('search', {
  begin: ({ game, node, scope, from }) => {
    const deck = objectsIn(game, zoneOf(scope.controller, 'deck'));
    if (deck.length === 0) return bind(scope);
    if (evaluate(game, node.count, from) <= 0) return go('shuffle', { found: [] });
    return occur({ kind: 'lookedAt', cites: [fftcg('15.1.1.8.1')], seat: scope.controller, objects: deck }, 'ask');
  },
  ask: ({ node, scope }) => {
    const cites = [fftcg('15.1.1.8.1'), isForAny(node) ? fftcg('15.1.1.8.3') : fftcg('15.1.1.8.2')];
    const question = { seat: scope.controller, kind: 'search', params: { scope }, cites };
    return ask({ ...question, about: scope.source.object }, 'found');
  },
  found: ({ game, node, scope, result }) => {
    const chosen = textsOf(result);
    const objects = node.to === 'field' ? withRoom(game, scope.controller, chosen) : chosen;
    if (objects.length === 0) return go('shuffle', { found: [] });
    const cites = [fftcg('15.1.1.8.1'), fftcg('7.6.1')];
    return occur({ kind: 'revealed', cites, seat: scope.controller, objects }, 'shuffle', { found: objects });
  },
  shuffle: ({ scope, locals }) => {
    const cites = [fftcg('15.1.1.8.1'), fftcg('15.1.1.6.1')];
    const above = textsOf(locals['found'] ?? []);
    const zone = zoneOf(scope.controller, 'deck');
    return occur({ kind: 'shuffled', cites, seat: scope.controller, zone, above }, 'carryOut');
  },
  carryOut: ({ game, node, scope, locals }) => {
    const found = present(game, textsOf(locals['found'] ?? []));
    const events = found.map(({ id }) => goingTo(game, scope, node, id));
    return node.to === 'field' ? call(enterTogether.with({ events }), 'end') : occur(events, 'end');
  },
  end: ({ scope }) => bind(scope),
});

const putInto =
  ({ node, scope }: Running<Put>) =>
  (object: ObjectId): GameEvent => ({
    kind: 'putInto',
    cites: [
      ...(node.zone === 'break' ? [fftcg('15.1.1.3.2')] : []),
      ...(node.zone === 'removed' ? [fftcg('15.1.1.5.1')] : []),
      ...(node.faceDown === true ? [fftcg('7.13.3')] : []),
      ...[fftcg('7.3'), fftcg('7.4')],
    ],
    object,
    zone: node.zone,
    at: node.at ?? 'last',
    cause: scope.controller,
    ...(node.faceDown === true && { faceDown: true }),
  });

/** A Backup enters dull (5.2.3.1.1.3). */
const entering = (game: Game, { controller }: Scope, object: ObjectId, dull: boolean): GameEvent => ({
  kind: 'entered',
  cites: [fftcg('6.2.4'), fftcg('15.1.1.7.1')],
  object,
  seat: controller,
  cast: false,
  dull: dull || cardOf(game, object).type === 'backup',
});

const goingTo = (game: Game, scope: Scope, { to, dull = false }: Search, object: ObjectId): GameEvent =>
  to === 'field'
    ? entering(game, scope, object, dull)
    : { kind: 'putInto', cites: [fftcg('15.1.1.8.1')], object, zone: to, at: 'last', cause: scope.controller };

/** 15.1.1.8.3: where any card will do, there is one to be found. */
const isForAny = ({ from }: Search): boolean => Object.keys(from).length === 0;

/** 15.1.1.8.1: what the text could not be carried out with cannot be found. */
const findable = (game: Game, scope: Scope, node: Search): readonly ObjectId[] =>
  selected(game, { ...node.from, zone: 'deck', of: 'you' }, viewpointOfScope(scope)).filter(
    (id) =>
      (node.to !== 'field' || refuseEntry(game, scope.controller, id) === null) &&
      !isProhibited(game, goingTo(game, scope, node, id)),
  );

/** Others see only what was found: the answer tells nothing of the rest. */
export const searchDecision: DecisionKind<{ readonly scope: Scope }> = {
  kind: 'search',
  prompt: 'Search your deck',
  secret: true,
  space: (game, { scope }, { seat }) => {
    const node = nodeAt(game.rules, scope.at);
    invariant(isRecord(node) && isSearch(node), 'the question was asked by a search');
    const options = optionsOf(game, findable(game, scope, node), seat);
    const max = Math.min(options.length, evaluate(game, node.count, viewpointOfScope(scope)));
    return { kind: 'some', options, min: isForAny(node) ? max : 0, max };
  },
};

/** The shape of a node was validated when its card set was loaded; the word names it. */
const isSearch = (node: { readonly [part: string]: Json }): node is Search => node['do'] === 'search';

/** Words that put cards from one zone into another. */
export const movingWords: readonly AnyProcedure[] = [discard, put, playOnto, search];
