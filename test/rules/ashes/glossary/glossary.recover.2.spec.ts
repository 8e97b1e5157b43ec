import { expect, it } from 'vitest';
import { ally } from '../../../support/ashes.js';
import { cast, sequence, UNITS } from '../../../support/ashes-words.js';
import { noCase, rule } from '../../../support/rule.js';

const OWN = { is: ['phoenixborn'], of: 'you' } as const;

rule('Ashes glossary.recover.2', () => {
  noCase('conflict', 'No rule says anything else of values below 0.');
  const heal = sequence(
    { do: 'all', from: UNITS, as: 'gone' },
    { do: 'modify', objects: 'gone', changes: [{ change: 'number', name: 'recover', add: -2 }], until: 'endOfTurn' },
    { do: 'destroy', objects: 'gone' },
    { do: 'all', from: OWN, as: 'it' },
    { do: 'remove-wounds', objects: 'it', count: { number: 'recover', of: 'gone' } },
  );
  const wounded = { phoenixborn: [{ card: 'champion', as: 'own', wounds: 5 }] };
  const cards = [ally({ id: 'sour', recover: 1 }), ally({ id: 'sweet', recover: 5 })];
  it('removes no wounds by a recover value below 0', () => {
    expect(cast(heal, { p1: { ...wounded, battlefield: ['sour'] } }, cards).marks('own')).toEqual({ wounds: 5 });
  });
  it('removes as many as it says from 0 on', () => {
    expect(cast(heal, { p1: { ...wounded, battlefield: ['sweet'] } }, cards).marks('own')).toEqual({ wounds: 2 });
  });
});
