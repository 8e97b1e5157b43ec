/**
 * Goal: an object can be a copy: what is printed on another card counts as printed on it, wholly or in its numbers, and
 * all that applies to the object applies to that. Method: a toy whose spells make units copies of each other, in the
 * manner of
 * Ashes (numbers, exchanged) and of Riftbound (everything). When it fails, a copy keeps or lacks text, or copies what
 * was only an effect.
 */
import { describe, expect, it } from 'vitest';
import {
  activatedOf,
  bind,
  boundIds,
  factsOf,
  occur,
  readCards,
  word,
  type Ability,
  type Change,
  type Effect,
  type GameEvent,
} from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, spell, unit } from '../support/toys/toy.js';
import { toyLanguage } from '../support/toys/toy-language.js';
import { toyTable, type ToyTable } from '../support/toys/toy-table.js';

type Exchange = { readonly do: 'exchange'; readonly one: string; readonly other: string };
/** Two units exchange what is printed on them, at once. */
const exchange = word<Exchange>('exchange', {
  do: ({ game, node, from, scope: { source, controller } }) => {
    const [one = '', other = ''] = [node.one, node.other].flatMap((name) => boundIds(name, from));
    const copying = (id: string, of: string): GameEvent => {
      const numbers = game.state.objects[of]?.definition ?? '';
      const does = { kind: 'changes' as const, objects: [id], changes: [{ change: 'copy' as const, numbers }] };
      return { kind: 'effectStarted', cites, effect: { controller, source, until: { at: 'endOfTurn' }, does } };
    };
    return occur([copying(one, other), copying(other, one)], 'end');
  },
  end: ({ scope }) => bind(scope),
});
/** Says what everything in play is now. */
const look = word<{ readonly do: 'look' }>('look', {
  do: ({ game }) => {
    const said = (game.state.zones['p1.play'] ?? []).map((id) => {
      const { names, keywords, numbers } = factsOf(game, id);
      return [...names, ...Object.keys(keywords), ...activatedOf(game, id).keys(), numbers['power']].join(' ');
    });
    return occur({ kind: 'said', cites, text: said.join(', ') }, 'end');
  },
  end: ({ scope }) => bind(scope),
});

const toy = bagToy({ layers: [['print'], ['text'], ['tags', 'names', 'keywords', 'flags'], ['number:*']] }, [
  exchange,
  look,
]);

const sequence = (...of: readonly Effect[]): Effect => ({ do: 'sequence', of: [...of] });
const named = (name: string): Effect => ({ do: 'all', from: { is: ['unit'], named: name }, as: name });
const modify = (objects: string, change: Change, until = 'endOfTurn'): Effect => ({
  do: 'modify',
  objects,
  changes: [change],
  until,
});
const copy = (one: string, of: string, only?: 'numbers'): Effect =>
  sequence(named(one), named(of), modify(one, { change: 'copy', of, ...(only !== undefined && { only }) }));
const raising = (add: number): Change => ({ change: 'number', name: 'power', add });

const leading: Ability = { kind: 'static', name: 'lead', affects: { other: true, of: 'you' }, changes: [raising(1)] };
const crying: Ability = {
  kind: 'triggered',
  name: 'cry',
  on: [{ event: 'moved' }],
  effect: { do: 'say', text: 'cry' },
};
const cards = [
  unit('mouse', { power: 2 }),
  unit('lord', {
    power: 5,
    tags: ['noble'],
    keywords: ['swift'],
    abilities: [leading, { kind: 'activated', name: 'rule', costs: [], effect: { do: 'say', text: 'rule' } }],
  }),
  unit('crier', { power: 3, abilities: [crying] }),
  unit('echo', { power: 1 }),
  spell('strengthen', sequence(named('mouse'), modify('mouse', raising(3), 'always'))),
  spell('strengthen-lord', sequence(named('lord'), modify('lord', raising(20), 'always'))),
  spell('be-lord', sequence(copy('mouse', 'lord'), { do: 'look' })),
  spell('be-crier', copy('lord', 'crier')),
  spell('silence', sequence(named('lord'), modify('lord', { change: 'lose-text' }))),
  spell('be-numbers', copy('mouse', 'lord', 'numbers')),
  spell(
    'echo-mouse',
    sequence(
      named('echo'),
      { do: 'all', from: { marks: { used: true } }, as: 'used' },
      modify('echo', { change: 'copy', of: 'used' }),
    ),
  ),
  spell('exchange', sequence(named('mouse'), named('lord'), { do: 'exchange', one: 'mouse', other: 'lord' })),
];
const SPELLS = cards.filter(({ type }) => type === 'spell').map(({ id }) => ({ card: id, as: id }));

const table = (...units: readonly string[]): ToyTable =>
  toyTable(toy, cards, {
    p1: { hand: SPELLS, play: units.map((card) => ({ card, as: card, ...(card === 'mouse' && { used: true }) })) },
    p2: {},
  });
const cast = (at: ToyTable, ...spells: readonly string[]): ToyTable => {
  for (const card of spells) at.answers('p1', { action: 'play', card });
  return at;
};
const shown = (at: ToyTable, label: string) =>
  at.rules
    .view(at.state, { kind: 'spectator' })
    .seats.flatMap(({ zones }) => zones['play']?.objects ?? [])
    .find(({ id }) => id === at.id(label));

describe('a copy of all that is printed', () => {
  it('has the names, types, numbers, keywords and abilities, and is its own card still', () => {
    const at = cast(table('mouse', 'lord'), 'be-lord');
    // Each of the two leads the other.
    expect(at.happened).toEqual(['effectStarted be-lord', 'lord swift rule 6, lord swift rule 6', 'moved be-lord']);
    expect(shown(at, 'mouse')).toMatchObject({
      card: 'mouse',
      names: ['lord'],
      tags: ['unit', 'noble'],
      keywords: { swift: 0 },
      numbers: { power: 6 },
    });
  });
  it('is changed by what applies to the object, and does not copy what applies to the other', () => {
    expect(cast(table('mouse', 'lord'), 'strengthen', 'strengthen-lord', 'be-lord').power('mouse')).toBe(9);
  });
  it('has the text no more that its own card has', () => {
    const at = cast(table('lord', 'crier', 'mouse'), 'be-crier');
    expect([at.power('lord'), at.power('mouse')]).toEqual([3, 2]);
    // The crier and its copy hear where the spell goes.
    expect([at.open, at.legal('p1').length]).toEqual([{ p1: 'bag' }, 2]);
  });
  it('has no copied text where it has lost its text', () => {
    const at = cast(table('mouse', 'lord', 'echo'), 'echo-mouse', 'silence');
    expect([at.power('mouse'), at.power('echo')]).toEqual([2, 2]);
    const lords = cast(table('mouse', 'lord'), 'be-lord', 'silence');
    // The second spell silences all that is named lord: the copy too.
    expect([lords.power('mouse'), lords.power('lord')]).toEqual([5, 5]);
  });
  it('of a copy copies what that has copied', () => {
    const at = cast(table('mouse', 'lord', 'echo'), 'be-lord', 'echo-mouse');
    // Three lords, each led by two others.
    expect(['mouse', 'lord', 'echo'].map(at.power)).toEqual([7, 7, 7]);
  });
  it('is over with its effect', () => {
    const at = cast(table('mouse', 'lord'), 'be-lord').answers('p1', { action: 'end' });
    expect([shown(at, 'mouse')?.['names'], at.power('mouse'), at.power('lord')]).toEqual([['mouse'], 3, 5]);
  });
  it('goes on when what it is a copy of has gone', () => {
    const doomed = spell(
      'doom',
      sequence(
        copy('mouse', 'lord'),
        { do: 'all', from: { named: 'lord', marks: { used: false } }, as: 'old' },
        { do: 'destroy', objects: 'old' },
      ),
    );
    const at = toyTable(toy, [...cards, doomed], {
      p1: {
        hand: [{ card: 'doom', as: 'doom' }],
        play: [{ card: 'mouse', as: 'mouse', used: true }, 'lord', { card: 'echo', as: 'echo' }],
      },
      p2: {},
    });
    at.answers('p1', { action: 'play', card: 'doom' });
    expect([at.cards('p1.play'), at.power('mouse'), at.power('echo')]).toEqual([['mouse', 'echo'], 5, 2]);
  });
});

describe('a copy of printed numbers', () => {
  it('has them and keeps all else', () => {
    const at = cast(table('mouse', 'lord'), 'be-numbers');
    expect(shown(at, 'mouse')).toMatchObject({ names: ['mouse'], tags: ['unit'], keywords: {}, numbers: { power: 6 } });
    expect(at.power('lord')).toBe(5);
  });
  it('can be exchanged: bonuses stay where they are', () => {
    // The mouse has 3 more and is led, the lord has neither.
    const at = cast(table('mouse', 'lord'), 'strengthen', 'exchange');
    expect([at.power('mouse'), at.power('lord')]).toEqual([9, 2]);
    at.answers('p1', { action: 'end' });
    expect([at.power('mouse'), at.power('lord')]).toEqual([6, 5]);
  });
  it('is copied with the rest of a copy', () => {
    const at = cast(table('mouse', 'lord', 'echo'), 'be-numbers', 'echo-mouse');
    expect(shown(at, 'echo')).toMatchObject({ names: ['mouse'], numbers: { power: 6 } });
  });
});

describe('the card language', () => {
  const faults = (copies: boolean) => {
    const game = { ...toy, cards: { ...toy.cards, copies } };
    const card = unit('echo', {
      abilities: [
        {
          kind: 'triggered',
          name: 'echo',
          on: [{ event: 'died', bind: { it: 'object' } }],
          effect: modify('self', { change: 'copy', of: 'it' }),
        },
      ],
    });
    const read = readCards(toyLanguage(game), [card], () => false);
    return read.kind === 'faults' ? read.faults.map(({ path }) => path) : [];
  };
  it('has copies where the game has them', () => {
    expect([faults(true), faults(false)]).toEqual([[], ['/0/abilities/0/effect/changes/0/change']]);
  });
});
