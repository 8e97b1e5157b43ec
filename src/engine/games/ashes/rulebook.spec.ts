import { describe, expect, it } from 'vitest';
import { ashesRulebook } from './rulebook.js';

const { rules } = ashesRulebook;

/** A heading only gives the entries below it a place. */
const isHeading = (number: string): boolean => rules.some(({ parent }) => parent === number);
const entries = rules.filter(({ number, kind }) => kind !== 'info' || !isHeading(number));
const countOf = (kind: string): number => entries.filter((rule) => rule.kind === kind).length;

/** `3` of `prepare.3`, and of `prepare.3a`; none if a word names the sentence. */
const placeOf = (number: string): number | undefined => {
  const place = /\.(\d+)[a-z]?$/.exec(number)?.[1];
  return place === undefined ? undefined : Number(place);
};

describe('the Ashes rulebook', () => {
  it('lists all 287 entries of the document', () => {
    expect({ enforce: countOf('enforce'), define: countOf('define'), info: countOf('info') }).toEqual({
      enforce: 215,
      define: 52,
      info: 20,
    });
  });

  it('lists each once, and those of a heading in the order of their numbers', () => {
    expect(new Set(rules.map(({ number }) => number)).size).toBe(rules.length);
    for (const { number } of rules) {
      const places = rules.filter(({ parent }) => parent === number).flatMap((rule) => placeOf(rule.number) ?? []);
      expect(places, number).toEqual([...places].sort((left, right) => left - right));
    }
  });

  it('skips no level: every entry follows the heading that its name extends', () => {
    const orphans = rules.filter(({ number, parent }, index) => {
      if (!number.includes('.')) return false;
      return parent !== number.replace(/\.[^.]*$/, '') || rules.findIndex((rule) => rule.number === parent) > index;
    });
    expect(orphans).toEqual([]);
  });

  it('is named by words and numbers that can be said', () => {
    expect(rules.filter(({ number }) => !/^[a-z]+(\.([a-z]+\d?|\d[a-z]?))*$/.test(number))).toEqual([]);
  });

  it('gives each rule a short title', () => {
    expect(rules.filter(({ title }) => title === '' || title.split(' ').length > 9)).toEqual([]);
  });

  it('says of each entry that only informs why nothing is carried out', () => {
    expect(entries.filter(({ kind, note }) => (kind === 'info') !== (note !== undefined))).toEqual([]);
  });
});
