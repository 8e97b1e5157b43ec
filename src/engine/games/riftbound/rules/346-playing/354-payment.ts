import {
  ask,
  count,
  done,
  fail,
  isRecord,
  objectOf,
  optionsOf,
  procedure,
  recordOf,
  reject,
  test,
  textsOf,
  withFields,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Json,
  type ObjectId,
  type Rejection,
  type Space,
} from '../../../../kernel/index.js';
import { DOMAINS } from '../../printed.js';
import type { Resources } from '../../events/416-resources.js';
import { rift } from '../../rulebook.js';
import {
  domainOfRune,
  isExhausted,
  LIMITED,
  poolOf,
  RESOURCES,
  runesOf,
  type Limited,
  type Resource,
} from '../../state.js';
import { amountOfPower, paidWith, rulesOfPower, takes } from '../119-objects/134.2-power-costs.js';
import { OUT_OF_THE_POOL } from '../119-objects/154-rune-pools.js';
import { EXPERIENCE, refuseExperience } from '../716-keywords/keyword.experience.js';
import { exhausting, recyclingForPower } from './158.2-runes.js';
import type { Bill } from './353-bill.js';
import { COUNTS_AS } from './354-limited.js';
import { kindsAdded } from './354.1-added-kinds.js';
import { addedAs, addingEvents, addingFor, type Added, type Adding } from './354.1-adding.js';
import { isSupplied, supplyFor } from './354.1-supply.js';
import { givableFor, itselfEvents, partEvents, partNames, refuseItself, refuseParts } from './354.2-parts.js';

type PaymentSpace = Extract<Space, { readonly kind: 'payment' }>;
type Source = PaymentSpace['sources'][number];

/** What an answer calls it where one rune is exhausted for energy and recycled for power as well. */
const BOTH = 'both';

/**
 * 354: asks how it is paid, all of it at once: out of the pool (`{ "energy": 2 }`), by runes (`{ "o7": "energy", "o9":
 * "fury" }`), by abilities that add (`{ "o3": "use glow" }`, 416.3), by what is given up (`{ "o4": "discard" }`).
 * Then in which order several runes are recycled (403.5.a). Fails where nothing pays (355.1).
 */
export const choosePayment = procedure<{ readonly bill: Bill; readonly payment?: Payment }>('choose-payment', {
  ask: (game, { bill }) => {
    if (!isPayable(game, bill)) return fail();
    if (isFree(bill)) return done({ given: {}, order: [] } satisfies Payment);
    const { seat, source: about, power } = bill;
    return ask(
      {
        seat,
        kind: 'payment',
        params: { bill },
        cites: [...bill.cites, rift('354.1.a'), ...rulesOfPower(power)],
        about,
      },
      'paid',
    );
  },
  paid: (game, { bill: { seat, source: about } }, result) => {
    const payment = { given: recordOf(result), order: [] };
    const runes = recycledIn(game, payment);
    if (new Set(runes.map((rune) => domainOfRune(game, rune))).size < 2)
      return done(withFields(payment, { order: runes }));
    const cites = [rift('403.5.a')];
    return ask({ seat, kind: 'recycleOrder', params: { objects: runes }, cites, about }, 'ordered', { payment });
  },
  ordered: (_game, { payment }, result) =>
    payment === undefined ? fail() : done(withFields(payment, { order: textsOf(result) })),
});

/** What each source gives, and the order in which runes go to the bottom of the rune deck. */
export type Payment = { readonly given: { readonly [source: string]: Json }; readonly order: readonly ObjectId[] };

export const paymentIn = (result: Json): Payment => {
  const { given = {}, order = [] } = recordOf(result);
  return { given: isRecord(given) ? given : {}, order: textsOf(order) };
};

const isFree = ({ energy, power, parts }: Bill): boolean =>
  energy === 0 && amountOfPower(power) === 0 && parts.length === 0;

/**
 * 354: energy and power (354.1.a), what is given besides (354.2), and what the object itself gives (401.4, 702.2.b).
 */
export const isPayable = (game: Game, bill: Bill): boolean => {
  if (refuseItself(game, bill) !== null || refuseExperience(game, bill) !== null) return false;
  const adding = addingFor(game, bill);
  if (bill.parts.length === 0 && isEachOfItsOwn(adding)) return isSupplied(supplyFor(game, bill, adding), bill);
  return count(withFields(dueOf(bill), { sources: sourcesOf(game, bill) }), 1) > 0;
};

/** Sums suffice while each object has one of these abilities: all of them may be used. */
const isEachOfItsOwn = (adding: readonly Adding[]): boolean =>
  new Set(adding.map(({ source }) => source)).size === adding.length;

/** 354: why nothing pays, or null. Energy and power come out of the pool (160.2). */
export const refuseBill = (game: Game, bill: Bill): Rejection | null => {
  const refusal = refuseItself(game, bill) ?? refuseExperience(game, bill) ?? refuseParts(game, bill);
  if (refusal !== null || isPayable(game, bill)) return refusal;
  const { energy, power, cites, source } = bill;
  const message = `It costs ${energy} energy and ${amountOfPower(power)} power.`;
  return reject('cost.not-payable', [OUT_OF_THE_POOL, ...cites], message, { source, energy, power: { ...power } });
};

/**
 * 354: what paying does: runes add to the pool at once (416.2), and out of it all is paid; then what is given besides
 * (354.2), and experience (keyword.experience). Effects for "the next" card are used up (384).
 */
export const paymentEvents = (game: Game, bill: Bill, { given, order }: Payment): readonly GameEvent[] => {
  const { seat, energy, power, experience, parts, cites, usedUp } = bill;
  const gives = (kind: string) => runesOf(game, seat).filter((rune) => given[rune] === kind || given[rune] === BOTH);
  const names = partNames(parts);
  const spent = spentIn(game, bill, given);
  const due = energy + amountOfPower(power);
  return [
    ...exhausting(seat, gives('energy')),
    ...recyclingForPower(game, seat, order),
    ...addedIn(game, bill, given).flatMap(({ adding }) => addingEvents(game, seat, adding)),
    ...(due > 0 ? [{ kind: 'spent', cites, seat, spent }] : []),
    ...parts.flatMap((part, at) => partEvents(game, part, bill, objectsAs(given, names[at] ?? ''))),
    ...itselfEvents(game, bill),
    ...(experience > 0
      ? [{ kind: 'experienceSpent', cites: [...EXPERIENCE, ...cites], seat, amount: experience }]
      : []),
    ...(usedUp.length > 0 ? [{ kind: 'effectsEnded', cites, effects: usedUp }] : []),
  ];
};

/** 416.3: the abilities that the answer uses. */
const addedIn = (game: Game, { seat }: Bill, given: Payment['given']): readonly Added[] =>
  Object.entries(given).flatMap(([id, as]) => addedAs(game, seat, id, as) ?? []);

const objectsAs = (given: Payment['given'], name: string): readonly ObjectId[] =>
  Object.keys(given).filter((id) => given[id] === name);

const recycledIn = (game: Game, { given }: Payment): readonly ObjectId[] =>
  Object.keys(given).filter((id) => isResource(id) === false && isRuneGiving(game, id, given[id] ?? null));

const isRuneGiving = (game: Game, id: ObjectId, as: Json): boolean =>
  objectOf(game, id).zone.endsWith('.runes') && (as === BOTH || DOMAINS.some((domain) => domain === as));

const POOL: readonly (Resource | Limited)[] = [...RESOURCES, ...LIMITED];
const isResource = (id: string): id is Resource | Limited => POOL.some((resource) => resource === id);

/** 354.1.a, 354.2: by resource: from the pool as the answer says, and what has just been added. */
const spentIn = (game: Game, bill: Bill, given: Payment['given']): Resources => {
  const amounts = new Map<Resource | Limited, number>();
  const add = (resource: Resource | Limited, amount: number) =>
    amounts.set(resource, (amounts.get(resource) ?? 0) + amount);
  for (const resource of POOL) {
    const amount = given[resource];
    if (typeof amount === 'number') add(resource, amount);
  }
  for (const { spent } of addedIn(game, bill, given)) for (const resource of POOL) add(resource, spent[resource] ?? 0);
  for (const rune of runesOf(game, bill.seat)) {
    const as = given[rune];
    if (as === 'energy' || as === BOTH) add('energy', 1);
    if (as !== undefined && as !== 'energy') add(domainOfRune(game, rune), 1);
  }
  return Object.fromEntries([...amounts].filter(([, amount]) => amount > 0));
};

/** 354, 160.2: all of it at once, and no more than there is. */
export const paymentDecision: DecisionKind<{ readonly bill: Bill }> = {
  kind: 'payment',
  prompt: 'How do you pay?',
  space: (game, { bill }) => spaceOf(game, bill),
  shows: (_game, { bill: { energy, power } }) => ({ energy, power: { ...power } }),
  refuse: (game, { bill }, answer, { cites }) => {
    const verdict = test(spaceOf(game, bill), answer);
    return verdict === true ? null : reject(verdict.fault, [...cites, OUT_OF_THE_POOL], verdict.message);
  },
};

export const recycleOrderDecision: DecisionKind<{ readonly objects: readonly ObjectId[] }> = {
  kind: 'recycleOrder',
  prompt: 'In which order do the runes go to the bottom of your rune deck? The last one is the lowest',
  space: (game, { objects }, { seat }) => ({ kind: 'order', options: optionsOf(game, objects, seat) }),
};

const spaceOf = (game: Game, bill: Bill): PaymentSpace => {
  const sources = sourcesOf(game, bill);
  const objects = sources.map(({ id }) => id).filter((id) => !isResource(id));
  const options = new Map(optionsOf(game, objects, bill.seat).map((option) => [option.id, option]));
  return withFields(dueOf(bill), {
    sources: sources.map((source) => withFields(options.get(source.id) ?? {}, source)),
  });
};

/** 354 */
const dueOf = ({ energy, power, parts }: Bill): Omit<PaymentSpace, 'sources'> => {
  const names = partNames(parts);
  const needs = [
    ...parts.map(({ count: amount }, at) => ({ amount, of: [names[at] ?? ''] })),
    { amount: energy, of: ['energy'] },
    ...paidWith(power),
  ];
  return { kind: 'payment', cost: needs.filter(({ amount }) => amount > 0) };
};

/**
 * 354: what is in the pool; then runes, each exhausted for energy, recycled for power, or both (158.2); then what
 * abilities add (416.3), and what can be given for parts (354.2).
 */
const sourcesOf = (game: Game, bill: Bill): readonly Source[] => {
  const { seat, parts, energy, power } = bill;
  const isDue = (resource: Resource) => (resource === 'energy' ? energy > 0 : takes(power, resource));
  const inPool = (id: Resource | Limited, kind: Resource): readonly Source[] => {
    const amount = poolOf(game, seat, id);
    return amount === 0 ? [] : [{ id, kinds: [kind], amount, divisible: true }];
  };
  const limited = (bill.limited ?? []).filter((id) => isDue(COUNTS_AS[id]));
  const pool = [
    ...RESOURCES.filter(isDue).flatMap((id) => inPool(id, id)),
    ...limited.flatMap((id) => inPool(id, COUNTS_AS[id])),
  ];
  const names = partNames(parts);
  const itself = parts.map((part) => givableFor(game, bill, part));
  const adding = addingFor(game, bill);
  const givable = [...new Set([...adding.map(({ source }) => source), ...itself.flat()])].flatMap((id): Source[] => {
    const forParts = names.filter((_, at) => itself[at]?.includes(id));
    const of = adding.filter(({ source }) => source === id);
    const combined = kindsAdded(of, bill);
    const gives = Object.keys(combined).length > 0;
    if (!gives && forParts.length === 0) return [];
    const source = { id, kinds: [], amount: 0, ...(gives && { combined }) };
    return [forParts.length === 0 ? source : withFields(source, { itself: forParts })];
  });
  return [...pool, ...runesOf(game, seat).flatMap((rune) => runeAsSource(game, rune, bill)), ...givable];
};

/** 158.2, 354.1.a: a rune is exhausted for energy, recycled for power, or both. */
const runeAsSource = (game: Game, id: ObjectId, { energy, power }: Bill): readonly Source[] => {
  const domain = domainOfRune(game, id);
  const forEnergy = energy > 0 && !isExhausted(game, id);
  const forPower = takes(power, domain);
  const kinds = [...(forEnergy ? ['energy'] : []), ...(forPower ? [domain] : [])];
  if (kinds.length === 0) return [];
  const source = { id, kinds, amount: 1 };
  return [forEnergy && forPower ? { ...source, combined: { [BOTH]: ['energy', domain] } } : source];
};
