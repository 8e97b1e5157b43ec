import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutTo, Evening, STAGE, terms, won } from '../../../test/support/evening.js';
import { deckOf, entrantOf, seatOf, teamResult } from './boards.js';
import { correctionOf } from './correction.js';
import { isDeckShown } from './decklists.js';
import type { PairingResult } from './events.js';
import { foldTournament } from './fold.js';
import { individualsOf } from './individuals.js';
import { isStageOver } from './next-round.js';
import { resultsOf } from './results.js';
import { currentStage, type StageState, type TableState } from './state.js';
import type { Decklists } from './terms.js';
import { overallTable, stageTable } from './tables.js';
import type { StageTerms } from './terms.js';

const LOST_BY_BOTH: PairingResult = { outcome: 'double-loss', games: [0, 0, 0], how: 'ruling' };
const UNPLAYED: PairingResult = { outcome: 'first', games: [2, 0, 0], how: 'no-show' };

const boards = (text: string) =>
  text.split('').map((mark) => ({
    result: { '1': won('first'), '2': won('second'), '=': won('draw'), x: LOST_BY_BOTH, '+': UNPLAYED }[mark] ?? null,
  }));

/** Teams of three: the members of team A are A1, A2 and A3. */
function teams(names: string, stages: readonly StageTerms[] = [STAGE], size = 3): Evening {
  const evening = new Evening(terms(stages, { boards: size }));
  for (const name of names.split(' ')) enter(evening, name, size);
  return evening;
}

function enter(evening: Evening, name: string, size = 3): void {
  const members = Array.from({ length: size }, (_, at) => `${name}${at + 1}`);
  const lineup = { name: `Team ${name}`, members };
  evening.add({
    type: 'PlayersRegistered',
    payload: { players: [{ playerId: name, team: null, table: null, lineup }] },
  });
}

function record(evening: Evening, table: number, board: number, result: PairingResult): void {
  const round = evening.now.rounds.length;
  evening.add({ type: 'ResultRecorded', payload: { round, table, board, result, source: 'staff' } });
}

function correct(evening: Evening, at: { round: number; table: number; board: number }, after: PairingResult | null) {
  const corrected = correctionOf(evening.now, { ...at, after, reason: 'Slip', source: 'staff' });
  if (corrected?.kind === 'corrected') evening.add({ type: 'ResultCorrected', payload: corrected.event });
  return corrected;
}

const tableOf = (evening: Evening, table: number): TableState => {
  const found = evening.now.rounds.at(-1)?.tables.find((each) => each.table === table);
  if (found === undefined) throw new Error('no such table');
  return found;
};

describe('the result of a table of teams', () => {
  it.each([
    ['112', 'first', [2, 1, 0]],
    ['22=', 'second', [0, 2, 1]],
    ['12=', 'draw', [1, 1, 1]],
    ['1==', 'first', [1, 0, 2]],
    ['xx1', 'first', [1, 0, 0]],
    ['12x', 'draw', [1, 1, 0]],
    ['xxx', 'double-loss', [0, 0, 0]],
    ['11', 'first', [2, 0, 0]],
    ['1122', 'draw', [2, 2, 0]],
  ])('%s is %s, with boards for games', (played, outcome, games) => {
    expect(teamResult(boards(played))).toMatchObject({ outcome, games });
  });

  it.each([
    ['11.', true],
    ['1..', false],
    ['1=.', false],
    ['2=2.', true],
    ['22..', false],
    ['...', false],
  ])('%s is there before the last board: %s', (played, isThere) => {
    expect(teamResult(boards(played)) !== null).toBe(isThere);
  });

  it('says how it came about if all boards agree', () => {
    expect(teamResult(boards('+++'))?.how).toBe('no-show');
    expect(teamResult(boards('++1'))?.how).toBe('played');
  });
});

describe('a table of teams', () => {
  it('has a board for each pair of members, in the order of the teams', () => {
    const evening = teams('A B');
    evening.start();
    evening.round();
    const [first, second] = tableOf(evening, 1).players;
    expect(tableOf(evening, 1).boards?.map(({ board, players }) => [board, ...players])).toEqual([
      [1, `${first}1`, `${second}1`],
      [2, `${first}2`, `${second}2`],
      [3, `${first}3`, `${second}3`],
    ]);
    const [round] = evening.now.rounds;
    expect(round && seatOf(round, 'B2')).toMatchObject({ table: { table: 1 }, board: 2 });
    expect(round && seatOf(round, 'B')).toBeNull();
  });

  it('keeps what the players of a board say at that board', () => {
    const evening = teams('A B');
    evening.start();
    evening.round();
    const at = { round: 1, table: 1, board: 2 };
    const [reporter = '', other = ''] = tableOf(evening, 1).boards?.[1]?.players ?? [];
    evening.add({ type: 'ResultReported', payload: { ...at, playerId: reporter, result: won('first') } });
    evening.add({ type: 'ResultDisputed', payload: { ...at, playerId: other, reason: 'No' } });
    expect(tableOf(evening, 1)).toMatchObject({ report: null, dispute: null });
    expect(tableOf(evening, 1).boards?.map(({ dispute }) => dispute?.playerId ?? null)).toEqual([null, other, null]);
    expect(evening.now.cases).toMatchObject([{ board: 2, players: [reporter, other], status: 'open' }]);
    record(evening, 1, 1, won('first'));
    expect(evening.now.cases).toMatchObject([{ status: 'open' }]);
    record(evening, 1, 2, won('second'));
    expect(evening.now.cases).toMatchObject([{ status: 'ruled', result: won('second') }]);
  });

  it('has calls of several boards, which an answer without a board ends together', () => {
    const evening = teams('A B');
    evening.start();
    evening.round();
    const call = (board: number) => {
      const playerId = tableOf(evening, 1).boards?.[board - 1]?.players[0] ?? '';
      evening.add({ type: 'JudgeCalled', payload: { round: 1, table: 1, board, playerId, reason: 'Which card?' } });
    };
    const open = () => ({
      boards: tableOf(evening, 1).boards?.flatMap(({ board, call: said }) => (said === null ? [] : board)),
      cases: evening.now.cases.flatMap(({ board, status }) => (status === 'open' ? board : [])),
    });
    for (const board of [1, 2, 3]) call(board);
    evening.add({ type: 'JudgeCallAnswered', payload: { round: 1, table: 1, board: 2 } });
    expect(open()).toEqual({ boards: [1, 3], cases: [1, 3] });
    evening.add({ type: 'JudgeCallAnswered', payload: { round: 1, table: 1 } });
    expect(open()).toEqual({ boards: [], cases: [] });
  });

  it('opens again if a corrected board leaves the decision to another board', () => {
    const evening = teams('A B');
    evening.start();
    evening.round();
    record(evening, 1, 1, won('first'));
    record(evening, 1, 2, won('first'));
    evening.add({ type: 'RoundEnded', payload: { round: 1 } });
    correct(evening, { round: 1, table: 1, board: 2 }, won('second'));
    expect(evening.now.rounds[0]).toMatchObject({ isOver: false, tables: [{ result: null }] });
    record(evening, 1, 3, won('second'));
    expect(tableOf(evening, 1).result).toMatchObject({ outcome: 'second', games: [1, 2, 0] });
  });

  it('in a bracket takes the team that a corrected board gives it, before its first result', () => {
    const evening = teams('A B C D', [cutTo(4)]);
    evening.start();
    evening.round();
    const marks = [won('second'), won('first'), won('first')];
    for (const table of [1, 2]) for (const [at, result] of marks.entries()) record(evening, table, at + 1, result);
    evening.add({ type: 'RoundEnded', payload: { round: 1 } });
    expect(evening.round()).toBe('A-B');
    const later = Evening.from(evening.now);
    record(later, 1, 3, won('first'));
    expect(correct(later, { round: 1, table: 1, board: 2 }, won('second'))?.kind).toBe('moved-on');
    correct(evening, { round: 1, table: 1, board: 2 }, won('second'));
    expect(tableOf(evening, 1)).toMatchObject({ players: ['D', 'B'], result: null });
    expect(tableOf(evening, 1).boards?.[0]?.players).toEqual(['D1', 'B1']);
  });
});

describe('the team of a player', () => {
  it('is the team that is in, or the last one', () => {
    const evening = teams('A B');
    expect(['A1', 'B3', 'C1', 'A'].map((id) => entrantOf(evening.now, id))).toEqual(['A', 'B', null, 'A']);
    evening.drop('A');
    evening.add({
      type: 'PlayersRegistered',
      payload: {
        players: [{ playerId: 'C', team: null, table: null, lineup: { name: 'C', members: ['A1', 'C2', 'C3'] } }],
      },
    });
    expect(['A1', 'A2'].map((id) => entrantOf(evening.now, id))).toEqual(['C', 'A']);
    evening.drop('C');
    expect(entrantOf(evening.now, 'A1')).toBe('C');
  });
});

/** A random event of teams: some leave, some come late; boards are drawn, lost by both, left open, corrected. */
function randomEvening(count: number, size: number, chance: (n: number) => number): Evening {
  const names = Array.from({ length: count }, (_, at) => `t${at}-`);
  const evening = teams(names.join(' '), [STAGE], size);
  evening.start(`${chance(1_000)}`);
  const any = (): PairingResult => [won('first'), won('second'), won('draw'), LOST_BY_BOTH][chance(4)] ?? won('draw');
  for (let stage = currentStage(evening.now); stage !== null && !isStageOver(evening.now, stage);) {
    evening.round();
    for (const { table } of evening.now.rounds.at(-1)?.tables ?? []) {
      for (let board = 1; board <= size; board += 1) {
        if (tableOf(evening, table).result === null || chance(2) === 0) record(evening, table, board, any());
      }
    }
    evening.add({ type: 'RoundEnded', payload: { round: evening.now.rounds.length } });
    correctSomewhere(evening, size, any, chance);
    if (chance(3) === 0) evening.drop(names[chance(count)] ?? '');
    if (chance(4) === 0) enter(evening, `late${evening.log.length}-`, size);
    stage = currentStage(evening.now);
  }
  return evening;
}

/** A table that is open after the correction gets its missing boards, so that the next round can be paired. */
function correctSomewhere(evening: Evening, size: number, any: () => PairingResult, chance: (n: number) => number) {
  const round = evening.now.rounds[chance(evening.now.rounds.length)];
  const table = round?.tables[chance(round.tables.length)];
  if (round === undefined || table === undefined) return;
  correct(evening, { round: round.round, table: table.table, board: 1 + chance(size) }, chance(4) === 0 ? null : any());
  const after = evening.now.rounds[round.round - 1];
  if (after === undefined || after.isOver) return;
  const there = after.tables.find((each) => each.table === table.table);
  for (const { board, result } of there?.boards ?? []) {
    if (result !== null) continue;
    const payload = { round: round.round, table: table.table, board, result: any(), source: 'staff' as const };
    evening.add({ type: 'ResultRecorded', payload });
  }
  evening.add({ type: 'RoundEnded', payload: { round: round.round } });
}

function pointsIn(evening: Evening, stage: StageState): bigint {
  return resultsOf(evening.now, stage).reduce((sum, result) => {
    if (result.kind !== 'match') return sum + (result.kind === 'bye' ? 3n : 0n);
    return sum + { first: 3n, second: 3n, draw: 2n, 'double-loss': 0n }[result.outcome];
  }, 0n);
}

describe('any tournament of teams', () => {
  it('conserves points, has results by the majority of boards, and replays to the same tables', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 2, max: 4 }),
        fc.integer(),
        (count, size, seed) => {
          let state = seed;
          const chance = (n: number): number => {
            state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
            return (state >>> 8) % n;
          };
          const evening = randomEvening(count, size, chance);
          const [stage] = evening.now.stages;
          if (stage === undefined) throw new Error('no stage');
          const table = stageTable(evening.now, stage);
          const points = table.reduce((sum, { measured }) => sum + (measured[0]?.value.over ?? 0n), 0n);
          expect(points).toBe(pointsIn(evening, stage));
          for (const { boards: seatings = [], result } of evening.now.rounds.flatMap(({ tables }) => tables)) {
            const side = (outcome: string) => seatings.filter((each) => each.result?.outcome === outcome).length;
            const lead = Math.sign(side('first') - side('second'));
            const isByMajority = { first: lead > 0, second: lead < 0, draw: lead === 0, 'double-loss': lead === 0 };
            expect(result === null || isByMajority[result.outcome]).toBe(true);
          }
          const again = foldTournament(evening.log);
          expect(again).toEqual(evening.now);
          if (again !== null) expect(overallTable(again)).toEqual(overallTable(evening.now));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the decks of a team', () => {
  it('belong to its members, and are shown as the terms say', () => {
    const evening = teams('A B');
    expect(deckOf(evening.now, 'A2')).toBeNull();
    evening.add({ type: 'DeckSubmitted', payload: { playerId: 'A2', deckId: 'd2' } });
    evening.add({ type: 'DeckSubmitted', payload: { playerId: 'A3', deckId: 'd3' } });
    expect(['A', 'A1', 'A2', 'A3', 'Z'].map((id) => deckOf(evening.now, id))).toEqual([null, null, 'd2', 'd3', null]);
    const shown = (decklists: Decklists) =>
      isDeckShown({ ...evening.now, terms: { ...evening.now.terms, decklists } }, 'A2');
    expect([shown('open'), shown('cut')]).toEqual([false, false]);
    evening.start();
    expect([shown('open'), shown('cut'), shown('hidden')]).toEqual([true, false, false]);
    expect(foldTournament(evening.log)).toEqual(evening.now);
  });
});

describe('the line-up of a team', () => {
  const lineup = (evening: Evening, playerId: string, members: string, reserves: string): void =>
    evening.add({
      type: 'LineupChanged',
      payload: { playerId, members: members.split(' '), reserves: reserves.split(' ') },
    });
  const seats = (evening: Evening): readonly string[] =>
    (evening.now.rounds.at(-1)?.tables ?? []).flatMap((table) =>
      (table.boards ?? []).map(({ players }) => players.toSorted().join('-')),
    );
  const finish = (evening: Evening): void => {
    for (const { table, boards: all = [] } of evening.now.rounds.at(-1)?.tables ?? []) {
      for (const { board } of all) record(evening, table, board, won('first'));
    }
    evening.add({ type: 'RoundEnded', payload: { round: evening.now.rounds.length } });
  };

  it('seats boards from the next published round on', () => {
    const evening = teams('A B', [{ ...STAGE, rounds: 2 }]);
    evening.start();
    evening.round();
    lineup(evening, 'A', 'A2 A4 A3', 'A1');
    expect(seats(evening)).toEqual(['A1-B1', 'A2-B2', 'A3-B3']);
    finish(evening);
    evening.round();
    expect(seats(evening)).toEqual(['A2-B1', 'A4-B2', 'A3-B3']);
    expect(foldTournament(evening.log)).toEqual(evening.now);
  });

  it('keeps reserves in their team, with the seats that they had', () => {
    const evening = teams('A B');
    evening.start();
    evening.round();
    lineup(evening, 'A', 'A4 A2 A3', 'A1');
    expect(['A1', 'A4', 'B1'].map((player) => entrantOf(evening.now, player))).toEqual(['A', 'A', 'B']);
    const [round] = evening.now.rounds;
    expect(round && seatOf(round, 'A1')?.board).toBe(1);
    expect(round && seatOf(round, 'A4')).toBeNull();
    evening.add({ type: 'DeckSubmitted', payload: { playerId: 'A4', deckId: 'd' } });
    expect([deckOf(evening.now, 'A4'), deckOf(evening.now, 'A1')]).toEqual(['d', null]);
  });

  it('changes no seat of a team whose opponent in a bracket a correction replaces', () => {
    const evening = teams('A B C D', [cutTo(4)]);
    evening.start();
    expect(evening.round()).toBe('A-D B-C');
    finish(evening);
    expect(evening.round()).toBe('A-B');
    lineup(evening, 'A', 'A4 A2 A3', 'A1');
    lineup(evening, 'B', 'B4 B2 B3', 'B1');
    lineup(evening, 'D', 'D4 D2 D3', 'D1');
    correct(evening, { round: 1, table: 1, board: 2 }, won('second'));
    correct(evening, { round: 1, table: 1, board: 3 }, won('second'));
    expect(tableOf(evening, 1).players).toEqual(['D', 'B']);
    // B keeps the seats of the round. D had none in it, and sits as it would now.
    expect(seats(evening)).toEqual(['B1-D4', 'B2-D2', 'B3-D3']);
  });

  it('follows two teams that change places between tables of one round', () => {
    const evening = teams('A B C D', [cutTo(4, { kind: 'double-elimination' })]);
    evening.start();
    expect(evening.round()).toBe('A-D B-C');
    finish(evening);
    expect(evening.round()).toBe('A-B D-C');
    for (const name of 'ABCD') lineup(evening, name, `${name}4 ${name}2 ${name}3`, `${name}1`);
    correct(evening, { round: 1, table: 1, board: 2 }, won('second'));
    correct(evening, { round: 1, table: 1, board: 3 }, won('second'));
    expect(evening.now.rounds[1]?.tables.map(({ players }) => players.join('-'))).toEqual(['D-B', 'A-C']);
    expect(seats(evening)).toEqual(['B1-D1', 'B2-D2', 'B3-D3', 'A1-C1', 'A2-C2', 'A3-C3']);
    expect(foldTournament(evening.log)).toEqual(evening.now);
  });

  it('lists a player of two teams once for each, with what was done for it', () => {
    const evening = teams('A B', [{ ...STAGE, rounds: 3 }]);
    evening.start();
    evening.round();
    const [first] = tableOf(evening, 1).players;
    finish(evening);
    evening.drop('A');
    const members = ['A1', 'C2', 'C3'];
    evening.add({
      type: 'PlayersRegistered',
      payload: { players: [{ playerId: 'C', team: null, table: null, lineup: { name: 'C', members } }] },
    });
    evening.round();
    const before = first === 'A' ? '1-0' : '0-1';
    const ofA1 = () =>
      individualsOf(evening.now)
        .filter(({ player }) => player === 'A1')
        .map(({ team, boards: at, won: wins, lost }) => `${team} ${at.join()} ${wins}-${lost}`)
        .toSorted();
    expect(ofA1()).toEqual([`A 1 ${before}`, 'C  0-0']);
    const later = tableOf(evening, 1).players[0] === 'C' ? '1-0' : '0-1';
    finish(evening);
    expect(ofA1()).toEqual([`A 1 ${before}`, `C 1 ${later}`]);
  });

  it('leaves each person the results of the boards where that person sat', () => {
    const evening = teams('A B', [{ ...STAGE, rounds: 2 }]);
    evening.start();
    evening.round();
    finish(evening);
    lineup(evening, 'A', 'A2 A4 A3', 'A1');
    evening.round();
    record(evening, 1, 1, won('draw'));
    const figures = individualsOf(evening.now).map(
      ({ player, team, boards: at, won: wins, lost, drawn }) =>
        `${player} ${team} ${at.join('+')} ${wins}-${lost}-${drawn}`,
    );
    const [first] = evening.now.rounds[0]?.tables[0]?.players ?? [];
    const [ahead, behind] = first === 'A' ? ['1-0', '0-1'] : ['0-1', '1-0'];
    expect(figures.toSorted()).toEqual([
      ...[`A1 A 1 ${ahead}-0`, `A2 A 1+2 ${ahead}-1`, `A3 A 3 ${ahead}-0`, 'A4 A  0-0-0'],
      ...[`B1 B 1 ${behind}-1`, `B2 B 2 ${behind}-0`, `B3 B 3 ${behind}-0`],
    ]);
  });
});
