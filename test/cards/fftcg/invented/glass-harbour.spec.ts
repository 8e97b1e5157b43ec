import { describe, expect, it } from 'vitest';
import { cast, choosing, free, keywordsOf, powerOf, summonUp, use } from '../../../support/fftcg-cards.js';
import { attackWith, bothPass, PASS, toAttack } from '../../../support/fftcg.js';

describe('Pane Cutter (X-19)', () => {
  it('dulls and freezes a Forward of the opponent, none of its own player', () => {
    const at = cast(free({ hand: ['X-19'], field: ['f5'] }, { field: ['f7'] }), 'X-19').expectLegal('p1', [['f7']]);
    expect(choosing(at, ['f7']).marks('f7')).toMatchObject({ dull: true, frozen: true });
  });
});

describe('Harbour Glazier (X-20)', () => {
  it('makes Glaziers stronger, and nobody else', () => {
    const at = free({ field: ['X-20', 'X-19', 'f5'] }, { field: [{ card: 'X-19', as: 'theirs' }] });
    expect([powerOf(at, 'X-19'), powerOf(at, 'f5'), powerOf(at, 'theirs')]).toEqual([5000, 5000, 4000]);
  });
});

describe('Rime Collector (X-21)', () => {
  const collector = (Rime: number) =>
    free({ field: [{ card: 'X-21', as: 'X-21', counters: { Rime } }] }, { field: ['f5'] });
  it('collects a counter for an opposing Forward that is dulled', () => {
    const table = free({ hand: ['X-19'], field: ['X-21'] }, { field: ['f5'] });
    expect(bothPass(choosing(cast(table, 'X-19'), ['f5'])).marks('X-21')['counter:Rime']).toBe(1);
  });
  it('breaks a dull Forward for two of them', () => {
    const table = free(
      { field: [{ card: 'X-21', as: 'X-21', counters: { Rime: 2 } }] },
      { field: [{ card: 'f5', as: 'f5', dull: true }, 'f7'] },
    );
    const at = use(table, 'X-21', 'shatter').expectLegal('p1', [['f5']]);
    expect(choosing(at, ['f5']).exists('f5')).toBe(false);
    expect(at.marks('X-21')['counter:Rime'] ?? 0).toBe(0);
  });
  it('does not with one, nor an active one', () => {
    const shatter = { action: 'use-ability', source: 'X-21', ability: 'shatter' };
    expect(collector(1).refused('p1', shatter).code).toBe('ability.no-target');
    const one = free(
      { field: [{ card: 'X-21', as: 'X-21', counters: { Rime: 1 } }] },
      { field: [{ card: 'f5', as: 'f5', dull: true }] },
    );
    expect(one.refused('p1', shatter).code).toMatch(/^cost\./);
  });
});

describe('Skylight Thief (X-22)', () => {
  it('has a dull Forward of the opponent attack for its player, until the end of the turn', () => {
    const table = free({ hand: ['X-22'] }, { field: [{ card: 'f9', as: 'f9', dull: true }] });
    const at = choosing(cast(table, 'X-22'), ['f9']);
    expect(at.cards('p1', 'field')).toContain('f9');
    const struck = attackWith(toAttack(at), 'f9').expectDecision({ p1: 'priority' });
    while (struck.state.turn.active === 'p1') {
      const [open] = struck.state.pending;
      struck.answer(open?.seat ?? '', open?.kind === 'attack' ? [] : PASS);
    }
    expect(struck.cards('p2', 'field')).toContain('f9');
    expect(struck.cards('p2', 'damage')).toHaveLength(1);
  });
});

describe('Kite Messenger (X-23)', () => {
  it('comes onto the field in the Attack Phase of the opponent', () => {
    const at = toAttack(free({ field: ['f5'] }, { hand: ['X-23'] }))
      .answer('p1', ['f5'])
      .answer('p1', PASS);
    at.answer('p2', { action: 'cast-character', card: 'X-23' });
    expect(at.cards('p2', 'field')).toContain('X-23');
  });
  it('looks at the top card as it attacks, and may put it at the bottom', () => {
    const at = toAttack(free({ field: ['X-23'], deck: ['f1', 'f2', 'f3'] }));
    const looking = bothPass(at.answer('p1', ['X-23'])).expectDecision({ p1: 'may' });
    looking.expectHappened('lookedAt').answer('p1', 'yes');
    expect(looking.cards('p1', 'deck')).toEqual(['f2', 'f3', 'f1']);
  });
});

describe('Breakwater Sentinel (X-24)', () => {
  it('is stronger, with First Strike, from 3 damage on', () => {
    const after = (damage: number) => {
      const at = free({ field: ['X-24'], damage });
      return [powerOf(at, 'X-24'), keywordsOf(at, 'X-24')];
    };
    expect(after(2)).toEqual([9000, ['brave']]);
    expect(after(3)).toEqual([10_000, ['brave', 'first-strike']]);
  });
});

describe('Drifting Hull (X-25)', () => {
  it('is a Forward of 6000 power for a turn, and fights like one', () => {
    const at = use(free({ field: ['X-25', { card: 'X-29', as: 'pilot' }] }), 'X-25', 'raise-sails');
    if (at.state.pending[0]?.kind === 'payment') at.answer('p1', { pilot: 'wind' });
    bothPass(at);
    expect([powerOf(at, 'X-25'), keywordsOf(at, 'X-25')]).toEqual([6000, ['brave']]);
    expect(toAttack(at).legal('p1')).toContainEqual([at.id('X-25')]);
  });
});

describe('Cold Snap (X-26)', () => {
  it('deals 1000 damage, and 2000 for each of X', () => {
    const lamps = ['a', 'b', 'c'].map((as) => ({ card: 'X-30', as }));
    const at = summonUp(free({ hand: ['X-26'], field: lamps }, { field: ['f9'] }), 'X-26').expectDecision({
      p1: 'costX',
    });
    at.answer('p1', 2);
    while (at.state.pending[0]?.kind !== 'priority') {
      const [open] = at.state.pending;
      at.answer('p1', open?.kind === 'target' ? ['f9'] : (at.legal('p1')[0] ?? null));
    }
    expect(bothPass(at).marks('f9')['damage']).toBe(5000);
  });
});

describe('Shard Storm (X-27)', () => {
  it('divides 9000 damage among up to three Forwards', () => {
    const at = summonUp(free({ hand: ['X-27'] }, { field: ['f5', 'f7', 'f3'] }), 'X-27').answer('p1', ['f5', 'f7']);
    choosing(at, { f5: 4000, f7: 5000 });
    expect([at.marks('f5')['damage'], at.marks('f7')['damage'], at.marks('f3')['damage']]).toEqual([
      4000,
      5000,
      undefined,
    ]);
  });
});

describe('Glass Pilot (X-28)', () => {
  it('waits away from the game, and activates Backups when it comes', () => {
    const removed = [{ card: 'X-28', as: 'X-28', counters: { Warp: 1 } }];
    const table = free(
      { removed, field: [{ card: 'X-30', as: 'lens', dull: true }] },
      {},
      { turn: { number: 4, active: 'p2', phase: 'main2' } },
    );
    while (table.state.turn.active === 'p2' || table.state.turn.phase === 'main1') {
      const [open] = table.state.pending;
      if (open?.kind !== 'priority' || table.cards('p1', 'field').includes('X-28')) break;
      table.answer(open.seat, PASS);
    }
    table.expectDecision({ p1: 'target' }).answer('p1', ['lens']);
    expect(bothPass(table).marks('lens')['dull']).not.toBe(true);
  });
});

describe('Harbour Pilot (X-29)', () => {
  it('keeps one of the top three cards', () => {
    const at = bothPass(cast(free({ hand: ['X-29'], deck: ['f1', 'f2', 'f3', 'f5'] }), 'X-29'));
    at.answer('p1', at.legal('p1').slice(1, 2)[0] ?? []);
    expect(at.cards('p1', 'hand')).toEqual(['f2']);
  });
});

describe('Lens Grinder (X-30)', () => {
  it('is given up to freeze a Forward', () => {
    const at = choosing(use(free({ field: ['X-30'] }, { field: ['f5'] }), 'X-30', 'focus'), ['f5']);
    expect([at.marks('f5'), at.exists('X-30')]).toEqual([{ frozen: true }, false]);
  });
});
