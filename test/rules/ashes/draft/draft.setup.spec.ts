import { expect, it } from 'vitest';
import { action, ally, conjuration, conjuredAlteration, die, phoenixborn, ready } from '../../../support/ashes.js';
import {
  CHAMPIONS,
  collectionOf,
  draftedTo,
  draftRules,
  draftTable,
  holder,
  masterSet,
  refusedDraft,
  seatsOf,
  shared,
  startDraft,
  TITLES,
} from '../../../support/ashes-draft.js';
import { rulesFor } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';
import { tableOf } from '../../../support/table.js';

const faults = (instead: { readonly [card: string]: number }, rules = draftRules(extra)) =>
  rules.validateDeck('draft', collectionOf(instead)).map(({ code, cites, card }) => [code, cites[0]?.rule, card]);

const extra = [
  phoenixborn({ id: 'artless' }),
  action({ id: 'orphan', exclusiveTo: 'nobody' }),
  action({ id: 'second-art', exclusiveTo: 'champion-1' }),
  ally({ id: 'title-1-reprinted', name: 'title-1' }),
  conjuration({ id: 'wolf', limit: 3 }),
  conjuredAlteration({ id: 'chain' }),
];

const count = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

rule('Ashes draft.setup.1', () => {
  it('makes a pile of every Phoenixborn, with the three copies of its exclusive card', () => {
    const piles = shared(draftTable(), 'phoenixbornPiles');
    expect(piles).toHaveLength(20);
    for (const id of CHAMPIONS) expect([count(piles, id), count(piles, `${id}-art`)]).toEqual([1, 3]);
  });
  it('makes six of what the six decks of the document have', () => {
    const rules = rulesFor('ashes');
    if (rules === undefined) throw new Error('there are rules');
    const created = startDraft(rules, 4, masterSet());
    if (created.kind === 'rejected') throw new Error(created.message);
    const piles = shared(tableOf(rules, created.state), 'phoenixbornPiles');
    const facts = piles.map((id) => rules.cardSet.cards[id]);
    expect(facts.filter((card) => card?.['type'] === 'phoenixborn')).toHaveLength(6);
    for (const card of facts.filter((one) => one?.['type'] === 'phoenixborn'))
      expect(facts.filter((other) => other?.['exclusiveTo'] === card?.['name'])).toHaveLength(3);
  });
  it('accepts a collection with one exclusive card per Phoenixborn, three of each, and no other', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ 'champion-1-art': 4 })).toEqual([]);
    expect(faults({ 'champion-1-art': 2 })).toEqual([['collection.too-few-copies', 'draft.setup.1', 'champion-1-art']]);
    expect(faults({ artless: 1 })).toEqual([['collection.exclusive', 'draft.setup.1', 'artless']]);
    expect(faults({ orphan: 3 })).toEqual([['collection.exclusive', 'draft.setup.1', 'orphan']]);
    expect(faults({ 'second-art': 3 })).toEqual([['collection.exclusive', 'draft.setup.1', 'champion-1']]);
  });
  it('begins with one collection, which all name', () => {
    const seats = [collectionOf(), collectionOf({ 'title-50': 0 })].map((deck, at) => ({ seat: `p${at + 1}`, deck }));
    const created = startDraft(draftRules(), 2, collectionOf(), { seats });
    expect(created).toMatchObject({ kind: 'rejected', code: 'setup.one-list', cites: [{ rule: 'draft.setup.1' }] });
  });
  it('needs a Phoenixborn for each player', () => {
    const three = { 'champion-5': 0, 'champion-5-art': 0, 'champion-4': 0, 'champion-4-art': 0 };
    expect(startDraft(draftRules(), 3, collectionOf(three)).kind).toBe('decided');
    const refused = refusedDraft(draftRules(), 4, collectionOf(three));
    expect(refused).toMatchObject({ code: 'draft.too-little', cites: [{ rule: 'draft.1' }] });
    expect(refused.message).toContain('4 Phoenixborn; there are 3');
  });
});

rule('Ashes draft.setup.2', () => {
  it('makes piles of ten dice of each type, also of a collection that has more', () => {
    for (const list of [collectionOf(), collectionOf({ natural: 13 })]) {
      const dice = shared(draftTable(4, [], list), 'dicePiles');
      expect(dice).toHaveLength(40);
      for (const type of ['natural', 'charm', 'ceremonial', 'illusion']) expect(count(dice, type)).toBe(10);
    }
  });
  it('needs ten of each type that there is', () => {
    expect(faults({ charm: 9 })).toEqual([['collection.too-few-dice', 'draft.setup.2', 'charm']]);
    expect(faults({ charm: 0 })).toEqual([]);
  });
});

rule('Ashes draft.setup.2b', () => {
  it('refuses five players forty dice', () => {
    const refused = refusedDraft(draftRules(), 5);
    expect(refused).toMatchObject({
      code: 'draft.too-little',
      cites: [{ rule: 'draft.setup.2b' }, { rule: 'draft.3' }],
    });
    expect(refused.message).toContain('50 dice; there are 40');
  });
  it('takes five where there are more than ten of each type, enough for all', () => {
    const more = (n: number) => collectionOf({ natural: n, charm: n, ceremonial: n, illusion: n });
    expect(refusedDraft(draftRules(), 5, more(12)).message).toContain('50 dice; there are 48');
    expect(shared(draftTable(5, [], more(13)), 'dicePiles')).toHaveLength(52);
    expect(shared(draftTable(5, [], more(50)), 'dicePiles')).toHaveLength(200);
  });
  it('lays out no more of a type than all players together could take', () => {
    const many = collectionOf({ natural: 1_000, charm: 1_000, ceremonial: 1_000, illusion: 1_000 });
    expect(shared(draftTable(5, [], many), 'dicePiles')).toHaveLength(200);
  });
  it('lays out ten of each type for four players, and for fewer, however many there are', () => {
    const types = (each: number, ...of: readonly string[]) =>
      collectionOf(
        Object.fromEntries(
          ['natural', 'charm', 'ceremonial', 'illusion'].map((id) => [id, of.includes(id) ? each : 0]),
        ),
      );
    expect(refusedDraft(draftRules(), 2, types(30, 'charm')).message).toContain('20 dice; there are 10');
    expect(refusedDraft(draftRules(), 4, types(30, 'natural', 'charm', 'illusion')).message).toContain(
      '40 dice; there are 30',
    );
  });
  it('lays out ten of each of five types for five players', () => {
    const five = collectionOf({ natural: 13, charm: 13, ceremonial: 13, illusion: 13, divine: 13 });
    expect(shared(draftTable(5, [die({ id: 'divine', magic: 'divine' })], five), 'dicePiles')).toHaveLength(50);
  });
  it('takes four with four types of ten, and no fewer types', () => {
    expect(startDraft(draftRules(), 4).kind).toBe('decided');
    expect(refusedDraft(draftRules(), 4, collectionOf({ charm: 0 })).message).toContain('40 dice; there are 30');
    expect(startDraft(draftRules(), 3, collectionOf({ charm: 0 })).kind).toBe('decided');
  });
});

rule('Ashes draft.setup.3', () => {
  it('shuffles one of each other title into the draft deck', () => {
    const table = draftTable(2);
    const deck = shared(table, 'draftDeck');
    expect(deck.toSorted()).toEqual(TITLES.toSorted());
    expect(deck).not.toEqual(TITLES);
    table.expectHappened('shuffled', { zone: 'draftDeck', cites: 'draft.setup.3' });
  });
  it('counts printings of a title as one', () => {
    const table = draftTable(2, extra, collectionOf({ 'title-1': 2, 'title-1-reprinted': 1 }));
    expect(shared(table, 'draftDeck')).toHaveLength(50);
    expect(shared(table, 'draftDeck')).not.toContain('title-1-reprinted');
  });
  it('needs ten titles for each player: nine to keep and one face up', () => {
    expect(startDraft(draftRules(), 4, collectionOf(without(10))).kind).toBe('decided');
    expect(refusedDraft(draftRules(), 4, collectionOf(without(11))).message).toContain(
      '40 titles beside the exclusive ones; there are 39',
    );
  });
  it('tells what is unknown of a collection', () => {
    expect(faults({ unheard: 1 })).toEqual([['deck.unknown-card', 'draft.setup.3', 'unheard']]);
  });
});

const without = (titles: number) => Object.fromEntries(TITLES.slice(0, titles).map((id) => [id, 0]));

rule('Ashes draft.setup.4', () => {
  it('leaves conjured cards of the collection aside', () => {
    const caller = ready({ id: 'title-1', conjurations: ['wolf'] });
    const list = collectionOf({ wolf: 3, chain: 1 });
    const table = draftTable(4, [...extra.filter(({ id }) => id !== 'title-1-reprinted'), caller], list);
    const dealt = draftedTo(table, 'keepCard');
    const anywhere = Object.values(dealt.state.objects).map(({ definition }) => definition);
    expect(anywhere).not.toContain('wolf');
    expect(anywhere).not.toContain('chain');
    expect(faults({ wolf: 3, chain: 1 })).toEqual([]);
  });
  it('needs those that its cards bring into play', () => {
    const rules = draftRules([ready({ id: 'title-1', conjurations: ['unheard'] })]);
    expect(faults({}, rules)).toEqual([['deck.conjuration-unknown', 'deck.6', 'title-1']]);
  });
});

rule('Ashes draft.setup.5', () => {
  it('chooses the first player at random, for all to see, who gets the token and chooses first', () => {
    const seeds = ['5e', '01', '02', '03', '04'].map((byte) => byte.repeat(32));
    const firsts = seeds.map((seed) => {
      const created = startDraft(draftRules(), 4, undefined, { seed });
      if (created.kind === 'rejected') throw new Error(created.message);
      const table = tableOf(draftRules(), created.state, created.log);
      const first = holder(table);
      table.expectHappened('chosenAtRandom', {
        cites: 'draft.setup.5',
        purpose: 'first-player',
        among: [...seatsOf(4)],
        chosen: first,
      });
      table.expectHappened('tokenGiven', { seat: first }).expectDecision({ [first]: 'phoenixborn' });
      return first;
    });
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });
});
