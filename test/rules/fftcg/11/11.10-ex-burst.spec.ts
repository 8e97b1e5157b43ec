import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { deal, draw, type Effect, target, whenever } from '../../../support/fftcg-abilities.js';
import { damage } from '../../../support/fftcg-damage.js';
import { forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 11.10.2', () => {
  const hit = (p2: JsonRecord) =>
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

  it('asks how a number is divided, of a Summon and of an auto-ability, by the rule for either', () => {
    const targets = [{ ...target({ is: ['forward'] }, 'them', 2), divide: { amount: 3000, unit: 1000, as: 'shares' } }];
    const effect: Effect = { do: 'deal', objects: 'them', amount: { share: 'shares', of: 'it' } };
    const divider = { ...whenever('entered', effect, { targets }), name: 'divider' };
    const cards = [
      summon({ id: 'spell', exBurst: {}, targets, effect }),
      forward({ id: 'body', exBurst: { ability: 'divider' }, abilities: [divider] }),
    ];
    const field = [
      { card: 'plain', as: 'knight' },
      { card: 'other', as: 'squire' },
    ];
    for (const [card, rule] of [
      ['spell', '11.3.6'],
      ['body', '11.8.12'],
    ] as const) {
      const at = damage(1, { deck: [card, 'plain'], field }, cards)
        .answer('p2', 'yes')
        .answer('p2', ['knight', 'squire']);
      at.expectDecision({ p2: 'division' }).expectRefused('p2', { knight: 3000 }, 'answer.too-few', '11.10.3', rule);
      at.expectLegal('p2', [
        { knight: 1000, squire: 2000 },
        { knight: 2000, squire: 1000 },
      ]);
      at.answer('p2', { knight: 1000, squire: 2000 }).expectDecision({ p1: 'priority' });
      expect([at.marks('knight')['damage'], at.marks('squire')['damage']]).toEqual([1000, 2000]);
    }
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

  it('does nothing where the card has no auto-ability of the name that is marked', () => {
    const blank = forward({ id: 'blank', exBurst: { ability: 'none' }, abilities: [whenever('entered', draw())] });
    const at = damage(1, { deck: ['blank', 'plain'] }, [blank])
      .answer('p2', 'yes')
      .expectHappened('exBurstUsed');
    at.expectNotHappened('drawn').expectDecision({ p1: 'priority' });
  });
});
