/**
 * Data from outside never breaks the engine: any JSON is answered with faults or with a running game. Cards that
 * conform to the language are played by test/properties/mixed-cards.prop.spec.ts.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesIn, printedCards, withPart } from '../../test/support/card-parts.js';
import { games, openPosition, readCards, type Json } from './index.js';

describe.each(games)('a document from outside for %s', (game) => {
  const printed = printedCards(game) as readonly Json[];

  it('is answered, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (value) => {
        expect(openPosition(value).kind).toBe('rejected');
        expect(openPosition({ game, cards: [value], seats: { p1: {}, p2: {} } }).kind).toBe('rejected');
        openPosition({ game, seats: { p1: { play: value, field: value }, p2: value }, turn: value });
        readCards(game, value);
      }),
    );
  });

  it('is answered, whatever a part of a printed card is', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.jsonValue(), (which, where, value) => {
        const card = printed[which % printed.length] ?? null;
        const places = placesIn(card);
        const faulty = withPart(card, places[where % places.length]?.path ?? [], value as Json);
        const cards = [withPart(faulty, ['id'], 'faulty')];
        const opened = openPosition({ game, cards, seats: { p1: { hand: ['faulty'] }, p2: {} } });
        if (opened.kind === 'rejected') expect(opened.faults[0]?.path).toMatch(/^\/cards\/0/);
      }),
    );
  });
});
