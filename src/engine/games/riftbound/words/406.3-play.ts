import {
  NOBODY,
  amountOf,
  bind,
  boundIds,
  defineWord,
  evaluate,
  flag,
  kindOfZone,
  knownTo,
  objectsThere,
  oneOfTexts,
  optional,
  orderAfterwards,
  present,
  seatNamed,
  uses,
  type GameObject,
  type ObjectId,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import type { Playing } from '../rules/346-playing/352.4-choices.js';
import { playOrdered } from '../rules/346-playing/406.3-ordered.js';
import { boundTo } from '../rules/346-playing/727-hidden.js';
import { cardOf } from '../state.js';

/** 406.3, 351.3: with all steps, as soon as what orders it has resolved. */
export const play = defineWord(
  {
    do: 'play',
    says: 'The player of the effect, or the named one, plays the named card, wherever it is, right after the effect has resolved; if that is not possible, nothing happens.',
    parts: {
      card: objectsThere,
      player: optional(uses('seat')),
      to: optional({
        ...oneOfTexts('place', ['base', 'battlefield', 'controlled', 'here', 'here-too']),
        description:
          'Where a unit goes: the base, any battlefield, one that its player controls, or where the source is; `here-too`: there, or as ever.',
      }),
      ignoring: optional({
        ...oneOfTexts('part of the cost', ['cost', 'energy']),
        description: 'What of its base cost is not paid.',
      }),
      recycled: optional({ ...flag, description: 'A spell goes under the deck of its owner as it has been played.' }),
      less: optional({ ...amountOf('energy'), description: 'Energy that is taken off what it costs (353.4).' }),
    },
    cites: [rift('406.3'), rift('406.3.b')],
    restsOn: [rift('353.4'), rift('406.3.c'), rift('727.1.d.3')],
  },
  {
    begin: ({ game, node, scope, from }) => {
      const [card] = present(game, boundIds(node.card, from));
      const seat = seatNamed(node.player, scope);
      if (card === undefined || seat === NOBODY) return bind(scope);
      const { ignoring, to, less, recycled } = node;
      const isUnit = cardOf(game, card.id).type === 'unit';
      const hidden = isUnit ? boundTo(game, scope.source, scope.at) : null;
      const where = hidden === null ? whereOf(to, knownTo(game, from, scope.source.object)) : boundPlace(hidden, to);
      // 356.3.e.12: what is gone is nowhere, and no unit can be played there.
      if (where === undefined && isUnit) return bind(scope);
      const order = { seat, card: card.id, ordered: true, ...where, ...(recycled === true && { recycled }) };
      const price = {
        ...(ignoring !== undefined && { ignoring }),
        ...(less !== undefined && { reduced: Math.max(0, evaluate(game, less, from)) }),
      };
      return orderAfterwards(game, playOrdered.with({ ...order, ...price }), 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);

type Where = Pick<Playing, 'to' | 'place' | 'also'>;

/** 727.1.d.3: an effect of what was played from facedown plays units there alone; "you control" must hold there. */
const boundPlace = (place: ObjectId, to: string | undefined): Where => ({
  place,
  ...(to === 'controlled' && { to }),
});

/** "Here": a battlefield, or the base. */
const whereOf = (to: Playing['to'] | 'here' | 'here-too', source: GameObject | undefined): Where | undefined => {
  if (to === 'here-too') {
    const { place } = whereOf('here', source) ?? {};
    return place === undefined ? {} : { also: place };
  }
  if (to !== 'here') return to === undefined ? {} : { to };
  if (source === undefined) return undefined;
  if (kindOfZone(source.zone) === 'battlefields') return { place: source.id };
  const { at } = source.marks;
  return typeof at === 'string' ? { place: at } : { to: 'base' };
};
