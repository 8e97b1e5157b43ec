import { expect, it } from 'vitest';
import { ally, alteration, ashesTable, dice } from '../../../support/ashes.js';
import { cast, its, sequence, UNITS } from '../../../support/ashes-words.js';
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
