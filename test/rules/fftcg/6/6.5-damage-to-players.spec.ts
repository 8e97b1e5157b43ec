import { describe, expect, it } from 'vitest';
import { breaking, deal, draw, target, whenever } from '../../../support/fftcg-abilities.js';
import { bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const blow = (count: number) =>
  summon({ id: 'blow', cost: 0, effect: { do: 'damage-player', who: 'opponent', count } });
const plain = forward({ id: 'plain' });
const other = forward({ id: 'other' });
const burstA = summon({ id: 'burst-a', exBurst: {}, effect: draw() });
const burstB = summon({ id: 'burst-b', exBurst: {}, targets: [target()], effect: breaking() });

/** p1 deals so many points of damage to p2, whose deck this is. */
const damage = (count: number, p2: object, cards: readonly ReturnType<typeof forward>[] = []): Table => {
  const at = fftcgTable({ p1: { hand: [{ card: 'blow', as: 'blow' }] }, p2: { ...p2 } }, [
    blow(count),
    plain,
    other,
    burstA,
    burstB,
    ...cards,
  ]);
  return bothPass(at.answer('p1', { action: 'cast-summon', card: 'blow' }));
};

rule('FF-TCG 6.5.2', () => {
  it('puts the top card of the deck face up behind the others of the Damage Zone', () => {
    const at = damage(1, { deck: ['plain', 'other', 'other'], damage: ['other'] });
    expect(at.cards('p2', 'damage')).toEqual(['other', 'plain']);
    expect(at.cards('p2', 'deck')).toEqual(['other', 'other']);
    at.expectHappened('playerDamaged', { seat: 'p2', card: 'plain', cites: '6.5.2' });
  });
});

rule('FF-TCG 6.5.3', () => {
  it('ends with the last card of this processing', () => {
    const at = damage(3, { deck: 5 });
    expect(at.cards('p2', 'damage')).toHaveLength(3);
    expect(at.log.filter(({ kind }) => kind === 'playerDamaged')).toHaveLength(3);
    at.expectHappened('damageProcessed', { seat: 'p2', amount: 3, cites: '6.5.3' });
  });

  it('ends earlier where the deck does, and that loses the game', () => {
    const at = damage(3, { deck: 2 });
    expect(at.log.filter(({ kind }) => kind === 'playerDamaged')).toHaveLength(2);
    at.expectHappened('damageBeyondDeck', { seat: 'p2' });
    expect(at.state.outcome).toMatchObject({ winners: ['p1'], reason: 'damage beyond the deck' });
  });
});

rule('FF-TCG 6.5.2.1', () => {
  it('deals all damage first, then carries out each EX Burst completely in the order in which they came up', () => {
    const at = damage(2, { deck: ['burst-a', 'burst-b', 'plain'], field: [{ card: 'plain', as: 'knight' }] });
    expect(at.cards('p2', 'damage')).toEqual(['burst-a', 'burst-b']);
    at.expectDecision({ p2: 'exBurst' }).expectNotHappened('exBurstUsed');
    at.answer('p2', 'yes').expectHappened('drawn', { seat: 'p2' }).expectDecision({ p2: 'exBurst' });
    at.answer('p2', 'yes').expectDecision({ p2: 'target' });
    expect(at.answer('p2', ['knight']).exists('knight')).toBe(false);
  });
});

rule('FF-TCG 11.10.2', () => {
  const hit = (p2: object) =>
    damage(1, { deck: ['burst-b', 'plain'], field: [{ card: 'plain', as: 'knight' }], ...p2 });

  it('asks the damaged player, takes nothing for it, and gives nobody priority before it is done', () => {
    const at = hit({}).expectLegal('p2', ['yes', 'no']).expectDecision({ p2: 'exBurst' });
    at.answer('p2', 'yes').expectDecision({ p2: 'target' }).answer('p2', ['knight']);
    at.expectHappened('broken', { object: 'knight' }).expectDecision({ p1: 'priority' });
    expect(at.cards('p2', 'damage')).toEqual(['burst-b']);
    expect(at.cards('p2', 'break')).toEqual(['plain']);
  });

  it('may be left unused', () => {
    const at = hit({}).answer('p2', 'no').expectDecision({ p1: 'priority' });
    expect(at.exists('knight')).toBe(true);
  });

  it('does nothing where there is nothing to choose', () => {
    hit({ field: [] }).answer('p2', 'yes').expectDecision({ p1: 'priority' }).expectNotHappened('broken');
  });

  it('is not asked about a card without the mark', () => {
    damage(1, { deck: ['plain', 'plain'] }).expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 11.10.3', () => {
  const marked = forward({
    id: 'marked',
    exBurst: { ability: 'whenever-entered' },
    abilities: [
      whenever('entered', deal(4000), { targets: [target()] }),
      { ...whenever('entered', draw(2)), name: 'unmarked' },
    ],
  });

  it('carries out the marked auto-ability of a Character, though nothing entered, and no other', () => {
    const at = damage(1, { deck: ['marked', 'plain'], field: [{ card: 'plain', as: 'knight' }] }, [marked]);
    at.answer('p2', 'yes').answer('p2', ['knight']).expectNotHappened('drawn');
    expect(at.marks('knight')['damage']).toBe(4000);
  });

  it('carries out nothing whose condition does not hold', () => {
    const conditional = forward({
      id: 'conditional',
      exBurst: { ability: 'whenever-entered' },
      abilities: [whenever('entered', draw(), { if: { count: { of: 'you' }, is: { min: 1 } } })],
    });
    const burst = (field: readonly string[]) =>
      damage(1, { deck: ['conditional', 'plain', 'plain'], field }, [conditional]).answer('p2', 'yes');
    burst(['plain']).expectHappened('drawn', { seat: 'p2' });
    burst([]).expectNotHappened('drawn');
  });
});

describe('an EX Burst with a damage value', () => {
  const late = summon({ id: 'late', exBurst: { damage: 4 }, effect: draw() });
  const flipped = (before: number, count = 1) =>
    damage(count, { deck: ['late', 'plain', 'plain', 'plain'], damage: before }, [late]);

  rule('FF-TCG 15.2.6.3', () => {
    it('is offered once the value is reached with this very card, and beyond', () => {
      flipped(2).expectDecision({ p1: 'priority' });
      flipped(3).expectDecision({ p2: 'exBurst' });
      flipped(4).expectDecision({ p2: 'exBurst' });
    });
  });

  rule('FF-TCG 15.2.6.3.1', () => {
    it('is not offered where the value was reached only by the cards after it', () => {
      const at = flipped(2, 3).expectDecision({ p1: 'priority' });
      expect(at.cards('p2', 'damage')).toHaveLength(5);
    });
  });
});
