import { expect, it } from 'vitest';
import { action, character, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

const END = { action: 'end-turn' };
type Ability = NonNullable<Parameters<typeof character>[0]['abilities']>[number];
type Effect = NonNullable<Parameters<typeof action>[0]['effect']>;

const ending = (name: string, seat: 'you' | 'opponents', effect: Effect): Ability => ({
  kind: 'triggered',
  name,
  on: [{ event: 'turnEnding', where: { seat: { seat } } }],
  effect,
});
const plain = character({ id: 'plain', strength: 2, willpower: 3 });
const tired = character({
  id: 'tired',
  abilities: [
    ending('tired', 'you', {
      do: 'if',
      condition: { object: 'self', matches: { marks: { exerted: true } } },
      then: { do: 'deal', objects: 'self', amount: 1 },
    }),
  ],
});
const vulture = character({
  id: 'vulture',
  abilities: [ending('vulture', 'opponents', { do: 'gain-lore', amount: 1 })],
});
const count = character({
  id: 'count',
  abilities: [ending('count', 'you', { do: 'gain-lore', amount: { number: 'strength', of: 'self' } })],
});
const herald = character({
  id: 'herald',
  abilities: [
    {
      kind: 'triggered',
      name: 'herald',
      on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
      effect: { do: 'may', effect: { do: 'draw', count: 1 } },
    },
  ],
});
const dread = action({
  id: 'dread',
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['character'], of: 'opponents' }, as: 'them' },
      {
        do: 'modify',
        objects: 'them',
        changes: [{ change: 'number', name: 'strength', add: -1 }],
        until: 'theirNextTurn',
      },
    ],
  },
});
const martyr = character({
  id: 'martyr',
  willpower: 3,
  abilities: [
    {
      kind: 'triggered',
      name: 'martyr',
      on: [{ event: 'banished', where: { object: { object: { self: true } } } }],
      effect: {
        do: 'sequence',
        of: [
          { do: 'all', from: { is: ['character'] }, as: 'everyone' },
          {
            do: 'modify',
            objects: 'everyone',
            changes: [{ change: 'number', name: 'strength', add: 1 }],
            until: 'endOfTurn',
          },
        ],
      },
    },
  ],
});
const boost = (id: string, name: 'strength' | 'willpower') =>
  action({
    id,
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { is: ['character'], of: 'you' }, as: 'mine' },
        { do: 'modify', objects: 'mine', changes: [{ change: 'number', name, add: 1 }], until: 'endOfTurn' },
      ],
    },
  });
const sting = action({
  id: 'sting',
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['character'], of: 'you' }, as: 'mine' },
      { do: 'deal', objects: 'mine', amount: 1 },
    ],
  },
});
const cards = [
  dread,
  sting,
  plain,
  tired,
  vulture,
  count,
  herald,
  martyr,
  boost('strong', 'strength'),
  boost('tough', 'willpower'),
];

type Seats = Parameters<typeof lorcanaTable>[0];
const table = (seats: Seats) => lorcanaTable(seats, cards);
const play = (at: ReturnType<typeof table>, card: string) =>
  at.answer('p1', { action: 'play', card: at.find('p1', 'hand', card), pay: 'ink' });

rule('Lorcana 4.4.1', () => {
  it('ends the turn when the active player says so', () => {
    const at = table({ p1: { play: [{ card: 'plain', as: 'mine' }] } });
    at.expectLegal('p1', [{ action: 'quest', character: 'mine' }, END]);
    at.answer('p1', END).expectHappened('turnChanged', { seat: 'p1', phase: 'end', cites: '4.4.1' });
    at.expectRefused('p1', { action: 'quest', character: 'mine' }, 'decision.none');
  });
  it('does not end it while an ability waits', () => {
    const at = table({ p1: { play: [{ card: 'herald', as: 'herald' }] } });
    at.answer('p1', { action: 'quest', character: 'herald' }).expectDecision({ p1: 'may' });
    at.refused('p1', END);
    at.answer('p1', 'no').answer('p1', END).expectDecision({ p2: 'turnAction' });
  });
  it('is not allowed while a ready Reckless character can challenge', () => {
    const brute = character({ id: 'brute', keywords: [{ keyword: 'reckless' }] });
    const p1 = { play: [{ card: 'brute', as: 'brute' }] };
    const at = lorcanaTable({ p1, p2: { play: [{ card: 'plain', as: 'theirs', exerted: true }] } }, [brute, plain]);
    at.expectRefused('p1', END, 'turn.reckless-must-challenge', '4.4.1');
    at.expectLegal('p1', [{ action: 'challenge', challenger: 'brute', target: 'theirs' }]);
  });
  it('is not for an opponent to say', () => {
    table({}).expectRefused('p2', END, 'decision.none');
  });
});

rule('Lorcana 4.4.1.1', () => {
  it('puts what speaks of the end of this turn into the bag, all together', () => {
    const at = table({
      p1: { play: [{ card: 'tired', as: 'tired', exerted: true }] },
      p2: { play: ['vulture', 'count'] },
    });
    at.answer('p1', END).expectHappened('turnEnding', { seat: 'p1', cites: '4.4.1.1' });
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced').map(({ card }) => card)).toEqual(['tired', 'vulture']);
    at.expectHappened('damageDealt', { object: 'tired', amount: 1 });
  });
  it('puts nothing there that speaks of the end of the turns of somebody else', () => {
    const at = table({ p1: { play: ['vulture'] }, p2: { play: ['count'] } }).answer('p1', END);
    at.expectNotHappened('abilityPlaced');
    at.answer('p2', END);
    expect(at.log.filter(({ kind }) => kind === 'abilityTaken').map(({ card, seat }) => [card, seat])).toEqual([
      ['count', 'p2'],
      ['vulture', 'p1'],
    ]);
  });
});

rule('Lorcana 4.4.1.2', () => {
  it('resolves the active player’s abilities and then the others, while "this turn" still lasts', () => {
    const at = table({ p1: { play: ['count'], hand: ['strong'], inkwell: 1 }, p2: { play: ['vulture'] } });
    play(at, 'strong').answer('p1', END);
    expect(at.log.slice(1, 10)).toMatchObject([
      { kind: 'turnChanged', phase: 'end' },
      { kind: 'turnEnding' },
      { kind: 'abilityPlaced', seat: 'p1' },
      { kind: 'abilityPlaced', seat: 'p2' },
      { kind: 'abilityTaken', seat: 'p1' },
      { kind: 'loreGained', seat: 'p1', amount: 2 },
      { kind: 'abilityTaken', seat: 'p2' },
      { kind: 'loreGained', seat: 'p2', amount: 1 },
      { kind: 'effectsEnded' },
    ]);
    at.expectHappened('abilityTaken', { seat: 'p1', cites: '4.4.1.2' });
  });
  it('lets each player order their own where several wait, and ends the turn only after the last', () => {
    const at = table({
      p1: {
        play: [
          { card: 'count', as: 'count' },
          { card: 'tired', as: 'tired', exerted: true },
        ],
      },
    }).answer('p1', END);
    at.expectDecision({ p1: 'bag' });
    expect(at.state.turn).toMatchObject({ active: 'p1', phase: 'end' });
    const [first] = at.legal('p1');
    expect(at.legal('p1')).toHaveLength(2);
    at.answer('p1', first ?? null).expectDecision({ p2: 'turnAction' });
  });
});

rule('Lorcana 4.4.1.3', () => {
  it('ends what lasts "this turn"', () => {
    const at = table({ p1: { play: [{ card: 'plain', as: 'mine' }], hand: ['strong'], inkwell: 1 } });
    play(at, 'strong');
    expect(at.facts('mine').numbers).toMatchObject({ strength: 3 });
    at.answer('p1', END).expectHappened('effectsEnded', { cites: '4.4.1.3' });
    expect(at.facts('mine').numbers).toMatchObject({ strength: 2 });
  });
  it('resolves what that triggers, and ends what began with it, before the next turn', () => {
    const at = table({
      p1: { play: [{ card: 'martyr', as: 'martyr', damage: 2 }], hand: ['tough', 'sting'], inkwell: 2 },
      p2: { play: [{ card: 'plain', as: 'theirs' }] },
    });
    play(at, 'tough');
    play(at, 'sting').expectNotHappened('banished');
    at.answer('p1', END).expectLog([
      { kind: 'turnChanged', phase: 'end' },
      { kind: 'turnEnding' },
      { kind: 'effectsEnded', cites: '4.4.1.3' },
      { kind: 'banished', object: 'martyr' },
      { kind: 'abilityPlaced', card: 'martyr' },
      { kind: 'abilityTaken' },
      { kind: 'effectStarted' },
      { kind: 'effectsEnded', cites: '4.4.1.3' },
      { kind: 'turnChanged', seat: 'p2', phase: 'ready' },
      { kind: 'turnBegan' },
      { kind: 'turnChanged', phase: 'set' },
      { kind: 'turnChanged', phase: 'draw' },
      { kind: 'drawn' },
      { kind: 'turnChanged', phase: 'main' },
    ]);
    expect(at.facts('theirs').numbers).toMatchObject({ strength: 2 });
  });
  it('has nothing to end where nothing lasts this turn', () => {
    table({}).answer('p1', END).expectNotHappened('effectsEnded');
  });
  it.each([3, 4])(
    'ends what lasts "their next turn" with that of the player whose character it is, of %i',
    (players) => {
      const others = ['p2', 'p3', 'p4'].slice(0, players - 1);
      const seats = Object.fromEntries(others.map((seat) => [seat, { play: [{ card: 'plain', as: seat }] }]));
      const at = table({ p1: { hand: ['dread'], inkwell: 1 }, ...seats });
      play(at, 'dread');
      const strengths = () => others.map((seat) => at.facts(seat).numbers['strength']);
      expect(strengths()).toEqual(others.map(() => 2));
      at.answer('p1', END);
      for (const active of others) {
        expect(strengths()).toEqual(others.map((seat) => (seat === active ? 1 : 2)));
        at.answer(active, END).expectHappened('effectsEnded', { cites: '4.4.1.3' });
      }
      expect(at.state.effects).toEqual([]);
    },
  );
});

rule('Lorcana 4.4.1.4', () => {
  it('starts the turn of the next player', () => {
    const at = table({}).answer('p1', END);
    at.expectHappened('turnChanged', { seat: 'p2', number: 4, phase: 'ready', cites: '4.4.1.4' });
    expect(at.rulesOf('turnChanged', { phase: 'ready' })).toEqual([['4.4.1.4', '4.2.1', '1.3.1', '4.2.1.2']]);
    expect(at.state.turn).toEqual({ number: 4, active: 'p2', phase: 'main' });
    at.expectDecision({ p2: 'turnAction' });
  });
  it('starts none where the end of the turn ended the game', () => {
    const at = table({ p1: { lore: 18, play: [{ card: 'count', as: 'count' }], hand: ['strong'], inkwell: 1 } });
    play(at, 'strong').answer('p1', END);
    at.expectHappened('gameEnded', { winners: ['p1'] }).expectNotHappened('turnBegan');
    expect(at.state.turn).toMatchObject({ active: 'p1', phase: 'end' });
  });
  it('starts that of the player after one who has left', () => {
    const at = table({ p1: {}, p2: {}, p3: {} }).concede('p2').answer('p1', END);
    expect(at.state.turn).toEqual({ number: 4, active: 'p3', phase: 'main' });
    expect(at.rulesOf('turnChanged', { phase: 'ready' })[0]?.slice(0, 2)).toEqual(['4.4.1.4', '1.10.2.1']);
  });
});

rule('Lorcana 4.4.1', () => {
  it('is no phase of a player who has left in the Main Phase', () => {
    const at = table({ p1: {}, p2: {}, p3: {} }).concede('p1');
    const phases = at.log.filter(({ kind }) => kind === 'turnChanged').map(({ seat, phase }) => [seat, phase]);
    expect(phases).toEqual(['ready', 'set', 'draw', 'main'].map((phase) => ['p2', phase]));
    at.expectNotHappened('turnEnding').expectDecision({ p2: 'turnAction' });
  });
});
