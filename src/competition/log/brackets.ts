/** The bracket of an elimination stage, as the results so far make it. */
import {
  doubleElimination,
  playBracket,
  type PlayedBracketMatch,
  singleElimination,
  type BracketResult,
} from '../pairing/bracket.js';
import { isThere, roundsOf, type StageState, type TableState, type Tournament } from './state.js';

export function bracketOf(tournament: Tournament, stage: StageState, upTo?: number): readonly PlayedBracketMatch[] {
  return bracketAfter(tournament, stage, new Map(), upTo);
}

/** The bracket as it would be after further results, by the ids of their matches. */
export function bracketAfter(
  tournament: Tournament,
  stage: StageState,
  further: ReadonlyMap<string, BracketResult>,
  upTo?: number,
): readonly PlayedBracketMatch[] {
  const { players: seeds, terms } = stage;
  const rounds = roundsOf(tournament, stage.stage).filter(({ round }) => upTo === undefined || round <= upTo);
  const tables = new Map<string | null, TableState>(
    rounds.flatMap((round) => round.tables.map((table) => [table.place, table] as const)),
  );
  const matches =
    terms.kind === 'double-elimination'
      ? doubleElimination(seeds.length)
      : singleElimination(seeds.length, terms.thirdPlace);
  const absent = new Set([...tournament.players.values()].filter((player) => !isThere(player)).map(({ id }) => id));
  return playBracket(matches, {
    seeds,
    resultOf: (id) => resultOf(tables.get(id)) ?? further.get(id),
    isPublished: (id) => tables.has(id),
    absent,
  });
}

function resultOf(table: TableState | undefined): BracketResult | undefined {
  if (table?.result === null || table === undefined) return undefined;
  const [first, second] = table.players;
  switch (table.result.outcome) {
    case 'first':
      return { winner: first, losers: [second] };
    case 'second':
      return { winner: second, losers: [first] };
    case 'draw':
    case 'double-loss':
      return { winner: null, losers: [first, second] };
  }
}
