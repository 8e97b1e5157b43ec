import {
  NOBODY,
  ask,
  bind,
  boundIds,
  defineWord,
  entriesOf,
  evaluate,
  flag,
  gives,
  go,
  invariant,
  isRecord,
  kindOfZone,
  knownTo,
  numberIn,
  occur,
  oneOfTexts,
  optional,
  optionsOf,
  seatNamed,
  text,
  textOf,
  textsOf,
  uses,
  type DecisionKind,
  type Game,
  type GameObject,
  type ObjectId,
  type Scope,
} from '../../../kernel/index.js';
import { isPermanent, isRiftboundCard, type GearCard, type UnitCard } from '../printed.js';
import { rift } from '../rulebook.js';
import { isClosed } from '../rules/346-playing/352.2-closed.js';
import { boundTo } from '../rules/346-playing/727-hidden.js';
import { mayComeTo } from '../rules/433-combat/419-destinations.js';
import { NOT_TO_COMBATS, placesFor } from '../rules/433-combat/436-third-players.js';
import { cards } from './parts.js';

/**
 * One after the other: in the resolution of the effect, without chain and cost (177.1.a, 177.2). No unit goes to a
 * battlefield that a text has closed (054.1).
 */
export const playToken = defineWord(
  {
    do: 'play-token',
    says: 'Tokens are played, in the base, or where the source is; without `at` their player chooses for each between the base and the battlefields that they control.',
    parts: {
      card: { ...text(64), description: 'The token, by id.' },
      count: cards,
      at: optional(oneOfTexts('place', ['base', 'here'])),
      place: optional({ ...uses('objects'), description: 'The battlefield; where the name has none, the base.' }),
      ready: optional(flag),
      player: optional(uses('seat')),
      as: optional(gives('objects')),
    },
    cites: [rift('176'), rift('174'), rift('175'), rift('177.2')],
    restsOn: [rift('177.1.a')],
  },
  {
    // A name that is no token of these cards plays nothing (055).
    begin: ({ game, node, from }) => {
      const count = tokenOf(game, node.card) === undefined ? 0 : evaluate(game, node.count, from);
      return go('next', { left: Math.max(0, count), played: [] });
    },
    next: ({ game, node, scope, from, locals }) => {
      const played = textsOf(locals['played'] ?? []);
      const { source } = scope;
      const seat = seatNamed(node.player, scope);
      if (numberIn(locals['left'] ?? 0) === 0 || seat === NOBODY)
        return bind(scope, typeof node.as === 'string' ? { [node.as]: played } : {});
      const hidden = boundTo(game, source, scope.at);
      const known = knownTo(game, from, source.object);
      const isUnit = tokenOf(game, node.card)?.type === 'unit';
      // 356.3.e.12: what is gone is nowhere.
      if (node.at === 'here' && known === undefined) return go('next', { left: 0 });
      if (node.place !== undefined || node.at === 'here' || hidden !== null) {
        const [there = null] = node.place === undefined ? [hidden ?? placeOf(known)] : boundIds(node.place, from);
        if (there !== null && isUnit && isClosed(game, seat, there)) return go('next', { left: 0 });
        return go('enter', { at: there !== null && mayComeTo(game, seat, there) ? there : null });
      }
      if (node.at === 'base' || placesFor(game, seat).length === 0) return go('enter', { at: null });
      return ask(
        { seat, kind: 'tokenPlace', params: { scope }, cites: [rift('176'), ...NOT_TO_COMBATS], about: source.object },
        'placed',
      );
    },
    placed: ({ result }) => go('enter', { at: result === BASE ? null : textOf(result) }),
    enter: ({ game, node, scope, locals, cites }) => {
      const { at = null } = locals;
      const token = tokenOf(game, node.card);
      invariant(token !== undefined, 'what is played is a token');
      const entering = {
        seat: seatNamed(node.player, scope),
        card: node.card,
        type: token.type,
        at,
        exhausted: node.ready !== true,
      };
      return occur({ kind: 'tokenEntered', cites: [...cites, rift('140.4')], ...entering }, 'entered', {
        left: numberIn(locals['left'] ?? 0) - 1,
      });
    },
    entered: ({ node, scope, locals, result }) => {
      const object = entriesOf(result).find(({ kind }) => kind === 'tokenEntered')?.['object'];
      if (typeof object !== 'string') return go('next');
      const played = [...textsOf(locals['played'] ?? []), object];
      return occur(
        { kind: 'tokenPlayed', cites: [rift('177.1.a')], seat: seatNamed(node.player, scope), object },
        'next',
        {
          played,
        },
      );
    },
  },
  () => [
    {
      kind: 'tokenPlace',
      prompt: 'Where does the token go?',
      space: (game, _params, { seat }) => ({
        kind: 'one',
        options: [{ id: BASE }, ...optionsOf(game, placesFor(game, seat), seat)],
      }),
    } satisfies DecisionKind<{ readonly scope: Scope }>,
  ],
);

/** What an answer calls the base. */
const BASE = 'base';

const tokenOf = ({ rules }: Game, id: string): UnitCard | GearCard | undefined => {
  const card = Object.hasOwn(rules.cardSet.cards, id) ? rules.card(id).definition : null;
  const isToken = isRecord(card) && isRiftboundCard(card) && isPermanent(card) && card.supertype === 'token';
  return isToken ? card : undefined;
};

/** "Here": where the source is, or was last if that counts; of a battlefield the battlefield itself. */
const placeOf = (source: GameObject | undefined): ObjectId | null => {
  if (source !== undefined && kindOfZone(source.zone) === 'battlefields') return source.id;
  const { at } = source?.marks ?? {};
  return typeof at === 'string' ? at : null;
};
