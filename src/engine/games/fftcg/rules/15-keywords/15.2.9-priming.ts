import {
  ask,
  call,
  done,
  factsOf,
  fail,
  fieldIn,
  go,
  hasFailed,
  hasFlag,
  idIn,
  idsOf,
  objectIn,
  objectOf,
  occur,
  optionsOf,
  procedure,
  recordOf,
  reject,
  representatives,
  textsOf,
  WITHOUT_TEXT,
  zoneKindOf,
  zoneOf,
  type Action,
  type Citation,
  type DecisionKind,
  type DefinitionId,
  type Facts,
  type Game,
  type GameEvent,
  type LogEntry,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import type { CharacterCard } from '../../printed.js';
import { fftcg } from '../../rulebook.js';
import { cardOf } from '../../state.js';
import { deckOf } from '../../zones/7.9-deck.js';
import { fieldOf } from '../../zones/7.7-field.js';
import { isMainMoment } from '../09-phases/9.3.1-main-moment.js';
import type { CpBill } from '../11-playing/11.2-bill.js';
import { choosePayment, paymentEvents, refuseBill } from '../11-playing/11.2-payment.js';
import { billForKeyword } from './keyword-bill.js';

type Priming = {
  readonly seat: Seat;
  /** The Character that uses its Priming. */
  readonly source: ObjectId;
  /** Which card it was when that was paid for. */
  readonly card?: DefinitionId;
  /** The card that the search has found. */
  readonly found?: ObjectId;
};

const primingOf = (game: Game, id: ObjectId): CharacterCard['priming'] => {
  if (hasFlag(factsOf(game, id), WITHOUT_TEXT)) return undefined;
  const card = cardOf(game, id);
  return 'priming' in card ? card.priming : undefined;
};

const billOf = (game: Game, { seat, source }: Priming): CpBill =>
  billForKeyword(game, { seat, source, costs: primingOf(game, source)?.costs ?? [] }, fftcg('15.2.9.3'));

/**
 * 15.2.9.3: paid; then the named Character is looked for in the deck and put on top, all of it without the stack
 * (15.2.9.3.4). Where that does not come about, what was paid is paid (15.2.9.3.3).
 */
export const prime = procedure<Priming>('prime', {
  pay: (game, priming) => call(choosePayment.with({ bill: billOf(game, priming) }), 'commit'),
  commit: (game, priming, result) =>
    hasFailed(result)
      ? fail()
      : occur(paymentEvents(game, billOf(game, priming), recordOf(result)), 'search', {
          card: objectOf(game, priming.source).definition,
        }),
  search: (game, priming) => {
    const { seat, source } = priming;
    const why = whyNoSearch(game, seat, source);
    if (why !== null) return occur(failure(priming, why), 'end');
    return occur({ kind: 'lookedAt', cites: [fftcg('15.1.1.8.1')], seat, objects: deckOf(game, seat) }, 'choose');
  },
  choose: (_game, { seat, source }) => {
    const cites = [fftcg('15.2.9.3.1'), fftcg('15.1.1.8.2')];
    return ask({ seat, kind: 'primingSearch', params: { source }, cites, about: source }, 'found');
  },
  found: (_game, { seat }, result) => {
    const objects = textsOf(result);
    const [found] = objects;
    if (found === undefined) return go('shuffle');
    return occur({ kind: 'revealed', cites: [fftcg('15.1.1.8.1')], seat, objects }, 'shuffle', { found });
  },
  shuffle: (_game, { seat, found }) => {
    const cites = [fftcg('15.2.9.3.1'), fftcg('15.1.1.8.1')];
    return occur({ kind: 'shuffled', cites, seat, zone: zoneOf(seat, 'deck'), above: idsOf(found) }, 'putOnTop');
  },
  putOnTop: (_game, priming) => {
    const { seat, source: object, found: on } = priming;
    return occur(on === undefined ? failure(priming, []) : { kind: 'primed', cites: PRIMED, seat, object, on }, 'end');
  },
  end: () => done(),
  stopped: () => go('end'),
});

/** It remains the same Character, with the face of the card on top, and no card has entered. */
const PRIMED = [
  ...[fftcg('15.2.9.3.1'), fftcg('15.2.9.3.4'), fftcg('15.2.9.3.1.1'), fftcg('15.2.9.3.2'), fftcg('15.2.9.4')],
  ...[fftcg('15.2.9.4.1'), fftcg('15.2.9.4.1.1'), fftcg('15.2.9.4.1.2')],
];

const failure = ({ seat, source, card = '' }: Priming, why: readonly Citation[]): GameEvent => ({
  kind: 'primingFailed',
  cites: [...why, fftcg('15.2.9.3.3')],
  seat,
  object: source,
  card,
});

/**
 * Why nothing is searched for (15.2.9.3.3), or null: not while a Character of that name is under control
 * (15.2.9.3.1.2), not in an empty deck, and not for a Character that its own cost has taken away (2.3).
 */
const whyNoSearch = (game: Game, seat: Seat, source: ObjectId): readonly Citation[] | null => {
  const name = objectIn(game, source) === undefined ? undefined : primingOf(game, source)?.name;
  if (name === undefined || deckOf(game, seat).length === 0) return [fftcg('2.3')];
  return fieldOf(game, seat).some((id) => factsOf(game, id).names.includes(name)) ? [fftcg('15.2.9.3.1.2')] : null;
};

/** 15.2.9.3.1: as any search it may find nothing (15.1.1.8.2), and shows others no more than what it finds. */
export const primingSearchDecision: DecisionKind<{ readonly source: ObjectId }> = {
  kind: 'primingSearch',
  prompt: 'Which card do you put on top?',
  secret: true,
  space: (game, { source }, { seat }) => {
    const name = primingOf(game, source)?.name ?? '';
    const fitting = deckOf(game, seat).filter(
      (id) => cardOf(game, id).type !== 'summon' && factsOf(game, id).names.includes(name),
    );
    return { kind: 'some', options: optionsOf(game, fitting, seat), min: 0, max: 1 };
  },
};

const primableBy = (game: Game, seat: Seat): readonly ObjectId[] =>
  fieldOf(game, seat).filter((id) => primingOf(game, id) !== undefined);

export const primeAction: Action = {
  name: 'prime',
  fields: ['source'],
  list: (game, seat) =>
    representatives(game, primableBy(game, seat), seat)
      .filter((source) => refusePriming(game, { seat, source }) === null)
      .map((source) => ({ action: 'prime', source })),
  refuse: (game, seat, answer) => {
    const cites = [fftcg('15.2.9.3')];
    const source = fieldIn(answer, 'source', primableBy(game, seat), cites, 'a Character of yours with Priming');
    return typeof source === 'string' ? refusePriming(game, { seat, source }) : source;
  },
  call: (seat, answer) => prime.with({ seat, source: idIn(answer, 'source') }),
};

const refusePriming = (game: Game, priming: Priming): Rejection | null => {
  if (isMainMoment(game, priming.seat)) return refuseBill(game, billOf(game, priming));
  const message = 'Priming is used in your own Main Phase, with an empty stack.';
  return reject('priming.not-now', [fftcg('15.2.9.3')], message, { source: priming.source });
};

/** 15.2.9.4.1: the names of both cards, and all else of the one on top. */
export const primedFacts = (top: Facts, under: readonly Facts[]): Facts => ({
  ...top,
  names: [...new Set([top, ...under].flatMap(({ names }) => names))],
});

/**
 * 15.2.9.4.2: both cards have gone where the Character went, as one that has left (15.2.9.4.2.2); the one that was on
 * top is removed from the game at once. Nothing replaces or forbids that (15.2.9.4.2.1).
 */
export const primedRemovals = (game: Game, applied: readonly LogEntry[]): readonly GameEvent[] =>
  applied.flatMap(({ becomes }) => {
    const [top, ...under] = idsOf(becomes);
    if (top === undefined || under.length === 0 || objectIn(game, top) === undefined) return [];
    if (zoneKindOf(game, top) === 'removed') return [];
    const cites = [fftcg('15.2.9.4.2'), fftcg('15.2.9.4.2.1'), fftcg('15.2.9.4.2.2')];
    return [{ kind: 'primedTopRemoved', cites, object: top }];
  });
