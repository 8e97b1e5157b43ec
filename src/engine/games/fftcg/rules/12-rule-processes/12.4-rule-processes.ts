import {
  ask,
  done,
  factsOf,
  hasFlag,
  isProhibited,
  objectOf,
  occur,
  optionsOf,
  procedure,
  memoized,
  stateTriggers,
  textsOf,
  type CheckGroup,
  type Citation,
  type DecisionKind,
  type Game,
  type GameEvent,
  type ObjectId,
  type Outcome,
  type Seat,
} from '../../../../kernel/index.js';
import { isLightOrDark } from '../../card.js';
import { fftcg } from '../../rulebook.js';
import {
  BACKUPS_MAX,
  cardOf,
  damageOn,
  damagersOf,
  damageToLose,
  isBackup,
  isForward,
  opponentOf,
  powerOf,
} from '../../state.js';
import { damageOf } from '../07-zones/7.8-damage-zone.js';
import { fieldOf, wholeField } from '../07-zones/7.7-field.js';
import { elementsOf } from '../11-playing/11.2-payment.js';

/**
 * 12.3: all rule processes that apply happen at once, as one event; then they are looked at again. Whose Backups are too
 * many is asked first (12.4.8), since what leaves is part of that one event.
 */
const ruleProcesses: CheckGroup = {
  name: 'rule processes',
  look: (game) => dueProcess(game),
};

/** 11.8.18: a state triggers the moment it is there; what has triggered is put on the stack when the rule processes are done. */
const states = stateTriggers([fftcg('11.8.18')]);

/** 11.8.18: what triggers because of the state as it is now, if only until the next word of a text. */
export const triggeredByState = (game: Game): readonly GameEvent[] => states.look(game)?.events ?? [];

export const checks: readonly CheckGroup[] = [ruleProcesses, states];

/** 12.3, 12.4: what the rule processes have to do now, if anything; the End Phase is not over while there is something (9.5.1.4). */
export const dueProcess = memoized((game): ReturnType<CheckGroup['look']> => {
  const losers = losersOf(game);
  if (losers.length > 0) return { events: [ended(game, losers)] };
  const crowded = game.state.seats.filter((seat) => isCrowded(game, seat) && choiceToKeep(game, seat) > 0);
  if (crowded.length > 0) return { call: keepBackups.with({ seats: crowded, kept: [] }) };
  const events = processes(game, []);
  return events.length === 0 ? null : { events };
});

/** 9.5.1.4: whether an auto-ability waits to be stacked, or is going to because of a state. */
export const hasTriggered = (game: Game): boolean =>
  game.state.triggered.length > 0 || triggeredByState(game).length > 0;

type Keeping = { readonly seats: readonly Seat[]; readonly kept: readonly ObjectId[] };

/** 12.4.8, 7.7.4: their controller keeps five. */
export const keepBackups = procedure<Keeping>('keeping', {
  next: (game, { seats: [seat, ...others], kept }) => {
    if (seat === undefined) return occur(processes(game, kept), 'end');
    const cites = [fftcg('12.4.8'), fftcg('7.7.4')];
    return ask({ seat, kind: 'keepBackups', params: {}, cites }, 'chosen', { seats: others });
  },
  chosen: (_game, { kept }, result) => ({ kind: 'go', then: 'next', locals: { kept: [...kept, ...textsOf(result)] } }),
  end: (_game, _keeping, result) => done(result),
});

export const keepBackupsDecision: DecisionKind<Record<string, never>> = {
  kind: 'keepBackups',
  prompt: 'Which five Backups do you keep?',
  space: (game, _params, { seat }) => {
    const count = choiceToKeep(game, seat);
    return { kind: 'some', options: optionsOf(game, removable(game, seat), seat), min: count, max: count };
  },
};

/**
 * All that applies at once (12.3) where nobody loses, or is kept from it (2.2), in the order of 12.4; `kept` are the Backups that stay where there are
 * too many.
 */
const processes = (game: Game, kept: readonly ObjectId[]): readonly GameEvent[] => {
  const forwards = wholeField(game).filter((id) => isForward(game, id));
  const flagged = game.state.seats.some((seat) => PASSING.some((name) => flag(game, seat, name)));
  const leaving = new Map<ObjectId, GameEvent>();
  for (const event of [
    ...powerless(game, forwards),
    ...fatallyDamaged(game, forwards),
    ...twins(game),
    ...opposites(game),
    ...surplus(game, kept),
  ]) {
    if (typeof event['object'] === 'string' && !leaving.has(event['object'])) leaving.set(event['object'], event);
  }
  return [...(flagged ? [{ kind: 'flagsCleared', cites: [] }] : []), ...leaving.values()];
};

/** 12.4.1–3; nobody whom an effect keeps from losing is among them, whatever happens (2.2). */
const losersOf = (game: Game): readonly Loser[] =>
  defeated(game, losingOf(game)).filter(({ seat }) => !isKept(game, seat));

const isKept = (game: Game, seat: Seat): boolean =>
  fieldOf(game, seat).some((id) => hasFlag(factsOf(game, id), 'cannotLose'));

const losingOf = (game: Game): readonly Loser[] =>
  game.state.seats.flatMap((seat): readonly Loser[] => {
    if (damageOf(game, seat).length >= damageToLose(game)) {
      return [{ seat, reason: 'damage', cites: [fftcg('12.4.1'), fftcg('3.1.1')] }];
    }
    if (flag(game, seat, 'emptyDraw')) {
      return [{ seat, reason: 'empty deck', cites: [fftcg('12.4.2'), fftcg('3.1.2')] }];
    }
    if (flag(game, seat, 'beyondDeck')) {
      return [{ seat, reason: 'damage beyond the deck', cites: [fftcg('12.4.3'), fftcg('3.1.3')] }];
    }
    if (isDecided(game, seat, 'loses')) return [{ seat, reason: 'an effect', cites: [fftcg('2.1')] }];
    return [];
  });

/** 3.2: a player who loses does not win; if a player wins, the other loses. */
const defeated = (game: Game, losing: readonly Loser[]): readonly Loser[] => {
  const seats = losing.map(({ seat }) => seat);
  const winners = game.state.seats.filter((seat) => isDecided(game, seat, 'wins'));
  const beaten = winners
    .filter((seat) => !seats.includes(seat))
    .map((seat) => opponentOf(game, seat))
    .filter((seat) => !seats.includes(seat));
  return [
    ...losing.map((loser) =>
      winners.includes(loser.seat) ? { ...loser, cites: [fftcg('3.2'), ...loser.cites] } : loser,
    ),
    ...beaten.map((seat) => ({ seat, reason: 'an effect', cites: [fftcg('2.1')] })),
  ];
};

/** By an effect that has set it, or by a card on the field as long as its condition holds. */
const isDecided = (game: Game, seat: Seat, how: 'wins' | 'loses'): boolean => {
  const byCard = `${how}Game`;
  return flag(game, seat, how) || fieldOf(game, seat).some((id) => hasFlag(factsOf(game, id), byCard));
};

type Loser = { readonly seat: Seat; readonly reason: string; readonly cites: Outcome['cites'] };

const ended = (game: Game, losers: readonly Loser[]): GameEvent => {
  const [first, second] = losers;
  const draw = second !== undefined;
  const cites = [...(draw ? [fftcg('3.3')] : [fftcg('3.1')]), ...losers.flatMap((loser) => loser.cites)];
  const outcome = {
    winners: draw || first === undefined ? [] : [opponentOf(game, first.seat)],
    losers: losers.map(({ seat }) => seat),
    draw,
    reason: first?.reason ?? '',
    cites,
  };
  return { kind: 'gameEnded', cites, outcome };
};

/** 2.1: at any time. */
export const conceding = (game: Game, seat: Seat): readonly GameEvent[] => {
  const cites = [fftcg('2.1'), fftcg('3.1')];
  const outcome = { winners: [opponentOf(game, seat)], losers: [seat], draw: false, reason: 'concession', cites };
  return [{ kind: 'gameEnded', cites, outcome }];
};

/** 3.1, and 3.3 where it is everybody's time. */
export const timeRunOut = (game: Game, seats: readonly Seat[]): readonly GameEvent[] => [
  ended(
    game,
    seats.map((seat) => ({ seat, reason: 'time', cites: [] })),
  ),
];

/** What counts once, at the next check, whether or not anything comes of it (12.4.2–3, 2.1). */
const PASSING = ['emptyDraw', 'beyondDeck', 'wins', 'loses'] as const;

const flag = ({ state }: Game, seat: Seat, name: string): boolean => state.players[seat]?.[name] === true;

/** 12.4.4: put into the Break Zone, not broken. Only Forwards have power. */
const powerless = (game: Game, forwards: readonly ObjectId[]): readonly GameEvent[] =>
  forwards.filter((id) => powerOf(game, id) <= 0).map((id) => intoBreakZone(id, fftcg('12.4.4')));

/** 12.4.5: broken, which an effect may forbid; with less power than this a Forward is not. */
const POWER_TO_BREAK = 1000;

const fatallyDamaged = (game: Game, forwards: readonly ObjectId[]): readonly GameEvent[] =>
  forwards
    .filter((id) => powerOf(game, id) >= POWER_TO_BREAK && damageOn(game, id) >= powerOf(game, id))
    .map((object): GameEvent => {
      const by = damagersOf(game, object);
      const seat = objectOf(game, object).controller;
      return { kind: 'broken', cites: [fftcg('12.4.5'), fftcg('5.2.6.1')], object, seat, by };
    })
    .filter((event) => !isProhibited(game, event));

/** 12.4.6: all of them. */
const twins = (game: Game): readonly GameEvent[] =>
  game.state.seats.flatMap((seat) => {
    const unique = fieldOf(game, seat).filter((id) => {
      const card = cardOf(game, id);
      return card.type !== 'summon' && card.generic !== true;
    });
    const names = unique.flatMap((id) => factsOf(game, id).names);
    const isShared = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
    const shared = unique.filter((id) => factsOf(game, id).names.some(isShared));
    return shared.map((id) => intoBreakZone(id, fftcg('12.4.6')));
  });

/** 12.4.7: all of them. */
const opposites = (game: Game): readonly GameEvent[] =>
  game.state.seats.flatMap((seat) => {
    const found = fieldOf(game, seat).filter((id) => isLightOrDark(elementsOf(game, id)));
    return found.length < 2 ? [] : found.map((id) => intoBreakZone(id, fftcg('12.4.7')));
  });

const surplus = (game: Game, kept: readonly ObjectId[]): readonly GameEvent[] =>
  game.state.seats
    .filter((seat) => isCrowded(game, seat))
    .flatMap((seat) => removable(game, seat).filter((id) => !kept.includes(id)))
    .map((id) => intoBreakZone(id, fftcg('12.4.8')));

const isCrowded = (game: Game, seat: Seat): boolean => backupsOf(game, seat).length > BACKUPS_MAX;

/** What an effect keeps on the field is among the five that are kept (2.2). */
const removable = (game: Game, seat: Seat): readonly ObjectId[] =>
  backupsOf(game, seat).filter((id) => !isProhibited(game, intoBreakZone(id, fftcg('12.4.8'))));

/** How many of those that could leave are kept; with none there is nothing to choose. */
const choiceToKeep = (game: Game, seat: Seat): number =>
  Math.max(0, BACKUPS_MAX - (backupsOf(game, seat).length - removable(game, seat).length));

const backupsOf = (game: Game, seat: Seat): readonly ObjectId[] =>
  fieldOf(game, seat).filter((id) => isBackup(game, id));

const intoBreakZone = (object: ObjectId, rule: Citation): GameEvent => ({
  kind: 'putInto',
  cites: [rule, fftcg('12.2'), fftcg('12.3')],
  object,
  zone: 'break',
  at: 'last',
});
