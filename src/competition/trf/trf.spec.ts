import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHESS_POINTS, type TrfGame, type TrfPlayer, type TrfPoints, type TrfReport } from './report.js';
import { readTrf, TRF_EDITIONS, writeTrf } from './index.js';

const FIXTURES = fileURLToPath(new URL('../../../test/fixtures/trf/', import.meta.url));
const files = readdirSync(FIXTURES).filter((name) => name.endsWith('.trf'));

/** A line of a player up to the points, and the games after it. */
const player = (number: number, points: string, games = ''): string =>
  `001 ${String(number).padStart(4)}      ${'Somebody'.padEnd(33)} 2000 ${' '.repeat(26)}${points.padStart(5)}     ${games}`;

const PAIR = [player(1, '1.0', '     2 w 1'), player(2, '0.0', '     1 b 0')];

const faultsOf = (...lines: readonly string[]): readonly string[] =>
  readTrf(lines.join('\n')).faults.map(({ line, column, code }) => `${line}:${column} ${code}`);

describe('reports of other programs', () => {
  it.each(files)('%s is read, and written so that reading gives the same', (name) => {
    const { report, faults } = readTrf(readFileSync(FIXTURES + name, 'utf8'));
    expect(faults).toEqual([]);
    expect(report?.players.length).toBeGreaterThan(4);
    for (const edition of TRF_EDITIONS) expect(report && readTrf(writeTrf(report, edition)).report).toEqual(report);
  });

  it('columns of FIDE: number, rating, points, rank, and the games with colour and result', () => {
    const { report } = readTrf(readFileSync(`${FIXTURES}dutch-7-1.trf`, 'utf8'));
    const text = readFileSync(`${FIXTURES}dutch-7-1.trf`, 'utf8').split('\r')[1] ?? '';
    expect(report?.players[0]).toMatchObject({
      ...{ number: 1, name: 'Test0001 Player0001', rating: Number(text.slice(48, 52)) },
      ...{ points: 10 * Number(text.slice(80, 84)), rank: Number(text.slice(85, 89)) },
    });
    expect(report?.players[0]?.games[0]).toEqual({
      opponent: Number(text.slice(91, 95)),
      colour: text[96] === 'w' ? 'white' : 'black',
      mark: text[98],
    });
  });
});

const text = (most: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: most })
    .map((value) => [...value.replace(/\p{C}|\p{Z}/gu, '')].slice(0, most).join(''));

const BYES = (['F', 'H', 'Z', 'U'] as const).map((mark): TrfGame => ({ opponent: null, colour: null, mark }));
const WON = ['1', 'W', '+'] as const;
const LOST = ['0', 'L', '-'] as const;

/** Two players, who meet in some rounds. The points of each result are drawn as well. */
const reports = fc
  .record({
    rounds: fc.array(fc.record({ kind: fc.nat({ max: 8 }), white: fc.boolean() }), { maxLength: 9 }),
    points: fc.record({
      ...{ win: fc.nat({ max: 99 }), draw: fc.nat({ max: 99 }), loss: fc.nat({ max: 99 }) },
      ...{ bye: fc.nat({ max: 99 }), zero: fc.nat({ max: 99 }), forfeit: fc.nat({ max: 99 }) },
    }),
    names: fc.tuple(text(32), text(32)).map((names) => names.map((name) => `N${name}`)),
    rating: fc.option(fc.integer({ min: 1, max: 9_999 })),
    first: fc.constantFrom('white' as const, 'black' as const, null),
    city: text(20),
    absent: fc.subarray([1, 2], { minLength: 1 }),
    total: fc.option(fc.integer({ min: 9, max: 60 })),
    isChess: fc.boolean(),
  })
  .map(({ rounds, points: drawn, names, rating, first, city, absent, total, isChess }): TrfReport => {
    const points: TrfPoints = isChess ? CHESS_POINTS : drawn;
    const gamesOf = (seat: 0 | 1): readonly TrfGame[] =>
      rounds.map(({ kind, white }): TrfGame => {
        const bye = BYES[kind];
        if (bye !== undefined) return bye;
        const colour = white === (seat === 0) ? 'white' : 'black';
        const mark = kind === 4 ? '=' : ((seat === 0 ? WON : LOST)[kind - 5] ?? '0');
        return { opponent: 2 - seat, colour, mark: kind === 8 ? '0' : mark };
      });
    const worth = { '1': 'win', W: 'win', '+': 'win', F: 'win', U: 'bye', '=': 'draw', H: 'draw' } as const;
    const other = { D: 'draw', '0': 'loss', L: 'loss', '-': 'forfeit', Z: 'zero' } as const;
    const of = (number: number, name: string, games: readonly TrfGame[]): TrfPlayer => ({
      ...{ number, sex: '', title: '', name, rating, federation: '', fideId: '', birth: '', rank: number, games },
      points: games.reduce((sum, { mark }) => sum + points[{ ...worth, ...other }[mark]], 0),
    });
    return {
      ...{ name: 'An evening', details: [{ code: '022', text: city }], rounds: total, firstColour: first, points },
      players: [of(1, names[0] ?? '', gamesOf(0)), of(2, names[1] ?? '', gamesOf(1))],
      absences: [{ round: 10, mark: 'H', players: absent }],
      forbidden: [
        { from: 1, to: null, players: [1, 2] },
        { from: 2, to: 3, players: [2, 1] },
      ],
    };
  });

it('what is written is read again, in both editions', () => {
  fc.assert(
    fc.property(reports, fc.constantFrom(...TRF_EDITIONS), (report, edition) => {
      expect(readTrf(writeTrf(report, edition))).toEqual({ report, faults: [] });
    }),
    { numRuns: 500 },
  );
});

it('a name cannot begin a line of its own', () => {
  const { report } = readTrf(PAIR.join('\n'));
  if (report === null) throw new Error('The pair has no faults.');
  const [one, ...others] = report.players;
  const named = { ...report, players: [{ ...(one as TrfPlayer), name: 'A\r\nXXR 1\u2028B' }, ...others] };
  expect(readTrf(writeTrf(named, 'trf16')).report?.rounds).toBeNull();
});

it('points of a hundred and more stay within their columns', () => {
  const { report } = readTrf(PAIR.join('\n'));
  if (report === null) throw new Error('The pair has no faults.');
  const players = report.players.map((each) => ({ ...each, points: 1_200 }));
  const [, line = ''] = writeTrf({ ...report, players }, 'trf16').split('\r\n');
  expect([line.slice(80, 84), line.slice(91, 99)]).toEqual([' 120', '   2 w 1']);
});

describe('faults say line and column', () => {
  it.each([
    ['no players', ['012 Nothing'], ['1:1 no-players']],
    ['a short line of a player', ['001    1'], ['1:9 too-short']],
    ['a starting number twice', [...PAIR, PAIR[1] ?? ''], ['3:5 repeated']],
    ['an opponent who is nowhere', [player(1, '1.0', '     7 w 1')], ['1:92 unknown-player']],
    [
      'results that do not fit',
      [PAIR[0] ?? '', player(2, '1.0', '     1 b 1')],
      ['1:99 contradiction', '2:99 contradiction'],
    ],
    [
      'one colour for both',
      [PAIR[0] ?? '', player(2, '0.0', '     1 w 0')],
      ['1:97 contradiction', '2:97 contradiction'],
    ],
    [
      'a player without a name',
      [`${player(1, '0.0').slice(0, 14)}${' '.repeat(33)}${player(1, '0.0').slice(47)}`],
      ['1:15 no-name'],
    ],
    ['a stranger as a mark', [player(1, '0.0', '  0000 - ?')], ['1:99 unknown-mark']],
    ['a game without colour', [player(1, '1.0', '     2 - 1'), player(2, '0.0')], ['1:97 unknown-colour']],
    ['points that are not the sum', [player(1, '2.0', '     2 w 1'), PAIR[1] ?? ''], ['1:81 points']],
    ['more rounds than there are', [...PAIR, 'XXR 0'], ['3:5 out-of-range']],
    ['a report of teams', [...PAIR, '013 Team'], ['3:1 teams']],
    ['a bye with an opponent', [player(1, '0.5', '     2 - H'), player(2, '0.0')], ['1:99 contradiction']],
    ['an absence of nobody known', [...PAIR, 'XXZ 9'], ['1:1 unknown-player']],
    ['more absences than a call has arguments', [...PAIR, `XXZ ${'9 '.repeat(200_000)}`], ['1:1 unknown-player']],
  ])('%s', (_title, lines, faults) => {
    expect(faultsOf(...lines)).toEqual(faults);
  });

  it('a file too large is refused before its lines are read', () => {
    expect(faultsOf('x'.repeat(2_000_001))).toEqual(['1:1 too-large']);
    expect(faultsOf('\n'.repeat(6_001))).toEqual(['6001:1 too-large']);
  });

  it('at most fifty faults are listed, of any text', () => {
    expect(faultsOf(...Array.from({ length: 90 }, () => '001'))).toHaveLength(50);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PAIR, '240 H   1 x', '260 0', '162  Q', '152', '001 \u{1F600}', 'XXP a')),
        (lines) => {
          expect(() => readTrf(lines.join('\r'))).not.toThrow();
        },
      ),
    );
  });
});
