/**
 * Goal: the clocks of a game say what its record says, and nothing else. Method: events and moments in plain data,
 * without an engine; the properties fold random courses of a game.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchEvent, Timing } from '../../matches/index.js';
import {
  clockAfter,
  clockAt,
  deadlineOf,
  expiredBy,
  type GameClock,
  lateBy,
  type Moment,
  openClock,
} from './game-clock.js';

const SEATS = ['p1', 'p2'];
const BANK: Timing = { bank: { seconds: 60, incrementSeconds: 5 } };
const HASH = '0'.repeat(64);

/** The game waits for these seats, in this turn of `p1` and `p2` in turns. */
const waiting = (turn: number, ...asked: readonly string[]): Moment => ({
  pending: asked.map((seat) => ({ seat })),
  turn: { number: turn, active: turn % 2 === 1 ? 'p1' : 'p2', phase: 'main' },
  players: {},
});

const acted = (seat: string): MatchEvent => ({ type: 'ActionTaken', payload: { seat, answers: [], stateHash: HASH } });
const EVENTS = {
  paused: (since?: string): MatchEvent => ({
    type: 'ClockPaused',
    payload: { reason: 'r', stateHash: HASH, ...(since !== undefined && { since }) },
  }),
  resumed: { type: 'ClockResumed', payload: { stateHash: HASH } },
  extended: (seat: string, seconds: number): MatchEvent => ({
    type: 'TimeExtended',
    payload: { seat, seconds, reason: 'r', stateHash: HASH },
  }),
  lost: (seat: string): MatchEvent => ({ type: 'PresenceLost', payload: { seat, stateHash: HASH } }),
  regained: (seat: string): MatchEvent => ({ type: 'PresenceRegained', payload: { seat, stateHash: HASH } }),
  rewound: (kind: 'takeback' | 'retraction' | 'ruling'): MatchEvent => ({
    type: 'Rewound',
    payload: { to: 1, branch: 2, actions: 0, cause: { kind, id: '1' }, substitutions: [], stateHash: HASH },
  }),
  ended: {
    type: 'GameEnded',
    payload: {
      outcome: { winners: ['p1'], losers: ['p2'], draw: false, reason: 'lore', cites: [] },
      actions: 1,
      turns: 1,
      stateHash: HASH,
    },
  },
} as const satisfies Record<string, MatchEvent | ((...given: never[]) => MatchEvent)>;

type Happening = readonly [atSeconds: number, event: MatchEvent, moment: Moment];

const course = (timing: Timing, first: Moment, ...happenings: readonly Happening[]): GameClock =>
  happenings.reduce(
    (clock, [at, event, moment]) => clockAfter(clock, event, at * 1000, moment),
    openClock(timing, SEATS, 0, first),
  );

const left = ({ seats }: GameClock, of: 'bankMs' | 'turnMs' | 'graceMs') =>
  seats.map((seat) => (seat[of] === null ? null : seat[of] / 1000));
const deadline = (clock: GameClock) => {
  const found = deadlineOf(clock);
  return found && [found.at / 1000, ...found.expired.map(({ seat, kind }) => `${seat} ${kind}`)];
};

describe('a bank', () => {
  it('runs for the seat that is asked, and for all that are asked at once', () => {
    const both = course(BANK, waiting(0, 'p1', 'p2'), [10, acted('p1'), waiting(0, 'p2')]);
    expect(left(both, 'bankMs')).toEqual([50, 50]);
    expect(left(clockAt(both, 25_000), 'bankMs')).toEqual([50, 35]);
    expect(deadline(both)).toEqual([60, 'p2 bank']);
  });

  it('ends for several at one moment where they began at one', () => {
    expect(deadline(course(BANK, waiting(0, 'p1', 'p2')))).toEqual([60, 'p1 bank', 'p2 bank']);
  });

  it('ends first for the seat that has less of it left', () => {
    const uneven = course(BANK, waiting(0, 'p1'), [10, acted('p1'), waiting(0, 'p1', 'p2')]);
    expect(deadline(uneven)).toEqual([60, 'p1 bank']);
    expect(left(clockAt(uneven, 65_000), 'bankMs')).toEqual([0, 5]);
  });

  it('grows with each turn that its seat has finished, not with those of others', () => {
    const clock = course(
      BANK,
      waiting(1, 'p1'),
      [10, acted('p1'), waiting(1, 'p2')],
      [12, acted('p2'), waiting(1, 'p1')],
      [20, acted('p1'), waiting(2, 'p2')],
    );
    expect(left(clock, 'bankMs')).toEqual([47, 58]);
  });

  it('does not grow with what comes before the first turn', () => {
    const begun = course(BANK, waiting(0, 'p1', 'p2'), [10, acted('p1'), waiting(1, 'p1')]);
    expect(left(begun, 'bankMs')).toEqual([50, 50]);
  });

  it('has ended at its deadline, and not a moment before', () => {
    const clock = course(BANK, waiting(1, 'p1'));
    expect(expiredBy(clock, 59_999)).toBeNull();
    expect(expiredBy(clock, 60_000)).toEqual({ at: 60_000, expired: [{ seat: 'p1', kind: 'bank' }] });
  });
});

describe('the time of a turn', () => {
  const TURN: Timing = { turn: { seconds: 30 } };
  it('is what each seat may think within it, and new in the next', () => {
    const clock = course(
      TURN,
      waiting(1, 'p1'),
      [10, acted('p1'), waiting(1, 'p2')],
      [25, acted('p2'), waiting(1, 'p1')],
    );
    expect(left(clock, 'turnMs')).toEqual([20, 15]);
    expect(deadline(clock)).toEqual([45, 'p1 turn']);
    const next = clockAfter(clock, acted('p1'), 30_000, waiting(2, 'p2'));
    expect([left(next, 'turnMs'), left(next, 'bankMs')]).toEqual([
      [30, 30],
      [null, null],
    ]);
  });

  it('ends for each late seat at its own end, the earliest first', () => {
    const clock = course(TURN, waiting(1, 'p1', 'p2'), [10, EVENTS.extended('p1', 5), waiting(1, 'p1', 'p2')]);
    const ends = [29_999, 30_000, 35_000].map((at) => lateBy(clock, at).map((late) => [late.seat, late.kind, late.at]));
    expect(ends).toEqual([
      [],
      [['p2', 'turn', 30_000]],
      [
        ['p2', 'turn', 30_000],
        ['p1', 'turn', 35_000],
      ],
    ]);
    expect(lateBy({ ...clock, paused: true }, 35_000)).toEqual([]);
  });

  it.each<[string, Timing, readonly (readonly number[])[]]>([
    [
      'is not given again after a takeback',
      TURN,
      [
        [30, 20],
        [20, 20],
        [30, 30],
      ],
    ],
    [
      'is whole again after a takeback where lots answer',
      { turn: { seconds: 30, atEnd: 'lot' } },
      [
        [30, 30],
        [30, 30],
        [30, 30],
      ],
    ],
  ])('%s', (_title, timing, expected) => {
    const back = course(
      timing,
      waiting(1, 'p1'),
      [10, acted('p1'), waiting(2, 'p2')],
      [20, EVENTS.rewound('takeback'), waiting(1, 'p1')],
    );
    const again = clockAfter(back, acted('p1'), 30_000, waiting(2, 'p2'));
    const on = clockAfter(again, acted('p2'), 40_000, waiting(3, 'p1'));
    expect([back, again, on].map((clock) => left(clock, 'turnMs'))).toEqual(expected);
  });

  it('ends before the bank where it is shorter, and after it where it is longer', () => {
    expect(deadline(course({ ...BANK, ...TURN }, waiting(1, 'p1')))).toEqual([30, 'p1 turn']);
    expect(deadline(course({ ...BANK, turn: { seconds: 61 } }, waiting(1, 'p1')))).toEqual([60, 'p1 bank']);
  });
});

describe('an absence', () => {
  const AWAY: Timing = { disconnect: { graceSeconds: 40 } };
  it('runs whichever seat is asked, until the seat comes back or acts', () => {
    const away = course(AWAY, waiting(1, 'p1'), [10, EVENTS.lost('p2'), waiting(1, 'p1')]);
    expect(deadline(away)).toEqual([50, 'p2 disconnect']);
    expect(deadline(clockAfter(away, EVENTS.regained('p2'), 20_000, waiting(1, 'p1')))).toBeNull();
    expect(deadline(clockAfter(away, acted('p2'), 20_000, waiting(1, 'p1')))).toBeNull();
    expect(deadline(clockAfter(away, acted('p1'), 20_000, waiting(1, 'p2')))).toEqual([50, 'p2 disconnect']);
  });

  it.each<[string, MatchEvent]>([
    ['a judge answers', { type: 'ActionTaken', payload: { seat: 'p2', answers: [], stateHash: HASH, by: 'judge' } }],
    ['a lot answers', { type: 'ActionTaken', payload: { seat: 'p2', answers: [], stateHash: HASH, by: 'lot' } }],
    [
      'a judge corrects the game',
      {
        type: 'Corrected',
        payload: { seat: 'p2', source: 'o1', acts: [], cause: { kind: 'ruling', id: 'c/1' }, stateHash: HASH },
      },
    ],
  ])('goes on while %s in the name of the seat', (_, judged) => {
    const away = course(
      AWAY,
      waiting(1, 'p2'),
      [10, EVENTS.lost('p2'), waiting(1, 'p2')],
      [20, judged, waiting(1, 'p2')],
    );
    expect(deadline(away)).toEqual([50, 'p2 disconnect']);
  });

  it('is nobody’s who has left the game', () => {
    const gone = { ...waiting(1, 'p1'), players: { p2: { left: true } } };
    expect(deadline(course(AWAY, waiting(1, 'p1'), [10, EVENTS.lost('p2'), gone]))).toBeNull();
  });
});

describe('clocks that a judge stops', () => {
  const asked = waiting(1, 'p1');
  it('stand until they are resumed', () => {
    const paused = course(BANK, asked, [10, EVENTS.paused(), asked]);
    expect(deadline(paused)).toBeNull();
    expect(left(clockAt(paused, 50_000), 'bankMs')).toEqual([50, 60]);
    expect(deadline(clockAfter(paused, EVENTS.resumed, 100_000, asked))).toEqual([150, 'p1 bank']);
  });

  it('can have stood since the judge was called', () => {
    const paused = course(BANK, asked, [30, EVENTS.paused('1970-01-01T00:00:10.000Z'), asked]);
    expect(left(paused, 'bankMs')).toEqual([50, 60]);
    expect(deadline(clockAfter(paused, EVENTS.resumed, 40_000, asked))).toEqual([90, 'p1 bank']);
  });

  it('give more of all that is counted', () => {
    const clock = course({ ...BANK, turn: { seconds: 30 } }, asked, [10, EVENTS.extended('p1', 20), asked]);
    expect([left(clock, 'bankMs'), left(clock, 'turnMs')]).toEqual([
      [70, 60],
      [40, 30],
    ]);
  });
});

describe('a game that goes back', () => {
  const course10 = (kind: 'takeback' | 'retraction' | 'ruling') =>
    course(BANK, waiting(1, 'p1'), [10, acted('p1'), waiting(2, 'p2')], [20, EVENTS.rewound(kind), waiting(1, 'p1')]);
  it.each(['takeback', 'retraction'] as const)('by %s gives back no time that has passed, nor an increment', (kind) => {
    expect(left(course10(kind), 'bankMs')).toEqual([55, 50]);
    expect(deadline(course10(kind))).toEqual([75, 'p1 bank']);
  });

  it('gives neither the time nor the increment of a turn again that a takeback comes to again', () => {
    const timing: Timing = { ...BANK, turn: { seconds: 30 } };
    const once = course(
      timing,
      waiting(1, 'p1'),
      [10, acted('p1'), waiting(2, 'p2')],
      [18, acted('p2'), waiting(2, 'p2')],
    );
    const again = course(
      timing,
      waiting(1, 'p1'),
      [10, acted('p1'), waiting(2, 'p2')],
      [18, acted('p2'), waiting(2, 'p2')],
      [18, EVENTS.rewound('takeback'), waiting(1, 'p1')],
      [18, acted('p1'), waiting(2, 'p2')],
    );
    expect([left(again, 'bankMs'), left(again, 'turnMs')]).toEqual([left(once, 'bankMs'), left(once, 'turnMs')]);
    const further = clockAfter(again, acted('p2'), 20_000, waiting(3, 'p1'));
    expect([left(further, 'bankMs'), left(further, 'turnMs')]).toEqual([
      [55, 55],
      [30, 30],
    ]);
  });

  it('gives both again for turns that a ruling has played again', () => {
    const clock = course(
      { ...BANK, turn: { seconds: 30 } },
      waiting(1, 'p1'),
      [10, acted('p1'), waiting(2, 'p2')],
      [15, acted('p2'), waiting(3, 'p1')],
      [20, EVENTS.rewound('ruling'), waiting(1, 'p1')],
      [20, EVENTS.resumed, waiting(1, 'p1')],
      [22, acted('p1'), waiting(2, 'p2')],
    );
    expect(left(clock, 'bankMs')).toEqual([60 - 10 + 5 - 5 - 2 + 5, 60]);
    expect(left(clock, 'turnMs')).toEqual([30, 30]);
  });

  it('has clocks that stand where a judge had stopped them', () => {
    const stopped = course(
      BANK,
      waiting(1, 'p1'),
      [10, EVENTS.paused(), waiting(1, 'p1')],
      [20, EVENTS.rewound('takeback'), waiting(1, 'p1')],
    );
    expect(deadline(stopped)).toBeNull();
  });

  it('waits for the judge who took it back', () => {
    expect(deadline(course10('ruling'))).toBeNull();
    expect(deadline(clockAfter(course10('ruling'), EVENTS.resumed, 30_000, waiting(1, 'p1')))).toEqual([85, 'p1 bank']);
  });
});

it('clocks stop when the game is over, also if a judge has ended it during a decision', () => {
  const over = course(BANK, waiting(1, 'p1'), [10, EVENTS.ended, waiting(1, 'p1')]);
  expect(deadline(over)).toBeNull();
  expect(left(clockAt(over, 500_000), 'bankMs')).toEqual([50, 60]);
});

describe('whatever happens', () => {
  const NO_INCREMENT: Timing = { bank: { seconds: 100_000, incrementSeconds: 0 }, turn: { seconds: 100 } };
  const happening = fc.record({
    after: fc.integer({ min: -20, max: 90 }),
    event: fc.constantFrom<MatchEvent>(
      acted('p1'),
      acted('p2'),
      EVENTS.paused(),
      EVENTS.resumed,
      EVENTS.rewound('takeback'),
    ),
    turn: fc.integer({ min: 0, max: 4 }),
    asked: fc.subarray(SEATS, { minLength: 1 }),
  });

  it('exactly the time that passes while somebody is asked is taken, from each who is asked', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
        let clock = openClock(NO_INCREMENT, SEATS, 0, waiting(0, 'p1'));
        let used = 0;
        let now = 0;
        for (const { after, event, turn, asked } of happenings) {
          now += after * 1000;
          const ms = Math.max(0, now - clock.at);
          used += clock.paused ? 0 : ms * clock.seats.filter((seat) => seat.asked).length;
          const next = clockAfter(clock, event, now, waiting(turn, ...asked));
          expect(next.at).toBeGreaterThanOrEqual(clock.at);
          clock = next;
        }
        const taken = clock.seats.reduce((sum, { bankMs }) => sum + 100_000_000 - (bankMs ?? 0), 0);
        expect(taken).toBe(used);
      }),
    );
  });

  it('no time is ever less than none, nor a deadline before the moment that is read', () => {
    const short: Timing = {
      bank: { seconds: 30, incrementSeconds: 3 },
      turn: { seconds: 20 },
      disconnect: { graceSeconds: 10 },
    };
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), fc.integer({ min: 0, max: 500_000 }), (happenings, later) => {
        let clock = openClock(short, SEATS, 0, waiting(0, 'p1'));
        let now = 0;
        for (const { after, event, turn, asked } of happenings) {
          now += after * 1000;
          clock = clockAfter(
            clockAfter(clock, EVENTS.lost('p2'), now, waiting(turn, ...asked)),
            event,
            now,
            waiting(turn, ...asked),
          );
        }
        const then = clockAt(clock, clock.at + later);
        const all = then.seats.flatMap(({ bankMs, turnMs, graceMs }) => [bankMs, turnMs, graceMs ?? 0]);
        expect(all.every((ms) => ms !== null && ms >= 0)).toBe(true);
        expect(deadlineOf(then)?.at ?? Infinity).toBeGreaterThanOrEqual(then.at);
        // Reading it twice is reading it once.
        expect(clockAt(clockAt(clock, clock.at + later / 2), clock.at + later)).toEqual(then);
      }),
    );
  });
});
