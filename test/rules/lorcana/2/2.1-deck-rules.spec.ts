import { expect, it } from 'vitest';
import { rulesWith } from '../../../../src/engine/index.js';
import { character } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

/** Forty different cards of each ink, enough for any deck. */
const INKS = ['amber', 'ruby', 'steel'] as const;
const many = INKS.flatMap((ink) =>
  Array.from({ length: 40 }, (_, index) => character({ id: `${ink}-${index}`, inks: [ink] })),
);
const cub = character({ id: 'cub', name: 'Simba', version: 'Protective Cub' });
const cubAgain = character({ id: 'cub-again', name: 'Simba', version: 'Protective Cub' });
const king = character({ id: 'king', name: 'Simba', version: 'Returned King' });
const puppy = character({ id: 'puppy', copiesMax: 99 });
const twoInks = character({ id: 'two-inks', inks: ['amber', 'steel'] });
const banned = character({ id: 'banned', bannedIn: ['core-constructed'] });
const elsewhere = character({ id: 'elsewhere', bannedIn: ['another-format'] });
const rules = rulesWith('lorcana', [...many, cub, cubAgain, king, puppy, twoInks, banned, elsewhere]);

type Line = readonly [card: string, count: number];
/** The lines, filled up with amber cards to 60 unless another size is given. */
const faults = (lines: readonly Line[], size = 60) => {
  const have = lines.reduce((sum, [, count]) => sum + count, 0);
  const filling = Array.from({ length: Math.max(0, size - have) }, (_, index) => `amber-${index % 40}`);
  const deck = [...lines, ...filling.map((card): Line => [card, 1])].map(([card, count]) => ({ card, count }));
  const found = rules?.validateDeck('core-constructed', deck) ?? [];
  return found.map(({ code, cites, card }) => ({ code, rules: cites.map((cite) => cite.rule), ...(card && { card }) }));
};

it('2.1.1: takes no card that would begin beside the deck', () => {
  const inZone = (zone: string) => {
    const deck = Array.from({ length: 60 }, (_, index) => ({ card: `amber-${index % 40}`, count: 1 }));
    const [first, ...rest] = deck;
    return rules?.validateDeck('core-constructed', [...rest, ...(first === undefined ? [] : [{ ...first, zone }])]);
  };
  expect(inZone('deck')).toEqual([]);
  const cites = [{ game: 'lorcana', rule: '2.1.1' }];
  expect(inZone('hand')).toMatchObject([{ code: 'deck.unknown-zone', cites, card: 'amber-0' }]);
});

rule('Lorcana 2.1.1.1', () => {
  it('takes 60 cards and any number beyond', () => {
    expect(faults([], 60)).toEqual([]);
    expect(faults([], 160)).toEqual([]);
    expect(faults([['puppy', 99]], 159)).toEqual([]);
  });
  it('refuses 59', () => {
    expect(faults([], 59)).toEqual([{ code: 'deck.too-small', rules: ['2.1.1.1'] }]);
  });
});

rule('Lorcana 2.1.1.2', () => {
  it('takes one ink type or two', () => {
    expect(faults([])).toEqual([]);
    expect(faults([['ruby-1', 4]])).toEqual([]);
  });
  it('refuses a third', () => {
    expect(
      faults([
        ['ruby-1', 4],
        ['steel-1', 1],
      ]),
    ).toEqual([{ code: 'deck.too-many-inks', rules: ['2.1.1.2'] }]);
  });
  it('counts both inks of a card with two', () => {
    expect(faults([['two-inks', 4]])).toEqual([]);
    expect(
      faults([
        ['two-inks', 4],
        ['ruby-1', 4],
      ]),
    ).toEqual([{ code: 'deck.too-many-inks', rules: ['2.1.1.2'] }]);
  });
});

rule('Lorcana 2.1.1.3', () => {
  it('takes four of each full name, though the name before the dash is the same', () => {
    expect(
      faults([
        ['cub', 4],
        ['king', 4],
      ]),
    ).toEqual([]);
  });
  it('refuses a fifth', () => {
    expect(faults([['cub', 5]])).toEqual([{ code: 'deck.too-many-copies', rules: ['2.1.1.3'], card: 'cub' }]);
  });
  it('counts all printings, on however many lines', () => {
    expect(
      faults([
        ['cub', 2],
        ['cub-again', 2],
        ['cub', 1],
      ]),
    ).toEqual([{ code: 'deck.too-many-copies', rules: ['2.1.1.3'], card: 'cub' }]);
  });
  it('takes as many copies as the card itself allows (1.2.1)', () => {
    expect(faults([['puppy', 99]])).toEqual([]);
    expect(faults([['puppy', 100]])).toEqual([
      { code: 'deck.too-many-copies', rules: ['2.1.1.3', '1.2.1'], card: 'puppy' },
    ]);
  });
});

rule('Lorcana 2.1.1.4', () => {
  it('refuses a card that the format bans, and names it', () => {
    expect(faults([['banned', 1]])).toEqual([{ code: 'deck.banned-card', rules: ['2.1.1.4'], card: 'banned' }]);
  });
  it('takes a card that another format bans', () => {
    expect(faults([['elsewhere', 4]])).toEqual([]);
  });
});
