/** The field of a round as a report says it. */
import { type Colour, opposite } from '../../colours.js';
import {
  pointsOfGame,
  reportedRounds,
  type TrfGame,
  type TrfPoints,
  type TrfReport,
  wasPlayed,
} from '../../trf/index.js';
import type { DutchField, DutchPastRound } from './contenders.js';

/** The field before a round. Starting numbers are ids. A player with a bye of another kind than U is absent. */
export function fieldOfReport(report: TrfReport, round: number): DutchField {
  const { players, points, forbidden, absences, rounds } = report;
  const absent = new Set(absences.flatMap((absence) => (absence.round === round ? absence.players : [])));
  const numbered = players.toSorted((a, b) => a.number - b.number);
  const isPaired = players.some(({ games }) => wasPaired(games[round - 1] ?? null));
  return {
    players: numbered.map(({ number, games }) => {
      const here = games[round - 1] ?? null;
      return {
        id: String(number),
        past: Array.from({ length: round - 1 }, (_, at) => pastOf(namedGame(games[at] ?? null), points)),
        isPresent: !absent.has(number) && (isPaired ? wasPaired(here) : here === null),
      };
    }),
    rounds: rounds ?? Math.max(round, reportedRounds(report)),
    firstColour: report.firstColour ?? reportedFirstColour(report) ?? 'white',
    points,
    apart: forbidden.flatMap(({ from, to, players: of }) =>
      from > round || (to ?? round) < round
        ? []
        : of.flatMap((one, at) => of.slice(at + 1).map((other) => [String(one), String(other)] as const)),
    ),
  };
}

/** Whether the player had an opponent, or the bye of an odd number of players. */
const wasPaired = (game: TrfGame | NamedGame | null): boolean =>
  game !== null && (game.opponent !== null || game.mark === 'U');

/** A game as a report has it, with any name of the opponent. Null for a round that the player left out. */
export interface NamedGame extends Pick<TrfGame, 'colour' | 'mark'> {
  readonly opponent: string | null;
}

const namedGame = (game: TrfGame | null): NamedGame | null =>
  game && { ...game, opponent: game.opponent === null ? null : String(game.opponent) };

export function pastOf(game: NamedGame | null, points: TrfPoints): DutchPastRound {
  if (game === null) return { opponent: null, colour: null, wasPlayed: false, wasPaired: false, points: points.zero };
  return {
    opponent: game.opponent,
    colour: game.colour,
    wasPlayed: wasPlayed(game),
    wasPaired: wasPaired(game),
    points: pointsOfGame(game, points),
  };
}

/** The colour of the first player who was paired in the first round that gave colours. */
export function reportedFirstColour({ players }: TrfReport): Colour | null {
  const numbered = players.toSorted((a, b) => a.number - b.number);
  const rounds = numbered.map(({ games }) => games.findIndex((game) => game !== null && game.colour !== null));
  const first = Math.min(...rounds.filter((round) => round !== -1));
  const paired = numbered.filter(({ games }) => games.slice(0, first + 1).some(wasPaired));
  const at = paired.findIndex(({ games }) => (games[first]?.colour ?? null) !== null);
  const colour = paired[at]?.games[first]?.colour ?? null;
  if (colour === null) return null;
  return at % 2 === 0 ? colour : opposite(colour);
}
