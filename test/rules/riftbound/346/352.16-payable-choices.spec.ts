import { it } from 'vitest';
import { free, sequence, target, type Effect } from '../../../support/riftbound-abilities.js';
import { againstDeflect as open, deflectingCards } from '../../../support/riftbound-deflect.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { riftboundTable, spell } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 352.16', () => {
  it('offers no target whose price cannot be paid, where there is another', () => {
    const table = play(open('bolt', 1, 'mirror', 'wall', 'page'), 'bolt').expectLegal('p1', [['mirror'], ['page']]);
    table.expectRefused('p1', ['wall'], 'cost.not-payable', '352.16');
    table.expectRefused('p1', [], 'answer.too-few', '352.10');
  });
  it('keeps enough for what must be chosen later', () => {
    const table = play(open('two', 1, 'mirror', 'glass'), 'two').expectLegal('p1', [['mirror'], ['glass']]);
    table.answer('p1', ['glass']).expectLegal('p1', [['glass']]);
    table.expectRefused('p1', ['mirror'], 'cost.not-payable', '352.16');
    play(open('two', 1, 'mirror', 'glass', 'page'), 'two')
      .answer('p1', ['mirror'])
      .expectLegal('p1', [['mirror'], ['page']]);
    open('two', 1, 'wall').expectRefused('p1', { action: 'play', card: 'two' }, 'cost.not-payable', '725.1');
  });
  it('offers no modes, alone or together, whose targets cost too much', () => {
    play(open('fork', 1, 'mirror', 'wall'), 'fork').expectLegal('p1', [['hit'], ['hit', 'rest'], ['rest']]);
    play(open('fork', 2, 'mirror', 'wall'), 'fork').expectLegal('p1', [
      ...[['hit'], ['hit', 'hew'], ['hit', 'rest']],
      ...[['hew'], ['hew', 'rest'], ['rest']],
    ]);
    play(open('fork', 0, 'mirror', 'wall'), 'fork')
      .expectNotHappened('drawn')
      .expectDecision({ p1: 'priority' });
  });
  it('offers no additional cost that leaves too little for the target', () => {
    play(open('raid', 1, 'mirror'), 'raid').expectLegal('p1', [{ pay: [] }]);
    play(open('raid', 2, 'mirror'), 'raid').expectLegal('p1', [{ pay: [] }, { pay: ['more'] }]);
    play(open('raid', 1, 'mirror', 'page'), 'raid')
      .answer('p1', { pay: ['more'] })
      .expectLegal('p1', [['page']]);
  });
});

const THEIRS = { is: ['unit'], of: 'opponents' } as const;
/** One unit, and another one. */
const pair = free(
  'pair',
  sequence({ do: 'deal', objects: 'one', amount: 1 }, { do: 'deal', objects: 'other', amount: 1 }),
  { targets: [target(THEIRS, 'one'), target({ ...THEIRS, notBound: 'one' }, 'other')] },
);

rule('Riftbound 352.16', () => {
  const paired = (fury: number, ...units: readonly string[]) =>
    riftboundTable(
      { p1: { hand: [{ card: 'pair', as: 'pair' }], fury }, p2: { board: units.map((card) => ({ card, as: card })) } },
      [...deflectingCards, pair],
    );
  it('refuses a spell that chooses two units where there is power for one alone', () => {
    paired(1, 'mirror', 'glass').expectRefused('p1', { action: 'play', card: 'pair' }, 'cost.not-payable', '725.1');
    play(paired(2, 'mirror', 'glass'), 'pair').expectLegal('p1', [['mirror'], ['glass']]);
  });
  it('offers no first unit that leaves too little for another', () => {
    const table = play(paired(1, 'mirror', 'page'), 'pair').expectLegal('p1', [['mirror'], ['page']]);
    table.answer('p1', ['page']).expectLegal('p1', [['mirror']]);
    play(paired(2, 'mirror', 'wall', 'page'), 'pair')
      .answer('p1', ['wall'])
      .expectLegal('p1', [['page']]);
  });
});

const FREE_OF: { readonly [text: string]: Partial<Extract<Effect, { readonly do: 'play' }>> } = {
  cheaper: { less: 2 },
  unpaid: { ignoring: 'energy' },
  both: { less: 1, ignoring: 'energy' },
  gratis: { ignoring: 'cost' },
};
const dart = spell({
  id: 'dart',
  energy: 2,
  effect: { do: 'deal', objects: 'target', amount: 1 },
  targets: [target({ is: ['unit'], of: 'opponents' })],
});

rule('Riftbound 352.16', () => {
  it.each(Object.entries(FREE_OF))('knows what is not paid of a card that a text has played: %s', (text, more) => {
    const effect = sequence(
      { do: 'choose', from: { zone: 'trash', of: 'you' }, min: 1, max: 1, as: 'card' },
      { do: 'play', card: 'card', ...more },
    );
    const asked = (fury: number) => {
      const p1 = { hand: [{ card: text, as: text }], trash: ['dart'], fury };
      const units = ['mirror', 'page'].map((card) => ({ card, as: card }));
      const table = riftboundTable({ p1, p2: { board: units } }, [...deflectingCards, dart, free(text, effect)]);
      return allPass(play(table, text)).expectDecision({ p1: 'target' });
    };
    asked(1).expectLegal('p1', [['mirror'], ['page']]);
    asked(0).expectLegal('p1', [['page']]);
  });
});
