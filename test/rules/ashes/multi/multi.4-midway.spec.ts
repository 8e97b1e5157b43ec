import { expect, it } from 'vitest';
import { ally, alteration, ashesTable, dice, reaction } from '../../../support/ashes.js';
import { when } from '../../../support/ashes-windows.js';
import { cast, its, sequence, UNITS } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

/** Its player is asked something when this happens to it. */
const asking = (event: 'destroyed' | 'leavesPlay' | 'woundsPlaced') =>
  ally({
    id: 'martyr',
    abilities: [
      {
        kind: 'triggered',
        name: 'farewell',
        timing: 'when',
        on: [{ event, where: { object: { object: { self: true } } } }],
        effect: { do: 'may', effect: { do: 'draw', count: 1 } },
      },
    ],
  });
const others = { p2: { battlefield: ['martyr'] }, p3: {} };

rule('Ashes multi.4', () => {
  it('puts away what an effect of the player had just destroyed', () => {
    const table = cast(its(UNITS, { do: 'destroy', objects: 'it' }), others, [asking('destroyed')]);
    table.expectDecision({ p2: 'may' }).concede('p1');
    expect([table.cards('p2', 'aside'), table.cards('p2', 'discardPile')]).toEqual([[], ['martyr']]);
    table.expectDecision({ p2: 'turnAction' });
  });
  it('puts away what it had just discarded, where it said', () => {
    const table = cast(its(UNITS, { do: 'to-hand', objects: 'it' }), others, [asking('leavesPlay')]);
    table.expectDecision({ p2: 'may' }).concede('p1');
    expect([table.cards('p2', 'aside'), table.cards('p2', 'hand')]).toEqual([[], ['martyr']]);
  });
  it('destroys what it had just wounded fatally', () => {
    const table = cast(its(UNITS, { do: 'deal', objects: 'it', amount: 5 }), others, [asking('woundsPlaced')]);
    table.expectDecision({ p2: 'may' }).concede('p1').expectHappened('destroyed', { card: 'martyr' });
    expect([table.cards('p2', 'battlefield'), table.cards('p2', 'discardPile')]).toEqual([[], ['martyr']]);
    table.expectDecision({ p2: 'turnAction' });
  });
  it('destroys nothing that it has wounded less than fatally', () => {
    const table = cast(its(UNITS, { do: 'deal', objects: 'it', amount: 1 }), others, [asking('woundsPlaced')]);
    table.expectDecision({ p2: 'may' }).concede('p1').expectNotHappened('destroyed');
    expect([table.cards('p2', 'battlefield'), table.cards('p2', 'resolving')]).toEqual([['martyr'], []]);
    table.expectDecision({ p2: 'turnAction' });
  });
  it('destroys no unit that left with its player while it was asked which is next', () => {
    const lord = ally({
      id: 'lord',
      abilities: [
        {
          kind: 'static',
          name: 'blight',
          affects: { is: ['unit'], of: 'opponents' },
          changes: [{ change: 'number', name: 'life', add: -1 }],
        },
      ],
    });
    const hurt = ['a', 'b'].map((as, status) => ({ card: 'worker', as, wounds: 1, status }));
    const table = ashesTable({ p1: { hand: [{ card: 'lord', as: 'lord' }] }, p2: { battlefield: hurt }, p3: {} }, [
      lord,
    ]);
    table.answer('p1', { action: 'play', card: 'lord' }).expectDecision({ p1: 'nextOfSeveral' }).concede('p2');
    for (let more = 0; more < 2 && table.state.pending[0]?.kind === 'nextOfSeveral'; more++)
      table.answer('p1', table.legal('p1')[0] ?? null);
    table.expectNotHappened('destroyed').expectDecision({ p1: 'turnAction' });
  });
  it('ends the ability of a player who leaves while it resolves', () => {
    const table = cast(its(UNITS, { do: 'destroy', objects: 'it' }), others, [asking('destroyed')]);
    table.expectDecision({ p2: 'may' }).concede('p2').expectNotHappened('abilityTaken');
    expect([table.cards('p2', 'resolving'), table.state.triggered]).toEqual([[], []]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('passes over units that left with their player while it was asked which is next', () => {
    const table = cast(
      its(UNITS, { do: 'exhaust', objects: 'it' }, { do: 'draw', count: 1 }),
      {
        p2: { battlefield: ['worker', 'martyr'] },
        p3: {},
      },
      [asking('destroyed')],
    );
    table.expectDecision({ p1: 'nextOfSeveral' }).concede('p2');
    table.answer('p1', table.legal('p1')[0] ?? null);
    for (let more = 0; more < 2 && table.state.pending.some(({ kind }) => kind === 'nextOfSeveral'); more++)
      table.answer('p1', table.legal('p1')[0] ?? null);
    table.expectDecision({ p1: 'turnAction' });
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
  });
  it('moves no token and turns no die of a player who left while it was asked which', () => {
    const tokens = cast(
      sequence(
        { do: 'all', from: { is: ['unit'] }, as: 'from' },
        { do: 'all', from: { is: ['phoenixborn'], of: 'you' }, as: 'to' },
        { do: 'move-token', from: 'from', to: 'to', kinds: ['wounds', 'status'] },
      ),
      { p2: { battlefield: [{ card: 'worker', status: 1, wounds: 1 }] }, p3: {} },
    );
    tokens.expectDecision({ p1: 'tokenToMove' }).concede('p2').answer('p1', 'status');
    tokens.expectNotHappened('statusPlaced').expectDecision({ p1: 'turnAction' });
    const turned = cast(
      { do: 'choose-player', of: 'opponents', effect: { do: 'lower-dice', count: 1, player: 'player' } },
      { p2: { activePool: [...dice('charm', 'power', 1), ...dice('charm', 'class', 1)] }, p3: {} },
    );
    turned.answer('p1', 'p2').expectDecision({ p1: 'diceToTurn' }).concede('p2').answer('p1', []);
    turned.expectNotHappened('dieChanged').expectDecision({ p1: 'turnAction' });
  });
  it('discards an alteration spell whose units all left while it was asked where it goes', () => {
    const table = ashesTable(
      { p1: { hand: [{ card: 'veil', as: 'veil' }] }, p2: { battlefield: ['worker', 'martyr'] }, p3: {} },
      [alteration({ id: 'veil' }), asking('destroyed')],
    );
    table.answer('p1', { action: 'play', card: 'veil' }).expectDecision({ p1: 'attachTo' }).concede('p2');
    table.expectLegal('p1', ['none']).answer('p1', 'none').expectDecision({ p1: 'turnAction' });
    expect(table.cards('p1', 'discardPile')).toEqual(['veil']);
  });
});

/** A worker of p1 attacks a bear of p2, and no unit guards it. */
const attacked = (more: Parameters<typeof ally>[0] = { id: 'wolf' }) =>
  ashesTable(
    {
      p1: { battlefield: [{ card: more.id, as: 'wolf' }] },
      p2: { battlefield: [{ card: 'bear', as: 'bear' }] },
      p3: {},
    },
    [ally(more), ally({ id: 'bear', life: 4 })],
  )
    .answer('p1', { action: 'attack', target: 'bear' })
    .answer('p1', ['wolf'])
    .answer('p2', 'none')
    .expectDecision({ p2: 'counter' });

rule('Ashes multi.4', () => {
  it.each(['counter', 'no'])('calls a battle off whose attacking player leaves before the answer %s', (answer) => {
    for (const more of [{}, { keywords: [{ keyword: 'quick-strike' }] }] as const) {
      const table = attacked({ id: 'wolf', ...more })
        .concede('p1')
        .answer('p2', answer);
      expect(linesOf(table)).toEqual([
        'attackEnded by p1 (turn.main.attack.1)',
        'turnChanged seat p2, number 4, phase turns, began true (turn.1, multi.3)',
        'turnBegan seat p2 (turn.1)',
      ]);
      expect(table.marks('bear')).toEqual({});
    }
  });
  it('calls a battle off whose defending player leaves before any damage is dealt', () => {
    const table = attacked().answer('p2', 'counter').expectDecision({ p1: 'firstDamage' });
    table.concede('p2').answer('p1', 'counter');
    expect(linesOf(table)).toEqual(['attackEnded by p1 (turn.main.attack.1)']);
    expect(table.marks('wolf')).toEqual({});
    table.expectDecision({ p1: 'turnAction' });
  });
  it('fights a battle on if a player leaves who has no part in it', () => {
    const table = attacked().answer('p2', 'counter').concede('p3').answer('p1', 'counter');
    expect([table.marks('wolf'), table.marks('bear')]).toEqual([
      { wounds: 1, exhaustion: 1 },
      { wounds: 1, exhaustion: 1 },
    ]);
  });
  it('discards the reaction spell of another that answers an effect of the player', () => {
    const watch = reaction({
      id: 'watch',
      reaction: when('destroyed', { do: 'may', effect: { do: 'draw', count: 1 } }),
    });
    const table = cast(
      its({ named: 'worker' }, { do: 'destroy', objects: 'it' }),
      { p2: { battlefield: ['worker'], hand: [{ card: 'watch', as: 'watch' }] }, p3: {} },
      [watch],
    );
    table.answer('p2', { react: 'watch' }).expectDecision({ p2: 'may' }).concede('p1');
    expect(linesOf(table, 'putAway')).toEqual([
      'putAway object watch, zone discardPile, seat p2, card watch (reaction.1, discard.2)',
      'putAway object worker, zone discardPile, seat p2, card worker (damage.step4, damage.2, discard.2)',
    ]);
    expect([table.cards('p2', 'discardPile'), table.state.zones['resolving']]).toEqual([['watch', 'worker'], []]);
  });
  it('makes the next player clockwise the active one between turns if the first player has left', () => {
    const table = ashesTable({ p1: {}, p2: {}, p3: {}, p4: {} }, [], { turn: { active: 'p3' } }).concede('p1');
    for (const seat of ['p3', 'p4', 'p2']) table.answer(seat, { action: 'pass' }).answer(seat, { action: 'end' });
    expect(linesOf(table, 'turnChanged', 'roundEnding', 'tokenGiven')).toEqual([
      'turnChanged seat p2, number 6, phase recovery, began true (turn.3, round.1, multi.3)',
      'turnChanged seat p2, number 7, phase endOfRound, began true (round.1, multi.3)',
      'roundEnding seat p2, number 1 (endround.1)',
      'tokenGiven seat p2 (endround.2, multi.2)',
      'turnChanged seat p2, number 8, phase prepare, began true (round.1, multi.3)',
      'turnChanged seat p2, number 9, phase turns, began true (turn.1, multi.3)',
    ]);
  });
});
