import { expect, it } from 'vitest';
import { ashesTable } from '../../../support/ashes.js';
import { attackOf, cards, exhaustionTable } from '../../../support/ashes-exhaustion.js';
import { rule } from '../../../support/rule.js';

rule('Ashes exhaust.1', () => {
  it('takes the text of a card, and nothing else', () => {
    const table = exhaustionTable({ card: 'captain', as: 'captain', exhaustion: 1 });
    expect(attackOf(table)).toBe(1);
    expect(table.facts('captain').numbers).toMatchObject({ attack: 3, life: 4, recover: 1 });
  });
  it('takes nothing of a card without tokens', () => {
    expect(attackOf(exhaustionTable({ card: 'captain', as: 'captain' }))).toBe(3);
  });
  it('leaves the value bonus of an alteration spell', () => {
    const table = ashesTable(
      {
        p1: {
          battlefield: [{ card: 'worker', as: 'worker' }],
          attached: [{ card: 'armour', as: 'armour', attachedTo: 'worker', exhaustion: 1 }],
        },
      },
      cards,
    );
    expect(table.facts('worker').numbers).toMatchObject({ life: 4 });
  });
});

rule('Ashes exhaust.2', () => {
  it('keeps units from attacking, and inexhaustible Unit Guard from guarding', () => {
    const table = ashesTable(
      {
        p1: {
          battlefield: [
            { card: 'captain', as: 'captain' },
            { card: 'worker', as: 'tired', exhaustion: 1 },
          ],
        },
        p2: {
          battlefield: [
            { card: 'worker', as: 'target' },
            { card: 'sentry', as: 'sentry', exhaustion: 1 },
          ],
          phoenixborn: [{ card: 'champion', turned: true }],
        },
      },
      cards,
    );
    table.answer('p1', { action: 'attack', target: 'target' }).expectLegal('p1', [['captain']]);
    table.answer('p1', ['captain']).expectDecision({ p2: 'counter' });
  });
  it('keeps none without tokens from it', () => {
    const table = ashesTable(
      {
        p1: { battlefield: [{ card: 'captain', as: 'captain' }] },
        p2: {
          battlefield: [
            { card: 'worker', as: 'target', exhaustion: 1 },
            { card: 'sentry', as: 'sentry' },
          ],
          phoenixborn: [{ card: 'champion', as: 'hero', turned: true }],
        },
      },
      cards,
    );
    table.answer('p1', { action: 'attack', target: 'target' }).answer('p1', ['captain']);
    table.expectLegal('p2', ['sentry', 'none']).answer('p2', 'none');
    // The attacked unit is exhausted: it cannot counter.
    table.expectDecision({ p1: 'turnAction' });
    expect(table.marks('captain')).toEqual({ exhaustion: 1 });
  });
  it('keeps exhausted units from blocking', () => {
    const table = ashesTable(
      {
        p1: { battlefield: [{ card: 'captain', as: 'captain' }] },
        p2: {
          battlefield: [
            { card: 'worker', as: 'tired', exhaustion: 1 },
            { card: 'worker', as: 'fresh' },
          ],
          phoenixborn: [{ card: 'champion', as: 'hero' }],
        },
      },
      cards,
    );
    table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['captain']);
    expect(table.refused('p2', { captain: 'tired' }).code).toBe('answer.unknown-option');
    table.answer('p2', { captain: 'fresh' }).expectHappened('blockersDeclared', { objects: [table.id('fresh')] });
  });
});
