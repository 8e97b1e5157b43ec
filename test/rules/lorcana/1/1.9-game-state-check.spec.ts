import { expect, it } from 'vitest';
import { action, character, location, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

const END = { action: 'end-turn' };
const plain = character({ id: 'plain', willpower: 3 });
const scholar = character({ id: 'scholar', lore: 3 });
const tower = location({ id: 'tower', willpower: 4 });
type Effect = NonNullable<Parameters<typeof action>[0]['effect']>;
const effectOf = (id: string, ...of: readonly Effect[]) => action({ id, effect: { do: 'sequence', of } });
const all: Effect = { do: 'all', from: { is: ['character'] }, as: 'everyone' };
const draw = (count: number) => effectOf(`draw-${count}`, { do: 'draw', count });
const windfall = effectOf('windfall', { do: 'gain-lore', amount: 2 }, { do: 'draw', count: 1 });
const weaken = effectOf(
  'weaken',
  { do: 'all', from: { anyOf: ['character', 'location'], of: 'opponents' }, as: 'weak' },
  {
    do: 'modify',
    objects: 'weak',
    changes: [{ change: 'number', name: 'willpower', add: -1 }],
    until: 'endOfTurn',
  },
);
const storm = effectOf('storm', all, { do: 'deal', objects: 'everyone', amount: 1 });
const glory = effectOf('glory', all, { do: 'deal', objects: 'everyone', amount: 1 }, { do: 'gain-lore', amount: 1 });
const salve = effectOf(
  'salve',
  all,
  { do: 'deal', objects: 'everyone', amount: 1 },
  { do: 'remove-damage', objects: 'everyone', upTo: 1, exact: true },
);
const frail = character({ id: 'frail', willpower: 1 });
const bomb = character({
  id: 'bomb',
  willpower: 1,
  abilities: [
    {
      kind: 'triggered',
      name: 'bomb',
      on: [{ event: 'banished', where: { object: { object: { self: true } } } }],
      effect: {
        do: 'sequence',
        of: [
          { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'hit' },
          { do: 'deal', objects: 'hit', amount: 1 },
        ],
      },
    },
  ],
});
const dying = (id: string) => ({
  kind: 'triggered' as const,
  name: id,
  on: [{ event: 'banished', where: { object: { object: { self: true } } } }],
  effect: { do: 'gain-lore' as const, amount: 1 },
});
const queen = character({
  id: 'queen',
  willpower: 1,
  abilities: [
    dying('queen dies'),
    {
      kind: 'static',
      name: 'crown',
      affects: { is: ['character'], of: 'you', other: true },
      changes: [{ change: 'number', name: 'willpower', add: 1 }],
    },
  ],
});
const ward = character({ id: 'page', willpower: 1, abilities: [dying('page dies')] });
const widow = character({
  id: 'widow',
  willpower: 1,
  abilities: [
    {
      kind: 'triggered',
      name: 'widow',
      on: [{ event: 'banished', where: { object: { object: { other: true, of: 'you', is: ['character'] } } } }],
      effect: { do: 'gain-lore', amount: 1 },
    },
  ],
});
const squire = character({ id: 'squire', willpower: 2 });
const cards = [
  plain,
  scholar,
  tower,
  draw(2),
  windfall,
  weaken,
  storm,
  glory,
  salve,
  frail,
  bomb,
  queen,
  ward,
  squire,
  widow,
];

type Seat = Parameters<typeof lorcanaTable>[0][string];
/** p1 plays the card, whose cost is paid. */
const playing = (card: string, p1: Seat, p2: Seat = {}, more: { readonly [seat: string]: Seat } = {}) => {
  const at = lorcanaTable({ p1: { hand: [card], inkwell: 1, ...p1 }, p2, ...more }, cards);
  return at.answer('p1', { action: 'play', card: at.find('p1', 'hand', card), pay: 'ink' });
};

rule('Lorcana 1.9.1.1', () => {
  const quest = (lore: number) =>
    lorcanaTable({ p1: { lore, play: [{ card: 'scholar', as: 'scholar' }] } }, cards).answer('p1', {
      action: 'quest',
      character: 'scholar',
    });
  it('ends the game for a player with 20 or more lore', () => {
    const at = quest(18);
    at.expectHappened('gameEnded', { winners: ['p1'], losers: ['p2'], reason: 'lore', cites: '1.9.1.1' });
    at.expectDecision({}).expectRefused('p1', END, 'game.over');
  });
  it('ends it at 20 exactly, before anything else of the check', () => {
    const at = quest(17);
    at.expectLog([
      { kind: 'exerted' },
      { kind: 'quested' },
      { kind: 'loreGained', amount: 3, lore: 20 },
      { kind: 'gameEnded', winners: ['p1'], cites: '1.9.1.1' },
    ]);
  });
  it('goes on at 19', () => {
    quest(16).expectNotHappened('gameEnded').expectDecision({ p1: 'turnAction' });
  });
});

rule('Lorcana 1.9.1.2', () => {
  it('loses for a draw from an empty deck, once the effect is over', () => {
    playing('draw-2', { deck: 1, lore: 5 }).expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'drawn' },
      { kind: 'drawFailed', seat: 'p1', cites: '1.9.1.2' },
      { kind: 'actionResolved' },
      { kind: 'gameEnded', winners: ['p2'], losers: ['p1'], reason: 'empty deck', cites: '1.9.1.2' },
    ]);
  });
  it('loses nothing for drawing the last card', () => {
    const at = playing('draw-2', { deck: 2 });
    expect([at.cards('p1', 'deck'), at.state.outcome]).toEqual([[], null]);
  });
});

rule('Lorcana 1.9.1.3', () => {
  it('banishes a character and a location whose willpower has fallen to the damage on them', () => {
    const play = [
      { card: 'plain', as: 'hurt', damage: 2 },
      { card: 'tower', as: 'tower', damage: 3 },
      { card: 'plain', as: 'scratched', damage: 1 },
    ];
    const at = playing('weaken', {}, { play });
    at.expectHappened('banished', { object: 'hurt', cites: '1.9.1.3' });
    at.expectHappened('banished', { object: 'tower', cites: '1.9.1.3' });
    expect(at.exists('scratched')).toBe(true);
    const rules = (willpower: string) => ['1.9.1.3', '1.9.2', '1.9.5', willpower, '8.4.4', '8.6.4', '9.4.1'];
    expect(at.rulesOf('banished')).toEqual([rules('6.2.10'), rules('6.5.5')]);
  });
  it('banishes what has no willpower left, without any damage', () => {
    const at = playing('weaken', {}, { play: [{ card: 'frail', as: 'frail' }] });
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'effectStarted' },
      { kind: 'actionResolved' },
      { kind: 'banished', object: 'frail', cites: '1.9.1.3' },
    ]);
  });
  it('does not look at damage that is taken away again before the check', () => {
    const at = playing(
      'salve',
      { play: [{ card: 'frail', as: 'frail' }] },
      { play: [{ card: 'plain', as: 'hurt', damage: 2 }] },
    );
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'damageDealt', object: 'frail', damage: 1 },
      { kind: 'damageDealt', object: 'hurt', damage: 3 },
      { kind: 'damageRemoved', object: 'frail', amount: 1 },
      { kind: 'damageRemoved', object: 'hurt', amount: 1 },
      { kind: 'actionResolved' },
    ]);
    expect([at.marks('frail'), at.marks('hurt')]).toEqual([{}, { damage: 2 }]);
  });
});

rule('Lorcana 1.9.2', () => {
  it('checks when the action has resolved, and once more when what triggered has', () => {
    const at = playing(
      'storm',
      { play: [{ card: 'frail', as: 'frail' }] },
      { play: [{ card: 'bomb', as: 'bomb' }, { card: 'plain', as: 'hurt', damage: 1 }, 'scholar'] },
    );
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'damageDealt', object: 'frail' },
      { kind: 'damageDealt', object: 'bomb' },
      { kind: 'damageDealt', object: 'hurt' },
      { kind: 'damageDealt' },
      { kind: 'actionResolved' },
      { kind: 'banished', object: 'frail', cites: '1.9.2' },
      { kind: 'banished', object: 'bomb' },
      { kind: 'abilityPlaced', seat: 'p2' },
      { kind: 'abilityTaken', seat: 'p2' },
    ]);
    at.expectDecision({ p2: 'choose' }).answer('p2', ['hurt']);
    at.expectLog([
      { kind: 'damageDealt', object: 'hurt' },
      { kind: 'banished', object: 'hurt', cites: '1.9.2' },
    ]);
  });
  it('looks for a win before it banishes', () => {
    const at = playing('glory', { lore: 19, play: [{ card: 'frail', as: 'frail' }] });
    at.expectHappened('gameEnded', { winners: ['p1'], cites: '1.9.2' }).expectNotHappened('banished');
    expect(at.exists('frail')).toBe(true);
  });
});

rule('Lorcana 1.9.2.1', () => {
  it('lets a player win who would win and lose by the same check', () => {
    const at = playing('windfall', { lore: 18, deck: 0 });
    at.expectHappened('drawFailed').expectHappened('gameEnded', { winners: ['p1'], reason: 'lore', cites: '1.9.2.1' });
  });
  it('lets that player lose who only loses', () => {
    playing('windfall', { lore: 17, deck: 0 }).expectHappened('gameEnded', { winners: ['p2'], reason: 'empty deck' });
  });
  it('banishes in turn order from the active player', () => {
    const play = ['frail'];
    const at = lorcanaTable({ p1: { play }, p2: { play, hand: ['storm'], inkwell: 1 }, p3: { play } }, cards, {
      turn: { active: 'p2' },
    });
    at.answer('p2', { action: 'play', card: at.find('p2', 'hand', 'storm'), pay: 'ink' });
    expect(at.log.filter(({ kind }) => kind === 'banished').map(({ seat }) => seat)).toEqual(['p2', 'p3', 'p1']);
  });
});

/** The queen keeps her page alive; both have as much damage as the check needs once she is gone. */
const court = () =>
  playing(
    'storm',
    {},
    {
      play: [
        { card: 'queen', as: 'queen' },
        { card: 'page', as: 'page' },
      ],
    },
  );

rule('Lorcana 1.9.3', () => {
  it('checks again after a banish, before anything that triggered resolves', () => {
    const at = court();
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'damageDealt', object: 'queen' },
      { kind: 'damageDealt', object: 'page' },
      { kind: 'actionResolved' },
      { kind: 'banished', object: 'queen' },
      { kind: 'banished', object: 'page', cites: '1.9.3' },
      { kind: 'abilityPlaced' },
      { kind: 'abilityPlaced' },
    ]);
    const [first] = at.log.filter(({ kind }) => kind === 'banished');
    expect(first?.cites.map((cite) => cite.rule)).not.toContain('1.9.3');
  });
  it('takes along who lived by the banished card, and nobody with willpower enough of their own', () => {
    const play = ['queen', 'squire'].map((card) => ({ card, as: card }));
    const at = playing('storm', {}, { play: [...play, { card: 'frail', as: 'frail' }] });
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'damageDealt', object: 'queen' },
      { kind: 'damageDealt', object: 'squire' },
      { kind: 'damageDealt', object: 'frail' },
      { kind: 'actionResolved' },
      { kind: 'banished', object: 'queen' },
      { kind: 'banished', object: 'frail', cites: '1.9.3' },
      { kind: 'abilityPlaced', card: 'queen' },
      { kind: 'abilityTaken', card: 'queen' },
      { kind: 'loreGained', seat: 'p2', amount: 1 },
    ]);
    expect([at.marks('squire'), at.facts('squire').numbers['willpower']]).toEqual([{ damage: 1 }, 2]);
  });
});

rule('Lorcana 1.9.4', () => {
  it('puts what triggered into the bag together, when the check has come to its end', () => {
    const at = court();
    at.expectHappened('abilityPlaced', { card: 'queen', cites: '1.9.4' });
    at.expectHappened('abilityPlaced', { card: 'page', cites: '1.9.4' });
    const [queens, pages] = at.state.zones['bag'] ?? [];
    at.expectDecision({ p2: 'bag' }).expectLegal('p2', [queens ?? '', pages ?? '']);
    at.answer('p2', pages ?? '').expectHappened('abilityTaken', { ability: pages ?? '', card: 'page' });
  });
  it('puts nothing there between two actions that the check asks for', () => {
    court().expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'damageDealt', object: 'queen' },
      { kind: 'damageDealt', object: 'page' },
      { kind: 'actionResolved' },
      { kind: 'banished', object: 'queen' },
      { kind: 'banished', object: 'page' },
      { kind: 'abilityPlaced', card: 'queen', cites: '1.9.4' },
      { kind: 'abilityPlaced', card: 'page', cites: '1.9.4' },
    ]);
  });
  it('puts nothing there where the check ends the game', () => {
    const at = playing('glory', { lore: 19 }, { play: [{ card: 'page', as: 'page' }] });
    at.expectHappened('gameEnded', { winners: ['p1'] })
      .expectNotHappened('abilityPlaced')
      .expectNotHappened('banished');
  });
});

rule('Lorcana 1.9.5', () => {
  it('banishes all at the same time: each of them sees the others go', () => {
    const play = ['frail', { card: 'widow', as: 'widow' }, 'frail'];
    const at = playing('storm', { lore: 3, play });
    expect(
      at.log.filter(({ kind }) => kind === 'banished').map(({ cites }) => cites.map(({ rule: it }) => it)),
    ).toEqual(Array.from({ length: 3 }, () => expect.arrayContaining(['1.9.5']) as unknown));
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced').map(({ card }) => card)).toEqual(['widow', 'widow']);
  });
  it('calls a single one no combined action', () => {
    const at = playing('storm', { play: ['frail'] });
    const [only] = at.log.filter(({ kind }) => kind === 'banished');
    expect(only?.cites.map((cite) => cite.rule)).not.toContain('1.9.5');
  });
});
