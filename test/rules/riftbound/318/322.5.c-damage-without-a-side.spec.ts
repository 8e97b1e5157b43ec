import { expect, it } from 'vitest';
import { deal, free, target } from '../../../support/riftbound-abilities.js';
import { attackBridge, inHand, pass, passAll } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const cards = [
  free('lance', deal(3), { targets: [target()] }),
  free('home', { do: 'move', objects: 'target' }, { targets: [target()] }),
];

rule('Riftbound 322.5.c', () => {
  const struck = (attacker: string, defender: string, hit: string) => {
    const seats = { p1: inHand('lance', 'home') };
    const table = attackBridge([attacker], [defender], { cards, seats });
    allPass(play(table, 'lance').answer('p1', [hit])).answer('p2', pass);
    expect(table.marks(hit)['damage']).toBe(3);
    return allPass(play(table, 'home').answer('p1', [attacker]));
  };
  it('kills a unit that goes home with more damage than it stands without Assault', () => {
    struck('assault2', 'm6', 'assault2').expectHappened('sideLeft', { object: 'assault2' });
  });
  it('keeps Shield on a defender whose attackers are gone until the combat heals it', () => {
    const table = passAll(struck('m3', 'shield2', 'shield2')).expectHappened('healed', { object: 'shield2' });
    expect([table.marks('shield2'), table.marks('bridge')]).toEqual([{ at: table.id('bridge') }, { controlled: true }]);
  });
});
