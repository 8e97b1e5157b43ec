import { it } from 'vitest';
import { action, ashesTable } from '../../../support/ashes.js';
import { DRAW } from '../../../support/ashes-windows.js';
import { workers } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const cards = [action({ id: 'trick', cost: [{ pay: 'side' }], effect: DRAW })];
const at = (more: object = {}) =>
  ashesTable(
    {
      p1: {
        hand: [
          { card: 'trick', as: 'one' },
          { card: 'trick', as: 'two' },
        ],
        battlefield: workers({ worker: {} }),
        ...more,
      },
    },
    cards,
  );
const play = (card: string) => ({ action: 'play', card });
const PASS = { action: 'pass' };

rule('Ashes glossary.sideaction', () => {
  it('is taken before the main action, or after it', () => {
    at().answer('p1', play('one')).answer('p1', PASS).expectHappened('passed');
    at().answer('p1', PASS).answer('p1', play('one')).expectHappened('drawn');
  });
  it('is no second one', () => {
    at().answer('p1', play('one')).answer('p1', PASS).expectRefused('p1', play('two'), 'pay.no-side-action', 'turn.2');
  });
  it('is not taken while the main action goes on', () => {
    const table = at().answer('p1', { action: 'attack', target: at().find('p2', 'phoenixborn', 'champion') });
    table.expectDecision({ p1: 'declareAttackers' }).expectRefused('p1', play('one'), 'answer.shape');
  });
});

rule('Ashes glossary.mainaction', () => {
  it('must be one: a turn with a side action alone does not end', () => {
    const table = at().answer('p1', play('one'));
    table.expectRefused('p1', { action: 'end' }, 'turn.no-main-action-yet', 'turn.2');
    table.answer('p1', PASS).answer('p1', { action: 'end' }).expectDecision({ p2: 'turnAction' });
  });
  it('is no more than one', () => {
    const table = at().answer('p1', PASS);
    table.expectRefused('p1', { action: 'attack', target: 'p2' }, 'pay.no-main-action', 'turn.main.list');
  });
});
