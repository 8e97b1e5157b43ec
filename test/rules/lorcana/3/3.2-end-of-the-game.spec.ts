import { expect, it } from 'vitest';
import { action, character, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

const END = { action: 'end-turn' };
const plain = character({ id: 'plain', lore: 2 });
const watcher = character({
  id: 'watcher',
  abilities: [
    {
      kind: 'triggered',
      name: 'watch',
      on: [{ event: 'quested', where: { seat: { seat: 'opponents' } } }],
      effect: { do: 'gain-lore', amount: 1 },
    },
  ],
});
const archive = action({
  id: 'archive',
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['character'] }, as: 'everyone' },
      { do: 'deal', objects: 'everyone', amount: 1 },
      { do: 'draw', count: 1 },
    ],
  },
});
const heir = character({
  id: 'heir',
  willpower: 1,
  abilities: [
    {
      kind: 'triggered',
      name: 'heritage',
      on: [{ event: 'banished', where: { object: { object: { self: true } } } }],
      effect: { do: 'gain-lore', amount: 1 },
    },
  ],
});
const flood = action({
  id: 'flood',
  effect: { do: 'each-player', of: 'all', effect: { do: 'draw', count: 1, who: 'player' } },
});
const oracle = character({
  id: 'oracle',
  abilities: [
    {
      kind: 'triggered',
      name: 'oracle',
      on: [{ event: 'turnEnding', where: { seat: { seat: 'you' } } }],
      effect: { do: 'gain-lore', amount: 5 },
    },
  ],
});
const spell = action({
  id: 'spell',
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['character'], of: 'you' }, as: 'mine' },
      {
        do: 'modify',
        objects: 'mine',
        changes: [{ change: 'number', name: 'strength', add: 2 }],
        until: 'endOfTurn',
      },
    ],
  },
});
const cards = [plain, watcher, archive, heir, flood, oracle, spell];

type Seats = Parameters<typeof lorcanaTable>[0];
const playing = (card: string, seats: Seats, active = 'p1') => {
  const at = lorcanaTable(seats, cards, { turn: { active } });
  return at.answer(active, { action: 'play', card: at.find(active, 'hand', card), pay: 'ink' });
};

rule('Lorcana 3.2.1.1', () => {
  const quest = (lore: number) =>
    lorcanaTable({ p1: { play: [{ card: 'plain', as: 'mine' }] }, p2: { lore, play: ['watcher'] } }, cards).answer(
      'p1',
      { action: 'quest', character: 'mine' },
    );
  it('wins at 20 lore, also on the turn of an opponent', () => {
    const at = quest(19).expectHappened('gameEnded', { winners: ['p2'], losers: ['p1'], cites: '3.2.1.1' });
    expect(at.state.outcome).toMatchObject({ winners: ['p2'], losers: ['p1'], draw: false });
  });
  it('takes as much as a card of an opponent asks for, and not what a card of the player does', () => {
    const bar = character({
      id: 'bar',
      abilities: [{ kind: 'static', name: 'bar', changes: [{ change: 'set', name: 'loreToWin', to: 25 }] }],
    });
    const at = (lore: number, own: readonly string[], theirs: readonly string[]) =>
      lorcanaTable({ p1: { lore, play: own }, p2: { play: theirs } }, [bar]).state.outcome?.winners ?? [];
    expect([at(24, [], ['bar']), at(25, [], ['bar']), at(20, ['bar'], [])]).toEqual([[], ['p1'], ['p1']]);
  });
  it('goes on below', () => {
    quest(18).expectNotHappened('gameEnded').expectDecision({ p1: 'turnAction' });
  });
  it('is won by the first in turn order where two reach 20 at the same check', () => {
    const at = lorcanaTable({ p2: { lore: 20 }, p3: { lore: 20 } }, cards, { turn: { active: 'p3' } });
    expect(at.state.outcome).toMatchObject({ winners: ['p3'], losers: ['p1', 'p2'] });
  });
});

rule('Lorcana 3.2.1.2', () => {
  const three = (): Seats => ({
    p1: { hand: ['archive'], inkwell: 1, deck: 0, play: ['heir', 'oracle'] },
    p2: { play: ['heir'] },
    p3: { play: ['heir'] },
  });
  it('removes the loser with what waits, resolves what others have waiting, and begins a turn', () => {
    const at = playing('archive', three());
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      ...Array.from({ length: 4 }, () => ({ kind: 'damageDealt' })),
      { kind: 'drawFailed', seat: 'p1' },
      { kind: 'actionResolved' },
      { kind: 'lost', seat: 'p1', reason: 'empty deck', cites: '3.2.1.2' },
      { kind: 'banished', seat: 'p2' },
      { kind: 'banished', seat: 'p3' },
      { kind: 'abilityPlaced', seat: 'p2' },
      { kind: 'abilityPlaced', seat: 'p3' },
      { kind: 'abilityTaken', seat: 'p2' },
      { kind: 'loreGained', seat: 'p2' },
      { kind: 'abilityTaken', seat: 'p3' },
      { kind: 'loreGained', seat: 'p3' },
      { kind: 'turnChanged', seat: 'p2', phase: 'ready' },
      { kind: 'turnBegan', seat: 'p2' },
      { kind: 'turnChanged', phase: 'set' },
      { kind: 'turnChanged', phase: 'draw' },
      { kind: 'drawn', seat: 'p2' },
      { kind: 'turnChanged', phase: 'main' },
    ]);
    at.expectDecision({ p2: 'turnAction' });
  });
  it('does not perform the end of the loser’s turn, but what lasts this turn ends', () => {
    const at = lorcanaTable(
      {
        p1: { deck: 0, hand: ['spell', 'flood'], inkwell: 2, play: ['plain'] },
        p2: {},
        p3: {},
      },
      cards,
    );
    at.answer('p1', { action: 'play', card: at.find('p1', 'hand', 'spell'), pay: 'ink' });
    at.answer('p1', { action: 'play', card: at.find('p1', 'hand', 'flood'), pay: 'ink' });
    at.expectHappened('lost', { seat: 'p1' }).expectNotHappened('turnEnding').expectDecision({ p2: 'turnAction' });
    expect(at.state.effects).toEqual([]);
  });
  it('loses in the Draw step like anywhere else', () => {
    const at = lorcanaTable({ p2: { deck: 0 } }, cards).answer('p1', END);
    at.expectHappened('gameEnded', { winners: ['p1'], losers: ['p2'], reason: 'empty deck', cites: '3.2.1.2' });
  });
});

rule('Lorcana 3.2.1.3', () => {
  it('is won by the last player remaining, with any lore', () => {
    const at = lorcanaTable({ p3: {} }, cards).concede('p2').expectNotHappened('gameEnded');
    at.concede('p3').expectHappened('gameEnded', { winners: ['p1'], losers: ['p2', 'p3'], cites: '3.2.1.3' });
    const dry = lorcanaTable({ p2: { deck: 0 } }, cards).answer('p1', END);
    expect(dry.rulesOf('gameEnded')).toEqual([['3.2.1.2', '1.9.1.2', '1.9.2', '1.9.2.1', '3.2.1.3']]);
  });
  it('is won by the last one when all others lose at the same check', () => {
    const at = playing('flood', { p1: { hand: ['flood'], inkwell: 1 }, p2: { deck: 0 }, p3: { deck: 0 } });
    at.expectHappened('gameEnded', { winners: ['p1'], losers: ['p2', 'p3'], cites: '3.2.1.3' });
  });
  it('is drawn where all who remain lose at the same check', () => {
    const at = playing('flood', { p1: { hand: ['flood'], inkwell: 1, deck: 0 }, p2: { deck: 0 } });
    at.expectHappened('gameEnded', { winners: [], losers: ['p1', 'p2'], draw: true });
  });
});
