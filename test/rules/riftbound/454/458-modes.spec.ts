import { expect, it } from 'vitest';
import { deckOf, riftboundGameOf, riftboundRules, toFirstTurn } from '../../../support/riftbound.js';
import { askedBy } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const NAMED = ['p1', 'p2', 'p3', 'p4'];
const refusalOf = (format: string, players: number) => {
  const seats = NAMED.slice(0, players).map((seat) => ({ seat, deck: deckOf() }));
  const created = riftboundRules().create({ gameId: 'g', format, seats, seed: '5e'.repeat(32) });
  return created.kind === 'rejected' ? [created.code, created.cites[0]?.rule] : null;
};
/** Each player of a match takes the tower. */
const withBattlefields = (table: ReturnType<typeof riftboundGameOf>) =>
  ['p1', 'p2'].reduce((at, seat) => at.answer(seat, at.find(seat, 'spareBattlefields', 'tower')), table);
const battlefields = (table: ReturnType<typeof riftboundGameOf>, seats: readonly string[]) =>
  seats.map((seat) => table.cards(seat, 'battlefields').length);
/** How many runes and cards each player has in their first action phase. */
const firstTurns = (table: ReturnType<typeof riftboundGameOf>, players: number) =>
  Array.from({ length: players }, () => {
    const { active } = table.state.turn;
    const counted = [table.cards(active, 'runes').length, table.cards(active, 'hand').length];
    table.answer(active, { action: 'end-turn' });
    return counted;
  });

rule('Riftbound 458', () => {
  it('is played by two, with a battlefield of each', () => {
    expect([refusalOf('duel', 2), refusalOf('duel', 3)]).toEqual([null, ['setup.seats', '458']]);
    expect(battlefields(riftboundGameOf(), ['p1', 'p2'])).toEqual([1, 1]);
  });
});

rule('Riftbound 458.5', () => {
  it('picks one of three battlefields at random', () => {
    const picked = ['5e', '11', '22', '33', '44', '55', '66', '77', '88', '99', 'aa', 'bb'].map(
      (byte) => riftboundGameOf(['p1', 'p2'], [], { seed: byte.repeat(32) }).cards('p1', 'battlefields')[0],
    );
    expect(new Set(picked)).toEqual(new Set(['meadow', 'bridge', 'tower']));
  });
});

rule('Riftbound 458.7', () => {
  it('gives the second player one more rune in the first channel phase, and never again', () => {
    const table = toFirstTurn(riftboundGameOf());
    expect(firstTurns(table, 4)).toEqual([
      [2, 5],
      [3, 5],
      [4, 6],
      [5, 6],
    ]);
  });
});

rule('Riftbound 459', () => {
  it('is played by two', () => {
    expect([refusalOf('match', 2), refusalOf('match', 4)]).toEqual([null, ['setup.seats', '459']]);
  });
  it('asks the loser of the game before who begins, in a later game of a match', () => {
    const table = riftboundGameOf(['p1', 'p2'], [], { format: 'match', chooser: 'p2' });
    withBattlefields(table).expectDecision({ p2: 'firstPlayer' }).expectLegal('p2', ['p1', 'p2']);
    expect(askedBy(table)).toEqual(['459']);
    table.answer('p2', 'p1').expectDecision({ p1: 'mulligan' });
  });
  it('has chance say who begins in the first game', () => {
    const table = riftboundGameOf(['p1', 'p2'], [], { format: 'match' }).expectNotHappened('chosenAtRandom');
    withBattlefields(table).expectHappened('chosenAtRandom', { cites: '115' });
  });
  it('plays several duels as duels: loser chooses, random battlefields, none used up', () => {
    const table = riftboundGameOf(['p1', 'p2'], [], { format: 'duel', chooser: 'p2' }).answer('p2', 'p1');
    expect(table.state.pending.map(({ kind }) => kind)).toEqual(['mulligan']);
    expect(battlefields(table, ['p1', 'p2'])).toEqual([1, 1]);
    expect(table.rules.usedUp?.([table.state])).toEqual({});
  });
});

rule('Riftbound 459.5', () => {
  it('has both choose a battlefield at the same time, unseen', () => {
    const table = riftboundGameOf(['p1', 'p2'], [], { format: 'match' });
    table.expectDecision({ p1: 'battlefield', p2: 'battlefield' });
    expect(table.legal('p1')).toHaveLength(3);
    const tower = table.find('p1', 'spareBattlefields', 'tower');
    table.answer('p1', tower).expectDecision({ p2: 'battlefield' });
    expect(battlefields(table, ['p1', 'p2'])).toEqual([0, 0]);
    expect(JSON.stringify(table.rules.logFor(table.log, { kind: 'player', seat: 'p2' }))).not.toContain(tower);
    table.answer('p2', table.find('p2', 'spareBattlefields', 'meadow'));
    expect([table.cards('p1', 'battlefields'), table.cards('p2', 'battlefields')]).toEqual([['tower'], ['meadow']]);
  });
  it('asks nobody in a duel', () => {
    expect(riftboundGameOf().state.pending.map(({ kind }) => kind)).toEqual(['mulligan']);
  });
});

rule('Riftbound 460', () => {
  it('is played by three, with a battlefield of each', () => {
    expect([refusalOf('skirmish', 3), refusalOf('skirmish', 2)]).toEqual([null, ['setup.seats', '460']]);
    expect(battlefields(riftboundGameOf(NAMED.slice(0, 3)), NAMED.slice(0, 3))).toEqual([1, 1, 1]);
  });
});

rule('Riftbound 460.7', () => {
  it('has the first player draw nothing, and the last channel one more, in their first turns', () => {
    const table = toFirstTurn(riftboundGameOf(NAMED.slice(0, 3)));
    expect(firstTurns(table, 4)).toEqual([
      [2, 4],
      [2, 5],
      [3, 5],
      [4, 5],
    ]);
  });
  /** After so many turns the player who sits so many places after the first one leaves; then the others play. */
  const without = (places: number, turns = 0) => {
    const table = toFirstTurn(riftboundGameOf(NAMED.slice(0, 3)));
    const at = NAMED.indexOf(table.state.turn.active) + places;
    firstTurns(table, turns);
    return firstTurns(table.concede(NAMED[at % 3] ?? ''), 3);
  };
  it('has the last channel one more where one between has left', () => {
    expect(without(1)).toEqual([
      [2, 4],
      [3, 5],
      [4, 5],
    ]);
  });
  it('has who is last now channel one more where the last has left', () => {
    expect(without(2)).toEqual([
      [2, 4],
      [3, 5],
      [4, 5],
    ]);
  });
  it('has nobody do so where the last leaves when the player before them has channelled', () => {
    expect(without(2, 1)).toEqual([
      [2, 5],
      [4, 5],
      [4, 6],
    ]);
  });
});

rule('Riftbound 461', () => {
  it('is played by four, with three battlefields', () => {
    expect([refusalOf('war', 4), refusalOf('war', 3)]).toEqual([null, ['setup.seats', '461']]);
    const table = riftboundGameOf(NAMED);
    expect(NAMED.flatMap((seat) => table.cards(seat, 'battlefields'))).toHaveLength(3);
  });
});

rule('Riftbound 461.4.b', () => {
  it('leaves out the battlefields of the first player, and of nobody else', () => {
    const table = toFirstTurn(riftboundGameOf(NAMED));
    const { active } = table.state.turn;
    for (const seat of NAMED) expect(table.cards(seat, 'battlefields').length).toBe(seat === active ? 0 : 1);
  });
});

rule('Riftbound 461.5', () => {
  it('picks one of three at random of each who does not begin, once it is known who begins', () => {
    const table = riftboundGameOf(NAMED, [], { format: 'war', chooser: 'p2' });
    table.expectDecision({ p2: 'firstPlayer' }).expectNotHappened('battlefieldPlaced');
    table.answer('p2', 'p3').expectHappened('battlefieldPlaced', { seat: 'p1' });
    expect(battlefields(table, NAMED)).toEqual([1, 1, 0, 1]);
    expect(table.rulesOf('pickedAtRandom')[0]).toContain('461.5');
  });
  it('has chance name one of those who still play where the player who should choose leaves', () => {
    const firsts = ['5e', '11', '22', '33', '44', '55', '66', '77'].map((byte) => {
      const table = riftboundGameOf(NAMED, [], { format: 'war', chooser: 'p2', seed: byte.repeat(32) });
      const [{ seat = '' } = {}] = table.concede('p2').state.pending;
      expect(battlefields(table, [seat, 'p2'])).toEqual([0, 0]);
      return seat;
    });
    expect(new Set(firsts)).toEqual(new Set(['p1', 'p3', 'p4']));
  });
});

rule('Riftbound 461.7', () => {
  it('has the first player draw nothing, and the last channel one more, in their first turns', () => {
    const table = toFirstTurn(riftboundGameOf(NAMED));
    expect(firstTurns(table, 5)).toEqual([
      [2, 4],
      [2, 5],
      [2, 5],
      [3, 5],
      [4, 5],
    ]);
  });
});
