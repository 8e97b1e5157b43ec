import { describe, expect, it } from 'vitest';
import { choosing, free, summonUp } from '../../support/fftcg-cards.js';

describe('Shiva (1-038)', () => {
  it('dulls and freezes a Forward', () => {
    const at = choosing(summonUp(free({ hand: ['1-038'] }, { field: ['f5', 'f7'] }), '1-038'), ['f5']);
    expect([at.marks('f5'), at.marks('f7')]).toMatchObject([{ dull: true, frozen: true }, {}]);
    expect(at.marks('f7')['dull']).toBeUndefined();
  });
});

describe('Summoner (1-040)', () => {
  it('is generic: two may be on the field', () => {
    const at = free({ field: ['1-040'], hand: [{ card: '1-040', as: 'second' }] });
    at.answer('p1', { action: 'cast-character', card: 'second' });
    expect(at.cards('p1', 'field').filter((card) => card === '1-040')).toHaveLength(2);
  });
});
