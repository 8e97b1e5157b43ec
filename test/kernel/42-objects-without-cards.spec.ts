/**
 * Goal: a game has objects that are no cards, such as tokens and dice: they have what their definition prints, count
 * like other objects, and cease to exist where such objects cannot be. Method: a toy whose spells create them, move
 * them and ask about them; every command also runs frozen and revived. When it fails, a token has no characteristics,
 * is taken for an ability that waits, or goes on in a pile of cards.
 */
import { describe, expect, it } from 'vitest';
import {
  bind,
  boundIds,
  createObject,
  objectCreated,
  evaluate,
  occur,
  placeWaiting,
  setWaiting,
  word,
  type Ability,
  type Amount,
  type Atom,
  type Effect,
  type GameEvent,
} from '../../src/engine/kernel/index.js';
import { requireSound } from '../support/sound-state.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, spell, unit, ZONES } from '../support/toys/toy.js';
import { toyTable, type ToyTable } from '../support/toys/toy-table.js';

type Create = { readonly do: 'create'; readonly card: string; readonly zone: string; readonly count: Amount };
type Stage = { readonly do: 'stage'; readonly object: string };
type Staged = GameEvent & { readonly object: string; readonly seat: string };

const words = [
  word<Create>('create', {
    do: ({ game, node, from, scope }) => {
      const { card, zone } = node;
      const one = { kind: 'objectCreated', cites, seat: scope.controller, card, zone };
      return occur(
        Array.from({ length: evaluate(game, node.count, from) }, () => one),
        'end',
      );
    },
    end: ({ scope }) => bind(scope),
  }),
  word<Stage>('stage', {
    do: ({ node, from, scope: { controller: seat } }) =>
      occur({ kind: 'staged', cites, seat, object: boundIds(node.object, from)[0] ?? '' }, 'end'),
    end: ({ scope }) => bind(scope),
  }),
];

/** On the stack come an ability of the object and, waiting itself, a token of the same definition. */
const stage: Atom<Staged> = (draft, event) => {
  const definition = draft.state.objects[event.object]?.definition ?? '';
  const waiting = {
    id: '',
    ability: { definition, path: ['abilities', 0] },
    source: { object: event.object, definition },
    controller: event.seat,
    bindings: {},
  };
  placeWaiting(draft, waiting, 'stack');
  setWaiting(draft, createObject(draft, { definition, owner: event.seat }, 'stack'), waiting);
  return event;
};

const toy = bagToy(
  {
    zones: [
      ...ZONES.map((zone) => (['play', 'stack'].includes(zone.kind) ? { ...zone, cardless: true as const } : zone)),
      { kind: 'pool', visibility: 'public', per: 'seat', cardless: true, cites },
      { kind: 'spent', visibility: 'public', per: 'seat', cardless: true, cites },
    ],
    atoms: { objectCreated: objectCreated.apply, staged: stage },
  },
  words,
);

const mourned: Ability = {
  kind: 'triggered',
  name: 'be mourned',
  on: [{ event: 'died', where: { object: { object: { self: true } } } }],
  effect: { do: 'score', amount: { number: 'power', of: 'self' } },
};
const leading: Ability = {
  kind: 'static',
  name: 'lead',
  zones: ['play', 'stack'],
  affects: { other: true, is: ['soldier'] },
  changes: [{ change: 'number', name: 'power', add: 1 }],
};

const all = (from: object, as: string): Effect => ({ do: 'all', from: { ...from }, as });
const sequence = (...of: readonly Effect[]): Effect => ({ do: 'sequence', of: [...of] });
const recruits = all({ named: 'recruit', of: 'you' }, 'recruits');

const cards = [
  unit('recruit', { power: 1, tags: ['soldier'], abilities: [mourned] }),
  unit('captain', { power: 3, abilities: [leading] }),
  unit('die'),
  spell('muster', { do: 'create', card: 'recruit', zone: 'play', count: 2 }),
  spell('nowhere', { do: 'create', card: 'recruit', zone: 'trash', count: 1 }),
  spell('execute', sequence(recruits, { do: 'destroy', objects: 'recruits' })),
  spell('recall', sequence(recruits, { do: 'put', objects: 'recruits', to: 'hand' })),
  spell('charm', sequence(all({ of: 'opponents' }, 'theirs'), { do: 'borrow', objects: 'theirs', until: 'endOfTurn' })),
  spell(
    'mark-one',
    sequence(
      { do: 'choose', from: { is: ['soldier'], of: 'you' }, min: 1, max: 1, as: 'one' },
      { do: 'mark', objects: 'one', mark: 'used', value: true },
    ),
  ),
  spell('spend', sequence(all({ zone: 'pool' }, 'dice'), { do: 'put', objects: 'dice', to: 'spent' })),
  spell('lose', sequence(all({ zone: 'pool' }, 'dice'), { do: 'put', objects: 'dice', to: 'deck' })),
  spell(
    'stage-captain',
    sequence(
      all({ named: 'captain' }, 'captains'),
      { do: 'stage', object: 'captains' },
      all({ zone: 'stack', ability: true }, 'abilities'),
      all({ zone: 'stack', ability: false }, 'others'),
      { do: 'score', amount: { plus: [{ size: 'abilities', times: 10 }, { size: 'others' }] } },
    ),
  ),
];

const hand = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const play = (card: string) => ({ action: 'play', card });
const TOKEN = { card: 'recruit', cardless: true, as: 'token' };
const at = (p1: object, p2: object = {}): ToyTable => toyTable(toy, cards, { p1: { ...p1 }, p2: { ...p2 } });
const shownIn = (table: ToyTable, zone: string) =>
  table.rules.view(table.state, { kind: 'spectator' }).seats[0]?.zones[zone]?.objects ?? [];

describe('a token', () => {
  it('is created by an effect, with what its definition prints and what affects it', () => {
    const table = at({ hand: hand('muster'), play: ['captain'] }).answers('p1', play('muster'));
    expect(table.happened).toEqual(['objectCreated recruit', 'objectCreated recruit', 'moved muster']);
    expect(shownIn(table, 'play').map(({ card, cardless, numbers, tags }) => [card, cardless, numbers, tags])).toEqual([
      ['captain', undefined, { power: 3 }, ['unit']],
      ['recruit', true, { power: 2 }, ['unit', 'soldier']],
      ['recruit', true, { power: 2 }, ['unit', 'soldier']],
    ]);
    expect(table.log.map(({ object }) => object)).toEqual([undefined, 'o3', 'o4', 'o1']);
    requireSound(table.rules, table.state);
  });

  it('ceases to exist in a pile of cards, and what triggers by its death knows what it was', () => {
    const table = at({ hand: hand('execute'), play: [TOKEN, 'captain'] }).answers('p1', play('execute'));
    expect(table.happened).toEqual([
      'died recruit',
      'moved execute',
      'abilityPlaced recruit',
      'abilityTaken recruit',
      'scored p1 2',
    ]);
    expect(table.log.find(({ kind }) => kind === 'died')?.['becomes']).toEqual([]);
    expect([table.cards('p1.trash'), table.cards('p1.play')]).toEqual([['execute'], ['captain']]);
    requireSound(table.rules, table.state);
  });

  it('does not come into a hand either; a card of the same definition does', () => {
    const table = at({ hand: hand('recall'), play: [TOKEN, 'recruit'] }).answers('p1', play('recall'));
    expect([table.cards('p1.hand'), table.cards('p1.play')]).toEqual([['recruit'], []]);
  });

  it('stays what it is under another control', () => {
    const table = at({ hand: hand('charm') }, { play: [TOKEN] }).answers('p1', play('charm'));
    expect([table.cards('p1.play'), table.cards('p2.play'), table.exists('token')]).toEqual([['recruit'], [], true]);
  });

  it('differs from a card in choices and positions, but not from an equal token', () => {
    const table = at({ hand: hand('mark-one'), play: ['recruit', TOKEN, { ...TOKEN, as: 'other' }] });
    const same = at({ hand: hand('mark-one'), play: ['recruit', TOKEN, { card: 'recruit' }] });
    expect(table.rules.positionHash(table.state)).not.toBe(same.rules.positionHash(same.state));
    table.answers('p1', play('mark-one'));
    const [first] = table.state.zones['p1.play'] ?? [];
    expect(table.legal('p1')).toEqual([[first], [table.id('token')]]);
    table.answers('p1', ['other']);
    expect([table.marks('token'), table.marks('other')]).toEqual([{}, { used: true }]);
  });

  it('is nowhere created where it cannot be', () => {
    const table = at({ hand: hand('nowhere') });
    expect(() => table.answers('p1', play('nowhere'))).toThrow('an object without cards is where such objects may be');
  });
});

describe('what waits on a stack', () => {
  const staged = () =>
    at({ hand: hand('stage-captain'), play: [{ card: 'captain', as: 'captain' }, TOKEN] }).answers(
      'p1',
      play('stage-captain'),
    );
  it('is an ability, or a token that waits itself', () => {
    expect(staged().happened).toEqual(['staged p1', 'scored p1 11', 'moved stage-captain']);
  });
  it('does nothing of what its card does, if it is an ability; a token does it', () => {
    // One from the captain in play, one from the token on the stack.
    const table = staged();
    expect([table.cards('stack'), table.power('token')]).toEqual([['captain', 'captain'], 3]);
  });
});

describe('a die', () => {
  const dice = [{ card: 'die', cardless: true, as: 'die' }];
  it('goes from pool to pool', () => {
    const table = at({ hand: hand('spend'), pool: dice }).answers('p1', play('spend'));
    expect([table.cards('p1.pool'), table.cards('p1.spent'), table.exists('die')]).toEqual([[], ['die'], false]);
    expect(shownIn(table, 'spent').map(({ cardless }) => cardless)).toEqual([true]);
    requireSound(table.rules, table.state);
  });
  it('and is gone where no dice are', () => {
    const table = at({ hand: hand('lose'), pool: dice }).answers('p1', play('lose'));
    expect(Object.values(table.state.objects).map(({ definition }) => definition)).toEqual(['lose']);
  });
});

describe('a position document', () => {
  const faults = (play: object) => () => at({ play: [play] });
  it('says what is no card, where that may be', () => {
    expect(() => at({ hand: [TOKEN] })).toThrow(/hand\/0\/cardless.*unknown/);
    expect(faults({ ...TOKEN, under: ['recruit'] })).toThrow('nothing is under what is no card');
    expect(faults({ ...TOKEN, cardless: false })).toThrow('true, or left out');
  });
});
