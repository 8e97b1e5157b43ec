/** What the lines of a report say of each other. */
import type { TrfFault } from './lines.js';
import { pointsOfGame, reportedRounds, type TrfGame, type TrfMark, type TrfPlayer, type TrfReport } from './report.js';

interface FaultOfPlayer extends Pick<TrfFault, 'column' | 'code' | 'text'> {
  readonly player: number;
}

const gameColumn = (round: number): number => 82 + 10 * round;

/** Points of a report with accelerated pairings are not compared: such points are a part of them. */
export function faultsAcross(report: TrfReport, isAccelerated: boolean): readonly FaultOfPlayer[] {
  const rounds = reportedRounds(report);
  const byNumber = new Map(report.players.map((player) => [player.number, player]));
  return [
    ...report.players.flatMap((player) => [
      ...player.games.flatMap((game, at) => faultsOfGame(byNumber, player, game, at + 1)),
      ...(isAccelerated ? [] : faultsOfPoints(report, rounds, player)),
    ]),
    ...faultsOfRounds(report),
    ...unknownNumbers(report, byNumber),
  ];
}

/** Marks that the opponent of a mark may have. */
const OPPOSITE: Readonly<Record<TrfMark, string>> = {
  ...{ '1': '0L', W: '0L', '0': '1W0L', L: '1W0L', '=': '=D', D: '=D', '+': '-', '-': '+-' },
  ...{ F: '', H: '', Z: '', U: '' },
};

function faultsOfGame(
  players: ReadonlyMap<number, TrfPlayer>,
  { number }: TrfPlayer,
  game: TrfGame | null,
  round: number,
): readonly FaultOfPlayer[] {
  if (game === null || game.opponent === null) return [];
  const { opponent, colour, mark } = game;
  const fault = (column: number, code: TrfFault['code'], text: string): readonly FaultOfPlayer[] => [
    { player: number, column: gameColumn(round) + column, code, text },
  ];
  const there = players.get(opponent);
  if (there === undefined) return fault(0, 'unknown-player', `Add player ${opponent}, or name another opponent.`);
  const other = there.games[round - 1] ?? null;
  if (opponent === number || other?.opponent !== number)
    return fault(0, 'contradiction', `Name each other as opponents: see round ${round} of player ${opponent}.`);
  if (colour !== null && colour === other.colour)
    return fault(5, 'contradiction', `Give the two players different colours: both have ${colour}.`);
  if (OPPOSITE[mark].includes(other.mark)) return [];
  return fault(7, 'contradiction', `Write results that fit: here ${mark}, at the opponent ${other.mark}.`);
}

/** Programs count a bye of the round to come at once, or not yet. */
function faultsOfPoints({ points }: TrfReport, rounds: number, player: TrfPlayer): readonly FaultOfPlayer[] {
  const counted = player.games.reduce((sum, game) => sum + (game === null ? 0 : pointsOfGame(game, points)), 0);
  const last = player.games.at(-1) ?? null;
  const isToCome = last?.opponent === null && player.games.length === rounds;
  const possible = isToCome ? [counted, counted - pointsOfGame(last, points)] : [counted];
  if (possible.includes(player.points)) return [];
  const text = `Write the sum of the results as points, ${counted / 10}, or the points of each result in a line 162.`;
  return [{ player: player.number, column: 81, code: 'points', text }];
}

function faultsOfRounds(report: TrfReport): readonly FaultOfPlayer[] {
  const { rounds, players } = report;
  const longest = players.find(({ games }) => rounds !== null && games.length > rounds);
  if (rounds === null || longest === undefined) return [];
  const text = `Write the number of rounds, which is ${rounds} in this file, as at least ${reportedRounds(report)}.`;
  return [{ player: longest.number, column: gameColumn(rounds + 1), code: 'rounds', text }];
}

function unknownNumbers(
  { absences, forbidden }: TrfReport,
  players: ReadonlyMap<number, TrfPlayer>,
): readonly FaultOfPlayer[] {
  const named = [...absences, ...forbidden].flatMap((each) => each.players);
  return [...new Set(named)]
    .filter((number) => !players.has(number))
    .map((player) => ({
      player,
      column: 1,
      code: 'unknown-player',
      text: `Add player ${player}, who is named in a line of byes or of pairs.`,
    }));
}
