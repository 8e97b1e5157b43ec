import { expect, it } from 'vitest';
import type { CardDefinition, JsonRecord } from '../../../../src/engine/index.js';
import { always, draw, each } from '../../../support/lorcana-abilities.js';
import { play } from '../../../support/lorcana-actions.js';
import { action, character, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

const ink = (count: number) => Array.from({ length: count }, () => 'plain');
const plain = character({ id: 'plain' });
const hero = (seat: JsonRecord, ...cards: readonly CardDefinition[]) =>
  lorcanaTable({ p1: { inkwell: ink(5), ...seat } }, [plain, ...cards]);

/** A player whom an effect keeps from losing. */
rule('Lorcana 1.2.2', () => {
  const saint = character({ id: 'saint', abilities: [always({ change: 'flag', flag: 'cannotLose' })] });
  const axe = action({ id: 'axe', effect: each({ named: 'saint' }, { do: 'banish', objects: 'all' }) });
  const read = action({ id: 'read', effect: draw() });
  const table = (...inPlay: readonly string[]) =>
    hero({ deck: 0, play: [...inPlay], hand: ['read', 'axe'].map((card) => ({ card, as: card })) }, saint, axe, read);

  it('goes on after a draw from an empty deck, which counts no more afterwards (1.2.2)', () => {
    const at = table('saint').answer('p1', play('read'));
    at.expectHappened('lossPrevented', { seat: 'p1', cites: '1.2.2' });
    expect(at.answer('p1', play('axe')).state.outcome).toBeNull();
  });
  it('loses where nothing says so', () => {
    expect(table().answer('p1', play('read')).state.outcome).toMatchObject({ winners: ['p2'] });
  });
});
