import { describe, expect, it } from 'vitest';
import { choosing, free, idle, keywordsOf, powerOf, type Side } from '../../support/fftcg-cards.js';
import { bothPass } from '../../support/fftcg.js';

/** Cast from the LB deck, for other cards of it that are turned face up. */
const breakingLimit = (card: string, cost: number, p1: Side = {}, p2: Side = {}) => {
  const others = Array.from({ length: cost }, (_, n) => ({ card: '22-123', as: `lb${n}` }));
  const at = free({ ...p1, lb: [{ card, as: 'hero' }, ...others] }, p2);
  at.answer('p1', { action: 'cast-character', card: 'hero' });
  if (at.state.pending[0]?.kind === 'payment')
    at.answer('p1', Object.fromEntries(others.map(({ as }) => [as, 'turn-up'])));
  const faces = (at.state.zones['p1.lb'] ?? []).map((id) => at.marks(id)['faceUp']);
  expect(faces).toEqual(others.map(() => true));
  return at;
};

describe('Zack (22-112)', () => {
  it('deals 3000 damage on entering, for one card turned up', () => {
    expect(choosing(breakingLimit('22-112', 1, {}, { field: ['f5'] }), ['f5']).marks('f5')['damage']).toBe(3000);
  });
  it('is not cast where no other card can be turned up', () => {
    const casting = { action: 'cast-character', card: 'hero' };
    free({ lb: [{ card: '22-112', as: 'hero' }] }).expectRefused('p1', casting, 'cost.not-enough-cards');
  });
});

describe('Maat (22-119)', () => {
  it('makes the Forwards of its player stronger and Brave this turn', () => {
    const at = bothPass(breakingLimit('22-119', 1, { field: ['f5'] }, { field: ['f7'] }));
    expect([powerOf(at, 'f5'), powerOf(at, 'f7'), keywordsOf(at, 'f5')]).toEqual([6000, 7000, ['brave']]);
  });
});

describe('Leo (22-123)', () => {
  it('draws a card', () => {
    const at = bothPass(breakingLimit('22-123', 1, { deck: ['f1'] }));
    expect(at.cards('p1', 'hand')).toEqual(['f1']);
  });
});

describe('Vincent (23-119)', () => {
  const entering = () => bothPass(breakingLimit('23-119', 2, { field: ['11-010', '18-094'] }, { field: ['f9'] }));
  it('deals 9000 damage to an opposing Forward when a Fire Backup has been given up', () => {
    const at = entering()
      .expectLegal('p1', [[], ['11-010']])
      .answer('p1', ['11-010'])
      .expectDecision({ p1: 'target' });
    expect([choosing(at, ['f9']).exists('f9'), at.cards('p1', 'break')]).toEqual([false, ['11-010']]);
  });
  it('deals none where none is', () => {
    idle(entering().answer('p1', [])).expectNotHappened('putInto');
  });
  it('has First Strike', () => {
    const at = entering();
    expect(keywordsOf(at, at.find('p1', 'field', '23-119'))).toEqual(['first-strike']);
  });
});

describe('Noctis (23-125)', () => {
  it('returns a Forward from the Break Zone', () => {
    const at = breakingLimit('23-125', 2, { break: ['f5', '18-064'] });
    const back = at.find('p1', 'break', 'f5');
    choosing(at.expectLegal('p1', [[back]]), [back]);
    expect(at.cards('p1', 'hand')).toEqual(['f5']);
  });
});

describe('Luso (23-130)', () => {
  it('may search for a Standard Unit that has an element of the chosen Character', () => {
    const deck = ['18-094', '11-010', '3-143'];
    const at = choosing(breakingLimit('23-130', 1, { field: ['13-125', '3-143'], deck }), ['13-125']).answer(
      'p1',
      'yes',
    );
    at.expectLegal('p1', [[], [at.find('p1', 'deck', '18-094')], [at.find('p1', 'deck', '11-010')]]);
    const water = choosing(breakingLimit('23-130', 1, { field: ['3-143'], deck }), ['3-143']).answer('p1', 'yes');
    water.expectLegal('p1', [[], [water.find('p1', 'deck', '18-094')]]);
  });
  it('has 4000 more power this turn whenever a Standard Unit enters its player’s field', () => {
    const at = free({ field: ['23-130'], hand: ['1-147', 'f1'] });
    bothPass(at.answer('p1', { action: 'cast-character', card: '1-147' }));
    expect(powerOf(at, '23-130')).toBe(9000);
    idle(at.answer('p1', { action: 'cast-character', card: 'f1' }));
  });
});

describe('Ultima Weapon (24-126)', () => {
  const entering = (...field: string[]) => {
    const at = breakingLimit('24-126', 2, { field }, { field: ['f9', 'f5'] });
    if (at.state.pending[0]?.kind === 'triggerOrder')
      at.answer(
        'p1',
        at.state.triggered.map(({ id }) => id),
      );
    return at;
  };
  it('deals 9000 damage with 4 Fire Characters, not with 3', () => {
    const three = entering('11-010', '11-010', '12-120').expectDecision({ p1: 'target' });
    expect(choosing(three, ['f9']).exists('f9')).toBe(true);
    const four = entering('11-010', '11-010', '18-003').expectDecision({ p1: 'target' });
    expect(choosing(four, ['f9']).exists('f9')).toBe(false);
  });
  it('has the opponent give up a Forward with 4 Water Characters', () => {
    const at = entering('18-094', '18-094', '18-094').answer('p1', ['f9']);
    while (at.state.pending[0]?.kind === 'priority') bothPass(at);
    expect(
      at
        .expectLegal('p2', [['f9'], ['f5']])
        .answer('p2', ['f5'])
        .cards('p2', 'break'),
    ).toEqual(['f5']);
  });
});
