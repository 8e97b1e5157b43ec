import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Colour } from '../../colours.js';
import { readTrf, reportedRounds, type TrfReport } from '../../trf/index.js';
import { colourOfHigher } from './colours.js';
import { dueAfter } from './due.js';
import type { DutchField, DutchPlayer } from './contenders.js';
import { type DutchRound, pairDutch } from './dutch.js';
import { fieldOfReport } from './report.js';

const FIXTURES = fileURLToPath(new URL('../../../../test/fixtures/trf/', import.meta.url));
const files = readdirSync(FIXTURES).filter((name) => name.startsWith('dutch-'));

function reportIn(name: string): TrfReport {
  const { report } = readTrf(readFileSync(FIXTURES + name, 'utf8'));
  if (report === null) throw new Error(`${name} has faults.`);
  return report;
}

const named = ({ pairs, bye }: DutchRound): readonly string[] =>
  [...pairs.map(({ white, black }) => `${white}-${black}`), ...(bye === null ? [] : [`bye ${bye}`])].sort();

/** The pairs of a round of a report, with their colours. */
const reported = ({ players }: TrfReport, round: number): readonly string[] =>
  players
    .flatMap(({ number, games }): readonly string[] => {
      const game = games[round - 1] ?? null;
      if (game?.mark === 'U') return [`bye ${number}`];
      return game?.colour === 'white' ? [`${number}-${game.opponent}`] : [];
    })
    .sort();

describe('rounds that bbpPairings has paired', () => {
  it.each(files)('every pair and every colour of %s', (name) => {
    const report = reportIn(name);
    for (let round = 1; round <= reportedRounds(report); round += 1) {
      const paired = pairDutch(fieldOfReport(report, round));
      expect([round, paired && named(paired)]).toEqual([round, reported(report, round)]);
    }
  });

  it('C5: the bye goes to the lowest score, also if fewer pairs of the last bracket are left', () => {
    const paired = pairDutch(fieldOfReport(reportIn('case-C5.trf'), 3));
    expect(paired && named(paired)).toEqual(['1-5', '3-2', 'bye 6']);
  });

  it('C9: of two who may have the bye, the one with fewer unplayed rounds has it', () => {
    const paired = pairDutch(fieldOfReport(reportIn('case-C9.trf'), 2));
    expect(paired && named(paired)).toEqual(['2-1', '3-5', 'bye 4']);
  });
});

const coloursOf = (letters: string): readonly Colour[] =>
  [...letters].map((letter) => (letter === 'w' ? 'white' : 'black'));

describe('the colour that a player is due (A.6)', () => {
  it.each([
    ['', null, 'none'],
    ['w', 'black', 'strong'],
    ['wb', 'white', 'mild'],
    ['bw', 'black', 'mild'],
    ['wbb', 'white', 'absolute'],
    ['wwbb', 'white', 'absolute'],
    ['wbwbw', 'black', 'strong'],
    ['wwbww', 'black', 'absolute'],
  ])('after "%s": %s, %s', (letters, colour, strength) => {
    expect(dueAfter(coloursOf(letters))).toMatchObject({ colour, strength });
  });
});

describe('who has which colour (section E)', () => {
  const contender = (letters: string, number = 1) => ({
    ...{ id: letters, number, score: 0, colours: coloursOf(letters), due: dueAfter(coloursOf(letters)) },
    ...{ ruledOut: new Set<string>(), mayHaveBye: true, unplayed: 0, isTopscorer: false },
    floats: ['none', 'none'] as const,
  });
  it.each([
    ['E.1: both get what they are due', 'w', 'b', 'black'],
    ['E.1: only the lower player is due a colour', '', 'w', 'white'],
    ['E.2: the stronger claim counts', 'wb', 'bwb', 'black'],
    ['E.2: of two absolute claims, the larger difference', 'wbb', 'wbbbb', 'black'],
    ['E.3: the last round in which the colours differed', 'bwwb', 'wbwb', 'black'],
    ['E.4: else the higher player', 'wb', 'wb', 'white'],
  ])('%s', (title, higher, lower, colour) => {
    const rule = title.slice(0, 3).replace('.', '');
    expect(colourOfHigher(contender(higher), contender(lower, 2), 'white')).toEqual({ colour, rule });
  });

  it('E.5: without any game, an odd pairing number has the colour of the lot', () => {
    const colour = (number: number) => colourOfHigher(contender('', number), contender('', number + 1), 'black');
    expect([colour(3), colour(4)]).toEqual([
      { colour: 'black', rule: 'E5' },
      { colour: 'white', rule: 'E5' },
    ]);
  });
});

/** Players with colours and results of earlier rounds. Some players are absent. */
const fields = fc
  .record({
    count: fc.integer({ min: 1, max: 12 }),
    rounds: fc.array(fc.infiniteStream(fc.nat({ max: 2 })), { maxLength: 4 }),
    absent: fc.uniqueArray(fc.nat({ max: 11 }), { maxLength: 3 }),
  })
  .map(({ count, rounds, absent }): DutchField => {
    let field: DutchField = {
      players: Array.from({ length: count }, (_, at) => ({ id: `p${at}`, past: [], isPresent: true })),
      ...{ rounds: 9, firstColour: 'white', points: { win: 10, draw: 5, loss: 0 }, apart: [] },
    };
    for (const results of rounds) field = playedOn(field, results);
    return { ...field, players: field.players.map((player, at) => ({ ...player, isPresent: !absent.includes(at) })) };
  });

/** The field after its next round, in which 0 is a win of white, 1 a draw and 2 a win of black. */
function playedOn(field: DutchField, results: Iterator<number>): DutchField {
  const paired = pairDutch(field);
  if (paired === null) return field;
  const added = new Map<string, DutchPlayer['past'][number]>();
  for (const { white, black } of paired.pairs) {
    const halves = Number(results.next().value ?? 1);
    const game = { wasPlayed: true, wasPaired: true } as const;
    added.set(white, { ...game, opponent: black, colour: 'white', points: 10 - 5 * halves });
    added.set(black, { ...game, opponent: white, colour: 'black', points: 5 * halves });
  }
  const alone = { opponent: null, colour: null, wasPlayed: false };
  return {
    ...field,
    players: field.players.map((player) => {
      const bye = { ...alone, wasPaired: player.id === paired.bye, points: player.id === paired.bye ? 10 : 0 };
      return { ...player, past: [...player.past, added.get(player.id) ?? bye] };
    }),
  };
}

it('all present players play once, none meets an opponent again (C1) or has a second bye (C2)', () => {
  fc.assert(
    fc.property(fields, (field) => {
      const paired = pairDutch(field);
      if (paired === null) return;
      const { pairs, bye } = paired;
      const here = field.players.filter(({ isPresent }) => isPresent).map(({ id }) => id);
      expect([...pairs.flatMap(({ white, black }) => [white, black]), ...(bye === null ? [] : [bye])].sort()).toEqual(
        here.sort(),
      );
      const pastOf = new Map(field.players.map(({ id, past }) => [id, past]));
      for (const { white, black } of pairs)
        expect(pastOf.get(white)?.some(({ opponent }) => opponent === black)).toBe(false);
      expect(pastOf.get(bye ?? '')?.some(({ wasPlayed, points }) => !wasPlayed && points >= 10) ?? false).toBe(false);
    }),
    { numRuns: 100 },
  );
});

it('C6, C8: a player whom an odd number leaves over is not counted', () => {
  const { brackets = [] } = pairDutch(fieldOfReport(reportIn('case-C9.trf'), 2)) ?? {};
  expect(brackets).toMatchObject([
    { leaving: [], isOdd: false, unmet: [] },
    { leaving: ['4'], isOdd: true, unmet: [] },
  ]);
});

it('there is no round if the only pair has met', () => {
  const met = (id: string, opponent: string, colour: Colour): DutchPlayer => ({
    ...{ id, isPresent: true },
    past: [{ opponent, colour, wasPlayed: true, wasPaired: true, points: 5 }],
  });
  const field = { rounds: 3, firstColour: 'white', points: { win: 10, draw: 5, loss: 0 }, apart: [] } as const;
  expect(pairDutch({ ...field, players: [met('a', 'b', 'white'), met('b', 'a', 'black')] })).toBeNull();
});

it('players whom the organiser keeps apart do not meet', () => {
  const player = (id: string): DutchPlayer => ({ id, past: [], isPresent: true });
  const field = { rounds: 3, firstColour: 'white', points: { win: 10, draw: 5, loss: 0 } } as const;
  const players = ['a', 'b', 'c', 'd'].map(player);
  const open = pairDutch({ ...field, players, apart: [] });
  const apart = pairDutch({ ...field, players, apart: [['a', 'c']] });
  expect(open && named(open)).toEqual(['a-c', 'd-b']);
  expect(apart && named(apart)).toEqual(['a-d', 'c-b']);
});
