/** Formats that are played in teams: who plays together is said as the game is set up, and positions say it too. */
import { expect, it } from 'vitest';
import { openPosition } from '../../src/engine/positions/index.js';
import { riftboundRules } from '../support/riftbound.js';

const FORMAT = 'magma-chamber';
const ACROSS = [
  ['p1', 'p3'],
  ['p2', 'p4'],
];
const position = (teams?: unknown) =>
  openPosition(riftboundRules(), {
    format: FORMAT,
    ...(teams !== undefined && { teams }),
    seats: { p1: {}, p2: {}, p3: {}, p4: {} },
  });
const faultOf = (teams?: unknown) => {
  const opened = position(teams);
  return opened.kind === 'rejected' ? opened.faults[0] : null;
};

it('opens a position with its teams', () => {
  const opened = position(ACROSS);
  expect(opened.kind === 'opened' && opened.state.teams).toEqual(ACROSS);
});

it('refuses one without, and one whose teams are others than the format has', () => {
  const message = 'Riftbound in the format magma-chamber is played by 2 teams of 2.';
  expect([faultOf(), faultOf([['p1', 'p2', 'p3', 'p4']])]).toEqual([
    { path: '', message },
    { path: '', message },
  ]);
  expect(faultOf([['p1', 'p3'], ['p2']])).toEqual({ path: '', message: 'Each seat is in exactly one team.' });
});

it('names what is no list of teams', () => {
  expect([faultOf('p1'), faultOf(['p1'])]).toEqual([
    { path: '/teams', message: 'a list of teams, each a list of seats' },
    { path: '/teams', message: 'a list of teams, each a list of seats' },
  ]);
});

it('has no teams in other formats', () => {
  const opened = openPosition(riftboundRules(), { format: 'duel', teams: [['p1'], ['p2']], seats: { p1: {}, p2: {} } });
  expect(opened.kind).toBe('rejected');
});

it('reads a mark that names a seat', () => {
  const contested = (seat: string) =>
    openPosition(riftboundRules(), {
      seats: { p1: { battlefields: [{ card: 'meadow', contested: seat }] }, p2: {} },
    });
  expect(contested('p2').kind).toBe('opened');
  expect(contested('p7')).toMatchObject({
    faults: [{ path: '/seats/p1/battlefields/0/contested', message: 'one of the seats' }],
  });
});
