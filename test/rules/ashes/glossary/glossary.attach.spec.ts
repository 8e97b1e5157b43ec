import { expect, it } from 'vitest';
import { ally, alteration, ashesTable } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'spy', attack: 2, life: 1, keywords: [{ keyword: 'concealed' }] }),
  alteration({ id: 'hide', bonus: { life: 1 } }),
  alteration({ id: 'rose', bonus: { life: 1 }, attachTo: { is: ['phoenixborn'] } }),
];
const unit = (card: string, as: string = card, more: JsonRecord = {}): JsonRecord => ({ card, as, ...more });
const at = (own: readonly JsonRecord[], theirs: readonly JsonRecord[], more: JsonRecord = {}) =>
  ashesTable(
    {
      p1: { battlefield: own, phoenixborn: [{ card: 'champion', as: 'own' }], ...more },
      p2: { battlefield: theirs, phoenixborn: [{ card: 'champion', as: 'hero' }] },
    },
    cards,
  );
const play = (card: string) => ({ action: 'play', card });

rule('Ashes glossary.attach', () => {
  it('has no concealed unit of an opponent as its target, but one of its own player', () => {
    const hand = { hand: [{ card: 'hide', as: 'hide' }] };
    const table = at([unit('spy', 'mine')], [unit('spy'), unit('bear')], hand).answer('p1', play('hide'));
    table.expectLegal('p1', ['mine', 'bear']);
    at([], [unit('spy')], hand).expectRefused('p1', play('hide'), 'play.no-host', 'cardtype.alteration.1');
  });
  it('has a Phoenixborn as its target, and no unit, where the spell says so', () => {
    const table = at([unit('bear')], [], { hand: [{ card: 'rose', as: 'rose' }] }).answer('p1', play('rose'));
    table.expectLegal('p1', ['own', 'hero']).answer('p1', 'hero');
    table.expectHappened('attached', { to: 'hero' });
    expect([table.cards('p2', 'attached'), table.cards('p1', 'discardPile')]).toEqual([['rose'], []]);
  });
});
