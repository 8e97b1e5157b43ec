/** The one who records a paper match: tells how chance fell when the game waits for it. */
import type { AwaitedOutcome, Command, GameState, LogEntry, ReportedOutcome } from '../../src/engine/index.js';
import { inRandomOrder, type Pick } from './random-game.js';

export type Recorder = (awaited: AwaitedOutcome, state: GameState) => ReportedOutcome;

export const awaitingOf = ({ chance }: GameState): readonly AwaitedOutcome[] => chance?.awaiting ?? [];

export const reportFor = (state: GameState, recorder: Recorder): Command => ({
  kind: 'assert',
  reported: awaitingOf(state).map((awaited) => recorder(awaited, state)),
});

/** Tells at random what could have been. */
export const randomRecorder =
  (pick: Pick): Recorder =>
  ({ label, kind, seat, count, among }, state) => {
    if (kind !== 'cards') return { label, outcome: inRandomOrder(pick, among).slice(0, count) };
    const unidentified = Object.values(state.objects).filter(
      (object) => object.untold === true && object.owner === seat,
    );
    const cards = unidentified.map(({ definition }) => definition).toSorted();
    return { label, outcome: inRandomOrder(pick, cards).slice(0, count) };
  };

/** Tells what a game by a seed has shown: the cards by the objects that they are, the choices by their log. */
export const recorderOf = (faces: ReadonlyMap<string, string>, log: readonly LogEntry[]): Recorder => {
  const choices = choicesIn(log);
  return ({ label, kind, among }) => {
    if (kind === 'cards') return { label, outcome: among.map((place) => faces.get(place) ?? missing(place)) };
    return { label, outcome: choices.get(label) ?? missing(label) };
  };
};

/** What chance chose, by the labels under which it is told. */
export const choicesIn = (log: readonly LogEntry[]): ReadonlyMap<string, readonly string[]> => {
  const choices = new Map<string, readonly string[]>();
  const drawn = new Map<string, number>();
  for (const { kind, purpose, seat, chosen, picked, secret } of log) {
    if (kind !== 'chosenAtRandom' && kind !== 'pickedAtRandom') continue;
    const stream = kind === 'chosenAtRandom' ? (purpose as string) : `pick/${seat as string}`;
    const number = drawn.get(stream) ?? 0;
    drawn.set(stream, number + 1);
    choices.set(`${stream}/${number}`, [chosen ?? picked ?? secret?.fields['picked'] ?? []].flat() as string[]);
  }
  return choices;
};

const missing = (what: string): never => {
  throw new Error(`the game by the seed tells nothing of ${what}`);
};
