import { expect, it } from 'vitest';
import { conjuration, ready } from '../../../support/ashes.js';
import {
  CHAMPIONS,
  collectionOf,
  draftedTo,
  draftTable,
  holder,
  orderFrom,
  shared,
  sharedObject,
  TITLES,
} from '../../../support/ashes-draft.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const seen = (table: Table, seat: string) => table.rules.view(table.state, { kind: 'player', seat });
const first = (table: Table, seat: string) => table.state.zones[`${seat}.pack`]?.[0] ?? '';
const sorted = (cards: readonly string[]) => [...cards].sort();

rule('Ashes draft.1', () => {
  it('asks clockwise from the first player, each for one of the Phoenixborn that are left', () => {
    const table = draftTable(4);
    const order = orderFrom(table, holder(table));
    let left: readonly string[] = CHAMPIONS;
    for (const seat of order) {
      table.expectDecision({ [seat]: 'phoenixborn' });
      table.expectLegal(
        seat,
        left.map((card) => sharedObject(table, 'phoenixbornPiles', card)),
      );
      const [card = ''] = left;
      table.answer(seat, sharedObject(table, 'phoenixbornPiles', card));
      expect(sorted(table.cards(seat, 'chosen'))).toEqual([card, ...Array.from({ length: 3 }, () => `${card}-art`)]);
      left = left.slice(1);
    }
    expect(shared(table, 'phoenixbornPiles')).toHaveLength(4);
  });
  it('refuses one that somebody has taken, and an exclusive card', () => {
    const table = draftTable(2);
    const [one = '', other = ''] = orderFrom(table, holder(table));
    const taken = sharedObject(table, 'phoenixbornPiles', 'champion-1');
    table.expectRefused(
      one,
      sharedObject(table, 'phoenixbornPiles', 'champion-2-art'),
      'answer.unknown-option',
      'draft.1',
    );
    table.answer(one, taken).expectHappened('phoenixbornChosen', { seat: one, card: 'champion-1', cites: 'draft.1' });
    table.expectRefused(other, taken, 'answer.unknown-option', 'draft.1');
  });
  it('passes the token to the left when all have chosen', () => {
    const table = draftTable(4);
    const [, second] = orderFrom(table, holder(table));
    draftedTo(table, 'keepCard').expectHappened('tokenGiven', { seat: second ?? '', cites: 'draft.1' });
    expect(holder(table)).toBe(second);
  });
});

const dealt = () => draftedTo(draftTable(3), 'keepCard');

rule('Ashes draft.2', () => {
  it('deals nine cards to each, who all choose at once', () => {
    const table = dealt();
    table.expectDecision({ p1: 'keepCard', p2: 'keepCard', p3: 'keepCard' });
    for (const seat of ['p1', 'p2', 'p3']) expect(table.cards(seat, 'pack')).toHaveLength(9);
    expect(shared(table, 'draftDeck')).toHaveLength(23);
    table.expectLegal('p2', table.state.zones['p2.pack'] ?? []);
  });
  it('refuses a card of another pack, and two', () => {
    const table = dealt();
    table.expectRefused('p1', first(table, 'p2'), 'answer.unknown-option', 'draft.2');
    table.expectRefused('p1', (table.state.zones['p1.pack'] ?? []).slice(0, 2), 'answer.shape', 'draft.2');
  });
  it('passes the rest to the left when all have kept a card', () => {
    const table = dealt();
    const before = { p1: table.cards('p1', 'pack'), p2: table.cards('p2', 'pack'), p3: table.cards('p3', 'pack') };
    table.answer('p1', first(table, 'p1')).answer('p3', first(table, 'p3'));
    expect(table.cards('p1', 'pack')).toEqual(before.p1);
    table.answer('p2', first(table, 'p2'));
    expect(table.cards('p1', 'drafted')).toEqual(before.p1.slice(0, 1));
    expect(table.cards('p2', 'pack')).toEqual(before.p1.slice(1));
    expect(table.cards('p3', 'pack')).toEqual(before.p2.slice(1));
    expect(table.cards('p1', 'pack')).toEqual(before.p3.slice(1));
    table.expectHappened('packPassed', { from: 'p3', seat: 'p1', count: 8, cites: 'draft.2' });
  });
  it('hides packs and picks from other players, before and after all have chosen', () => {
    const table = dealt();
    const kept = table.cards('p1', 'pack')[0] ?? '';
    const before = seen(table, 'p2');
    table.answer('p1', first(table, 'p1'));
    const logOf = (kind: 'spectator' | 'p2') =>
      JSON.stringify(
        table.rules.logFor(table.log, kind === 'p2' ? { kind: 'player', seat: 'p2' } : { kind: 'spectator' }),
      );
    const answered = logOf('p2');
    expect([answered.includes(kept), answered.includes('"answer"')]).toEqual([false, false]);
    expect({ ...seen(table, 'p2'), deciding: [] }).toEqual({ ...before, deciding: [] });
    table.answer('p2', first(table, 'p2')).answer('p3', first(table, 'p3'));
    for (const who of ['p2', 'spectator'] as const) expect(logOf(who)).not.toContain(`"${kept}"`);
    expect(seen(table, 'p3').seats[0]?.zones).toMatchObject({ drafted: { count: 1 }, pack: { count: 8 } });
    expect(seen(table, 'p3').seats[0]?.zones['drafted']).not.toHaveProperty('objects');
    expect(seen(table, 'p1').seats[0]?.zones['drafted']?.objects?.map(({ card }) => card)).toEqual([kept]);
  });
  it('goes on until all have nine, of which the last is what is left', () => {
    const table = dealt();
    for (let round = 1; round <= 8; round++) {
      for (const seat of ['p1', 'p2', 'p3']) table.answer(seat, first(table, seat), undefined);
      for (const seat of ['p1', 'p2', 'p3']) expect(table.cards(seat, 'drafted')).toHaveLength(round < 8 ? round : 9);
    }
    for (const seat of ['p1', 'p2', 'p3']) expect(table.cards(seat, 'pack')).toEqual([]);
    expect(table.log.filter(({ kind }) => kind === 'cardKept')).toHaveLength(6);
    expect(table.state.pending.map(({ kind }) => kind)).toEqual(['diceToTake']);
  });
});

rule('Ashes draft.3', () => {
  const die = (table: Table, type: string, at = 0) =>
    (table.state.zones['dicePiles'] ?? []).filter((id) => table.state.objects[id]?.definition === type)[at] ?? '';
  const asked = (table: Table) => table.state.pending[0]?.seat ?? '';

  it('asks clockwise from the new first player, in five rounds, for two dice of any types', () => {
    const table = draftedTo(draftTable(3), 'diceToTake');
    const order = orderFrom(table, holder(table));
    const seats: string[] = [];
    while (table.state.pending[0]?.kind === 'diceToTake') {
      seats.push(asked(table));
      table.answer(asked(table), table.legal(asked(table))[0] ?? null);
    }
    expect(seats).toEqual([order, order, order, order, order].flat());
    for (const seat of order) {
      const dice = Object.values(table.state.objects).filter(
        (object) => object.zone === `${seat}.chosen` && object.cardless === true,
      );
      expect(dice).toHaveLength(10);
    }
    expect(shared(table, 'dicePiles')).toHaveLength(10);
  });
  it('lists two of one type and two different ones, each once', () => {
    const table = draftedTo(draftTable(3), 'diceToTake');
    expect(table.legal(asked(table))).toHaveLength(10);
  });
  it('refuses one die, and three', () => {
    const table = draftedTo(draftTable(3), 'diceToTake');
    const seat = asked(table);
    table.expectRefused(seat, [die(table, 'charm')], 'answer.too-few', 'draft.3');
    const three = [die(table, 'charm'), die(table, 'charm', 1), die(table, 'natural')];
    table.expectRefused(seat, three, 'answer.too-many', 'draft.3');
  });
  it('refuses a type that has run out', () => {
    const table = draftedTo(draftTable(3), 'diceToTake');
    const gone = die(table, 'natural');
    for (let pairs = 0; pairs < 5; pairs++)
      table.answer(asked(table), [die(table, 'natural'), die(table, 'natural', 1)]);
    expect(shared(table, 'dicePiles')).not.toContain('natural');
    expect(table.legal(asked(table))).toHaveLength(6);
    table.expectRefused(asked(table), [gone, die(table, 'charm')], 'answer.unknown-option', 'draft.3');
  });
  it('passes the token to the left when all have ten', () => {
    const table = draftedTo(draftTable(3), 'diceToTake');
    const [, second = ''] = orderFrom(table, holder(table));
    draftedTo(table, 'swap').expectHappened('tokenGiven', { seat: second, cites: 'draft.3' });
    table.expectDecision({ [second]: 'swap' });
  });
  it('passes over a player who leaves, whose token goes on to the left', () => {
    const table = draftedTo(draftTable(3), 'diceToTake');
    const [one = '', two = '', three = ''] = orderFrom(table, holder(table));
    table.concede(one).expectDecision({ [two]: 'diceToTake' });
    table.answer(two, table.legal(two)[0] ?? null).expectDecision({ [three]: 'diceToTake' });
    table.answer(three, table.legal(three)[0] ?? null).expectDecision({ [two]: 'diceToTake' });
    draftedTo(table, 'swap').expectDecision({ [two]: 'swap' });
  });
});

rule('Ashes draft.4', () => {
  const at = (players = 2) => draftedTo(draftTable(players), 'swap');
  const object = (table: Table, seat: string, place = 0) => table.state.zones[`${seat}.drafted`]?.[place] ?? '';

  it('reveals as many cards as there are players', () => {
    for (const players of [2, 3, 4]) expect(shared(at(players), 'faceUp')).toHaveLength(players);
    at(3).expectHappened('cardsRevealed', { count: 3, cites: 'draft.4' });
  });
  it('offers each of them for each of the nine, or none', () => {
    const table = at();
    const seat = holder(table);
    const swaps = (table.state.zones['faceUp'] ?? []).flatMap((take) =>
      (table.state.zones[`${seat}.drafted`] ?? []).map((give) => ({ action: 'swap', take, give })),
    );
    expect(swaps).toHaveLength(18);
    table.expectLegal(seat, [{ action: 'decline' }, ...swaps]);
  });
  it('puts an own card into the place of the taken one, for later players', () => {
    const table = at();
    const [one = '', other = ''] = orderFrom(table, holder(table));
    const [take = ''] = table.state.zones['faceUp'] ?? [];
    const [taken = ''] = shared(table, 'faceUp');
    const [given = ''] = table.cards(one, 'drafted');
    table.answer(one, { action: 'swap', take, give: object(table, one) });
    table.expectHappened('cardSwapped', { seat: one, card: taken, givenCard: given, cites: 'draft.4' });
    expect(table.cards(one, 'drafted')).toContain(taken);
    expect(table.cards(one, 'drafted')).not.toContain(given);
    expect(shared(table, 'faceUp')).toContain(given);
    const again = { action: 'swap', take: sharedObject(table, 'faceUp', given), give: object(table, other) };
    table.answer(other, again).expectHappened('cardSwapped', { seat: other, card: given });
  });
  it('refuses to take without giving, to give without taking, and to give what is exclusive', () => {
    const table = at();
    const seat = holder(table);
    const [take = ''] = table.state.zones['faceUp'] ?? [];
    table.expectRefused(seat, { action: 'swap', take }, 'answer.shape', 'draft.4');
    table.expectRefused(seat, { action: 'swap', give: object(table, seat) }, 'answer.shape', 'draft.4');
    const art = (table.state.zones[`${seat}.chosen`] ?? []).find((id) =>
      table.state.objects[id]?.definition.endsWith('-art'),
    );
    table.expectRefused(seat, { action: 'swap', take, give: art ?? '' }, 'answer.unknown-option', 'draft.4');
  });
  it('lets each player decline, and asks each once', () => {
    const table = at(3);
    const order = orderFrom(table, holder(table));
    for (const seat of order) table.expectDecision({ [seat]: 'swap' }).answer(seat, { action: 'decline' });
    expect(table.state.outcome).not.toBeNull();
    table.expectNotHappened('cardSwapped');
  });
  it('does not show which of the nine was given before it lies there', () => {
    const table = at();
    const seat = holder(table);
    const other = orderFrom(table, seat)[1] ?? '';
    const give = object(table, seat);
    table.answer(seat, { action: 'swap', take: table.state.zones['faceUp']?.[0] ?? '', give });
    const log = JSON.stringify(table.rules.logFor(table.log, { kind: 'player', seat: other }));
    expect(log).not.toContain(`"${give}"`);
  });
});

const ended = (cards: Parameters<typeof draftTable>[1] = [], players = 2) =>
  draftedTo(draftTable(players, cards, collectionOf()), 'end');

rule('Ashes draft.5', () => {
  it('adds two copies of each of the nine', () => {
    const before = draftedTo(draftTable(2), 'swap');
    for (const seat of ['p1', 'p2']) expect(before.cards(seat, 'drafted')).toHaveLength(9);
    const table = ended();
    for (const seat of ['p1', 'p2']) {
      const cards = table.cards(seat, 'drafted');
      expect(cards).toHaveLength(27);
      expect(new Set(cards).size).toBe(9);
      for (const card of cards) expect(cards.filter((one) => one === card)).toHaveLength(3);
      table.expectHappened('copiesTaken', { seat, count: 18, cites: 'draft.5' });
    }
  });
  it('needs three of each in the collection', () => {
    const { rules } = draftTable();
    expect(rules.validateDeck('draft', collectionOf({ 'title-1': 2 }))).toMatchObject([
      { code: 'collection.too-few-copies', cites: [{ rule: 'draft.5' }], card: 'title-1' },
    ]);
  });
  it('refuses a drafted deck with another number of a card', () => {
    const table = ended();
    const [{ deck } = { deck: [] }] = table.rules.decksOf(table.state);
    const own = deck.filter(({ card }) => card.startsWith('title-'));
    const [less, more] = [own[0]?.card, own[1]?.card];
    const changed = deck.map((line) => {
      return line.card === less ? { ...line, count: 2 } : line.card === more ? { ...line, count: 4 } : line;
    });
    expect(table.rules.validateDeck('drafted', changed).map(({ code, card }) => [code, card])).toEqual([
      ['deck.too-many-copies', more],
      ['deck.drafted-copies', less],
      ['deck.drafted-copies', more],
    ]);
    const swapped = deck.map((line) => (line.card === less ? { ...line, count: 2 } : line));
    const other = TITLES.find((card) => !deck.some((line) => line.card === card)) ?? '';
    const one = [...swapped, { card: other, count: 1 }];
    const codes = table.rules.validateDeck('drafted', one).map(({ code }) => code);
    expect(table.rules.validateDeck('constructed', one)).toEqual([]);
    expect(codes).toEqual(['deck.drafted-copies', 'deck.drafted-copies']);
  });
});

rule('Ashes draft.6', () => {
  const wolf = conjuration({ id: 'wolf', limit: 2, conjurations: ['cub'] });
  const cub = conjuration({ id: 'cub', limit: 3 });
  const callers = Array.from({ length: 50 }, (_, at) => ready({ id: `title-${at + 1}`, conjurations: ['wolf'] }));

  it('builds the pile up to each limit, as deck.6 says', () => {
    const table = ended([wolf, cub, ...callers]);
    expect(table.cards('p1', 'conjurationPile')).toEqual(['cub', 'cub', 'cub', 'wolf', 'wolf']);
    table.expectHappened('conjurationPileBuilt', { seat: 'p1', count: 5, cites: 'draft.6' });
    // Nobody chooses it: it belongs to no deck.
    const [{ deck } = { deck: [] }] = table.rules.decksOf(table.state);
    expect(deck.map(({ card }) => card)).not.toContain('wolf');
    expect(table.rules.validateDeck('drafted', [...deck, { card: 'wolf', count: 1 }])).toMatchObject([
      { code: 'deck.conjured', card: 'wolf' },
    ]);
  });
  it('builds none for cards that bring nothing', () => {
    const table = ended([wolf, cub]);
    expect(table.cards('p1', 'conjurationPile')).toEqual([]);
    table.expectHappened('conjurationPileBuilt', { seat: 'p1', count: 0 });
  });
});

rule('Ashes draft.7', () => {
  it('ends with a Phoenixborn, ten dice and thirty cards for each, which deck.1 to deck.6 allow', () => {
    const table = ended([], 4);
    const made = table.rules.decksOf(table.state);
    expect(made.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3', 'p4']);
    for (const { deck } of made) {
      const count = (of: (card: string) => boolean) =>
        deck.filter(({ card }) => of(card)).reduce((sum, line) => sum + line.count, 0);
      expect(count((card) => CHAMPIONS.includes(card))).toBe(1);
      expect(count((card) => card.startsWith('title-') || card.endsWith('-art'))).toBe(30);
      expect(count((card) => !card.includes('-'))).toBe(10);
      for (const format of ['constructed', 'drafted']) expect(table.rules.validateDeck(format, deck)).toEqual([]);
    }
  });
  it('is won and lost by nobody', () => {
    const table = ended();
    expect(table.state.outcome).toEqual({
      winners: [],
      losers: [],
      draw: false,
      reason: 'drafted',
      cites: [{ game: 'ashes', rule: 'draft.7' }],
    });
    expect([table.rules.deckFormat('draft'), table.rules.deckFormat('drafted')]).toEqual(['drafted', null]);
  });
  it('has led to no deck before its end', () => {
    const table = draftedTo(draftTable(), 'swap');
    expect(table.rules.decksOf(table.state)).toEqual([]);
  });
  it('refuses a drafted deck without its exclusive card, which decks may do without', () => {
    const table = ended();
    const [{ deck } = { deck: [] }] = table.rules.decksOf(table.state);
    const other = TITLES.find((card) => !deck.some((line) => line.card === card)) ?? '';
    const without = deck.map((line) => (line.card.endsWith('-art') ? { card: other, count: 3 } : line));
    expect(table.rules.validateDeck('constructed', without)).toEqual([]);
    expect(table.rules.validateDeck('drafted', without)).toMatchObject([
      { code: 'deck.drafted-exclusive', cites: [{ rule: 'draft.1' }, { rule: 'draft.7' }] },
    ]);
  });
});
