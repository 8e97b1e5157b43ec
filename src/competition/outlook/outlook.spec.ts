import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutTo, Evening, STAGE, terms, won } from '../../../test/support/evening.js';
import type { PairingResult } from '../log/events.js';
import { tournamentAfter } from '../log/fold.js';
import { isStageOver } from '../log/next-round.js';
import { nextStage } from '../log/seeding.js';
import { currentRound, currentStage, type Tournament } from '../log/state.js';
import { overallTable } from '../log/tables.js';
import { lotsFrom } from '../pairing/lots.js';
import { policyOf } from '../scoring/policies.js';
import { boundsOf } from './bounds.js';
import { type Outlook, outlookOf } from './outlook.js';
import { remainingOf } from './remaining.js';
import { cutState } from './standing.js';

const TO_FOUR = cutTo(4);

const outlook = (now: Tournament, player: string): Outlook => {
  const found = outlookOf(now, player, 'seed');
  if (found === null) throw new Error(`${player} has no outlook.`);
  return found;
};

function pointBounds(now: Tournament, player: string) {
  const stage = currentStage(now);
  if (stage === null) throw new Error('no stage');
  return boundsOf(now, stage, remainingOf(now, stage), player);
}

/** Every tournament that can follow by results of open tables and, in a bracket, of all further rounds. */
function* ends(now: Tournament, results: readonly PairingResult[], goesOn: boolean): Generator<Tournament> {
  const round = currentRound(now);
  const open = round?.tables.find(({ result }) => result === null);
  if (round !== null && open !== undefined) {
    for (const result of results) {
      const payload = { round: round.round, table: open.table, result, source: 'staff' as const };
      yield* ends(tournamentAfter(now, { type: 'ResultRecorded', payload }), results, goesOn);
    }
    return;
  }
  const over = round === null ? now : tournamentAfter(now, { type: 'RoundEnded', payload: { round: round.round } });
  const stage = over.stages.at(-1);
  if (!goesOn || stage === undefined || isStageOver(over, stage)) {
    yield over;
    return;
  }
  yield* ends(paired(over), results, goesOn);
}

/** With its next round published. */
function paired(now: Tournament): Tournament {
  const evening = Evening.from(now);
  evening.round();
  return evening.now;
}

const score = (...games: readonly [number, number, number]): PairingResult => ({
  outcome: games[0] === games[1] ? 'draw' : games[0] > games[1] ? 'first' : 'second',
  games,
  how: 'played',
});
const BY_PLAYING = [
  ...[score(1, 0, 0), score(2, 0, 0), score(2, 1, 0), score(1, 1, 0)],
  ...[score(0, 0, 2), score(0, 1, 0), score(0, 2, 0), score(1, 2, 0)],
];

const placeOf = (now: Tournament, player: string): number =>
  overallTable(now).find((row) => row.player === player)?.place ?? 0;

/** The best and the worst place of a player in these tournaments. */
const spanIn = (all: readonly Tournament[], player: string) => {
  const places = all.map((now) => placeOf(now, player));
  return { best: Math.min(...places), worst: Math.max(...places) };
};

describe('the last round of a Swiss stage', () => {
  it('with few open tables has exactly the places that its results can give', () => {
    const evening = new Evening(terms([{ ...STAGE, rounds: 2 }]), 'A B C D E F');
    evening.start();
    evening.round();
    evening.finish();
    evening.round();
    evening.record(1, won('draw'));
    const all = [...ends(evening.now, BY_PLAYING, false)];
    expect(all).toHaveLength(8 * 8);
    for (const player of 'ABCDEF') {
      const { place, isExact, simulated } = outlook(evening.now, player);
      expect({ player, place, isExact, simulated }).toEqual({
        ...{ player, isExact: true, simulated: null },
        place: spanIn(all, player),
      });
    }
  });

  it('says of each own result whether the cut is certain', () => {
    const evening = new Evening(terms([{ ...STAGE, rounds: 3 }, TO_FOUR]), 'A B C D E F G H');
    evening.start();
    for (let round = 1; round <= 2; round += 1) {
      evening.round();
      evening.finish();
    }
    expect(evening.round()).toBe('A-B E-D F-C H-G');
    const cuts = Object.fromEntries(
      'AEFH'.split('').map((id) => [id, outlook(evening.now, id).next.map(({ result, cut }) => `${result} ${cut}`)]),
    );
    expect(cuts).toEqual({
      // Six points: at most three others can have as many.
      A: ['win certain', 'draw certain', 'loss certain'],
      E: ['win certain', 'draw possible', 'loss impossible'],
      F: ['win certain', 'draw possible', 'loss impossible'],
      H: ['win impossible', 'draw impossible', 'loss impossible'],
    });
  });
});

/** Every tournament that can follow by results of open boards, at each of which somebody wins, or nobody. */
function* boardEnds(now: Tournament): Generator<Tournament> {
  const tables = currentRound(now)?.tables ?? [];
  if (tables.every(({ result }) => result !== null)) yield now;
  const open = tables
    .flatMap(({ table, boards = [] }) => boards.map(({ board, result }) => ({ table, board, result })))
    .find(({ result }) => result === null);
  if (open === undefined) return;
  for (const outcome of ['first', 'second', 'draw'] as const) {
    const payload = { round: 1, table: open.table, board: open.board, result: won(outcome), source: 'staff' as const };
    yield* boardEnds(tournamentAfter(now, { type: 'ResultRecorded', payload }));
  }
}

describe('tables of teams', () => {
  it('have exactly the ends that their open boards can give, also those whose winner is known', () => {
    const evening = new Evening(terms([{ ...STAGE, rounds: 1 }], { boards: 3 }));
    for (const playerId of 'ABCD') {
      const lineup = { name: playerId, members: [1, 2, 3].map((board) => `${playerId}${board}`) };
      evening.add({ type: 'PlayersRegistered', payload: { players: [{ playerId, team: null, table: null, lineup }] } });
    }
    evening.start();
    evening.round();
    const record = (table: number, board: number, outcome: 'first' | 'second') => {
      const payload = { round: 1, table, board, result: won(outcome), source: 'staff' as const };
      evening.add({ type: 'ResultRecorded', payload });
    };
    for (const [table, board] of [
      [1, 1],
      [1, 2],
      [2, 1],
    ] as const)
      record(table, board, 'first');
    const [decided, open] = evening.now.rounds[0]?.tables ?? [];
    for (const round of [1, 2]) {
      const all = [...boardEnds(evening.now)];
      for (const player of 'ABCD') {
        const { place, isExact } = outlook(evening.now, player);
        expect({ round, player, place, isExact }).toEqual({ round, player, isExact: true, place: spanIn(all, player) });
      }
      for (const board of [2, 3]) if (round === 1) record(2, board, board === 2 ? 'first' : 'second');
    }
    // The winner of three boards is before the winner of two, who cannot know it yet.
    expect(outlook(evening.now, decided?.players[0] ?? '').place.best).toBe(1);
    expect(outlook(evening.now, open?.players[0] ?? '').place).toEqual({ best: 1, worst: 2 });
  });
});

describe('rounds that nobody has paired', () => {
  it('leave bounds that no course of the stage passes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 12 }), fc.integer({ min: 0, max: 2 }), fc.nat(), (count, before, seed) => {
        const lot = lotsFrom(`${seed}`);
        const draw = (): 'first' | 'second' | 'draw' => (lot() < 0.2 ? 'draw' : lot() < 0.5 ? 'first' : 'second');
        const ids = Array.from({ length: count }, (_, at) => `p${at}`);
        const evening = new Evening(terms([{ ...STAGE, rounds: 4 }, TO_FOUR]), ids.join(' '));
        evening.start();
        for (let round = 0; round < before; round += 1) {
          evening.round();
          evening.finish(draw);
        }
        evening.round();
        const early = new Map(ids.map((id) => [id, pointBounds(evening.now, id)]));
        evening.finish(draw);
        while (evening.now.rounds.length < 4) {
          evening.round();
          evening.finish(draw);
        }
        const cut = nextStage(evening.now, 'cut')?.players ?? [];
        for (const [id, { place, cut: places }] of early) {
          const state = cutState(places, 4);
          const end = placeOf(evening.now, id);
          expect(place.best <= end && end <= place.worst).toBe(true);
          if (state !== 'possible') expect(cut.includes(id)).toBe(state === 'certain');
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are drawn from the seed, each with one place and one opponent', () => {
    const evening = new Evening(terms([{ ...STAGE, rounds: 3 }, TO_FOUR]), 'A B C D E F G H');
    evening.start();
    evening.round();
    evening.finish();
    const { simulated, opponents, isExact } = outlook(evening.now, 'A');
    if (simulated === null) throw new Error('not simulated');
    expect(isExact).toBe(false);
    expect(outlookOf(evening.now, 'A', 'seed')?.simulated).toEqual(simulated);
    expect(outlookOf(evening.now, 'A', 'other')?.simulated).not.toEqual(simulated);
    const { samples, places, goesOn } = simulated;
    expect([...places.values()].reduce((sum, count) => sum + count, 0)).toBe(samples);
    expect(goesOn).toBeGreaterThan(samples / 2);
    // The others who have won the first round.
    expect(opponents.map(({ player }) => player).toSorted()).toEqual(['B', 'C', 'F']);
    expect(opponents.reduce((sum, each) => sum + (each.samples ?? 0), 0)).toBe(samples);
  });
});

it('counts simulated rounds of players outside the cut as left (C.07, 16.3)', () => {
  const policy = policyOf('fide-2024-swiss');
  if (policy === undefined) throw new Error('fide-2024-swiss');
  const evening = new Evening(
    terms(
      [
        { ...STAGE, rounds: 1 },
        { ...STAGE, players: 4, rounds: 1, continues: true },
      ],
      { policy: { ...policy, measures: ['buchholz'] } },
    ),
    'A B C D E F',
  );
  evening.start();
  evening.round({
    locked: [
      ['A', 'B'],
      ['C', 'D'],
      ['E', 'F'],
    ],
  });
  evening.finish(() => 'draw');
  evening.add({
    type: 'StageStarted',
    payload: { stage: 2, players: ['A', 'B', 'C', 'E'], rounds: 1, seed: 's', lots: [] },
  });
  // D counts ½ and ½ for C. With ½ alone, C could be last.
  const places = outlook(evening.now, 'C').simulated?.places;
  expect([...(places?.keys() ?? [])].toSorted()).toEqual([1, 2, 3]);
});

describe('a bracket', () => {
  it.each([
    ['single-elimination', 4, { thirdPlace: true }],
    ['single-elimination', 6, {}],
    ['double-elimination', 4, {}],
    ['double-elimination', 5, {}],
  ] as const)('of %s with %i players has exactly the places that its results can give', (kind, count, more) => {
    const ids = 'A B C D E F'.split(' ').slice(0, count);
    const evening = new Evening(terms([{ ...STAGE, kind, ...more }]), ids.join(' '));
    evening.start();
    const check = (now: Tournament): void => {
      const all = [...ends(now, [won('first'), won('second')], true)];
      for (const player of ids)
        expect({ player, ...outlook(now, player).place }).toEqual({ player, ...spanIn(all, player) });
    };
    check(evening.now);
    evening.round();
    check(evening.now);
    evening.finish();
    evening.round();
    check(evening.now);
  });

  it('names everybody whom a player can meet next', () => {
    const evening = new Evening(terms([{ ...STAGE, kind: 'single-elimination' }]), 'A B C D E F G H');
    evening.start();
    const opponents = (player: string): string =>
      outlook(evening.now, player)
        .opponents.map((each) => each.player)
        .join('');
    expect(evening.round()).toBe('A-H D-E B-G C-F');
    expect(opponents('A')).toBe('DE');
    evening.record(2, won('second'));
    expect(opponents('A')).toBe('E');
    expect(opponents('D')).toBe('');
    expect(opponents('E')).toBe('AH');
  });
});

describe('a round robin', () => {
  it('with few open matches is exact, and names the next opponent', () => {
    const evening = new Evening(terms([{ ...STAGE, kind: 'round-robin', bestOf: 1 }]), 'A B C D');
    evening.start();
    evening.round();
    evening.finish();
    evening.round();
    const all = [...ends(evening.now, [score(1, 0, 0), score(0, 1, 0), score(0, 0, 1)], true)];
    for (const player of 'ABCD') {
      const { place, isExact } = outlook(evening.now, player);
      expect({ player, isExact, ...place }).toEqual({ player, isExact: true, ...spanIn(all, player) });
    }
    const { opponents } = outlook(evening.now, 'A');
    evening.finish();
    expect(opponents.map((each) => each.player)).toEqual(['C']);
    expect(evening.round()).toBe('B-D C-A');
  });
});
