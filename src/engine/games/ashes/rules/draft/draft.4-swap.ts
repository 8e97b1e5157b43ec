import {
  actionsOf,
  fieldIn,
  idIn,
  isRecord,
  objectsIn,
  type Action,
  type DecisionKind,
} from '../../../../kernel/index.js';
import type { CardSwapped } from '../../events/draft-picks.js';
import { ashes } from '../../rulebook.js';
import { draftedOf } from './draft-zones.js';
import { inTurn } from './draft-turns.js';

const cites = [ashes('draft.4')];

/** Only kept cards of packs are among the drafted cards: exclusive cards stay with their Phoenixborn. */
const swap: Action = {
  name: 'swap',
  fields: ['take', 'give'],
  list: (game, seat) =>
    objectsIn(game, 'faceUp').flatMap((take) => draftedOf(game, seat).map((give) => ({ action: 'swap', take, give }))),
  refuse: (game, seat, answer) => {
    const take = fieldIn(answer, 'take', objectsIn(game, 'faceUp'), cites, 'a card that lies face up');
    if (typeof take !== 'string') return take;
    const give = fieldIn(answer, 'give', draftedOf(game, seat), cites, 'a card that you drafted, for its place');
    return typeof give === 'string' ? null : give;
  },
  call: () => null,
};

const decline: Action = {
  name: 'decline',
  fields: [],
  list: () => [{ action: 'decline' }],
  refuse: () => null,
  call: () => null,
};

const swaps = actionsOf<Action>([decline, swap]);

/** draft.4: one card for another, once, or none. */
export const swapCards = inTurn('draft-swap', {
  phase: 'swapCards',
  cites,
  asks: 'swap',
  carryOut: (_game, seat, answer) => {
    if (!isRecord(answer) || answer['action'] !== 'swap') return [];
    const [object, given] = [idIn(answer, 'take'), idIn(answer, 'give')];
    const swapped: CardSwapped = { kind: 'cardSwapped', cites, seat, object, given };
    return [swapped];
  },
});

export const swapDecision: DecisionKind<Record<string, never>> = {
  kind: 'swap',
  prompt: 'Do you take a card that lies face up, and put one of yours in its place?',
  space: (game, _params, { seat }) => ({ kind: 'act', actions: swaps.list(game, seat) }),
  refuse: (game, _params, answer, { seat }) => swaps.refuse(game, seat, answer, cites),
};
