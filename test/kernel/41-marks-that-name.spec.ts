/**
 * Goal: cards can refer to what a mark names: the unit that a charm is attached to, all that is attached to a unit, the
 * others at the same place. Method: statics, effects and triggers of a toy that ask by such marks, while the marks
 * change. When it fails, a card means the wrong object, or still means the one that its mark named before.
 */
import { describe, expect, it } from 'vitest';
import { bind, boundIds, cardLanguage, occur, word, type Ability, type Filter } from '../../src/engine/kernel/index.js';
import { lorcana } from '../../src/engine/games/lorcana/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

type Attach = { readonly do: 'attach'; readonly objects: string; readonly to: string };

const attach = word<Attach>('attach', {
  do: ({ node, from }) =>
    occur(
      boundIds(node.objects, from).map((object) => ({
        kind: 'marked',
        cites,
        object,
        mark: 'on',
        value: boundIds(node.to, from)[0] ?? false,
      })),
      'end',
    ),
  end: ({ scope }) => bind(scope),
});

const toy = bagToy({ marks: { damage: { is: 'count' }, on: { is: 'object' }, at: { is: 'object' } } }, [attach]);

const leading = (name: string, affects: Filter, add = 2): Ability => ({
  kind: 'static',
  name,
  affects,
  changes: [{ change: 'number', name: 'power', add }],
});

const cards = [
  unit('mouse', { power: 2 }),
  unit('horse', { power: 3 }),
  unit('charm', {
    power: 9,
    abilities: [
      leading('strengthen', { sourceMark: 'on' }),
      {
        kind: 'triggered',
        name: 'avenge',
        on: [{ event: 'died', where: { object: { object: { self: true } } } }],
        effect: {
          do: 'sequence',
          of: [
            { do: 'all', from: { sourceMark: 'on' }, as: 'host' },
            { do: 'mark', objects: 'host', mark: 'avenging', value: true },
          ],
        },
      },
    ],
  }),
  unit('captain', { power: 4, abilities: [leading('lead', { sharedMark: 'at', other: true }, 1)] }),
  unit('town', { power: 9, abilities: [leading('shelter', { markIsSource: 'at' }, 5)] }),
  spell('move-charm', {
    do: 'sequence',
    of: [
      { do: 'all', from: { named: 'charm' }, as: 'charms' },
      { do: 'all', from: { named: 'horse' }, as: 'horses' },
      { do: 'attach', objects: 'charms', to: 'horses' },
      { do: 'all', from: { numbers: { power: { min: 5, max: 5 } } }, as: 'strengthened' },
      { do: 'mark', objects: 'strengthened', mark: 'seen', value: true },
    ],
  }),
  spell('rally', {
    do: 'sequence',
    of: [
      { do: 'all', from: { named: 'town' }, as: 'towns' },
      { do: 'all', from: { markNames: { mark: 'at', objects: 'towns' }, named: 'mouse' }, as: 'there' },
      { do: 'mark', objects: 'there', mark: 'seen', value: true },
    ],
  }),
  spell('shatter', {
    do: 'sequence',
    of: [
      { do: 'all', from: { named: 'charm' }, as: 'charms' },
      { do: 'destroy', objects: 'charms' },
    ],
  }),
];

const hand = ['move-charm', 'shatter'].map((card) => ({ card, as: card }));
const play = (card: string) => ({ action: 'play', card });

const attached = () =>
  toyTable(toy, cards, {
    p1: { hand, play: [{ card: 'charm', as: 'charm', on: 'mouse' }] },
    p2: {
      play: [
        { card: 'mouse', as: 'mouse' },
        { card: 'horse', as: 'horse' },
      ],
    },
  });

describe('the object that the mark of the source names', () => {
  it('is affected, and no other', () => {
    const at = attached();
    expect(['mouse', 'horse', 'charm'].map(at.power)).toEqual([4, 3, 9]);
  });
  it('is another as soon as the mark names another', () => {
    const at = attached().answers('p1', play('move-charm'));
    expect(['mouse', 'horse', 'charm'].map(at.power)).toEqual([2, 5, 9]);
    expect([at.marks('mouse'), at.marks('horse')]).toEqual([{}, { seen: true }]);
  });
  it('is the one that the mark last named when the source is gone', () => {
    const at = attached().answers('p1', play('shatter'));
    expect(at.happened).toEqual([
      'died charm',
      'moved shatter',
      'abilityPlaced charm',
      'abilityTaken charm',
      'marked mouse',
    ]);
    expect([at.marks('mouse'), at.marks('horse')]).toEqual([{ avenging: true }, {}]);
    expect(at.power('mouse')).toBe(2);
  });
});

describe('objects whose mark names what that of the source names', () => {
  const here = () =>
    toyTable(toy, cards, {
      p1: {
        play: [
          { card: 'town', as: 'town' },
          { card: 'captain', as: 'captain', at: 'town' },
          { card: 'mouse', as: 'near', at: 'town' },
          { card: 'mouse', as: 'nowhere' },
        ],
      },
      p2: {
        play: [
          { card: 'town', as: 'other' },
          { card: 'horse', as: 'guest', at: 'town' },
          { card: 'horse', as: 'away', at: 'other' },
        ],
      },
    });

  it('are those at the same place, whose they are makes no difference', () => {
    // The town gives 5 to all that is there, the captain 1 to the others there.
    expect(['captain', 'near', 'guest', 'away', 'nowhere', 'town'].map(here().power)).toEqual([9, 8, 9, 8, 2, 9]);
  });
  it('do not exist if the source has no such mark, though other objects lack it, too', () => {
    const at = toyTable(toy, cards, { p1: { play: ['captain', { card: 'mouse', as: 'mouse' }] }, p2: {} });
    expect(at.power('mouse')).toBe(2);
  });
});

describe('objects whose mark names an object that an effect has named', () => {
  it('are those there, and none that is elsewhere or nowhere', () => {
    const at = toyTable(toy, cards, {
      p1: {
        hand: [{ card: 'rally', as: 'rally' }],
        play: [
          { card: 'town', as: 'town' },
          { card: 'mouse', as: 'near', at: 'town' },
          { card: 'mouse', as: 'nowhere' },
        ],
      },
      p2: {
        play: [
          { card: 'horse', as: 'host' },
          { card: 'mouse', as: 'guest', at: 'town' },
          { card: 'mouse', as: 'away', at: 'host' },
        ],
      },
    }).answers('p1', play('rally'));
    expect(['near', 'nowhere', 'guest', 'away'].map(at.marks)).toEqual([
      expect.objectContaining({ seen: true }),
      {},
      expect.objectContaining({ seen: true }),
      expect.not.objectContaining({ seen: true }),
    ]);
  });
});

describe('the card language', () => {
  const { definition } = lorcana;
  const filterPart = (asksBySource: boolean) =>
    cardLanguage({ ...definition, cards: { ...definition.cards, asksBySource } }).$defs['filter-part']?.properties ??
    {};

  it('offers such filters, with the marks that name objects, in games whose cards ask for that', () => {
    const marks = ['at', 'challenging', 'challenged'];
    const { sourceMark, sharedMark, markNames } = filterPart(true);
    expect([sourceMark?.enum, sharedMark?.enum, markNames?.properties?.['mark']?.enum]).toEqual([marks, marks, marks]);
    const without = Object.keys(filterPart(false));
    for (const part of ['sourceMark', 'sharedMark', 'markNames']) expect(without).not.toContain(part);
  });
});
