/** Reads the text of a report. Every defect becomes a fault with its line and column; a report has none. */
import type { Colour } from '../colours.js';
import { faultsAcross } from './checks.js';
import {
  cell,
  integer,
  integerOf,
  pointsIn,
  restFrom,
  shown,
  type TrfFault,
  type TrfLine,
  wordsFrom,
} from './lines.js';
import { readPlayer } from './read-player.js';
import {
  CHESS_POINTS,
  LIMITS,
  reportedRounds,
  type TrfAbsence,
  type TrfForbidden,
  type TrfPlayer,
  type TrfPoints,
  type TrfReport,
} from './report.js';

export type TrfReading =
  | { readonly report: TrfReport; readonly faults: readonly [] }
  | { readonly report: null; readonly faults: readonly TrfFault[] };

type Changing<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** A report while it is read. */
interface Draft extends Changing<Omit<TrfReport, 'points' | 'players' | 'absences' | 'forbidden' | 'details'>> {
  readonly details: { code: string; text: string }[];
  readonly points: Changing<TrfPoints>;
  readonly players: TrfPlayer[];
  /** Per player: the number of the player's line. */
  readonly lineOf: Map<number, number>;
  readonly absences: TrfAbsence[];
  /** Players who miss the round after the last one of the report. */
  readonly missNext: number[];
  readonly forbidden: TrfForbidden[];
  byeIsSet: boolean;
  isAccelerated: boolean;
}

/** At most `LIMITS.faults` faults. */
export function readTrf(text: string): TrfReading {
  const faults: TrfFault[] = [];
  const fault = (line: number, column: number, code: TrfFault['code'], says: string): void => {
    if (faults.length < LIMITS.faults) faults.push({ line, column, code, text: says });
  };
  if (text.length > LIMITS.characters) {
    fault(1, 1, 'too-large', `Send a file of at most ${LIMITS.characters} characters.`);
    return { report: null, faults };
  }
  const lines = text.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u);
  if (lines.length > LIMITS.lines) {
    fault(LIMITS.lines + 1, 1, 'too-large', `Send a file of at most ${LIMITS.lines} lines.`);
    return { report: null, faults };
  }
  const draft = newDraft();
  lines.forEach((line, at) => {
    if (line.trim() === '') return;
    const characters = [...line];
    readLine(draft, {
      ...{ number: at + 1, code: characters.slice(0, 3).join(''), characters },
      fault: (column, code, says) => fault(at + 1, column, code, says),
    });
  });
  const report = reportOf(draft);
  // Faults within lines would lead to others across them, which say nothing new.
  const across = faults.length > 0 ? [] : faultsAcross(report, draft.isAccelerated);
  for (const { player, column, code, text: says } of across) fault(draft.lineOf.get(player) ?? 1, column, code, says);
  if (faults.length === 0 && draft.players.length === 0) fault(1, 1, 'no-players', 'Write a line 001 for each player.');
  return faults.length === 0 ? { report, faults: [] } : { report: null, faults };
}

const newDraft = (): Draft => ({
  ...{ name: '', details: [], rounds: null, firstColour: null, points: { ...CHESS_POINTS }, players: [] },
  ...{ lineOf: new Map(), absences: [], missNext: [], forbidden: [], byeIsSet: false, isAccelerated: false },
});

function reportOf({ name, details, rounds, firstColour, points, players, absences, missNext, forbidden }: Draft) {
  const report: TrfReport = { name, details, rounds, firstColour, points, players, absences, forbidden };
  if (missNext.length === 0) return report;
  const next: TrfAbsence = { round: reportedRounds(report) + 1, mark: 'Z', players: missNext };
  return { ...report, absences: [...absences, next] };
}

function readLine(draft: Draft, line: TrfLine): void {
  switch (line.code) {
    case '001':
      return addPlayer(draft, line);
    case '012':
      draft.name = restFrom(line, 5);
      return;
    case '013':
    case '310':
      return line.fault(1, 'teams', 'Send the report of a tournament of single players: teams cannot be read.');
    case '142':
    case 'XXR':
      draft.rounds = integerOf(line, 5, restFrom(line, 4), 'the number of rounds', LIMITS.rounds);
      return;
    case '152':
    case 'XXC':
      draft.firstColour = firstColourOf(line) ?? draft.firstColour;
      return;
    case '162':
      return readPoints(draft, line);
    case 'BBW':
    case 'BBD':
    case 'BBL':
    case 'BBU':
    case 'BBZ':
    case 'BBF':
      return setPoints(draft, line.code.slice(2), pointsIn(line, [4, line.characters.length], 'the points'));
    case '240':
      return readAbsence(draft, line);
    case 'XXZ':
      // Too many for the arguments of one call, perhaps.
      for (const number of numbersFrom(line, 4)) draft.missNext.push(number);
      return;
    case '260':
      return readForbidden(draft, line);
    case 'XXP':
      draft.forbidden.push({ from: 1, to: null, players: numbersFrom(line, 4) });
      return;
    case '250':
    case 'XXA':
      draft.isAccelerated = true;
  }
  draft.details.push({ code: line.code, text: line.characters.slice(4).join('').trimEnd() });
}

function addPlayer(draft: Draft, line: TrfLine): void {
  const player = readPlayer(line);
  if (player === null) return;
  const before = draft.lineOf.get(player.number);
  if (before !== undefined)
    line.fault(5, 'repeated', `Give each player another starting number: line ${before} has ${player.number} as well.`);
  else if (draft.players.length === LIMITS.players)
    line.fault(1, 'too-large', `Send a report of at most ${LIMITS.players} players.`);
  else {
    draft.players.push(player);
    draft.lineOf.set(player.number, line.number);
  }
}

/** `152 W`, or `XXC white1`, whose other words say how programs sort. */
function firstColourOf(line: TrfLine): Colour | null {
  const words = wordsFrom(line, 4).map(({ text }) => text.toLowerCase());
  if (words.some((word) => word === 'w' || word === 'white1')) return 'white';
  if (words.some((word) => word === 'b' || word === 'black1')) return 'black';
  if (line.code === '152') line.fault(5, 'unknown-colour', 'Write the first colour as W or B.');
  return null;
}

const POINTS_WIDTH = 9;

function readPoints(draft: Draft, line: TrfLine): void {
  for (let from = 6; from <= line.characters.length; from += POINTS_WIDTH) {
    const letter = cell(line, from, from);
    if (letter === '') continue;
    if (!'WDLAP'.includes(letter)) line.fault(from, 'unknown-mark', `Write W, D, L, A or P, not "${shown(letter)}".`);
    else setPoints(draft, letter, pointsIn(line, [from + 1, from + 4], 'the points'));
  }
}

/** Codes of line 162, and the last letters of the older lines. */
function setPoints(draft: Draft, letter: string, value: number | null): void {
  if (value === null) return;
  const { points } = draft;
  if (letter === 'W') points.win = value;
  if (letter === 'D') points.draw = value;
  if (letter === 'L') points.loss = value;
  if (letter === 'A' || letter === 'Z') points.zero = value;
  if (letter === 'A' || letter === 'F') points.forfeit = value;
  if (letter === 'P' || letter === 'U') draft.byeIsSet = true;
  if (letter === 'P' || letter === 'U' || (letter === 'W' && !draft.byeIsSet)) points.bye = value;
}

function readAbsence({ absences }: Draft, line: TrfLine): void {
  const mark = cell(line, 5, 5);
  if (mark !== 'F' && mark !== 'H' && mark !== 'Z')
    return line.fault(5, 'unknown-mark', `Write the kind of the byes as F, H or Z, not "${shown(mark)}".`);
  const round = integerOf(line, 7, cell(line, 7, 9), 'the round', LIMITS.rounds);
  if (round !== null) absences.push({ round, mark, players: numbersFrom(line, 10) });
}

function readForbidden({ forbidden }: Draft, line: TrfLine): void {
  const from = integerOf(line, 5, cell(line, 5, 7), 'the first round', LIMITS.rounds);
  const to = integer(line, [9, 11], 'the last round', LIMITS.rounds);
  if (from !== null) forbidden.push({ from, to, players: numbersFrom(line, 12) });
}

const numbersFrom = (line: TrfLine, from: number): readonly number[] =>
  wordsFrom(line, from).flatMap(({ column, text }) => integerOf(line, column, text, 'a starting number', 9_999) ?? []);
