/**
 * A mark of a card can change who sees its face in a zone: face up for all in a pile of its owner's, or face down for
 * nobody.
 */
import { describe, expect, it } from 'vitest';
import {
  ask,
  factsOf,
  moveObject,
  objectIn,
  objectsIn,
  occur,
  procedure,
  selected,
  turnCard,
  zoneOf,
  type Atom,
  type GameDefinition,
  type GameEvent,
  type Viewer,
} from '../../src/engine/kernel/index.js';
import { cites, toyGame, unit, ZONES } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const OWN: Viewer = { kind: 'player', seat: 'p1' };
const OTHER: Viewer = { kind: 'player', seat: 'p2' };
const SPECTATOR: Viewer = { kind: 'spectator' };
const JUDGE: Viewer = { kind: 'judge' };

const turn: Atom<GameEvent & { readonly object: string }> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  return { ...event, card: object.definition, object: turnCard(draft, event.object, 'faceUp', true) };
};
const exile: Atom<GameEvent & { readonly object: string }> = (draft, event) => {
  moveObject(draft, event.object, 'exile', { marks: { faceDown: true } });
  return { kind: event.kind, cites };
};

/** The first card of the pile is turned up, the first of the hand is put away face down. */
const game = procedure('turning-toy', {
  begin: (draft) =>
    occur(
      [
        { kind: 'turned', cites, object: objectsIn(draft, zoneOf('p1', 'pile'))[1] ?? '' },
        { kind: 'exiled', cites, object: objectsIn(draft, zoneOf('p1', 'hand'))[0] ?? '' },
      ],
      'look',
    ),
  look: (draft) => {
    const from = { source: '', controller: 'p1', bindings: {} };
    const units = selected(draft, { zone: 'exile', is: ['unit'] }, from);
    const exiled = selected(draft, { zone: 'exile' }, from);
    return occur({ kind: 'said', cites, units, exiled, facts: exiled.map((id) => factsOf(draft, id)) }, 'end');
  },
  end: ({ state }) => ask({ seat: state.turn.active, kind: 'act', params: { actions: ['end'] }, cites }, 'end'),
});

const toy: GameDefinition = toyGame({
  id: 'turning-toy',
  zones: [
    ...ZONES,
    { kind: 'pile', visibility: 'owner', marked: { faceUp: 'public' }, per: 'seat', cites },
    { kind: 'exile', visibility: 'public', marked: { faceDown: 'hidden' }, per: 'seat', cites },
  ],
  procedures: [game],
  start: () => game.with({}),
  atoms: { turned: turn, exiled: exile },
});

const howl = {
  kind: 'triggered' as const,
  name: 'howl',
  zones: ['exile'],
  on: [{ event: 'said' }],
  effect: { do: 'nothing' },
};
const open = () =>
  toyTable(toy, [unit('sun'), unit('moon'), unit('star'), unit('wolf', { abilities: [howl] })], {
    p1: { pile: ['sun', 'moon', 'star'], hand: ['wolf', 'wolf'], exile: ['sun'] },
    p2: {},
  });

describe('a pile whose owner looks at it, with a card turned up', () => {
  const { rules, state } = open();
  const pile = (viewer: Viewer) => rules.view(state, viewer).seats[0]?.zones['pile'];
  const faces = (viewer: Viewer) => pile(viewer)?.objects?.map(({ card }) => card);

  it('shows everybody the one that is turned up, and how many there are', () => {
    for (const viewer of [OTHER, SPECTATOR]) {
      expect(faces(viewer)).toEqual(['moon']);
      expect(pile(viewer)?.count).toBe(3);
    }
  });
  it('shows all of them to its owner and to a judge, in their order', () => {
    for (const viewer of [OWN, JUDGE]) expect(faces(viewer)).toEqual(['sun', 'moon', 'star']);
  });
  it('gives a turned card another id: the old one would reveal which hidden card it was', () => {
    const [first, second, third] = state.zones['p1.pile'] ?? [];
    expect(Number(second?.slice(1))).toBeGreaterThan(Number(third?.slice(1)));
    expect(state.objects[second ?? '']?.marks).toEqual({ faceUp: true });
    expect(state.objects[first ?? '']?.marks).toEqual({});
  });
});

describe('an open zone with a card put there face down', () => {
  const { rules, state, log } = open();
  const exiled = (viewer: Viewer) => rules.view(state, viewer).seats[0]?.zones['exile'];

  it('shows it to nobody, not even to its owner or a judge, before the game is over', () => {
    for (const viewer of [OWN, OTHER, SPECTATOR, JUDGE]) {
      expect(exiled(viewer)?.objects?.map(({ card }) => card)).toEqual(['sun']);
      expect(exiled(viewer)?.count).toBe(2);
      expect(exiled(viewer)?.marks).toEqual({ faceDown: 1 });
    }
    expect(exiled({ kind: 'everything' })?.objects?.map(({ card }) => card)).toEqual(['sun', 'wolf']);
  });
  it('knows nothing about it: no type, no number, no ability', () => {
    const [sun, wolf] = state.zones['p1.exile'] ?? [];
    const nothing = { numbers: {}, tags: [], names: [], keywords: {}, flags: [] };
    const said = log.find(({ kind }) => kind === 'said');
    expect(said).toMatchObject({ units: [sun], exiled: [sun, wolf], facts: [{ names: ['sun'] }, nothing] });
    expect(state.triggered).toEqual([]);
  });
});
