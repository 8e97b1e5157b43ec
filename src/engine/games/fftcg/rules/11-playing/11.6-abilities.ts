import {
  activatedOf,
  announce,
  attempt,
  call,
  canBeAnnounced,
  done,
  entriesOf,
  fail,
  fieldIn,
  go,
  hasFailed,
  holds,
  idIn,
  invariant,
  objectOf,
  occur,
  procedure,
  recordOf,
  reject,
  representatives,
  type Action,
  type Announcement,
  type Bindings,
  type Game,
  type JsonRecord,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { fieldOf } from '../../state.js';
import { choosePayment, isPayable, paymentEvents } from './11.2-payment.js';
import { billForAbility, chooseCosts, costEvents, refuseCosts, type Chosen } from './11.6.2-costs.js';

type Using = {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly ability: string;
  readonly bindings?: Bindings;
  /** What is given up, part by part of the cost. */
  readonly chosen?: Chosen;
  readonly payment?: JsonRecord;
};

/** 11.6, 11.7: announced (modes, targets), then the parts of the cost, then on the stack and paid in one piece. */
export const useAbility = procedure<Using>('use-ability', {
  announce: (game, locals) => call(announce.with(announcementOf(game, locals)), 'costs'),
  costs: (game, locals, result) => {
    if (hasFailed(result)) return done();
    const { seat, source } = locals;
    return call(chooseCosts.with({ seat, source, costs: costsOf(game, locals), chosen: [] }), 'pay', {
      bindings: recordOf(result),
    });
  },
  pay: (game, locals, result) => {
    if (hasFailed(result)) return done();
    const chosen = chosenIn(result);
    return call(choosePayment.with({ bill: billOf(game, { ...locals, chosen }) }), 'commit', { chosen });
  },
  commit: (_game, locals, result) =>
    hasFailed(result) ? done() : attempt(commit.with({ ...locals, payment: recordOf(result) }), 'end'),
  end: () => done(),
});

const commit = procedure<Using>('commit-ability', {
  occur: (game, locals) => {
    const { seat, source, ability, bindings = {}, chosen = [], payment = {} } = locals;
    const { ref, special } = abilityOf(game, source, ability);
    const { definition: card } = objectOf(game, source);
    const from = { object: source, definition: card };
    const used = {
      kind: 'abilityUsed',
      cites: special ? [fftcg('11.7.4'), fftcg('11.7.11')] : [fftcg('11.6.4'), fftcg('11.6.11')],
      seat,
      object: source,
      card,
      ability,
      special,
      waiting: { ability: ref, source: from, controller: seat, bindings },
    };
    const costs = costEvents(game, seat, source, costsOf(game, locals), chosen);
    return occur([used, ...costs, ...paymentEvents(game, billOf(game, locals), payment)], 'paid', {
      parts: costs.length + Object.keys(payment).length + 1,
    });
  },
  paid: (_game, locals, result) => {
    const parts: unknown = 'parts' in locals ? locals.parts : 0;
    return entriesOf(result).length === parts ? go('end') : fail();
  },
  end: () => done(),
});

export const abilityProcedures = [useAbility, commit, chooseCosts];

export const useAbilityAction: Action = {
  name: 'use-ability',
  fields: ['source', 'ability'],
  list: (game, seat) =>
    representatives(game, usableBy(game, seat)).flatMap((source) =>
      [...activatedOf(game, source).keys()]
        .filter((ability) => refuseAbility(game, { seat, source, ability }) === null)
        .map((ability) => ({ action: 'use-ability', source, ability })),
    ),
  refuse: (game, seat, answer) => {
    const cites = [fftcg('11.6.3')];
    const source = fieldIn(answer, 'source', usableBy(game, seat), cites, 'a card of yours with abilities');
    if (typeof source !== 'string') return source;
    const abilities = activatedOf(game, source);
    const ability = idIn(answer, 'ability');
    if (abilities.has(ability)) return refuseAbility(game, { seat, source, ability });
    const names = [...abilities.keys()].join(', ') || 'none';
    return reject('answer.unknown-option', cites, `The card's action and special abilities: ${names}.`);
  },
  call: (seat, answer) => useAbility.with({ seat, source: idIn(answer, 'source'), ability: idIn(answer, 'ability') }),
};

/** Cards whose abilities may function for the seat: on the field, and those that say so in hand or Break Zone. */
const usableBy = (game: Game, seat: Seat): readonly ObjectId[] =>
  ['field', 'hand', 'break'].flatMap((zone) =>
    (zone === 'field' ? fieldOf(game, seat) : (game.state.zones[`${seat}.${zone}`] ?? [])).filter((id) =>
      [...activatedOf(game, id).values()].some(({ ability }) => zoneOf(ability) === zone),
    ),
  );

const zoneOf = (ability: object): string =>
  'from' in ability && typeof ability.from === 'string' ? ability.from : 'field';

const refuseAbility = (game: Game, using: Using): Rejection | null => {
  const { seat, source } = using;
  const { ability, special } = abilityOf(game, source, using.ability);
  const details = { source, ability: using.ability };
  const number = special ? '11.7.3' : '11.6.3';
  if (!objectOf(game, source).zone.endsWith(`.${zoneOf(ability)}`)) {
    return reject('ability.elsewhere', [fftcg('11.9.1'), fftcg(number)], 'It does not function there.', details);
  }
  if (ability.while !== undefined && !holds(game, ability.while, { source, controller: seat, bindings: {} })) {
    return reject('ability.condition', [fftcg(number)], 'The condition of the ability does not hold.', details);
  }
  if (!canBeAnnounced(game, announcementOf(game, using))) {
    const cites = [fftcg(special ? '11.7.5' : '11.6.5')];
    return reject('ability.no-target', cites, 'There is nothing that the ability can choose.', details);
  }
  const refusal = refuseCosts(game, seat, source, costsOf(game, using));
  if (refusal !== null) return refusal;
  return isPayable(game, billOf(game, using))
    ? null
    : reject('cost.not-payable', [fftcg(special ? '11.7.10' : '11.6.10')], 'You cannot pay for it.', details);
};

const abilityOf = (game: Game, source: ObjectId, name: string) => {
  const located = activatedOf(game, source).get(name);
  invariant(located !== undefined, 'an ability that is used is on the card');
  const special = located.ability.costs.some(({ pay }) => pay === 'special');
  return { ...located, special };
};

const costsOf = (game: Game, { source, ability }: Using) => abilityOf(game, source, ability).ability.costs;
const billOf = (game: Game, using: Using) =>
  billForAbility(game, using.seat, using.source, costsOf(game, using), using.chosen ?? []);

const announcementOf = (game: Game, { seat, source, ability }: Using): Announcement => {
  const { ref, special } = abilityOf(game, source, ability);
  const cites = special
    ? { modes: [fftcg('11.7.6')], targets: [fftcg('11.7.5')] }
    : { modes: [fftcg('11.6.6')], targets: [fftcg('11.6.5')] };
  const { definition } = objectOf(game, source);
  return { at: ref, source: { object: source, definition }, controller: seat, bindings: {}, cites };
};

const chosenIn = (result: unknown): Chosen =>
  Array.isArray(result) ? result.map((part) => (Array.isArray(part) ? part.filter(isText) : [])) : [];
const isText = (value: unknown): value is string => typeof value === 'string';
