import { expect, it } from 'vitest';
import { ashesTable, ready, type AshesAbility } from '../../../support/ashes.js';
import { cast, sequence } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const called = (more: object): AshesAbility => ({
  kind: 'activated',
  name: 'call',
  costs: [],
  effect: { do: 'extra-side-action' },
  ...more,
});
const at = (more: object, battlefield: readonly string[] = []) =>
  ashesTable({ p1: { spellboard: [{ card: 'rite', as: 'rite' }], battlefield } }, [
    ready({ id: 'rite', abilities: [called(more)] }),
  ]);
const CALL = { action: 'activate', card: 'rite', ability: 'call' };
const ACTIONS = [{ action: 'meditate' }, { action: 'pass' }];

rule('Ashes glossary.activate', () => {
  it('is used once in a turn where the text says so, and then neither offered nor accepted', () => {
    const table = at({ oncePerTurn: true }).expectLegal('p1', [CALL, ...ACTIONS]);
    table.answer('p1', CALL).expectHappened('abilityUsed').expectLegal('p1', ACTIONS);
    table.expectRefused('p1', CALL, 'ability.once-per-turn', 'glossary.activate');
  });
  it('is used as often as its costs are paid where the text says nothing', () => {
    at({})
      .answer('p1', CALL)
      .answer('p1', CALL)
      .expectHappened('sideActionAllowed')
      .expectLegal('p1', [CALL, ...ACTIONS]);
  });
  it('is neither offered nor accepted while its condition does not hold', () => {
    const while1 = { while: { count: { zone: 'battlefield', of: 'you' }, is: { min: 1 } } };
    at(while1).expectLegal('p1', ACTIONS).expectRefused('p1', CALL, 'ability.condition', 'glossary.activate');
    at(while1, ['worker']).answer('p1', CALL).expectHappened('sideActionAllowed', { seat: 'p1' });
  });
});

rule('Ashes glossary.target.2', () => {
  it('asks for no target where none may be chosen', () => {
    const none = { do: 'target', from: { is: ['unit'] }, min: 0, max: 0, as: 'it' } as const;
    const table = cast(sequence(none, { do: 'draw', count: 1 }), { p2: { battlefield: ['worker', 'worker'] } });
    table.expectDecision({ p1: 'turnAction' }).expectHappened('drawn', { seat: 'p1' }).expectNotHappened('targeted');
  });
});

rule('Ashes glossary.dicepower', () => {
  it('asks for no number where no die is there', () => {
    const table = cast({ do: 'use-power', magic: 'natural', count: 2, upTo: true });
    table.expectDecision({ p1: 'turnAction' }).expectNotHappened('abilityUsed');
    expect(table.cards('p1', 'discardPile')).toEqual(['trick']);
  });
});
