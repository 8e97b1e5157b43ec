import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Evening, STAGE, terms } from '../../../test/support/evening.js';
import { fieldOfReport, pairDutch } from '../pairing/dutch/index.js';
import { CHESS_POINTS, readTrf, TRF_EDITIONS, type TrfReport, writeTrf } from '../trf/index.js';
import { dutchField } from './dutch-round.js';
import type { PairingResult } from './events.js';
import { federationReport } from './federation-report.js';
import { isStageOver, proposeRound } from './next-round.js';
import { reportedLog } from './reported-rounds.js';
import { activeMembers } from './results.js';
import type { Tournament } from './state.js';
import type { StageTerms, TournamentTerms } from './terms.js';

const DUTCH: StageTerms = { ...STAGE, pairing: 'dutch' };

const reportOf = (now: Tournament): TrfReport => federationReport(now, (id) => id);

const read = (text: string): TrfReport => {
  const { report, faults } = readTrf(text);
  if (report === null) throw new Error(JSON.stringify(faults));
  return report;
};

/** The report as a tournament of its own, whose players are called as in the report. */
function imported(report: TrfReport, of: TournamentTerms): Evening {
  const names = new Map(report.players.map(({ number, name }) => [number, name]));
  const evening = new Evening(of);
  const leftReason = (round: number): string => `Left after round ${round}`;
  const log = reportedLog(evening.now, report, { idOf: (number) => names.get(number) ?? '', seed: 'seed', leftReason });
  for (const event of log) evening.add(event);
  return evening;
}

const PLAYED: readonly PairingResult[] = [
  { outcome: 'first', games: [2, 0, 0], how: 'played' },
  { outcome: 'second', games: [0, 2, 0], how: 'played' },
  { outcome: 'draw', games: [0, 0, 0], how: 'played' },
  { outcome: 'double-loss', games: [0, 0, 0], how: 'played' },
  { outcome: 'first', games: [2, 0, 0], how: 'no-show' },
  { outcome: 'second', games: [0, 2, 0], how: 'no-show' },
  { outcome: 'double-loss', games: [0, 0, 0], how: 'no-show' },
];

const lot = fc.nat({ max: 999 });
const chance = <Value>(value: fc.Arbitrary<Value>, weight: number) => fc.option(value, { freq: weight });
const evenings = fc.record({
  players: fc.integer({ min: 4, max: 11 }),
  isDutch: fc.boolean(),
  lateEntry: fc.constantFrom('loss' as const, 'bye' as const),
  rounds: fc.array(
    fc.record({
      results: fc.array(fc.constantFrom(...PLAYED), { minLength: 8, maxLength: 8 }),
      ...{ drop: chance(lot, 2), late: chance(fc.boolean(), 3), back: chance(lot, 3) },
      ...{ bye: chance(lot, 2), half: chance(lot, 2) },
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

type Drawn = typeof evenings extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays as many of the drawn rounds as the pairing system allows. */
function played({ players, isDutch, lateEntry, rounds }: Drawn): Evening {
  const stage = { ...(isDutch ? DUTCH : STAGE), rounds: 6 };
  const names = Array.from({ length: players }, (_, at) => `P${at}`).join(' ');
  const evening = new Evening(terms([stage], { lateEntry }), names);
  evening.start();
  const began = evening.now.stages[0];
  if (began === undefined) throw new Error('The stage has begun.');
  for (const [at, { results, drop, late, back, bye, half }] of rounds.entries()) {
    const pick = (from: readonly string[], drawn: number | null): readonly string[] =>
      drawn === null || from.length < 4 ? [] : from.slice(drawn % from.length).slice(0, 1);
    for (const id of pick(activeMembers(evening.now, began), drop)) evening.drop(id);
    if (late === true) evening.register(`L${at}`);
    const gone = [...evening.now.players.values()].filter(({ status }) => status === 'dropped').map(({ id }) => id);
    if (back !== null) {
      for (const playerId of gone.slice(back % (gone.length + 1)).slice(0, 1))
        evening.add({ type: 'PlayerReturned', payload: { playerId } });
    }
    if (isStageOver(evening.now, began)) break;
    const active = activeMembers(evening.now, began);
    const withBye = pick(active, bye);
    const withHalf = pick(active, half).filter((id) => !withBye.includes(id));
    const wishes = { seed: `${at}`, locked: [], forbidden: [], awardedByes: [...withBye, ...withHalf] };
    const proposed = proposeRound(evening.now, wishes);
    if (proposed === null || proposed.tables.length === 0) break;
    const byes = proposed.byes.filter((id) => !withHalf.includes(id));
    const payload = { ...proposed, byes, awardedByes: withBye, halfByes: withHalf };
    evening.add({ type: 'RoundProposed', payload });
    evening.add({ type: 'RoundPublished', payload: { round: proposed.round } });
    proposed.tables.forEach(({ table }, index) =>
      evening.record(table, results[index % results.length] as PairingResult),
    );
    evening.add({ type: 'RoundEnded', payload: { round: proposed.round } });
  }
  return evening;
}

/**
 * Pairs, results and byes of each round, whatever the numbers of the tables. A report writes the byes of a late entry
 * as byes of the rounds before it.
 */
const roundsIn = ({ rounds, players, terms: { lateEntry } }: Tournament) =>
  rounds.map(({ round, tables, byes, awardedByes, halfByes = [], isOver }) => {
    const before = [...players.values()].filter(
      ({ entersAt, leftAfter }) =>
        lateEntry === 'bye' && round < entersAt && (leftAfter === null || round <= leftAfter),
    );
    const late = before.map(({ id }) => id);
    return {
      pairs: tables
        .map(({ players: pair, result }) => ({ pair, result }))
        .toSorted((a, b) => (a.pair[0] < b.pair[0] ? -1 : 1)),
      ...{ byes: [...byes, ...late].toSorted(), awarded: [...awardedByes, ...late].toSorted() },
      ...{ halves: halfByes.toSorted(), isOver },
    };
  });

it('a tournament that was written is read back with the same rounds, results and report', () => {
  const seen = { drops: 0, halves: 0, byes: 0, late: 0, rounds: 0 };
  fc.assert(
    fc.property(evenings, fc.constantFrom(...TRF_EDITIONS), (drawn, edition) => {
      const { now } = played(drawn);
      const report = reportOf(now);
      fc.pre(now.rounds.length > 0);
      const again = imported(read(writeTrf(report, edition)), now.terms).now;
      expect(roundsIn(again)).toEqual(roundsIn(now));
      expect(reportOf(again)).toEqual(report);
      seen.rounds += now.rounds.length;
      seen.halves += now.rounds.flatMap(({ halfByes = [] }) => halfByes).length;
      seen.byes += now.rounds.flatMap(({ byes }) => byes).length;
      seen.drops += [...again.players.values()].filter(({ status }) => status === 'dropped').length;
      seen.late += [...now.players.values()].filter(({ entersAt }) => entersAt > 1).length;
    }),
    { numRuns: 100, seed: 28 },
  );
  expect(Object.values(seen).every((count) => count > 50)).toBe(true);
});

/** A report of two players with these points and games. */
const ofTwo = (...lines: readonly (readonly [points: string, games: string])[]): TrfReport =>
  read(
    lines
      .map(([points, games], at) => {
        const name = `P${at + 1}`.padEnd(33);
        return `001    ${at + 1}      ${name} 2000 ${' '.repeat(26)}  ${points}     ${games}`;
      })
      .join('\n'),
  );

it.each([
  ['of the winner', '     2 b +', '     1 - -', ['P2', 'P1'], 'second'],
  ['of the loser', '     2 - +', '     1 w -', ['P2', 'P1'], 'second'],
  ['of nobody', '     2 - +', '     1 - -', ['P1', 'P2'], 'first'],
])('a forfeit that names the colour %s is one pairing', (_of, first, second, players, outcome) => {
  const { now } = imported(ofTwo(['1.0', first], ['0.0', second]), terms([STAGE]));
  expect(now.rounds.map(({ tables }) => tables)).toMatchObject([[{ players, result: { outcome, how: 'no-show' } }]]);
});

it('the number of rounds follows from the report, even if no player has checked in', () => {
  const of = terms([STAGE], { checkIn: true, capacity: 1, roundsTable: [{ upTo: 8, rounds: 3 }] });
  expect(imported(ofTwo(['1.0', '     2 w 1'], ['0.0', '     1 b 0']), of).now.stages[0]).toMatchObject({ rounds: 3 });
});

const FIXTURES = fileURLToPath(new URL('../../../test/fixtures/trf/', import.meta.url));
const files = readdirSync(FIXTURES).filter((name) => /^dutch-\d\d?-/u.test(name));

/** Points in the ratio of chess. */
const chess = (stages: readonly StageTerms[]): TournamentTerms => {
  const whole = terms(stages);
  return { ...whole, policy: { ...whole.policy, points: { win: 2, draw: 1, loss: 0, bye: 2 } } };
};

const roundsOfReport = ({ players }: TrfReport): number => Math.max(...players.map(({ games }) => games.length));

const pairsOfLast = (report: TrfReport): readonly string[] =>
  report.players.flatMap(({ name, games }) => {
    const { opponent = null, colour = null } = games[roundsOfReport(report) - 1] ?? {};
    const other = report.players.find(({ number }) => number === opponent);
    return colour === 'white' && other !== undefined ? [`${name}-${other.name}`] : [];
  });

/** The last round as it is paired after the rounds before it were read; who was absent is absent. */
function lastRoundFrom(report: TrfReport): readonly string[] {
  const last = roundsOfReport(report);
  const players = report.players.map((player) => ({ ...player, games: player.games.slice(0, last - 1) }));
  const { now } = imported({ ...report, rounds: last, players }, chess([DUTCH]));
  const [stage] = now.stages;
  if (stage === undefined) throw new Error('The stage has begun.');
  const present = new Set(
    fieldOfReport(report, last).players.flatMap(({ id, isPresent }) => (isPresent ? [Number(id)] : [])),
  );
  const here = new Set(report.players.flatMap(({ number, name }) => (present.has(number) ? [name] : [])));
  const field = dutchField(now, stage, { locked: [], forbidden: [], awardedByes: [] });
  const paired = pairDutch({
    ...field,
    players: field.players.map((each) => ({ ...each, isPresent: here.has(each.id) })),
  });
  const order = new Map(report.players.map(({ name }, at) => [name, at]));
  return (paired?.pairs ?? [])
    .toSorted((one, other) => (order.get(one.white) ?? 0) - (order.get(other.white) ?? 0))
    .map(({ white, black }) => `${white}-${black}`);
}

describe('reports of other programs', () => {
  it.each(files)('%s has the games and points of the report, which it goes on from', (name) => {
    const report = read(readFileSync(FIXTURES + name, 'utf8'));
    expect(report.points).toEqual(CHESS_POINTS);
    const again = reportOf(imported(report, chess([DUTCH])).now);
    expect(again.players.map(({ games, points }) => ({ games, points: points / 2 }))).toEqual(
      report.players.map(({ games, points }) => ({ games, points })),
    );
    expect(lastRoundFrom(report)).toEqual(pairsOfLast(report));
  });
});
