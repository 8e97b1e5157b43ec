/** A recorded game compared with its re-execution. */
import type { Command, GameState, LogEntry, Outcome, Rejection, Rules } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import {
  type GameEnded,
  type GameRun,
  type GameStarted,
  type LotSecret,
  proofIn,
  type ResultRuled,
  type Rewind,
} from '../../matches/index.js';
import type { Executed, Execution } from './executions.js';
import {
  commitmentDifferences,
  type Compared,
  type Difference,
  logDifferences,
  positionDifferences,
  stateDifferences,
  stateHashOf,
  substitutionDifferences,
} from './proving.js';

/** A recorded step, executed again. */
export interface ProvenStep {
  /** Version of the event that recorded it. */
  readonly version: number;
  readonly at: string;
  /** Null for the setup of the game, and for a rewind. */
  readonly command: Command | null;
  readonly log: readonly LogEntry[];
  /** The hash of the resulting state. Null: the event recorded none. */
  readonly stateHash: string | null;
}

/** The same with the state that it led to. */
export interface Step extends ProvenStep {
  readonly state: GameState;
}

export interface Reexecution<Kept extends ProvenStep = Step> {
  readonly rules: Rules;
  readonly started: GameStarted;
  /** The setup first; up to the first recorded action that the rules now reject; steps that were taken back too. */
  readonly steps: readonly Kept[];
  readonly rewinds: readonly Rewind[];
  readonly ends: readonly End[];
  readonly differences: readonly Difference[];
}

/** A recorded end of the game. There are several if the game was rewound, or if a ruling changed its result. */
export interface End {
  readonly version: number;
  readonly at: string;
  readonly payload: GameEnded;
}

/** All that must be known of past events to prove those after them. */
export interface Reached {
  readonly version: number;
  readonly state: GameState;
  /** The recorded hash that the next log hash continues. */
  readonly before: string;
  /** The result that a judge has given the game, whatever its state. */
  readonly ruled: ResultRuled['outcome'] | null;
  /** The secret of the lots that come next. */
  readonly lots: LotSecret;
}

/** The facts that are kept of a step, read when the run has just passed it. */
export type Keep<Kept extends ProvenStep> = (step: ProvenStep, run: GameRun) => Kept;

/** Takes the executions of a record in order, and gathers the steps and what differs. */
export class Comparison<Kept extends ProvenStep> {
  private readonly steps: Kept[] = [];
  private readonly rewinds: Rewind[] = [];
  private readonly ends: End[] = [];
  private readonly differences: Difference[] = [];
  /** The outcome of the last executed state. */
  private outcome: Outcome | null;
  private ruled: ResultRuled['outcome'] | null;
  private last: Execution | null = null;

  /** `from`: where the executions continue; without it they begin with the setup of the game. */
  constructor(
    private readonly rules: Rules,
    private readonly started: GameStarted,
    private readonly keep: Keep<Kept>,
    from: Pick<Reached, 'state' | 'ruled'> | null = null,
  ) {
    this.outcome = from?.state.outcome ?? null;
    this.ruled = from?.ruled ?? null;
  }

  add(execution: Execution): void {
    const { event, recorded } = execution;
    this.last = execution;
    if (execution.run !== null) this.compare(execution);
    else if (execution.step !== null) this.differences.push(rejected(event, execution.step));
    if (recorded.type === 'GameEnded') this.end(event, recorded.payload);
    if (recorded.type === 'ResultRuled') this.ruled = recorded.payload.outcome;
  }

  result(): Reexecution<Kept> {
    const { rules, started, steps, rewinds, ends, differences } = this;
    return { rules, started, steps, rewinds, ends, differences };
  }

  /** Null after a rejection. */
  reached(): Reached | null {
    const { last, ruled } = this;
    if (last === null || last.run === null) return null;
    const { run, event, recorded } = last;
    return { version: event.version, state: run.state(), before: proofIn(recorded), ruled, lots: run.lots };
  }

  private compare(executed: Executed): void {
    const { event, recorded, step, run } = executed;
    const compared = { rules: this.rules, started: this.started, event, payload: recorded.payload };
    switch (step.kind) {
      case 'aside':
        this.differences.push(...stateDifferences(compared, stateHashOf(compared, run)));
        return;
      case 'executed':
        this.addStep(compared, executed, { command: step.command, log: step.log });
        return;
      case 'rewound':
        this.rewinds.push({ version: event.version, to: step.rewound.to });
        this.ruled = null;
        this.differences.push(...commitmentDifferences(compared, step.rewound));
        this.addStep(compared, executed, { command: null, log: step.log });
        this.differences.push(...substitutionDifferences(compared, step));
    }
  }

  private addStep(
    compared: Compared,
    { event: { version, recordedAt: at }, run, before }: Executed,
    { command, log }: Pick<ProvenStep, 'command' | 'log'>,
  ): void {
    const { seed, outcome } = run.passing;
    this.outcome = outcome;
    const stateHash = stateHashOf(compared, run);
    this.differences.push(
      ...logDifferences(compared, { seed, before, log }),
      ...stateDifferences(compared, stateHash),
      ...positionDifferences(compared, run),
    );
    this.steps.push(this.keep({ version, at, command, log, stateHash }, run));
  }

  private end({ version, recordedAt: at }: StoredEvent, payload: GameEnded): void {
    this.ends.push({ version, at, payload });
    const recorded = winnersText(payload.outcome);
    const actual = winnersText(this.ruled ?? this.outcome);
    if (recorded !== actual) this.differences.push({ version, what: 'outcome', recorded, actual });
  }
}

const rejected = ({ version }: StoredEvent, { message }: Rejection): Difference => ({
  ...{ version, what: 'rejected', recorded: 'accepted', actual: message },
});

function winnersText(outcome: { readonly winners: readonly string[]; readonly draw: boolean } | null): string {
  if (outcome === null) return 'none';
  return outcome.draw ? 'draw' : outcome.winners.join(' ');
}
