/**
 * Goal: in a game where abilities of one name add up, an object has such an ability once, with the sum of the numbers
 * of those that it is given and that work; and an effect can take all abilities away, also those given later. Method: a
 * toy whose units hear deaths for a number of points, with teachers that give them more of the same. When it fails, an
 * ability triggers as often as it was given, counts what rests, or comes back to an object that has none.
 */
import { describe, expect, it } from 'vitest';
import {
  activatedOf,
  bind,
  factsOf,
  occur,
  readCards,
  word,
  type Ability,
  type Change,
  type Effect,
} from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, spell, unit } from '../support/toys/toy.js';
import { toyLanguage } from '../support/toys/toy-language.js';
import { toyTable, type ToyTable } from '../support/toys/toy-table.js';

/** Says what every unit of p1 can do, and with which number. */
const look = word<{ readonly do: 'look' }>('look', {
  do: ({ game }) => {
    const said = (game.state.zones['p1.play'] ?? []).map((id) => {
      const { names, keywords } = factsOf(game, id);
      const able = [...activatedOf(game, id)].map(([name, { bindings }]) => `${name} ${JSON.stringify(bindings)}`);
      return [...names, ...Object.keys(keywords), ...able].join(' ');
    });
    return occur({ kind: 'said', cites, text: said.join(', ') }, 'end');
  },
  end: ({ scope }) => bind(scope),
});
const parts = {
  layers: [['text'], ['abilities'], ['tags', 'names', 'keywords', 'flags'], ['number:*']],
  restingText: {
    reads: ['mark:used'],
    rests: (_game, { marks }) => marks['used'] === true,
  },
} satisfies Parameters<typeof bagToy>[0];
const toy = bagToy({ ...parts, abilitiesAddUp: true }, [look]);

const sequence = (...of: readonly Effect[]): Effect => ({ do: 'sequence', of: [...of] });
const mourning = (n: number, more: Partial<Ability> = {}): Ability =>
  ({
    kind: 'triggered',
    name: 'mourn',
    n,
    on: [{ event: 'died' }],
    effect: { do: 'score', amount: { bound: 'n' } },
    ...more,
  }) as Ability;
const crying: Ability = { kind: 'triggered', name: 'cry', on: [{ event: 'died' }], effect: { do: 'say', text: 'cry' } };
const forging = (n: number): Ability => ({
  kind: 'activated',
  name: 'forge',
  n,
  costs: [],
  effect: { do: 'score', amount: { bound: 'n' } },
});
const strong = (n: number): Ability => ({
  kind: 'static',
  name: 'strong',
  n,
  changes: [{ change: 'number', name: 'power', add: { bound: 'n' } }],
});
const big: Ability = { kind: 'static', name: 'big', changes: [{ change: 'number', name: 'power', add: 10 }] };
/** A unit that gives all mice abilities. */
const teacher = (id: string, ...abilities: readonly Ability[]) =>
  unit(id, {
    power: 9,
    abilities: [
      {
        kind: 'static',
        name: 'teach',
        affects: { named: 'mouse' },
        changes: abilities.map((ability): Change => ({ change: 'grant', ability })),
      },
    ],
  });
const changing = (...changes: readonly Change[]): Effect => ({
  do: 'modify',
  objects: 'mice',
  changes,
  until: 'endOfTurn',
});
const mice: Effect = { do: 'all', from: { named: 'mouse' }, as: 'mice' };
const cards = [
  unit('mouse', { power: 2, abilities: [mourning(1), crying, forging(1), strong(1), big] }),
  unit('rat', { power: 1 }),
  teacher('priest', mourning(2), crying),
  teacher('saint', mourning(4, { always: true })),
  teacher('smith', forging(2), strong(2), big),
  spell('kill', sequence({ do: 'all', from: { named: 'rat' }, as: 'rats' }, { do: 'destroy', objects: 'rats' })),
  spell('look', { do: 'look' }),
  spell('use', sequence(mice, { do: 'mark', objects: 'mice', mark: 'used', value: true })),
  spell('blank', sequence(mice, changing({ change: 'lose-abilities' }))),
  spell('hasten', sequence(mice, changing({ change: 'keyword', keyword: 'swift' }))),
  spell('hasten-always', sequence(mice, changing({ change: 'keyword', keyword: 'swift', always: true }))),
];
const SPELLS = cards.filter(({ type }) => type === 'spell').map(({ id }) => ({ card: id, as: id }));
const at = (...play: readonly string[]): ToyTable =>
  toyTable(toy, cards, { p1: { hand: SPELLS, play: play.map((card) => ({ card, as: card })) }, p2: {} });
const cast = (table: ToyTable, ...spells: readonly string[]): ToyTable => {
  for (const card of spells) table.answers('p1', { action: 'play', card });
  return table;
};
/** What a death leads to. */
const heard = (table: ToyTable): readonly string[] => {
  const happened = [...cast(table, 'kill').happened];
  while (table.open['p1'] === 'bag') happened.push(...table.answers('p1', table.legal('p1')[0] ?? null).happened);
  return happened.filter((one) => /^(scored|cry)/.test(one)).toSorted();
};
const seen = (table: ToyTable): string => cast(table, 'look').happened[0] ?? '';

describe('an ability with a number', () => {
  it('is had once, with the sum of the numbers', () => {
    expect(heard(at('mouse', 'rat'))).toEqual(['cry', 'scored p1 1']);
    expect(heard(at('mouse', 'rat', 'priest'))).toEqual(['cry', 'scored p1 3']);
    expect(heard(at('mouse', 'rat', 'priest', 'saint'))).toEqual(['cry', 'scored p1 7']);
  });
  it('counts what works: not what rests', () => {
    expect(heard(cast(at('mouse', 'rat', 'priest', 'saint'), 'use'))).toEqual(['scored p1 4']);
  });
  it('is one to use', () => {
    expect(seen(at('mouse'))).toBe('mouse forge {"n":1}');
    expect(seen(at('mouse', 'smith'))).toContain('mouse forge {"n":3}');
  });
  it('adds up where it applies continuously, and one without a number is had once', () => {
    expect([at('mouse').power('mouse'), at('mouse', 'smith').power('mouse')]).toEqual([13, 15]);
  });
  it('is each by itself in other games', () => {
    const table = toyTable(bagToy(parts, [look]), cards, {
      p1: { hand: SPELLS, play: ['mouse', 'rat', 'priest'].map((card) => ({ card, as: card })) },
      p2: {},
    });
    expect(heard(table)).toEqual(['cry', 'cry', 'scored p1 1', 'scored p1 2']);
  });
});

describe('an object without abilities', () => {
  it('has none of its card, and none that it is or will be given', () => {
    expect(heard(cast(at('mouse', 'rat', 'priest', 'saint'), 'blank'))).toEqual([]);
    const table = cast(at('mouse', 'smith'), 'blank', 'hasten');
    expect([seen(table), table.power('mouse')]).toEqual(['mouse, smith', 2]);
  });
  it('has them again when the effect is over', () => {
    expect(cast(at('mouse'), 'blank').answers('p1', { action: 'end' }).power('mouse')).toBe(13);
  });
});

describe('a keyword that a unit is given', () => {
  it('rests with its text, unless it is given always', () => {
    expect(seen(cast(at('mouse'), 'hasten'))).toContain('swift');
    expect(seen(cast(at('mouse'), 'hasten', 'use'))).not.toContain('swift');
    expect(seen(cast(at('mouse'), 'hasten-always', 'use'))).toContain('swift');
  });
});

describe('the card language', () => {
  const faults = (game: typeof toy, ...abilities: readonly Ability[]) => {
    const read = readCards(toyLanguage(game), [unit('mouse', { abilities })], () => false);
    return read.kind === 'faults' ? read.faults.map(({ path }) => path) : [];
  };
  it('lets abilities have numbers in such a game, known to their texts, and in no other', () => {
    expect(faults(toy, strong(1))).toEqual([]);
    expect(faults(bagToy(parts), strong(1))).toContain('/0/abilities/0/n');
    const nameless: Ability = {
      kind: 'static',
      name: 'weak',
      changes: [{ change: 'number', name: 'power', add: { bound: 'n' } }],
    };
    expect(faults(toy, nameless)).toEqual(['/0/abilities/0/changes/0/add/bound']);
  });
  it('takes all abilities away where the game says so', () => {
    const losing: Ability = { kind: 'static', name: 'lose', changes: [{ change: 'lose-abilities' }] };
    const game = { ...toy, cards: { ...toy.cards, moreChanges: ['lose-abilities' as const] } };
    expect([faults(game, losing), faults(toy, losing)]).toEqual([[], ['/0/abilities/0/changes/0/change']]);
  });
});
