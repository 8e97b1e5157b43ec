import { describe, expect, it } from 'vitest';
import { type GameStatistics, type StatisticDeclaration, tally, worthsOf } from './statistics.js';

const declared: GameStatistics = {
  turn: { of: { kind: 'turnBegan' } },
  score: { statistic: 'points', leads: 'most', goal: 9 },
  counts: [
    {
      id: 'points',
      title: { en: 'Points', zh: '分数' },
      unit: { en: 'points', zh: '分' },
      per: ['turn'],
      count: [
        { kind: 'scored', amount: 'amount' },
        { kind: 'lost', amount: 'amount', sign: -1 },
      ],
      seat: 'player.seat',
    },
    {
      id: 'played',
      title: { en: 'Cards played', zh: '打出的牌' },
      unit: { en: 'cards', zh: '张' },
      per: ['card'],
      count: [{ kind: 'moved', where: { 'to.zone': 'table' } }],
    },
  ],
  moments: [],
};

const turn = (seat: string) => ({ kind: 'turnBegan', seat });
const scored = (seat: string, amount: number) => ({ kind: 'scored', player: { seat }, amount });
const moved = (seat: string, card: unknown, zone: string) => ({ kind: 'moved', seat, card, to: { zone } });

describe('tally', () => {
  it('counts totals, own turns and cards for each seat', () => {
    const log = [
      moved('p1', 'x-1', 'hand'),
      turn('p2'),
      scored('p2', 2),
      moved('p2', 'x-1', 'table'),
      turn('p1'),
      scored('p1', 1),
      scored('p2', 5),
      moved('p1', 'x-2', 'table'),
      moved('p1', 'x-2', 'table'),
      turn('p2'),
      { kind: 'lost', player: { seat: 'p2' }, amount: 3 },
    ];
    expect(tally(declared, log, ['p1', 'p2'])).toEqual({
      turns: 3,
      first: 'p2',
      seats: {
        p1: { turns: 1, totals: { points: 1, played: 2 }, perTurn: { points: [1] }, perCard: { played: { 'x-2': 2 } } },
        p2: {
          turns: 2,
          totals: { points: 4, played: 1 },
          perTurn: { points: [2, -3] },
          perCard: { played: { 'x-1': 1 } },
        },
      },
    });
  });

  it('counts for a round what happens until the next turn of the seat', () => {
    const points = declared.counts.slice(0, 1).map((statistic) => ({ ...statistic, per: ['round' as const] }));
    const log = [
      scored('p1', 9),
      turn('p1'),
      scored('p1', 1),
      scored('p2', 5),
      turn('p2'),
      scored('p1', 2),
      turn('p1'),
    ];
    const { seats } = tally({ ...declared, counts: points }, log, ['p1', 'p2']);
    expect([seats['p1']?.perTurn, seats['p2']?.perTurn]).toEqual([{ points: [3, 0] }, { points: [0] }]);
  });

  it('reads the fields that a declaration names', () => {
    const places = {
      ...declared.counts[1],
      id: 'places',
      title: { en: 'Places', zh: '位置' },
      unit: { en: 'places', zh: '处' },
      seat: 'by',
      card: 'to.zone',
    };
    const counts = [{ ...places, count: [{ kind: 'moved' }], per: ['card' as const] }];
    const log = [{ ...moved('p2', 'x-1', 'table'), by: 'p1' }];
    const { seats } = tally({ ...declared, counts }, log, ['p1']);
    expect(seats['p1']?.perCard).toEqual({ places: { table: 1 } });
  });

  it('gives zeroes, not holes, for a game in which nothing happened', () => {
    expect(tally(declared, [], ['p1'])).toEqual({
      turns: 0,
      first: null,
      seats: { p1: { turns: 0, totals: { points: 0, played: 0 }, perTurn: { points: [] }, perCard: { played: {} } } },
    });
  });

  it('ignores entries of seats that do not play and fields that are not there', () => {
    const result = tally(declared, [turn('p9'), scored('p9', 4), { kind: 'scored' }, { kind: 'moved' }], ['p1']);
    expect(result.seats).toEqual(tally(declared, [], ['p1']).seats);
  });

  it('counts each card of an entry that names several', () => {
    const result = tally(declared, [moved('p1', ['x-1', 'x-2', 'x-1'], 'table')], ['p1']);
    expect(result.seats['p1']?.perCard).toEqual({ played: { 'x-1': 2, 'x-2': 1 } });
    expect(result.seats['p1']?.totals['played']).toBe(1);
  });
});

describe('worthsOf', () => {
  it('is nothing for an entry that the statistic does not count', () => {
    const points = declared.counts[0];
    expect(points && worthsOf(points, moved('p1', 'x-1', 'table'))).toEqual([]);
    expect(points && worthsOf(points, scored('p1', 7))).toMatchObject([{ seat: 'p1', amount: 7 }]);
  });
});

describe('an entry that counts', () => {
  const thrown: StatisticDeclaration = {
    id: 'thrown',
    title: { en: 'Sixes thrown', zh: '掷出的六点' },
    unit: { en: 'dice', zh: '个' },
    per: ['card'],
    count: [{ kind: 'thrown', each: { of: 'dice', where: { faces: 'six' } } }],
  };
  const threw = {
    kind: 'thrown',
    seat: 'p1',
    dice: ['red', 'blue', 'red', 'red'],
    faces: ['six', 'six', 'one', 'six'],
  };

  it('by items of a list is worth those that another list means, each of them a card', () => {
    const { seats } = tally({ ...declared, counts: [thrown] }, [threw, { ...threw, faces: ['one'] }], ['p1']);
    expect(seats['p1']).toMatchObject({ totals: { thrown: 3 }, perCard: { thrown: { red: 2, blue: 1 } } });
  });

  it('by items of a list is worth all of them where nothing else is asked', () => {
    const all = { ...thrown, count: [{ kind: 'thrown', each: { of: 'dice' }, sign: -1 as const }] };
    const { seats } = tally({ ...declared, counts: [all] }, [threw], ['p1']);
    expect(seats['p1']).toMatchObject({ totals: { thrown: -4 }, perCard: { thrown: { red: -3, blue: -1 } } });
  });

  it('for several seats counts for each of them', () => {
    const rounds = {
      id: 'rounds',
      title: { en: 'Rounds', zh: '轮次' },
      unit: { en: 'rounds', zh: '轮' },
      count: [{ kind: 'round' }],
      seat: 'seats',
    };
    const round = { kind: 'round', seats: ['p1', 'p3'] };
    const { seats } = tally({ ...declared, counts: [rounds] }, [round], ['p1', 'p2', 'p3']);
    expect(Object.values(seats).map(({ totals }) => totals['rounds'])).toEqual([1, 0, 1]);
  });
});
