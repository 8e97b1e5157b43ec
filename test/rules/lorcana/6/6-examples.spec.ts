/** Worked examples of chapter 6, with the cards that they name. */
import { describe, expect, it } from 'vitest';
import { character, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

rule('Lorcana 6.2.4', () => {
  it('example: Tinker Bell helps every version of Peter Pan, and nobody else', () => {
    const versions = ['Fearless Fighter', 'Hero of Never Land'];
    const pans = versions.map((version, n) => character({ id: `pan-${n + 1}`, name: 'Peter Pan', version }));
    const shadow = character({ id: 'shadow', name: "Peter Pan's Shadow" });
    const play = ['1-58', 'pan-1', 'pan-2', 'shadow'].map((card) => ({ card, as: card }));
    const at = lorcanaTable({ p1: { play }, p2: { play: [{ card: 'pan-1', as: 'theirs' }] } }, [...pans, shadow]);
    const challenger = (label: string) => at.facts(label).keywords['challenger'];
    expect(['pan-1', 'pan-2', 'shadow', 'theirs'].map(challenger)).toEqual([1, 1, undefined, undefined]);
  });
});

describe('classifications (6.2.6)', () => {
  it('are what Hades counts: the other Villains of his player', () => {
    const villain = character({ id: 'villain', classifications: ['Dreamborn', 'Villain'] });
    const hero = character({ id: 'hero', classifications: ['Dreamborn', 'Hero'] });
    const play = [{ card: '1-5', as: 'hades' }, 'villain', 'villain', 'hero'];
    const at = lorcanaTable({ p1: { play }, p2: { play: ['villain'] } }, [villain, hero]);
    expect(at.facts('hades').numbers['lore']).toBe(3);
  });
});
