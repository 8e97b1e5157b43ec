import {
  ask,
  done,
  go,
  isSeenBy,
  objectOf,
  occur,
  optionsOf,
  procedure,
  textsOf,
  type DecisionKind,
  type Game,
  type GameEvent,
  type ObjectId,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';

/**
 * Cards that enter the field at once get their time stamps in the order that the turn player says, where it can matter:
 * where several of them have field abilities, and the turn player sees them.
 */
export const enterTogether = procedure<{ readonly events: readonly GameEvent[] }>('enter-together', {
  order: (game, { events }) => {
    const { active } = game.state.turn;
    const objects = withFieldAbilities(game, events);
    if (objects.length < 2 || !objects.every((id) => isSeenBy(game, objectOf(game, id), active))) return go('enter');
    return ask({ seat: active, kind: 'timestampOrder', params: { objects }, cites: [fftcg('11.12.4.11')] }, 'ordered');
  },
  ordered: (_game, { events }, result) => {
    const order = textsOf(result);
    const placeOf = ({ object }: GameEvent): number => order.findIndex((id) => id === object);
    return go('enter', { events: events.toSorted((one, other) => placeOf(one) - placeOf(other)) });
  },
  enter: (_game, { events }) => occur(events, 'end'),
  end: () => done(),
});

const withFieldAbilities = (game: Game, events: readonly GameEvent[]): readonly ObjectId[] =>
  events.flatMap(({ object }) => {
    if (typeof object !== 'string') return [];
    const { static: fieldAbilities = [] } = game.rules.card(objectOf(game, object).definition).abilities;
    return fieldAbilities.length > 0 ? [object] : [];
  });

export const timestampOrderDecision: DecisionKind<{ readonly objects: readonly ObjectId[] }> = {
  kind: 'timestampOrder',
  prompt: 'In which order do they count as having entered, the oldest first?',
  space: (game, { objects }, { seat }) => ({ kind: 'order', options: optionsOf(game, objects, seat) }),
};
