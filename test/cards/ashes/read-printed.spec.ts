/** Texts that ask for printed values: a case inside, and one just outside. */
import { describe, expect, it } from 'vitest';
import { record, spell } from '../../support/ashes-records.js';
import { cast, tableWith, theirs } from '../../support/ashes-texts.js';

const HERO = { phoenixborn: [{ card: 'champion', as: 'hero' }] };
const still = record('still', { attack: 0, recover: 2 });
const units = {
  battlefield: [
    { card: 'still', as: 'still' },
    { card: 'worker', as: 'worker' },
  ],
};

describe('units with a printed attack value of 0', () => {
  it('are stronger, and the others are not', () => {
    const text =
      'Gather 3: After an opponent declares attackers, you may add 3 to the attack value of all units you control with a printed attack value of 0 for the remainder of the turn.';
    const p2 = { ...HERO, battlefield: [{ card: 'tried', as: 'shepherd' }, ...units.battlefield] };
    const table = tableWith(record('tried', { text }), { p1: { battlefield: [{ card: 'worker', as: 'mine' }] }, p2 }, [
      still,
    ]);
    table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['mine']).answer('p2', 'yes');
    expect(['still', 'worker', 'shepherd'].map((id) => table.facts(id).numbers['attack'])).toEqual([3, 1, 2]);
  });
  it('are no targets of an opponent, and the others are', () => {
    const text =
      'Protect: Unexhausted units you control with a printed attack value of 0 cannot be targeted by spells, abilities, or dice powers an opponent controls.';
    const bolt = spell('bolt', 'Action Spell', 'Deal 1 damage to a target unexhausted unit an opponent controls.', {
      cost: ['[[main]]'],
    });
    const p2 = { battlefield: [{ card: 'tried', as: 'shepherd' }, ...units.battlefield] };
    const table = tableWith(record('tried', { text }), { p1: { hand: [{ card: 'bolt', as: 'bolt' }] }, p2 }, [
      still,
      bolt,
    ]);
    table.answer('p1', { action: 'play', card: 'bolt' });
    table.expectLegal('p1', [[table.id('shepherd')], [table.id('worker')]]);
  });
  it('count, where a text is resolved for each', () => {
    const text =
      'Resolve the following effect once for each unexhausted unit you control with a printed attack value of 0:\n\nYou may deal 1 damage to a target Phoenixborn an opponent controls.';
    const table = tableWith(spell('tried', 'Action Spell', text), { p1: units, p2: HERO }, [still]).answer('p1', {
      action: 'play',
      card: 'tried',
    });
    table.answer('p1', ['hero']).expectDecision({ p1: 'turnAction' });
    expect(table.marks('hero')).toEqual({ wounds: 1 });
  });
});

describe('a current value above the printed one', () => {
  const text =
    'Daze 1: When this unit is declared as an attacker, if its current attack value is greater than its printed attack value, you may place 1 exhaustion token on a target unit an opponent controls.';
  const attacking = (attached: boolean) => {
    const fury = { ...spell('fury', 'Alteration Spell', ''), attack: '+1' };
    const p1 = {
      battlefield: [{ card: 'tried', as: 'unit' }],
      attached: attached ? [{ card: 'fury', attachedTo: 'unit' }] : [],
    };
    const table = tableWith(record('tried', { text }), { p1, p2: { ...HERO, ...theirs() } }, [fury]);
    return table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['unit']);
  };
  it('lets the unit exhaust a target, and an equal one does not', () => {
    expect(attacking(true).answer('p1', ['theirs']).marks('theirs')).toEqual({ exhaustion: 1 });
    attacking(false).expectDecision({ p2: 'declareBlockers' });
  });
});

describe('the printed value of a destroyed ally', () => {
  const text =
    'Destroy an ally you control to place a [[Wisp]] conjuration onto your battlefield. Place wound tokens on it equal to the printed recover value of the destroyed ally.';
  it('gives the conjuration as many wounds', () => {
    const table = tableWith(
      spell('tried', 'Action Spell', text),
      { p1: { battlefield: [{ card: 'weak', as: 'weak' }] } },
      [record('weak', { recover: 1 })],
    ).answer('p1', { action: 'play', card: 'tried' });
    expect(table.cards('p1', 'battlefield')).toEqual(['wisp']);
    expect(table.marks(table.find('p1', 'battlefield', 'wisp'))).toEqual({ wounds: 1 });
  });
  it('must be there: else nothing is placed', () => {
    expect(cast(text).cards('p1', 'battlefield')).toEqual([]);
  });
});
