import { describe, expect, it } from 'vitest';
import { Evening, STAGE, terms } from '../../../test/support/evening.js';
import { lineupAfter, lineupForbidden } from './lineups.js';
import type { TournamentTerms } from './terms.js';

/** Teams A and B of three, with A4 as a reserve of A. */
function evening(more: Partial<TournamentTerms> = {}): Evening {
  const begun = new Evening(terms([{ ...STAGE, rounds: 2 }], { boards: 3, ...more }));
  begun.add({ type: 'RegistrationOpened', payload: {} });
  for (const name of ['A', 'B']) {
    const lineup = { name, members: [1, 2, 3].map((at) => `${name}${at}`), reserves: [`${name}4`] };
    begun.add({
      type: 'PlayersRegistered',
      payload: { players: [{ playerId: name, team: null, table: null, lineup }] },
    });
  }
  return begun;
}

const teamA = ({ now }: Evening) => {
  const team = now.players.get('A');
  if (team === undefined) throw new Error('no team');
  return team;
};

describe('a line-up that leaves players out', () => {
  const after = (of: Evening, players: string, keepsAll = false) => {
    const { members, reserves } = lineupAfter(of.now, teamA(of), { players: players.split(' '), keepsAll });
    return `${members.join(' ')} | ${reserves?.join(' ')}`;
  };

  it('lets players go who have neither sat at a board nor a penalty', () => {
    const begun = evening();
    expect(after(begun, 'A5 A2 A4')).toBe('A5 A2 A4 | ');
    expect(after(begun, 'A5 A2 A4 A1')).toBe('A5 A2 A4 | A1');
    const penalty = { playerId: 'A3', kind: 'warning', at: null, rule: null, reason: 'Late' } as const;
    begun.add({ type: 'PenaltyGiven', payload: penalty });
    expect(after(begun, 'A5 A2 A4')).toBe('A5 A2 A4 | A3');
  });

  it('keeps everybody who has sat at a board of the team', () => {
    const begun = evening();
    begun.start();
    begun.round();
    expect(after(begun, 'A5 A6 A7')).toBe('A5 A6 A7 | A1 A2 A3');
  });

  it('keeps everybody if the caller may not change who is in the team', () => {
    expect(after(evening(), 'A3 A2 A1', true)).toBe('A3 A2 A1 | A4');
  });
});

describe('a line-up by a member of the team', () => {
  const forbidden = (of: Evening, named: string, unknown = 0) =>
    lineupForbidden(of.now, teamA(of), { named: named.split(' '), unknown });

  it('brings in players only while players register themselves', () => {
    const open = evening({ selfRegistration: true });
    expect([forbidden(open, 'A1 A2 X'), forbidden(open, 'A1 A2', 1)]).toEqual([null, null]);
    open.add({ type: 'RegistrationClosed', payload: {} });
    expect([forbidden(open, 'A1 A2 X'), forbidden(open, 'A1 A2', 1)]).toEqual(['new-players', 'new-players']);
    expect(forbidden(open, 'A4 A2 A1')).toBeNull();
    const byStaff = evening();
    expect([forbidden(byStaff, 'A1 A2 X'), forbidden(byStaff, 'A4 A2 A1')]).toEqual(['new-players', null]);
  });

  it('waits for the end of a round', () => {
    const begun = evening();
    begun.start();
    expect(forbidden(begun, 'A4 A2 A1')).toBeNull();
    begun.round();
    expect(forbidden(begun, 'A4 A2 A1')).toBe('round');
  });
});
