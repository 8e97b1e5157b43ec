import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable, song } from '../../../support/lorcana.js';
import { chosen, deal, each, gain, may, sequence, whenever, type Effect } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const pawn = character({ id: 'pawn', willpower: 9 });
const cup = item({ id: 'cup' });
const summon = action({
  id: 'summon',
  cost: 0,
  effect: sequence(
    may(
      sequence(
        {
          do: 'choose',
          from: { zone: 'hand', of: 'you', is: ['character'], numbers: { cost: { max: 5 } } },
          min: 0,
          max: 1,
          as: 'card',
        },
        { do: 'play-free', card: 'card' },
      ),
    ),
    each({ is: ['character'] }, deal(1, 'all')),
  ),
});
const greeter = character({ id: 'greeter', abilities: [whenever('played', gain())] });
const phoenix = character({
  id: 'phoenix',
  willpower: 1,
  abilities: [
    {
      kind: 'triggered',
      name: 'sink',
      on: [{ event: 'banished', where: { object: { object: { self: true } } }, bind: { it: 'becomes' } }],
      effect: { do: 'put', objects: 'it', zone: 'deck' },
    },
    {
      kind: 'triggered',
      name: 'rise',
      on: [{ event: 'banished', where: { object: { object: { self: true } } }, bind: { it: 'becomes' } }],
      effect: { do: 'put', objects: 'it', zone: 'hand' },
    },
  ],
});
const slay = action({ id: 'slay', cost: 0, effect: chosen({ named: 'phoenix' }, { do: 'banish', objects: 'chosen' }) });
const peek = action({
  id: 'peek',
  cost: 0,
  effect: sequence(
    { do: 'top-of-deck', count: 3, as: 'looked' },
    { do: 'look-at', objects: 'looked' },
    { do: 'choose', from: { zone: 'deck', of: 'you', bound: 'looked', is: ['Song'] }, min: 0, max: 1, as: 'kept' },
    { do: 'reveal', objects: 'kept' },
    { do: 'put', objects: 'kept', zone: 'hand' },
    { do: 'put-under', objects: 'looked' },
  ),
});
const tune = song({ id: 'tune' });
const tune2 = song({ id: 'tune2', cost: 3, effect: gain() });
const echo = song({ id: 'echo', keywords: [{ keyword: 'sing-together', n: 6 }], effect: gain() });
/** Instead of being damaged it sends another one: no effect need be under way for that. */
const coward = character({
  id: 'coward',
  willpower: 9,
  abilities: [
    {
      kind: 'replacement',
      name: 'hide',
      on: { event: 'damageDealt', where: { object: { object: { self: true } } } },
      instead: {
        with: 'effect',
        effect: sequence(
          { do: 'all', from: { zone: 'hand', of: 'you', named: 'greeter' }, as: 'sent' },
          { do: 'play-free', card: 'sent' },
        ),
      },
    },
  ],
});
const again = action({
  id: 'again',
  cost: 0,
  effect: each({ named: 'greeter' }, { do: 'play-free', card: 'all' }),
});
const cards = [coward, again, pawn, cup, summon, greeter, phoenix, slay, peek, tune, tune2, echo].map((card) => ({
  ...card,
  inkable: false,
}));
const table = (p1: JsonRecord, p2: JsonRecord = {}) => lorcanaTable({ p1, p2 }, cards);
const hand = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const PAWN = { card: 'pawn', as: 'pawn' };

rule('Lorcana 7.1.6', () => {
  it('plays also what is ordered while no effect resolves: instead of challenge damage', () => {
    const p2 = { play: [{ card: 'coward', as: 'coward', exerted: true }], hand: hand('greeter') };
    const at = table({ play: [PAWN] }, p2).answer('p1', { action: 'challenge', challenger: 'pawn', target: 'coward' });
    expect([at.marks('coward')['damage'], at.cards('p2', 'play')]).toEqual([undefined, ['coward', 'greeter']]);
    at.expectHappened('loreGained', { seat: 'p2' })
      .expectHappened('challengeEnded')
      .expectDecision({ p1: 'turnAction' });
  });
  it('plays nothing that is in play', () => {
    const at = table({ play: [{ card: 'greeter', as: 'greeter' }], hand: hand('again') }).answer('p1', play('again'));
    at.expectNotHappened('loreGained').expectDecision({ p1: 'turnAction' });
    expect(at.exists('greeter')).toBe(true);
  });
  it('plays the card when the ability has fully resolved: it is not there for the rest of it', () => {
    const at = table({ play: [PAWN], hand: hand('summon', 'greeter') });
    at.answer('p1', play('summon')).answer('p1', 'yes').answer('p1', ['greeter']);
    at.expectLog([
      { kind: 'damageDealt', object: 'pawn', amount: 1 },
      { kind: 'actionResolved', card: 'summon' },
      { kind: 'played', card: 'greeter' },
      { kind: 'abilityPlaced', card: 'greeter' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained' },
    ]);
    expect(at.marks(at.find('p1', 'play', 'greeter'))).toEqual({ drying: true });
  });
  it('puts a song under the deck first and resolves it from there', () => {
    const at = table({ play: [{ card: '3-91', as: 'ursula' }], hand: hand('tune2'), deck: 10 });
    at.answer('p1', { action: 'play', card: 'tune2', pay: 'sing', singers: ['ursula'] }).answer('p1', 'yes');
    at.expectLog([
      { kind: 'putInto', card: 'tune2', zone: 'deck', cites: '7.1.6' },
      { kind: 'played', card: 'tune2', pay: 'free' },
      { kind: 'loreGained' },
    ]);
    expect(at.cards('p1', 'deck').at(-1)).toBe('tune2');
  });
});

rule('Lorcana 7.1.9.1', () => {
  it('finds "that card" no more when it has changed zones, even if an equal one is there', () => {
    const at = table({ play: [{ card: 'phoenix', as: 'phoenix' }], hand: hand('slay'), discard: ['phoenix'] });
    at.answer('p1', play('slay')).expectDecision({ p1: 'bag' });
    at.answer('p1', at.legal('p1')[0] ?? null).expectLog([
      { kind: 'abilityTaken' },
      { kind: 'putInto', card: 'phoenix', zone: 'deck' },
      { kind: 'abilityTaken' },
      { kind: 'objectGone', cites: '7.1.9.1' },
    ]);
    expect(at.cards('p1', 'hand')).toEqual([]);
    expect(at.cards('p1', 'discard')).toEqual(['phoenix', 'slay']);
  });
  it.each<readonly [string, Effect]>([
    ['deal', deal(1)],
    ['put-damage', { do: 'put-damage', objects: 'chosen', amount: 1 }],
    ['remove-damage', { do: 'remove-damage', objects: 'chosen', upTo: 1 }],
    ['put', { do: 'put', objects: 'chosen', zone: 'hand' }],
    ['shuffle-in', { do: 'shuffle-in', objects: 'chosen' }],
    ['ready', { do: 'ready', objects: 'chosen' }],
    ['exert', { do: 'exert', objects: 'chosen' }],
    ['banish', { do: 'banish', objects: 'chosen' }],
    ['discard', { do: 'discard', objects: 'chosen' }],
  ])('says of what has gone that it is not there: %s', (_, effect) => {
    const late = action({
      id: 'late',
      cost: 0,
      effect: chosen({ is: ['character'] }, { do: 'banish', objects: 'chosen' }, effect),
    });
    const at = lorcanaTable({ p1: { play: [{ card: 'pawn', as: 'pawn', damage: 2 }], hand: hand('late') } }, [
      late,
      pawn,
    ]);
    at.answer('p1', play('late')).expectLog([
      { kind: 'played' },
      { kind: 'banished', object: 'pawn' },
      { kind: 'objectGone', object: 'pawn', cites: '7.1.9.1' },
      { kind: 'actionResolved' },
    ]);
    expect(at.cards('p1', 'discard')).toEqual(['pawn', 'late']);
  });
  it('plays no card that has gone before it is its turn', () => {
    const twice = action({
      id: 'twice',
      cost: 0,
      effect: sequence(
        { do: 'choose', from: { zone: 'hand', of: 'you', is: ['character'] }, min: 1, max: 1, as: 'card' },
        { do: 'play-free', card: 'card' },
        sequence({ do: 'discard', objects: 'card' }),
        { do: 'play', card: 'card' },
        { do: 'use', card: 'card' },
      ),
    });
    const at = lorcanaTable({ p1: { hand: hand('twice', 'greeter') } }, [twice, greeter]).answer('p1', play('twice'));
    at.answer('p1', ['greeter']).expectLog([
      { kind: 'discarded', card: 'greeter' },
      { kind: 'actionResolved' },
      { kind: 'notPlayed', cites: '7.1.9.1' },
    ]);
    expect(at.cards('p1', 'discard')).toEqual(['greeter', 'twice']);
  });
  it('finds it where it still is', () => {
    const at = table({ play: [{ card: 'phoenix', as: 'phoenix' }], hand: hand('slay') }).answer('p1', play('slay'));
    at.answer('p1', at.legal('p1')[1] ?? null).expectHappened('putInto', { card: 'phoenix', zone: 'hand' });
    expect(at.cards('p1', 'hand')).toEqual(['phoenix']);
  });
  it('has two Ursulas who sang together repeat the song once: the second does not find it', () => {
    const at = table({
      play: [
        { card: '3-91', as: 'one' },
        { card: '3-91', as: 'two' },
      ],
      hand: hand('echo'),
    });
    at.answer('p1', { action: 'play', card: 'echo', pay: 'sing-together' }).answer('p1', ['one', 'two']);
    at.expectDecision({ p1: 'bag' })
      .answer('p1', at.legal('p1')[0] ?? null)
      .answer('p1', 'yes');
    at.expectLog([
      { kind: 'putInto', card: 'echo', zone: 'deck' },
      { kind: 'played', card: 'echo' },
      { kind: 'loreGained', lore: 2 },
      { kind: 'abilityTaken' },
    ]);
    at.expectDecision({ p1: 'turnAction' });
  });
});

rule('Lorcana 7.1.10', () => {
  const at = () =>
    table({
      hand: hand('peek', 'tune'),
      deck: ['pawn', { card: 'tune', as: 'second' }, 'cup', { card: 'tune', as: 'fourth' }],
    });
  it('reveals only what the effect spoke of before', () => {
    const asked = at().answer('p1', play('peek'));
    asked.expectLegal('p1', [[], ['second']]);
    asked.expectRefused('p1', ['fourth'], 'answer.unknown-option');
    asked.expectRefused('p1', ['tune'], 'answer.unknown-option');
  });
  it('shows the face to all players', () => {
    const shown = at().answer('p1', play('peek')).answer('p1', ['second']);
    shown.expectHappened('revealed', { seat: 'p1', cards: ['tune'], cites: '7.1.10' });
  });
});
