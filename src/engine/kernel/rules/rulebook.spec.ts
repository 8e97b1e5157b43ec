import { describe, expect, it } from 'vitest';
import { citationText } from './citation.js';
import { reject } from './rejection.js';
import { assumed, defineRulebook } from './rulebook.js';

const { cite, rulebook } = defineRulebook(
  { game: 'toy', title: 'Toy' },
  [
    ['1', 'info', 'Beginnings'],
    ['1.2', 'enforce', 'Somebody begins'],
    ['1.2.1.1', 'define', 'Somebody'],
    ['10', 'info', 'Endings'],
    ['2', 'enforce', 'Listed late on purpose'],
    ['3', 'enforce', 'Played by teams'],
  ],
  { deferred: { '2': 'needs a second player' }, refused: { '3': 'nobody has teams' } },
);

describe('defineRulebook', () => {
  it('keeps the order of the rows, also where JavaScript would reorder keys', () => {
    expect(rulebook.rules.map((rule) => rule.number)).toEqual(['1', '1.2', '1.2.1.1', '10', '2', '3']);
  });

  it('hangs a rule under its nearest listed ancestor', () => {
    expect(rulebook.find('1.2.1.1')?.parent).toBe('1.2');
    expect(rulebook.find('1')).not.toHaveProperty('parent');
  });

  it('takes headings for numbers, of a document that numbers only what is below them', () => {
    const named = defineRulebook({ game: 'toy', title: 'Toy' }, [
      ['prepare', 'info', 'Prepare phase'],
      ['prepare.1', 'enforce', 'Dice are rolled'],
      ['prepare.1.first', 'enforce', 'Somebody begins'],
      ['prepare.3a', 'enforce', 'Fatigue'],
      ['turn.1', 'enforce', 'Turns alternate'],
    ]);
    expect(named.cite('prepare.1.first')).toEqual({ game: 'toy', rule: 'prepare.1.first' });
    const parents = named.rulebook.rules.map(({ parent }) => parent);
    expect(parents).toEqual([undefined, 'prepare', 'prepare.1', 'prepare', undefined]);
  });

  it('hangs rules under headings of the same line of numbers, as far as these reach', () => {
    const flat = defineRulebook(
      { game: 'toy', title: 'Toy' },
      [
        ['357', 'info', 'Abilities'],
        ['358', 'enforce', 'There are some'],
        ['358.1', 'enforce', 'Of several kinds'],
        ['360', 'info', 'Passive abilities'],
        ['361', 'enforce', 'They hold'],
        ['362', 'enforce', 'Abilities go on'],
        ['395', 'info', 'Actions'],
      ],
      { headings: { '357': '362', '360': '361' } },
    );
    const parents = flat.rulebook.rules.map(({ parent }) => parent);
    expect(parents).toEqual([undefined, '357', '358', '357', '360', '357', undefined]);
  });

  it('marks rules that the document does not hold by the version in which they were read', () => {
    const { rulebook: book, cite: citing } = defineRulebook({ game: 'toy', title: 'Toy' }, [
      ['1', 'enforce', 'Somebody begins'],
      ...assumed('v1.2', [
        ['2', 'info', 'Endings'],
        ['2.1', 'enforce', 'Somebody ends'],
      ]),
    ]);
    expect(book.rules.map((rule) => rule.assumed)).toEqual([undefined, 'v1.2', 'v1.2']);
    expect(book.find('1')).not.toHaveProperty('assumed');
    expect(book.find('2.1')).toMatchObject({ kind: 'enforce', status: 'implemented', parent: '2' });
    expect(citing('2.1')).toEqual({ game: 'toy', rule: '2.1' });
    // @ts-expect-error what is assumed has numbers of its own, and no others
    citing('2.2');
  });

  it('derives the status from kind and progress', () => {
    expect(rulebook.find('1')).toMatchObject({ status: 'informative' });
    expect(rulebook.find('1.2')).toMatchObject({ status: 'implemented' });
    expect(rulebook.find('2')).toMatchObject({ status: 'deferred', reason: 'needs a second player' });
    expect(rulebook.find('3')).toMatchObject({ status: 'refused', reason: 'nobody has teams' });
    expect(rulebook.find('4')).toBeUndefined();
  });

  it('says which rule an entry repeats', () => {
    const { rulebook } = defineRulebook(
      { game: 'toy', title: 'Toy' },
      [
        ['1.1', 'enforce', 'Somebody begins'],
        ['G.Beginner', 'enforce', 'Somebody'],
      ],
      { repeated: { 'G.Beginner': '1.1' } },
    );
    expect(rulebook.rules.map(({ repeats }) => repeats)).toEqual([undefined, '1.1']);
  });

  it('rejects at compile time an unknown number, and progress on a number that is not enforced', () => {
    // @ts-expect-error 9.9 is not a number of this book
    cite('9.9');
    const rows = [
      ['1', 'info', 'Beginnings'],
      ['1.1', 'enforce', 'Somebody begins'],
    ] as const;
    // @ts-expect-error 1 is a heading: there is nothing to carry out
    defineRulebook({ game: 'toy', title: 'Toy' }, rows, { deferred: { '1': 'later' } });
  });
});

describe('a citation', () => {
  it('is the same frozen object each time', () => {
    expect(cite('1.2')).toEqual({ game: 'toy', rule: '1.2' });
    expect(cite('1.2')).toBe(cite('1.2'));
    expect(Object.isFrozen(cite('1.2'))).toBe(true);
    expect(citationText(cite('1.2'))).toBe('toy 1.2');
  });
});

describe('reject', () => {
  it('is a JSON value without empty keys', () => {
    expect(reject('toy.too-early', [cite('1.2')], 'The game has not begun.')).toStrictEqual({
      kind: 'rejected',
      code: 'toy.too-early',
      message: 'The game has not begun.',
      cites: [{ game: 'toy', rule: '1.2' }],
    });
    expect(reject('toy.too-early', [], 'No.', { turn: 1 })).toHaveProperty('details', { turn: 1 });
  });
});
