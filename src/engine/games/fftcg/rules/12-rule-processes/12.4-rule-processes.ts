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
  textsOf,
  type CheckGroup,
  type Citation,
  type DecisionKind,
  type Game,
  type GameEvent,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { isLightOrDark } from '../../printed.js';
import { fftcg } from '../../rulebook.js';
import { BACKUPS_MAX, cardOf, damageOn, damagersOf, powerOf } from '../../state.js';
import { isBackup, isForward } from '../05-cards/5.2.3.1-characters.js';
import { fieldOf, wholeField } from '../../zones/7.7-field.js';
import { ended, isFlagged, lossOf, type Loser } from '../03-ending-the-game/3.1-losing.js';
import { defeated } from '../03-ending-the-game/3.2-winning-by-a-text.js';
import { states } from '../11-playing/11.8.18-state-triggers.js';
import { elementsOf } from '../11-playing/11.2-payment.js';

/**
 * 12.3: all rule processes that apply happen at once, as one event; then they are looked at again. Whose Backups are
 * too many is asked first (12.4.8), since what leaves is part of that one event.
 */
const ruleProcesses: CheckGroup = {
  name: 'rule processes',
  look: (game) => dueProcess(game),
};

export const checks: readonly CheckGroup[] = [ruleProcesses, states];

/**
 * 12.3, 12.4: what the rule processes have to do now, if anything; the End Phase is not over while there is something
 * (9.5.1.4).
 */
export const dueProcess = memoized((game): ReturnType<CheckGroup['look']> => {
  const losers = losersOf(game);
  if (losers.length > 0) return { events: [ended(game, losers)] };
  const crowded = game.state.seats.filter((seat) => isCrowded(game, seat) && choiceToKeep(game, seat) > 0);
  if (crowded.length > 0) return { call: keepBackups.with({ seats: crowded, kept: [] }) };
  const events = processes(game, []);
  return events.length === 0 ? null : { events };
});

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
 * All that applies at once (12.3) if no player loses, or an effect prevents the loss (2.2), in the order of 12.4;
 * `kept` are the Backups that stay where there are too many.
 */
const processes = (game: Game, kept: readonly ObjectId[]): readonly GameEvent[] => {
  const forwards = wholeField(game).filter((id) => isForward(game, id));
  const flagged = game.state.seats.some((seat) => isFlagged(game, seat));
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

/** 12.4.1–3: the losers, without players whom an effect keeps from losing (2.2). */
const losersOf = (game: Game): readonly Loser[] =>
  defeated(game, losingOf(game)).filter(({ seat }) => !isKept(game, seat));

const isKept = (game: Game, seat: Seat): boolean =>
  fieldOf(game, seat).some((id) => hasFlag(factsOf(game, id), 'cannotLose'));

const losingOf = (game: Game): readonly Loser[] =>
  game.state.seats
    .flatMap((seat) => lossOf(game, seat))
    .map((loser) => ({ ...loser, cites: [...(CHECKED_BY[loser.reason] ?? []), ...loser.cites] }));

/** Who loses by a text is found with them (3.2). */
const CHECKED_BY: { readonly [reason: string]: readonly Citation[] } = {
  damage: [fftcg('12.4.1')],
  'empty deck': [fftcg('12.4.2')],
  'damage beyond the deck': [fftcg('12.4.3')],
};

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
