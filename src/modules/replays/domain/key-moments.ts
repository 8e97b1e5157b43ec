import {
  entrySeat,
  type GameStatistics,
  type LogEntry,
  type Outcome,
  type StatisticDeclaration,
  type Words,
  worthsOf,
} from '../../../engine/index.js';
import { type DeclaredMoment, declaredMoments, type PlacedEntry, seatMark } from './declared-moments.js';
import type { SeenObjects } from './seen-objects.js';

/** A key moment of a replay. `frame` counts like the frames of the document. */
export interface KeyMoment {
  readonly kind: 'lead' | 'swing' | 'event' | 'end';
  /** The declaration's id for an event; the statistic's for a lead or a swing; the reason for the end. */
  readonly what: string;
  /** The sentence in English, with seats in the place of players. */
  readonly title: string;
  /** In the languages of the pages, with `{p1}` where the player of seat p1 is named. Earlier builds wrote none. */
  readonly sentence?: Words;
  readonly frame: number;
  /** 0 before the first. Earlier builds wrote none. */
  readonly turn?: number;
  /** 1 for the frame that changed the game most; the moments of a frame share it, and the end has none. */
  readonly rank?: number;
  readonly seat: string | null;
  /** The score of every seat just after it, where the game has one. */
  readonly score?: Readonly<Record<string, number>>;
  /** The moment is known only by an assertion. */
  readonly asserted?: true;
  /** The size of the swing. */
  readonly amount?: number;
}

/** The log of one frame. */
export interface FrameLog {
  readonly n: number;
  readonly log: readonly LogEntry[];
}

/** The facts of a game from which its key moments are computed. */
export interface ToldGame {
  readonly statistics: GameStatistics;
  readonly format: string;
  readonly seats: readonly string[];
  readonly frames: readonly FrameLog[];
  readonly seen: SeenObjects;
}

/** What a frame changed, in hundredths of the way to victory. */
interface Change {
  readonly frame: number;
  readonly weight: number;
}

/** A moment with what it changed. */
interface Weighed {
  readonly moment: KeyMoment;
  readonly weight: number;
}

/**
 * The key moments of a game, in the order of its frames: changes of the lead, the frame with the greatest swing, and
 * entries that the game declares as moments. A caller who knows the outcome adds the end.
 */
export function keyMoments(game: ToldGame): readonly KeyMoment[] {
  const log = placedEntries(game.frames);
  const race = raceOf(game, log);
  const swing = biggestSwing(race);
  const events = declaredMoments(game.statistics, log, game.seen);
  const found: readonly Weighed[] = [
    ...events.map(eventMoment),
    ...race.flatMap(({ lead, from }) =>
      lead === null ? [] : [{ moment: lead, weight: from === null ? 0 : LEAD_CHANGE }],
    ),
    ...(swing === null ? [] : [{ moment: swing, weight: 0 }]),
  ].sort((one, other) => one.moment.frame - other.moment.frame);
  const changes = [...found.map(({ moment: { frame }, weight }) => ({ frame, weight })), ...tradesIn(events)];
  const ranks = ranksOf(changes, race, wayToVictory(game, race));
  return found.map(({ moment }) => ({ ...moment, rank: ranks.get(moment.frame) ?? 1 }));
}

/** A change of the lead weighs a little more than its points. */
const LEAD_CHANGE = 5;

/** What each further card of a trade weighs beside its own weight. */
const FURTHER_CARD = 5;

/** The frames in which several cards leave the table, with what that changes beyond the loss of each. */
function tradesIn(events: readonly DeclaredMoment[]): readonly Change[] {
  const gone = new Map<number, Set<unknown>>();
  for (const { declaration, frame, entries } of events)
    if (declaration.leaves === true)
      gone.set(frame, new Set([...(gone.get(frame) ?? []), ...entries.map((entry) => entry['object'] ?? entry)]));
  return [...gone].map(([frame, cards]) => ({ frame, weight: FURTHER_CARD * (cards.size - 1) }));
}

/** The entries of all frames, each with the turn that it is in. */
function placedEntries(frames: readonly FrameLog[]): readonly PlacedEntry[] {
  let turn = 0;
  return frames.flatMap(({ n, log }) =>
    log.map((entry) => {
      const { kind, number } = entry;
      if (kind === 'turnChanged' && typeof number === 'number') turn = number;
      return { frame: n, turn, entry };
    }),
  );
}

/** The frames with moments, ranked by the change in them. Of two equal changes, the later counts more. */
function ranksOf(changes: readonly Change[], race: readonly RaceFrame[], goal: number): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  for (const { frame, weight } of changes) weights.set(frame, (weights.get(frame) ?? 0) + weight);
  for (const { frame, moved } of race)
    if (weights.has(frame)) weights.set(frame, (weights.get(frame) ?? 0) + (100 * moved) / goal);
  const order = [...weights].sort(([frame, weight], [other, heavier]) => heavier - weight || other - frame);
  return new Map(order.map(([frame], place) => [frame, place + 1]));
}

/** If the game declares no goal for all seats, the highest score of the game takes its place. */
function wayToVictory({ statistics: { score }, format }: ToldGame, race: readonly RaceFrame[]): number {
  const highest = Math.max(1, ...race.flatMap(({ score: scores }) => Object.values(scores)));
  return score?.goalIn?.[format] ?? score?.goal ?? highest;
}

interface RaceFrame {
  readonly frame: number;
  readonly score: Readonly<Record<string, number>>;
  /** By all seats together. */
  readonly moved: number;
  /** The previous leader. */
  readonly from: string | null;
  readonly lead: KeyMoment | null;
  readonly swing: KeyMoment;
}

/** Frames in which the score changed. */
function raceOf({ statistics: declared, seats }: ToldGame, log: readonly PlacedEntry[]): readonly RaceFrame[] {
  const statistic = declared.counts.find(({ id }) => id === declared.score?.statistic);
  if (statistic === undefined) return [];
  const race: RaceFrame[] = [];
  let score: Readonly<Record<string, number>> = Object.fromEntries(seats.map((seat) => [seat, 0]));
  let leader: string | null = null;
  for (const [frame, scoring] of scoringByFrame(statistic, log)) {
    const before = score;
    const gains = scoring.flatMap(({ worths }) => worths);
    score = gains.reduce((sum, { seat, amount }) => ({ ...sum, [seat]: (sum[seat] ?? 0) + amount }), score);
    const leads = leaderOf(score, declared.score?.leads ?? 'most');
    const taken = leads !== null && leads !== leader;
    const asserted = scoring.some(({ placed }) => isAsserted(placed.entry));
    const turn = scoring.at(-1)?.placed.turn ?? 0;
    const at = { what: statistic.id, frame, turn, score, ...(asserted && { asserted: true as const }) };
    race.push({
      frame,
      score,
      from: leader,
      moved: gains.reduce((sum, { amount }) => sum + Math.abs(amount), 0),
      lead: taken ? { kind: 'lead', ...told(leadSentence(statistic, leads, score)), seat: leads, ...at } : null,
      swing: swingMoment(statistic, swingOf(before, score), at),
    });
    leader = leads ?? leader;
  }
  return race;
}

interface Scoring {
  readonly placed: PlacedEntry;
  readonly worths: ReturnType<typeof worthsOf>;
}

/** The entries that changed the score, by frame. */
function scoringByFrame(statistic: StatisticDeclaration, log: readonly PlacedEntry[]) {
  const frames = new Map<number, Scoring[]>();
  for (const placed of log) {
    const worths = worthsOf(statistic, placed.entry);
    if (worths.every(({ amount }) => amount === 0)) continue;
    const own = frames.get(placed.frame) ?? [];
    own.push({ placed, worths });
    frames.set(placed.frame, own);
  }
  return frames;
}

/** The seat ahead of all others; null while the best are level. */
function leaderOf(score: Readonly<Record<string, number>>, leads: 'most' | 'fewest'): string | null {
  const sign = leads === 'most' ? 1 : -1;
  const [first, second] = Object.entries(score).sort(([, a], [, b]) => sign * (b - a));
  return first !== undefined && first[1] !== second?.[1] ? first[0] : null;
}

/** The score of the leader comes first. */
function leadSentence({ title }: StatisticDeclaration, leads: string, score: Readonly<Record<string, number>>): Words {
  const others = Object.entries(score).flatMap(([seat, each]) => (seat === leads ? [] : [each]));
  const scores = [score[leads] ?? 0, ...others].join('–');
  const player = seatMark(leads);
  return { en: `${player} takes the lead: ${title.en} ${scores}`, zh: `${player} 取得领先：${title.zh} ${scores}` };
}

interface Swing {
  readonly seat: string | null;
  readonly amount: number;
}

/** The seat whose score moved furthest, and by how much. */
function swingOf(before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>): Swing {
  const moves = Object.entries(after).map(([seat, score]) => ({ seat, amount: score - (before[seat] ?? 0) }));
  return moves.reduce<Swing>(
    (furthest, move) => (Math.abs(move.amount) > Math.abs(furthest.amount) ? move : furthest),
    { seat: null, amount: 0 },
  );
}

function swingMoment(
  { title }: StatisticDeclaration,
  swing: Swing,
  at: Pick<KeyMoment, 'what' | 'frame' | 'turn' | 'score' | 'asserted'>,
): KeyMoment {
  const { seat, amount } = swing;
  const moved = `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;
  const [en, zh] = seat === null ? ['', ''] : [`${seatMark(seat)}, `, `${seatMark(seat)}，`];
  const sentence = { en: `Biggest swing: ${en}${title.en} ${moved}`, zh: `最大起伏：${zh}${title.zh} ${moved}` };
  return { kind: 'swing', ...told(sentence), ...at, ...swing };
}

/** The earliest of the biggest. */
function biggestSwing(race: readonly RaceFrame[]): KeyMoment | null {
  return race.reduce<KeyMoment | null>(
    (biggest, { swing }) =>
      biggest === null || Math.abs(swing.amount ?? 0) > Math.abs(biggest.amount ?? 0) ? swing : biggest,
    null,
  );
}

function eventMoment({ declaration, frame, turn, entries, sentence, weight }: DeclaredMoment): Weighed {
  const [first] = entries;
  return {
    weight,
    moment: {
      kind: 'event',
      what: declaration.id,
      ...told(sentence),
      frame,
      turn,
      seat: first === undefined ? null : entrySeat(declaration, first),
      ...(entries.some(isAsserted) && { asserted: true as const }),
    },
  };
}

const told = (sentence: Words): Pick<KeyMoment, 'title' | 'sentence'> => ({
  title: sentence.en.replace(/\{(\w+)\}/g, '$1'),
  sentence,
});

const isAsserted = (entry: LogEntry): boolean => entry['asserted'] === true;

/**
 * A game that is played for something else than winning, as a draft is, has neither winners nor losers, and is not
 * drawn.
 */
export const endMoment = (frame: number, turn: number, { winners, losers, draw, reason }: Outcome): KeyMoment => {
  const at = { kind: 'end', what: reason, frame, turn, seat: draw ? null : (winners[0] ?? null) } as const;
  const players = (language: keyof Words): string => new Intl.ListFormat(language).format(winners.map(seatMark));
  if (winners.length > 0) {
    const wins = winners.length === 1 ? 'wins' : 'win';
    return { ...at, ...told({ en: `${players('en')} ${wins}`, zh: `${players('zh')} 获胜` }) };
  }
  if (draw) return { ...at, ...told({ en: 'The game is drawn', zh: '平局' }) };
  if (losers.length > 0) return { ...at, ...told({ en: 'Nobody wins the game', zh: '无人获胜' }) };
  return { ...at, ...told({ en: 'The game is over', zh: '对局结束' }) };
};
