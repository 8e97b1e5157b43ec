import { expect, it } from 'vitest';
import type { LogEntry } from '../../../../src/engine/index.js';
import { ally, ashesTable, dice, phoenixborn, reaction } from '../../../support/ashes.js';
import { after, PASSES } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

/** After a unit of an opponent comes into play, for a natural die: a card. */
const answer = reaction({
  id: 'answer',
  cost: [{ pay: 'magic', dice: [{ n: 1, level: 'class', magic: 'natural' }] }],
  reaction: {
    kind: 'triggered',
    name: 'answer',
    timing: 'after',
    on: [{ event: 'entered', where: { seat: { seat: 'opponents' } } }],
    effect: { do: 'draw', count: 1 },
  },
});
const secret = { ...answer, id: 'secret', name: 'secret', cost: [], exclusiveTo: 'rival' };
const cards = [answer, ally({ id: 'guest', cost: [{ pay: 'side' }] }), phoenixborn({ id: 'rival' })];
const HAND = [
  { card: 'guest', as: 'guest' },
  { card: 'worker', as: 'worker' },
];
const at = (p2: object, more: readonly object[] = []) =>
  ashesTable({ p1: { hand: HAND }, p2: { ...p2 } }, [...cards, ...(more as typeof cards)]);
const NATURAL = dice('natural', 'class', 1);
const play = (table: Table, card = 'worker') => table.answer('p1', { action: 'play', card });

rule('Ashes reaction.1', () => {
  it('plays it from hand in the turn of another, for its cost, and discards it', () => {
    const table = play(at({ hand: [{ card: 'answer', as: 'answer' }], activePool: NATURAL }));
    table.expectDecision({ p2: 'respond' }).expectLegal('p2', [{ react: 'answer' }, ...PASSES]);
    table.answer('p2', { react: 'answer' });
    table.expectHappened('magicPaid', { seat: 'p2' }).expectHappened('spellPlayed', { seat: 'p2', type: 'reaction' });
    expect([table.cards('p2', 'discardPile'), table.cards('p2', 'hand')]).toEqual([['answer'], ['worker']]);
  });
  it('lists one of two copies, and accepts the other', () => {
    const copies = ['one', 'two'].map((as) => ({ card: 'answer', as }));
    const table = play(at({ hand: copies, activePool: NATURAL })).expectLegal('p2', [{ react: 'one' }, ...PASSES]);
    table.expectRefused('p2', { react: 'guest' }, 'answer.unknown-action');
    table.answer('p2', { react: 'two' });
    expect(table.cards('p2', 'discardPile')).toEqual(['answer']);
  });
  it('is no action of the own turn', () => {
    const table = ashesTable({ p1: { hand: [{ card: 'answer', as: 'answer' }], activePool: NATURAL } }, cards);
    table.expectRefused('p1', { action: 'play', card: 'answer' }, 'play.reaction', 'reaction.1');
  });
  it('asks each player who could react by what all can see, whatever is in the hand', () => {
    const has = play(at({ hand: [{ card: 'answer', as: 'answer' }], activePool: NATURAL }));
    const hasNot = play(at({ hand: ['guest'], activePool: NATURAL }));
    const shown = (table: Table) =>
      JSON.stringify([
        table.rules.view(table.state, { kind: 'player', seat: 'p1' }).deciding,
        table.rules.logFor(table.log, { kind: 'player', seat: 'p1' }),
      ]);
    expect(shown(has)).toBe(shown(hasNot));
    hasNot.expectLegal('p2', PASSES);
    has.answer('p2', { pass: true });
    hasNot.answer('p2', { pass: true });
    expect(shown(has)).toBe(shown(hasNot));
  });
  it('asks no player who cannot react: without a hand, the dice, or such a card in the set', () => {
    play(at({ hand: [], activePool: NATURAL })).expectDecision({ p1: 'turnAction' });
    play(at({ hand: ['guest'], activePool: dice('natural', 'basic', 1) })).expectDecision({ p1: 'turnAction' });
    play(at({ hand: ['guest'], activePool: dice('charm', 'power', 1) })).expectDecision({ p1: 'turnAction' });
  });
  it('asks nobody because of a card that is exclusive to another Phoenixborn', () => {
    const poor = { hand: ['guest'], activePool: [] };
    play(at(poor, [secret])).expectDecision({ p1: 'turnAction' });
    play(at({ ...poor, phoenixborn: ['rival'] }, [secret])).expectDecision({ p2: 'respond' });
  });
  it('stops asking a player in this turn on request, unnoticed by the others', () => {
    const HELD = { hand: [{ card: 'answer', as: 'answer' }], activePool: NATURAL };
    const asked = play(at(HELD)).answer('p2', { pass: true });
    const rested = play(at(HELD)).answer('p2', { pass: true, rest: true });
    const seenBy = (table: Table, seat: string, log: readonly LogEntry[]) =>
      JSON.stringify([
        table.rules.view(table.state, { kind: 'player', seat }),
        table.rules.logFor(log, { kind: 'player', seat }),
      ]);
    expect(seenBy(rested, 'p1', rested.log)).toBe(seenBy(asked, 'p1', asked.log));
    const before = play(asked, 'guest').expectDecision({ p2: 'respond' }).log;
    const log = [...before, ...asked.answer('p2', { pass: true }).log];
    play(rested, 'guest').expectDecision({ p1: 'turnAction' }).expectHappened('answered', { seat: 'p2' });
    expect(seenBy(rested, 'p1', rested.log)).toBe(seenBy(asked, 'p1', log));
  });
  it('asks again in the next turn, and meanwhile for what must be resolved', () => {
    const forced = ally({
      id: 'forced',
      abilities: [after('entered', { do: 'draw', count: 1 }, { where: { seat: { seat: 'opponents' } } })],
    });
    const table = play(at({ hand: ['answer'], activePool: NATURAL, battlefield: ['forced', 'forced'] }, [forced]));
    const [first, second] = table.state.triggered.map(({ id }) => ({ trigger: id }));
    table
      .answer('p2', first ?? null)
      .answer('p2', second ?? null)
      .answer('p2', { pass: true, rest: true });
    play(table, 'guest').expectDecision({ p2: 'respond' });
    const next = table.state.triggered.map(({ id }) => ({ trigger: id }));
    // To react is still possible, to pass is not.
    table.expectLegal('p2', [...next, { react: table.find('p2', 'hand', 'answer') }]);
    table
      .answer('p2', next[0] ?? null)
      .answer('p2', next[1] ?? null)
      .expectDecision({ p1: 'turnAction' });
    table.answer('p1', { action: 'end' }).answer('p2', { action: 'pass' }).answer('p2', { action: 'end' });
    expect(table.player('p2')['resting']).toBe(0);
  });
});

rule('Ashes reaction.3', () => {
  it('takes one reaction of each player in a turn, and another in the next', () => {
    const table = at({
      hand: [
        { card: 'answer', as: 'one' },
        { card: 'answer', as: 'two' },
      ],
      activePool: dice('natural', 'power', 2),
    });
    play(table).answer('p2', { react: 'one' });
    play(table, 'guest').expectDecision({ p1: 'turnAction' });
  });
  it('counts none that was not played', () => {
    const table = at({ hand: [{ card: 'answer', as: 'one' }], activePool: NATURAL });
    play(table).answer('p2', { pass: true });
    play(table, 'guest').expectDecision({ p2: 'respond' });
  });
});
