/** A spell of two effects that is repeated (keyword.repeat), and what gear adds besides (416.2). */
import { describe, expect, it } from 'vitest';
import { inHand } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { gearOf, legendOf, openWith as open, spellOf } from '../../../../../test/support/riftbound-texts.js';
import { gear } from '../../../../../test/support/riftbound.js';
import type { Json } from '../../../kernel/index.js';

const runes = (n: number) => Array.from({ length: n }, (_, i) => ({ card: 'fury', as: `f${i + 1}` }));

describe('"choose one" of a spell with [Repeat] (keyword.repeat)', () => {
  const cards = [
    spellOf('barrage', ['[Repeat] {1}', 'Choose one — Deal 4 to an enemy unit. Kill a gear.']),
    gear({ id: 'crate' }),
    gear({ id: 'chest' }),
  ];
  const opened = (board: readonly string[] = ['crate', 'chest']) =>
    open(cards, { p1: [], p2: ['m3', 'm4', ...board] }, {}, { p1: { ...inHand('barrage'), runes: runes(1) } });
  const played = (pay: readonly string[], mode: string, ...answers: readonly Json[]) => {
    const table = play(opened(), 'barrage')
      .answer('p1', { pay: [...pay] })
      .answer('p1', [mode]);
    for (const answer of answers) table.answer('p1', answer);
    if (pay.length > 0) table.answer('p1', { f1: 'energy' });
    return emptyChain(table).cards('p2', 'trash');
  };
  it('without its price one effect is chosen, with it two, which may be the same', () => {
    const single = play(opened(), 'barrage').answer('p1', { pay: [] });
    single.expectLegal('p1', [['option-1'], ['option-2']]);
    const twice = play(opened(), 'barrage').answer('p1', { pay: ['repeat'] });
    const pairs = ['option-1', 'option-2'].flatMap((one) =>
      ['option-1', 'option-2'].map((other) => [`${one}-then-${other}`]),
    );
    twice.expectLegal('p1', pairs);
  });
  it.each<[readonly string[], string, readonly Json[], readonly string[]]>([
    [[], 'option-2', [['crate']], ['crate']],
    [['repeat'], 'option-2-then-option-2', [['crate'], ['chest']], ['crate', 'chest']],
    [['repeat'], 'option-2-then-option-2', [['crate'], ['crate']], ['crate']],
    [['repeat'], 'option-1-then-option-2', [['m4'], ['chest']], ['chest', 'm4']],
  ])('paying %j for %s, with %j, kills %j', (pay, mode, answers, dead) => {
    expect(played(pay, mode, ...answers)).toEqual(dead);
  });
  it('an effect without anything to choose is not offered', () => {
    const table = play(opened([]), 'barrage').answer('p1', { pay: ['repeat'] });
    // Only the first effect, twice, is left.
    expect(table.legal('p1')).toEqual([[table.id('m3')], [table.id('m4')]]);
  });
});

describe('"your Gold [ADD] an additional …" (416.2)', () => {
  const cards = [
    legendOf('baroness', 'While you control a unit, your Gold [ADD] an additional {1}.'),
    { ...gearOf('coin', 'Kill this, {exhaust}: [Reaction] — [Add] {any}.'), name: 'Gold' },
    gearOf('font', '{exhaust}: [Reaction] — [Add] {any}.'),
  ];
  const poolAfter = (board: readonly string[], source: string) => {
    const legend = [{ card: 'baroness', as: 'baroness' }];
    const table = open(cards, { p1: ['coin', 'font', ...board], p2: [] }, {}, { p1: { legend } });
    const { energy, universal } = activate(table, source, 'use').player('p1');
    return [energy, universal];
  };
  it.each<[string, readonly string[], readonly number[]]>([
    ['coin', ['m1'], [1, 1]],
    ['coin', [], [0, 1]],
    ['font', ['m1'], [0, 1]],
  ])('%s beside %j adds %j', (source, board, pool) => {
    expect(poolAfter(board, source)).toEqual(pool);
  });
});
