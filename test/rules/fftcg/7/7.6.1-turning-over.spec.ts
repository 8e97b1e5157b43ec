/** Cards that a printed text turns over, one at a time, until one is of the kind that it names. */
import { expect, it } from 'vitest';
import { forward, fftcgTable, backup, bothPass, summon } from '../../../support/fftcg.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const TEXT =
  'Turn over one card at a time from the top of your deck until an Ice or Wind card is revealed. Add it to your hand. Then, shuffle the other cards revealed and return them to the bottom of your deck.';
const cards = [
  forward({ id: 'ember', elements: ['fire'] }),
  backup({ id: 'well', elements: ['water'] }),
  forward({ id: 'frost', elements: ['ice'] }),
  summon({ id: 'gust', elements: ['wind'] }),
];

/** The Summon of p1 has turned over as much of this deck as it does. */
const turned = (deck: readonly string[], text = TEXT): Table => {
  const walker = definitionOf(record(1, { cost: 0, type: 'summon', text }));
  const at = fftcgTable({ p1: { hand: [{ card: '1-001', as: 'walker' }], deck } }, [walker, ...cards]);
  return bothPass(at.answer('p1', { action: 'cast-summon', card: 'walker' }));
};

rule('FF-TCG 7.6.1', () => {
  it('reveals one card at a time, as far as the first of the kind', () => {
    const at = turned(['ember', 'well', 'frost', 'gust']);
    at.expectLog([
      { kind: 'stackTaken' },
      { kind: 'revealed', cards: ['ember'], cites: '7.6.1' },
      { kind: 'revealed', cards: ['well'] },
      { kind: 'revealed', cards: ['frost'] },
      { kind: 'putInto', zone: 'hand', card: 'frost' },
      { kind: 'shuffled', count: 2 },
      { kind: 'putInto' },
    ]);
    expect(at.cards('p1', 'hand')).toEqual(['frost']);
  });

  it('puts the others under the deck, whose order stays', () => {
    const deck = turned(['ember', 'well', 'frost', 'gust', 'frost']).cards('p1', 'deck');
    expect(deck.slice(0, 2)).toEqual(['gust', 'frost']);
    expect(deck.slice(2).toSorted()).toEqual(['ember', 'well']);
  });

  it('reveals the whole deck if no card is of the kind, and takes none', () => {
    const at = turned(['ember', 'well', 'ember']);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'deck').toSorted()]).toEqual([[], ['ember', 'ember', 'well']]);
  });

  it('reveals nothing of an empty deck', () => {
    turned([]).expectHappened('stackTaken', {}).expectNotHappened('revealed');
  });

  it('goes on as far as the second where the text names two', () => {
    const two = TEXT.replace('an Ice or Wind card is', '2 Forwards are').replace('Add it', 'Play them');
    const at = turned(['ember', 'well', 'frost', 'gust'], two.replace('to your hand', 'onto the field'));
    expect(at.cards('p1', 'field')).toEqual(['ember', 'frost']);
    expect(at.cards('p1', 'deck')).toEqual(['gust', 'well']);
  });
});

rule('FF-TCG 7.9.2', () => {
  it('shows nobody the card behind the last that was turned over', () => {
    const at = turned(['ember', 'frost', 'gust']);
    const seen = at.rules.logFor(at.log, { kind: 'player', seat: 'p1' });
    expect(JSON.stringify(seen)).toContain('frost');
    expect(JSON.stringify(seen)).not.toContain('gust');
  });
});
