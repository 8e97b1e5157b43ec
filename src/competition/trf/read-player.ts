/** The line of a player (001), with the player's games. */
import type { Colour } from '../colours.js';
import { cell, integer, pointsIn, shown, type TrfLine } from './lines.js';
import {
  BYE_MARKS,
  FORFEIT_MARKS,
  LIMITS,
  PLAYED_MARKS,
  type TrfGame,
  type TrfMark,
  type TrfPlayer,
} from './report.js';

const FIRST_GAME = 92;
const GAME_WIDTH = 10;
const END_OF_POINTS = 84;

/** A character that readers see. U+2800 is a symbol without dots. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Null, with its faults, if the line says no player. */
export function readPlayer(line: TrfLine): TrfPlayer | null {
  if (line.characters.length < END_OF_POINTS) {
    line.fault(line.characters.length + 1, 'too-short', 'Write the line at least up to the points, columns 81 to 84.');
    return null;
  }
  if (cell(line, 5, 8) === '') line.fault(5, 'no-number', 'Write the starting number in columns 5 to 8.');
  const number = integer(line, [5, 8], 'the starting number', 9_999);
  const points = pointsIn(line, [81, 84], 'the points');
  const rating = cell(line, 49, 52) === '0' ? null : integer(line, [49, 52], 'the rating', 9_999);
  const rank = integer(line, [86, 89], 'the rank', 9_999);
  const games = readGames(line);
  if (!VISIBLE.test(cell(line, 15, 47))) line.fault(15, 'no-name', 'Write the name in columns 15 to 47.');
  if (number === null || points === null) return null;
  return {
    ...{ number, points, rating, rank, games },
    ...{ sex: cell(line, 10, 10), title: cell(line, 11, 13), name: cell(line, 15, 47) },
    ...{ federation: cell(line, 54, 56), fideId: cell(line, 58, 68), birth: cell(line, 70, 79) },
  };
}

function readGames(line: TrfLine): readonly (TrfGame | null)[] {
  const games: (TrfGame | null)[] = [];
  const end = line.characters.findLastIndex((character) => character.trim() !== '') + 1;
  for (let from = FIRST_GAME; from <= end; from += GAME_WIDTH) {
    if (games.length === LIMITS.rounds) {
      line.fault(from, 'rounds', `Write at most ${LIMITS.rounds} rounds.`);
      break;
    }
    games.push(readGame(line, from));
  }
  while (games.at(-1) === null) games.pop();
  return games;
}

const isOneOf = <Mark extends string>(marks: readonly Mark[], text: string): text is Mark =>
  marks.some((mark) => mark === text);

const markOf = (text: string): TrfMark | null =>
  [...PLAYED_MARKS, ...FORFEIT_MARKS, ...BYE_MARKS].find((mark) => mark === text.toUpperCase()) ?? null;

/** The opponent in columns 1 to 4 of a game, the colour in 6, the result in 8. */
function readGame(line: TrfLine, from: number): TrfGame | null {
  const [opponentText, colourText, markText] = [
    cell(line, from, from + 3),
    cell(line, from + 5, from + 5),
    cell(line, from + 7, from + 7),
  ];
  const noOpponent = opponentText === '' || opponentText === '0000';
  if (noOpponent && (colourText === '' || colourText === '-') && markText === '')
    return opponentText === '' ? null : { opponent: null, colour: null, mark: 'Z' };
  const mark = markOf(markText);
  if (mark === null) {
    line.fault(
      from + 7,
      'unknown-mark',
      `Write a result such as 1, =, 0, +, -, H, F, U or Z, not "${shown(markText)}".`,
    );
    return null;
  }
  const colour = colourOf(line, from + 5, colourText);
  if (noOpponent) return withoutOpponent(line, from, mark);
  const opponent = integer(line, [from, from + 3], 'the starting number of the opponent', 9_999);
  if (opponent === null) return null;
  if (isOneOf(BYE_MARKS, mark)) {
    line.fault(from + 7, 'contradiction', `Write the opponent of a bye as 0000: ${mark} is a bye.`);
    return null;
  }
  if (colour === null && isOneOf(PLAYED_MARKS, mark)) {
    line.fault(from + 5, 'unknown-colour', 'Write the colour of a game that was played, w or b.');
    return null;
  }
  return { opponent, colour, mark };
}

function colourOf(line: TrfLine, column: number, text: string): Colour | null {
  if (text === 'w') return 'white';
  if (text === 'b') return 'black';
  if (text !== '' && text !== '-')
    line.fault(column, 'unknown-colour', `Write the colour as w, b or -, not "${text}".`);
  return null;
}

/** Older files write a bye of a whole point as +, and a round without one as -. */
function withoutOpponent(line: TrfLine, from: number, mark: TrfMark): TrfGame | null {
  if (mark === '+') return { opponent: null, colour: null, mark: 'U' };
  if (mark === '-') return { opponent: null, colour: null, mark: 'Z' };
  if (mark === '=') return { opponent: null, colour: null, mark: 'H' };
  if (isOneOf(BYE_MARKS, mark)) return { opponent: null, colour: null, mark };
  line.fault(from, 'contradiction', `Write the opponent: a result ${mark} needs one.`);
  return null;
}
