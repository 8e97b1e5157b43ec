import { expect, it } from 'vitest';
import { riftboundGameOf, riftboundRules, toFirstTurn, deckOf } from '../../../support/riftbound.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const sizes = (table: ReturnType<typeof riftboundGameOf>, seat: string) =>
  Object.fromEntries(
    ['legend', 'champion', 'hand', 'mainDeck', 'runeDeck', 'battlefields', 'spareBattlefields'].map((zone) => [
      zone,
      table.cards(seat, zone).length,
    ]),
  );

rule('Riftbound 111', () => {
  it('lays the legend of each player into the legend zone, and nothing else', () => {
    const table = riftboundGameOf();
    for (const seat of ['p1', 'p2']) expect(table.cards(seat, 'legend')).toEqual(['banner']);
    expect(table.cards('p1', 'mainDeck')).not.toContain('banner');
  });
});

rule('Riftbound 112', () => {
  it('lays the chosen champion into the champion zone, where everybody sees it', () => {
    const table = riftboundGameOf();
    expect(table.cards('p1', 'champion')).toEqual(['hero']);
    const seen = table.rules.view(table.state, { kind: 'spectator' });
    expect(JSON.stringify(seen.seats[0]?.zones['champion'])).toContain('hero');
  });
  it('shuffles other copies of it into the deck', () => {
    const deck = [...deckOf(), { card: 'hero', count: 2 }];
    const table = riftboundGameOf(['p1', 'p2'], [], { seats: ['p1', 'p2'].map((seat) => ({ seat, deck })) });
    expect(table.cards('p1', 'champion')).toEqual(['hero']);
    expect([...table.cards('p1', 'mainDeck'), ...table.cards('p1', 'hand')].filter((id) => id === 'hero')).toHaveLength(
      2,
    );
  });
});

rule('Riftbound 113', () => {
  it('puts one battlefield of each player on the board, and only owners see their others', () => {
    const table = riftboundGameOf();
    expect(sizes(table, 'p1')).toMatchObject({ battlefields: 1, spareBattlefields: 2 });
    const [spare = ''] = table.cards('p1', 'spareBattlefields');
    const seen = table.rules.view(table.state, { kind: 'player', seat: 'p2' });
    expect(JSON.stringify(seen.seats[0]?.zones['spareBattlefields'])).not.toContain(spare);
    const log = table.rules.logFor(table.log, { kind: 'player', seat: 'p2' });
    expect(JSON.stringify(log.filter((entry) => entry['seat'] === 'p1'))).not.toContain(`"${spare}"`);
  });
  it('comes before the decks are shuffled and chance names who begins (114, 115)', () => {
    const kinds = riftboundGameOf().log.map(({ kind }) => kind);
    const steps = ['battlefieldPlaced', 'shuffled', 'chosenAtRandom', 'drawn'];
    const setup = kinds.filter((kind, at) => steps.includes(kind) && kinds.indexOf(kind) === at);
    expect([setup, kinds.lastIndexOf('battlefieldPlaced') < kinds.indexOf('shuffled')]).toEqual([steps, true]);
  });
  it('comes before the loser of the game before says who begins', () => {
    const table = riftboundGameOf(['p1', 'p2'], [], { chooser: 'p2' }).expectDecision({ p2: 'firstPlayer' });
    expect(['p1', 'p2'].map((seat) => sizes(table, seat)['battlefields'])).toEqual([1, 1]);
  });
});

rule('Riftbound 114', () => {
  it('shuffles main deck and rune deck apart from each other', () => {
    const table = riftboundGameOf();
    for (const zone of ['p1.mainDeck', 'p1.runeDeck', 'p2.mainDeck', 'p2.runeDeck'])
      table.expectHappened('shuffled', { zone });
    expect(sizes(table, 'p1')).toMatchObject({ mainDeck: 35, runeDeck: 12 });
    const list = riftboundGameOf().cards('p1', 'mainDeck');
    const other = riftboundGameOf(['p1', 'p2'], [], { seed: '11'.repeat(32) }).cards('p1', 'mainDeck');
    expect(list).not.toEqual(other);
  });
});

rule('Riftbound 115', () => {
  it('has chance say who begins', () => {
    const firsts = ['5e', '11', '22', '33', '44', '55'].map((byte) => {
      const table = toFirstTurn(riftboundGameOf(['p1', 'p2'], [], { seed: byte.repeat(32) }));
      return table.state.turn.active;
    });
    expect(new Set(firsts)).toEqual(new Set(['p1', 'p2']));
  });
  it('does not where the loser of the game before chooses', () => {
    riftboundGameOf(['p1', 'p2'], [], { format: 'match', chooser: 'p2' }).expectNotHappened('chosenAtRandom');
  });
});

rule('Riftbound 116', () => {
  it('has each player draw four cards', () => {
    const table = riftboundGameOf();
    for (const seat of ['p1', 'p2']) expect(sizes(table, seat)).toMatchObject({ hand: 4, mainDeck: 35 });
    expect(JSON.stringify(table.rules.logFor(table.log, { kind: 'spectator' }))).not.toContain('unit-');
  });
});

rule('Riftbound 117.1', () => {
  it('asks for the mulligans in turn order, once each, for up to two cards', () => {
    const table = riftboundGameOf();
    const [{ seat: first = '' } = {}] = table.state.pending;
    const other = first === 'p1' ? 'p2' : 'p1';
    table.expectDecision({ [first]: 'mulligan' });
    const hand = table.state.zones[`${first}.hand`] ?? [];
    expect(table.legal(first).every((answer) => Array.isArray(answer) && answer.length <= 2)).toBe(true);
    table.expectRefused(first, hand.slice(0, 3), 'answer.too-many', '117.1');
    table.answer(first, []).expectDecision({ [other]: 'mulligan' });
    table.answer(other, []).expectDecision({ [first]: 'turnAction' });
  });
});

rule('Riftbound 117.2', () => {
  it('draws as many as were set aside, before these go back', () => {
    const table = riftboundGameOf();
    const [{ seat = '' } = {}] = table.state.pending;
    const hand = table.state.zones[`${seat}.hand`] ?? [];
    table.answer(seat, hand.slice(0, 2));
    expect(table.log.map(({ kind }) => kind).filter((kind) => kind !== 'answered')).toEqual([
      'drawn',
      'drawn',
      'recycled',
      'shuffled',
    ]);
    expect(sizes(table, seat)).toMatchObject({ hand: 4, mainDeck: 35 });
  });
  it('draws none where nothing was set aside', () => {
    const table = riftboundGameOf();
    const [{ seat = '' } = {}] = table.state.pending;
    table.answer(seat, []).expectNotHappened('drawn').expectNotHappened('recycled');
  });
});

rule('Riftbound 117.3', () => {
  it('puts them to the bottom of the deck, and tells the others only how many', () => {
    const table = riftboundGameOf();
    const [{ seat = '' } = {}] = table.state.pending;
    const aside = (table.state.zones[`${seat}.hand`] ?? []).slice(0, 2);
    const names = aside.map((id) => table.state.objects[id]?.definition ?? '');
    table.answer(seat, aside).expectHappened('recycled', { count: 2 });
    expect(table.cards(seat, 'mainDeck').slice(-2).sort()).toEqual([...names].sort());
    const log = table.rules.logFor(table.log, { kind: 'spectator' });
    expect(JSON.stringify(log)).not.toContain('unit-');
  });
});

rule('Riftbound 118', () => {
  it('begins with the turn of the first player, in the action phase of it', () => {
    const table = riftboundGameOf();
    const [{ seat: first = '' } = {}] = table.state.pending;
    toFirstTurn(table);
    expect(table.state.turn).toEqual({ number: 1, active: first, phase: 'action' });
  });
  it('is named as the first turn begins', () => {
    const table = toFirstTurn(riftboundGameOf());
    const { active } = table.state.turn;
    expect(linesOf(table, 'turnChanged').slice(0, 1)).toEqual([
      `turnChanged seat ${active}, number 1, phase awaken, began true (118, 304)`,
    ]);
  });
  it('begins no turn before all hands are kept', () => {
    expect(riftboundGameOf().state.turn.phase).toBe('setup');
    expect(riftboundRules().seats.max).toBe(4);
  });
});
