/** What effects do to a unit: by the log, and by the marks that it has afterwards. */
import { expect, it } from 'vitest';
import { free, sequence, target, UNIT } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { spell } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const EFFECTS = {
  ready: 'ready',
  rest: 'exhaust',
  heal: 'heal',
  daze: 'stun',
  bless: 'buff',
  strip: 'spend-buff',
} as const;
const cards = [
  ...Object.entries(EFFECTS).map(([id, word]) =>
    free(id, { do: word, objects: 'target' }, { targets: [target(UNIT)] }),
  ),
  free(
    'sweep',
    sequence({ do: 'all', from: { zone: 'hand', of: 'you' }, as: 'all' }, { do: 'recycle', objects: 'all' }),
  ),
  free(
    'bury',
    sequence({ do: 'all', from: { zone: 'trash', of: 'you' }, as: 'all' }, { do: 'recycle', objects: 'all' }),
  ),
  spell({ id: 'relic', energy: 3 }),
  free('learn', { do: 'draw', count: 1 }),
  free('call', { do: 'channel', count: 1 }),
  free('tire', { do: 'channel', count: 1, exhausted: true }),
];
const KINDS = ['readied', 'exhausted', 'healed', 'stunned', 'buffed', 'buffSpent', 'recycled', 'shuffled'];
const done = (card: string, marks: object) => {
  const table = battleTable(
    { p1: [], p2: [{ card: 'm5', as: 'it', ...marks }] },
    {},
    { cards, seats: { p1: inHand(card) } },
  );
  allPass(play(table, card).answer('p1', ['it']));
  return [linesOf(table, ...KINDS), table.marks('it')];
};
const now = (kind: string, rules: string, more = '') => `${kind} object it, cause p1, ${more}card m5 (${rules})`;
rule('Riftbound 402.1.b', () => {
  it('readies what is exhausted, and does nothing to what is ready', () => {
    expect(done('ready', { exhausted: true })).toEqual([[now('readied', '402.1.b, 402.1.c, 402.3.b')], {}]);
    expect(done('ready', {})).toEqual([[], {}]);
  });
});
rule('Riftbound 401.1.b', () => {
  it('exhausts what is ready, and does nothing to what is exhausted', () => {
    expect(done('rest', {})).toEqual([[now('exhausted', '401.1.c')], { exhausted: true }]);
    expect(done('rest', { exhausted: true })).toEqual([[], { exhausted: true }]);
  });
});
rule('Riftbound 405.1', () => {
  it('takes all damage away, and does nothing to what has none', () => {
    const healed = (amount: number) => now('healed', '405.1, 405.1.a, 405.2, 405.3.a', `amount ${amount}, `);
    expect(done('heal', { damage: 1 })).toEqual([[healed(1)], {}]);
    expect(done('heal', { damage: 4 })).toEqual([[healed(4)], {}]);
    expect(done('heal', {})).toEqual([[], {}]);
  });
});
rule('Riftbound 410.1.a.1', () => {
  it('stuns what is not stunned, and does nothing to what is', () => {
    expect(done('daze', {})).toEqual([[now('stunned', '410.2.a, 410.1.a.1')], { stunned: true }]);
    expect(done('daze', { stunned: true })).toEqual([[], { stunned: true }]);
  });
});
rule('Riftbound 413.1.b', () => {
  it('gives a buff to what has none, and does nothing to what has one', () => {
    const rules = '413.1.b, 413.1.b.1, 413.1.c, 413.2.a, 702.3';
    expect(done('bless', {})).toEqual([[now('buffed', rules)], { buff: true }]);
    expect(done('bless', { buff: true })).toEqual([[], { buff: true }]);
  });
});
rule('Riftbound 403.1', () => {
  const by = (card: string) => {
    const held = ['relic', 'soldier'].map((one) => ({ card: one, as: `${one}-h` }));
    const trash = [
      { card: 'relic', as: 'relic-t' },
      { card: 'fury', as: 'fury-t' },
    ];
    const seats = { p1: { hand: [{ card, as: card }, ...held], trash } };
    const table = allPass(play(battleTable({ p1: [], p2: [] }, {}, { cards, seats }), card));
    return { lines: linesOf(table, ...KINDS), table };
  };
  const RULES = '403.2.a, 403.4, 403.6, 403.1, 403.1.a, 403.1.b, 403.1.c';
  it('puts cards of a hand under the deck unseen, in a random order', () => {
    const { lines, table } = by('sweep');
    expect(lines).toEqual([
      `recycled seat p1, from hand, count 2, secret {seats [p1], fields {cards [relic soldier]}} (${RULES})`,
      'shuffled seat p1, zone p1.mainDeck, count 2 (403.5)',
    ]);
    expect([...table.cards('p1', 'mainDeck').slice(-2)].sort()).toEqual(['relic', 'soldier']);
  });
  it('puts cards of a trash there for all to see, and a rune under the runes', () => {
    const { lines, table } = by('bury');
    expect(lines).toEqual([`recycled seat p1, from trash, count 2, cards [relic fury] (${RULES})`]);
    expect([table.cards('p1', 'mainDeck').at(-1), table.cards('p1', 'runeDeck').at(-1)]).toEqual(['relic', 'fury']);
  });
});
rule('Riftbound 400.1', () => {
  it('is seen by its player alone', () => {
    const table = allPass(
      play(battleTable({ p1: [], p2: [] }, {}, { cards, seats: { p1: inHand('learn') } }), 'learn'),
    );
    expect(linesOf(table, 'drawn')).toEqual([
      'drawn seat p1, secret {seats [p1], fields {card soldier, object soldier}} (400.2.b)',
    ]);
    expect(table.cards('p1', 'hand')).toEqual(['soldier']);
  });
});
rule('Riftbound 417.1', () => {
  it.each([
    ['call', false, {}],
    ['tire', true, { exhausted: true }],
  ])('puts the top rune of the rune deck onto the board: %s', (card, exhausted, marks) => {
    const table = allPass(play(battleTable({ p1: [], p2: [] }, {}, { cards, seats: { p1: inHand(card) } }), card));
    expect(linesOf(table, 'channelled').map((line) => line.replace(/ \(.*/, ''))).toEqual([
      `channelled seat p1, exhausted ${exhausted}, object fury, card fury`,
    ]);
    expect(table.marks(table.find('p1', 'runes', 'fury'))).toEqual(marks);
  });
});
