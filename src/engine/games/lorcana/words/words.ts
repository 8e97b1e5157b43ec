import {
  bind,
  boundIds,
  evaluate,
  go,
  invariant,
  objectIn,
  occur,
  seatNamed,
  ask,
  amend,
  word,
  numberIn,
  type AnyProcedure,
  type DecisionKind,
  type Game,
  type Effect,
  type GameEvent,
  type GameObject,
  type Json,
  entriesOf,
  isList,
  type ObjectId,
  type Running,
} from '../../../kernel/index.js';
import { banished, drawn } from '../events.js';
import { lorcana } from '../rulebook.js';
import { damageOn } from '../state.js';
import type {
  AllowInk,
  Banish,
  Deal,
  Discard,
  Draw,
  Exert,
  GainLore,
  LoseLore,
  MoveDamage,
  PlayFree,
  Put,
  PutDamage,
  Ready,
  RemoveDamage,
} from '../vocabulary.js';
import { inSpiteOfWard } from '../rules/10-keywords/10.12-ward.js';
import { queuePlay } from '../rules/07-abilities/7.1-resolution.js';

/** The words of Lorcana's card language, each as a procedure. */
export const words: readonly AnyProcedure[] = [
  /** 4.2.3.1: single draws, one after another; each can fail on its own. */
  word<Draw>('draw', {
    begin: ({ game, node, scope, from }) => go('next', { left: evaluate(game, node.count, from), scope }),
    next: ({ node, scope, locals }) => {
      const left = typeof locals['left'] === 'number' ? locals['left'] : 0;
      if (left <= 0) return bind(scope);
      return occur(drawn(seatNamed(node.who, scope), [lorcana('4.2.3.1')]), 'next', { left: left - 1 });
    },
  }),

  simultaneous<Discard>('discard', ({ game, from, node }) =>
    present(game, boundIds(node.objects, from)).map(({ id, owner }) => ({
      kind: 'discarded',
      cites: [lorcana('8.3.4')],
      seat: owner,
      object: id,
    })),
  ),

  simultaneous<Deal>('deal', ({ game, from, node, scope }) => {
    const amount = evaluate(game, node.amount, from);
    const source = scope.source.object;
    return present(game, boundIds(node.objects, from)).map(({ id }) => {
      // Strength of 0 or less deals nothing, and nothing can be replaced then.
      if (amount <= 0) return { kind: 'damagePrevented', cites: [lorcana('6.2.9')], object: id, source };
      return { kind: 'damageDealt', cites: [lorcana('9.1.1')], object: id, amount, source, challenge: false };
    });
  }),

  simultaneous<PutDamage>('put-damage', ({ game, from, node }) => {
    const amount = evaluate(game, node.amount, from);
    return present(game, boundIds(node.objects, from)).map(({ id }) => ({
      kind: 'damagePut',
      cites: [lorcana('9.2.1')],
      object: id,
      amount,
    }));
  }),

  word<RemoveDamage>('remove-damage', {
    ask: (running) => {
      const { game, node, scope, from } = running;
      const max = Math.min(evaluate(game, node.upTo, from), damageOnNamed(running));
      if (max === 0) return bind(scope);
      return ask(
        {
          seat: scope.controller,
          kind: 'removeDamage',
          params: { max },
          cites: [lorcana('7.1.8')],
          about: scope.source.object,
        },
        'remove',
      );
    },
    remove: ({ game, node, from, result }) =>
      occur(
        present(game, boundIds(node.objects, from)).map(({ id }) => ({
          kind: 'damageRemoved',
          cites: [lorcana('7.1.8')],
          object: id,
          amount: numberIn(result),
        })),
        'end',
      ),
    end: ({ scope }) => bind(scope),
  }),

  simultaneous<MoveDamage>('move-damage', ({ game, from, node }) => {
    const [source] = present(game, boundIds(node.from, from));
    const [target] = present(game, boundIds(node.to, from));
    if (source === undefined || target === undefined) return [];
    const amount = Math.min(evaluate(game, node.amount, from), damageOn(game, source.id));
    const cites = [lorcana('9.3.1')];
    return [
      { kind: 'damageRemoved', cites, object: source.id, amount },
      { kind: 'damagePut', cites, object: target.id, amount },
    ];
  }),

  simultaneous<GainLore>('gain-lore', ({ game, node, from, scope }) => [
    {
      kind: 'loreGained',
      cites: [lorcana('1.2.3')],
      seat: seatNamed(node.who, scope),
      amount: evaluate(game, node.amount, from),
      source: scope.source.object,
    },
  ]),

  simultaneous<LoseLore>('lose-lore', ({ game, node, from, scope }) => [
    {
      kind: 'loreLost',
      cites: [lorcana('1.2.3')],
      seat: seatNamed(node.who, scope),
      amount: evaluate(game, node.amount, from),
      source: scope.source.object,
    },
  ]),

  simultaneous<Ready>('ready', ({ game, from, node }) =>
    present(game, boundIds(node.objects, from)).map(({ id }) => ({
      kind: 'readied',
      cites: [lorcana('5.1.1')],
      object: id,
    })),
  ),

  simultaneous<Exert>('exert', ({ game, from, node }) =>
    present(game, boundIds(node.objects, from)).map(({ id }) => ({
      kind: 'exerted',
      cites: [lorcana('5.1.2')],
      object: id,
    })),
  ),

  simultaneous<Banish>('banish', ({ game, from, node }) =>
    present(game, boundIds(node.objects, from)).map(({ id }) => banished(game, id, [lorcana('8.6.2')])),
  ),

  simultaneous<AllowInk>('allow-ink', ({ node, scope }) => [
    { kind: 'inkAllowed', cites: [lorcana('4.3.3'), lorcana('8.5.5')], seat: scope.controller, count: node.count },
  ]),

  simultaneous<Put>('put', ({ game, from, node }) =>
    present(game, boundIds(node.objects, from)).map(({ id, zone }) => ({
      kind: 'putInto',
      cites: [lorcana('7.1.4'), ...(zone.endsWith('.play') ? [lorcana('8.1.5'), lorcana('8.4.4')] : [])],
      object: id,
      zone: node.zone,
      at: node.at ?? 'last',
    })),
  ),

  word<PlayFree>('play-free', {
    begin: ({ game, node, from, scope }) => {
      const [card] = present(game, boundIds(node.card, from));
      if (card === undefined) return bind(scope);
      if (node.thenPut === undefined) return go('queue', { card: card.id });
      const cites = [lorcana('7.1.6')];
      return occur({ kind: 'putInto', cites, object: card.id, zone: 'deck', at: 'last' }, 'moved');
    },
    moved: ({ result }) => go('queue', { card: becameOf(result) }),
    queue: ({ game, scope, locals }) => {
      const { card } = locals;
      invariant(typeof card === 'string', 'the card to play is known');
      const { frame, plays } = queuePlay(game, card, scope.controller);
      return amend(frame, { plays }, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),
];

/** How much damage to remove: from none to the most there is. */
export const removeDamageDecision: DecisionKind<{ readonly max: number }> = {
  kind: 'removeDamage',
  prompt: 'How much damage to remove',
  space: (_game, { max }) => ({ kind: 'number', min: 0, max }),
};

/**
 * A word that makes one batch happen to named objects. Those that are not where they were named are not affected
 * (7.1.9.1); those that opponents could not have chosen are (10.12.3).
 */
function simultaneous<Node extends Effect>(
  name: Node['do'],
  events: (running: Running<Node>) => readonly GameEvent[],
): AnyProcedure {
  return word<Node>(name, {
    begin: (running) => {
      const { game, scope } = running;
      const batch = events(running).map((event) => {
        const rules = typeof event['object'] === 'string' ? inSpiteOfWard(game, event['object'], scope.controller) : [];
        return rules.length === 0 ? event : { ...event, cites: [...rules, ...event.cites] };
      });
      return occur([...gone(running), ...batch], 'end');
    },
    end: ({ scope }) => bind(scope),
  });
}

/** 7.1.9.1: "that card" is looked for where it was, and nowhere else. */
const gone = ({ game, node, from, scope }: Running<Effect>): readonly GameEvent[] => {
  const { objects } = node;
  const missing =
    typeof objects === 'string' ? boundIds(objects, from).filter((id) => objectIn(game, id) === undefined) : [];
  return missing.map((object) => ({ kind: 'objectGone', cites: [lorcana('7.1.9.1')], seat: scope.controller, object }));
};

/** The named objects that are still where they were when they were named. */
const present = (game: Game, ids: readonly ObjectId[]): readonly GameObject[] =>
  ids.flatMap((id) => objectIn(game, id) ?? []);

const damageOnNamed = ({ game, node, from }: Running<RemoveDamage>): number =>
  Math.max(0, ...present(game, boundIds(node.objects, from)).map(({ id }) => damageOn(game, id)));

/** The id that the moved card has now. */
const becameOf = (result: Json): ObjectId => {
  const [entry] = entriesOf(result);
  const became = entry?.['becomes'] ?? entry?.secret?.fields['becomes'];
  invariant(became !== undefined && isList(became), 'the card has become an object');
  const [id] = became;
  invariant(typeof id === 'string', 'the card has become an object');
  return id;
};
