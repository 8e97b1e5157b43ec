/** A format may have its own number of players: setup and positions go by it, other formats by that of the game. */
import { expect, it } from 'vitest';
import { seatsIn } from '../../src/engine/index.js';
import { openPosition } from '../../src/engine/positions/index.js';
import { riftboundGameOf, riftboundRules } from '../support/riftbound.js';

const seats = { min: 2, max: 4, cites: [], of: { war: { min: 4, max: 4, cites: [] } } };

it('is that of the format, or else that of the game', () => {
  expect(seatsIn({ seats }, 'war')).toEqual({ min: 4, max: 4, cites: [] });
  expect(seatsIn({ seats }, 'duel')).toMatchObject({ min: 2, max: 4 });
});

it('is what a game is set up by', () => {
  expect(() => riftboundGameOf(['p1', 'p2', 'p3'], [], { format: 'duel' })).toThrow(
    'in the format duel has 2 seats, not 3',
  );
  expect(riftboundGameOf(['p1', 'p2', 'p3', 'p4']).state.seats).toHaveLength(4);
});

it('is what a position is read by', () => {
  const opened = openPosition(riftboundRules(), { format: 'war', seats: { p1: {}, p2: {} } });
  expect(opened).toMatchObject({ kind: 'rejected', faults: [{ path: '/seats', message: '4 to 4 seats, not 2' }] });
});
