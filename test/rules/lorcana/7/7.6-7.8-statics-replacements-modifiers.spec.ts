import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import {
  aura,
  chosen,
  deal,
  draw,
  each,
  gain,
  keyword,
  lore,
  modify,
  sequence,
  strength,
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
const immortal = character({
  id: 'immortal',
  willpower: 1,
  abilities: [
    {
      kind: 'replacement',
      name: 'return',
      on: { event: 'banished', where: { object: { object: { self: true } } } },
      instead: { with: 'effect', effect: { do: 'put', objects: 'self', zone: 'hand' } },
    },
    whenever('banished', draw()),
  ],
});
const greeter = item({
  id: 'greeter',
  abilities: [whenever('putInto', gain(), { zone: { equals: 'hand' }, object: { object: { of: 'you' } } })],
});
const decoy = character({ id: 'decoy', willpower: 9 });
const armoured = character({
  id: 'armoured',
  willpower: 9,
  keywords: [{ keyword: 'resist', n: 1 }],
  abilities: [
    {
      kind: 'replacement',
      name: 'decoy',
      on: { event: 'damageDealt', where: { object: { object: { self: true } } }, bind: { amount: 'amount' } },
      instead: {
        with: 'effect',
        effect: sequence(
          { do: 'all', from: { of: 'you', named: 'decoy' }, as: 'decoys' },
          { do: 'put-damage', objects: 'decoys', amount: { bound: 'amount' } },
        ),
      },
    },
  ],
});
const bolt = action({ id: 'bolt', effect: chosen({ named: 'armoured' }, deal(3)) });
const slay = action({ id: 'slay', effect: chosen({ named: 'immortal' }, { do: 'banish', objects: 'chosen' }) });
const bless = action({
  id: 'bless',
  effect: {
    do: 'float',
    until: 'endOfTurn',
    ability: {
      kind: 'replacement',
      name: 'bless',
      on: {
        event: 'banished',
        where: { object: { object: { of: 'you', is: ['character'] } } },
        bind: { it: 'object' },
      },
      instead: { with: 'effect', effect: { do: 'put', objects: 'it', zone: 'hand' } },
    },
  },
});
const smite = action({ id: 'smite', effect: chosen({ named: 'decoy' }, { do: 'banish', objects: 'chosen' }) });
const plain = character({ id: 'plain', strength: 3, willpower: 9 });
const tune = (id: string, by: number) =>
  action({ id, effect: chosen({ named: 'plain' }, modify('chosen', strength(by))) });
const pick = action({
  id: 'pick',
  effect: chosen({ is: ['character'], numbers: { strength: { max: 2 } } }, { do: 'banish', objects: 'chosen' }),
});
const ruin = location({ id: 'ruin', lore: 1, abilities: [{ kind: 'static', name: 'ruin', changes: [lore(-3)] }] });
const cards = [
  frost,
  sprite,
  sturdy,
  dash,
  track,
  veil,
  unveil,
  blow,
  elder,
  immortal,
  greeter,
  decoy,
  armoured,
  bolt,
  slay,
  bless,
  smite,
  plain,
  tune('plus2', 2),
  tune('minus6', -6),
  tune('also2', 2),
  pick,
  ruin,
].map((card) => ({ ...card, inkable: false }));
const table = (p1: JsonRecord, p2: JsonRecord = {}) => lorcanaTable({ p1: { inkwell: 8, ...p1 }, p2 }, cards);
const named = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const END = { action: 'end-turn' };

rule('Lorcana 7.6.2', () => {
  it('has a card enter play as changed as it is: with a willpower of 0 it is banished, and its trigger is still heard', () => {
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
});

rule('Lorcana 7.7.4', () => {
  it('makes the replaced event one that never happened: only the new one triggers', () => {
    const at = table({ play: [...named('immortal'), 'greeter'], hand: named('slay') }).answer('p1', play('slay'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'putInto', card: 'immortal', zone: 'hand' },
      { kind: 'actionResolved' },
      { kind: 'abilityPlaced', card: 'greeter' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained' },
    ]);
    expect(at.cards('p1', 'hand')).toEqual(['immortal']);
  });
  it('must exist before the event', () => {
    const before = table({ play: named('decoy'), hand: named('bless', 'smite') });
    before.answer('p1', play('bless')).answer('p1', play('smite'));
    expect([before.cards('p1', 'hand'), before.cards('p1', 'discard')]).toEqual([['decoy'], ['bless', 'smite']]);
    const after = table({ play: named('decoy'), hand: named('bless', 'smite') });
    after.answer('p1', play('smite')).answer('p1', play('bless'));
    expect([after.cards('p1', 'hand'), after.cards('p1', 'discard')]).toEqual([[], ['decoy', 'smite', 'bless']]);
  });
});

rule('Lorcana 7.7.5', () => {
  const hit = () =>
    table(
      { hand: named('bolt') },
      {
        play: [
          { card: 'armoured', as: 'armoured' },
          { card: 'decoy', as: 'decoy' },
        ],
      },
    ).answer('p1', play('bolt'));
  it('has the player of the replaced effect choose which one replacement applies', () => {
    const at = hit().expectDecision({ p1: 'replacement' });
    expect(at.legal('p1')).toHaveLength(2);
    expect(at.state.pending[0]?.cites.map(({ rule: number }) => number)).toContain('7.7.5');
  });
  it('applies Resist and not the other', () => {
    const at = hit().answer('p1', 'resist');
    expect([at.marks('armoured'), at.marks('decoy')]).toEqual([{ damage: 2 }, {}]);
  });
  it('applies the other and not Resist', () => {
    const at = hit();
    at.answer('p1', at.legal('p1').find((key) => key !== 'resist') ?? null);
    expect([at.marks('armoured'), at.marks('decoy')]).toEqual([{}, { damage: 3 }]);
  });
});

rule('Lorcana 7.8.1.1', () => {
  it('works the characteristics out with all modifications so far', () => {
    const at = table({ play: named('plain'), hand: named('plus2', 'minus6', 'also2') });
    const strengths = ['plus2', 'minus6', 'also2'].map((card) => {
      at.answer('p1', play(card)).expectHappened('effectStarted', { cites: '7.8.1.1' });
      return at.facts('plain').numbers['strength'];
    });
    expect(strengths).toEqual([5, -1, 1]);
  });
});

rule('Lorcana 7.8.2', () => {
  it('deals no damage with a negative strength, which is still seen as what it is', () => {
    const at = table(
      { play: named('plain'), hand: named('minus6', 'pick') },
      { play: [{ card: 'sturdy', as: 'target', exerted: true }] },
    ).answer('p1', play('minus6'));
    expect(at.facts('plain').numbers['strength']).toBe(-3);
    at.answer('p1', play('pick'))
      .expectLegal('p1', [['plain'], ['target']])
      .answer('p1', ['target']);
    const other = table(
      { play: named('plain'), hand: named('minus6') },
      { play: [{ card: 'sturdy', as: 'target', exerted: true }] },
    )
      .answer('p1', play('minus6'))
      .answer('p1', { action: 'challenge', challenger: 'plain', target: 'target' });
    other.expectHappened('damagePrevented', { object: 'target', cites: '7.8.2' });
    expect(other.marks('target')).toEqual({ exerted: true });
  });
});

rule('Lorcana 7.8.3', () => {
  it('counts a negative lore value of a location as 0: no lore is lost', () => {
    const at = table({}, { play: ['ruin'], lore: 5 }).answer('p1', END);
    at.expectNotHappened('loreLost');
    expect(at.player('p2')['lore']).toBe(5);
  });
  it('has Flynn Rider quest for nothing while an opponent holds five cards', () => {
    const at = table({ play: [{ card: '2-82', as: 'flynn' }] }, { hand: 5 });
    expect(at.facts('flynn').numbers['lore']).toBe(-1);
    at.answer('p1', { action: 'quest', character: 'flynn' }).expectHappened('quested', { cites: '7.8.3' });
    at.expectNotHappened('loreGained');
  });
});
