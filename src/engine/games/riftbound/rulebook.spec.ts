import { describe, expect, it } from 'vitest';
import { riftboundRulebook } from './rulebook.js';

const { rules, find } = riftboundRulebook;

/** The document holds these; rules before and after them are assumed. */
const isOfTheDocument = (number: string): boolean => {
  const section = Number(/^\d+/.exec(number)?.[0]);
  return section >= 357 && section <= 418;
};
const ofTheDocument = rules.filter(({ number }) => isOfTheDocument(number));
const countOf = (kind: string): number => ofTheDocument.filter((rule) => rule.kind === kind).length;

/** A heading only gives the entries below it a place. */
const isHeading = (number: string): boolean => rules.some(({ parent }) => parent === number);

/** `357.2.b` as parts that can be compared: numbers as such, letters by their place. */
const partsOf = (number: string): readonly number[] =>
  number.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part.charCodeAt(0)));

const isBefore = (left: string, right: string): boolean => {
  const [one, other] = [partsOf(left), partsOf(right)];
  const index = one.findIndex((part, place) => part !== other[place]);
  return index < 0 ? one.length < other.length : (one[index] ?? 0) < (other[index] ?? -1);
};

describe('the Riftbound rulebook', () => {
  it('lists all 353 entries of the document', () => {
    expect({ enforce: countOf('enforce'), define: countOf('define'), info: countOf('info') }).toEqual({
      enforce: 208,
      define: 88,
      info: 57,
    });
  });

  it('marks as assumed, with a version, exactly what the document does not hold', () => {
    expect(rules.filter(({ number, assumed }) => isOfTheDocument(number) === (assumed !== undefined))).toEqual([]);
    expect(new Set(rules.flatMap(({ assumed }) => assumed ?? []))).toEqual(new Set(['v1.2', 'v1.3']));
  });

  it('lists each once, in the order of their numbers', () => {
    expect(new Set(rules.map(({ number }) => number)).size).toBe(rules.length);
    const numbers = rules.map(({ number }) => number).filter((number) => /^\d/.test(number));
    expect(numbers.filter((number, index) => index > 0 && !isBefore(numbers[index - 1] ?? '', number))).toEqual([]);
  });

  it('hangs each below a heading or a rule that comes before it; only headings are chapters', () => {
    const place = (number: string) => rules.findIndex((rule) => rule.number === number);
    const late = rules.filter(({ number, parent }) => parent !== undefined && place(parent) > place(number));
    expect(late).toEqual([]);
    expect(rules.filter(({ parent, kind }) => parent === undefined && kind !== 'info')).toEqual([]);
    expect(find('358')?.parent).toBe('357');
    expect(find('361')?.parent).toBe('360');
    expect(find('364')?.parent).toBe('357');
    expect(find('418')?.parent).toBe('399');
    expect(find('395')).not.toHaveProperty('parent');
  });

  it('has no chapter that is partly assumed', () => {
    const mixed = rules.filter(({ parent, assumed }) => {
      const above = parent === undefined ? undefined : find(parent);
      return above !== undefined && (above.assumed === undefined) !== (assumed === undefined);
    });
    expect(mixed).toEqual([]);
  });

  it('gives each rule a short title', () => {
    expect(rules.filter(({ title }) => title === '' || title.split(' ').length > 9)).toEqual([]);
  });

  it('says of each entry that only informs why nothing is carried out', () => {
    const onlyInforms = (number: string, kind: string): boolean => kind === 'info' && !isHeading(number);
    expect(rules.filter(({ number, kind, note }) => onlyInforms(number, kind) !== (note !== undefined))).toEqual([]);
  });
});
