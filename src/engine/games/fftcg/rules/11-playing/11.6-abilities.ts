import {
  activatedOf,
  announce,
  call,
  canBeAnnounced,
  done,
  fail,
  fieldIn,
  go,
  hasFailed,
  holds,
  idIn,
  invariant,
  isForbidden,
  objectOf,
  objectsIn,
  occur,
  procedure,
  recordOf,
  reject,
  representatives,
  wasUsedThisTurn,
  zoneOf,
  withFields,
  type Action,
  type Announcement,
  type Bindings,
  type Game,
  type GameEvent,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { isSpecial, rulesOfUse } from './11.7-special-abilities.js';
import { choosePayment, namesOfPaid, paymentEvents } from './11.2-payment.js';
import { chosenEvents } from './11.11.5-choosing.js';
import {
  billFor,
  choosePrice,
  isAffordable,
  namesOfPrice,
  PLAIN,
  priceIn,
  refusePrice,
  type Price,
} from './11.3.5-price.js';

type Using = {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly ability: string;
  readonly price?: Price;
  readonly bindings?: Bindings;
};

/**
 * 11.6, 11.7: announced: further costs and X (11.6.7, 11.7.7), modes (11.6.6, 11.7.6), targets (11.6.5, 11.7.5),
 * divisions (11.6.8, 11.7.8); then on the stack and paid in one piece (11.6.10, 11.7.10), or nothing has happened
 * (11.6.3, 11.7.3).
 */
export const useAbility = procedure<Using>('use-ability', {
  price: (_game, { seat, source, ability }) =>
    call(choosePrice.with({ priced: { seat, source, ability } }), 'announce'),
  announce: (game, using, result) => {
    if (hasFailed(result)) return fail();
    const price = priceIn(result);
    return call(announce.with(announcementOf(game, using, price)), 'pay', { price });
  },
  pay: (game, using, result) => {
    if (hasFailed(result)) return fail();
    return call(choosePayment.with({ bill: billOf(game, using) }), 'commit', { bindings: recordOf(result) });
  },
  commit: (game, using, result) => {
    if (hasFailed(result)) return fail();
    const announced = announcementOf(game, using, PLAIN);
    const chosen = chosenEvents(game, { ...announced, bindings: using.bindings ?? {} }, { stacks: true });
    const [bill, payment] = [billOf(game, using), recordOf(result)];
    const used = useOf(game, using, namesOfPaid(bill, payment));
    return occur([used, ...paymentEvents(game, bill, payment), ...chosen], 'end');
  },
  end: () => done(),
  stopped: () => go('end'),
});

/** `paid`: the cards that its costs give up; the effect uses their last state. */
const useOf = (game: Game, { seat, source, ability, bindings = {} }: Using, paid: Bindings = {}): GameEvent => {
  const { ref, special, rules } = abilityOf(game, source, ability);
  const { definition: card } = objectOf(game, source);
  return {
    kind: 'abilityUsed',
    cites: rules.used,
    seat,
    object: source,
    card,
    ability,
    special,
    waiting: { ability: ref, source: { object: source, definition: card }, controller: seat, bindings },
    ...(Object.keys(paid).length > 0 && { paid }),
  };
};

export const useAbilityAction: Action = {
  name: 'use-ability',
  fields: ['source', 'ability'],
  list: (game, seat) =>
    representatives(game, usableBy(game, seat), seat).flatMap((source) =>
      [...activatedOf(game, source).keys()]
        .filter((ability) => mayBeUsed(game, { seat, source, ability }))
        .map((ability) => ({ action: 'use-ability', source, ability })),
    ),
  refuse: (game, seat, answer) => {
    const cites = [fftcg('11.6.3')];
    const source = fieldIn(answer, 'source', usableBy(game, seat), cites, 'a card of yours with abilities');
    if (typeof source !== 'string') return source;
    const abilities = activatedOf(game, source);
    const ability = idIn(answer, 'ability');
    if (abilities.has(ability)) return refuseAbility(game, { seat, source, ability });
    const names = [...abilities.keys()].join(', ');
    return reject('answer.unknown-option', cites, `The card's action and special abilities: ${names}.`);
  },
  call: (seat, answer) => useAbility.with({ seat, source: idIn(answer, 'source'), ability: idIn(answer, 'ability') }),
};

/**
 * Cards whose abilities may function for the seat: on the field, and those that say so in hand or Break Zone (11.6.3).
 */
const usableBy = (game: Game, seat: Seat): readonly ObjectId[] =>
  ['field', 'hand', 'break'].flatMap((zone) =>
    objectsIn(game, zoneOf(seat, zone)).filter((id) => {
      for (const { ability } of activatedOf(game, id).values()) if (functionsFrom(ability) === zone) return true;
      return false;
    }),
  );

const functionsFrom = (ability: object): string =>
  'from' in ability && typeof ability.from === 'string' ? ability.from : 'field';

/** The same as that nothing refuses it, without a reason where something does. */
const mayBeUsed = (game: Game, using: Using): boolean =>
  refuseApartFromPrice(game, using) === null && isAffordable(game, using);

const refuseAbility = (game: Game, using: Using): Rejection | null =>
  refuseApartFromPrice(game, using) ?? refusePrice(game, using);

const refuseApartFromPrice = (game: Game, using: Using): Rejection | null => {
  const { seat, source } = using;
  const { ability, rules } = abilityOf(game, source, using.ability);
  const details = { source, ability: using.ability };
  if (!objectOf(game, source).zone.endsWith(`.${functionsFrom(ability)}`)) {
    return reject('ability.elsewhere', [fftcg('11.9.1'), rules.moment], 'It does not function there.', details);
  }
  if (ability.while !== undefined && !holds(game, ability.while, { source, controller: seat, bindings: {} })) {
    return reject('ability.condition', [rules.moment], 'The condition of the ability does not hold.', details);
  }
  if (ability.oncePerTurn === true && wasUsedThisTurn(game, source, using.ability)) {
    return reject('ability.once-per-turn', [rules.moment], 'The ability may be used once in a turn.', details);
  }
  if (!canBeAnnounced(game, announcementOf(game, using, PLAIN))) {
    return reject('ability.no-target', [rules.targets], 'There is nothing that the ability can choose.', details);
  }
  return isForbidden(game, 'abilityUsed', () => useOf(game, using))
    ? reject('ability.forbidden', [fftcg('2.2'), rules.moment], 'An effect forbids using it.', details)
    : null;
};

const abilityOf = (game: Game, source: ObjectId, name: string) => {
  const located = activatedOf(game, source).get(name);
  invariant(located !== undefined, 'an ability that is used is on the card');
  const { costs } = located.ability;
  return withFields(located, { special: isSpecial(costs), rules: rulesOfUse(costs) });
};

const billOf = (game: Game, { seat, source, ability, price = PLAIN }: Using) =>
  billFor(game, { seat, source, ability }, price);

const announcementOf = (game: Game, { seat, source, ability }: Using, price: Price): Announcement => {
  const { ref, rules } = abilityOf(game, source, ability);
  const cites = { modes: rules.modes, targets: [rules.targets], divisions: [rules.divisions] };
  const { definition } = objectOf(game, source);
  const bindings = namesOfPrice(game, { seat, source, ability }, price);
  return { at: ref, source: { object: source, definition }, controller: seat, bindings, cites };
};
