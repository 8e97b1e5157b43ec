import {
  amount,
  ask,
  bind,
  call,
  defineWord,
  evaluate,
  filterPart,
  flag,
  go,
  isProhibited,
  objectsIn,
  occur,
  oneOfTexts,
  optional,
  optionsOf,
  present,
  selected,
  textsOf,
  viewpointOfScope,
  withFields,
  wordForm,
  zoneOf,
  type DecisionKind,
  type Game,
  type GameEvent,
  type NodeOf,
  type ObjectId,
  type Scope,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import { refuseEntry, withRoom } from '../rules/07-zones/7.7-room-on-the-field.js';
import { enterTogether } from '../rules/11-playing/11.12.4.11-timestamps.js';
import { entering } from './6.2.4-entering.js';

const form = wordForm({
  do: 'search',
  says: 'So many such cards are found in the deck and go there; the deck is shuffled.',
  parts: {
    from: { ...filterPart, description: 'With nothing asked for, any card will do, and must be found.' },
    count: { ...amount, 'x-unit': 'cards' },
    to: {
      ...oneOfTexts('zone', ['hand', 'field', 'break', 'removed', 'top']),
      description: '`top`: on top of the deck, when the rest has been shuffled.',
    },
    dull: optional({ ...flag, description: 'Enters the field dull.' }),
  },
  cites: [fftcg('15.1.1.8.1')],
  restsOn: [fftcg('15.1.1.8.2'), fftcg('15.1.1.8.3')],
});

type Search = NodeOf<typeof form>;

/**
 * 15.1.1.8.1: found, shown to all and set aside; the deck is shuffled; then the cards go where the text says, onto the
 * field in the order of their time stamps (11.12.4.11). Nothing is looked for in an empty deck (2.3), or where none is
 * to be found.
 */
export const search = defineWord(
  form,
  {
    begin: ({ game, node, scope, from, cites }) => {
      const deck = objectsIn(game, zoneOf(scope.controller, 'deck'));
      if (deck.length === 0) return bind(scope);
      if (evaluate(game, node.count, from) <= 0) return go('shuffle', { found: [] });
      return occur({ kind: 'lookedAt', cites, seat: scope.controller, objects: deck }, 'ask');
    },
    ask: ({ node, scope, cites: own }) => {
      const cites = [...own, isForAny(node) ? fftcg('15.1.1.8.3') : fftcg('15.1.1.8.2')];
      const { controller: seat, source } = scope;
      return ask({ seat, kind: 'search', params: { scope }, cites, about: source.object }, 'found');
    },
    found: ({ game, node, scope, result, cites }) => {
      const chosen = textsOf(result);
      const objects = node.to === 'field' ? withRoom(game, scope.controller, chosen) : chosen;
      if (objects.length === 0) return go('shuffle', { found: [] });
      const shown = { kind: 'revealed', cites: [...cites, fftcg('7.6.1')], seat: scope.controller, objects };
      return occur(shown, 'shuffle', { found: objects });
    },
    shuffle: ({ scope, locals, cites }) => {
      const above = textsOf(locals['found'] ?? []);
      const zone = zoneOf(scope.controller, 'deck');
      const shuffled = {
        kind: 'shuffled',
        cites: [...cites, fftcg('15.1.1.6.1')],
        seat: scope.controller,
        zone,
        above,
      };
      return occur(shuffled, 'carryOut');
    },
    carryOut: ({ game, node, scope, locals }) => {
      // 'shuffled' has already left the found cards on top.
      if (node.to === 'top') return go('end');
      const found = present(game, textsOf(locals['found'] ?? []));
      const events = found.map(({ id }) => goingTo(game, scope, node, id));
      return node.to === 'field' ? call(enterTogether.with({ events }), 'end') : occur(events, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
  (nodeIn) => [
    /** Others see only what was found: the answer discloses nothing of the rest. */
    {
      kind: 'search',
      prompt: 'Search your deck',
      secret: true,
      space: (game, { scope }, { seat }) => {
        const node = nodeIn(game, scope);
        const options = optionsOf(game, findable(game, scope, node), seat);
        const max = Math.min(options.length, evaluate(game, node.count, viewpointOfScope(scope)));
        return { kind: 'some', options, min: isForAny(node) ? max : 0, max };
      },
    } satisfies DecisionKind<{ readonly scope: Scope }>,
  ],
);

const goingTo = (game: Game, scope: Scope, { to, dull }: Search, object: ObjectId): GameEvent =>
  to === 'field'
    ? entering(game, scope, object, dull)
    : { kind: 'putInto', cites: [fftcg('15.1.1.8.1')], object, zone: to, at: 'last', cause: scope.controller };

/** 15.1.1.8.3: where any card will do, there is one to be found. */
const isForAny = ({ from }: Search): boolean => Object.keys(from).length === 0;

/** 15.1.1.8.1: what the text could not be carried out with cannot be found. */
const findable = (game: Game, scope: Scope, node: Search): readonly ObjectId[] =>
  selected(game, withFields(node.from, { zone: 'deck', of: 'you' }), viewpointOfScope(scope)).filter(
    (id) =>
      (node.to !== 'field' || refuseEntry(game, scope.controller, id) === null) &&
      (node.to === 'top' || !isProhibited(game, goingTo(game, scope, node, id))),
  );
