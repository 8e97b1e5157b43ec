import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, ashesTable, reaction, ready } from '../../../support/ashes.js';
import { PASSES } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

/** After a unit of an opponent comes into play, as a reaction: a card. */
const watch = {
  kind: 'triggered',
  name: 'watch',
  timing: 'after',
  on: [{ event: 'entered', where: { seat: { seat: 'opponents' } } }],
  effect: { do: 'draw', count: 1 },
} as const;
const sentry = ally({ id: 'sentry', abilities: [{ ...watch, reaction: true }] });
/** The same without the box: no reaction, and it cannot be left. */
const scout = ally({ id: 'scout', abilities: [watch] });
const answer = reaction({ id: 'answer', reaction: watch });
const cards = [sentry, scout, answer, ally({ id: 'guest', cost: [{ pay: 'side' }] })];

const at = (p2: JsonRecord) =>
  ashesTable(
    {
      p1: {
        hand: [
          { card: 'worker', as: 'worker' },
          { card: 'guest', as: 'guest' },
        ],
      },
      p2,
    },
    cards,
  );
const SENTRY = { battlefield: [{ card: 'sentry', as: 'sentry' }] };
const play = (table: Table, card = 'worker') => table.answer('p1', { action: 'play', card });
const trigger = (table: Table, index = 0) => ({ trigger: table.state.triggered[index]?.id ?? '' });

rule('Ashes reaction.4', () => {
  it('may be used from where the card is, and is the one reaction of the turn', () => {
    const table = play(at({ ...SENTRY, hand: [{ card: 'answer', as: 'answer' }] }));
    table.expectLegal('p2', [trigger(table), { react: 'answer' }, ...PASSES]);
    table.answer('p2', trigger(table)).expectHappened('reactionTaken', { seat: 'p2' }).expectHappened('drawn');
    // Neither the card in hand nor the ability may be used again in this turn.
    table.expectDecision({ p1: 'turnAction' });
    play(table, 'guest').expectDecision({ p1: 'turnAction' });
    expect(table.state.triggered).toEqual([]);
  });
  it('may be left, and is there again the next time', () => {
    const table = play(at(SENTRY));
    table.answer('p2', { pass: true }).expectNotHappened('drawn').expectHappened('triggerDropped', { seat: 'p2' });
    play(table, 'guest').answer('p2', trigger(table)).expectHappened('drawn', { seat: 'p2' });
  });
  it('is not there after another reaction in the turn', () => {
    const table = play(at({ ...SENTRY, hand: [{ card: 'answer', as: 'answer' }] })).answer('p2', { react: 'answer' });
    table.expectDecision({ p1: 'turnAction' });
    expect(table.state.triggered).toEqual([]);
  });
  it('stands on no card of a hand, where the question would tell of it (blue-boxes)', () => {
    const box = (zone: 'hand' | 'spellboard') =>
      ready({ id: 'box', abilities: [{ ...watch, zones: [zone], reaction: true }] });
    expect(() => ashesTable({}, [box('hand')])).toThrow(/zones/);
    expect(() => ashesTable({}, [box('spellboard')])).not.toThrow();
  });
  it('is not what has no box: that is resolved, and counts for nothing', () => {
    const table = play(at({ battlefield: ['scout'], hand: [] }));
    table.expectHappened('drawn', { seat: 'p2' }).expectNotHappened('reactionTaken');
    // With a card in hand by now, there could be a reaction; what must be resolved cannot be left for it.
    play(table.answer('p2', { pass: true }), 'guest').expectLegal('p2', [trigger(table)]);
  });
});

rule('Ashes reaction.3', () => {
  it('has what must be resolved done first or last, but done', () => {
    const table = play(at({ battlefield: ['sentry', 'scout'] }));
    table.expectLegal('p2', [trigger(table), trigger(table, 1)]);
    table.answer('p2', trigger(table, 1)).expectLegal('p2', [trigger(table), ...PASSES]);
  });
});
