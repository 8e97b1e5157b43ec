import { expect, it } from 'vitest';
import { ally, ashesTable } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'spy', attack: 2, life: 1, keywords: [{ keyword: 'concealed' }] }),
];
const unit = (card: string, as: string = card, more: JsonRecord = {}): JsonRecord => ({ card, as, ...more });
const at = (own: readonly JsonRecord[], theirs: readonly JsonRecord[], more: JsonRecord = {}) =>
  ashesTable(
    {
      p1: { battlefield: own, ...more },
      p2: { battlefield: theirs, phoenixborn: [{ card: 'champion', as: 'hero' }] },
    },
    cards,
  );
const attack = (target: string) => ({ action: 'attack', target });

rule('Ashes turn.main.attack.target', () => {
  it('is no concealed unit of an opponent, unless it is exhausted', () => {
    const table = at([unit('bear')], [unit('spy'), unit('spy', 'tired', { exhaustion: 1 })]);
    expect(table.legal('p1')).not.toContainEqual(attack(table.id('spy')));
    expect(table.legal('p1')).toContainEqual(attack(table.id('tired')));
    table.expectRefused('p1', attack('spy'), 'answer.unknown-option', 'turn.main.attack.target');
  });
});
