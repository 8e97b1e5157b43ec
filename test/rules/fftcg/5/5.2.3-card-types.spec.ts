import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const cards = [
  backup({ id: 'lamp' }),
  backup({ id: 'sage' }),
  forward({ id: 'knight' }),
  forward({ id: 'squire', cost: 1 }),
  summon({ id: 'spell' }),
];
const side = (hand: readonly string[], field: readonly string[] = []): JsonRecord => ({
  hand: hand.map((card) => ({ card, as: card })),
  field: field.map((card, index) => ({ card, as: `${card}${index + 1}` })),
});
const table = (p1: JsonRecord, p2: JsonRecord = {}) => fftcgTable({ p1, p2 }, cards);
const cast = (card: string) => ({ action: 'cast-character', card });

rule('FF-TCG 5.2.3.1.1.3', () => {
  it('enters dull where it is a Backup, and gives 1 CP when it is active', () => {
    const at = table(side(['lamp', 'squire'], ['sage']))
      .answer('p1', cast('lamp'))
      .answer('p1', { sage1: 'fire' });
    at.expectHappened('entered', { dull: true, cites: '5.2.3.1.1.3' });
    const lamp = at.find('p1', 'field', 'lamp');
    at.expectRefused('p1', cast('squire'), 'cost.not-payable');
    expect(at.marks(lamp)['dull']).toBe(true);
    const knight = table(side(['knight'], ['lamp']))
      .answer('p1', cast('knight'))
      .answer('p1', { lamp1: 'fire' });
    knight.expectHappened('entered', { dull: false });
    expect(knight.marks(knight.find('p1', 'field', 'knight'))).toEqual({ since: 3, cpElements: 1, fireCp: 1 });
  });

  it('gives CP by no other Character, and not where the Backup is the opponent’s', () => {
    const at = table(side(['knight'], ['squire']), { field: [{ card: 'lamp', as: 'theirs' }] });
    at.expectRefused('p1', cast('knight'), 'cost.not-payable').expectLegal('p1', [{ action: 'pass' }]);
  });
});

rule('FF-TCG 5.2.3.1.2.1', () => {
  it('is used once: a Summon goes to the Break Zone and never enters the field', () => {
    const at = table(side(['spell'], ['lamp'])).answer('p1', { action: 'cast-summon', card: 'spell' });
    bothPass(at.answer('p1', { lamp1: 'fire' })).expectHappened('putInto', {
      card: 'spell',
      cites: '5.2.3.1.2.1',
    });
    expect(at.cards('p1', 'break')).toEqual(['spell']);
    expect(at.cards('p1', 'field')).toEqual(['lamp']);
  });
});
