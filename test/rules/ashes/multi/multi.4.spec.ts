import { expect, it } from 'vitest';
import { action, ally, alteration, ashesTable, conjuration, dice, reaction, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const cards = [ally({ id: 'bear', life: 4 }), alteration({ id: 'curse', bonus: { attack: -1 } })];
const CURSED = [{ card: 'bear', as: 'bear' }];

/** p2 has cursed the bear of p3; a curse of p3 lies on the worker of p2. */
const at = () =>
  ashesTable(
    {
      p1: { battlefield: ['worker'] },
      p2: { battlefield: [{ card: 'worker', as: 'theirs' }], activePool: dice('natural', 'class', 2) },
      p3: { battlefield: CURSED, hand: [{ card: 'curse', as: 'curse' }] },
    },
    cards,
    { turn: { active: 'p3' } },
  );

rule('Ashes multi.4', () => {
  it('takes the player and the play area out of the game', () => {
    const table = at().concede('p2');
    expect(
      ['battlefield', 'hand', 'drawPile', 'phoenixborn', 'activePool'].map((zone) => table.cards('p2', zone)),
    ).toEqual([[], [], [], [], []]);
    table.expectHappened('lost', { seat: 'p2', cites: 'multi.4' }).expectDecision({ p3: 'turnAction' });
    expect(table.refusedCommand({ kind: 'concede', seat: 'p2' }).code).toBe('seat.left');
  });
  it('returns what others have there to their piles', () => {
    const table = at().answer('p3', { action: 'play', card: 'curse' }).answer('p3', 'theirs');
    expect(table.cards('p2', 'attached')).toEqual(['curse']);
    table.concede('p2');
    expect(table.cards('p3', 'discardPile')).toEqual(['curse']);
  });
});

rule('Ashes multi.4', () => {
  const leaving = {
    event: 'leavesPlay',
    where: { object: { object: { is: ['unit'] } }, seat: { seat: 'opponents' as const } },
  };
  const more = [
    ...cards,
    ally({ id: 'giant', attack: 9, life: 9 }),
    ally({ id: 'spike', attack: 2, life: 9, keywords: [{ keyword: 'unit-guard' }] }),
    ally({
      id: 'vulture',
      abilities: [{ kind: 'triggered', name: 'feed', timing: 'when', on: [leaving], effect: { do: 'draw', count: 1 } }],
    }),
    ally({
      id: 'ghost',
      abilities: [
        {
          kind: 'triggered',
          name: 'haunt',
          timing: 'when',
          on: [{ event: 'leavesPlay', where: { object: { object: { self: true } } } }],
          effect: { do: 'draw', count: 1 },
        },
      ],
    }),
    ready({ id: 'rite' }),
    conjuration({ id: 'puppet' }),
    action({
      id: 'gift',
      conjurations: ['puppet'],
      effect: { do: 'target-player', of: 'all', effect: { do: 'conjure', card: 'puppet', count: 1, on: 'player' } },
    }),
    reaction({
      id: 'loot',
      reaction: { kind: 'triggered', name: 'loot', timing: 'after', on: [leaving], effect: { do: 'draw', count: 2 } },
    }),
    action({
      id: 'bolt',
      effect: {
        do: 'sequence',
        of: [
          { do: 'all', from: { is: ['phoenixborn'], of: 'opponents', marks: { wounds: { min: 1 } } }, as: 'weak' },
          { do: 'deal', objects: 'weak', amount: 9 },
          { do: 'draw', count: 1 },
        ],
      },
    }),
  ];
  const weak = (as: string) => [{ card: 'champion', as, wounds: 14 }];
  const attack = (target: string) => ({ action: 'attack', target });

  it('removes all that the player has in play together; other players may answer', () => {
    const table = ashesTable(
      {
        p1: { hand: [{ card: 'bolt', as: 'bolt' }], battlefield: ['vulture'] },
        p2: { phoenixborn: weak('hero'), battlefield: ['ghost', 'worker'], spellboard: ['rite'] },
        p3: { hand: [{ card: 'loot', as: 'loot' }], battlefield: ['vulture'] },
      },
      more,
    );
    table.answer('p1', { action: 'play', card: 'bolt' });
    table.expectHappened('leftPlay', { card: 'rite', cites: 'multi.4' }).expectNotHappened('destroyed');
    // Each vulture feeds on both units; whoever could have a reaction by now is asked after that.
    table.expectDecision({ p1: 'respond' });
    for (let asked = 0; table.state.pending[0]?.kind === 'respond' && asked < 9; asked += 1) {
      const { seat } = table.state.pending[0];
      const [first = null] = table.legal(seat);
      const loots = table.legal(seat).some((one) => JSON.stringify(one).includes('react'));
      table.answer(seat, loots ? { react: 'loot' } : first);
    }
    expect(table.cards('p3', 'hand')).toHaveLength(4);
    // The rest of the card of p1 is carried out after that.
    expect(table.cards('p1', 'hand')).toHaveLength(3);
    expect(table.state.triggered).toEqual([]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('has what that triggers wait for a choice that is under way (reading `concede`)', () => {
    const table = ashesTable({ p1: {}, p2: { battlefield: ['worker'] }, p3: { battlefield: ['vulture'] } }, more);
    table.concede('p2').expectDecision({ p1: 'turnAction' });
    expect([table.state.triggered.length, table.cards('p3', 'hand').length]).toEqual([1, 0]);
    table.answer('p1', { action: 'pass' });
    expect([table.state.triggered.length, table.cards('p3', 'hand').length]).toEqual([0, 1]);
  });
  it('returns conjurations of others to their piles', () => {
    const table = ashesTable(
      { p1: { hand: [{ card: 'gift', as: 'gift' }], conjurationPile: ['puppet'] }, p2: {}, p3: {} },
      more,
    );
    table.answer('p1', { action: 'play', card: 'gift' }).answer('p1', 'p2');
    expect(table.cards('p2', 'battlefield')).toEqual(['puppet']);
    table.concede('p2');
    expect(table.cards('p1', 'conjurationPile')).toEqual(['puppet']);
  });
  it('ends the attack on the player, with tokens only for those that have fought', () => {
    const table = ashesTable(
      {
        p1: {
          battlefield: [
            { card: 'giant', as: 'one' },
            { card: 'giant', as: 'two' },
          ],
        },
        p2: { phoenixborn: weak('hero') },
        p3: {},
      },
      more,
    );
    table.answer('p1', attack('hero')).answer('p1', ['one', 'two']).answer('p1', 'two');
    expect([table.marks('one'), table.marks('two')]).toEqual([{}, { exhaustion: 1 }]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('ends the attack of the player, of which nothing is left in the next one', () => {
    const table = ashesTable(
      {
        p1: { battlefield: [{ card: 'giant', as: 'giant' }] },
        p2: {
          battlefield: [
            { card: 'spike', as: 'spike' },
            { card: 'worker', as: 'target' },
          ],
        },
        p3: { battlefield: [{ card: 'worker', as: 'theirs' }] },
      },
      more,
    );
    table.answer('p1', attack('target')).answer('p1', ['giant']).answer('p2', 'spike');
    table.expectDecision({ p1: 'firstDamage' }).concede('p1').expectDecision({ p2: 'turnAction' });
    expect([table.marks('spike'), table.marks('target')]).toEqual([{}, {}]);
    table.answer('p2', { action: 'pass' }).answer('p2', { action: 'end' });
    table.answer('p3', attack('target')).answer('p3', ['theirs']).answer('p2', 'none').answer('p2', 'no');
    expect([table.marks('spike'), table.marks('target')]).toEqual([{}, { wounds: 1 }]);
  });
});

rule('Ashes multi.5', () => {
  it('leaves what the player has with others where it is, until it leaves play', () => {
    const table = ashesTable(
      {
        p1: { hand: [{ card: 'curse', as: 'curse' }] },
        p2: { battlefield: CURSED },
        p3: {},
      },
      cards,
    );
    table.answer('p1', { action: 'play', card: 'curse' }).answer('p1', 'bear').concede('p1');
    expect(table.cards('p2', 'attached')).toEqual(['curse']);
    expect(table.facts('bear').numbers).toMatchObject({ attack: 0 });
  });
  it('leaves also what an effect of the player has made of them for a while', () => {
    const song = action({
      id: 'song',
      effect: {
        do: 'sequence',
        of: [
          { do: 'all', from: { is: ['unit'] }, as: 'it' },
          { do: 'modify', objects: 'it', changes: [{ change: 'number', name: 'attack', add: 3 }], until: 'endOfRound' },
        ],
      },
    });
    const seats = { p1: { hand: [{ card: 'song', as: 'song' }] }, p2: { battlefield: CURSED }, p3: {} };
    const table = ashesTable(seats, [...cards, song])
      .answer('p1', { action: 'play', card: 'song' })
      .concede('p1');
    expect(table.facts('bear').numbers).toMatchObject({ attack: 4 });
    for (const seat of ['p2', 'p3']) table.answer(seat, { action: 'pass' }).answer(seat, { action: 'end' });
    expect(table.facts('bear').numbers).toMatchObject({ attack: 1 });
  });
});

rule('Ashes multi.6', () => {
  it('goes on while two are left, and is won by the last', () => {
    const table = at().concede('p2');
    expect(table.state.outcome).toBeNull();
    table.concede('p1');
    expect(table.state.outcome).toMatchObject({ winners: ['p3'], losers: ['p1', 'p2'] });
  });
  it('is a draw, won by nobody, if all are lost at once', () => {
    const late = (seats: readonly string[], ...all: readonly string[]) =>
      ashesTable(Object.fromEntries(all.map((seat) => [seat, {}]))).command({ kind: 'timeOut', seats });
    expect(late(['p1', 'p2'], 'p1', 'p2').state.outcome).toMatchObject({
      winners: [],
      losers: ['p1', 'p2'],
      draw: true,
      reason: 'time',
    });
    expect(late(['p2', 'p3'], 'p1', 'p2', 'p3').state.outcome).toMatchObject({
      winners: ['p1'],
      losers: ['p2', 'p3'],
      draw: false,
    });
  });
  it('is over with the first loss where two play', () => {
    const table = ashesTable({ p1: {}, p2: {} }).concede('p1');
    expect(table.state.outcome).toMatchObject({ winners: ['p2'], losers: ['p1'], draw: false });
    expect(table.state.pending).toEqual([]);
  });
});
