import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable, song } from '../../../support/lorcana.js';
import { draw, gain, sequence, whenever, type Effect } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

/** An action that has a card of one's own played. */
const having = (id: string, play: Extract<Effect, { do: 'play' | 'play-free' }>, zone = 'hand') =>
  action({
    id,
    cost: 0,
    effect: sequence({ do: 'choose', from: { zone, of: 'you' }, min: 1, max: 1, as: 'card' }, play),
  });
const waived = having('waived', { do: 'play-free', card: 'card' });
const drowsy = having('drowsy', {
  do: 'play-free',
  card: 'card',
  exerted: true,
  then: { do: 'deal', objects: 'played', amount: 1 },
});
const revived = having('revived', { do: 'play-free', card: 'card' }, 'discard');
const priced = having('priced', { do: 'play', card: 'card' });
const dearer = having('dearer', { do: 'play', card: 'card', add: 1 });

const young = character({ id: 'young', name: 'Anna', willpower: 5 });
const other = character({ id: 'other', name: 'Anna', willpower: 6 });
const bold = character({ id: 'bold', name: 'Anna', cost: 5, willpower: 8, keywords: [{ keyword: 'shift', n: 3 }] });
const crafty = character({
  id: 'crafty',
  name: 'Anna',
  cost: 5,
  keywords: [{ keyword: 'shift', cost: [{ pay: 'discard', count: 1, of: { is: ['action'] } }] }],
});
const bard = character({ id: 'bard', cost: 4, abilities: [whenever('sung', draw())] });
const tune = song({ id: 'tune', cost: 4, effect: gain() });
const choir = song({ id: 'choir', cost: 9, keywords: [{ keyword: 'sing-together', n: 8 }], effect: gain(2) });
const tax = item({
  id: 'tax',
  abilities: [{ kind: 'cost', name: 'tax', affects: { zone: 'any', is: ['character'] }, for: 'play', add: 1 }],
});
const cards = [waived, drowsy, revived, priced, dearer, young, other, bold, crafty, bard, tune, choir, tax].map(
  (card) => ({ ...card, inkable: false }),
);

const named = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
const table = (p1: JsonRecord) => lorcanaTable({ p1 }, cards);
/** Plays the action, which has the card played. */
const ordering = (by: string, card: string, p1: JsonRecord) =>
  table(p1).answer('p1', { action: 'play', card: by, pay: 'ink' }).answer('p1', [card]);
const play = (card: string, pay: string, more: JsonRecord = {}) => ({ action: 'play', card, pay, ...more });

rule('Lorcana 4.3.4.10', () => {
  it('lets a card with Shift be played for free beside its name, or shifted onto it without ink', () => {
    const at = ordering('waived', 'bold', { hand: named('waived', 'bold'), play: named('young', 'other', 'bard') });
    at.expectDecision({ p1: 'wayToPlay' }).expectLegal('p1', [
      play('bold', 'free'),
      play('bold', 'shift', { onto: 'young' }),
      play('bold', 'shift', { onto: 'other' }),
    ]);
    at.answer('p1', play('bold', 'shift', { onto: 'young' }));
    at.expectLog([{ kind: 'played', card: 'bold', pay: 'shift', onto: 'young', cites: '10.8.1' }]);
    expect([at.cards('p1', 'play'), at.marks('young')]).toEqual([['bold', 'other', 'bard'], {}]);
  });
  it('puts the card beside the character of its name where its player says so', () => {
    const at = ordering('waived', 'bold', { hand: named('waived', 'bold'), play: named('young') });
    at.answer('p1', play('bold', 'free')).expectLog([{ kind: 'played', card: 'bold', pay: 'free', cites: '4.3.4.7' }]);
    expect(at.marks(at.find('p1', 'play', 'bold'))).toEqual({ drying: true });
  });
  it('takes the part of the Shift cost that is no ink', () => {
    const hand = named('waived', 'crafty', 'tune');
    const at = ordering('waived', 'crafty', { hand, play: named('young') });
    at.answer('p1', play('crafty', 'shift', { onto: 'young' })).expectDecision({ p1: 'payWith' });
    at.answer('p1', ['tune']).expectLog([
      { kind: 'discarded', card: 'tune' },
      { kind: 'played', card: 'crafty', pay: 'shift' },
    ]);
  });
  it('does not offer Shift where that part cannot be paid', () => {
    const at = ordering('waived', 'crafty', { hand: named('waived', 'crafty'), play: named('young') });
    at.expectHappened('played', { card: 'crafty', pay: 'free' }).expectDecision({ p1: 'turnAction' });
  });
  it('lets a song be sung, or resolve without a singer', () => {
    const at = ordering('waived', 'tune', { hand: named('waived', 'tune'), play: named('bard', 'young') });
    at.expectLegal('p1', [play('tune', 'free'), play('tune', 'sing', { singers: ['bard'] })]);
    at.expectRefused('p1', play('tune', 'sing', { singers: ['young'] }), 'sing.cost-too-low', '6.3.3.3');
    at.answer('p1', play('tune', 'sing', { singers: ['bard'] })).expectLog([
      { kind: 'exerted', card: 'bard', cites: '6.3.3.3' },
      { kind: 'played', card: 'tune', pay: 'sing' },
      { kind: 'sung', card: 'bard' },
      { kind: 'loreGained' },
      { kind: 'actionResolved', card: 'tune' },
      { kind: 'abilityPlaced', card: 'bard' },
      { kind: 'abilityTaken' },
      { kind: 'drawn' },
    ]);
  });
  it('shifts a card from where the effect finds it', () => {
    const discard = named('bold', 'tune');
    const at = ordering('revived', 'bold', { hand: named('revived'), discard, play: named('young') });
    at.answer('p1', play('bold', 'shift', { onto: 'young' }));
    expect([at.cards('p1', 'play'), at.cards('p1', 'discard')]).toEqual([['bold'], ['tune', 'revived']]);
  });
  it('lets the shifted character enter as the effect says, with its further effects (10.8.4)', () => {
    const at = ordering('drowsy', 'bold', { hand: named('drowsy', 'bold'), play: named('young') });
    at.answer('p1', play('bold', 'shift', { onto: 'young' }));
    at.expectHappened('played', { exerted: true, cites: '10.8.4' }).expectHappened('damageDealt', { object: 'young' });
    expect(at.marks('young')).toEqual({ exerted: true, damage: 1 });
  });
});

rule('Lorcana 4.3.4.4', () => {
  it('lets Shift pay for a card that an effect plays for its cost, with additional costs', () => {
    const p1 = { hand: named('dearer', 'bold'), play: named('young', 'tax'), inkwell: 5 };
    const at = ordering('dearer', 'bold', p1);
    at.expectHappened('inkExerted', { count: 5 }).expectHappened('played', { card: 'bold', pay: 'shift' });
    ordering('dearer', 'bold', { ...p1, inkwell: 4 }).expectHappened('notPlayed', { cites: '4.3.4.6' });
  });
  it('asks how where there is ink for both', () => {
    const at = ordering('priced', 'bold', { hand: named('priced', 'bold'), play: named('young'), inkwell: 5 });
    at.expectLegal('p1', [play('bold', 'ink'), play('bold', 'shift', { onto: 'young' })]);
    at.expectRefused('p1', play('bold', 'free'), 'answer.shape', '4.3.4.4');
    at.expectRefused('p1', play('young', 'ink'), 'answer.unknown-option', '4.3.4.4');
    at.answer('p1', play('bold', 'ink')).expectHappened('inkExerted', { count: 5 });
  });
  it('has a ready singer sing the song that an effect has played for its cost, without ink', () => {
    const at = ordering('priced', 'tune', { hand: named('priced', 'tune'), play: named('bard'), inkwell: 0 });
    at.expectHappened('sung', { card: 'bard' }).expectNotHappened('inkExerted').expectNotHappened('notPlayed');
  });
  it('does not play the song without ink where its only singer is exerted', () => {
    const play = [{ card: 'bard', as: 'bard', exerted: true }];
    const at = ordering('priced', 'tune', { hand: named('priced', 'tune'), play, inkwell: 0 });
    at.expectHappened('notPlayed', { object: 'tune', cites: '4.3.4.10' });
  });
  it('asks who sings together', () => {
    const play = [...named('bard'), { card: 'bard', as: 'second' }];
    const at = ordering('priced', 'choir', { hand: named('priced', 'choir'), play, inkwell: 0 });
    at.expectDecision({ p1: 'singTogether' }).answer('p1', ['bard', 'second']).expectHappened('loreGained');
  });
});
