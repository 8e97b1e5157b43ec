import { expect, it } from 'vitest';
import { ally, ashesTable, reaction } from '../../../support/ashes.js';
import { after } from '../../../support/ashes-windows.js';
import { cast, its } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const TRICK = { card: 'trick', as: 'trick' };

rule('Ashes discard.2', () => {
  it('asks for no card where none is to be discarded', () => {
    const table = cast({ do: 'discard', count: 0 }, { p1: { hand: [TRICK, 'worker', 'worker'] } });
    table.expectDecision({ p1: 'turnAction' }).expectNotHappened('discarded');
    expect(table.cards('p1', 'hand')).toEqual(['worker', 'worker']);
  });
  it('asks for one of several, and takes the last one without a question', () => {
    const some = cast({ do: 'discard', count: 1 }, { p1: { hand: [TRICK, 'worker', 'worker'] } });
    some.expectDecision({ p1: 'discardCards' });
    const last = cast({ do: 'discard', count: 1 }, { p1: { hand: [TRICK, 'worker'] } });
    last.expectDecision({ p1: 'turnAction' }).expectHappened('discarded', { seat: 'p1' });
  });
  it('is for an action the rule of actions, and for a reaction that of reactions', () => {
    expect(linesOf(cast({ do: 'draw', count: 1 }), 'putAway')).toEqual([
      'putAway object trick, zone discardPile, seat p1, card trick (cardtype.action, discard.2)',
    ]);
    const cards = [
      reaction({ id: 'nod', reaction: after('entered', { do: 'draw', count: 1 }) }),
      ally({ id: 'guest' }),
    ];
    const table = ashesTable({ p1: { hand: [{ card: 'guest', as: 'guest' }] }, p2: { hand: ['nod'] } }, cards);
    table.answer('p1', { action: 'play', card: 'guest' });
    table.answer('p2', { react: table.find('p2', 'hand', 'nod') });
    expect(linesOf(table, 'putAway')).toEqual([
      'putAway object nod, zone discardPile, seat p2, card nod (reaction.1, discard.2)',
    ]);
  });
});

rule('Ashes discard.1', () => {
  it('puts cards of a pile into the hand, and leaves those of a hand there', () => {
    const pile = { p1: { hand: [TRICK], discardPile: [{ card: 'worker', as: 'old' }] } };
    const taken = cast(its({ zone: 'discardPile', of: 'you' }, { do: 'to-hand', objects: 'it' }), pile);
    expect(linesOf(taken, 'takenToHand')).toEqual([
      'takenToHand seat p1, from discardPile, object worker, card worker (discard.1)',
    ]);
    expect([taken.cards('p1', 'hand'), taken.cards('p1', 'discardPile')]).toEqual([['worker'], ['trick']]);
    const held = { p1: { hand: [TRICK, { card: 'worker', as: 'held' }] } };
    const left = cast(its({ zone: 'hand', of: 'you' }, { do: 'to-hand', objects: 'it' }), held);
    left.expectNotHappened('takenToHand').expectHappened('putAway', { card: 'trick' });
    expect(left.exists('held')).toBe(true);
  });
});
