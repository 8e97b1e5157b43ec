import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable, song } from '../../../support/lorcana.js';
import {
  activated,
  chosen,
  deal,
  draw,
  each,
  gain,
  may,
  sequence,
  whenever,
} from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const pawn = character({ id: 'pawn', willpower: 9 });
const cup = item({ id: 'cup' });
const scholar = character({
  id: 'scholar',
  abilities: [whenever('quested', { do: 'pay', costs: [{ pay: 'ink', n: 2 }], then: draw() })],
});
const trade = action({
  id: 'trade',
  cost: 0,
  effect: {
    do: 'pay',
    required: true,
    costs: [{ pay: 'banish', count: 1, of: { is: ['item'] } }],
    then: chosen({ is: ['character'] }, deal(5)),
  },
});
const then = action({
  id: 'then',
  cost: 0,
  effect: sequence(chosen({ is: ['item'] }, { do: 'banish', objects: 'chosen' }), gain()),
});
const loot = action({
  id: 'loot',
  cost: 0,
  effect: sequence(
    draw(),
    { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'lost' },
    { do: 'discard', objects: 'lost' },
  ),
});
const and = action({
  id: 'and',
  cost: 0,
  effect: sequence(
    chosen({ is: ['item'] }, { do: 'put', objects: 'chosen', zone: 'hand' }),
    chosen({ is: ['character'] }, deal(1)),
  ),
});
const offer = action({
  id: 'offer',
  cost: 0,
  effect: sequence(
    may(
      sequence(
        draw(),
        { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'lost' },
        { do: 'discard', objects: 'lost' },
      ),
    ),
    gain(),
  ),
});
const reader = item({ id: 'reader', abilities: [whenever('drawn', gain(), { seat: { seat: 'you' } })] });
const recall = action({
  id: 'recall',
  cost: 0,
  effect: chosen({ zone: 'discard', of: 'you', is: ['character'] }, { do: 'put', objects: 'chosen', zone: 'hand' }),
});
const leader = character({
  id: 'leader',
  abilities: [
    activated('rally', [], chosen({ of: 'you', is: ['character'], other: true }, { do: 'ready', objects: 'chosen' })),
  ],
});
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
const wake = action({
  id: 'wake',
  cost: 0,
  effect: sequence(
    { do: 'choose', from: { is: ['character'] }, min: 0, max: 2, as: 'some' },
    { do: 'ready', objects: 'some' },
    gain(),
  ),
});
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
const cards = [
  pawn,
  cup,
  scholar,
  trade,
  then,
  loot,
  and,
  offer,
  reader,
  recall,
  leader,
  summon,
  greeter,
  wake,
  phoenix,
  slay,
  peek,
  tune,
  tune2,
  echo,
].map((card) => ({ ...card, inkable: false }));

const table = (p1: JsonRecord, p2: JsonRecord = {}) => lorcanaTable({ p1, p2 }, cards);
const hand = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const PAWN = { card: 'pawn', as: 'pawn' };

rule('Lorcana 7.1.2.2', () => {
  it('carries the effect out when its cost was paid', () => {
    const at = table({ play: [{ card: 'scholar', as: 'scholar' }], inkwell: 2 });
    at.answer('p1', { action: 'quest', character: 'scholar' }).expectDecision({ p1: 'may' }).answer('p1', 'yes');
    at.expectLog([{ kind: 'inkExerted', count: 2, cites: '7.1.2.2' }, { kind: 'drawn' }]);
  });
  it('pays nothing and does nothing where the player declines', () => {
    const at = table({ play: [{ card: 'scholar', as: 'scholar' }], inkwell: 2 });
    at.answer('p1', { action: 'quest', character: 'scholar' }).answer('p1', 'no').expectLog([]);
  });
  it('pays no part of a cost that cannot be paid in full, and does not even ask', () => {
    const at = table({ play: [{ card: 'scholar', as: 'scholar' }], inkwell: 1 });
    at.answer('p1', { action: 'quest', character: 'scholar' });
    at.expectHappened('costNotPaid', { card: 'scholar', cites: '7.1.2.2' }).expectNotHappened('inkExerted');
    at.expectDecision({ p1: 'turnAction' });
  });
  it('takes a cost that is not optional: banish an item of yours to deal damage', () => {
    const at = table({ play: [{ card: 'cup', as: 'cup' }], hand: hand('trade') }, { play: [PAWN] });
    at.answer('p1', play('trade')).answer('p1', ['cup']);
    at.expectLog([
      { kind: 'banished', card: 'cup', cites: '7.1.2.2' },
      { kind: 'damageDealt', object: 'pawn', amount: 5 },
      { kind: 'actionResolved' },
    ]);
    const without = table({ hand: hand('trade') }, { play: [PAWN] }).answer('p1', play('trade'));
    expect(without.marks('pawn')).toEqual({});
  });
});

rule('Lorcana 7.1.2.3', () => {
  it('carries out as much as possible, one after the other', () => {
    const at = table({ hand: hand('then') }).answer('p1', play('then'));
    at.expectLog([
      { kind: 'played' },
      { kind: 'nothingToChoose', card: 'then', cites: '7.1.2.3' },
      { kind: 'loreGained', amount: 1 },
      { kind: 'actionResolved' },
    ]);
  });
  it('has the order matter: a card just drawn can be discarded', () => {
    const at = table({ hand: hand('loot'), deck: [{ card: 'pawn', as: 'top' }] }).answer('p1', play('loot'));
    const drawn = at.find('p1', 'hand', 'pawn');
    at.expectLegal('p1', [[drawn]]).answer('p1', [drawn]);
    expect(at.cards('p1', 'discard')).toEqual(['pawn', 'loot']);
  });
});

rule('Lorcana 7.1.2.4', () => {
  it('carries out the second part where the first cannot be', () => {
    const at = table({ hand: hand('and') }, { play: [PAWN] }).answer('p1', play('and'));
    at.expectHappened('nothingToChoose', { cites: '7.1.2.4' });
    at.expectHappened('damageDealt', { object: 'pawn', amount: 1 });
  });
  it('strengthens a character although there is no opposing one to weaken', () => {
    const at = table({ play: [{ card: '2-26', as: 'queen' }] }).answer('p1', { action: 'quest', character: 'queen' });
    at.expectHappened('nothingToChoose', { card: '2-26' });
    expect(at.facts('queen').numbers['strength']).toBe(8);
  });
});

rule('Lorcana 7.1.3', () => {
  it('performs no part of the sentence that is declined, and the next sentence all the same', () => {
    const at = table({ hand: hand('offer') }).answer('p1', play('offer'));
    expect(at.state.pending[0]?.cites.map(({ rule: number }) => number)).toContain('7.1.3');
    at.answer('p1', 'no').expectLog([{ kind: 'loreGained', amount: 1 }, { kind: 'actionResolved' }]);
  });
  it('performs all of it that is accepted', () => {
    const at = table({ hand: hand('offer') })
      .answer('p1', play('offer'))
      .answer('p1', 'yes');
    at.expectDecision({ p1: 'choose' }).answer('p1', at.legal('p1')[0] ?? null);
    at.expectLog([{ kind: 'discarded' }, { kind: 'loreGained' }, { kind: 'actionResolved' }]);
  });
});

rule('Lorcana 7.1.4', () => {
  it('draws no card by putting one into the hand', () => {
    const at = table({ play: ['reader'], hand: hand('recall'), discard: [PAWN] }).answer('p1', play('recall'));
    at.expectHappened('putInto', { card: 'pawn', zone: 'hand', cites: '7.1.4' }).expectNotHappened('abilityPlaced');
  });
  it('draws one by drawing', () => {
    const at = table({ play: ['reader'], hand: hand('loot') }).answer('p1', play('loot'));
    at.answer('p1', at.legal('p1')[0] ?? null).expectHappened('abilityPlaced', { card: 'reader' });
  });
});

rule('Lorcana 7.1.5', () => {
  it('offers any card but the one whose ability it is', () => {
    const at = table({
      play: [{ card: 'leader', as: 'leader' }, PAWN, { card: 'cup', as: 'cup' }, { card: 'greeter', as: 'greeter' }],
    });
    at.answer('p1', { action: 'activate', source: 'leader', ability: 'rally' }).expectLegal('p1', [
      ['pawn'],
      ['greeter'],
    ]);
    expect(at.state.pending[0]?.cites.map(({ rule: number }) => number)).toContain('7.1.5');
    at.expectRefused('p1', ['leader'], 'answer.unknown-option', '7.1.5');
  });
  it('does nothing where there is no other', () => {
    const at = table({ play: [{ card: 'leader', as: 'leader', exerted: true }] });
    at.answer('p1', { action: 'activate', source: 'leader', ability: 'rally' });
    expect(at.marks('leader')).toEqual({ exerted: true });
  });
  it('needs another character to be banished, and boosts only other ones', () => {
    const at = table(
      { play: [{ card: '1-118', as: 'mulan' }, PAWN] },
      { play: [{ card: 'phoenix', as: 'phoenix', exerted: true }] },
    );
    at.answer('p1', { action: 'challenge', challenger: 'mulan', target: 'phoenix' });
    expect([at.facts('mulan').numbers['lore'], at.facts('pawn').numbers['lore']]).toEqual([1, 2]);
  });
});

rule('Lorcana 7.1.6', () => {
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

rule('Lorcana 7.1.8', () => {
  const at = () =>
    table({ play: [PAWN, { card: 'greeter', as: 'greeter' }, { card: 'leader', as: 'leader' }], hand: hand('wake') });
  it('offers from none to all that many, no object twice', () => {
    const asked = at().answer('p1', play('wake'));
    asked.expectLegal('p1', [
      [],
      ['pawn'],
      ['greeter'],
      ['leader'],
      ['pawn', 'greeter'],
      ['pawn', 'leader'],
      ['greeter', 'leader'],
    ]);
    asked.expectRefused('p1', ['pawn', 'pawn'], 'answer.repeated', '7.1.8');
  });
  it('goes on where nothing is chosen', () => {
    at()
      .answer('p1', play('wake'))
      .answer('p1', [])
      .expectLog([{ kind: 'loreGained' }, { kind: 'actionResolved' }]);
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
