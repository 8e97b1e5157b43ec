import { describe, expect, it } from 'vitest';
import { lorcanaRulebook } from './rulebook.js';

const { rules } = lorcanaRulebook;
const countOf = (kind: string): number => rules.filter((rule) => rule.kind === kind).length;

/** `4.10` comes after `4.9`: number by number, not letter by letter. */
const inDocumentOrder = (left: string, right: string): number => left.localeCompare(right, 'en', { numeric: true });

describe('the Lorcana rulebook', () => {
  it('lists all 472 entries of the document, and the glossary itself', () => {
    expect({ enforce: countOf('enforce'), define: countOf('define'), info: countOf('info') }).toEqual({
      enforce: 216,
      define: 152,
      info: 104 + 1,
    });
  });

  it('lists the numbers in the order of the document, each once', () => {
    const numbered = rules.map((rule) => rule.number).filter((number) => !number.startsWith('G'));
    expect(numbered).toEqual([...new Set(numbered)].sort(inDocumentOrder));
    expect(new Set(rules.map((rule) => rule.number)).size).toBe(rules.length);
  });

  it('skips no level: every number but a chapter hangs under the number it extends', () => {
    const orphans = rules.filter(
      ({ number, parent }) => number.includes('.') && parent !== number.replace(/\.[^.]*$/, ''),
    );
    expect(orphans).toEqual([]);
  });

  it('gives each rule a short title', () => {
    expect(rules.filter(({ title }) => title === '' || title.split(' ').length > 9)).toEqual([]);
  });
});
