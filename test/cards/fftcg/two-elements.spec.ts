import { describe, expect, it } from 'vitest';
import { cast, choosing, free, idle, keywordsOf, summonUp, use } from '../../support/fftcg-cards.js';
import { attackWith, bothPass, fftcgTable, PASS, toAttack } from '../../support/fftcg.js';

describe('Shantotto (12-120)', () => {
  const entering = (mode: string) =>
    cast(free({ hand: ['12-120', 'doom'], field: ['f5'] }, { field: ['f7'] }), '12-120').answer('p1', [mode]);
  it('gives another Forward Haste', () => {
    const at = entering('hurry').expectLegal('p1', [['f5'], ['f7']]);
    expect(keywordsOf(choosing(at, ['f5']), 'f5')).toEqual(['haste']);
  });
  it('or keeps a Forward of its player from being broken this turn', () => {
    const at = entering('harden');
    at.expectLegal('p1', [['f5'], [at.find('p1', 'field', '12-120')]]);
    choosing(at, ['f5']);
    expect(choosing(summonUp(at, 'doom'), ['f5']).exists('f5')).toBe(true);
  });
});

describe('Yuzuki (13-125)', () => {
  it('keeps opposing abilities from dealing damage to Fire Forwards of its player', () => {
    const damage = (ability: 'ability' | 'Summon', label: string) => {
      const at = free({ field: ['13-125', '27-123', 'f9'] }, { field: ['11-010'], hand: ['bolt'] }).answer('p1', PASS);
      if (ability === 'Summon') summonUp(at, 'bolt', 'p2');
      else at.answer('p2', { action: 'use-ability', source: '11-010', ability: 'last-blow' });
      return bothPass(at.answer('p2', [label])).marks(label)['damage'];
    };
    expect([damage('ability', '27-123'), damage('Summon', '27-123'), damage('ability', 'f9')]).toEqual([
      undefined,
      5000,
      5000,
    ]);
  });
  it('lets Water Forwards of its player take 2000 less', () => {
    const at = free({ field: ['13-125', '27-129', 'f9'], hand: ['bolt', 'spark'] });
    expect(choosing(summonUp(at, 'bolt'), ['27-129']).marks('27-129')['damage']).toBe(3000);
    expect(choosing(summonUp(at, 'spark'), ['f9']).marks('f9')['damage']).toBe(5000);
  });
});

describe('Billy Bob (18-124)', () => {
  it('returns a Forward of another name from the Break Zone', () => {
    const at = cast(free({ hand: ['18-124'], break: ['18-124', 'f5', '18-064', 'bolt'] }), '18-124');
    const back = at.find('p1', 'break', 'f5');
    choosing(at.expectLegal('p1', [[back]]), [back]);
    expect(at.cards('p1', 'hand')).toEqual(['f5']);
  });
  it('finds none of its own name', () => {
    idle(cast(free({ hand: ['18-124'], break: [{ card: '18-124', as: 'lost' }] }), '18-124'));
  });
});

describe('Jecht (18-129)', () => {
  it('gains Haste, First Strike and Brave in his player’s turn', () => {
    const at = bothPass(use(free({ field: ['18-129'] }), '18-129', 'show-off'));
    expect(keywordsOf(at, '18-129')).toEqual(['haste', 'first-strike', 'brave']);
    const other = free({}, { field: ['18-129'] }).answer('p1', PASS);
    other.expectRefused('p2', { action: 'use-ability', source: '18-129', ability: 'show-off' }, 'ability.condition');
  });
  it('deals 8000 damage for another Jecht', () => {
    const at = use(
      free({ field: ['18-129'], hand: [{ card: '18-129', as: 'second' }] }, { field: ['f9'] }),
      '18-129',
      'blinding-ray',
    );
    choosing(at.answer('p1', ['f9']), { second: 'special' });
    expect([at.marks('f9')['damage'], at.cards('p1', 'break')]).toEqual([8000, ['18-129']]);
  });
  it('deals none without', () => {
    const ray = { action: 'use-ability', source: '18-129', ability: 'blinding-ray' };
    free({ field: ['18-129'], hand: ['f9'] }, { field: ['f9'] }).expectRefused(
      'p1',
      ray,
      'cost.not-enough-cards',
      '11.7.1',
    );
  });
  it('costs one CP at least of each element', () => {
    const p1 = { hand: ['18-129'], field: ['18-003', '18-003', '11-010', '11-010', '18-003'] };
    expect(
      fftcgTable({ p1 })
        .legal('p1')
        .map((answer) => JSON.stringify(answer))
        .join(),
    ).not.toContain('cast-character');
  });
});

it('attacks with cards of both elements as a Party of either', () => {
  const at = toAttack(free({ field: ['13-125', '27-123', '27-129'] }));
  at.expectRefused('p1', ['27-123', '27-129'], 'attack.party');
  attackWith(at, '13-125', '27-129');
});
