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
rule('Riftbound 702.2.b', () => {
  it('spends the buff of what has one, and does nothing to what has none', () => {
    expect(done('strip', { buff: true })).toEqual([[now('buffSpent', '702.2.b')], {}]);
    expect(done('strip', {})).toEqual([[], {}]);
  });
});
