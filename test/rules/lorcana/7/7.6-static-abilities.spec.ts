import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import {
  aura,
  chosen,
  deal,
  each,
  gain,
  keyword,
  modify,
  sequence,
  whenever,
} from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const frost = item({
  id: 'frost',
  abilities: [aura({ of: 'opponents', is: ['character'] }, { change: 'number', name: 'willpower', add: -1 })],
});
const sprite = character({ id: 'sprite', willpower: 1, abilities: [whenever('played', gain())] });
const sturdy = character({ id: 'sturdy', willpower: 2 });
const dash = action({ id: 'dash', effect: each({ of: 'you', is: ['character'] }, modify('all', keyword('rush'))) });
const track = location({ id: 'track', abilities: [aura({ of: 'you', is: ['character'] }, keyword('rush'))] });
const veil = item({ id: 'veil', abilities: [aura({ of: 'you', is: ['character'] }, keyword('ward'))] });
const unveil = action({
  id: 'unveil',
  effect: sequence(
    { do: 'choose', from: { is: ['item'], of: 'opponents' }, min: 1, max: 1, as: 'item' },
    { do: 'banish', objects: 'item' },
    chosen({ is: ['character'], of: 'opponents' }, deal(1)),
  ),
});
const blow = action({ id: 'blow', effect: chosen({ is: ['character'], of: 'opponents' }, deal(1)) });
const elder = character({
  id: 'elder',
  cost: 5,
  willpower: 9,
  abilities: [
    {
      kind: 'cost',
      name: 'elder',
      zones: ['hand'],
      for: 'play',
      add: { count: { zone: 'discard', of: 'you', is: ['character'] }, times: -1 },
    },
  ],
});
const sleeper = item({
  id: 'sleeper',
  abilities: [
    {
      kind: 'replacement',
      name: 'sleeper',
      zones: ['hand'],
      on: { event: 'played', where: { object: { object: { zone: 'hand', self: true } } } },
      instead: { with: 'fields', fields: { exerted: true } },
    },
  ],
});
const decoy = character({ id: 'decoy', willpower: 9 });
const plain = character({ id: 'plain', strength: 3, willpower: 9 });
const cards = [frost, sprite, sturdy, dash, track, veil, unveil, blow, elder, sleeper, decoy, plain].map((card) => ({
  ...card,
  inkable: false,
}));
const table = (p1: JsonRecord, p2: JsonRecord = {}) => lorcanaTable({ p1: { inkwell: 8, ...p1 }, p2 }, cards);
const named = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const END = { action: 'end-turn' };

rule('Lorcana 7.6.2', () => {
  it('changes a card as it enters: with willpower 0 it is banished, and its trigger still counts', () => {
    const at = table({ hand: named('sprite') }, { play: ['frost'] }).answer('p1', play('sprite'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played', card: 'sprite' },
      { kind: 'banished', card: 'sprite' },
      { kind: 'abilityPlaced', card: 'sprite' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained' },
    ]);
  });
  it('keeps one that is left with more than that', () => {
    const at = table({ hand: named('sturdy') }, { play: ['frost'] }).answer('p1', play('sturdy'));
    expect(at.facts(at.find('p1', 'play', 'sturdy')).numbers['willpower']).toBe(1);
  });
});

rule('Lorcana 7.6.3', () => {
  it('goes on for the cards that were there when the effect resolved, and for no later one', () => {
    const at = table({ play: named('plain'), hand: named('dash', 'sturdy') }).answer('p1', play('dash'));
    at.expectHappened('effectStarted', { cites: '7.6.3' }).answer('p1', play('sturdy'));
    expect(at.facts('plain').keywords).toEqual({ rush: 0 });
    expect(at.facts(at.find('p1', 'play', 'sturdy')).keywords).toEqual({});
    at.answer('p1', END);
    expect(at.facts('plain').keywords).toEqual({});
  });
  it('is not so for an ability of a card in play', () => {
    const at = table({ play: ['track'], hand: named('sturdy') }).answer('p1', play('sturdy'));
    expect(at.facts(at.find('p1', 'play', 'sturdy')).keywords).toEqual({ rush: 0 });
  });
});

rule('Lorcana 7.6.4', () => {
  const against = (card: string) =>
    table(
      { hand: named(card) },
      {
        play: [
          { card: 'veil', as: 'veil' },
          { card: 'plain', as: 'plain' },
          { card: 'decoy', as: 'other' },
        ],
      },
    );
  it('stops in the moment when its card leaves, also in the middle of an effect', () => {
    const at = against('unveil').answer('p1', play('unveil'));
    at.expectHappened('banished', { card: 'veil' }).expectLegal('p1', [['plain'], ['other']]);
  });
  it('is on until then', () => {
    against('blow').answer('p1', play('blow')).expectHappened('nothingToChoose');
  });
});

rule('Lorcana 7.6.5', () => {
  it('functions where it says', () => {
    const at = table({ hand: named('elder'), discard: ['plain', 'decoy', 'sturdy'] }).answer('p1', play('elder'));
    at.expectHappened('inkExerted', { count: 2, cites: '7.6.5' });
  });
  it('does nothing elsewhere', () => {
    const at = table({ hand: named('plain'), play: ['elder'], discard: ['plain', 'decoy', 'sturdy'] });
    at.answer('p1', play('plain')).expectHappened('inkExerted', { count: 1 });
  });
  it('has no ability of another card function there as well', () => {
    const hand = [...named('sleeper', 'plain'), 'frost', 'track', 'veil', 'sprite'];
    const at = table({ hand, play: [{ card: 'decoy', as: 'mine' }] }, { play: [{ card: 'decoy', as: 'theirs' }] });
    expect(at.facts('mine').keywords).toEqual({});
    expect(at.facts('theirs').numbers['willpower']).toBe(9);
    at.answer('p1', play('plain')).expectLog([{ kind: 'inkExerted' }, { kind: 'played', card: 'plain' }]);
    expect(at.marks(at.answer('p1', play('sleeper')).find('p1', 'play', 'sleeper'))).toEqual({ exerted: true });
  });
});
