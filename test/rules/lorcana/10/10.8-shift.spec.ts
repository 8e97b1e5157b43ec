import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import { chosen, each, gain, keyword, modify, SELF, strength, whenever } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const young = character({ id: 'young', name: 'Anna', keywords: [{ keyword: 'evasive' }] });
const bold = character({
  id: 'bold',
  name: 'Anna',
  cost: 6,
  willpower: 4,
  keywords: [{ keyword: 'shift', n: 3 }],
  abilities: [whenever('played', gain()), whenever('banished', gain(2))],
});
const frail = character({ id: 'frail', name: 'Anna', willpower: 2, keywords: [{ keyword: 'shift', n: 1 }] });
const sleepy = character({
  id: 'sleepy',
  name: 'Anna',
  keywords: [{ keyword: 'shift', n: 1 }],
  abilities: [
    {
      kind: 'replacement',
      name: 'enters-exerted',
      zones: ['hand'],
      on: { event: 'played', where: { object: { object: { self: true, zone: 'hand' } } } },
      instead: { with: 'fields', fields: { exerted: true } },
    },
  ],
});
const crafty = character({
  id: 'crafty',
  name: 'Anna',
  cost: 7,
  keywords: [{ keyword: 'shift', cost: [{ pay: 'discard', count: 1, of: { is: ['action'] } }] }],
});
const both = character({ id: 'both', name: 'Anna & Elsa', alsoNamed: ['Anna', 'Elsa'] });
const annabelle = character({ id: 'annabelle', name: 'Annabelle' });
const trick = action({ id: 'trick', inkable: false, effect: each({ is: ['character'] }, modify('all', strength(2))) });
const recall = action({
  id: 'recall',
  effect: chosen({ named: 'Anna' }, { do: 'put', objects: 'chosen', zone: 'hand' }),
});
const slay = action({ id: 'slay', effect: chosen({ named: 'Anna' }, { do: 'banish', objects: 'chosen' }) });
const lift = action({ id: 'lift', effect: chosen({ named: 'Anna' }, modify('chosen', keyword('rush'))) });
const cards = [young, bold, frail, sleepy, crafty, both, annabelle, trick, recall, slay, lift].map((card) => ({
  ...card,
  inkable: false,
}));

const table = (base: JsonRecord | string, hand: readonly string[], inkwell = 3) =>
  lorcanaTable(
    {
      p1: {
        play: [typeof base === 'string' ? { card: base, as: 'base' } : { as: 'base', ...base }],
        hand: hand.map((card) => ({ card, as: card })),
        inkwell,
      },
    },
    cards,
  );
const shift = (card: string, onto = 'base') => ({ action: 'play', card, pay: 'shift', onto });

rule('Lorcana 10.8.1', () => {
  it('puts the character on top of one with the same name for its Shift cost', () => {
    const at = table('young', ['bold']);
    at.expectLegal('p1', [shift('bold'), { action: 'quest', character: 'base' }, { action: 'end-turn' }]);
    at.answer('p1', shift('bold'));
    at.expectLog([
      { kind: 'inkExerted', count: 3 },
      { kind: 'played', card: 'bold', object: 'base', pay: 'shift', cites: '10.8.1' },
      { kind: 'abilityPlaced' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained', amount: 1 },
    ]);
    expect(at.cards('p1', 'play')).toEqual(['bold']);
  });
  it('needs the whole Shift cost', () => {
    table('young', ['bold'], 2).expectRefused('p1', shift('bold'), 'cost.not-enough-ink', '4.3.4.6', '4.3.4.1');
  });
  it('needs a character of the same name, not one that only begins with it', () => {
    table('annabelle', ['bold']).expectRefused('p1', shift('bold'), 'play.shift-base', '10.8.1', '6.2.4');
  });
  it('needs a character of the player, not of an opponent', () => {
    const at = lorcanaTable(
      {
        p1: { hand: [{ card: 'bold', as: 'bold' }], inkwell: 5 },
        p2: { play: [{ card: 'young', as: 'theirs' }] },
      },
      cards,
    );
    at.expectLegal('p1', [{ action: 'end-turn' }]);
    at.expectRefused('p1', shift('bold', 'theirs'), 'play.shift-base', '10.8.1');
  });
  it('fits a character of two names by either of them', () => {
    table('both', ['bold']).answer('p1', shift('bold')).expectHappened('played', { card: 'bold' });
  });
  it('is for characters that have it', () => {
    table('young', ['young']).expectRefused('p1', shift('young'), 'play.no-shift', '10.8.1');
  });
  it('may cost something else than ink: an action card from hand', () => {
    const at = table('young', ['crafty', 'trick', 'annabelle'], 0);
    at.answer('p1', shift('crafty'))
      .expectDecision({ p1: 'payWith' })
      .expectLegal('p1', [['trick']]);
    at.answer('p1', ['trick']);
    at.expectLog([
      { kind: 'discarded', card: 'trick', cites: '4.3.4.6' },
      { kind: 'played', card: 'crafty' },
    ]);
    expect(at.cards('p1', 'discard')).toEqual(['trick']);
  });
  it('cannot be paid for without such a card', () => {
    table('young', ['crafty', 'annabelle']).expectRefused('p1', shift('crafty'), 'cost.not-enough-cards', '4.3.4.1');
  });
});

rule('Lorcana 10.8.3', () => {
  it('is dry and ready on a dry and ready character: it may quest at once', () => {
    const at = table('young', ['frail']).answer('p1', shift('frail'));
    at.expectHappened('played', { cites: '10.8.3' });
    at.expectLegal('p1', [{ action: 'quest', character: 'base' }, { action: 'end-turn' }]);
  });
  it('is drying on a drying character', () => {
    const at = table({ card: 'young', drying: true }, ['frail']).answer('p1', shift('frail'));
    expect(at.marks('base')).toEqual({ drying: true });
    at.expectRefused('p1', { action: 'quest', character: 'base' }, 'character.drying');
  });
  it('is exerted on an exerted character', () => {
    const at = table({ card: 'young', exerted: true }, ['frail']).answer('p1', shift('frail'));
    expect(at.marks('base')).toEqual({ exerted: true });
  });
});

rule('Lorcana 10.8.4', () => {
  it('enters exerted where something makes it, even on a ready character', () => {
    const at = table('young', ['sleepy']).answer('p1', shift('sleepy'));
    at.expectHappened('played', { exerted: true, cites: '10.8.4' });
    expect(at.marks('base')).toEqual({ exerted: true });
    at.expectLegal('p1', [{ action: 'end-turn' }]);
  });
  it('is ready where nothing makes it enter exerted, and stays exerted on one that was', () => {
    const ready = table('young', ['frail']).answer('p1', shift('frail'));
    ready.expectLog([{ kind: 'inkExerted' }, { kind: 'played', exerted: false, cites: '10.8.3' }]);
    expect(ready.log.flatMap(({ cites }) => cites.map((cite) => cite.rule))).not.toContain('10.8.4');
    const tired = table({ card: 'young', exerted: true }, ['sleepy']).answer('p1', shift('sleepy'));
    expect(tired.marks('base')).toEqual({ exerted: true });
  });
  it('listens to what another card says of it, on which nothing triggers that waits for exerting', () => {
    const gate = item({
      id: 'gate',
      abilities: [
        {
          kind: 'replacement',
          name: 'gate',
          on: { event: 'played', where: { seat: { seat: 'opponents' }, type: { equals: 'character' } } },
          instead: { with: 'fields', fields: { exerted: true } },
        },
      ],
    });
    const alert = item({
      id: 'alert',
      abilities: [whenever('exerted', gain(), { object: { object: { of: 'you' } } })],
    });
    const p1 = { play: [{ card: 'young', as: 'base' }, 'alert'], hand: [{ card: 'frail', as: 'frail' }], inkwell: 1 };
    const at = lorcanaTable({ p1, p2: { play: ['gate'] } }, [...cards, gate, alert]).answer('p1', shift('frail'));
    at.expectLog([{ kind: 'inkExerted' }, { kind: 'played', object: 'base', exerted: true, cites: '10.8.4' }]);
    expect(at.marks('base')).toEqual({ exerted: true });
    at.expectLegal('p1', [{ action: 'end-turn' }]);
  });
});

rule('Lorcana 10.8.5', () => {
  it('keeps the damage and the effects of the character under it, and none of its text', () => {
    const at = table({ card: 'young', damage: 2 }, ['trick', 'bold'], 4);
    at.answer('p1', { action: 'play', card: 'trick', pay: 'ink' }).answer('p1', shift('bold'));
    at.expectHappened('played', { cites: '10.8.5' });
    expect(at.marks('base')).toEqual({ damage: 2 });
    expect(at.facts('base').numbers['strength']).toBe(3);
    expect(at.facts('base').keywords).toEqual({ shift: 3 });
  });
  it('adds the damage that it enters with, to a damaged or an undamaged one, or has none', () => {
    const thorns = item({
      id: 'thorns',
      abilities: [
        {
          kind: 'replacement',
          name: 'thorns',
          on: { event: 'played', where: { type: { equals: 'character' } } },
          instead: { with: 'fields', fields: { damage: 1 } },
        },
      ],
    });
    const shifted = (damage: number, ...play: readonly string[]) => {
      const base = { card: 'young', as: 'base', ...(damage > 0 && { damage }) };
      const p1 = { play: [base, ...play], hand: ['bold', 'young'].map((card) => ({ card, as: card })), inkwell: 4 };
      const at = lorcanaTable({ p1 }, [...cards, thorns]).answer('p1', shift('bold'));
      at.answer('p1', { action: 'play', card: 'young', pay: 'ink' });
      return [at.marks('base'), at.marks(at.find('p1', 'play', 'young'))];
    };
    expect(shifted(0)).toEqual([{}, { drying: true }]);
    expect(shifted(0, 'thorns')).toEqual([{ damage: 1 }, { drying: true, damage: 1 }]);
    expect(shifted(2, 'thorns')).toEqual([{ damage: 3 }, { drying: true, damage: 1 }]);
  });
  it('keeps a keyword that an effect gave', () => {
    const at = table('young', ['lift', 'frail']);
    at.answer('p1', { action: 'play', card: 'lift', pay: 'ink' }).answer('p1', shift('frail'));
    expect(at.facts('base').keywords).toEqual({ shift: 1, rush: 0 });
  });
  it('is banished at the check where the damage is too much for it', () => {
    const at = table({ card: 'young', damage: 2 }, ['frail']).answer('p1', shift('frail'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played', card: 'frail' },
      { kind: 'banished', card: 'frail', cites: '1.9.1.3' },
    ]);
    expect(at.cards('p1', 'discard')).toEqual(['frail', 'young']);
  });
});

rule('Lorcana 10.8.6', () => {
  const stacked = { card: 'bold', under: ['frail', 'young'] };
  it('goes to the hand with all cards under it', () => {
    const at = table(stacked, ['recall']).answer('p1', { action: 'play', card: 'recall', pay: 'ink' });
    at.expectHappened('putInto', { cites: '10.8.6' });
    expect(at.cards('p1', 'hand')).toEqual(['bold', 'frail', 'young']);
    expect(at.cards('p1', 'play')).toEqual([]);
  });
  it('is behind what leaves as a stack of two or more, and behind no single card', () => {
    const cited = (under: readonly string[]) => {
      const at = table({ card: 'bold', under }, ['slay']).answer('p1', { action: 'play', card: 'slay', pay: 'ink' });
      return at.rulesOf('banished').map((rules) => rules.includes('10.8.6'));
    };
    expect([cited([]), cited(['young']), cited(['frail', 'young'])]).toEqual([[false], [true], [true]]);
  });
  it('is one banished character of several cards', () => {
    const at = table(stacked, ['slay']).answer('p1', { action: 'play', card: 'slay', pay: 'ink' });
    expect(at.log.filter(({ kind }) => kind === 'banished')).toHaveLength(1);
    at.expectHappened('banished', { card: 'bold', cites: '10.8.6' });
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced')).toHaveLength(1);
    expect(at.cards('p1', 'discard')).toEqual(['bold', 'frail', 'young', 'slay']);
  });
  it('returns "this card", and not those that were under it, when the stack was banished', () => {
    const phoenix = character({
      id: 'phoenix',
      name: 'Anna',
      abilities: [
        {
          kind: 'triggered',
          name: 'rise',
          on: [{ event: 'banished', where: SELF, bind: { card: 'top' } }],
          effect: { do: 'put', objects: 'card', zone: 'hand' },
        },
      ],
    });
    const slain = (under: readonly string[]) =>
      lorcanaTable(
        {
          p1: {
            play: [{ card: 'phoenix', as: 'base', under }],
            hand: [{ card: 'slay', as: 'slay' }],
            inkwell: 1,
          },
        },
        [phoenix, young, bold, slay],
      ).answer('p1', { action: 'play', card: 'slay', pay: 'ink' });
    const stack = slain(['bold', 'young']);
    expect([stack.cards('p1', 'hand'), stack.cards('p1', 'discard')]).toEqual([['phoenix'], ['bold', 'young', 'slay']]);
    const single = slain([]);
    expect([single.cards('p1', 'hand'), single.cards('p1', 'discard')]).toEqual([['phoenix'], ['slay']]);
  });
});
