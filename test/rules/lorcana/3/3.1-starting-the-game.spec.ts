import { expect, it } from 'vitest';
import { builtInDecks, rulesFor, type LogEntry, type Rules } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';
import { tableOf } from '../../../support/table.js';

const END = { action: 'end-turn' };
const [deck = []] = Object.values(builtInDecks('lorcana'));

const engine = (): Rules => {
  const rules = rulesFor('lorcana');
  if (rules === undefined) throw new Error('Lorcana is one of the games');
  return rules;
};

/** A game of 60-card decks from its very beginning; seeds differ in one digit. */
const begin = ({ seats = 2, seed = '1', chooser }: { seats?: number; seed?: string; chooser?: string } = {}) => {
  const rules = engine();
  const created = rules.create({
    gameId: 'g1',
    format: 'core-constructed',
    seed: seed.repeat(64),
    seats: ['p1', 'p2', 'p3', 'p4'].slice(0, seats).map((seat) => ({ seat, deck })),
    ...(chooser !== undefined && { chooser }),
  });
  if (created.kind === 'rejected') throw new Error(created.message);
  return tableOf(rules, created.state, created.log);
};

const entries = (log: readonly LogEntry[], kind: string) => log.filter((entry) => entry.kind === kind);
const hand = (at: ReturnType<typeof begin>, seat: string) => at.state.zones[`${seat}.hand`] ?? [];
const library = (at: ReturnType<typeof begin>, seat: string) => at.state.zones[`${seat}.deck`] ?? [];
/** Up to the question of the starting player's hand. */
const dealt = (starting = 'p1', seats = 2) => {
  const at = begin({ seats, chooser: 'p1' });
  return at.answer('p1', starting);
};

rule('Lorcana 3.1.2', () => {
  it('lets chance name the player who chooses who begins', () => {
    const choosers = ['1', '2', '3', '4', '5', '6'].map((seed) => {
      const at = begin({ seed });
      const [chance] = entries(at.log, 'chosenAtRandom');
      expect(chance).toMatchObject({ among: ['p1', 'p2'], cites: [{ rule: '3.1.2' }] });
      expect(at.state.pending).toMatchObject([{ seat: chance?.['chosen'], kind: 'startingPlayer' }]);
      return chance?.['chosen'];
    });
    expect(new Set(choosers)).toEqual(new Set(['p1', 'p2']));
  });
  it('lets only that player name a player', () => {
    const at = begin({ chooser: 'p2', seats: 3 });
    at.expectLegal('p2', ['p1', 'p2', 'p3']).expectRefused('p1', 'p1', 'decision.none');
    at.answer('p2', 'p3').expectDecision({ p3: 'alterHand' });
  });
  it('asks the player whom a series names, without chance', () => {
    const at = begin({ chooser: 'p1' }).expectDecision({ p1: 'startingPlayer' });
    expect(at.log).toEqual([]);
  });
});

rule('Lorcana 3.1.3', () => {
  it('shuffles each deck by the seed, so that the same seed gives the same order', () => {
    const order = (seed: string) => {
      const at = begin({ seed, chooser: 'p1' }).answer('p1', 'p1');
      expect(entries(at.log, 'shuffled').map(({ seat, cites }) => [seat, cites[0]?.rule])).toEqual([
        ['p1', '3.1.3'],
        ['p2', '3.1.3'],
      ]);
      return [at.cards('p1', 'deck'), at.cards('p2', 'deck')];
    };
    expect(order('1')).toEqual(order('1'));
    expect(order('1')).not.toEqual(order('2'));
    expect(order('1')[0]).not.toEqual(order('1')[1]);
  });
  it('shows the order to nobody', () => {
    const at = dealt();
    for (const viewer of [{ kind: 'player', seat: 'p1' }, { kind: 'spectator' }] as const) {
      const [own] = at.rules.view(at.state, viewer).seats;
      expect(own?.zones['deck']).toEqual({ count: 53 });
    }
  });
});

/** Three sit down, and one leaves before anybody has begun. */
const short = () => begin({ chooser: 'p1', seats: 3 }).concede('p2').answer('p1', 'p3');

rule('Lorcana 3.1.4', () => {
  it('starts every player with 0 lore', () => {
    const at = dealt('p2', 3);
    expect(entries(at.log, 'loreSet').map(({ seat, lore }) => [seat, lore])).toEqual([
      ['p2', 0],
      ['p3', 0],
      ['p1', 0],
    ]);
    expect(['p1', 'p2', 'p3'].map((seat) => at.player(seat)['lore'])).toEqual([0, 0, 0]);
  });
  it('starts the remaining players', () => {
    expect(entries(short().log, 'loreSet').map(({ seat, lore }) => [seat, lore])).toEqual([
      ['p3', 0],
      ['p1', 0],
    ]);
  });
});

rule('Lorcana 3.1.5', () => {
  it('gives every player seven cards, before anybody may alter a hand', () => {
    const at = dealt();
    for (const seat of ['p1', 'p2']) expect([hand(at, seat).length, library(at, seat).length]).toEqual([7, 53]);
    expect(entries(at.log, 'drawn')).toHaveLength(14);
  });
  it('gives none to a player who has left, and draws for one player after the other', () => {
    const at = short();
    at.expectLog([
      { kind: 'shuffled', seat: 'p1' },
      { kind: 'shuffled', seat: 'p3' },
      { kind: 'loreSet', seat: 'p3' },
      { kind: 'loreSet', seat: 'p1' },
      ...['p3', 'p1'].flatMap((seat) => Array.from({ length: 7 }, () => ({ kind: 'drawn', seat, cites: '3.1.5' }))),
    ]);
    expect(['p1', 'p2', 'p3'].map((seat) => hand(at, seat).length)).toEqual([7, 0, 7]);
    at.expectDecision({ p3: 'alterHand' });
  });
});

rule('Lorcana 3.1.6', () => {
  it('asks the starting player first', () => {
    const at = dealt('p2').expectDecision({ p2: 'alterHand' });
    at.expectRefused('p1', [], 'decision.none');
  });
  it('lets each player alter once', () => {
    const at = dealt('p2');
    at.answer('p2', hand(at, 'p2').slice(0, 2)).expectDecision({ p1: 'alterHand' });
    at.expectRefused('p2', hand(at, 'p2').slice(0, 1), 'decision.none');
  });
  it('lets a player keep the hand', () => {
    const at = dealt('p1');
    const before = hand(at, 'p1');
    at.answer('p1', []).expectLog([]).expectDecision({ p2: 'alterHand' });
    expect(hand(at, 'p1')).toEqual(before);
  });
});

rule('Lorcana 3.1.6.1', () => {
  it('puts a single card there as well, and says nothing where none is put', () => {
    const at = dealt('p1');
    at.answer('p1', hand(at, 'p1').slice(0, 1)).expectHappened('putUnder', { seat: 'p1', count: 1 });
    expect(library(at, 'p1')).toHaveLength(53);
    at.answer('p2', []).expectNotHappened('putUnder');
  });
  it('puts any number of cards on the bottom of the deck, without showing them', () => {
    const at = dealt('p1');
    const [first = '', , third = ''] = hand(at, 'p1');
    const faces = [first, third].map((id) => at.state.objects[id]?.definition);
    at.answer('p1', [first, third]);
    expect(at.cards('p1', 'deck').slice(-2)).toEqual(faces);
    const [seen] = entries(at.rules.logFor(at.log, { kind: 'player', seat: 'p2' }), 'putUnder');
    expect(seen).toEqual({
      kind: 'putUnder',
      cites: [expect.objectContaining({ rule: '3.1.6.1' })],
      seat: 'p1',
      count: 2,
    });
    const [own] = entries(at.rules.logFor(at.log, { kind: 'player', seat: 'p1' }), 'putUnder');
    expect(own).toMatchObject({ cards: faces });
  });
  it('takes all seven', () => {
    const at = dealt('p1');
    at.answer('p1', hand(at, 'p1')).expectHappened('putUnder', { seat: 'p1', count: 7 });
  });
  it('takes no card that is not in that hand, and none twice', () => {
    const at = dealt('p1');
    const [first = ''] = hand(at, 'p1');
    at.refused('p1', [hand(at, 'p2')[0] ?? '']);
    at.refused('p1', [library(at, 'p1')[0] ?? '']);
    at.refused('p1', [first, first]);
  });
});

rule('Lorcana 3.1.6.2', () => {
  it('draws as many from the top, before any shuffle', () => {
    const at = dealt('p1');
    const top = at.cards('p1', 'deck').slice(0, 3);
    at.answer('p1', hand(at, 'p1').slice(0, 3));
    expect(at.cards('p1', 'hand').slice(-3)).toEqual(top);
    expect([hand(at, 'p1').length, library(at, 'p1').length]).toEqual([7, 53]);
    at.expectLog([
      { kind: 'putUnder', seat: 'p1', count: 3 },
      ...Array.from({ length: 3 }, () => ({ kind: 'drawn', seat: 'p1', cites: '3.1.6.2' })),
    ]);
  });
  it('draws seven for all seven, and none of those that went under the deck', () => {
    const at = dealt('p1');
    const top = at.cards('p1', 'deck').slice(0, 7);
    at.answer('p1', hand(at, 'p1')).expectLog([
      { kind: 'putUnder', seat: 'p1', count: 7 },
      ...Array.from({ length: 7 }, () => ({ kind: 'drawn', seat: 'p1', cites: '3.1.6.2' })),
    ]);
    expect([at.cards('p1', 'hand'), library(at, 'p1').length]).toEqual([top, 53]);
  });
  it('draws for the player who alters only: the others keep their seven', () => {
    const at = dealt('p1');
    const theirs = hand(at, 'p2');
    at.answer('p1', hand(at, 'p1').slice(0, 1));
    expect(entries(at.log, 'drawn').map(({ seat }) => seat)).toEqual(['p1']);
    expect(hand(at, 'p2')).toEqual(theirs);
  });
});

rule('Lorcana 3.1.6.3', () => {
  it('asks in turn order, each after the one before has drawn', () => {
    const at = dealt('p2', 3);
    for (const seat of ['p2', 'p3', 'p1']) {
      at.expectDecision({ [seat]: 'alterHand' });
      const rules = at.state.pending[0]?.cites.map((cite) => cite.rule);
      expect(rules).toEqual(seat === 'p2' ? ['3.1.6'] : ['3.1.6.3', '3.1.6']);
      at.answer(seat, hand(at, seat).slice(0, 1)).expectHappened('drawn', { seat, cites: '3.1.6.2' });
    }
  });
  it('asks nobody a second time, neither who kept nor who has left', () => {
    const at = dealt('p2', 4).answer('p2', []).expectDecision({ p3: 'alterHand' });
    at.concede('p4').expectDecision({ p3: 'alterHand' });
    at.answer('p3', hand(at, 'p3').slice(0, 1)).expectDecision({ p1: 'alterHand' });
    at.answer('p1', []).expectDecision({ p2: 'turnAction' });
  });
});

rule('Lorcana 3.1.6.4', () => {
  it('shuffles the decks of players who altered, when all have decided', () => {
    const at = dealt('p1');
    at.answer('p1', hand(at, 'p1').slice(0, 2)).expectNotHappened('shuffled');
    const before = { p1: at.cards('p1', 'deck'), p2: library(at, 'p2') };
    at.answer('p2', []);
    expect(entries(at.log, 'shuffled').map(({ seat, cites }) => [seat, cites[0]?.rule])).toEqual([['p1', '3.1.6.4']]);
    expect(at.cards('p1', 'deck')).not.toEqual(before.p1);
    expect(at.cards('p1', 'deck').toSorted()).toEqual(before.p1.toSorted());
    expect(library(at, 'p2')).toEqual(before.p2);
  });
  it('shuffles no deck where everybody keeps the hand', () => {
    const at = dealt('p1').answer('p1', []);
    const before = [library(at, 'p1'), library(at, 'p2')];
    at.answer('p2', []).expectNotHappened('shuffled');
    expect([library(at, 'p1'), library(at, 'p2')]).toEqual(before);
  });
  it('shuffles for several in the order in which they altered, and for nobody who has left', () => {
    const at = dealt('p2', 4);
    for (const seat of ['p2', 'p3', 'p4']) at.answer(seat, hand(at, seat).slice(0, 1));
    at.concede('p3').answer('p1', []);
    at.expectLog([
      { kind: 'shuffled', seat: 'p2', cites: '3.1.6.4' },
      { kind: 'shuffled', seat: 'p4', cites: '3.1.6.4' },
      { kind: 'turnChanged', seat: 'p2', phase: 'ready' },
      { kind: 'turnBegan', seat: 'p2' },
      { kind: 'turnChanged', phase: 'set' },
      { kind: 'turnChanged', phase: 'draw' },
      { kind: 'turnChanged', phase: 'main' },
    ]);
  });
});

rule('Lorcana 3.1.7', () => {
  it('begins with the first turn of the starting player', () => {
    const at = dealt('p2').answer('p2', []);
    at.expectRefused('p2', END, 'decision.none').expectNotHappened('turnChanged');
    at.answer('p1', []).expectLog([
      { kind: 'turnChanged', seat: 'p2', number: 1, phase: 'ready', cites: '3.1.7' },
      { kind: 'turnBegan', seat: 'p2' },
      { kind: 'turnChanged', phase: 'set' },
      { kind: 'turnChanged', phase: 'draw' },
      { kind: 'turnChanged', phase: 'main' },
    ]);
    at.expectDecision({ p2: 'turnAction' });
  });
  it('begins with the next player where the starting player has left meanwhile', () => {
    const at = dealt('p2', 3).answer('p2', []).concede('p2').answer('p3', []).expectNotHappened('turnChanged');
    at.answer('p1', []).expectLog([
      { kind: 'turnChanged', seat: 'p3', number: 1, phase: 'ready', cites: '3.1.7' },
      { kind: 'turnBegan', seat: 'p3' },
      { kind: 'turnChanged', phase: 'set' },
      { kind: 'turnChanged', phase: 'draw' },
      { kind: 'turnChanged', phase: 'main' },
    ]);
    at.expectDecision({ p3: 'turnAction' });
    // The first turn is nobody's to the left of whose turn it was (1.10.2.1), the second is.
    const begins = () => at.rulesOf('turnChanged', { phase: 'ready' });
    expect(begins()).toEqual([['3.1.7', '4.2.1', '1.3.1', '4.2.1.2']]);
    at.answer('p3', END).expectHappened('turnBegan', { seat: 'p1', number: 2 });
    expect(begins()).toEqual([['4.4.1.4', '1.10.2.1', '4.2.1', '1.3.1', '4.2.1.2']]);
  });
});

rule('Lorcana 3.2.1.3', () => {
  it('goes on without a player who concedes before a hand is decided on', () => {
    const at = dealt('p2', 3).concede('p2').expectDecision({ p3: 'alterHand' });
    at.answer('p3', []).answer('p1', []).expectDecision({ p3: 'turnAction' });
  });
  it('has another player choose who begins, where the one who should has conceded', () => {
    const at = begin({ chooser: 'p2', seats: 3 }).concede('p2');
    const [chance] = entries(at.log, 'chosenAtRandom');
    expect(chance).toMatchObject({ among: ['p1', 'p3'] });
    const [asked] = at.state.pending;
    expect(asked?.seat).toBe(chance?.['chosen']);
    at.expectLegal(asked?.seat ?? '', ['p1', 'p3']);
  });
  it('goes on without a player who concedes while another decides', () => {
    const at = dealt('p1', 3).concede('p2').expectDecision({ p1: 'alterHand' });
    at.answer('p1', []).expectDecision({ p3: 'alterHand' });
  });
});
