/** Rounds of a player as reports of FIDE write them. The first player of a pairing has white. */
import type { NamedGame } from '../pairing/dutch/index.js';
import { type Policy, writtenPoints } from '../scoring/policy.js';
import type { TrfPoints } from '../trf/index.js';
import { stageMembers } from './results.js';
import type { RoundState, TableState, Tournament } from './state.js';

/** Reports count in tenths of a point. */
export function reportPoints(policy: Policy): TrfPoints {
  const { win, draw, loss, bye } = policy.points;
  const tenths = (points: number): number => writtenPoints(policy, 10 * points);
  const lost = tenths(loss);
  return { win: tenths(win), draw: tenths(draw), loss: lost, bye: tenths(bye), zero: lost, forfeit: lost };
}

/** The games of a round by player: null for a pairing without a result, and for a player without a part in it. */
export function gamesIn(
  tournament: Tournament,
  { round, stage, tables, byes, halfByes, awardedByes }: RoundState,
): (id: string) => NamedGame | null {
  const { terms, stages, players } = tournament;
  const tableOf = new Map(tables.flatMap((table) => table.players.map((id) => [id, table] as const)));
  const [withBye, withHalf, awarded] = [new Set(byes), new Set(halfByes), new Set(awardedByes)];
  // Only a Swiss stage counts rounds that its members missed, and only until they left.
  const swiss = stages.find((each) => each.stage === stage && each.terms.kind === 'swiss');
  const members = new Set(swiss === undefined ? [] : stageMembers(tournament, swiss));
  const alone = { opponent: null, colour: null };
  const { win, bye } = terms.policy.points;
  // Only the bye of an odd number of players is a part of the pairings; another one counts as a win without a game.
  const given = { ...alone, mark: win === bye ? 'F' : 'U' } as const;
  return (id) => {
    const table = tableOf.get(id);
    if (table !== undefined) return gameAt(table, id);
    if (withBye.has(id)) return awarded.has(id) ? given : { ...alone, mark: 'U' };
    if (withHalf.has(id)) return { ...alone, mark: 'H' };
    const { entersAt = 1, leftAfter = null } = players.get(id) ?? {};
    if (!members.has(id) || (leftAfter !== null && round > leftAfter)) return null;
    return round < entersAt && terms.lateEntry === 'bye' ? given : { ...alone, mark: 'Z' };
  };
}

function gameAt({ players, result }: TableState, id: string): NamedGame | null {
  if (result === null) return null;
  const isFirst = players[0] === id;
  const hasWon = result.outcome === (isFirst ? 'first' : 'second');
  const wonAndLost = result.how === 'no-show' ? (['+', '-'] as const) : (['1', '0'] as const);
  const mark = result.outcome === 'draw' ? '=' : hasWon ? wonAndLost[0] : wonAndLost[1];
  return { opponent: isFirst ? players[1] : players[0], colour: isFirst ? 'white' : 'black', mark };
}
