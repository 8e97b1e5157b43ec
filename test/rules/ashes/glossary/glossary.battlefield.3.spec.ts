import { expect, it } from 'vitest';
import { ashesTable } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

rule('Ashes glossary.battlefield.3', () => {
  it('is a zone of each player, beside spellboard, attached and face-down cards', () => {
    const { seats, zones } = ashesTable({}).state;
    for (const seat of seats)
      expect(Object.keys(zones)).toEqual(
        expect.arrayContaining(['battlefield', 'spellboard', 'attached', 'below'].map((kind) => `${seat}.${kind}`)),
      );
  });
});
