import { describe, expect, it } from 'vitest';
import { cast, choosing, free, idle, keywordsOf, strike, summonUp, use } from '../../support/fftcg-cards.js';
import { attackWith, bothPass, fftcgTable, PASS, summon, toAttack } from '../../support/fftcg.js';
import { target } from '../../support/fftcg-abilities.js';

describe('Red Mage (1-121)', () => {
  it('gives a Forward Haste this turn', () => {
    const at = choosing(use(free({ field: ['1-121', 'f5'] }), '1-121', 'hasten'), ['f5']);
    expect([keywordsOf(at, 'f5'), at.marks('1-121')['dull']]).toEqual([['haste'], true]);
  });
});

describe('Dragoon (1-147)', () => {
  it('strikes first', () => {
    const at = attackWith(toAttack(free({ field: ['1-147'] }, { field: ['f5'] })), '1-147');
    bothPass(at.answer('p2', { block: 'f5' }));
    expect([at.exists('f5'), at.marks('1-147')['damage']]).toEqual([false, undefined]);
  });
});

describe('Odin (13-072)', () => {
  it('breaks a Forward of cost 5 or less', () => {
    const at = summonUp(free({ hand: ['13-072'] }, { field: ['f5', 'f7'] }), '13-072');
    expect(choosing(at.expectLegal('p1', [['f5']]), ['f5']).exists('f5')).toBe(false);
  });
  it('costs 3 less from 5 damage on', () => {
    const payable = (count: number) => {
      const damage = Array.from({ length: count }, () => '18-064');
      const field = [{ card: '1-121', as: 'a' }, { card: '1-121', as: 'b' }, '22-068'];
      return fftcgTable({ p1: { hand: ['13-072'], field, damage } })
        .legal('p1')
        .some((answer) => JSON.stringify(answer).includes('cast-summon'));
    };
    expect([payable(4), payable(5)]).toEqual([false, true]);
  });
});

describe('Noel (16-092)', () => {
  it('dulls up to two opposing Forwards on entering', () => {
    const at = cast(free({ hand: ['16-092'], field: ['f9'] }, { field: ['f3', 'f5', 'f7'] }), '16-092');
    expect(at.legal('p1')).toHaveLength(7);
    choosing(at, ['f3', 'f7']);
    expect(['f3', 'f5', 'f7'].map((label) => at.marks(label)['dull'])).toEqual([true, undefined, true]);
  });
  it('does so as an EX Burst', () => {
    const at = strike(free({ field: ['f9', 'f5'] }, { deck: ['16-092', 'f1'] }), 'f9').answer('p2', 'yes');
    expect(at.answer('p2', ['f5']).marks('f5')['dull']).toBe(true);
  });
  it('gives himself up to dull all of them', () => {
    const at = bothPass(use(free({ field: ['16-092', 'f9'] }, { field: ['f3', 'f5'] }), '16-092', 'last-stand'));
    expect(['f3', 'f5', 'f9'].map((label) => at.marks(label)['dull'])).toEqual([true, true, undefined]);
  });
});

describe('Red Mage (18-069)', () => {
  it('is discarded from hand to draw a card', () => {
    const at = bothPass(use(free({ hand: ['18-069'], deck: ['f1'] }), '18-069', 'flash'));
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break')]).toEqual([['f1'], ['18-069']]);
  });
});

describe('Ramuh (20-103)', () => {
  const casting = (...modes: string[]) =>
    summonUp(free({ hand: ['20-103'], field: ['f7'] }, { field: ['f5'] }), '20-103').answer('p1', modes);
  it('does up to two of three things', () => {
    const at = casting('stun', 'quicken').answer('p1', ['f5']);
    choosing(at, ['f7']);
    expect([at.marks('f5')['dull'], keywordsOf(at, 'f7')]).toEqual([true, ['haste']]);
    expect(choosing(casting('strike'), ['f5']).exists('f5')).toBe(false);
    bothPass(casting()).expectHappened('putInto', { card: '20-103' });
  });
  it('does no third', () => {
    expect(() => casting('stun', 'strike', 'quicken')).toThrow(/may not/);
  });
});

describe('Reeve (20-105)', () => {
  it('takes one of the top 3 cards to hand, entering and as an EX Burst', () => {
    const at = bothPass(cast(free({ hand: ['20-105'], deck: ['f1', 'f2', 'f3'] }), '20-105'));
    at.answer('p1', [at.find('p1', 'deck', 'f3')]).answer(
      'p1',
      ['f2', 'f1'].map((card) => at.find('p1', 'deck', card)),
    );
    expect([at.cards('p1', 'hand'), at.cards('p1', 'deck')]).toEqual([['f3'], ['f2', 'f1']]);
    const burst = strike(free({ field: ['f9'] }, { deck: ['20-105', 'f1', 'f2'] }), 'f9').answer('p2', 'yes');
    burst.answer('p2', [burst.find('p2', 'deck', 'f2')]);
    expect([burst.cards('p2', 'hand'), burst.cards('p2', 'deck')]).toEqual([['f2'], ['f1']]);
  });
});

describe('Sphene (27-126)', () => {
  const eraser = summon({
    id: 'eraser',
    cost: 0,
    targets: [target({ zone: 'break' })],
    effect: { do: 'put', objects: 'target', zone: 'removed' },
  });
  it('keeps opposing effects from removing cards of the Break Zone, not one’s own', () => {
    const removed = (eraserOf: 'p1' | 'p2') => {
      const p1 = { field: ['27-126'], break: [{ card: '18-064', as: 'lost' }] };
      const other = { hand: [{ card: 'eraser', as: 'eraser' }] };
      const at = fftcgTable(eraserOf === 'p1' ? { p1: { ...p1, ...other } } : { p1, p2: other }, [eraser]);
      if (eraserOf === 'p2') at.answer('p1', PASS);
      at.answer(eraserOf, { action: 'cast-summon', card: 'eraser' }).answer(eraserOf, ['lost']);
      return bothPass(at).cards('p1', 'removed').length;
    };
    expect([removed('p1'), removed('p2')]).toEqual([1, 0]);
  });
  it('once in an own turn returns a Forward that came from the field to the Break Zone this turn', () => {
    const at = free({ field: ['27-126', 'f5'], hand: ['doom', 'f1'], break: ['f7'] });
    const remember = { action: 'use-ability', source: '27-126', ability: 'remember' };
    at.expectRefused('p1', remember, 'ability.no-target');
    choosing(summonUp(at, 'doom'), ['f5']);
    choosing(at.answer('p1', remember), [at.find('p1', 'break', 'f5')]);
    expect(at.cards('p1', 'hand')).toEqual(['f1', 'f5']);
    at.expectRefused('p1', remember, 'ability.once-per-turn');
  });
});

describe('Lightning (27-127)', () => {
  it('breaks an opposing Forward of cost 4 or less; that gives a Forward Haste', () => {
    const at = cast(free({ hand: ['27-127'], field: ['f3'] }, { field: ['f2', 'f5'] }), '27-127');
    choosing(at.expectLegal('p1', [['f2']]), ['f2']).expectDecision({ p1: 'target' });
    expect(keywordsOf(choosing(at, ['f3']), 'f3')).toEqual(['haste']);
  });
  it('gives Haste also where a Forward goes there without being broken, not for one’s own', () => {
    const at = free({ field: ['27-127', 'f3'], hand: ['wither', 'doom'] }, { field: ['f5'] });
    choosing(summonUp(at, 'wither'), ['f5']).expectDecision({ p1: 'target' });
    idle(choosing(at, ['27-127']));
    idle(choosing(summonUp(at, 'doom'), ['f3']));
  });
  it('breaks as an EX Burst', () => {
    const at = strike(free({ field: ['f9', 'f2'] }, { deck: ['27-127', 'f1'] }), 'f9').answer('p2', 'yes');
    expect(at.answer('p2', ['f2']).exists('f2')).toBe(false);
  });
});
