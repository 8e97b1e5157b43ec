import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { builtInDecks, rulesFor } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';
import { tableOf } from '../../../support/table.js';

const END = { action: 'end-turn' };
type Ability = NonNullable<Parameters<typeof character>[0]['abilities']>[number];
type Effect = NonNullable<Parameters<typeof action>[0]['effect']>;

const plain = character({ id: 'plain' });
const lamp = item({ id: 'lamp' });
const inn = location({ id: 'inn', lore: 1 });
const castle = location({ id: 'castle', lore: 2 });
const ruin = location({ id: 'ruin', lore: 0 });
const bat = character({
  id: 'bat',
  abilities: [
    {
      kind: 'static',
      name: 'takes off',
      while: { turn: 'yours' },
      changes: [{ change: 'keyword', keyword: 'evasive' }],
    },
  ],
});
const starting = (name: string, seat: 'you' | 'opponents', effect: Effect): Ability => ({
  kind: 'triggered',
  name,
  on: [{ event: 'turnBegan', where: { seat: { seat } } }],
  effect,
});
/** One lore for its player instead of readying a card. */
const rest = item({
  id: 'rest',
  abilities: [
    {
      kind: 'replacement',
      name: 'rest',
      on: { event: 'readied', where: { object: { object: { of: 'you' } } } },
      instead: { with: 'effect', effect: { do: 'gain-lore', amount: 1 } },
    },
  ],
});
const sun = character({
  id: 'sun',
  abilities: [
    starting('sun', 'you', {
      do: 'sequence',
      of: [
        { do: 'all', from: { of: 'opponents', is: ['character'], marks: { exerted: false } }, as: 'ready' },
        { do: 'deal', objects: 'ready', amount: 1 },
      ],
    }),
  ],
});
const lore = (id: string, seat: 'you' | 'opponents', amount: number) =>
  character({ id, abilities: [starting(id, seat, { do: 'gain-lore', amount })] });
const rooster = lore('rooster', 'you', 1);
const cockerel = lore('cockerel', 'you', 2);
const owl = lore('owl', 'opponents', 1);
const nest = character({
  id: 'nest',
  abilities: [
    starting('nest', 'you', {
      do: 'sequence',
      of: [
        { do: 'choose', from: { zone: 'hand', of: 'you', is: ['character'] }, min: 1, max: 1, as: 'egg' },
        { do: 'play-free', card: 'egg' },
      ],
    }),
  ],
});
const reader = character({
  id: 'reader',
  abilities: [
    {
      kind: 'triggered',
      name: 'reader',
      on: [{ event: 'drawn', where: { seat: { seat: 'you' } } }],
      effect: { do: 'may', effect: { do: 'gain-lore', amount: 1 } },
    },
  ],
});
const shield = action({
  id: 'shield',
  effect: {
    do: 'sequence',
    of: [
      { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'shielded' },
      {
        do: 'modify',
        objects: 'shielded',
        changes: [{ change: 'keyword', keyword: 'resist', n: 2 }],
        until: 'startOfYourNextTurn',
      },
    ],
  },
});
/** Without the courage that it gives until their player's next turn, badly hurt characters are banished. */
const courage = action({
  id: 'courage',
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['character'], of: 'you' }, as: 'mine' },
      {
        do: 'modify',
        objects: 'mine',
        changes: [{ change: 'number', name: 'willpower', add: 2 }],
        until: 'startOfYourNextTurn',
      },
    ],
  },
});
const fetch = action({
  id: 'fetch',
  effect: {
    do: 'sequence',
    of: [
      { do: 'top-of-deck', count: 1, as: 'top' },
      { do: 'put', objects: 'top', zone: 'hand' },
    ],
  },
});
const stone = character({
  id: 'stone',
  abilities: [
    { kind: 'prohibition', name: 'stone', on: { event: 'readied', where: { object: { object: { self: true } } } } },
  ],
});
const storm = action({
  id: 'storm',
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['character'] }, as: 'everyone' },
      { do: 'deal', objects: 'everyone', amount: 1 },
    ],
  },
});
const draw = action({ id: 'draw', effect: { do: 'draw', count: 1 } });
const cards = [
  plain,
  lamp,
  inn,
  castle,
  ruin,
  bat,
  sun,
  rooster,
  cockerel,
  owl,
  nest,
  reader,
  shield,
  courage,
  fetch,
  storm,
  draw,
  stone,
];

type Seats = Parameters<typeof lorcanaTable>[0];
const table = (seats: Seats, position = {}) => lorcanaTable(seats, cards, position);
const play = (at: ReturnType<typeof table>, seat: string, card: string) =>
  at.answer(seat, { action: 'play', card: at.find(seat, 'hand', card), pay: 'ink' });

rule('Lorcana 4.2.1.1', () => {
  it('readies what the active player has in play and in the inkwell, and nothing else', () => {
    const exerted = [
      { card: 'plain', as: 'mine', exerted: true },
      { card: 'lamp', as: 'lamp', exerted: true },
    ];
    const at = table({
      p1: { play: [{ card: 'plain', as: 'other', exerted: true }], inkwell: [{ card: 'plain', exerted: true }] },
      p2: { play: exerted, inkwell: [{ card: 'plain', exerted: true }] },
    });
    at.answer('p1', END).expectHappened('readied', { object: 'mine', start: true, cites: '4.2.1.1' });
    expect([at.marks('mine'), at.marks('lamp'), at.marks('other')]).toEqual([{}, {}, { exerted: true }]);
    // Ink is not logged.
    expect(at.log.filter(({ kind }) => kind === 'readied').map(({ card }) => card)).toEqual(['plain', 'lamp']);
    const ink = (seat: string) =>
      at.rules.view(at.state, { kind: 'player', seat }).seats.map(({ zones }) => zones['inkwell']);
    expect(ink('p1')).toEqual([{ count: 1, marks: { exerted: 1 } }, { count: 1 }]);
  });
  it('leaves a card exerted where an effect demands it', () => {
    const at = table({
      p2: {
        play: [
          { card: 'stone', as: 'stone', exerted: true },
          { card: 'plain', as: 'mine', exerted: true },
        ],
      },
    });
    at.answer('p1', END);
    expect([at.marks('stone'), at.marks('mine')]).toEqual([{ exerted: true }, {}]);
  });
  it('logs no card that was ready, and nothing replaces readying it', () => {
    const at = table({ p2: { play: [{ card: 'plain', as: 'mine' }] } }).answer('p1', END);
    at.expectNotHappened('readied');
    const resting = lorcanaTable({ p2: { play: ['rest', { card: 'plain', exerted: true }] } }, [rest, plain]);
    expect(resting.answer('p1', END).player('p2')['lore']).toBe(1);
  });
});

rule('Lorcana 4.2.1.2', () => {
  it('applies "your turn" from the Ready step until the turn is over', () => {
    const at = table({ p1: {}, p2: { play: [{ card: 'bat', as: 'bat' }] } });
    expect(at.facts('bat').keywords).toEqual({});
    at.answer('p1', END).expectHappened('turnChanged', { phase: 'ready', cites: '4.2.1.2' });
    expect(Object.keys(at.facts('bat').keywords)).toEqual(['evasive']);
    at.answer('p2', END);
    expect(at.facts('bat').keywords).toEqual({});
  });
  it('applies nothing of it in the turns of others, at a table of three as well', () => {
    const at = table({ p1: {}, p2: { play: [{ card: 'bat', as: 'bat' }] }, p3: {} });
    const flies = (): boolean => 'evasive' in at.facts('bat').keywords;
    const seen = [flies()];
    for (const seat of ['p1', 'p2', 'p3']) {
      at.answer(seat, END);
      seen.push(flies());
    }
    expect(seen).toEqual([false, true, false, false]);
  });
});

rule('Lorcana 4.2.1.3', () => {
  it('ends what lasts until "your next turn" in the Ready step of that turn, and not before', () => {
    const at = table({
      p1: { hand: ['shield'], inkwell: 1, play: [{ card: 'plain', as: 'mine' }, 'rooster'] },
    });
    play(at, 'p1', 'shield').answer('p1', ['mine']);
    expect(at.facts('mine').keywords).toEqual({ resist: 2 });
    at.answer('p1', END);
    expect(at.facts('mine').keywords).toEqual({ resist: 2 });
    at.answer('p2', END).expectLog([
      { kind: 'turnChanged', phase: 'end' },
      { kind: 'turnEnding', seat: 'p2' },
      { kind: 'turnChanged', seat: 'p1', phase: 'ready' },
      { kind: 'effectsEnded', cites: '4.2.1.3' },
      { kind: 'turnBegan', seat: 'p1' },
      { kind: 'turnChanged', phase: 'set' },
      { kind: 'abilityPlaced', card: 'rooster' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained' },
      { kind: 'turnChanged', phase: 'draw' },
      { kind: 'drawn' },
      { kind: 'turnChanged', phase: 'main' },
    ]);
    expect(at.facts('mine').keywords).toEqual({});
  });
  it('has the check after the Ready step find what it kept alive, before any lore of a location', () => {
    const at = table({
      p1: { hand: ['courage'], inkwell: 1, play: [{ card: 'plain', as: 'hurt', damage: 2 }, 'inn'] },
      p2: { hand: ['storm'], inkwell: 1 },
    });
    play(at, 'p1', 'courage').answer('p1', END);
    play(at, 'p2', 'storm').expectNotHappened('banished');
    expect(at.marks('hurt')).toEqual({ damage: 3 });
    at.answer('p2', END).expectLog([
      { kind: 'turnChanged', phase: 'end' },
      { kind: 'turnEnding', seat: 'p2' },
      { kind: 'turnChanged', seat: 'p1', phase: 'ready' },
      { kind: 'effectsEnded', cites: '4.2.1.3' },
      { kind: 'turnBegan', seat: 'p1' },
      { kind: 'banished', object: 'hurt', cites: '1.9.2' },
      { kind: 'turnChanged', phase: 'set' },
      { kind: 'loreGained', amount: 1 },
      { kind: 'turnChanged', phase: 'draw' },
      { kind: 'drawn' },
      { kind: 'turnChanged', phase: 'main' },
    ]);
    // It is the first pass of this check: nothing before it has led to it (1.9.3).
    expect(at.rulesOf('banished')).toEqual([['1.9.1.3', '1.9.2', '6.2.10', '8.4.4', '9.4.1']]);
  });
  it('outlasts the turns of all others, and "until another player’s turn" outlasts this turn', () => {
    const seat = { hand: ['shield'], inkwell: 1 };
    const at = table({
      p1: { ...seat, play: [{ card: 'plain', as: 'first' }] },
      p2: { ...seat, play: [{ card: 'plain', as: 'second' }] },
      p3: {},
    });
    const shielded = () => ['first', 'second'].filter((as) => 'resist' in at.facts(as).keywords);
    play(at, 'p1', 'shield').answer('p1', ['first']).answer('p1', END);
    play(at, 'p2', 'shield').answer('p2', ['second']);
    const seen = ['p2', 'p3', 'p1'].map((one) => {
      at.answer(one, END);
      return shielded();
    });
    expect(seen).toEqual([['first', 'second'], ['second'], []]);
  });
});

rule('Lorcana 4.2.1.4', () => {
  it('triggers at the start of the turn and resolves in the Set step after lore of locations', () => {
    const at = table({ p1: { play: [{ card: 'plain', as: 'ready' }] }, p2: { play: ['sun', 'castle'] } });
    at.answer('p1', END).expectLog([
      { kind: 'turnChanged', phase: 'end' },
      { kind: 'turnEnding' },
      { kind: 'turnChanged', seat: 'p2', phase: 'ready' },
      { kind: 'turnBegan', seat: 'p2', cites: '4.2.1.4' },
      { kind: 'turnChanged', phase: 'set' },
      { kind: 'loreGained', amount: 2 },
      { kind: 'abilityPlaced', card: 'sun' },
      { kind: 'abilityTaken' },
      { kind: 'damageDealt', object: 'ready', amount: 1 },
      { kind: 'turnChanged', phase: 'draw' },
      { kind: 'drawn' },
      { kind: 'turnChanged', phase: 'main' },
    ]);
  });
  it('does not trigger for a card that enters play in the Set step', () => {
    const at = table({ p2: { play: ['nest'], hand: ['rooster'] } }).answer('p1', END);
    at.answer('p2', [at.find('p2', 'hand', 'rooster')]).expectNotHappened('loreGained');
    at.expectHappened('played', { card: 'rooster' }).expectDecision({ p2: 'turnAction' });
  });
});

rule('Lorcana 4.2.2.1', () => {
  it('dries the characters of the active player only', () => {
    const at = table({
      p1: { play: [{ card: 'plain', as: 'mine', drying: true }] },
      p2: { play: [{ card: 'plain', as: 'theirs', drying: true }] },
    });
    at.answer('p1', END);
    expect([at.marks('mine'), at.marks('theirs')]).toEqual([{ drying: true }, {}]);
    at.answer('p2', { action: 'quest', character: 'theirs' }).answer('p2', END);
    expect(at.marks('mine')).toEqual({});
  });
  it('has an effect dry characters early, and logs those that were drying', () => {
    const sunbeam = action({
      id: 'sunbeam',
      effect: {
        do: 'sequence',
        of: [
          { do: 'all', from: {}, as: 'all' },
          { do: 'dry', objects: 'all' },
        ],
      },
    });
    const play1 = [
      { card: 'plain', as: 'wet', drying: true },
      { card: 'plain', as: 'done' },
    ];
    const at = lorcanaTable({ p1: { play: play1, hand: [{ card: 'sunbeam', as: 'sunbeam' }], inkwell: 1 } }, [
      plain,
      sunbeam,
    ]).answer('p1', { action: 'play', card: 'sunbeam', pay: 'ink' });
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'madeDry', object: 'wet', cites: '4.2.2.1' },
      { kind: 'actionResolved' },
    ]);
    at.answer('p1', { action: 'quest', character: 'wet' });
  });
  it('leaves a character drying that enters play in the Set step', () => {
    const at = table({ p2: { play: ['nest'], hand: ['rooster'] } }).answer('p1', END);
    at.answer('p2', [at.find('p2', 'hand', 'rooster')]);
    const character = at.find('p2', 'play', 'rooster');
    at.expectRefused('p2', { action: 'quest', character }, 'character.drying');
  });
});

rule('Lorcana 4.2.2.2', () => {
  it('gains the lore of the locations of the active player, without the bag', () => {
    const at = table({ p1: { play: ['castle'] }, p2: { play: ['inn', 'castle', 'ruin'] } }).answer('p1', END);
    expect(at.log.filter(({ kind }) => kind === 'loreGained').map(({ seat, amount }) => [seat, amount])).toEqual([
      ['p2', 1],
      ['p2', 2],
    ]);
    at.expectHappened('loreGained', { seat: 'p2', amount: 2, lore: 3, cites: '4.2.2.2' });
    at.expectNotHappened('abilityPlaced');
    expect(at.player('p1')['lore']).toBe(0);
  });
  it('gains none of a location that has none: nothing happens instead', () => {
    const at = lorcanaTable({ p2: { play: ['dull', 'ruin', 'inn'] } }, [
      item({
        id: 'dull',
        abilities: [
          {
            kind: 'replacement',
            name: 'dull',
            on: { event: 'loreGained' },
            instead: { with: 'effect', effect: { do: 'draw', count: 1 } },
          },
        ],
      }),
      ruin,
      inn,
    ]).answer('p1', END);
    expect([at.player('p2')['lore'], at.cards('p2', 'hand').length]).toEqual([0, 2]);
  });
  it('wins by it before anything that triggered resolves', () => {
    const at = table({ p1: { lore: 19, play: ['owl'] }, p2: { lore: 18, play: ['castle'] } }).answer('p1', END);
    at.expectHappened('gameEnded', { winners: ['p2'] }).expectNotHappened('abilityPlaced');
  });
});

rule('Lorcana 4.2.2.3', () => {
  it('resolves together what the Ready step and the Set step have triggered', () => {
    const tithe = character({
      id: 'tithe',
      abilities: [
        {
          kind: 'triggered',
          name: 'tithe',
          on: [{ event: 'loreGained', where: { source: { object: { of: 'you', is: ['location'] } } } }],
          effect: { do: 'draw', count: 1 },
        },
      ],
    });
    const at = lorcanaTable({ p2: { play: ['inn', 'tithe', 'rooster'] } }, [inn, tithe, rooster]).answer('p1', END);
    at.expectDecision({ p2: 'bag' });
    expect(at.legal('p2')).toHaveLength(2);
    const placed = at.log.filter(({ kind }) => kind === 'abilityPlaced').map(({ card }) => card);
    expect(placed.toSorted()).toEqual(['rooster', 'tithe']);
  });
  it('resolves the abilities of the active player in the order they like, then those of others', () => {
    const at = table({ p1: { play: ['owl'] }, p2: { play: ['rooster', 'cockerel'] } }).answer('p1', END);
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced')).toHaveLength(3);
    at.expectHappened('abilityPlaced', { card: 'owl', cites: '4.2.2.3' }).expectDecision({ p2: 'bag' });
    expect(at.state.turn.phase).toBe('set');
    const bag = at.state.zones['bag'] ?? [];
    const of = (card: string) => bag.find((id) => at.state.objects[id]?.definition === card) ?? '';
    at.expectLegal('p2', [of('rooster'), of('cockerel')]).answer('p2', of('cockerel'));
    expect(at.log.filter(({ kind }) => kind === 'loreGained').map(({ seat, amount }) => [seat, amount])).toEqual([
      ['p2', 2],
      ['p2', 1],
      ['p1', 1],
    ]);
  });
});

const drawing = (reads: boolean) =>
  table({ p1: { hand: ['fetch', 'draw'], inkwell: 2, play: reads ? ['reader'] : [] } });

rule('Lorcana 4.2.3.1', () => {
  it('calls it drawing where a card says draw', () => {
    const at = drawing(true);
    const [top] = at.cards('p1', 'deck');
    play(at, 'p1', 'draw').expectHappened('drawn', { seat: 'p1', card: top ?? '', cites: '4.2.3.1' });
    at.expectDecision({ p1: 'may' });
  });
  it('draws as many as the card says, one after another, each with its own loss', () => {
    const pour = action({ id: 'pour', effect: { do: 'draw', count: 3 } });
    const at = lorcanaTable({ p1: { hand: [{ card: 'pour', as: 'pour' }], inkwell: 1, deck: 2 } }, [pour]);
    at.answer('p1', { action: 'play', card: 'pour', pay: 'ink' });
    expect(at.log.filter(({ kind }) => kind.startsWith('draw')).map(({ kind }) => kind)).toEqual([
      'drawn',
      'drawn',
      'drawFailed',
    ]);
  });
  it('calls it no drawing where a card is put into the hand, from the deck too', () => {
    const at = play(drawing(true), 'p1', 'fetch');
    at.expectNotHappened('drawn').expectHappened('putInto', { zone: 'hand' }).expectDecision({ p1: 'turnAction' });
    expect(at.cards('p1', 'hand')).toHaveLength(2);
  });
  it('loses nothing where a card is to be put into the hand and there is none', () => {
    const at = table({ p1: { hand: ['fetch'], inkwell: 1, deck: 0 } });
    play(at, 'p1', 'fetch').expectNotHappened('drawFailed').expectDecision({ p1: 'turnAction' });
  });
  it('shows a drawn card to its player only', () => {
    const at = play(drawing(false), 'p1', 'draw');
    const seen = (seat: string) =>
      at.rules.logFor(at.log, { kind: 'player', seat }).find(({ kind }) => kind === 'drawn');
    expect(Object.keys(seen('p2') ?? {})).toEqual(['kind', 'cites', 'seat']);
    expect(Object.keys(seen('p1') ?? {})).toEqual(['kind', 'cites', 'seat', 'card', 'object']);
  });
});

rule('Lorcana 4.2.3.2', () => {
  it('has the active player draw one card', () => {
    const at = table({}).answer('p1', END).expectHappened('drawn', { seat: 'p2', cites: '4.2.3.2' });
    expect([at.cards('p1', 'hand'), at.cards('p2', 'hand')].map(({ length }) => length)).toEqual([0, 1]);
  });
  it('is none of a player who has left in the Set step, who has no main phase either', () => {
    const hesitant = character({
      id: 'hesitant',
      abilities: [starting('hesitant', 'you', { do: 'may', effect: { do: 'gain-lore', amount: 1 } })],
    });
    const at = lorcanaTable({ p2: { play: ['hesitant'] }, p3: {} }, [hesitant]).answer('p1', END);
    at.concede('p2').expectLog([
      { kind: 'lost', seat: 'p2' },
      { kind: 'turnChanged', seat: 'p3', phase: 'ready' },
      { kind: 'turnBegan', seat: 'p3' },
      { kind: 'turnChanged', phase: 'set' },
      { kind: 'turnChanged', phase: 'draw' },
      { kind: 'drawn', seat: 'p3' },
      { kind: 'turnChanged', seat: 'p3', phase: 'main' },
    ]);
  });
  it('is all there is of the turn for a player who leaves after it', () => {
    const at = table({ p2: { play: ['reader'] }, p3: {} })
      .answer('p1', END)
      .expectDecision({ p2: 'may' });
    at.concede('p2').expectHappened('turnBegan', { seat: 'p3' });
    expect(at.log.filter(({ kind }) => kind === 'turnChanged').map(({ seat, phase }) => [seat, phase])).toEqual(
      ['ready', 'set', 'draw', 'main'].map((phase) => ['p3', phase]),
    );
  });
  it('is skipped by the starting player, who begins with seven cards as the others do', () => {
    const [deck = []] = Object.values(builtInDecks('lorcana'));
    const rules = rulesFor('lorcana');
    const seats = ['p1', 'p2'].map((seat) => ({ seat, deck }));
    const created = rules?.create({
      gameId: 'g1',
      format: 'core-constructed',
      seed: '1'.repeat(64),
      seats,
      chooser: 'p1',
    });
    if (rules === undefined || created?.kind !== 'decided') throw new Error('Lorcana is one of the games');
    const at = tableOf(rules, created.state, created.log).answer('p1', 'p2').answer('p2', []).answer('p1', []);
    const hands = () => ['p1', 'p2'].map((seat) => at.cards(seat, 'hand').length);
    at.expectNotHappened('drawn').expectDecision({ p2: 'turnAction' });
    expect(hands()).toEqual([7, 7]);
    at.answer('p2', END).expectHappened('drawn', { seat: 'p1' });
    expect(hands()).toEqual([8, 7]);
  });
  it('skips it only on the first turn of the game', () => {
    const at = table({ p3: {} }, { turn: { number: 1 } });
    for (const seat of ['p1', 'p2', 'p3']) at.answer(seat, END);
    expect(['p1', 'p2', 'p3'].map((seat) => at.cards(seat, 'hand').length)).toEqual([1, 1, 1]);
  });
});

rule('Lorcana 4.2.3.3', () => {
  it('goes to the main phase when all that the draw led to has resolved', () => {
    const at = table({ p2: { play: ['reader'], hand: ['plain'], inkwell: 1 } }).answer('p1', END);
    at.expectDecision({ p2: 'may' });
    expect(at.state.turn.phase).toBe('draw');
    at.refused('p2', { action: 'play', card: at.find('p2', 'hand', 'plain'), pay: 'ink' });
    at.answer('p2', 'yes').expectLog([
      { kind: 'loreGained' },
      { kind: 'turnChanged', phase: 'main', cites: '4.2.3.3' },
    ]);
    at.expectDecision({ p2: 'turnAction' });
  });
  it('waits for each of several, of other players too', () => {
    const spy = character({
      id: 'spy',
      abilities: [
        {
          kind: 'triggered',
          name: 'spy',
          on: [{ event: 'drawn', where: { seat: { seat: 'opponents' } } }],
          effect: { do: 'may', effect: { do: 'gain-lore', amount: 1 } },
        },
      ],
    });
    const at = lorcanaTable({ p1: { play: ['spy'] }, p2: { play: ['reader'] } }, [spy, reader]).answer('p1', END);
    at.expectDecision({ p2: 'may' }).answer('p2', 'no').expectDecision({ p1: 'may' });
    at.expectLog([{ kind: 'abilityTaken', seat: 'p1', card: 'spy' }]);
    expect(at.state.turn.phase).toBe('draw');
    at.answer('p1', 'no').expectLog([{ kind: 'turnChanged', phase: 'main', cites: '4.2.3.3' }]);
    at.expectDecision({ p2: 'turnAction' });
  });
  it('waits for nobody where nothing was led to', () => {
    table({ p2: { play: ['plain'] } })
      .answer('p1', END)
      .expectLog([
        { kind: 'turnChanged', phase: 'end' },
        { kind: 'turnEnding' },
        { kind: 'turnChanged', phase: 'ready' },
        { kind: 'turnBegan' },
        { kind: 'turnChanged', phase: 'set' },
        { kind: 'turnChanged', phase: 'draw' },
        { kind: 'drawn', seat: 'p2' },
        { kind: 'turnChanged', phase: 'main', cites: '4.2.3.3' },
      ])
      .expectDecision({ p2: 'turnAction' });
  });
});
