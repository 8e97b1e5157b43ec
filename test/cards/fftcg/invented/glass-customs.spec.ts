import { describe, expect, it } from 'vitest';
import { cast, choosing, free, keywordsOf, powerOf, summonUp, use } from '../../../support/fftcg-cards.js';
import { backup, bothPass, fftcgTable, forward, PASS, toAttack } from '../../../support/fftcg.js';

describe('Toll Clerk (X-31)', () => {
  it('makes Summons of its player 1 cheaper', () => {
    const hand = [{ card: 'X-27', as: 'storm' }];
    const lamps = ['a', 'b', 'c'].map((as) => ({ card: 'vane', as }));
    const victim = { field: [{ card: 'X-18', as: 'victim' }] };
    const casting = { action: 'cast-summon', card: 'storm' };
    const vane = [backup({ id: 'vane', elements: ['wind'] })];
    fftcgTable({ p1: { hand, field: lamps }, p2: victim }, vane).expectRefused('p1', casting, 'cost.not-payable');
    const field = [...lamps, { card: 'X-31', as: 'clerk', dull: true }];
    fftcgTable({ p1: { hand, field }, p2: victim }, vane).answer('p1', casting).expectDecision({ p1: 'target' });
  });
});

describe('Gull Caller (X-32) and Customs House (X-33)', () => {
  it('gain a Crystal, and spend it for a card', () => {
    const at = bothPass(cast(free({ hand: ['X-32'], field: ['X-33'], deck: ['f1', 'f2'] }), 'X-32'));
    expect(at.player('p1')['crystals']).toBe(1);
    bothPass(use(at, 'X-33', 'declare'));
    expect([at.player('p1')['crystals'], at.cards('p1', 'hand')]).toEqual([0, ['f1']]);
  });
  it('declare nothing without a Crystal', () => {
    const declare = { action: 'use-ability', source: 'X-33', ability: 'declare' };
    expect(free({ field: ['X-33'] }).refused('p1', declare).code).toMatch(/^cost\./);
  });
});

describe('Tollkeeper of the Sound (X-34)', () => {
  const table = (p1: readonly { card: string; as: string }[]) =>
    toAttack(
      fftcgTable({ p1: { field: p1 }, p2: { field: [{ card: 'X-34', as: 'keeper' }] } }, [forward({ id: 'poor' })]),
    );
  it('takes a CP for an attack', () => {
    const at = table([
      { card: 'poor', as: 'poor' },
      { card: 'X-4', as: 'cook' },
    ]);
    at.answer('p1', ['poor'])
      .expectDecision({ p1: 'payment' })
      .expectLegal('p1', [{ cook: 'fire' }]);
  });
  it('keeps those from attacking who cannot pay', () => {
    table([{ card: 'poor', as: 'poor' }])
      .expectDecision({ p1: 'attack' })
      .expectLegal('p1', [[]]);
  });
});

describe('Undertow (X-35)', () => {
  it('cancels a Summon of the opponent', () => {
    const at = summonUp(free({ hand: ['bolt'], field: ['f9'] }, { hand: ['X-35'] }), 'bolt').answer('p1', ['f9']);
    at.answer('p1', PASS).answer('p2', { action: 'cast-summon', card: 'X-35' });
    at.answer('p2', at.legal('p2')[0] ?? []);
    bothPass(at);
    expect([at.state.zones['stack'], at.marks('f9')['damage'], at.cards('p1', 'break')]).toEqual([
      [],
      undefined,
      ['bolt'],
    ]);
  });
});

describe('Bonded Warehouse (X-36)', () => {
  const table = () => {
    const at = bothPass(cast(free({ hand: ['f5'], field: ['X-36', { card: 'X-29', as: 'pilot' }] }), 'f5'));
    return at;
  };
  it('makes a Forward that enters stronger for 1 CP', () => {
    const at = table();
    const entered = at.find('p1', 'field', 'f5');
    at.answer('p1', 'yes');
    if (at.state.pending[0]?.kind === 'payment') at.answer('p1', { pilot: 'wind' });
    expect(powerOf(at, entered)).toBe(7000);
  });
  it('does nothing for nothing', () => {
    const at = table();
    const entered = at.find('p1', 'field', 'f5');
    expect(powerOf(at.answer('p1', 'no'), entered)).toBe(5000);
  });
});

describe('Lighthouse Keeper (X-37)', () => {
  it('sends a cheap Character home, and the opponent draws', () => {
    const at = cast(free({ hand: ['X-37'] }, { field: ['f3', 'f5'], deck: ['f1'] }), 'X-37');
    expect(at.legal('p1')).not.toContainEqual([at.id('f5')]);
    choosing(at, ['f3']);
    expect(at.cards('p2', 'hand')).toEqual(['f3', 'f1']);
  });
});

describe('Limit Breaks of the harbour', () => {
  const lb = (card: string, cost: number) => [
    { card, as: 'hero' },
    ...Array.from({ length: cost }, (_, n) => ({ card: 'X-39', as: `lb${n}` })),
  ];
  const up = (cost: number) => Object.fromEntries(Array.from({ length: cost }, (_, n) => [`lb${n}`, 'turn-up']));
  it('Empress of Panes (X-38) dulls and freezes all Forwards of the opponent', () => {
    const at = cast(free({ lb: lb('X-38', 3), field: ['f9'] }, { field: ['f5', 'f7'] }), 'hero');
    if (at.state.pending[0]?.kind === 'payment') at.answer('p1', up(3));
    bothPass(at);
    expect(['f5', 'f7', 'f9'].map((one) => at.marks(one)['frozen'])).toEqual([true, true, undefined]);
  });
  it('Westerly (X-39) blows a Forward home, and goes back to the LB deck face up', () => {
    const at = summonUp(free({ lb: lb('X-39', 2) }, { field: ['f5'] }), 'hero').answer('p1', ['f5']);
    if (at.state.pending[0]?.kind === 'payment') at.answer('p1', up(2));
    bothPass(at);
    expect([at.cards('p2', 'hand'), at.cards('p1', 'lb'), at.cards('p1', 'break')]).toEqual([
      ['f5'],
      ['X-39', 'X-39', 'X-39'],
      [],
    ]);
  });
  it('Master of the Furnace (X-40) finds a Glazier, and cools a Forward down', () => {
    const at = cast(free({ lb: lb('X-40', 1), deck: ['f1', 'X-19', 'f2'] }, { field: ['X-2'] }), 'hero');
    if (at.state.pending[0]?.kind === 'payment') at.answer('p1', up(1));
    for (let [open] = at.state.pending; open !== undefined; [open] = at.state.pending) {
      if (open.kind === 'priority' && at.state.zones['stack']?.length === 0) break;
      at.answer(open.seat, open.kind === 'priority' ? PASS : (at.legal(open.seat).at(-1) ?? null));
    }
    expect([at.cards('p1', 'hand'), keywordsOf(at, 'X-2')]).toEqual([['X-19'], []]);
  });
});
