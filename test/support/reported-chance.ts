/** The scorekeeper of a paper match: reports how chance fell when the game waits for it. */
import {
  type AwaitedOutcome,
  type Command,
  type GameState,
  type LogEntry,
  type ReportedOutcome,
  rulesFor,
} from '../../src/engine/index.js';
import { heapOf } from '../../src/engine/kernel/index.js';
import { kitOf, type Fallen } from './games/kit.js';
import { inRandomOrder, oneOf, type Pick } from './random-game.js';

export type Recorder = (awaited: AwaitedOutcome, state: GameState) => ReportedOutcome;

export const awaitingOf = ({ chance }: GameState): readonly AwaitedOutcome[] => chance?.awaiting ?? [];

export const reportFor = (state: GameState, recorder: Recorder): Command => ({
  kind: 'assert',
  reported: awaitingOf(state).map((awaited) => recorder(awaited, state)),
});

/** Reports random outcomes that are possible. */
export const randomRecorder =
  (pick: Pick): Recorder =>
  ({ label, kind, seat, count, among }, state) => {
    if (kind === 'roll') return { label, outcome: Array.from({ length: count }, () => oneOf(pick, among)) };
    if (kind !== 'cards') return { label, outcome: inRandomOrder(pick, among).slice(0, count) };
    const unidentified = Object.values(state.objects).filter(
      ({ untold, owner, zone }) => untold === true && owner === seat && heapIn(state, zone) === heapIn(state, label),
    );
    const cards = unidentified.map(({ definition }) => definition).toSorted();
    return { label, outcome: inRandomOrder(pick, cards).slice(0, count) };
  };

/** Cards that lie apart are none of those that lie elsewhere. */
const heapIn = ({ game }: GameState, zone: string): string => {
  const rules = rulesFor(game)?.compiled;
  return rules === undefined ? '' : heapOf({ rules }, { zone });
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
