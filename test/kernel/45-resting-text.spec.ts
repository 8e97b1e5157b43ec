/**
 * Goal: a game may have text of an object rest, as that of exhausted cards, whatever kind of ability it is, but for
 * what a card says works always. Method: a toy in which the text of a used unit rests, while units become used and
 * ready in the middle of resolutions. When it fails, a card does what it should not, or goes on doing what the board
 * remembers of it.
 */
import { describe, expect, it } from 'vitest';
import {
  activatedOf,
  costChanges,
  factsOf,
  occur,
  readCards,
  word,
  bind,
  type Ability,
  type Change,
  type Effect,
  type Game,
} from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, spell, unit } from '../support/toys/toy.js';
import { toyLanguage } from '../support/toys/toy-language.js';
import { toyTable, type ToyTable } from '../support/toys/toy-table.js';

/** Says what the unit can do now. */
const look = word<{ readonly do: 'look'; readonly named: string }>('look', {
  do: ({ game, node }) =>
    occur({ kind: 'said', cites, text: `${node.named}: ${abilitiesOf(game, node.named)}` }, 'end'),
  end: ({ scope }) => bind(scope),
});
const abilitiesOf = (game: Game, named: string): string => {
  const id =
    Object.values(game.state.objects).find(({ definition, zone }) => definition === named && zone === 'p1.play')?.id ??
    '';
  const { amounts } = costChanges(game, { card: id, seat: 'p1', purpose: 'play' });
  return [...Object.keys(factsOf(game, id).keywords), ...activatedOf(game, id).keys(), ...amounts].join(' ');
};

const toy = bagToy(
  {
    layers: [['abilities'], ['tags', 'keywords', 'flags'], ['number:*']],
    restingText: { reads: ['mark:used'], rests: (_game, { marks }) => marks['used'] === true },
    keywords: {
      proud: [
        { kind: 'static', name: 'be proud', changes: [{ change: 'number', name: 'power', add: 10 }] },
        {
          kind: 'static',
          name: 'be proud always',
          always: true,
          changes: [{ change: 'number', name: 'power', add: 20 }],
        },
      ],
    },
  },
  [look],
);

const sequence = (...of: readonly Effect[]): Effect => ({ do: 'sequence', of: [...of] });
const mark = (named: string, value: boolean): readonly Effect[] => [
  { do: 'all', from: { named }, as: 'them' },
  { do: 'mark', objects: 'them', mark: 'used', value },
];
/** Notes whose power is `power` now. */
const seeing = (power: number): readonly Effect[] => [
  { do: 'all', from: { named: 'mouse', numbers: { power: { min: power, max: power } } }, as: 'seen' },
  { do: 'score', amount: { size: 'seen', times: power } },
];
const raising = (add: number): Change => ({ change: 'number', name: 'power', add });
const leading: Ability = { kind: 'static', name: 'lead', affects: { named: 'mouse' }, changes: [raising(1)] };
const hearing = (name: string, more: Partial<Ability> = {}): Ability =>
  ({ kind: 'triggered', name, on: [{ event: 'died' }], effect: { do: 'say', text: name }, ...more }) as Ability;

const play = (card: string) => ({ action: 'play', card });
const hand = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const cards = [
  unit('mouse', { power: 2 }),
  unit('rat', { power: 1 }),
  unit('captain', { power: 9, abilities: [leading] }),
  unit('saint', { power: 9, abilities: [{ ...leading, name: 'bless', always: true }] }),
  unit('guard', {
    power: 9,
    abilities: [
      { kind: 'prohibition', name: 'guard', on: { event: 'died', where: { object: { object: { named: 'rat' } } } } },
    ],
  }),
  unit('healer', {
    power: 9,
    abilities: [
      {
        kind: 'replacement',
        name: 'heal',
        on: { event: 'died', where: { object: { object: { named: 'rat' } } } },
        instead: { with: 'effect', effect: { do: 'say', text: 'healed' } },
      },
    ],
  }),
  unit('choir', { power: 9, abilities: [hearing('dirge'), hearing('hymn', { always: true })] }),
  unit('smith', {
    power: 9,
    keywords: ['swift'],
    abilities: [
      { kind: 'activated', name: 'forge', costs: [], effect: { do: 'say', text: 'forge' } },
      { kind: 'activated', name: 'smelt', always: true, costs: [], effect: { do: 'say', text: 'smelt' } },
      { kind: 'cost', name: 'spare', for: 'play', add: -1 },
    ],
  }),
  unit('noble', { power: 9, keywords: ['proud'] }),
  unit('teacher', {
    power: 9,
    abilities: [
      {
        kind: 'static',
        name: 'teach',
        affects: { named: 'mouse' },
        changes: [{ change: 'grant', ability: { kind: 'static', name: 'learn', changes: [raising(3)] } }],
      },
    ],
  }),
  spell('tire', sequence(...mark('captain', true), ...seeing(2), ...mark('captain', false), ...seeing(3))),
  spell('tire-choir', sequence(...mark('choir', true))),
  spell('kill', sequence({ do: 'all', from: { named: 'rat' }, as: 'rats' }, { do: 'destroy', objects: 'rats' })),
  spell(
    'kill-and-tire',
    sequence(
      { do: 'all', from: { named: 'rat' }, as: 'rats' },
      { do: 'destroy', objects: 'rats' },
      ...mark('choir', true),
    ),
  ),
  spell('look', sequence({ do: 'look', named: 'smith' }, ...mark('smith', true), { do: 'look', named: 'smith' })),
  spell(
    'bless',
    sequence(
      { do: 'all', from: { named: 'mouse' }, as: 'mice' },
      { do: 'modify', objects: 'mice', changes: [raising(5)], until: 'endOfTurn' },
    ),
  ),
];
const at = (...play: readonly (readonly [card: string, used: boolean])[]): ToyTable =>
  toyTable(toy, cards, {
    p1: {
      hand: hand('tire', 'tire-choir', 'kill', 'kill-and-tire', 'look', 'bless'),
      play: play.map(([card, used]) => ({ card, as: card, used })),
    },
    p2: {},
  });

describe('text of a used unit', () => {
  it('applies to nothing, and again when the unit is ready, in the middle of a resolution too', () => {
    expect([
      at(['captain', false], ['mouse', false]).power('mouse'),
      at(['captain', true], ['mouse', false]).power('mouse'),
    ]).toEqual([3, 2]);
    const table = at(['captain', false], ['mouse', false]).answers('p1', play('tire'));
    expect(table.happened).toEqual(['marked captain', 'scored p1 2', 'marked captain', 'scored p1 3', 'moved tire']);
  });
  it('applies where the card says always', () => {
    expect(at(['saint', true], ['mouse', false]).power('mouse')).toBe(3);
  });
  it('neither forbids nor replaces', () => {
    const killed = (...units: readonly (readonly [string, boolean])[]) =>
      at(['rat', false], ...units).answers('p1', play('kill')).happened;
    expect(killed(['guard', false])).toEqual(['moved kill']);
    expect(killed(['guard', true])).toEqual(['died rat', 'moved kill']);
    expect(killed(['healer', false])).toEqual(['healed', 'moved kill']);
    expect(killed(['healer', true])).toEqual(['died rat', 'moved kill']);
  });
  it('hears nothing, but for what works always', () => {
    const table = at(['rat', false], ['choir', false]).answers('p1', play('tire-choir'), play('kill'));
    expect(table.happened).toEqual([
      'marked choir',
      'moved tire-choir',
      'died rat',
      'moved kill',
      'abilityPlaced choir',
      'abilityTaken choir',
      'hymn',
    ]);
  });
  it('that has triggered before resolves all the same', () => {
    const table = at(['rat', false], ['choir', false]).answers('p1', play('kill-and-tire'));
    expect(table.state.zones['stack']).toHaveLength(2);
  });
  it('gives it no printed keyword, no ability to use and no change of what it costs', () => {
    expect(at(['smith', false]).answers('p1', play('look')).happened).toEqual([
      'smith: swift forge smelt -1',
      'marked smith',
      'smith: smelt',
      'moved look',
    ]);
  });
  it('that a keyword means rests with it', () => {
    expect([at(['noble', false]).power('noble'), at(['noble', true]).power('noble')]).toEqual([39, 9]);
  });
  it('rests where its unit is used, and is not granted by a used unit', () => {
    const power = (teacher: boolean, mouse: boolean) => at(['teacher', teacher], ['mouse', mouse]).power('mouse');
    expect([power(false, false), power(false, true), power(true, false)]).toEqual([5, 2, 2]);
  });
  it('is no value: what an effect has changed stays changed', () => {
    expect(at(['mouse', true]).answers('p1', play('bless')).power('mouse')).toBe(7);
  });
});

describe('the card language', () => {
  const faults = (game: typeof toy) => {
    const read = readCards(
      toyLanguage(game),
      [unit('saint', { abilities: [{ ...leading, always: true }] })],
      () => false,
    );
    return read.kind === 'faults' ? read.faults.map(({ path }) => path) : [];
  };
  it('lets abilities work always in such a game, and in no other', () => {
    expect([faults(toy), faults(bagToy())]).toEqual([[], ['/0/abilities/0/always']]);
  });
});
