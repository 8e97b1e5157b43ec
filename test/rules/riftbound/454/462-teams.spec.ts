import { expect, it } from 'vitest';
import {
  deckOf,
  riftboundGameOf,
  riftboundRules,
  spell,
  teammatesDeck,
  toFirstTurn,
} from '../../../support/riftbound.js';
import { at, battleTable, move, pass, passAll, teamTable } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

const FOUR = ['p1', 'p2', 'p3', 'p4'];
const ACROSS = [
  ['p1', 'p3'],
  ['p2', 'p4'],
];
const BESIDE = [
  ['p1', 'p2'],
  ['p3', 'p4'],
];
const MAGMA = 'magma-chamber';

rule('Riftbound 462', () => {
  it('is played by two teams of two', () => {
    const refusalOf = (teams?: readonly (readonly string[])[]) => {
      const second = (teams ?? []).flatMap((team) => team.slice(1));
      const seats = FOUR.map((seat) => ({ seat, deck: second.includes(seat) ? teammatesDeck() : deckOf() }));
      const setup = { gameId: 'g', format: MAGMA, seats, seed: '5e'.repeat(32), ...(teams !== undefined && { teams }) };
      const created = riftboundRules().create(setup);
      return created.kind === 'rejected' ? [created.code, created.cites[0]?.rule] : null;
    };
    expect([refusalOf(ACROSS), refusalOf(BESIDE)]).toEqual([null, null]);
    expect(refusalOf()).toEqual(['setup.teams', '462']);
    expect(refusalOf([['p1'], ['p2', 'p3', 'p4']])).toEqual(['setup.teams', '462']);
    expect(refusalOf([['p1', 'p2', 'p3', 'p4']])).toEqual(['setup.teams', '462']);
  });
  it('is won with 11 points of both teammates together', () => {
    const seats = { p1: { points: 5 }, p3: { points: 6 } };
    expect(teamTable({}, {}, { seats }).state.outcome).toMatchObject({ winners: ['p1', 'p3'], losers: ['p2', 'p4'] });
    const less = { p1: { points: 4 }, p3: { points: 6 } };
    expect(teamTable({}, {}, { seats: less }).state.outcome).toBeNull();
  });
});

rule('Riftbound 462.5.a', () => {
  it('picks one of three at random of each who does not begin, once it is known who begins', () => {
    const table = riftboundGameOf(FOUR, [], { format: MAGMA, teams: ACROSS, chooser: 'p2' });
    table.expectDecision({ p2: 'firstPlayer' }).expectNotHappened('battlefieldPlaced').answer('p2', 'p2');
    expect(FOUR.map((seat) => table.cards(seat, 'battlefields').length)).toEqual([1, 0, 1, 1]);
    expect(table.rulesOf('pickedAtRandom')[0]).toContain('462.5.a');
  });
});

rule('Riftbound 462.5.b', () => {
  it('alternates turns between teams, also where teammates sit side by side', () => {
    const order = (teams: readonly (readonly string[])[]) => {
      const table = toFirstTurn(riftboundGameOf(FOUR, [], { format: MAGMA, teams }));
      return Array.from({ length: 5 }, () => {
        const { active } = table.state.turn;
        table.answer(active, { action: 'end-turn' });
        return active;
      });
    };
    const teamsOf = (turns: readonly string[], teams: readonly (readonly string[])[]) =>
      turns.map((seat) => teams.findIndex((team) => team.includes(seat)));
    for (const teams of [ACROSS, BESIDE]) {
      const turns = order(teams);
      const [first = 0, second = 1] = teamsOf(turns, teams);
      expect(teamsOf(turns, teams)).toEqual([first, second, first, second, first]);
      expect(new Set(turns.slice(0, 4)).size).toBe(4);
      expect(turns[4]).toBe(turns[0]);
    }
  });
});

rule('Riftbound 462.6.a', () => {
  it('has teammates win together', () => {
    const table = teamTable({ p1: [] }, {}, { seats: { p2: { points: 11 } } });
    expect(table.state.outcome?.winners).toEqual(['p2', 'p4']);
  });
  it('has no team win while both teams have the victory score', () => {
    const table = teamTable({ p1: [] }, {}, { seats: { p1: { points: 11 }, p2: { points: 11 } } });
    expect(table.expectDecision({ p1: 'turnAction' }).state.outcome).toBeNull();
  });
  it('has them lose together', () => {
    expect(teamTable({}).concede('p3').state.outcome).toMatchObject({ winners: ['p2', 'p4'], losers: ['p1', 'p3'] });
  });
});

rule('Riftbound 462.7', () => {
  it('has the first player draw nothing, and the last channel one more', () => {
    const table = toFirstTurn(riftboundGameOf(FOUR, [], { format: MAGMA, teams: ACROSS }));
    const counts = FOUR.map(() => {
      const { active } = table.state.turn;
      const counted = [table.cards(active, 'runes').length, table.cards(active, 'hand').length];
      table.answer(active, { action: 'end-turn' });
      return counted;
    });
    expect(counts).toEqual([
      [2, 4],
      [2, 5],
      [2, 5],
      [3, 5],
    ]);
  });
});

rule('Riftbound 462.8.b', () => {
  it('scores nothing in a turn that a teammate controlled as it began', () => {
    const table = teamTable(
      { p1: [at('m1', 'meadow')], p3: ['m2'] },
      { meadow: 'p1' },
      {
        position: { turn: { active: 'p2', number: 4 } },
      },
    );
    table.answer('p2', { action: 'end-turn' });
    table.expectHappened('heldByTeammate', { object: 'meadow', seat: 'p1', cites: '315.2.b.2' });
    table.expectNotHappened('scored').expectDecision({ p3: 'turnAction' });
    expect(table.player('p3')['points']).toBe(0);
  });
  it('holds what the player alone controls', () => {
    const table = teamTable(
      { p3: [at('m1', 'tower')] },
      { tower: 'p3' },
      {
        position: { turn: { active: 'p2', number: 4 } },
      },
    );
    table.answer('p2', { action: 'end-turn' }).expectHappened('scored', { object: 'tower', seat: 'p3', by: 'hold' });
  });
});

rule('Riftbound 462.8.c', () => {
  it('lets nobody move units of a teammate', () => {
    const table = teamTable({ p1: ['m1'], p3: ['m2'] }).answer('p1', { action: 'move', to: 'bridge' });
    table.expectLegal('p1', [['m1']]);
  });
  it('gives no control of what a teammate controls, and contests it not', () => {
    const table = teamTable({ p1: ['m1'], p3: [at('m2', 'tower')] }, { tower: 'p3' });
    move(table, 'p1', ['m1'], 'tower').expectNotHappened('contested').expectDecision({ p1: 'turnAction' });
    expect(table.marks('tower')).toEqual({ controlled: true });
    expect(table.cards('p3', 'battlefields')).toEqual(['tower']);
  });
});

rule('Riftbound 462.8.f.1', () => {
  const scores = { p1: { points: 5 }, p3: { points: 4 } };
  it('gives the final point without what the teammate held', () => {
    const table = teamTable(
      { p1: ['m1', 'm2', 'm3'], p3: [at('m4', 'harbour')] },
      { harbour: 'p3' },
      {
        seats: scores,
        position: { turn: { active: 'p4', number: 4 } },
      },
    );
    table.answer('p4', { action: 'end-turn' }).expectHappened('heldByTeammate', { object: 'harbour' });
    passAll(move(table, 'p1', ['m1'], 'meadow'));
    passAll(move(table, 'p1', ['m2'], 'bridge')).expectHappened('drawn', { cites: '444.1.b.2' });
    expect(table.state.outcome).toBeNull();
    passAll(move(table, 'p1', ['m3'], 'tower'));
    expect(table.state.outcome).toMatchObject({ winners: ['p1', 'p3'] });
  });
});

const healing = spell({
  id: 'healing',
  energy: 0,
  targets: [{ as: 'healed', from: { is: ['unit'], of: 'friends' }, min: 1, max: 1 }],
  effect: { do: 'heal', objects: 'healed' },
});

rule('Riftbound 462.8.a', () => {
  const hands = { p3: { hand: ['healing', 'soldier'] }, p1: { hand: [] } };
  it('lets a teammate play a spell when the turn player says so', () => {
    const table = teamTable({ p1: [{ card: 'm3', damage: 1 }] }, {}, { cards: [healing], seats: hands });
    table.answer('p1', { action: 'let-teammate-act', teammate: 'p3' }).expectDecision({ p3: 'teammateAction' });
    const card = table.find('p3', 'hand', 'healing');
    table.expectLegal('p3', [{ action: 'play', card }, pass]);
    table.answer('p3', { action: 'play', card }).answer('p3', ['m3']);
    passAll(table).expectHappened('healed', { object: 'm3' }).expectDecision({ p1: 'turnAction' });
  });
  it('lets them pass, and play no unit', () => {
    const table = teamTable({ p1: ['m3'] }, {}, { cards: [healing], seats: hands });
    table.answer('p1', { action: 'let-teammate-act', teammate: 'p3' });
    table.expectRefused('p3', { action: 'move', to: 'bridge' }, 'move.moment', '141.1.a', '462.8.a');
    table.answer('p3', pass).expectDecision({ p1: 'turnAction' });
  });
  it('is no action where nobody has a teammate, and none of an opponent', () => {
    const table = teamTable({});
    table.expectRefused('p1', { action: 'let-teammate-act', teammate: 'p2' }, 'answer.unknown-option', '462.8.a');
    battleTable({ p1: [], p2: [] }).expectLegal('p1', [{ action: 'end-turn' }]);
  });
});

rule('Riftbound 462.8.d', () => {
  it('counts what a teammate controls as friendly', () => {
    const table = teamTable(
      { p1: ['m1'], p2: ['m2'], p3: ['m3', 'm4'] },
      {},
      {
        cards: [healing],
        seats: { p1: { hand: ['healing'] } },
      },
    );
    table.answer('p1', { action: 'play', card: table.find('p1', 'hand', 'healing') });
    table.expectLegal('p1', [['m1'], ['m3'], ['m4']]);
  });
});

rule('Riftbound 462.8.e', () => {
  it('shows nobody the hand of a teammate', () => {
    const table = teamTable({}, {}, { seats: { p3: { hand: ['soldier'] } } });
    const seen = table.rules.view(table.state, { kind: 'player', seat: 'p1' });
    const hand = seen.seats.find(({ seat }) => seat === 'p3')?.zones['hand'];
    expect(JSON.stringify(hand)).not.toContain('soldier');
  });
});

/** How the game is refused where one player of the team of p1 has this deck, and the other the usual one. */
const refusedWith = (deck: ReturnType<typeof deckOf>) => {
  const decks: { readonly [seat: string]: ReturnType<typeof deckOf> } = { p3: deck, p4: teammatesDeck() };
  const seats = FOUR.map((seat) => ({ seat, deck: decks[seat] ?? deckOf() }));
  const created = riftboundRules().create({ gameId: 'g', format: MAGMA, seats, teams: ACROSS, seed: '5e'.repeat(32) });
  return created.kind === 'rejected' ? [created.code, created.cites[0]?.rule] : null;
};

rule('Riftbound 462.8.g', () => {
  it('lets teammates not have the same legend, which opponents may', () => {
    expect(refusedWith(deckOf({ meadow: 0, bridge: 0, tower: 0, mill: 1, ford: 1, keep: 1 }))).toEqual([
      'setup.team-legend',
      '462.8.g',
    ]);
    expect(refusedWith(teammatesDeck())).toBeNull();
  });
});

rule('Riftbound 462.8.h', () => {
  it('lets teammates not bring the same battlefield, which opponents may', () => {
    const deck = deckOf({ banner: 0, standard: 1, meadow: 1, bridge: 0, tower: 0, ford: 1, keep: 1 });
    expect(refusedWith(deck)).toEqual(['setup.team-battlefield', '462.8.h']);
    expect(refusedWith(teammatesDeck())).toBeNull();
  });
});
