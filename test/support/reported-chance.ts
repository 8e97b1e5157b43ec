/** The scorekeeper of a paper match: reports how chance fell when the game waits for it. */
import {
  type AwaitedOutcome,
  type Command,
  type GameState,
  type LogEntry,
  type ReportedOutcome,
  type Rules,
} from '../../src/engine/index.js';
import { kitOf, type Fallen } from './games/kit.js';
import { inRandomOrder, oneOf, type Pick } from './random-game.js';

/** `possible`: all that may be reported; absent where that depends on what happens in the same step. */
export type Recorder = (awaited: AwaitedOutcome, possible?: readonly string[]) => ReportedOutcome;

export const awaitingOf = ({ chance }: GameState): readonly AwaitedOutcome[] => chance?.awaiting ?? [];

/** Cards are reported only from those that are said to be possible, each as often as it is said. */
export const reportFor = (rules: Rules, state: GameState, recorder: Recorder): Command => {
  const possible = new Map(rules.reportable(state).map(({ label, among }) => [label, among]));
  const reported = awaitingOf(state).map((awaited) => {
    const told = recorder(awaited, possible.get(awaited.label));
    if (awaited.kind === 'cards') requireAmong(told, possible.get(awaited.label) ?? told.outcome);
    return told;
  });
  return { kind: 'assert', reported };
};

const requireAmong = ({ label, outcome }: ReportedOutcome, possible: readonly string[]): void => {
  const left = [...possible];
  for (const card of outcome) {
    if (!left.includes(card)) throw new Error(`${card} in ${label} is not said to be possible: ${left.join(', ')}`);
    left.splice(left.indexOf(card), 1);
  }
};

/** Reports random outcomes that are possible. */
export const randomRecorder =
  (pick: Pick): Recorder =>
  ({ label, kind, count, among }, possible = among) => {
    if (kind === 'roll') return { label, outcome: Array.from({ length: count }, () => oneOf(pick, among)) };
    return { label, outcome: inRandomOrder(pick, possible).slice(0, count) };
  };

/** Reports the outcomes of a game by a seed: the cards by their objects, the choices by the log. */
export const recorderOf = (game: string, faces: ReadonlyMap<string, string>, log: readonly LogEntry[]): Recorder => {
  const choices = choicesIn(game, log);
  return ({ label, kind, among }) => {
    if (kind === 'cards') return { label, outcome: among.map((place) => faces.get(place) ?? missing(place)) };
    return { label, outcome: choices.get(label) ?? missing(label) };
  };
};

/** The random choices and the rolled dice, by the labels under which they are reported. */
export const choicesIn = (game: string, log: readonly LogEntry[]): ReadonlyMap<string, readonly string[]> => {
  const choices = new Map<string, readonly string[]>();
  const drawn = new Map<string, number>();
  for (const { stream, outcome } of log.flatMap((entry) => chanceIn(game, entry))) {
    const number = drawn.get(stream) ?? 0;
    drawn.set(stream, number + 1);
    choices.set(`${stream}/${number}`, outcome);
  }
  return choices;
};

const chanceIn = (game: string, entry: LogEntry): readonly Fallen[] => {
  const { kind, purpose, seat, chosen, picked, secret } = entry;
  if (kind !== 'chosenAtRandom' && kind !== 'pickedAtRandom') return kitOf(game).rolled?.(entry) ?? [];
  const stream = kind === 'chosenAtRandom' ? (purpose as string) : `pick/${seat as string}`;
  return [{ stream, outcome: [chosen ?? picked ?? secret?.fields['picked'] ?? []].flat() as string[] }];
};

const missing = (what: string): never => {
  throw new Error(`the game by the seed has no outcome for ${what}`);
};
