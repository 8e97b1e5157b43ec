import { describe, expect, it } from 'vitest';
import { cast, choosing, free, idle, keywordsOf, powerOf, strike, summonUp, use } from '../../support/fftcg-cards.js';
import { attackWith, bothPass, toAttack } from '../../support/fftcg.js';

describe('Warrior (11-010)', () => {
  it('gives itself up for 1000 power until the end of the turn', () => {
    const at = choosing(use(free({ field: ['11-010', 'f5'] }), '11-010', 'last-cheer'), ['f5']);
    expect([powerOf(at, 'f5'), at.cards('p1', 'break')]).toEqual([6000, ['11-010']]);
  });
  it('gives itself up for 5000 damage', () => {
    const at = choosing(use(free({ field: ['11-010'] }, { field: ['f5', 'f7'] }), '11-010', 'last-blow'), ['f7']);
    expect([at.marks('f7')['damage'], at.exists('11-010')]).toEqual([5000, false]);
  });
  it('does neither in the turn in which it came', () => {
    const at = free({ field: [{ card: '11-010', as: 'new', since: 3 }, 'f5'] });
    at.expectRefused(
      'p1',
      { action: 'use-ability', source: 'new', ability: 'last-cheer' },
      'cost.too-soon',
      '11.6.2.2',
    );
  });
});

describe('Ifrit (12-005)', () => {
  it('deals 9000 damage to a Forward', () => {
    const at = choosing(summonUp(free({ hand: ['12-005'] }, { field: ['f9', 'f7'] }), '12-005'), ['f9']);
    expect([at.exists('f9'), at.exists('f7')]).toEqual([false, true]);
  });
  it('needs one', () => {
    free({ hand: ['12-005'] }).expectRefused(
      'p1',
      { action: 'cast-summon', card: '12-005' },
      'cast.no-target',
      '11.3.3',
    );
  });
});

describe('Palom (13-013)', () => {
  const damage = (...field: string[]) =>
    choosing(cast(free({ hand: ['13-013'], field }, { field: ['f9'] }), '13-013'), ['f9']).marks('f9')['damage'];
  it('deals 4000 damage on entering', () => {
    expect(damage()).toBe(4000);
  });
  it('deals 8000 beside a Forward named Porom only', () => {
    expect(damage('11-121')).toBe(4000);
  });
  it('chooses a Forward of anybody, and nothing happens without one', () => {
    idle(cast(free({ hand: ['13-013'] }), '13-013')).expectHappened('triggerDropped', { cites: '11.8.4' });
  });
});

describe('Machinist (18-003)', () => {
  it('is discarded from hand to draw a card', () => {
    const at = bothPass(use(free({ hand: ['18-003'], deck: ['f1', 'f2'] }), '18-003', 'retool'));
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break')]).toEqual([['f1'], ['18-003']]);
  });
  it('does nothing of that on the field', () => {
    const use = { action: 'use-ability', source: '18-003', ability: 'retool' };
    const at = free({ field: ['18-003'] });
    expect(at.legal('p1')).not.toContainEqual({ ...use, source: at.id('18-003') });
  });
});

describe('Ward (21-001)', () => {
  it('deals 7000 damage on entering', () => {
    const at = choosing(cast(free({ hand: ['21-001'] }, { field: ['f9'] }), '21-001'), ['f9']);
    expect(at.marks('f9')['damage']).toBe(7000);
  });
  it('does so as an EX Burst', () => {
    const at = free({ field: ['f9'] }, { deck: ['21-001', 'f1'] });
    strike(at, 'f9').answer('p2', 'yes').answer('p2', ['f9']);
    expect(at.marks('f9')['damage']).toBe(7000);
  });
});

describe('Taivas (21-010)', () => {
  const searching = (deck: readonly string[]) => {
    const at = bothPass(cast(free({ hand: ['21-010'], deck }), '21-010')).answer('p1', 'yes');
    return at.expectDecision({ p1: 'search' });
  };
  it('may search for a Warrior by Job or by name', () => {
    const at = searching(['f1', '27-122', '11-010', '18-003']);
    const [job = '', name = ''] = [at.find('p1', 'deck', '27-122'), at.find('p1', 'deck', '11-010')];
    at.expectLegal('p1', [[], [job], [name]]).answer('p1', [job]);
    expect(at.cards('p1', 'hand')).toEqual(['27-122']);
  });
  it('need not', () => {
    const at = bothPass(cast(free({ hand: ['21-010'], deck: ['27-122'] }), '21-010')).answer('p1', 'no');
    idle(at).expectNotHappened('shuffled');
  });

  const deploying = (...hand: string[]) => use(free({ field: ['21-010'], hand }), '21-010', 'deploy');
  it('once a turn has a Warrior of cost 3 or less played from hand', () => {
    const at = bothPass(deploying('21-001', '11-010', '18-129', 'f1'));
    at.expectLegal('p1', [['21-001'], ['11-010']])
      .answer('p1', ['11-010'])
      .expectHappened('entered', { cast: false });
    const again = { action: 'use-ability', source: '21-010', ability: 'deploy' };
    idle(at).expectRefused('p1', again, 'ability.once-per-turn', '11.6.3');
  });
  it('finds none in a hand without', () => {
    idle(bothPass(deploying('f1', '21-010')).answer('p1', [])).expectNotHappened('entered');
  });
});

describe('Wuk Lamat (27-122)', () => {
  const others = (count: number) => Array.from({ length: count }, (_, n) => ({ card: 'f1', as: `own${n}` }));
  it('deals 7000 damage on entering beside 3 more Characters and what pays, not beside fewer', () => {
    const damage = (count: number) =>
      choosing(cast(free({ hand: ['27-122'], field: others(count) }, { field: ['f9'] }), '27-122'), ['f9']).marks('f9')[
        'damage'
      ];
    expect([damage(2), damage(3)]).toEqual([undefined, 7000]);
  });
  it('does so attacking', () => {
    const at = toAttack(free({ field: ['27-122', ...others(3)] }, { field: ['f9'] }));
    expect(choosing(at.answer('p1', ['27-122']), ['f9']).marks('f9')['damage']).toBe(7000);
  });
  it('adds 2000 to what its player’s Forwards deal to Forwards, with 7 Characters', () => {
    const at = free({ field: ['27-122', '18-129', ...others(4)], hand: ['18-129', 'bolt'] }, { field: ['f9'] });
    use(at, '18-129', 'blinding-ray').answer('p1', ['f9']);
    expect(choosing(at, { [at.find('p1', 'hand', '18-129')]: 'special' }).exists('f9')).toBe(false);
  });
  it('adds nothing to what a Summon deals, nor with 6 Characters', () => {
    const at = free({ field: ['27-122', ...others(5)], hand: ['bolt'] }, { field: ['f9'] });
    expect(choosing(summonUp(at, 'bolt'), ['f9']).marks('f9')['damage']).toBe(5000);
    const fewer = free({ field: ['27-122', 'f5', ...others(3)] }, { field: ['f9'] });
    attackWith(toAttack(fewer), 'f5').answer('p2', { block: 'f9' });
    expect(bothPass(fewer).marks('f9')['damage']).toBe(5000);
  });
});

describe('Zack (27-123)', () => {
  const foes = (count: number) => Array.from({ length: count }, (_, n) => ({ card: 'f5', as: `foe${n}` }));
  it('has Haste against three Forwards, not against two', () => {
    const haste = (count: number) => keywordsOf(free({ field: ['27-123'] }, { field: foes(count) }), '27-123');
    expect([haste(2), haste(3)]).toEqual([[], ['haste']]);
  });
  it('deals 1000 damage for each Backup to each opposing Forward, entering and attacking', () => {
    const at = free({ hand: ['27-123'], field: ['18-003', '11-010', 'f9'] }, { field: [...foes(2), '13-013'] });
    bothPass(cast(at, '27-123'));
    const damage = () => ['foe0', 'foe1', 'f9', '13-013'].map((label) => at.marks(label)['damage']);
    expect(damage()).toEqual([2000, 2000, undefined, undefined]);
  });
  it('deals none without Backups', () => {
    const at = free({ field: ['27-123'] }, { field: foes(1) });
    bothPass(toAttack(at).answer('p1', ['27-123'])).expectNotHappened('damageDealt');
  });
});
