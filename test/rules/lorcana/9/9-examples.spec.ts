/** The worked example of 9.3.1, with Simba and a Prince who has Resist. */
import { expect, it } from 'vitest';
import { action, character, lorcanaTable } from '../../../support/lorcana.js';
import { sequence } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

rule('Lorcana 9.3.1', () => {
  it('moves a damage counter onto a character with Resist, which does not reduce it', () => {
    const prince = character({ id: 'prince', willpower: 3, keywords: [{ keyword: 'resist', n: 1 }] });
    const blessing = action({
      id: 'blessing',
      cost: 0,
      effect: sequence(
        { do: 'choose', from: { of: 'you', is: ['character'] }, min: 1, max: 1, as: 'from' },
        { do: 'choose', from: { of: 'opponents', is: ['character'] }, min: 1, max: 1, as: 'to' },
        { do: 'move-damage', from: 'from', to: 'to', amount: 1 },
      ),
    });
    const at = lorcanaTable(
      {
        p1: { play: [{ card: '1-20', as: 'simba', damage: 1 }], hand: [{ card: 'blessing', as: 'blessing' }] },
        p2: { play: [{ card: 'prince', as: 'prince' }] },
      },
      [prince, blessing],
    ).answer('p1', { action: 'play', card: 'blessing', pay: 'ink' });
    at.expectHappened('damageRemoved', { object: 'simba', amount: 1, cites: '9.3.1' });
    at.expectHappened('damagePut', { object: 'prince', amount: 1, cites: '9.3.1' }).expectNotHappened('damageDealt');
    expect([at.marks('simba'), at.marks('prince')]).toEqual([{}, { damage: 1 }]);
  });
});
