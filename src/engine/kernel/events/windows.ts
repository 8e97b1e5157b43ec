import { abilityAt } from '../continuous/granting.js';
import { textsOf } from '../frames/result.js';
import type { Around, Happened } from '../game/around.js';
import type { Draft, Game } from '../game/draft.js';
import { call, done, give, occur, type Call, type Instruction } from '../game/instruction.js';
import { procedure } from '../game/procedure.js';
import { invariant } from '../ground/invariant.js';
import type { GameEvent, LogEntry } from '../state/event.js';
import type { Triggered } from '../state/state.js';
import type { Applied } from './apply.js';

type Before = { readonly events: readonly GameEvent[]; readonly given?: true };

/** Holds a batch that is about to happen, while players may respond to that. */
export const beforeBatch = procedure<Before>('before-batch', {
  open: (game, { events, given }, _result, { id }) => {
    const opened = aroundOf(game).before?.(game, { events, frame: id }) ?? null;
    return opened === null ? happening(events, given) : call(opened, 'happen');
  },
  happen: (_game, { events, given }) => happening(events, given),
  end: (_game, _locals, result) => done(result),
});

const happening = (events: readonly GameEvent[], given?: true): Instruction =>
  given === true ? give(events, 'end') : occur(events, 'end');

type After = {
  readonly applied: readonly LogEntry[];
  /** The moments that are still to come. */
  readonly left: readonly Happened[];
  /** The triggers of the moment that it is now, and of those to come. */
  readonly held: readonly string[];
};

/** Goes through the moments after a batch; then the frame of the batch continues with the events as applied. */
export const afterBatch = procedure<After>('after-batch', {
  next: (game, { applied, left }) => {
    for (const [index, happened] of left.entries()) {
      const met = happened.met.filter((id) => game.state.triggered.some((triggered) => triggered.id === id));
      const opened = aroundOf(game).after(game, { ...happened, met });
      if (opened === null) continue;
      const later = left.slice(index + 1);
      return call(opened, 'next', { left: later, held: [...met, ...triggersOf(later)] });
    }
    return done(applied);
  },
});

/** The call that goes through the moments after a batch and after those that followed from it at once. */
export const windowsAfter = (draft: Draft, entries: readonly LogEntry[], batches: readonly Applied[]): Call => {
  const { moments } = aroundOf(draft);
  const left = batches.flatMap(({ noticed: events, triggered }) =>
    moments.map((moment) => ({ moment, events, met: offeredAt(draft, moment, triggered) })),
  );
  return afterBatch.with({ applied: entries, left, held: triggersOf(left) });
};

const triggersOf = (happened: readonly Happened[]): readonly string[] => happened.flatMap(({ met }) => met);

const offeredAt = (game: Game, moment: string, triggered: readonly Triggered[]): readonly string[] =>
  triggered.flatMap(({ id, ability: ref }) => {
    const ability = abilityAt(game, ref);
    return ability.kind === 'triggered' && ability.timing === moment ? [id] : [];
  });

/** Met triggers less those that an open window offers, or one that is still to open. */
export const triggersToPlace = ({ rules, state }: Game): readonly Triggered[] => {
  if (rules.game.around === undefined || state.triggered.length === 0) return state.triggered;
  const held = state.frames.flatMap(({ procedure: name, locals }) =>
    name === afterBatch.name ? textsOf(locals['held'] ?? []) : [],
  );
  return state.triggered.filter(({ id }) => !held.includes(id));
};

const aroundOf = ({ rules }: Pick<Game, 'rules'>): Around => {
  const { around } = rules.game;
  invariant(around !== undefined, 'only a game with windows holds batches');
  return around;
};
