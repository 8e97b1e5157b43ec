/** Cards under a card may add to its printed facts, in games with such a rule; and lasting effects may end in part. */
import { describe, expect, it } from 'vitest';
import {
  ask,
  call,
  effectCall,
  forgetChanges,
  objectsIn,
  occur,
  procedure,
  selected,
  zoneOf,
  type Atom,
  type GameDefinition,
  type GameEvent,
} from '../../src/engine/kernel/index.js';
import { cites, effectOf, spell, toyGame, type ToyParts, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const forget: Atom<GameEvent & { readonly object: string }> = (draft, event) => {
  forgetChanges(draft, event.object, (change) => change.change === 'set');
  return event;
};

/**
 * The spell in hand is carried out; then the first unit forgets what sets numbers; and at last it is asked who is
 * there.
 */
const game = procedure('stacking-toy', {
  begin: (draft) => {
    const [spellInHand = ''] = objectsIn(draft, zoneOf('p1', 'hand'));
    return call(effectCall(draft.rules, effectOf(draft, spellInHand, 'p1')), 'forget');
  },
  forget: (draft) => occur({ kind: 'forgot', cites, object: objectsIn(draft, zoneOf('p1', 'play'))[0] ?? '' }, 'look'),
  look: (draft) => {
    const from = { source: '', controller: 'p1', bindings: {} };
    const named = ['sun', 'moon'].map((name) => selected(draft, { named: name }, from));
    return occur({ kind: 'said', cites, named }, 'end');
  },
  end: ({ state }) => ask({ seat: state.turn.active, kind: 'act', params: { actions: ['end'] }, cites }, 'end'),
});

const toy = (own: ToyParts = {}): GameDefinition =>
  toyGame({ id: 'stacking-toy', procedures: [game], start: () => game.with({}), atoms: { forgot: forget }, ...own });

const shape = spell('shape', {
  do: 'sequence',
  of: [
    { do: 'all', from: { is: ['unit'] }, as: 'all' },
    {
      do: 'modify',
      objects: 'all',
      changes: [
        { change: 'set', name: 'power', to: 1 },
        { change: 'number', name: 'power', add: 2 },
      ],
      until: 'endOfTurn',
    },
  ],
});
const open = (definition: GameDefinition) =>
  toyTable(definition, [unit('sun', { power: 6 }), unit('moon', { power: 9 }), shape], {
    p1: {
      hand: ['shape'],
      play: [
        { card: 'sun', as: 'sun', under: ['moon'] },
        { card: 'moon', as: 'moon' },
      ],
    },
    p2: {},
  });
const namedIn = (at: ReturnType<typeof open>) => at.log.find(({ kind }) => kind === 'said')?.['named'];

describe('a card on top of another', () => {
  it('is what is printed on it, unless the rules say more', () => {
    const at = open(toy());
    expect(namedIn(at)).toEqual([[at.id('sun')], [at.id('moon')]]);
  });
  it('has what the rules let the cards under it add', () => {
    const at = open(
      toy({ stackedFacts: (top, under) => ({ ...top, names: [top, ...under].flatMap(({ names }) => names) }) }),
    );
    expect(namedIn(at)).toEqual([[at.id('sun')], [at.id('sun'), at.id('moon')]]);
  });
});

describe('an effect that ends in part for one object', () => {
  it('goes on with the rest for it, and with all of it for others', () => {
    const at = open(toy());
    expect([at.power('sun'), at.power('moon')]).toEqual([8, 3]);
    expect(at.state.effects).toHaveLength(2);
    expect(new Set(at.state.effects.map(({ id }) => id)).size).toBe(2);
  });
});
