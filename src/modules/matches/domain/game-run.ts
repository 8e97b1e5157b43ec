import type { Command, GameState, LogEntry, Rejection, Rules, Session, Substitution } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { decodeMatchEvent, type GameStarted, type MatchEvent, type RewoundTo } from './events.js';
import { interventionLog } from './intervention-log.js';
import { firstLotSecret, isDrawn, isListed, type LotSecret, lotSecretAfter } from './lots.js';
import { rewindGame } from './shares.js';

/** The command that an event of a game recorded; null where it recorded none. */
export function commandOf({ type, payload }: MatchEvent): Command | null {
  switch (type) {
    case 'ActionTaken': {
      const answers = payload.answers.map(({ decision, answer }) => ({ decision: decision.id, answer }));
      const { seat, by, asserted: reported } = payload;
      return {
        kind: 'answer',
        seat,
        answers,
        ...(by !== undefined && { by }),
        ...(reported !== undefined && { reported }),
      };
    }
    case 'TextInvoked': {
      const { seat, object, ability } = payload;
      return { kind: 'invoke', seat, object, ability };
    }
    case 'RepetitionProposed': {
      const { seat, round, times, seats } = payload;
      return { kind: 'repeat', seat, round, times, ...(seats !== undefined && { seats }) };
    }
    case 'ChanceAsserted':
      return { kind: 'assert', reported: payload.asserted };
    case 'Corrected': {
      const { seat, source, acts, cause } = payload;
      return { kind: 'correct', seat, source, acts, ruling: cause.id };
    }
    case 'LossRuled':
      return { kind: 'lose', seats: payload.seats, ruling: payload.cause.id };
    case 'Conceded':
      return { kind: 'concede', seat: payload.seat };
    case 'TimeExpired':
      return { kind: 'timeOut', seats: payload.expired.map(({ seat }) => seat) };
    default:
      return null;
  }
}

const NOT_DRAWN: RunStep = { kind: 'unreachable', message: 'the lot takes another answer' };

/** Where a run begins: the game after one of its events. */
interface RunStart {
  readonly version: number;
  readonly state: GameState;
  /** Absent: the game has not been rewound. */
  readonly lots?: LotSecret;
}

/** What one recorded event led to. */
export type RunStep =
  | { readonly kind: 'executed'; readonly command: Command; readonly log: readonly LogEntry[] }
  | {
      readonly kind: 'rewound';
      readonly rewound: RewoundTo;
      readonly substitutions: readonly Substitution[];
      readonly log: readonly LogEntry[];
    }
  /** The state is what it was: of clocks and presence, of proposals, of a result by ruling. */
  | { readonly kind: 'aside'; readonly log: readonly LogEntry[] }
  | { readonly kind: 'unreachable'; readonly message: string }
  | Rejection;

/**
 * The one fold of a recorded game: a state of the engine, carried on event by event. Whether a game is played on,
 * replayed, audited or counted, its state comes from here; what a step that fails means is for the caller to say. After
 * a rejection the run is over.
 */
export class GameRun {
  private session: Session;
  /** The state as a value; null when it has changed since it was last asked for. */
  private taken: GameState | null;
  private readonly targets: ReadonlySet<number>;
  /** The states at the versions that a rewind goes back to. */
  private readonly kept = new Map<number, GameState>();
  private lotSecret: LotSecret;

  /** `events` are those that the run will be given: of these it knows which states will be gone back to. */
  constructor(
    private readonly rules: Rules,
    private readonly started: GameStarted,
    from: RunStart,
    events: readonly StoredEvent[],
  ) {
    this.targets = new Set(rewindTargets(events));
    this.session = rules.session(from.state);
    this.taken = from.state;
    this.lotSecret = from.lots ?? firstLotSecret(started);
    this.keep(from.version);
  }

  /** `engine`: the build that recorded the event, if known. Each build checks the answers that it drew by lot. */
  apply(version: number, event: MatchEvent, engine?: string): RunStep {
    if (!isDrawn(this.lotSecret, this.started.gameId, version, event)) return NOT_DRAWN;
    if (engine === this.rules.engine && event.type === 'ActionTaken' && event.payload.lot !== undefined) {
      if (!isListed(this.rules, this.state(), event.payload)) return NOT_DRAWN;
    }
    const step = this.execute(event);
    this.lotSecret = lotSecretAfter(this.lotSecret, event);
    if (step.kind !== 'rejected') this.keep(version);
    return step;
  }

  /** The secret of the lots that come next. */
  get lots(): LotSecret {
    return this.lotSecret;
  }

  state(): GameState {
    this.taken ??= this.session.state();
    return this.taken;
  }

  /** The state until the next event is applied: costs nothing, and must not be kept. */
  get passing(): GameState {
    return this.taken ?? this.session.draft.state;
  }

  private execute(event: MatchEvent): RunStep {
    if (event.type === 'Rewound') return this.rewind(event.payload, interventionLog(event));
    const command = commandOf(event);
    if (command === null) return { kind: 'aside', log: interventionLog(event) };
    this.taken = null;
    const done = this.session.submit(command);
    return done.kind === 'rejected' ? done : { kind: 'executed', command, log: done.log };
  }

  private rewind(rewound: RewoundTo, log: readonly LogEntry[]): RunStep {
    const { to: version, branch, randomness } = rewound;
    const to = this.kept.get(version);
    if (to === undefined) return { kind: 'unreachable', message: 'it goes back to a version that is not there' };
    const way = { to, from: this.state(), branch, serverSecret: randomness?.serverSecret };
    const { state, substitutions } = rewindGame(this.rules, this.started, way);
    this.session = this.rules.session(state);
    this.taken = state;
    return { kind: 'rewound', rewound, substitutions, log };
  }

  private keep(version: number): void {
    if (this.targets.has(version)) this.kept.set(version, this.state());
  }
}

/** The versions that these events rewind the game to. */
export const rewindTargets = (events: readonly StoredEvent[]): readonly number[] =>
  events.flatMap((event) => {
    if (event.type !== 'Rewound') return [];
    const { type, payload } = decodeMatchEvent(event);
    return type === 'Rewound' ? [payload.to] : [];
  });
