/** Writes a report. Lines end as FIDE's tables say, with a carriage return and a line feed. */
import { CHESS_POINTS, tenths, type TrfGame, type TrfPlayer, type TrfPoints, type TrfReport } from './report.js';

/** TRF16 with the codes that pairing programs add, or TRF26, which has codes of its own for them. */
export const TRF_EDITIONS = ['trf16', 'trf26'] as const;
export type TrfEdition = (typeof TRF_EDITIONS)[number];

export function writeTrf(report: TrfReport, edition: TrfEdition): string {
  const { name, details, rounds, firstColour, points, players, absences, forbidden } = report;
  const isNew = edition === 'trf26';
  const lines = [
    `012 ${oneLine(name)}`,
    ...details.map(({ code, text }) => `${code} ${oneLine(text)}`),
    ...(rounds === null ? [] : [`${isNew ? '142' : 'XXR'} ${rounds}`]),
    ...(firstColour === null ? [] : [isNew ? `152 ${firstColour === 'white' ? 'W' : 'B'}` : `XXC ${firstColour}1`]),
    ...linesOfPoints(points),
    ...players.map(lineOfPlayer),
    ...absences.map(({ mark, round, players: absent }) => `240 ${mark} ${right(round, 3)}${numbers(absent)}`),
    ...forbidden.map(({ from, to, players: apart }) =>
      from === 1 && to === null && !isNew
        ? `XXP ${apart.join(' ')}`
        : `260 ${right(from, 3)} ${right(to ?? '', 3)}${numbers(apart)}`,
    ),
  ];
  return lines.map((line) => `${line.trimEnd()}\r\n`).join('');
}

/** Text of a line: control characters and line ends would begin another one. */
const oneLine = (text: string): string => text.replace(/\p{Cc}|[\u2028\u2029]/gu, ' ').trim();

const right = (value: number | string, width: number): string => String(value).padStart(width);

/** Text that fills its columns, which are characters and not units of a string. */
const left = (text: string, width: number): string => {
  const characters = [...oneLine(text)].slice(0, width);
  return characters.join('') + ' '.repeat(width - characters.length);
};

const numbers = (of: readonly number[]): string => of.map((number) => ` ${right(number, 4)}`).join('');

function linesOfPoints(points: TrfPoints): readonly string[] {
  const { win, draw, loss, bye, zero, forfeit } = points;
  const isChess =
    [win, draw, bye].join() === [CHESS_POINTS.win, CHESS_POINTS.draw, CHESS_POINTS.bye].join() &&
    loss + zero + forfeit === 0;
  if (isChess) return [];
  const one = [
    ...([
      ['W', win],
      ['D', draw],
      ['L', loss],
    ] as const),
    ...(zero === forfeit ? [['A', zero] as const] : []),
    ['P', bye] as const,
  ];
  const line = `162  ${one.map(([letter, value]) => `${letter}${right(tenths(value), 4)}    `).join('')}`;
  return zero === forfeit ? [line] : [line, `BBZ ${right(tenths(zero), 4)}`, `BBF ${right(tenths(forfeit), 4)}`];
}

/** From a hundred points on, the columns have no room for tenths. Only policies of whole points reach that. */
const scoreOf = (points: number): string => (points < 1_000 ? tenths(points) : String(Math.floor(points / 10)));

function lineOfPlayer(player: TrfPlayer): string {
  const { number, sex, title, name, rating, federation, fideId, birth, points, rank, games } = player;
  return [
    `001 ${right(number, 4)} ${left(sex, 1)}${left(title, 3)} ${left(name, 33)} ${right(rating ?? '', 4)}`,
    ` ${left(federation, 3)} ${left(fideId, 11)} ${left(birth, 10)} ${right(scoreOf(points), 4)} ${right(rank ?? '', 4)}`,
    ...games.map(gameOf),
  ].join('');
}

function gameOf(game: TrfGame | null): string {
  if (game === null) return ' '.repeat(10);
  const { opponent, colour, mark } = game;
  const sign = colour === null ? '-' : colour === 'white' ? 'w' : 'b';
  return `  ${opponent === null ? '0000' : right(opponent, 4)} ${sign} ${mark}`;
}
