/** What is read of lines that say two things, or change what other lines say. */
import { describe, expect, it } from 'vitest';
import { sourceAt } from '../../../catalogue/index.js';
import { rulesTextOf } from '../catalogue/rules-text.js';
import { at, inHand } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { handSize, mightOf, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';

type Table = ReturnType<typeof open>;
const isOffered = (table: Table, card: string): boolean =>
  JSON.stringify(table.legal('p1')).includes(`"card":"${table.find('p1', 'hand', card)}"`);

describe('two abilities of one line under one condition (keyword.level)', () => {
  const cards = [unitOf('climber', '[Level 3] — I have +2 {might} and enter ready.')];
  it.each([
    [2, 3, true],
    [3, 5, undefined],
  ])('with %d experience a might of %d, exhausted: %s', (experience, might, exhausted) => {
    const table = emptyChain(
      play(open(cards, { p1: [], p2: [] }, {}, { p1: { ...inHand('climber'), experience } }), 'climber'),
    );
    const climber = table.find('p1', 'board', 'climber');
    expect([mightOf(table, climber), table.marks(climber)['exhausted']]).toEqual([might, exhausted]);
  });
});

describe('"[Level 3] … costs {1} less, [Level 6] … costs {3} less instead" (keyword.level)', () => {
  const lecture = {
    ...spellOf('lecture', ['Draw 2.', '[Level 3] — This costs {1} less.', '[Level 6] — This costs {3} less instead.']),
    energy: 4,
  };
  it.each([
    [2, 4],
    [3, 3],
    [5, 3],
    [6, 1],
  ])('with %d experience it costs %d', (experience, cost) => {
    const table = (energy: number) =>
      open([lecture], { p1: [], p2: [] }, {}, { p1: { ...inHand('lecture'), experience, energy } });
    expect([isOffered(table(cost - 1), 'lecture'), isOffered(table(cost), 'lecture')]).toEqual([false, true]);
  });
});

describe('"use my abilities only while …" limits each of them', () => {
  const cards = [
    unitOf('warden', [
      '{1}: Draw 1.',
      '{exhaust}: Draw 2.',
      'When you play me, draw 3.',
      'Use my abilities only while I’m buffed.',
    ]),
  ];
  const used = (table: Table) => table.legal('p1').filter((one) => JSON.stringify(one).includes('activate')).length;
  it.each([
    ['with a buff', { card: 'warden', as: 'warden', buff: true }, 2],
    ['without a buff', 'warden', 0],
  ])('%s', (_where, warden, count) => {
    expect(used(open(cards, { p1: [warden], p2: [] }, { meadow: 'p1' }, { p1: { energy: 1 } }))).toBe(count);
  });
  it('leaves what triggers alone', () => {
    expect(handSize(emptyChain(play(open(cards, { p1: [], p2: [] }, {}, { p1: inHand('warden') }), 'warden')))).toBe(3);
  });
});

describe('a spell that asks whether its own cost was paid (353.2.b)', () => {
  const cards = [
    spellOf(
      'muse',
      'As an additional cost to play this, you may exhaust a friendly unit. If you do, draw 3. Otherwise, draw 1.',
    ),
  ];
  const asked = () => play(open(cards, { p1: ['m2'], p2: [] }, {}, { p1: inHand('muse') }), 'muse');
  it('draws more if it was', () => {
    const table = asked().answer('p1', { pay: ['paid'] });
    emptyChain(table.answer('p1', table.legal('p1')[0] ?? null));
    expect([handSize(table), table.marks('m2')['exhausted']]).toEqual([3, true]);
  });
  it('draws less if it was not', () => {
    const table = emptyChain(asked().answer('p1', { pay: [] }));
    expect([handSize(table), table.marks('m2')['exhausted']]).toEqual([1, undefined]);
  });
});

describe('"all 4 tags" are those that an earlier line lists', () => {
  const tagged = (tag: string) => ({ ...unitOf(tag.toLowerCase(), 'I enter ready.', 1), tags: [tag] });
  const animals = ['Bird', 'Cat', 'Dog', 'Poro'].map(tagged);
  const friend = {
    ...unitOf('friend', [
      'Reduce my cost by {1} for each of the following tags among your units — Bird, Cat, Dog, and Poro.',
      'When I attack while your units have all 4 tags, [Stun] a ready enemy unit here.',
    ]),
    energy: 5,
  };
  const hail = spellOf(
    'hail',
    'Choose a unit. Give it +2 {might} this turn for each of the following tags among your units — Bird, Cat, Dog, and Poro.',
  );
  it.each([
    [[], 5],
    [['bird', { card: 'bird', as: 'bird-2' }], 4],
    [['bird', 'cat', 'dog', 'poro'], 1],
  ])('of %o the cost is %d', (board, cost) => {
    const table = (energy: number) =>
      open([...animals, friend], { p1: board, p2: ['m2'] }, {}, { p1: { ...inHand('friend'), energy } });
    expect([isOffered(table(cost - 1), 'friend'), isOffered(table(cost), 'friend')]).toEqual([false, true]);
  });
  it('counts each tag once for might', () => {
    const boards = { p1: ['bird', { card: 'bird', as: 'bird-2' }, 'dog', 'm2'], p2: ['cat'] };
    const table = emptyChain(
      play(open([...animals, hail], boards, {}, { p1: inHand('hail') }), 'hail').answer('p1', ['m2']),
    );
    expect(mightOf(table, 'm2')).toBe(6);
  });
  it.each([
    [['bird', 'cat', 'dog'], false],
    [['bird', 'cat', 'dog', 'poro'], true],
  ])('stuns with %o: %s', (board, isStunned) => {
    const table = open([...animals, friend], { p1: ['friend', ...board], p2: [at('m2', 'bridge')] }, { bridge: 'p2' });
    table.answer('p1', { action: 'move', to: 'bridge' }).answer('p1', ['friend']);
    if (isStunned) table.answer('p1', ['m2']);
    emptyChain(table);
    expect(table.marks('m2')['stunned'] === true).toBe(isStunned);
  });
});

it.each([
  ['{exhaust}: Draw 1.', 'Use my abilities only while I whistle.', 2],
  ['{exhaust}: Draw 1.', 'Whistle.', 1],
])('beside "%s" the line "%s" leaves %d lines unread', (readable, unreadable, unread) => {
  const source = sourceAt({ faults: [], odd: [] }, {}, '');
  if (source === undefined) throw new Error('no source');
  const { abilities } = rulesTextOf(source, 'text', `${readable}\n${unreadable}`, 'gear');
  expect(abilities.map(({ kind }) => kind).filter((kind) => kind === 'unscripted')).toHaveLength(unread);
});
