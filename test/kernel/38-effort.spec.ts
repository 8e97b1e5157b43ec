/**
 * The cost of cards multiplies with the number of objects: each product has a bound with a name, which is tested before
 * the work is done and refuses the command.
 */
import { describe, expect, it } from 'vitest';
import { type Json, LIMITS, openPosition } from '../../src/engine/index.js';

const character = (id: string, abilities: readonly object[]) => ({
  id,
  name: id,
  type: 'character',
  inks: ['amber'],
  cost: 1,
  inkable: true,
  strength: 1,
  willpower: 3,
  lore: 1,
  keywords: [],
  classifications: [],
  abilities,
});

const statics = (many: number, change: object, changes = 1) =>
  Array.from({ length: many }, (_, index) => ({
    kind: 'static',
    name: `static ${index}`,
    affects: {},
    changes: Array.from({ length: changes }, () => change),
  }));

const ADD = { change: 'number', name: 'strength', add: 1 };
/** Ten times the table is looked through, and six things are asked of each card. */
const NOBODY = { count: { either: Array.from({ length: 6 }, () => ({ named: 'nobody' })) } };
const COSTLY = { ...ADD, add: { plus: Array.from({ length: 10 }, () => NOBODY) } };

const opened = (abilities: readonly object[], seat: object) =>
  openPosition({
    game: 'lorcana',
    cards: [character('x-1', abilities)],
    turn: { active: 'p1', phase: 'main' },
    seats: { p1: { deck: 5, ...seat }, p2: { deck: 5 } },
  });

const copies = (many: number): readonly string[] => Array.from({ length: many }, () => 'x-1');

const start = (abilities: readonly object[], seat: object) => {
  const position = opened(abilities, seat);
  if (position.kind === 'rejected') throw new Error(JSON.stringify(position.faults));
  return position;
};

describe('changes times objects', () => {
  /** Each with two changes. */
  const most = Math.floor(Math.sqrt(LIMITS.changesTimesObjects / 2));

  it('are worked out up to the bound', () => {
    const { rules, state } = start(statics(2, ADD), { play: copies(most) });
    const [own] = rules.view(state, { kind: 'everything' }).seats;
    expect(own?.zones['play']?.objects?.[0]).toMatchObject({ numbers: { strength: 1 + 2 * most } });
  });

  it('are refused beyond it, and the bound is named', () => {
    expect(opened(statics(2, ADD), { play: copies(most + 1) })).toMatchObject({
      kind: 'rejected',
      faults: [{ path: '', message: expect.stringContaining('changesTimesObjects') as string }],
    });
  });

  it('are refused before they are compared: 20 abilities of 10 changes on 120 cards', () => {
    expect(opened(statics(20, ADD, 10), { play: copies(120) })).toMatchObject({ kind: 'rejected' });
  });
});

describe('the effort of a command', () => {
  const answerFrom = ({ rules, state }: ReturnType<typeof start>, answer: Json) =>
    rules.decide(state, { kind: 'answer', seat: 'p1', answers: [{ answer }] });

  it('is counted with all that filters and amounts ask', () => {
    expect(opened(statics(5, COSTLY), { play: copies(100) })).toMatchObject({
      kind: 'rejected',
      faults: [{ message: expect.stringContaining('effortOfCommand') as string }],
    });
  });

  it('refuses what goes beyond it, and leaves the state as it was; giving up is always possible', () => {
    const position = start(statics(5, COSTLY), { play: copies(80), hand: copies(1), inkwell: 5 });
    const { rules, state } = position;
    const before = rules.stateHash(state);
    const [card = null] = state.zones['p1.hand'] ?? [];
    const refusal = answerFrom(position, { action: 'play', card, pay: 'ink' });
    expect(refusal).toMatchObject({ code: 'effort.exceeded', details: { limit: 'effortOfCommand' } });
    expect(rules.stateHash(state)).toBe(before);
    const given = rules.decide(state, { kind: 'concede', seat: 'p1' });
    expect(given).toMatchObject({ kind: 'decided', state: { outcome: { winners: ['p2'] } } });
  });

  it('does not keep from being carried out again what was carried out once', () => {
    const { rules, state } = start(statics(5, COSTLY), { play: copies(80), hand: copies(1), inkwell: 5 });
    const [card = null] = state.zones['p1.hand'] ?? [];
    const answer = { action: 'play', card, pay: 'ink' };
    const command = { kind: 'answer', seat: 'p1', answers: [{ answer }] } as const;
    expect(rules.session(state).submit(command)).toMatchObject({ kind: 'accepted' });
  });
});

describe('the effort of seeing and of chance', () => {
  /** A card that shuffles its player's deck and reveals all of it, three times so many times. */
  const shown = (times: number) => {
    const top = { do: 'top-of-deck', count: 120, as: 'top' };
    const seeing = { do: 'sequence', of: [{ do: 'shuffle' }, top, { do: 'reveal', objects: 'top' }] };
    const thrice = { do: 'repeat', times: 3, effect: seeing };
    const printed = { id: 'a-1', name: 'a-1', inks: ['amber'], cost: 0, inkable: true };
    const rest = { type: 'action', keywords: [], classifications: [], abilities: [] };
    return { ...printed, ...rest, effect: { do: 'repeat', times, effect: thrice } };
  };
  const played = (deck: number, times: number) => {
    const turn = { active: 'p1', phase: 'main' };
    const seats = { p1: { deck, hand: ['a-1'] }, p2: { deck: 5 } };
    const position = openPosition({ game: 'lorcana', cards: [shown(times)], turn, seats });
    if (position.kind === 'rejected') throw new Error(JSON.stringify(position.faults));
    const { rules, state } = position;
    const [card = null] = state.zones['p1.hand'] ?? [];
    const answer = { action: 'play', card, pay: 'ink' };
    return rules.decide(state, { kind: 'answer', seat: 'p1', answers: [{ answer }] });
  };

  it('is counted by the cards that are shuffled and seen', () => {
    expect(played(120, 950)).toMatchObject({ code: 'effort.exceeded', details: { limit: 'effortOfCommand' } });
  });

  it.each([
    ['as often, of fewer cards', 20, 950],
    ['of as many, less often', 120, 10],
  ])('is spent below the bound: %s', (_what, deck, times) => {
    expect(played(deck, times)).toMatchObject({ kind: 'decided' });
  });
});
