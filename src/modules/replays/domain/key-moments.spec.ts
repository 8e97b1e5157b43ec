import { describe, expect, it } from 'vitest';
import { type CardDefinition, type GameStatistics, type LogEntry } from '../../../engine/index.js';
import { endMoment, type FrameLog, type KeyMoment, keyMoments } from './key-moments.js';
import { SeenObjects } from './seen-objects.js';

const declared: GameStatistics = {
  turn: { of: { kind: 'turnBegan' } },
  score: { statistic: 'points', leads: 'most', goal: 9 },
  counts: [
    {
      id: 'points',
      title: { en: 'Points', zh: '分数' },
      unit: { en: 'points', zh: '分' },
      count: [{ kind: 'scored', amount: 'n' }],
    },
  ],
  moments: [
    {
      id: 'loss',
      title: { en: 'A card is lost', zh: '失去一张牌' },
      of: { kind: 'left', where: { to: 'discard' } },
      said: { en: '{card} is lost', zh: '失去 {card}' },
      done: { en: '{by} removes {card}[ with {with}]', zh: '{by} [以 {with} ]移除 {card}' },
      by: 'cause',
      with: 'source',
      weight: 5,
      times: 'cost',
    },
  ],
  acts: [{ of: { kind: 'cast' } }],
};

const scored = (seat: string, n: number): LogEntry => ({ kind: 'scored', cites: [], seat, n });
const left = (seat: string, to: string): LogEntry => ({ kind: 'left', cites: [], seat, to });
const frames = (...logs: readonly (readonly LogEntry[])[]): readonly FrameLog[] => logs.map((log, n) => ({ n, log }));
/** Two players' objects, and the cards that they are. */
const CARDS: Readonly<Record<string, CardDefinition>> = {
  oak: { id: 'oak', name: 'Oak', cost: 4, abilities: [] },
  moss: { id: 'moss', name: 'Moss', cost: 1, abilities: [] },
  axe: { id: 'axe', name: 'Axe', cost: 2, abilities: [] },
};
const BOARD = [
  { id: 'o1', card: 'oak', name: 'Oak of old', controller: 'p1' },
  { id: 'o2', card: 'moss', name: 'Moss', controller: 'p1' },
  { id: 'o3', card: 'moss', name: 'Moss', controller: 'p1' },
  { id: 'o4', card: 'axe', name: 'Axe', controller: 'p2' },
];
function allMoments(game: readonly FrameLog[], statistics = declared): readonly KeyMoment[] {
  const seen = new SeenObjects(CARDS);
  seen.add(BOARD);
  for (const entry of game.flatMap(({ log }) => log)) seen.addEntry(entry);
  return keyMoments({ statistics, format: 'open', seats: ['p1', 'p2'], frames: game, seen });
}
const moments = (game: readonly FrameLog[], declarations = declared) =>
  allMoments(game, declarations).map(({ kind, what, frame, seat, amount }) => ({
    kind,
    what,
    frame,
    seat,
    ...(amount !== undefined && { amount }),
  }));

describe('keyMoments', () => {
  it('tells who takes the lead, not who keeps or catches up with it', () => {
    const game = frames([scored('p1', 1)], [scored('p1', 1)], [scored('p2', 2)], [scored('p1', 1)], [scored('p2', 2)]);
    expect(moments(game).filter(({ kind }) => kind === 'lead')).toEqual([
      { kind: 'lead', what: 'points', frame: 0, seat: 'p1' },
      { kind: 'lead', what: 'points', frame: 4, seat: 'p2' },
    ]);
  });

  it('finds the earliest of the biggest swings, of all entries of a frame together', () => {
    const game = frames([scored('p1', 2)], [scored('p2', 2), scored('p2', 1)], [scored('p1', 3)], [scored('p1', -2)]);
    expect(moments(game).filter(({ kind }) => kind === 'swing')).toEqual([
      { kind: 'swing', what: 'points', frame: 1, seat: 'p2', amount: 3 },
    ]);
  });

  it('lists the entries that the game declares', () => {
    const game = frames([], [left('p2', 'discard'), left('p1', 'hand')], [left('p1', 'discard')]);
    expect(moments(game)).toEqual([
      { kind: 'event', what: 'loss', frame: 1, seat: 'p2' },
      { kind: 'event', what: 'loss', frame: 2, seat: 'p1' },
    ]);
  });

  it('knows games in which the fewest lead, and games without a score', () => {
    const fewest: GameStatistics = { ...declared, score: { statistic: 'points', leads: 'fewest', goal: 9 } };
    expect(moments(frames([scored('p1', 1)]), fewest)[0]).toMatchObject({ kind: 'lead', seat: 'p2' });
    const { score: _, ...without } = declared;
    expect(moments(frames([scored('p1', 1)]), without)).toEqual([]);
  });
});

describe('the sentence of a moment', () => {
  const lost = (object: string, fields: object = {}): LogEntry => {
    const card = BOARD.find(({ id }) => id === object)?.card ?? '';
    return { kind: 'left', cites: [], seat: 'p1', to: 'discard', object, card, ...fields };
  };
  const said = (...game: readonly (readonly LogEntry[])[]) =>
    allMoments(frames(...game)).flatMap(({ kind, sentence }) => (kind === 'event' ? [sentence?.en, sentence?.zh] : []));
  const cast: LogEntry = { kind: 'cast', cites: [], seat: 'p2', object: 'o9', card: 'axe' };
  const answered = (action: string): LogEntry => ({ kind: 'answered', cites: [], seat: 'p2', answer: { action } });

  it('names the card, who did it and with what, if the entry names them', () => {
    expect(said([lost('o1', { source: 'o4' })])).toEqual([
      '{p2} removes Oak of old with Axe',
      '{p2} 以 Axe 移除 Oak of old',
    ]);
    expect(said([lost('o1', { cause: 'p2' })])).toEqual(['{p2} removes Oak of old', '{p2} 移除 Oak of old']);
    expect(said([lost('o1')])).toEqual(['Oak of old is lost', '失去 Oak of old']);
  });

  it('does not name an object of one player as what another player did it with', () => {
    expect(said([lost('o1', { source: 'o4', cause: 'p1' })])[0]).toBe('{p1} removes Oak of old');
  });

  it('finds the card that a player has played for it, until a player takes another action', () => {
    expect(said([cast], [answered('pass'), lost('o1')])[0]).toBe('{p2} removes Oak of old with Axe');
    expect(said([cast], [answered('attack'), lost('o1')])[0]).toBe('Oak of old is lost');
  });

  it('puts what one player did in one frame together, and counts objects, not entries', () => {
    const by = { source: 'o4' };
    expect(said([lost('o1', by), lost('o2', by), lost('o2', by), lost('o3', by)])[0]).toBe(
      '{p2} removes Oak of old and 2 × Moss with Axe',
    );
  });

  it('names the turn, and has its title in English with seats', () => {
    const turn: LogEntry = { kind: 'turnChanged', cites: [], seat: 'p2', number: 6 };
    expect(allMoments(frames([], [turn, lost('o1', { cause: 'p2' })]))).toMatchObject([
      { turn: 6, title: 'p2 removes Oak of old' },
    ]);
  });

  it('says a lead with the score of the leader first, and a swing with how far it went', () => {
    const game = frames([scored('p1', 1)], [scored('p2', 3)]);
    expect(allMoments(game).map(({ title }) => title)).toEqual([
      'p1 takes the lead: Points 1–0',
      'p2 takes the lead: Points 3–1',
      'Biggest swing: p2, Points +3',
    ]);
  });
});

describe('the rank of a moment', () => {
  const lost = (card: string): LogEntry => ({ kind: 'left', cites: [], seat: 'p1', to: 'discard', object: card, card });
  const ranks = (...game: readonly (readonly LogEntry[])[]) =>
    Object.fromEntries(allMoments(frames(...game)).map(({ frame, rank }) => [frame, rank]));

  it('is by what its frame changed: cards by their number, points by the way to the goal', () => {
    // 20, 5, and 3 of 9 points.
    expect(ranks([lost('oak')], [lost('moss')], [scored('p1', 3)])).toEqual({ 0: 2, 1: 3, 2: 1 });
  });

  it('counts all that happens in a frame, and of two frames alike the later one more', () => {
    expect(ranks([lost('oak')], [lost('moss'), lost('oak')])).toEqual({ 0: 2, 1: 1 });
    expect(ranks([lost('moss')], [lost('moss')])).toEqual({ 0: 2, 1: 1 });
  });

  it('weighs a trade more than its cards one by one, and counts a card once', () => {
    const trading: GameStatistics = {
      ...declared,
      moments: declared.moments.map((moment) => ({ ...moment, leaves: true as const })),
    };
    const game = frames([lost('axe'), lost('moss')], [lost('moss'), lost('moss')], [scored('p1', 1), lost('moss')]);
    const ranked = (statistics: GameStatistics) =>
      Object.fromEntries(allMoments(game, statistics).map(({ frame, rank }) => [frame, rank]));
    // Two cards weigh 15, as a trade 20; two entries about one card 10; a card with 1 of 9 points 16.
    expect(ranked(declared)).toEqual({ 0: 2, 1: 3, 2: 1 });
    expect(ranked(trading)).toEqual({ 0: 1, 1: 3, 2: 2 });
  });

  it('sets a change of the lead above points that keep it', () => {
    const game = frames([scored('p1', 1)], [lost('oak')], [scored('p2', 2)]);
    expect(allMoments(game).find(({ kind, seat }) => kind === 'lead' && seat === 'p2')?.rank).toBe(1);
  });
});

describe('the end of a replay', () => {
  const title = (winners: readonly string[], losers: readonly string[], draw = false): string =>
    endMoment(3, 7, { winners, losers, draw, reason: 'points', cites: [] }).title;

  it('says who has won, that nobody has, that it is drawn, or no more than that it is over', () => {
    expect(title(['p1'], ['p2'])).toBe('p1 wins');
    expect(title(['p1', 'p3'], ['p2'])).toBe('p1 and p3 win');
    expect(title([], ['p1', 'p2'])).toBe('Nobody wins the game');
    expect(title([], [], true)).toBe('The game is drawn');
    expect(title([], [])).toBe('The game is over');
  });
});
