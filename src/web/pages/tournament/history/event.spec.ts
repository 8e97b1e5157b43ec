import { expect, it } from 'vitest';
import { readEvent } from './event.js';

const result = { outcome: 'first', games: [2, 1, 0], how: 'played' };

it('names the table, the player and the games of a report', () => {
  const report = { round: 2, table: 3, playerId: 'ada', result };
  expect(readEvent('ResultReported', report)).toMatchObject({
    ...{ kind: 'ResultReported', round: 2, table: '3', players: ['ada'], result: '2–1', reason: '' },
  });
});

it('names the board of two teams', () => {
  expect(readEvent('ResultRecorded', { round: 1, table: 3, board: 2, result })).toMatchObject({ table: '3.2' });
});

it('names both results of a correction, and that there is none any longer', () => {
  const correction = { round: 1, table: 1, before: result, after: null, reason: 'Slip', replaced: [] };
  expect(readEvent('ResultCorrected', correction)).toMatchObject({ result: '2–1', after: null, reason: 'Slip' });
});

it('names the kind of a case that staff took', () => {
  const taken = { round: 1, table: 3, kind: 'appeal', judge: 'ada' };
  expect(readEvent('TableCaseTaken', taken)).toMatchObject({ table: '3', tableCase: 'appeal', penalty: null });
});

it('names the registered players in their order, and where a penalty was given', () => {
  const players = [
    { playerId: 'ada', team: null },
    { playerId: 'bea', team: 'Red' },
  ];
  const lineup = { playerId: 'red', members: ['ada', 'bea'], reserves: ['cas'] };
  expect(readEvent('LineupChanged', lineup).players).toEqual(['red', 'ada', 'bea']);
  expect(readEvent('PlayersRegistered', { players }).players).toEqual(['ada', 'bea']);
  const penalty = { playerId: 'ada', kind: 'game-loss', at: { round: 2, table: 4 }, rule: '3.5', reason: 'Late' };
  expect(readEvent('PenaltyGiven', penalty)).toMatchObject({
    ...{ penalty: 'game-loss', round: 2, table: '4', rule: '3.5', players: ['ada'] },
  });
});

it('names the ratings before and after a correction, and their players', () => {
  const ratings = [
    { playerId: 'ada', before: null, after: 1850 },
    { playerId: 'bea', before: 1700, after: null },
  ];
  expect(readEvent('RatingsCorrected', { ratings, reason: 'List of March' })).toMatchObject({
    ...{ kind: 'RatingsCorrected', players: ['ada', 'bea'], reason: 'List of March' },
    ratings: [
      { player: 'ada', before: null, after: 1850 },
      { player: 'bea', before: 1700, after: null },
    ],
  });
});

it('names the pod whose draft began, ended or was reopened, and why staff did so', () => {
  expect(readEvent('DraftMatchMade', { stage: 1, pod: 2, matchId: 'm' })).toMatchObject({
    kind: 'DraftMatchMade',
    pod: 2,
  });
  expect(readEvent('DraftEnded', { stage: 1, pod: 2, source: 'staff', reason: 'Late' })).toMatchObject({
    ...{ kind: 'DraftEnded', pod: 2, reason: 'Late' },
  });
  expect(readEvent('DraftReopened', { stage: 1, pod: 2, reason: 'Wrong pod' })).toMatchObject({
    ...{ kind: 'DraftReopened', pod: 2, reason: 'Wrong pod' },
  });
});
