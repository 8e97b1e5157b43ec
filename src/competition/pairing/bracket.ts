/** Brackets of one and of two defeats: which match feeds which, and what follows from the results. */

/** Where a player of a match comes from. */
export type Source =
  { readonly from: 'seed'; readonly seed: number } | { readonly from: 'winner' | 'loser'; readonly match: string };

export type BracketPart = 'winners' | 'losers' | 'final' | 'third-place';

export interface BracketMatch {
  /** Like `W2-1`: the first match of the second round of the winners. */
  readonly id: string;
  readonly part: BracketPart;
  /** The round of its part. */
  readonly column: number;
  /** The earliest round of the stage in which it can be played. */
  readonly step: number;
  readonly sources: readonly [Source, Source];
  /** The second final: it is played only if the first one gave its winner no lead. */
  readonly isReset?: true;
}

const winnerOf = (match: BracketMatch): Source => ({ from: 'winner', match: match.id });
const loserOf = (match: BracketMatch): Source => ({ from: 'loser', match: match.id });
const seedAt = (seed: number): Source => ({ from: 'seed', seed });

/** The order of seeds from top to bottom: the best two can meet in the final only, the best four in the semifinals. */
export function seedOrder(size: number): readonly number[] {
  let order: readonly number[] = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

function* pairsOf<Each>(all: readonly Each[]): Generator<readonly [Each, Each]> {
  for (let at = 0; at + 1 < all.length; at += 2) {
    const [one, other] = [all[at], all[at + 1]];
    if (one !== undefined && other !== undefined) yield [one, other];
  }
}

const NAMES = { winners: 'W', losers: 'L', final: 'F', 'third-place': 'T' } as const;

function column(
  part: BracketPart,
  number: number,
  step: number,
  sources: readonly (readonly [Source, Source])[],
): readonly BracketMatch[] {
  return sources.map((pair, at) => ({
    id: `${NAMES[part]}${number}-${at + 1}`,
    part,
    column: number,
    step,
    sources: pair,
  }));
}

/** The columns of the winners, from the first round to the match of the last two. */
function winnersColumns(players: number): readonly (readonly BracketMatch[])[] {
  let size = 2;
  while (size < players) size *= 2;
  let sources: readonly Source[] = seedOrder(size).map(seedAt);
  const columns: (readonly BracketMatch[])[] = [];
  while (sources.length > 1) {
    const number = columns.length + 1;
    const matches = column('winners', number, number, [...pairsOf(sources)]);
    columns.push(matches);
    sources = matches.map(winnerOf);
  }
  return columns;
}

export function singleElimination(players: number, thirdPlace: boolean): readonly BracketMatch[] {
  const columns = winnersColumns(players);
  const [semifinals, final] = [columns.at(-2), columns.at(-1)];
  if (!thirdPlace || semifinals === undefined || final === undefined) return columns.flat();
  const step = final[0]?.step ?? 1;
  return [...columns.flat(), ...column('third-place', 1, step, [...pairsOf(semifinals.map(loserOf))])];
}

/**
 * Losers of the first round of the winners meet each other. After that the losers of each further round of the winners
 * come in, in reverse order, so that early opponents meet again late.
 */
export function doubleElimination(players: number): readonly BracketMatch[] {
  const winners = winnersColumns(players);
  const [first = [], ...later] = winners;
  const losers: (readonly BracketMatch[])[] = [];
  const addColumn = (sources: readonly (readonly [Source, Source])[], step: number): readonly Source[] => {
    const matches = column('losers', losers.length + 1, step, sources);
    losers.push(matches);
    return matches.map(winnerOf);
  };
  let left = first.map(loserOf);
  let step = 1;
  for (const matches of later) {
    if (left.length > matches.length) {
      step += 1;
      left = [...addColumn([...pairsOf(left)], step)];
    }
    step = Math.max(step, matches[0]?.step ?? 0) + 1;
    const coming = matches.map(loserOf).reverse();
    const sources = left.flatMap((one, at): (readonly [Source, Source])[] => {
      const other = coming[at];
      return other === undefined ? [] : [[one, other]];
    });
    left = [...addColumn(sources, step)];
  }
  const top = winners.at(-1)?.[0];
  const [bottom] = left;
  if (top === undefined || bottom === undefined) return winners.flat();
  const final = column('final', 1, step + 1, [[winnerOf(top), bottom]]);
  const reset = final.flatMap((match) => column('final', 2, step + 2, [[winnerOf(match), loserOf(match)]]));
  return [
    ...winners.flat(),
    ...losers.flat(),
    ...final,
    ...reset.map((match) => ({ ...match, isReset: true as const })),
  ];
}

/** A player; null for nobody, so that the other player goes on without a match; undefined while it is not known. */
export type Slot = string | null | undefined;

export interface BracketResult {
  /** Null after a loss of both. */
  readonly winner: string | null;
  readonly losers: readonly string[];
}

export interface PlayedBracketMatch extends BracketMatch {
  readonly players: readonly [Slot, Slot];
  /** `skipped`: one of the players, or both, are nobody, or the second final is not needed. */
  readonly status: 'waiting' | 'ready' | 'over' | 'skipped';
  readonly winner: Slot;
  readonly losers: readonly string[];
}

export interface BracketLog {
  /** The best one first. */
  readonly seeds: readonly string[];
  /** Undefined for a match without a result. */
  readonly resultOf: (match: string) => BracketResult | undefined;
  /** Whether the match was published: a player who leaves loses such a match by a result. */
  readonly isPublished: (match: string) => boolean;
  /** Players who have left: an opponent who has not met them yet goes on without a match. */
  readonly absent: ReadonlySet<string>;
}

/** Each match as it is after these results. Sources come before the matches that they feed. */
export function playBracket(matches: readonly BracketMatch[], log: BracketLog): readonly PlayedBracketMatch[] {
  const played = new Map<string, PlayedBracketMatch>();
  for (const match of matches) {
    const slots = match.sources.map((source) => slotOf(source, played, log));
    played.set(match.id, outcomeOf(match, [slots[0], slots[1]], played, log));
  }
  return [...played.values()];
}

function slotOf(source: Source, played: ReadonlyMap<string, PlayedBracketMatch>, { seeds }: BracketLog): Slot {
  if (source.from === 'seed') return seeds[source.seed - 1] ?? null;
  const match = played.get(source.match);
  if (match === undefined) throw new Error(`The match ${source.match} comes after a match that it feeds.`);
  if (match.status === 'waiting' || match.status === 'ready') return undefined;
  if (source.from === 'winner') return match.winner;
  // After a loss of both players nobody is the loser who goes on.
  return match.winner === null ? null : (match.losers[0] ?? null);
}

function outcomeOf(
  match: BracketMatch,
  players: readonly [Slot, Slot],
  played: ReadonlyMap<string, PlayedBracketMatch>,
  { resultOf, isPublished, absent }: BracketLog,
): PlayedBracketMatch {
  const result = resultOf(match.id);
  if (result !== undefined) return { ...match, players, status: 'over', ...result };
  const nobody = { ...match, players, winner: undefined, losers: [] };
  if (players.includes(undefined)) return { ...nobody, status: 'waiting' };
  if (isPublished(match.id)) return { ...nobody, status: 'ready' };
  if (match.isReset === true && !isResetNeeded(match, played)) {
    return { ...nobody, status: 'skipped', winner: players[0] };
  }
  const there = players.filter((slot): slot is string => typeof slot === 'string' && !absent.has(slot));
  const gone = players.filter((slot): slot is string => typeof slot === 'string' && absent.has(slot));
  if (there.length === 2) return { ...nobody, status: 'ready' };
  return { ...nobody, status: 'skipped', winner: there[0] ?? null, losers: gone };
}

/** The winner of the losers has won the first final, so both finalists have lost once. */
function isResetNeeded({ sources: [source] }: BracketMatch, played: ReadonlyMap<string, PlayedBracketMatch>): boolean {
  if (source.from === 'seed') return false;
  const final = played.get(source.match);
  return final?.status === 'over' && final.winner !== null && final.winner === final.players[1];
}

/** The matches of the next round: of those that can be played, the earliest ones. */
export function nextBracketRound(matches: readonly PlayedBracketMatch[]): readonly PlayedBracketMatch[] {
  const ready = matches.filter(({ status }) => status === 'ready');
  const step = Math.min(...ready.map((match) => match.step));
  return ready.filter((match) => match.step === step);
}

/**
 * Players by how far they came, the best first: players of one inner list share their place, such as the losers of the
 * semifinals. Players who can still win come first.
 */
export function bracketPlaces(
  matches: readonly PlayedBracketMatch[],
  seeds: readonly string[],
): readonly (readonly string[])[] {
  const isDouble = matches.some(({ part }) => part === 'losers' || part === 'final');
  const depth = new Map<string, number>();
  for (const match of matches) {
    const { status, part, step, losers, winner } = match;
    if (status === 'waiting' || status === 'ready') continue;
    if (part === 'third-place') {
      if (typeof winner === 'string') depth.set(winner, 4 * step - 1);
      for (const loser of losers) depth.set(loser, 4 * step - 2);
      continue;
    }
    const goesOn = isDouble && (part === 'winners' || isFollowedByReset(match));
    if (!goesOn || winner === null) for (const loser of losers) depth.set(loser, 4 * step);
    else for (const loser of losers) depth.delete(loser);
  }
  const byDepth = new Map<number, string[]>();
  for (const seed of seeds) {
    const reached = depth.get(seed) ?? Number.POSITIVE_INFINITY;
    byDepth.set(reached, [...(byDepth.get(reached) ?? []), seed]);
  }
  return [...byDepth.entries()].sort(([a], [b]) => (b > a ? 1 : -1)).map(([, players]) => players);
}

/** A loss in the first final is the last one only for the player who had lost before. */
const isFollowedByReset = ({ part, column: number, winner, players }: PlayedBracketMatch): boolean =>
  part === 'final' && number === 1 && winner === players[1];
