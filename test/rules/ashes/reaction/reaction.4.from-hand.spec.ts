import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, alteration, ashesTable, dice, reaction, type AshesCard } from '../../../support/ashes.js';
import { DRAW, PASSES } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

/** After an opponent declares attackers. */
const attacked = [{ event: 'attackersDeclared', where: { seat: { seat: 'opponents' } } }] as const;
const hidden = ally({
  id: 'hidden',
  cost: [{ pay: 'main' }, { pay: 'magic', dice: [{ n: 1, level: 'basic' }] }],
  fromHand: { on: attacked, costs: [{ pay: 'magic', dice: [{ n: 1, level: 'basic' }] }] },
});
const shield = alteration({ id: 'shield', bonus: { life: 3 }, fromHand: { on: attacked, costs: [] } });
const answer = reaction({
  id: 'answer',
  reaction: { kind: 'triggered', name: 'answer', timing: 'after', on: attacked, effect: DRAW },
});
const CARDS = [hidden, shield, answer];
const die = { activePool: dice('natural', 'basic', 1) };
const hand = (...ids: readonly string[]) => ({ hand: ids.map((card) => ({ card, as: card })) });

const at = (p2: JsonRecord, cards: readonly AshesCard[] = CARDS): Table =>
  ashesTable(
    {
      p1: {
        battlefield: [{ card: 'worker', as: 'attacker' }],
        hand: [{ card: 'hidden', as: 'own' }],
        activePool: dice('charm', 'basic', 1),
      },
      p2: { phoenixborn: [{ card: 'champion', as: 'hero' }], ...p2 },
    },
    cards,
  );
const attack = (p2: JsonRecord, cards?: readonly AshesCard[]): Table =>
  at(p2, cards).answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['attacker']);

rule('Ashes reaction.4', () => {
  it('plays a card from hand after its event, for the costs of its box, and it can block', () => {
    const table = attack({ ...hand('hidden'), ...die });
    table.expectLegal('p2', [{ react: table.id('hidden') }, ...PASSES]);
    table.answer('p2', { react: 'hidden' });
    table.expectHappened('reactionTaken', { seat: 'p2' }).expectHappened('entered', { seat: 'p2', type: 'ally' });
    expect([table.cards('p2', 'exhaustedPool'), table.cards('p2', 'activePool')]).toEqual([['natural'], []]);
    table.expectDecision({ p2: 'declareBlockers' });
  });
  it('counts an alteration spell played so as the reaction, and costs an action otherwise', () => {
    const table = attack(hand('shield')).answer('p2', { react: 'shield' });
    expect(table.state.pending[0]?.kind).toBe('attachTo');
    expect(table.player('p2')).toMatchObject({ reactionsTaken: 1 });
    const own = at({}).answer('p1', { action: 'play', card: 'own' }).expectHappened('actionTaken', { action: 'main' });
    expect(own.player('p1')).toMatchObject({ mainsTaken: 1, reactionsTaken: 0 });
  });
  it('is the one reaction of its player in the turn, whichever card it is', () => {
    const table = attack({ ...hand('hidden', 'answer'), ...die }).answer('p2', { react: 'hidden' });
    table.expectDecision({ p2: 'declareBlockers' });
    const other = attack({ ...hand('hidden', 'answer'), ...die }).answer('p2', { react: 'answer' });
    other.expectNotHappened('entered');
  });
  it('costs what the box says, and is not possible without the dice', () => {
    attack({ ...hand('hidden'), battlefield: ['worker'] }, [hidden]).expectDecision({ p2: 'declareBlockers' });
  });
  it('needs a unit for an alteration spell, and one is enough', () => {
    const picky = (wounds: boolean) =>
      alteration({ id: 'picky', attachTo: { marks: { wounds } }, fromHand: { on: attacked, costs: [] } });
    const p2 = { ...hand('picky'), activePool: [] };
    attack(p2, [picky(true), hidden]).expectLegal('p2', [...PASSES]);
    const one = attack(p2, [picky(false), hidden]);
    one.expectLegal('p2', [{ react: one.id('picky') }, ...PASSES]);
  });
  it('needs an empty slot of the battlefield (glossary.battlefield.1)', () => {
    const battlefield = Array.from({ length: 6 }, () => 'worker');
    const table = attack({ ...hand('hidden'), ...die, battlefield });
    table.expectLegal('p2', [...PASSES]);
  });
  it('is of no other player: whose attack it is plays the card as an action only', () => {
    attack({ battlefield: ['worker'] }).expectDecision({ p2: 'declareBlockers' });
    const table = at({});
    table.answer('p1', { action: 'play', card: 'own' }).expectNotHappened('reactionTaken');
    expect(table.cards('p1', 'battlefield')).toEqual(['worker', 'hidden']);
  });
  it('attaches an alteration spell whose box says so, if there is a unit (glossary.attach)', () => {
    const table = attack({ ...hand('shield'), battlefield: [{ card: 'worker', as: 'mine' }] });
    table.answer('p2', { react: 'shield' });
    table.answer('p2', table.legal('p2')[0] ?? null);
    expect([table.cards('p1', 'attached').length + table.cards('p2', 'attached').length]).toEqual([1]);
    table.expectDecision({ p2: 'declareBlockers' });
  });
  it('asks whoever could have such a card, also without it in hand (could-have-one)', () => {
    attack({ ...hand('worker'), ...die }, [hidden]).expectDecision({ p2: 'respond' });
  });
});
