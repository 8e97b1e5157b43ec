import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

const END = { action: 'end-turn' };
type Ability = NonNullable<Parameters<typeof character>[0]['abilities']>[number];
type Effect = NonNullable<Parameters<typeof action>[0]['effect']>;

const gain = (amount: number): Effect => ({ do: 'gain-lore', amount });
const onQuest = (name: string, effect: Effect, seat: 'you' | 'opponents' = 'opponents'): Ability => ({
  kind: 'triggered',
  name,
  on: [{ event: 'quested', where: { seat: { seat } } }],
  effect,
});
/** Something that happens when its player, or anybody, loses a certain character by the ability of another card. */
const onBanishOf = (name: string, dead: string, effect: Effect): Ability => ({
  kind: 'triggered',
  name,
  on: [{ event: 'banished', where: { object: { object: { named: dead } } } }],
  effect,
});
const banishing = (named: string): Effect => ({
  do: 'sequence',
  of: [
    { do: 'all', from: { named }, as: 'dead' },
    { do: 'banish', objects: 'dead' },
  ],
});
const plain = character({ id: 'plain' });
const quester = character({ id: 'quester', lore: 0 });
const rat = character({ id: 'rat' });
const doom = action({ id: 'doom', effect: banishing('rat') });
const legacy = character({ id: 'legacy', abilities: [onBanishOf('legacy', 'rat', { do: 'draw', count: 1 })] });
const lamp = item({
  id: 'lamp',
  abilities: [{ kind: 'activated', name: 'shine', costs: [{ pay: 'exert' }], effect: gain(1) }],
});
const one = character({ id: 'one', abilities: [onQuest('one', gain(1), 'you')] });
const hunts = character({ id: 'hunts', abilities: [onQuest('hunts', banishing('rat'), 'you')] });
const avenger = character({ id: 'avenger', abilities: [onBanishOf('avenger', 'rat', gain(3))] });
const other = character({ id: 'other', abilities: [onQuest('other', gain(1))] });
const stalks = character({ id: 'stalks', abilities: [onQuest('stalks', banishing('rat'))] });
const maybe = character({ id: 'maybe', abilities: [onQuest('maybe', { do: 'may', effect: gain(1) })] });
const pair = character({ id: 'pair', abilities: [onQuest('left', gain(1)), onQuest('right', gain(2))] });
const doubles = character({ id: 'doubles', abilities: [onQuest('first', gain(1)), onQuest('second', gain(1))] });
const reader = character({
  id: 'reader',
  abilities: [
    {
      kind: 'triggered',
      name: 'reader',
      on: [{ event: 'turnBegan', where: { seat: { seat: 'you' } } }],
      effect: { do: 'may', effect: gain(1) },
    },
  ],
});
const oath: Ability = {
  kind: 'triggered',
  name: 'oath',
  on: [{ event: 'quested', where: { seat: { seat: 'opponents' } } }],
  if: { count: { named: 'rat' }, is: { min: 1 } },
  effect: gain(1),
};
const sworn = character({ id: 'sworn', abilities: [oath] });
const cards = [
  plain,
  quester,
  rat,
  doom,
  legacy,
  lamp,
  one,
  hunts,
  avenger,
  other,
  stalks,
  maybe,
  pair,
  doubles,
  reader,
  sworn,
];

type Seats = Parameters<typeof lorcanaTable>[0];
const table = (seats: Seats) => lorcanaTable(seats, cards);
/** p1 quests with a character without lore, and what triggers begins to wait. */
const quest = (p1: readonly string[], others: Seats) =>
  table({ p1: { play: [{ card: 'quester', as: 'quester' }, ...p1] }, ...others }).answer('p1', {
    action: 'quest',
    character: 'quester',
  });
type At = ReturnType<typeof table>;
const waiting = (at: At) => (at.state.zones['bag'] ?? []).map((id) => at.state.objects[id]?.definition);
const entry = (at: At, card: string) =>
  (at.state.zones['bag'] ?? []).find((id) => at.state.objects[id]?.definition === card) ?? '';
const taken = (at: At) => at.log.filter(({ kind }) => kind === 'abilityTaken').map(({ card }) => card);
const rulesOf = (at: At, kind: string, card: string) =>
  at.log.find((found) => found.kind === kind && found['card'] === card)?.cites.map((cite) => cite.rule);

rule('Lorcana 8.7.2', () => {
  it('holds no played card, no resolving action and no activated ability', () => {
    const at = table({ p1: { hand: ['plain', 'doom'], inkwell: 2, play: [{ card: 'lamp', as: 'lamp' }] } });
    at.answer('p1', { action: 'play', card: at.find('p1', 'hand', 'plain'), pay: 'ink' });
    at.expectNotHappened('abilityPlaced');
    at.answer('p1', { action: 'play', card: at.find('p1', 'hand', 'doom'), pay: 'ink' });
    at.expectNotHappened('abilityPlaced');
    at.answer('p1', { action: 'activate', source: 'lamp', ability: 'shine' });
    at.expectNotHappened('abilityPlaced').expectHappened('loreGained', { seat: 'p1' });
  });
  it('holds a triggered ability, for everybody to see', () => {
    const at = quest([], { p2: { play: ['maybe', 'maybe'] } });
    expect(waiting(at)).toEqual(['maybe', 'maybe']);
    for (const viewer of [{ kind: 'player', seat: 'p1' }, { kind: 'spectator' }] as const) {
      expect(at.rules.view(at.state, viewer).shared['bag']?.objects).toHaveLength(2);
    }
  });
});

rule('Lorcana 8.7.3', () => {
  it('is filled by the player of the card with the ability', () => {
    const at = table({ p1: { hand: ['doom'], inkwell: 1 }, p2: { play: ['rat', 'legacy'] } });
    at.answer('p1', { action: 'play', card: at.find('p1', 'hand', 'doom'), pay: 'ink' });
    at.expectHappened('abilityPlaced', { seat: 'p2', card: 'legacy', cites: '8.7.3' });
    at.expectHappened('drawn', { seat: 'p2' });
  });
  it('is filled by all of them at the same time', () => {
    const at = quest(['one'], { p2: { play: ['other'] }, p3: { play: ['other'] } });
    const kinds = at.log.map(({ kind }) => kind).filter((kind) => kind.startsWith('ability'));
    expect(kinds.slice(0, 3)).toEqual(['abilityPlaced', 'abilityPlaced', 'abilityPlaced']);
  });
});

rule('Lorcana 8.7.5', () => {
  it('is named where others have abilities there too, of teams where there are any', () => {
    const at = quest(['one'], { p2: { play: ['other'] } });
    expect(at.rulesOf('abilityTaken')).toEqual([
      ['8.7.4', '8.7.5'],
      ['8.7.4', '8.7.6', '8.7.7'],
    ]);
  });
});

rule('Lorcana 8.7.4', () => {
  it('is what an ability is taken by; for an effect in several parts more is to be chosen', () => {
    expect(quest(['one'], {}).rulesOf('abilityTaken')).toEqual([['8.7.4']]);
    expect(quest(['hunts'], {}).rulesOf('abilityTaken')).toEqual([['8.7.4', '7.4.5']]);
  });
  it('lets the active player choose any of their abilities, new ones too', () => {
    const at = quest(['hunts', 'one', 'avenger', 'rat'], {}).expectDecision({ p1: 'bag' });
    at.expectLegal('p1', [entry(at, 'hunts'), entry(at, 'one')]);
    at.answer('p1', entry(at, 'hunts')).expectDecision({ p1: 'bag' });
    at.expectLegal('p1', [entry(at, 'one'), entry(at, 'avenger')]);
    at.answer('p1', entry(at, 'avenger'));
    expect(taken(at)).toEqual(['avenger', 'one']);
    expect(rulesOf(at, 'abilityTaken', 'avenger')).toContain('8.7.4');
  });
  it('puts a new one in only when the one before has resolved', () => {
    quest(['hunts', 'avenger', 'rat'], {}).expectLog([
      { kind: 'exerted' },
      { kind: 'quested' },
      { kind: 'abilityPlaced', card: 'hunts' },
      { kind: 'abilityTaken', card: 'hunts' },
      { kind: 'banished', card: 'rat' },
      { kind: 'abilityPlaced', card: 'avenger' },
      { kind: 'abilityTaken', card: 'avenger' },
      { kind: 'loreGained', seat: 'p1', amount: 3 },
    ]);
  });
  it('asks nobody where only one waits', () => {
    quest(['one'], {}).expectDecision({ p1: 'turnAction' });
  });
});

rule('Lorcana 8.7.5', () => {
  it('resolves all of the active player before any of another, new ones too', () => {
    const at = quest(['hunts', 'avenger', 'rat'], { p2: { play: ['other'] } });
    expect(taken(at)).toEqual(['hunts', 'avenger', 'other']);
    expect(rulesOf(at, 'abilityTaken', 'hunts')).toContain('8.7.5');
  });
  it('is not cited if no other player has any', () => {
    expect(rulesOf(quest(['one'], {}), 'abilityTaken', 'one')).not.toContain('8.7.5');
  });
});

rule('Lorcana 8.7.6', () => {
  it('stays with the resolving player until all are done, though the active player has a new one', () => {
    const at = quest(['avenger', 'rat'], { p2: { play: ['stalks', 'other'] } }).expectDecision({ p2: 'bag' });
    at.answer('p2', entry(at, 'stalks'));
    expect(taken(at)).toEqual(['stalks', 'other', 'avenger']);
    expect(rulesOf(at, 'abilityTaken', 'other')).toContain('8.7.6');
  });
  it('takes new ones of the player who is resolving first', () => {
    const at = quest(['avenger', 'rat'], { p2: { play: ['stalks', 'avenger', 'other'] } });
    at.answer('p2', entry(at, 'stalks')).expectDecision({ p2: 'bag' });
    const own = (at.state.zones['bag'] ?? []).filter((id) => at.state.objects[id]?.controller === 'p2');
    at.expectLegal('p2', own);
    expect(own).toHaveLength(2);
  });
});

rule('Lorcana 8.7.7', () => {
  it('goes around in turn order until nothing is left', () => {
    const at = quest(['avenger', 'rat'], { p2: { play: ['avenger'] }, p3: { play: ['stalks', 'other'] } });
    at.expectDecision({ p3: 'bag' }).answer('p3', entry(at, 'stalks'));
    expect(at.log.filter(({ kind }) => kind === 'abilityTaken').map(({ seat }) => seat)).toEqual([
      'p3',
      'p3',
      'p1',
      'p2',
    ]);
    expect(rulesOf(at, 'abilityTaken', 'other')).toContain('8.7.7');
    expect(waiting(at)).toEqual([]);
  });
  it('asks each player about their own only', () => {
    const at = quest([], { p2: { play: ['pair'] }, p3: { play: ['doubles'] } }).expectDecision({ p2: 'bag' });
    at.refused('p2', entry(at, 'doubles'));
    at.expectRefused('p3', entry(at, 'doubles'), 'decision.none');
    at.answer('p2', entry(at, 'pair')).expectDecision({ p3: 'bag' });
  });
});

rule('Lorcana 8.7.8', () => {
  it('goes to the next step by itself when the bag is empty, and not before', () => {
    const at = table({ p2: { play: ['reader'] } })
      .answer('p1', END)
      .expectDecision({ p2: 'may' });
    expect(at.state.turn.phase).toBe('set');
    at.expectNotHappened('drawn');
    at.answer('p2', 'yes').expectLog([
      { kind: 'loreGained' },
      { kind: 'turnChanged', phase: 'draw', cites: '8.7.8' },
      { kind: 'drawn' },
      { kind: 'turnChanged', phase: 'main', cites: '8.7.8' },
    ]);
  });
  it('ends nothing in the main phase, where the player still has turn actions', () => {
    const at = quest(['one'], { p2: { play: ['other'] } });
    at.expectLog([
      { kind: 'exerted' },
      { kind: 'quested' },
      { kind: 'abilityPlaced', card: 'one' },
      { kind: 'abilityPlaced', card: 'other' },
      { kind: 'abilityTaken', card: 'one' },
      { kind: 'loreGained', seat: 'p1' },
      { kind: 'abilityTaken', card: 'other' },
      { kind: 'loreGained', seat: 'p2' },
    ]);
    expect([waiting(at), at.state.turn]).toEqual([[], { active: 'p1', number: 3, phase: 'main' }]);
    at.answer('p1', { action: 'quest', character: at.find('p1', 'play', 'one') });
    at.expectDecision({ p1: 'turnAction' }).expectLegal('p1', [END]);
  });
});

rule('Lorcana 8.7.9', () => {
  it('loses the abilities of a player who leaves; the others still resolve', () => {
    const at = quest([], { p2: { play: ['maybe', 'pair'] }, p3: { play: ['other'] } }).expectDecision({ p2: 'bag' });
    at.concede('p2').expectLog([
      { kind: 'lost', seat: 'p2', cites: '8.7.9' },
      { kind: 'abilityTaken', seat: 'p3', card: 'other' },
      { kind: 'loreGained', seat: 'p3' },
    ]);
    expect(waiting(at)).toEqual([]);
    at.expectDecision({ p1: 'turnAction' });
  });
  it('loses them too while another player is resolving', () => {
    const at = quest([], { p2: { play: ['maybe'] }, p3: { play: ['pair'] } }).expectDecision({ p2: 'may' });
    at.concede('p3').expectHappened('lost', { seat: 'p3', cites: '8.7.9' }).expectDecision({ p2: 'may' });
    at.answer('p2', 'yes').expectDecision({ p1: 'turnAction' });
    expect(at.player('p2')['lore']).toBe(1);
  });
  it('loses the one that is resolving', () => {
    const at = quest([], { p2: { play: ['maybe'] }, p3: { play: ['other'] } }).expectDecision({ p2: 'may' });
    at.concede('p2').expectHappened('loreGained', { seat: 'p3' }).expectDecision({ p1: 'turnAction' });
  });
  it('loses nothing where the player had nothing there', () => {
    const at = quest([], { p2: { play: ['maybe'] }, p3: {} }).concede('p3');
    const [left] = at.log.filter(({ kind }) => kind === 'lost');
    expect(left?.cites.map((cite) => cite.rule)).not.toContain('8.7.9');
  });
  it('tests the condition of what waits at its resolution, without players who have left', () => {
    const at = quest([], { p2: { play: ['maybe', 'sworn'] }, p3: { play: ['rat'] } }).expectDecision({ p2: 'bag' });
    at.answer('p2', entry(at, 'maybe')).concede('p3').answer('p2', 'no');
    at.expectHappened('abilityTaken', { card: 'sworn', cites: '7.4.4.2' }).expectNotHappened('loreGained');
  });
});
