import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { always, draw, power, sequence, type Effect } from '../../../support/fftcg-abilities.js';
import { backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

type Search = Extract<Effect, { readonly do: 'search' }>;
const searching = (from: Search['from'], to: Search['to'], count = 1): Effect => ({ do: 'search', from, to, count });
const quest = (id: string, ...of: Effect[]) => summon({ id, cost: 0, effect: sequence(...of) });

const cards = [
  forward({ id: 'knight', jobs: ['Knight'] }),
  forward({ id: 'squire', jobs: ['Knight'] }),
  forward({ id: 'page' }),
  backup({ id: 'cook' }),
  quest('for-knight', searching({ is: ['Knight'] }, 'hand'), draw()),
  quest('for-two', searching({ is: ['Knight'] }, 'hand', 2)),
  quest('for-any', searching({}, 'hand')),
  quest('for-none', searching({ is: ['Knight'] }, 'hand', 0)),
  quest('for-two-on-field', searching({ is: ['forward'] }, 'field', 2)),
  quest('for-one-dull', { do: 'search', from: { is: ['forward'] }, to: 'field', count: 1, dull: true }),
  quest('for-backup', searching({ is: ['backup'] }, 'field')),
  quest('for-forward', searching({ is: ['forward'] }, 'field')),
];

const DECK = ['page', 'knight', 'cook', 'squire'];
/** p1 has cast it, and it resolves. */
const resolving = (spell: string, p1: JsonRecord = {}): Table => {
  const at = fftcgTable({ p1: { hand: [{ card: spell, as: 'spell' }], deck: DECK, ...p1 } }, cards);
  return bothPass(at.answer('p1', { action: 'cast-summon', card: 'spell' }));
};
const inDeck = (at: Table, ...found: string[]) => found.map((card) => at.find('p1', 'deck', card));

rule('FF-TCG 15.1.1.8.1', () => {
  it('finds a card in the deck, shows it, shuffles, and then carries out the text', () => {
    const at = resolving('for-knight');
    const [knight = '', squire = ''] = inDeck(at, 'knight', 'squire');
    at.expectLegal('p1', [[], [knight], [squire]]).answer('p1', [squire]);
    at.expectLog([
      { kind: 'revealed', cards: ['squire'], cites: '15.1.1.8.1' },
      { kind: 'shuffled', seat: 'p1', count: 3 },
      { kind: 'putInto', zone: 'hand', card: 'squire' },
      { kind: 'drawn' },
      { kind: 'putInto' },
    ]);
    expect(at.cards('p1', 'hand')[0]).toBe('squire');
    expect(at.cards('p1', 'deck')).toHaveLength(2);
  });
  it('shows the opponent only the found card', () => {
    const at = resolving('for-knight');
    const seen = at.rules.view(at.state, { kind: 'player', seat: 'p2' });
    expect(seen.deciding).toEqual([{ seat: 'p1' }]);
    const answered = (seat: string) =>
      at.rules.logFor(at.log, { kind: 'player', seat }).find(({ kind }) => kind === 'answered');
    at.answer('p1', inDeck(at, 'squire'));
    expect(answered('p2')).not.toHaveProperty('answer');
    expect(answered('p1')).toHaveProperty('answer');
  });
  it('finds several cards if the text says so', () => {
    const at = resolving('for-two');
    at.answer('p1', inDeck(at, 'knight', 'squire'));
    expect([...at.cards('p1', 'hand')].sort()).toEqual(['knight', 'squire']);
  });
  it('cannot find a Backup for the field beside five Backups', () => {
    const five = Array.from({ length: 5 }, () => 'cook');
    resolving('for-backup', { field: five }).expectLegal('p1', [[]]);
    const four = resolving('for-backup', { field: five.slice(1) });
    four.expectLegal('p1', [[], inDeck(four, 'cook')]).answer('p1', inDeck(four, 'cook'));
    expect(four.cards('p1', 'field')).toHaveLength(5);
  });
  it('cannot find a Forward whose name is on its player’s field', () => {
    const at = resolving('for-forward', { field: ['knight'] });
    const [page = '', squire = ''] = inDeck(at, 'page', 'squire');
    at.expectLegal('p1', [[], [page], [squire]]);
  });

  it('shows no cards for a search of 0 cards, and does nothing in an empty deck', () => {
    resolving('for-none').expectLog([{ kind: 'stackTaken' }, { kind: 'shuffled', count: 4 }, { kind: 'putInto' }]);
    resolving('for-two', { deck: [] }).expectLog([{ kind: 'stackTaken' }, { kind: 'putInto' }]);
  });
  it('shows and takes only cards that can go there together; a hand has room for all', () => {
    const pair = { deck: ['page', 'page'] };
    const both = (spell: string, deck: JsonRecord): Table => {
      const at = resolving(spell, deck);
      return at.answer('p1', [...(at.state.zones['p1.deck'] ?? [])]);
    };
    const at = both('for-two-on-field', pair).expectHappened('revealed', { cards: ['page'] });
    expect([at.cards('p1', 'field'), at.cards('p1', 'deck')]).toEqual([['page'], ['page']]);
    expect(both('for-two', { deck: ['knight', 'knight'] }).cards('p1', 'hand')).toEqual(['knight', 'knight']);
  });
  it('puts cards onto the field active, dull if the text says so, and Backups dull', () => {
    const entered = (spell: string, deck: JsonRecord): JsonRecord => {
      const at = resolving(spell, deck);
      at.answer('p1', [...(at.state.zones['p1.deck'] ?? [])]);
      return at.marks(at.state.zones['p1.field']?.[0] ?? '');
    };
    expect(entered('for-forward', { deck: ['page'] })).toEqual({ since: 3 });
    expect(entered('for-one-dull', { deck: ['page'] })).toEqual({ since: 3, dull: true });
    expect(entered('for-backup', { deck: ['cook'] })).toEqual({ since: 3, dull: true });
  });

  it('asks for an order of field abilities for the field (11.12.4.11), not for the hand', () => {
    const lords = ['duke', 'earl'].map((id) => forward({ id, jobs: ['Lord'], abilities: [always(power(1000))] }));
    const finding = (to: 'hand' | 'field'): Table => {
      const p1 = { hand: [{ card: 'levy', as: 'levy' }], deck: ['duke', 'earl'] };
      const at = fftcgTable({ p1 }, [...lords, quest('levy', searching({ is: ['Lord'] }, to, 2))]);
      bothPass(at.answer('p1', { action: 'cast-summon', card: 'levy' }));
      return at.answer('p1', [...(at.state.zones['p1.deck'] ?? [])]);
    };
    finding('hand').expectDecision({ p1: 'priority' });
    finding('field').expectDecision({ p1: 'timestampOrder' });
  });
});

rule('FF-TCG 15.1.1.8.2', () => {
  it('may find nothing although the card is there, and shuffles the deck', () => {
    const at = resolving('for-knight').answer('p1', []).expectNotHappened('revealed');
    at.expectHappened('shuffled', { seat: 'p1', count: 4, cites: '15.1.1.8.1' }).expectHappened('drawn');
  });
  it('asks also if no card matches, since the opponent must not notice', () => {
    resolving('for-knight', { deck: ['page', 'cook'] })
      .expectDecision({ p1: 'search' })
      .expectLegal('p1', [[]]);
  });
});

rule('FF-TCG 15.1.1.8.3', () => {
  it('must find a card if any card matches', () => {
    const at = resolving('for-any');
    at.expectLegal(
      'p1',
      DECK.map((card) => inDeck(at, card)),
    );
    at.expectRefused('p1', [], 'answer.too-few', '15.1.1.8.3');
  });
  it('may find nothing if the text names a kind', () => {
    resolving('for-knight').answer('p1', []).expectDecision({ p1: 'priority' });
  });
});
