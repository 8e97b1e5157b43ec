import { expect, it } from 'vitest';
import { builtInDecks, rulesFor } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const rules = rulesFor('lorcana');
const [deck = []] = Object.values(builtInDecks('lorcana'));
const create = (...seats: readonly string[]) =>
  rules?.create({
    gameId: 'g1',
    format: 'core-constructed',
    seed: '0'.repeat(64),
    seats: seats.map((seat) => ({ seat, deck })),
  });

rule('Lorcana 1.1.3', () => {
  it('begins a game of two players', () => {
    expect(create('p1', 'p2')).toMatchObject({ kind: 'decided' });
  });
  it.each([{ seats: [] }, { seats: ['p1'] }, { seats: ['p1', 'p2', 'p3', 'p4', 'p5'] }])(
    'begins none with the seats $seats',
    ({ seats }) => {
      expect(create(...seats)).toMatchObject({
        kind: 'rejected',
        code: 'setup.seats',
        cites: [{ game: 'lorcana', rule: '1.1.3' }],
      });
    },
  );
  it('begins none where one player sits on two seats', () => {
    expect(create('p1', 'p1')).toMatchObject({ kind: 'rejected', code: 'setup.seats' });
  });
  it('calls no deck at all an illegal deck', () => {
    expect(rules?.validateDeck('core-constructed', []).map(({ code }) => code)).toEqual(['deck.too-small']);
  });
  it('knows no cards but those of the card set', () => {
    const faults = rules?.validateDeck('core-constructed', [...deck, { card: '99-999', count: 1 }]);
    expect(faults).toMatchObject([{ code: 'deck.unknown-card', card: '99-999', cites: [{ rule: '1.1.3' }] }]);
  });
  it('takes cards of the deck itself, and none that would begin in another zone', () => {
    const inZone = (zone: string) => {
      const faults = rules?.validateDeck('core-constructed', [...deck.slice(1), { card: '1-1', count: 4, zone }]);
      return faults?.map(({ code }) => code).filter((code) => code === 'deck.unknown-zone');
    };
    expect([inZone('deck'), inZone('hand')]).toEqual([[], ['deck.unknown-zone']]);
  });
});
