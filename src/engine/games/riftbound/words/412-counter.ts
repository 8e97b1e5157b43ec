import {
  actorOf,
  boundIds,
  constant,
  defineWord,
  isWaitingAbility,
  objects,
  optional,
  present,
  simultaneous,
  type GameEvent,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { CARD_TEXT } from '../rules/000-golden-rules.js';
import { NOT_PLAYED } from '../rules/346-playing/406-played.js';

/**
 * Without an effect; a card goes to the trash at once (412.1.a), and nothing of its cost is given back (412.1.c,
 * 412.1.c.1).
 */
/** Where the text names another place than the trash (002). */
const WITHOUT_TRASH = [rift('412.1.b'), rift('412.1.c'), rift('412.1.c.1'), rift('412.2.a'), NOT_PLAYED];

export const counter = defineWord(
  {
    do: 'counter',
    says: 'The named cards and abilities leave the chain, and nothing comes of them; a card goes to the trash, or to the hand.',
    parts: { objects, to: optional(constant('hand')) },
    cites: [rift('412.1.a'), ...WITHOUT_TRASH],
    restsOn: CARD_TEXT,
  },
  simultaneous(({ game, node, from, scope, cites }) =>
    present(game, boundIds(node.objects, from))
      .filter(({ waiting }) => waiting !== undefined)
      .flatMap((item): readonly GameEvent[] => {
        const { id: object } = item;
        const cause = actorOf(game, scope.controller);
        const isReturned = node.to === 'hand' && !isWaitingAbility(item);
        const leaving = isWaitingAbility(item)
          ? { kind: 'abilityTaken', cites, object, reason: 'countered' }
          : isReturned
            ? { kind: 'returned', cites: CARD_TEXT, object, cause }
            : { kind: 'trashed', cites, object };
        return [{ kind: 'countered', cites: isReturned ? WITHOUT_TRASH : cites, object, cause }, leaving];
      }),
  ),
);
