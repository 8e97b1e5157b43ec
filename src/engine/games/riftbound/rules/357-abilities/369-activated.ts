import {
  activatedOf,
  announce,
  attempt,
  call,
  chosenFor,
  done,
  entriesOf,
  fail,
  fieldIn,
  give,
  go,
  hasFailed,
  holds,
  idIn,
  invariant,
  isForbidden,
  isRecord,
  leastPriceOfChoices,
  objectIn,
  objectOf,
  occur,
  procedure,
  recordOf,
  reject,
  representatives,
  wasUsedThisTurn,
  type Action,
  type Announcement,
  type Bindings,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { FORBIDDEN } from '../000-golden-rules.js';
import { refuseMoment, type Timing } from '../301-turn/307-states.js';
import { resolveItem } from '../324-chain/326-resolving.js';
import { choosing } from '../346-playing/352.4-chosen.js';
import {
  choosePayment,
  isPayable,
  paymentEvents,
  paymentIn,
  refuseBill,
  type Payment,
} from '../346-playing/354-payment.js';
import { usableBy } from '../346-playing/354.1-adding.js';
import { REFUSED_FOR } from '../395-actions/398.1-discretionary.js';
import { ADDED, ITEM, itemAddsResources } from './388-items.js';
import { choicesOfActivated, choicesOfTriggered, refuseWithoutOptions } from './390-choices.js';
import { billForAbility } from './391-cost.js';
import { finalizing } from './394-finalizing.js';

type Using = {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly ability: string;
  readonly bindings?: Bindings;
  readonly payment?: Payment;
};

/**
 * 369, 387: modes and targets (390.1), then how it is paid (392.1), all of that only gathered; then on the chain, paid
 * and finalized in one piece, or nothing has happened. What adds resources is carried out at once (388.2).
 */
export const useAbility = procedure<Using>('use-ability', {
  announce: (game, using) => call(announce.with(choicesOf(game, using)), 'announced'),
  announced: (_game, _using, result) => (hasFailed(result) ? fail() : go('pay', { bindings: recordOf(result) })),
  pay: (game, using) => call(choosePayment.with({ bill: billOf(game, using) }), 'commit'),
  commit: (_game, using, result) =>
    hasFailed(result) ? fail() : attempt(completeUse.with({ ...using, payment: paymentIn(result) }), 'end'),
  end: (_game, _using, result) => (hasFailed(result) ? fail() : done(result)),
  stopped: () => fail(),
});

/**
 * 389 to 394 in one piece: it is paid for (392.1), finalized, and tells what was chosen (390.1). It remembers what its
 * cost has moved (356.3.e.13), and nothing else (356.3.e.12). What adds resources is carried out at once (388.2).
 */
export const completeUse = procedure<Using & { readonly item?: ObjectId }>('complete-use', {
  chain: (game, using) => {
    const paid = paymentEvents(game, billOf(game, using), using.payment ?? { given: {}, order: [] });
    return give([useOf(game, using), ...paid], 'finalize');
  },
  finalize: (game, using, result) => {
    const { source, bindings = {} } = using;
    const item = entriesOf(result).find(({ kind }) => kind === 'abilityUsed')?.['item'];
    if (typeof item !== 'string') return fail();
    const by = [rift('370.2.b'), rift('370.2.b.1'), ITEM];
    const moved = objectIn(game, source) === undefined ? [source] : [];
    const chosen = choosing(game, choicesOfTriggered(game, item, bindings), false);
    return occur([finalizing({ item, bindings, by, moved }), ...chosen], 'finalized', { item });
  },
  finalized: (game, { item = '' }) =>
    itemAddsResources(game, item) ? call(resolveItem.with({ item }), 'added') : done(),
  added: () => done(ADDED),
});

const waitingOf = (game: Game, { seat, source, ability, bindings = {} }: Using) => ({
  ability: abilityOf(game, source, ability).ref,
  source: { object: source, definition: objectOf(game, source).definition },
  controller: seat,
  bindings,
});

const useOf = (game: Game, using: Using) => {
  const { seat, source, ability } = using;
  return {
    kind: 'abilityUsed',
    cites: [rift('370.2'), rift('370.2.a'), rift('370.2.a.1'), rift('387'), rift('389.1')],
    seat,
    object: source,
    ability,
    waiting: waitingOf(game, using),
  };
};

/** 370.2.a, 371, 373, 398.1.b.1 */
export const activateAction: Action = {
  name: 'activate',
  fields: ['source', 'ability'],
  list: (game, seat) =>
    representatives(game, usableBy(game, seat), seat).flatMap((source) =>
      [...activatedOf(game, source).keys()]
        .filter((ability) => mayBeUsed(game, { seat, source, ability }))
        .map((ability) => ({ action: 'activate', source, ability })),
    ),
  refuse: (game, seat, answer) => {
    const cites = [rift('370.2.a'), rift('371'), rift('373')];
    const source = fieldIn(
      answer,
      'source',
      usableBy(game, seat),
      cites,
      'an object of yours on the board that has such abilities',
    );
    if (typeof source !== 'string') return source;
    const abilities = activatedOf(game, source);
    const ability = idIn(answer, 'ability');
    if (abilities.has(ability)) return refuseUse(game, { seat, source, ability });
    const names = [...abilities.keys()].join(', ');
    return reject('answer.unknown-option', cites, `Its activated abilities: ${names}.`);
  },
  call: (seat, answer) => useAbility.with({ seat, source: idIn(answer, 'source'), ability: idIn(answer, 'ability') }),
};

/** 370.2.a, 371, 398.1.b.1: whether it is listed. */
const mayBeUsed = (game: Game, using: Using): boolean =>
  refuseApartFromPrice(game, using) === null && isPayable(game, billOf(game, using));

/** 370.2.a, 371, 398.1.b.1: why it cannot be used, or null. */
const refuseUse = (game: Game, using: Using): Rejection | null =>
  refuseApartFromPrice(game, using) ?? refuseBill(game, billOf(game, using));

/** 398.1.b.1: moment and condition; 390.2: what it chooses; 054.1: what forbids it. */
const refuseApartFromPrice = (game: Game, using: Using): Rejection | null => {
  const { seat, source } = using;
  const { ability } = abilityOf(game, source, using.ability);
  const details = { source, ability: using.ability };
  const early = refuseMoment(game, timingIn(ability), source);
  if (early !== null) return early;
  if (ability.while !== undefined && !holds(game, ability.while, { source, controller: seat, bindings: {} }))
    return reject('ability.condition', [REFUSED_FOR.condition], 'The condition of the ability does not hold.', details);
  if (ability.oncePerTurn === true && wasUsedThisTurn(game, source, using.ability))
    return reject('ability.once-per-turn', [REFUSED_FOR.condition], 'The ability may be used once in a turn.', details);
  const unable = refuseWithoutOptions(game, choicesOf(game, using), details);
  if (unable !== null) return unable;
  return isForbidden(game, 'abilityUsed', () => useOf(game, using))
    ? reject('ability.forbidden', FORBIDDEN, 'An effect forbids using it.', details)
    : null;
};

/** 722.1, 729.1: an ability may be an Action or a Reaction as cards are. */
const timingIn = (ability: object): Timing => ({
  action: 'timing' in ability && ability.timing === 'action',
  reaction: 'timing' in ability && ability.timing === 'reaction',
});

const abilityOf = (game: Game, source: ObjectId, name: string) => {
  const located = activatedOf(game, source).get(name);
  invariant(located !== undefined && isRecord(located.ability), 'an ability that is used is on the object');
  return located;
};

/** 391, 392.1; before the choices with what they cost at least (725.1). */
const billOf = (game: Game, using: Using) => {
  const { seat, source, ability } = using;
  const { costs } = abilityOf(game, source, ability).ability;
  const choices = choicesOf(game, using);
  return using.bindings === undefined
    ? billForAbility(game, { seat, source, costs, chosen: [], choosing: leastPriceOfChoices(game, choices) })
    : billForAbility(game, { seat, source, costs, chosen: chosenFor(game, choices) });
};

const choicesOf = (game: Game, using: Using): Announcement => choicesOfActivated(waitingOf(game, using));
