import { defineEvent, field, invariant, writePlayer, type EventOf } from '../../../kernel/index.js';
import { experienceOf, pointsOf } from '../state.js';
import { faceOf } from './parts.js';

const { object, seat, card, amount, flag, number, oneOfTexts, optional } = field;

const BY = ['conquer', 'hold'] as const;

/** Whatever becomes of the point (376.4.b.2.c); for what has been scored in a turn (443). */
export const scored = defineEvent(
  {
    kind: 'scored',
    says: 'A player scores a battlefield.',
    fields: {
      object,
      seat,
      by: oneOfTexts('How.', BY),
      attacked: optional(flag('The player conquers by a combat in which they attacked.')),
      excess: optional(number('What the player has assigned in that combat beyond what kills; absent: nothing.')),
    },
    unlogged: { uncontrolled: optional(flag('No player controlled it before.')) },
    logs: { card },
    cardsAsk: ['object', 'seat', 'by', 'attacked', 'excess', 'uncontrolled'],
    remembered: true,
    rememberedIfAsked: { conquered: ({ by }) => by === 'conquer' },
  },
  (draft, { uncontrolled: _uncontrolled, ...event }) => ({ ...event, ...faceOf(draft, event.object) }),
);
export type Scored = EventOf<typeof scored>;

/** 462.8.b: what a teammate of the turn player controls as the turn player scores; not scored in this turn. */
export const heldByTeammate = defineEvent(
  {
    kind: 'heldByTeammate',
    says: 'A teammate of the turn player controls a battlefield, so that it is not scored in this turn.',
    fields: { object, seat },
    logs: { card },
    remembered: true,
  },
  (draft, event) => ({ ...event, ...faceOf(draft, event.object) }),
);
export type HeldByTeammate = EventOf<typeof heldByTeammate>;

export const pointsGained = defineEvent(
  {
    kind: 'pointsGained',
    says: 'A player gains points.',
    fields: { seat, amount, by: optional(oneOfTexts('How a battlefield was scored for them; absent: otherwise.', BY)) },
    logs: { points: number('All points of the player now.') },
    cardsAsk: ['seat', 'amount', 'by'],
    /** 442.2, 444: one point for each battlefield that is held. */
    rememberedIfAsked: { pointHeld: ({ by }) => by === 'hold' },
  },
  (draft, event) => {
    if (event.amount <= 0) return null;
    const points = pointsOf(draft, event.seat) + event.amount;
    writePlayer(draft, event.seat, { points });
    return { ...event, points };
  },
);
export type PointsGained = EventOf<typeof pointsGained>;

/** keyword.hunt: experience is kept for the rest of the game, until it is spent. */
export const experienceGained = defineEvent(
  {
    kind: 'experienceGained',
    says: 'A player gains experience.',
    fields: { seat, amount },
    logs: { experience: number('All experience of the player now.') },
    cardsAsk: ['seat', 'amount'],
    remembered: true,
  },
  (draft, event) => {
    if (event.amount <= 0) return null;
    const experience = experienceOf(draft, event.seat) + event.amount;
    writePlayer(draft, event.seat, { experience });
    return { ...event, experience };
  },
);

/** keyword.experience: what a cost takes. */
export const experienceSpent = defineEvent(
  {
    kind: 'experienceSpent',
    says: 'A player spends experience.',
    fields: { seat, amount },
    logs: { experience: number('All experience of the player now.') },
  },
  (draft, event) => {
    const experience = experienceOf(draft, event.seat) - event.amount;
    invariant(experience >= 0, 'only experience that is there is spent');
    writePlayer(draft, event.seat, { experience });
    return { ...event, experience };
  },
);
