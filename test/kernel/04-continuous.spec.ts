/** KERNEL 10.4: effects that apply are derived at every moment, for the whole board at once. */
import { describe, expect, it } from 'vitest';
import { hasTag, numberOf, type Ability, type JsonRecord, type Watch } from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { stackToy } from '../support/toys/stack-toy.js';
import { cites, spell, unit } from '../support/toys/toy.js';
import { toyTable, type ToyTable } from '../support/toys/toy-table.js';

const lord = unit('lord', {
  abilities: [
    {
      kind: 'static',
      name: 'lead',
      affects: { other: true, of: 'you' },
      changes: [{ change: 'number', name: 'power', add: 1 }],
    },
  ],
});
const mouse = unit('mouse', { power: 2 });
const becoming = unit('chronicle', {
  power: 9,
  abilities: [
    {
      kind: 'triggered',
      name: 'write',
      on: [{ event: 'became', where: { fact: { equals: 'power' }, object: { object: { named: 'mouse' } } } }],
      effect: { do: 'say', text: 'the mouse changed' },
    },
  ],
});
/** Brings a lord in, hurts, and takes the lord away again, all in one resolution. */
const visit = spell('visit', {
  do: 'sequence',
  of: [
    { do: 'all', from: { zone: 'hand', named: 'lord' }, as: 'lords' },
    { do: 'enter', objects: 'lords' },
    { do: 'all', from: { named: 'mouse' }, as: 'mice' },
    { do: 'deal', objects: 'mice', amount: 2 },
    { do: 'all', from: { named: 'lord' }, as: 'lords' },
    { do: 'destroy', objects: 'lords' },
  ],
});
const power: Watch = { fact: 'power', cites, of: (facts) => numberOf(facts, 'power') };
const beast: Watch = { fact: 'beast', cites, of: (facts) => hasTag(facts, 'beast') };
const toy = bagToy({ watches: [power, beast] });

const keywordsOf = (table: ToyTable, card: string): unknown =>
  table.rules
    .view(table.state, { kind: 'everything' })
    .seats.flatMap(({ zones }) => zones['play']?.objects ?? [])
    .find((object) => object.card === card)?.['keywords'];

const printed = (id: string, ability: Ability, part: JsonRecord = {}) =>
  unit(id, { abilities: [ability], power: 5, ...part });

describe('a source that enters and leaves inside one resolution', () => {
  const table = toyTable(toy, [lord, mouse, becoming, visit], {
    p1: { hand: [{ card: 'visit', as: 'visit' }, 'lord'], play: ['mouse', 'chronicle'] },
    p2: {},
  });
  table.answers('p1', { action: 'play', card: 'visit' });

  it('applies while it is there, each change reported, and checks come after the resolution', () => {
    expect(table.happened.filter((text) => !text.startsWith('ability'))).toEqual([
      'entered lord',
      'became p1',
      'became p1',
      'hurt mouse 2',
      'died lord',
      'became p1',
      'became p1',
      'moved visit',
      'died mouse',
    ]);
  });
  it('reports what was and what is now', () => {
    const changes = table.log.filter(({ kind, object }) => kind === 'became' && object !== undefined);
    expect(changes.map(({ fact, was, now }) => [fact, was, now])).toEqual([
      ['power', 2, 3],
      ['power', 9, 10],
      ['power', 3, 2],
      ['power', 10, 9],
    ]);
  });
  it('lets an ability hear a change that no event made', () => {
    expect(table.open).toEqual({ p1: 'bag' });
    expect(table.legal('p1')).toHaveLength(2);
  });
});

describe('an effect that lasts', () => {
  const boost = (zone: string) =>
    spell('boost', {
      do: 'sequence',
      of: [
        { do: 'all', from: { zone, named: 'mouse' }, as: 'mice' },
        { do: 'modify', objects: 'mice', changes: [{ change: 'number', name: 'power', add: 1 }], until: 'endOfTurn' },
      ],
    });
  const boosted = (zone: string) =>
    toyTable(toy, [mouse, boost(zone)], {
      p1: { hand: [{ card: 'boost', as: 'boost' }, 'mouse'], play: [{ card: 'mouse', as: 'mouse' }] },
      p2: {},
    }).answers('p1', { action: 'play', card: 'boost' });

  it('changes what is in play', () => {
    const table = boosted('play');
    expect([table.power('mouse'), table.state.effects.length]).toEqual([3, 1]);
  });
  it('does not begin for what is anywhere else', () => {
    const table = boosted('hand');
    expect([table.power('mouse'), table.state.effects]).toEqual([2, []]);
  });
});

describe('two lords', () => {
  it('lead each other, without end of asking', () => {
    const table = toyTable(toy, [lord], {
      p1: {
        play: [
          { card: 'lord', as: 'a' },
          { card: 'lord', as: 'b' },
        ],
      },
      p2: {},
    });
    expect([table.power('a'), table.power('b')]).toEqual([2, 2]);
  });
});

describe('what reads a value waits for what writes it', () => {
  const trainer = printed('trainer', {
    kind: 'static',
    name: 'train',
    affects: { is: ['beast'] },
    changes: [{ change: 'keyword', keyword: 'swift' }],
  });
  const enchanter = printed('enchanter', {
    kind: 'static',
    name: 'enchant',
    affects: { named: 'mouse' },
    changes: [{ change: 'tag', tag: 'beast' }],
  });
  it('whatever the timestamps', () => {
    for (const play of [
      ['trainer', 'enchanter', 'mouse'],
      ['enchanter', 'trainer', 'mouse'],
    ]) {
      const table = toyTable(toy, [mouse, trainer, enchanter], { p1: { play }, p2: {} });
      expect(keywordsOf(table, 'mouse')).toEqual({ swift: 0 });
    }
  });
  it('whatever other ability has the very same change', () => {
    const changes = [{ change: 'keyword', keyword: 'swift' }] as const;
    const runner = printed('runner', { kind: 'static', name: 'run', changes });
    const coach = printed('coach', { kind: 'static', name: 'coach', affects: { is: ['beast'] }, changes });
    for (const play of [['runner'], ['coach', 'enchanter', 'mouse']]) {
      const table = toyTable(toy, [mouse, runner, coach, enchanter], { p1: { play }, p2: {} });
      expect(keywordsOf(table, play.at(-1) ?? '')).toEqual({ swift: 0 });
    }
  });
});

describe('a cycle of dependencies', () => {
  const slower = printed('slower', {
    kind: 'static',
    name: 'slow',
    affects: { isNot: ['beast'] },
    changes: [{ change: 'lose-keyword', keyword: 'swift' }],
  });
  const herder = printed('herder', {
    kind: 'static',
    name: 'herd',
    affects: { keyword: 'swift' },
    changes: [{ change: 'tag', tag: 'beast' }],
  });
  const hare = unit('hare', { keywords: ['swift'] });
  const keywords = (play: readonly string[]) =>
    keywordsOf(toyTable(toy, [slower, herder, hare], { p1: { play }, p2: {} }), 'hare');

  it('falls back to timestamps', () => {
    expect(keywords(['slower', 'herder', 'hare'])).toEqual({});
    expect(keywords(['herder', 'slower', 'hare'])).toEqual({ swift: 0 });
  });
});

describe('control that ends in the middle of a battle', () => {
  const controller: Watch = {
    fact: 'controller',
    cites,
    of: (_facts, object) => object.controller,
  };
  const charm = spell('charm', {
    do: 'sequence',
    of: [
      { do: 'all', from: { of: 'opponents' }, as: 'theirs' },
      { do: 'borrow', objects: 'theirs', until: 'declared' },
    ],
  });
  const table = toyTable(stackToy({ watches: [controller] }), [mouse, charm], {
    p1: { hand: [{ card: 'charm', as: 'charm' }, 'mouse'], deck: 3 },
    p2: { play: [{ card: 'mouse', as: 'mouse' }], deck: 3 },
  });
  table.answers('p1', { action: 'play', card: 'charm' }, { action: 'pay' }, { action: 'pass' });
  table.answers('p2', { action: 'pass' });

  it('begins with the same object under another control', () => {
    expect(table.log.find(({ kind }) => kind === 'became')).toMatchObject({
      was: 'p2',
      now: 'p1',
      object: table.id('mouse'),
    });
    expect(table.cards('p1.play')).toEqual(['mouse']);
  });
  it('goes back, and takes the attacker out of the battle', () => {
    table.answers('p1', { action: 'attack', attacker: 'mouse' }).answers('p2', { block: null });
    table.answers('p1', { action: 'pass' }).answers('p2', { action: 'pass' });
    expect(table.happened).toEqual(['effectsEnded', 'controlled mouse', 'became p2']);
    expect(table.cards('p2.play')).toEqual(['mouse']);
    expect(table.cards('p2.damage')).toEqual([]);
  });
});
