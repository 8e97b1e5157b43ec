import { describe, expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

const END = { action: 'end-turn' };
type Ability = NonNullable<Parameters<typeof character>[0]['abilities']>[number];
type Effect = NonNullable<Parameters<typeof action>[0]['effect']>;

const plain = character({ id: 'plain', strength: 2, willpower: 3 });
const everyMayGain: Effect = {
  do: 'each-player',
  of: 'all',
  effect: { do: 'may', who: 'player', effect: { do: 'gain-lore', amount: 1, who: 'player' } },
};
const feast = action({ id: 'feast', effect: everyMayGain });
const drain = action({ id: 'drain', effect: { do: 'draw', count: 1 } });
const bless = action({
  id: 'bless',
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['character'], of: 'opponents' }, as: 'them' },
      {
        do: 'modify',
        objects: 'them',
        changes: [{ change: 'number', name: 'strength', add: 2 }],
        until: 'startOfYourNextTurn',
      },
    ],
  },
});
const banner = item({
  id: 'banner',
  abilities: [
    {
      kind: 'static',
      name: 'banner',
      affects: { is: ['character'] },
      changes: [{ change: 'number', name: 'willpower', add: 1 }],
    },
  ],
});
const onQuest = (name: string, effect: Effect): Ability => ({
  kind: 'triggered',
  name,
  on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
  effect,
});
const host = character({ id: 'host', abilities: [onQuest('host', everyMayGain)] });
const onAnyQuest = (name: string): Ability => ({
  kind: 'triggered',
  name,
  on: [{ event: 'quested', where: { seat: { seat: 'opponents' } } }],
  effect: { do: 'may', effect: { do: 'gain-lore', amount: 1 } },
});
const watcher = character({ id: 'watcher', abilities: [onAnyQuest('watch')] });
const twice = character({ id: 'twice', abilities: [onAnyQuest('first'), onAnyQuest('second')] });
const heal = action({
  id: 'heal',
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['character'] }, as: 'all' },
      { do: 'remove-damage', objects: 'all', upTo: 2 },
    ],
  },
});
const shift = action({
  id: 'shift',
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['character'], of: 'you' }, as: 'from' },
      { do: 'all', from: { is: ['character'], of: 'opponents' }, as: 'to' },
      { do: 'move-damage', from: 'from', to: 'to', amount: 2, upTo: true },
    ],
  },
});
const recycle = action({
  id: 'recycle',
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['character'], of: 'opponents' }, as: 'theirs' },
      { do: 'put', objects: 'theirs', zone: 'deck' },
    ],
  },
});
const keep = location({ id: 'keep' });
const last = character({
  id: 'last',
  willpower: 2,
  abilities: [
    {
      kind: 'triggered',
      name: 'last words',
      on: [{ event: 'banished', where: { object: { object: { self: true } } } }],
      effect: { do: 'gain-lore', amount: 1 },
    },
  ],
});
const cards = [plain, heal, shift, recycle, feast, drain, bless, banner, host, watcher, twice, keep, last];

type Seats = Parameters<typeof lorcanaTable>[0];
const table = (seats: Seats, active = 'p1') => lorcanaTable({ p3: {}, ...seats }, cards, { turn: { active } });
const play = (at: ReturnType<typeof table>, seat: string, card: string) =>
  at.answer(seat, { action: 'play', card: at.find(seat, 'hand', card), pay: 'ink' });

rule('Lorcana 1.10.2.1', () => {
  it('passes the turn to the left', () => {
    const at = table({ p4: {} });
    for (const [seat, next] of [
      ['p1', 'p2'],
      ['p2', 'p3'],
      ['p3', 'p4'],
      ['p4', 'p1'],
    ] as const) {
      at.answer(seat, END).expectHappened('turnChanged', { seat: next, phase: 'ready', cites: '1.10.2.1' });
      at.expectDecision({ [next]: 'turnAction' });
    }
  });
  it('skips players who have left', () => {
    const at = table({ p4: {} }).concede('p3').expectDecision({ p1: 'turnAction' });
    at.answer('p1', END).answer('p2', END).expectDecision({ p4: 'turnAction' });
    at.answer('p4', END).expectDecision({ p1: 'turnAction' });
  });
});

rule('Lorcana 1.10.2.2', () => {
  it('has the active player do it first and then one player at a time to the left', () => {
    const at = play(table({ p3: { hand: ['feast'], inkwell: 1 }, p4: {} }, 'p3'), 'p3', 'feast');
    for (const seat of ['p3', 'p4', 'p1', 'p2']) {
      at.expectDecision({ [seat]: 'may' });
      expect(at.state.pending[0]?.cites.map((cite) => cite.rule)).toContain('1.10.2.2');
      at.answer(seat, 'yes').expectHappened('loreGained', { seat, lore: 1 });
    }
    at.expectDecision({ p3: 'turnAction' });
  });
  it('leaves out players who have left', () => {
    const at = play(table({ p3: { hand: ['feast'], inkwell: 1 }, p4: {} }, 'p3').concede('p1'), 'p3', 'feast');
    at.answer('p3', 'yes').answer('p4', 'no').expectDecision({ p2: 'may' });
  });
});

rule('Lorcana 1.10.2.3', () => {
  it.each([3, 4])(
    'takes the cards, effects and waiting abilities of one of %i players out of the game at once',
    (players) => {
      const others = Object.fromEntries(
        ['p3', 'p4'].slice(0, players - 2).map((seat) => [seat, { play: ['watcher'] }]),
      );
      const at = table({
        p1: { play: [{ card: 'plain', as: 'mine' }] },
        p2: { play: ['banner', 'twice'] },
        p4: {},
        ...others,
      });
      at.answer('p1', { action: 'quest', character: 'mine' }).expectDecision({ p2: 'bag' });
      expect(at.facts('mine').numbers['willpower']).toBe(4);
      at.concede('p2').expectHappened('lost', { seat: 'p2', cites: '1.10.2.3' });
      expect(at.facts('mine').numbers['willpower']).toBe(3);
      expect((at.state.zones['bag'] ?? []).filter((id) => at.state.objects[id]?.controller === 'p2')).toEqual([]);
      for (const seat of Object.keys(others)) at.expectDecision({ [seat]: 'may' }).answer(seat, 'yes');
      at.expectDecision({ p1: 'turnAction' }).answer('p1', END).expectDecision({ p3: 'turnAction' });
    },
  );
  it('removes all cards and effects of a player who cannot draw, and the others go on', () => {
    const at = table(
      {
        p1: { play: [{ card: 'plain', as: 'mine' }] },
        p2: { play: ['banner', 'plain'], hand: ['bless', 'drain', 'plain'], inkwell: 2, deck: 0, discard: ['plain'] },
      },
      'p2',
    );
    play(at, 'p2', 'bless');
    expect(at.facts('mine').numbers).toMatchObject({ strength: 4, willpower: 4 });
    play(at, 'p2', 'drain').expectHappened('lost', { seat: 'p2', reason: 'empty deck', cites: '1.10.2.3' });
    expect(at.facts('mine').numbers).toMatchObject({ strength: 2, willpower: 3 });
    expect(['deck', 'hand', 'play', 'inkwell', 'discard'].flatMap((zone) => at.cards('p2', zone))).toEqual([]);
    at.expectDecision({ p3: 'turnAction' }).expectNotHappened('gameEnded');
  });
  it("banishes what only that player's effect kept in play, before the next turn", () => {
    const at = table({ p1: { play: [{ card: 'last', as: 'last', damage: 2 }] }, p2: { play: ['banner'] } }, 'p2');
    at.concede('p2').expectLog([
      { kind: 'lost', seat: 'p2', reason: 'concession', cites: '1.10.2.3' },
      { kind: 'banished', object: 'last' },
      { kind: 'abilityPlaced', seat: 'p1' },
      { kind: 'abilityTaken', seat: 'p1' },
      { kind: 'loreGained', seat: 'p1' },
      { kind: 'turnChanged', seat: 'p3', phase: 'ready' },
      { kind: 'turnBegan' },
      { kind: 'turnChanged', phase: 'set' },
      { kind: 'turnChanged', phase: 'draw' },
      { kind: 'drawn', seat: 'p3' },
      { kind: 'turnChanged', phase: 'main' },
    ]);
  });
  it('triggers nothing that speaks of banishing', () => {
    const play = [
      { card: 'last', as: 'last' },
      { card: 'keep', as: 'keep' },
    ];
    const at = table({ p2: { play } }).concede('p2');
    at.expectLog([{ kind: 'lost', seat: 'p2' }]).expectDecision({ p1: 'turnAction' });
  });
});

describe('a player who concedes in the middle of something', () => {
  it('is asked nothing more; the others are asked in turn (1.10.2.2)', () => {
    const at = play(table({ p1: { hand: ['feast'], inkwell: 1 } }), 'p1', 'feast').answer('p1', 'yes');
    at.expectDecision({ p2: 'may' }).concede('p2').expectDecision({ p3: 'may' });
    at.answer('p3', 'yes').expectDecision({ p1: 'turnAction' });
    expect([at.player('p1')['lore'], at.player('p3')['lore']]).toEqual([1, 1]);
  });
  it('takes the effect along that asks others, and the turn', () => {
    const at = play(table({ p1: { hand: ['feast'], inkwell: 1 } }), 'p1', 'feast').answer('p1', 'yes');
    at.expectDecision({ p2: 'may' }).concede('p1');
    at.expectNotHappened('actionResolved').expectDecision({ p2: 'turnAction' });
    expect([at.player('p2')['lore'], at.player('p3')['lore']]).toEqual([0, 0]);
  });
  it("leaves an opponent's present effect alone, and loses the turn when all has resolved", () => {
    const at = table({
      p1: { play: [{ card: 'plain', as: 'mine' }] },
      p2: { play: ['watcher'] },
      p3: { play: ['watcher'] },
    });
    at.answer('p1', { action: 'quest', character: 'mine' }).expectDecision({ p2: 'may' });
    at.concede('p1').expectDecision({ p2: 'may' });
    at.answer('p2', 'yes').expectDecision({ p3: 'may' });
    at.answer('p3', 'yes').expectDecision({ p2: 'turnAction' });
    expect([at.player('p2')['lore'], at.player('p3')['lore']]).toEqual([1, 1]);
  });
  it('ends the challenge of that player, without damage', () => {
    const guard = character({
      id: 'guard',
      abilities: [
        {
          kind: 'triggered',
          name: 'guard',
          on: [{ event: 'challenged', where: { target: { object: { self: true } } } }],
          effect: { do: 'may', effect: { do: 'gain-lore', amount: 1 } },
        },
      ],
    });
    const at = lorcanaTable(
      {
        p1: { play: [{ card: 'plain', as: 'mine' }] },
        p2: { play: [{ card: 'guard', as: 'guard', exerted: true }] },
        p3: {},
      },
      [...cards, guard],
    );
    at.answer('p1', { action: 'challenge', challenger: 'mine', target: 'guard' }).expectDecision({ p2: 'may' });
    at.concede('p1').answer('p2', 'yes').expectHappened('challengeEnded').expectNotHappened('damageDealt');
    expect(at.marks('guard')).toEqual({});
    at.expectDecision({ p2: 'turnAction' });
  });
  it('ends the challenge of another player, when the challenged character goes', () => {
    const at = table({
      p1: { play: [{ card: 'plain', as: 'mine' }] },
      p2: { play: [{ card: 'plain', as: 'theirs', exerted: true }] },
      p3: { play: ['watcher'] },
    });
    at.answer('p1', { action: 'challenge', challenger: 'mine', target: 'theirs' }).expectHappened('damageDealt');
    at.concede('p2').expectDecision({ p1: 'turnAction' });
    expect(at.marks('mine')).toEqual({ exerted: true, damage: 2 });
  });
  it('takes their characters out of an effect that asks how much damage goes', () => {
    const hurt = (as: string) => ({ play: [{ card: 'plain', as, damage: 2 }] });
    const seats = { p1: { ...hurt('mine'), hand: ['heal'], inkwell: 1 }, p2: hurt('theirs'), p3: hurt('others') };
    const at = play(table(seats), 'p1', 'heal').answer('p1', 1).answer('p1', 2).concede('p2').answer('p1', 2);
    at.expectHappened('damageRemoved', { object: 'others', amount: 2 }).expectDecision({ p1: 'turnAction' });
    expect([at.marks('mine'), at.marks('others')]).toEqual([{ damage: 1 }, {}]);
    const early = play(table(seats), 'p1', 'heal').concede('p2').answer('p1', 1);
    early.expectDecision({ p1: 'removeDamage' }).answer('p1', 2).expectDecision({ p1: 'turnAction' });
    expect(early.marks('others')).toEqual({});
  });
  it('takes them out of one that moves damage: it stays where it is', () => {
    const p1 = { play: [{ card: 'plain', as: 'mine', damage: 2 }], hand: ['shift'], inkwell: 1 };
    const at = play(table({ p1, p2: { play: ['plain'] } }), 'p1', 'shift').expectDecision({ p1: 'moveDamage' });
    at.concede('p2').answer('p1', 2).expectNotHappened('damageRemoved').expectDecision({ p1: 'turnAction' });
    expect(at.marks('mine')).toEqual({ damage: 2 });
  });
  it('takes them out of one that asks in which order they go into decks', () => {
    const p2 = { play: ['plain', 'plain'] };
    const p3 = { play: ['plain', 'last'], deck: ['keep'] };
    const at = play(table({ p1: { hand: ['recycle'], inkwell: 1 }, p2, p3 }), 'p1', 'recycle');
    at.expectDecision({ p1: 'deckOrder' }).concede('p2').answer('p1', []).expectDecision({ p1: 'deckOrder' });
    at.answer('p1', at.legal('p1')[0] ?? []).expectDecision({ p1: 'turnAction' });
    expect(at.cards('p3', 'deck')).toEqual(['keep', 'plain', 'last']);
  });
  it('wins for the last one left, whatever is pending', () => {
    const at = table({ p1: { lore: 3, hand: ['feast'], inkwell: 1 } });
    play(at, 'p1', 'feast').answer('p1', 'no').concede('p2').concede('p1');
    expect(at.state.outcome).toMatchObject({ winners: ['p3'], losers: ['p1', 'p2'], reason: 'concession' });
  });
  it('may no longer do anything', () => {
    const at = table({}).concede('p2');
    at.expectRefused('p2', END, 'seat.left');
  });
  it('on an opponent’s turn leaves the open decision as it is', () => {
    const at = table({});
    const [before] = at.state.pending;
    at.concede('p3');
    expect(at.state.pending).toEqual([before]);
  });
  it('has the ability that waits next resolve', () => {
    const at = table({
      p1: { play: [{ card: 'plain', as: 'mine' }] },
      p2: { play: ['twice'] },
      p3: { play: ['watcher'] },
    });
    at.answer('p1', { action: 'quest', character: 'mine' }).expectDecision({ p2: 'bag' });
    at.concede('p2').expectHappened('lost', { seat: 'p2', cites: '8.7.9' }).expectDecision({ p3: 'may' });
    at.answer('p3', 'no').expectDecision({ p1: 'turnAction' });
  });
});
