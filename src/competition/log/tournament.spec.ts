import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byName, cutTo, Evening, STAGE, terms, won } from '../../../test/support/evening.js';
import { foldTournament } from './fold.js';
import { isStageOver, proposeRound } from './next-round.js';
import { activeMembers, resultsOf } from './results.js';
import { nextStage } from './seeding.js';
import { currentStage, enteredPlayers, waitingPlayers } from './state.js';
import { overallTable, stageTable } from './tables.js';
import { roundsFor, type StageTerms } from './terms.js';

describe('registration', () => {
  it('over the capacity is waiting, and moves up when a player leaves', () => {
    const evening = new Evening(terms([STAGE], { capacity: 2 }), 'A B C D');
    expect(waitingPlayers(evening.now).map(({ id }) => id)).toEqual(['C', 'D']);
    evening.drop('A');
    expect(enteredPlayers(evening.now).map(({ id }) => id)).toEqual(['B', 'C']);
    evening.register('A');
    expect(waitingPlayers(evening.now).map(({ id }) => id)).toEqual(['D', 'A']);
  });

  it('without a check-in is no part in a tournament that asks for one', () => {
    const evening = new Evening(terms([STAGE], { checkIn: true }), 'A B C');
    evening.add({ type: 'PlayersCheckedIn', payload: { players: ['A', 'C'] } });
    evening.start();
    expect(evening.round()).toBe('C-A');
    expect(evening.now.players.get('B')?.status).toBe('left-out');
  });
});

describe('a Swiss stage', () => {
  it('has as many rounds as the table of rounds says, or as one winner of all takes', () => {
    expect([2, 5, 8, 9, 64, 65].map((players) => roundsFor(players, []))).toEqual([1, 3, 3, 4, 6, 7]);
    const table = [
      { upTo: 8, rounds: 3 },
      { upTo: 16, rounds: 5 },
    ];
    expect([4, 8, 9, 99].map((players) => roundsFor(players, table))).toEqual([3, 3, 5, 5]);
  });

  it('pairs every active player, and gives no player two byes', () => {
    const evening = new Evening(terms([STAGE]), 'A B C D E');
    evening.start();
    const byes: string[] = [];
    for (let round = 1; round <= 3; round += 1) {
      byes.push(evening.round().replace(/.*bye /, ''));
      evening.finish();
    }
    expect(new Set(byes).size).toBe(3);
    expect(currentStage(evening.now)).toMatchObject({ rounds: 3 });
    expect(proposeRound(evening.now, { seed: 's', locked: [], forbidden: [], awardedByes: [] })).toBeNull();
  });

  it('counts missed rounds of a late entry as the terms say, and later ones as losses', () => {
    const rows = (lateEntry: 'loss' | 'bye') => {
      const evening = new Evening(terms([STAGE], { lateEntry }), 'A B C D');
      evening.start();
      evening.round();
      evening.finish();
      evening.register('E');
      evening.drop('D');
      evening.round();
      evening.finish();
      return evening.table();
    };
    expect(rows('loss').find((row) => row.includes('E'))).toMatch(/E \d-[12]-0/);
    const late = rows('bye').find((row) => row.includes('E')) ?? '';
    expect(late).toMatch(/E 1-1-0/);
    expect(rows('loss').find((row) => row.includes('D'))).toMatch(/D \d-1-0|D 1-0-0/);
  });

  it('counts a round that a player was away as a loss after the return, and not before it', () => {
    const evening = new Evening(terms([STAGE]), 'A B C D');
    evening.start();
    evening.round();
    evening.finish();
    evening.drop('A');
    evening.round();
    evening.finish();
    const stage = currentStage(evening.now);
    const sides = () =>
      stage === null ? [] : resultsOf(evening.now, stage).filter((r) => 'player' in r && r.player === 'A');
    expect(sides()).toEqual([{ kind: 'left', round: 2, player: 'A' }]);
    evening.add({ type: 'PlayerReturned', payload: { playerId: 'A' } });
    expect(sides()).toEqual([{ kind: 'loss', round: 2, player: 'A' }]);
  });

  it('keeps to what the organiser wants: a locked pair, a pair ruled out, an awarded bye', () => {
    const evening = new Evening(terms([STAGE]), 'A B C D E F G');
    evening.start();
    const round = evening.round({ locked: [['A', 'G']], forbidden: [['B', 'C']], awardedByes: ['F'] });
    expect(round).toContain('A-G');
    expect(round).toContain('bye F');
    expect(round).not.toMatch(/B-C|C-B/);
  });

  it('seats a player with a table of the own there', () => {
    const evening = new Evening(terms([STAGE]), 'A B C D');
    evening.add({ type: 'PlayersRegistered', payload: { players: [{ playerId: 'Z', team: null, table: 7 }] } });
    evening.drop('D');
    evening.start();
    evening.round();
    expect(evening.now.rounds[0]?.tables.map(({ table, players }) => [table, players.includes('Z')])).toEqual([
      [1, false],
      [7, true],
    ]);
  });

  it('continues the stage before where the terms say so', () => {
    const evening = new Evening(
      terms([
        { ...STAGE, rounds: 1 },
        { ...STAGE, rounds: 1, continues: true },
      ]),
      'A B C D',
    );
    evening.start();
    const first = evening.round();
    evening.finish();
    evening.start();
    const second = evening.round();
    evening.finish();
    expect(second.split(' ').some((pair) => first.includes(pair))).toBe(false);
    expect(evening.table()[0]).toBe('1 A 2-0-0');
  });
});

describe('a cut', () => {
  it('seeds the best players who are still there, and ends with places for everybody', () => {
    const evening = new Evening(terms([{ ...STAGE, rounds: 3 }, cutTo(4)]), 'A B C D E F G H');
    evening.start();
    for (let round = 1; round <= 3; round += 1) {
      evening.round();
      evening.finish();
    }
    evening.drop('A');
    evening.start();
    const stage = currentStage(evening.now);
    expect(stage?.players).toHaveLength(4);
    expect(stage?.players).not.toContain('A');
    const [one, two, three, four] = stage?.players ?? [];
    expect(evening.round()).toBe(`${one}-${four} ${two}-${three}`);
    evening.finish();
    evening.round();
    evening.finish();
    expect(stage === null || isStageOver(evening.now, stage)).toBe(true);
    const places = overallTable(evening.now);
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 6, 6, 8]);
    expect(new Set(places.map(({ player }) => player)).size).toBe(8);
  });

  it('between equal players is by a lot, which is on record', () => {
    const evening = new Evening(terms([{ ...STAGE, rounds: 1 }, cutTo(2)]), 'A B C D');
    evening.start();
    evening.round();
    evening.finish(() => 'draw');
    const stage = nextStage(evening.now, 'a lot');
    expect(stage?.lots).toEqual(expect.arrayContaining(['A', 'B', 'C', 'D']));
    expect(nextStage(evening.now, 'a lot')).toEqual(stage);
  });

  it('whose match is corrected gives the next match its right player', () => {
    const evening = new Evening(terms([cutTo(4)]), 'A B C D');
    evening.start();
    evening.round();
    evening.finish();
    expect(evening.round()).toBe('A-B');
    const before = won('first');
    const replaced = [{ round: 2, table: 1, players: ['D', 'B'] as const, place: 'W2-1' }];
    const correction = { round: 1, table: 1, before, after: won('second'), reason: 'Slip', replaced };
    evening.add({ type: 'ResultCorrected', payload: { ...correction, source: 'staff' } });
    evening.finish();
    expect(evening.table()[0]).toMatch(/^1 B/);
    expect(evening.table()[1]).toMatch(/^2 D/);
  });
});

describe('a round robin', () => {
  it('has everybody meet everybody, once or twice', () => {
    for (const times of [1, 2] as const) {
      const evening = new Evening(terms([{ ...STAGE, kind: 'round-robin', times }]), 'A B C D E');
      evening.start();
      const pairs: string[] = [];
      for (let round = 1; round <= 5 * times; round += 1) {
        pairs.push(
          ...evening
            .round()
            .split(' ')
            .map((pair) => pair.split('-').sort().join('')),
        );
        evening.finish();
      }
      expect(new Set(pairs).size).toBe(10);
      expect(pairs).toHaveLength(10 * times);
      expect(evening.table()[0]).toBe(`1 A ${4 * times}-0-0`);
    }
  });

  it('in groups has tables of its groups, whose best go on before their second', () => {
    const groups: StageTerms = { ...STAGE, kind: 'round-robin', groups: 2 };
    const evening = new Evening(terms([groups, cutTo(2)]), 'A B C D E F');
    evening.start();
    for (let round = 1; round <= 3; round += 1) {
      evening.round();
      evening.finish();
    }
    expect(evening.table()).toEqual(['1 A 2-0-0', '2 D 1-1-0', '3 E 0-2-0', '1 B 2-0-0', '2 C 1-1-0', '3 F 0-2-0']);
    evening.start();
    expect(currentStage(evening.now)?.players.toSorted()).toEqual(['A', 'B']);
  });

  it('gives the opponent of a player who has left a bye', () => {
    const evening = new Evening(terms([{ ...STAGE, kind: 'round-robin' }]), 'A B C D');
    evening.start();
    evening.round();
    evening.finish();
    evening.drop('D');
    expect(evening.round()).toMatch(/^\w-\w bye \w$/);
  });
});

/** A random event: some players leave, some come late, a quarter of the matches are drawn. */
function randomEvening(players: number, chance: (n: number) => number): Evening {
  const ids = Array.from({ length: players }, (_, at) => `p${at}`);
  const evening = new Evening(terms([STAGE, cutTo(4)]), ids.join(' '));
  evening.start(`${chance(1_000)}`);
  for (let stage = currentStage(evening.now); stage !== null; stage = currentStage(evening.now)) {
    if (isStageOver(evening.now, stage)) {
      if (stage.stage === 2) break;
      evening.start();
      continue;
    }
    evening.round();
    const active = activeMembers(evening.now, stage);
    const named = evening.now.rounds.at(-1)?.tables.flatMap((table) => table.players) ?? [];
    const byes = evening.now.rounds.at(-1)?.byes ?? [];
    if (stage.stage === 1) expect([...named, ...byes].toSorted()).toEqual(active.toSorted());
    evening.finish((one, other) =>
      stage.stage === 1 && chance(4) === 0 ? 'draw' : chance(2) === 0 ? byName(one, other) : byName(other, one),
    );
    if (stage.stage === 1 && chance(3) === 0 && active.length > 6) evening.drop(active[chance(active.length)] ?? '');
    if (stage.stage === 1 && chance(4) === 0) evening.register(`late${evening.log.length}`);
  }
  return evening;
}

describe('any tournament', () => {
  it('pairs each active player once a round, conserves points, and replays to the same tables', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 24 }), fc.integer(), (players, seed) => {
        let state = seed;
        const chance = (n: number): number => {
          state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
          return (state >>> 8) % n;
        };
        const evening = randomEvening(players, chance);
        const [stage] = evening.now.stages;
        if (stage === undefined) throw new Error('no stage');
        const results = resultsOf(evening.now, stage);
        const points = results.reduce((sum, result) => {
          if (result.kind !== 'match') return sum + (result.kind === 'bye' ? 3n : 0n);
          return sum + (result.outcome === 'draw' ? 2n : 3n);
        }, 0n);
        const table = stageTable(evening.now, stage);
        expect(table.reduce((sum, { measured }) => sum + (measured[0]?.value.over ?? 0n), 0n)).toBe(points);
        const again = foldTournament(evening.log);
        expect(again).toEqual(evening.now);
        if (again !== null) expect(overallTable(again)).toEqual(overallTable(evening.now));
        expect(new Set(overallTable(evening.now).map(({ player }) => player)).size).toBe(evening.now.players.size);
      }),
      { numRuns: 60 },
    );
  });
});
