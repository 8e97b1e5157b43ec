import { expect, it } from 'vitest';
import { rulesWith } from '../../../../src/engine/index.js';
import { forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

/** Different cards, enough for any deck. */
const many = Array.from({ length: 60 }, (_, index) => forward({ id: `plain-${index}` }));
const limits = Array.from({ length: 9 }, (_, index) => forward({ id: `limit-${index}`, limitBreak: 1 }));
const swarm = forward({ id: 'swarm', copiesMax: 99 });
const relic = summon({ id: 'relic', copiesMax: 1 });
const rules = rulesWith('fftcg', [...many, ...limits, swarm, relic]);

type Line = { readonly card: string; readonly count: number; readonly zone?: string };
const line = (card: string, count = 1, zone?: string): Line => ({ card, count, ...(zone !== undefined && { zone }) });
const limitBreaks = (count: number): readonly Line[] => limits.slice(0, count).map(({ id }) => line(id));

/** The faults of the lines, filled up with other cards to this many in the main deck. */
const faults = (lines: readonly Line[], size = 50, format = 'constructed') => {
  const isAside = ({ card, zone }: Line) => zone === 'lb' || (zone === undefined && card.startsWith('limit'));
  const have = lines.filter((one) => !isAside(one)).reduce((sum, { count }) => sum + count, 0);
  const filling = Array.from({ length: Math.max(0, size - have) }, (_, index) => line(`plain-${index}`));
  const found = rules?.validateDeck(format, [...lines, ...filling]) ?? [];
  return found.map(({ code, cites, card }) => ({ code, rules: cites.map((cite) => cite.rule), ...(card && { card }) }));
};
const limited = (lines: readonly Line[], size = 40) => faults(lines, size, 'limited');

rule('FF-TCG 8.1.1.1', () => {
  it('takes exactly fifty cards in constructed', () => {
    expect(faults([], 50)).toEqual([]);
    for (const size of [49, 51]) expect(faults([], size)).toEqual([{ code: 'deck.wrong-size', rules: ['8.1.1.1'] }]);
  });
  it('takes forty and more in limited', () => {
    for (const size of [40, 55]) expect(limited([], size)).toEqual([]);
    expect(limited([], 39)).toEqual([{ code: 'deck.too-small', rules: ['8.1.1.1'] }]);
  });
  it('takes no LB deck, or one of up to eight cards, beside the main deck', () => {
    expect(faults(limitBreaks(8))).toEqual([]);
    expect(faults(limitBreaks(9))).toEqual([{ code: 'deck.lb-too-large', rules: ['8.1.1.1'] }]);
    expect(limited(limitBreaks(9))).toEqual([{ code: 'deck.lb-too-large', rules: ['8.1.1.1'] }]);
  });

  it('knows of these two, and of no third place for a card', () => {
    expect(faults([line('plain-59', 1, 'hand')])).toEqual([
      { code: 'deck.unknown-zone', rules: ['8.1.1.1'], card: 'plain-59' },
    ]);
    expect(faults([line('plain-59', 1, 'deck'), line('limit-0', 1, 'lb')])).toEqual([]);
  });
});

rule('FF-TCG 8.1.1.2', () => {
  it('takes three cards of a code in constructed', () => {
    expect(faults([line('plain-59', 3)])).toEqual([]);
    expect(faults([line('plain-59', 4)])).toEqual([
      { code: 'deck.too-many-copies', rules: ['8.1.1.2', '5.2.5.1'], card: 'plain-59' },
    ]);
  });
  it('counts them over all lines, and in the LB deck too', () => {
    expect(faults([line('plain-59', 2), line('plain-59', 2)])).toMatchObject([{ code: 'deck.too-many-copies' }]);
    expect(faults([line('limit-0', 4)])).toMatchObject([{ code: 'deck.too-many-copies', card: 'limit-0' }]);
  });
  it('takes any number in limited', () => {
    expect(limited([line('plain-59', 30)])).toEqual([]);
  });
});

rule('FF-TCG 8.1.2', () => {
  it('lets the text of a card change how many of it may be there', () => {
    expect(faults([line('swarm', 10)])).toEqual([]);
    expect(faults([line('relic', 2)])).toEqual([
      { code: 'deck.too-many-copies', rules: ['8.1.2', '8.1.1.2', '5.2.5.1'], card: 'relic' },
    ]);
  });

  it('changes it for no other card, and no further than it says', () => {
    expect(faults([line('relic', 1)])).toEqual([]);
    expect(faults([line('swarm', 10), line('plain-59', 4)])).toMatchObject([
      { code: 'deck.too-many-copies', rules: ['8.1.1.2', '5.2.5.1'], card: 'plain-59' },
    ]);
  });
});

rule('FF-TCG 8.1.3', () => {
  it('keeps cards without Limit Break out of the LB deck in constructed', () => {
    expect(faults([line('plain-59', 1, 'lb')])).toEqual([
      { code: 'deck.not-limit-break', rules: ['8.1.3'], card: 'plain-59' },
    ]);
    expect(faults([line('limit-0', 1, 'lb')])).toEqual([]);
  });
  it('takes any card there in limited', () => {
    expect(limited([line('plain-59', 8, 'lb')])).toEqual([]);
  });
  it('keeps cards with Limit Break out of every main deck', () => {
    const fault = { code: 'deck.limit-break-in-main', rules: ['8.1.3'], card: 'limit-0' };
    expect(faults([line('limit-0', 1, 'deck')])).toEqual([fault]);
    expect(limited([line('limit-0', 1, 'deck')])).toEqual([fault]);
  });
});
