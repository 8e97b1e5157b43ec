/** How far a player can come in a bracket, and whom the player can meet next. */
import { bracketAfter, bracketOf } from '../log/brackets.js';
import type { StageState, Tournament } from '../log/state.js';
import { bracketPlaces, type BracketResult, type PlayedBracketMatch, type Source } from '../pairing/bracket.js';
import type { Span } from './standing.js';

/**
 * The places that a player can reach: how far others come decides who has the other places, and not how many there are.
 * `next`: how the player's next match ends; undefined for either way.
 */
export function bracketSpan(tournament: Tournament, stage: StageState, player: string, next?: 'win' | 'loss'): Span {
  const placeIf = (first: 'win' | 'loss', later: 'win' | 'loss'): number => {
    let own = first;
    const further = new Map<string, BracketResult>();
    for (;;) {
      const matches = bracketAfter(tournament, stage, further);
      const ready = matches.filter(({ status, id }) => status === 'ready' && !further.has(id));
      if (ready.length === 0) return placeIn(bracketPlaces(matches, stage.players), player);
      for (const { id, players } of ready) {
        const [one, other] = players;
        if (typeof one !== 'string' || typeof other !== 'string') continue;
        const isOwn = players.includes(player);
        const winner = isOwn && (own === 'win') !== (one === player) ? other : one;
        further.set(id, { winner, losers: [winner === one ? other : one] });
        if (isOwn) own = later;
      }
    }
  };
  return { best: placeIf(next ?? 'win', 'win'), worst: placeIf(next ?? 'loss', 'loss') };
}

function placeIn(places: readonly (readonly string[])[], player: string): number {
  const at = places.findIndex((players) => players.includes(player));
  return 1 + places.slice(0, at).reduce((sum, players) => sum + players.length, 0);
}

/** The players whom somebody can meet in the next match that has no opponent yet. */
export function nextBracketOpponents(tournament: Tournament, stage: StageState, player: string): readonly string[] {
  const matches = bracketOf(tournament, stage);
  const known = new Map(matches.map((match) => [match.id, match]));
  const own = matches.find(
    ({ players, status }) => players.includes(player) && (status === 'waiting' || status === 'ready'),
  );
  if (own === undefined) return [];
  const next = own.status === 'waiting' ? own : matches.find(({ sources }) => sources.some(isWinnerOf(own.id)));
  if (next === undefined) return [];
  const others = next.sources.flatMap((source, at) =>
    next.players[at] === player || isWinnerOf(own.id)(source) ? [] : [...playersFrom(source, stage, known)],
  );
  return [...new Set(others)].filter((id) => id !== player);
}

const isWinnerOf =
  (match: string) =>
  (source: Source): boolean =>
    source.from === 'winner' && source.match === match;

/** Everybody who can come out of a source. */
function playersFrom(
  source: Source,
  stage: StageState,
  matches: ReadonlyMap<string, PlayedBracketMatch>,
): ReadonlySet<string> {
  if (source.from === 'seed') return new Set(stage.players.slice(source.seed - 1, source.seed));
  const match = matches.get(source.match);
  if (match === undefined) return new Set();
  if (match.status === 'over' || match.status === 'skipped') {
    const known = source.from === 'winner' ? [match.winner] : match.winner === null ? [] : match.losers;
    return new Set(known.filter((id) => typeof id === 'string'));
  }
  return new Set(match.sources.flatMap((each) => [...playersFrom(each, stage, matches)]));
}
