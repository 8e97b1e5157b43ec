import { expect, it } from 'vitest';
import { dice } from '../../../support/ashes.js';
import { answered, attacks, born, card, decksTable, reacts } from '../../../support/ashes-decks.js';
import { rule } from '../../../support/rule.js';

rule('Ashes glossary.printedvalue', () => {
  const copying = (own: readonly string[]) =>
    attacks(
      decksTable({
        p1: { battlefield: [card('masked-wolf'), card('silver-snake', { status: 3 }), card('hammer-knight')] },
        p2: {
          ...born('champion'),
          hand: ['strange-copy'],
          activePool: dice('illusion', 'power', 1),
          battlefield: [card('gilder', { status: 1 }), card('iron-worker')],
        },
      }),
      'champion',
      own,
    );
  it('restores a copy at the end of the turn, when its wounds destroy it with its own text', () => {
    const table = reacts(copying(['masked-wolf']), 'p2', 'strange-copy');
    answered(
      table,
      ['p2', ['gilder']],
      ['p2', ['hammer-knight']],
      ['p2', { 'masked-wolf': 'gilder' }],
      ['p1', 'attack'],
    );
    // Alert is copied: it is not exhausted by its counter.
    expect(table.expectDecision({ p1: 'turnAction' }).marks('gilder')).toEqual({ status: 1, wounds: 2 });
    table.answer('p1', { action: 'end' }).expectHappened('destroyed', { object: 'gilder', cites: 'glossary.life' });
    table.expectLegal('p2', [[], ['silver-snake'], ['hammer-knight'], ['iron-worker']]);
  });
  it('copies X as a number, and the text that feeds it: what is eaten makes the copy no stronger', () => {
    const table = reacts(copying(['silver-snake', 'masked-wolf']), 'p2', 'strange-copy');
    answered(
      table,
      ['p2', ['gilder']],
      ['p2', ['silver-snake']],
      ['p2', { 'masked-wolf': 'iron-worker', 'silver-snake': 'gilder' }],
      ['p1', 'masked-wolf'],
      ['p1', 'counter'],
    );
    expect([table.facts('gilder').numbers['attack'], table.marks('gilder')['status']]).toEqual([3, 2]);
    expect(table.facts('silver-snake').numbers['attack']).toBe(4);
    table.answer('p1', 'attack').expectDecision({ p1: 'turnAction' });
    expect(table.marks('silver-snake')).toEqual({ status: 5, wounds: 3, exhaustion: 1 });
  });
});
