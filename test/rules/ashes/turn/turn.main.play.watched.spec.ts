/** What cards may ask about cards that are played, enter play or are attached, and what they remember of it. */
import { expect, it } from 'vitest';
import { action, ally, alteration, ashesTable, ready, type ReadyCard } from '../../../support/ashes.js';
import { is, isSpell, OURS, remembering, remembers, THEIRS, watching } from '../../../support/ashes-watching.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const cards = [
  ally({ id: 'bear' }),
  action({ id: 'cheer' }),
  alteration({ id: 'armour', bonus: { life: 1 } }),
  ready({
    id: 'rite',
    cost: [{ pay: 'main' }],
    abilities: [{ kind: 'activated', name: 'rest', costs: [{ pay: 'main' }], effect: { do: 'shuffle' } }],
  }),
];
const own = (card: string) => ({ card, as: card });
const at = (watch: ReadyCard, second: ReadyCard | null = null) =>
  ashesTable(
    {
      p1: {
        hand: ['bear', 'cheer', 'armour', 'rite'].map(own),
        battlefield: [{ card: 'worker', as: 'host' }],
        spellboard: ['watch', { card: 'rite', as: 'old-rite' }],
      },
    },
    [...cards, watch, ...(second === null ? [] : [second])],
  );
const plays = (card: string, watch: ReadyCard) => {
  const table = at(watch).answer('p1', { action: 'play', card });
  return card === 'armour' ? table.answer('p1', 'host') : table;
};
/** Beside those that are left of the hand. */
const drawn = (table: ReturnType<typeof at>): number =>
  table.cards('p1', 'hand').filter((card) => card === 'worker').length;
const text = (equals: string | boolean) => ({ equals });

rule('Ashes turn.main.play.2', () => {
  it.each([
    ['seat', OURS, THEIRS],
    ['object', isSpell('cheer'), isSpell('bear')],
    ['type', text('action'), text('ready')],
  ])('is a spell that cards know by its %s', (field, inside, outside) => {
    expect(drawn(plays('cheer', watching('spellPlayed', { [field]: inside })))).toBe(1);
    expect(drawn(plays('cheer', watching('spellPlayed', { [field]: outside })))).toBe(0);
  });
  it.each([
    ['seat', OURS, THEIRS],
    ['object', is('bear'), is('cheer')],
    ['type', text('ally'), text('ready')],
    ['played', text(true), text(false)],
  ])('is a card that enters, which cards know by its %s', (field, inside, outside) => {
    expect(drawn(plays('bear', watching('entered', { [field]: inside })))).toBe(1);
    expect(drawn(plays('bear', watching('entered', { [field]: outside })))).toBe(0);
  });
  it.each([
    ['cheer', 'action', 'ally'],
    ['bear', 'ally', 'action'],
  ])('is any card that is played, a spell or not: %s', (card, type, other) => {
    expect(drawn(plays(card, watching('played', { type: text(type), seat: OURS, object: isSpell(card) })))).toBe(1);
    expect(drawn(plays(card, watching('played', { type: text(other) })))).toBe(0);
    expect(drawn(plays(card, watching('played', { seat: THEIRS })))).toBe(0);
    expect(drawn(plays(card, watching('played', { object: isSpell('worker') })))).toBe(0);
  });
  it('is remembered in the turn, whatever was played', () => {
    const [spell, unit] = [remembering('spellPlayed', 'you'), remembering('entered', 'you')];
    expect([remembers(plays('cheer', spell)), remembers(plays('bear', spell))]).toEqual([true, false]);
    expect([remembers(plays('bear', unit)), remembers(plays('cheer', unit))]).toEqual([true, false]);
  });
  it('is logged with its cost and its zone', () => {
    expect(linesOf(plays('bear', watching('entered', { seat: THEIRS })))).toEqual([
      'actionTaken seat p1, action main (pay.main, turn.main.cost.1)',
      'entered seat p1, object bear, type ally, played true, zone battlefield, card bear (cardtype.ally.1, glossary.battlefield.2)',
    ]);
    expect(linesOf(plays('rite', watching('entered', { seat: THEIRS })))).toEqual([
      'actionTaken seat p1, action main (pay.main, turn.main.cost.1)',
      'entered seat p1, object rite, type ready, played true, zone spellboard, card rite (cardtype.ready.1, glossary.spellboard.2)',
    ]);
    expect(linesOf(plays('cheer', watching('entered', { seat: THEIRS })))).toEqual([
      'actionTaken seat p1, action main (pay.main, turn.main.cost.1)',
      'spellPlayed seat p1, object gone, type action, card cheer (turn.main.play.2)',
      'putAway object cheer, zone discardPile, seat p1, card cheer (cardtype.action, discard.2)',
    ]);
  });
});

rule('Ashes turn.main.play.2', () => {
  it.each([
    ['seat', OURS, THEIRS],
    ['object', is('armour'), is('bear')],
    ['to', is('worker'), is('bear')],
  ])('is an alteration spell, which cards know by its %s', (field, inside, outside) => {
    expect(drawn(plays('armour', watching('attached', { [field]: inside })))).toBe(1);
    expect(drawn(plays('armour', watching('attached', { [field]: outside })))).toBe(0);
  });
  it('is remembered in the turn', () => {
    expect(remembers(plays('armour', remembering('attached', 'you')))).toBe(true);
    expect(remembers(plays('bear', remembering('attached', 'you')))).toBe(false);
  });
  it('is logged with its target', () => {
    expect(linesOf(plays('armour', watching('entered', { seat: THEIRS })))).toEqual([
      'targeted seat p1, source gone, objects [host] (glossary.attach, glossary.target.1, glossary.target.2)',
      'attached seat p1, object armour, to host, card armour, type alteration (cardtype.alteration.1)',
    ]);
  });
});

const uses = (watch: ReadyCard) => at(watch).answer('p1', { action: 'activate', card: 'old-rite', ability: 'rest' });

rule('Ashes turn.main.cost.1', () => {
  it.each([
    ['seat', OURS, THEIRS],
    ['object', is('rite'), is('watch')],
  ])('is a use that cards know by its %s', (field, inside, outside) => {
    expect(drawn(uses(watching('abilityUsed', { [field]: inside })))).toBe(1);
    expect(drawn(uses(watching('abilityUsed', { [field]: outside })))).toBe(0);
  });
});
