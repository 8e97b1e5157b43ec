import { expect, it } from 'vitest';
import { character, lorcanaTable } from '../../../support/lorcana.js';
import { gain, sequence, strength, whenever } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const helper = character({ id: 'helper', strength: 3, keywords: [{ keyword: 'support' }] });
const hero = character({ id: 'hero', strength: 2 });
const curse = character({
  id: 'curse',
  abilities: [{ kind: 'static', name: 'curse', affects: { named: 'helper' }, changes: [strength(-5)] }],
});

const table = (...play: readonly string[]) =>
  lorcanaTable(
    { p1: { play: play.map((card) => ({ card, as: card })) }, p2: { play: [{ card: 'hero', as: 'theirs' }] } },
    [helper, hero, curse],
  ).answer('p1', { action: 'quest', character: 'helper' });

rule('Lorcana 10.11.1', () => {
  it('adds its strength to that of another chosen character until the end of the turn', () => {
    const at = table('helper', 'hero');
    at.expectHappened('abilityPlaced', { cites: '10.11.1' }).expectDecision({ p1: 'may' });
    at.answer('p1', 'yes').expectLegal('p1', [['hero'], ['theirs']]);
    at.answer('p1', ['hero']);
    expect(at.facts('hero').numbers['strength']).toBe(5);
    at.answer('p1', { action: 'end-turn' });
    expect(at.facts('hero').numbers['strength']).toBe(2);
  });
  it('is behind no other ability that triggers as the character quests', () => {
    const muse = character({ id: 'muse', abilities: [whenever('quested', gain())] });
    const at = lorcanaTable({ p1: { play: [{ card: 'muse', as: 'muse' }] } }, [muse]);
    at.answer('p1', { action: 'quest', character: 'muse' });
    expect(at.rulesOf('abilityPlaced').map((rules) => rules.includes('10.11.1'))).toEqual([false]);
  });
  it('may be declined', () => {
    const at = table('helper', 'hero').answer('p1', 'no');
    at.expectLog([]);
    expect(at.facts('hero').numbers['strength']).toBe(2);
  });
  it('never chooses the character itself', () => {
    const at = lorcanaTable({ p1: { play: [{ card: 'helper', as: 'helper' }] } }, [helper])
      .answer('p1', { action: 'quest', character: 'helper' })
      .answer('p1', 'yes');
    at.expectLog([{ kind: 'nothingToChoose' }]);
  });
  it('adds the strength that it last had, where it has left play before', () => {
    const rival = character({
      id: 'rival',
      abilities: [
        {
          kind: 'triggered',
          name: 'rival',
          on: [{ event: 'quested', where: { object: { object: { named: 'helper' } } } }],
          effect: sequence({ do: 'all', from: { named: 'helper' }, as: 'them' }, { do: 'banish', objects: 'them' }),
        },
      ],
    });
    const play = ['helper', 'hero', 'rival'].map((card) => ({ card, as: card }));
    const at = lorcanaTable({ p1: { play } }, [helper, hero, rival]);
    at.answer('p1', { action: 'quest', character: 'helper' }).expectDecision({ p1: 'bag' });
    const bag = at.state.zones['bag'] ?? [];
    at.answer('p1', bag.find((id) => at.state.objects[id]?.waiting?.source.definition === 'rival') ?? '');
    expect(at.exists('helper')).toBe(false);
    at.answer('p1', 'yes').answer('p1', ['hero']);
    expect(at.facts('hero').numbers['strength']).toBe(5);
  });
  it('adds a negative strength as it is', () => {
    const at = table('helper', 'hero', 'curse').answer('p1', 'yes').answer('p1', ['hero']);
    expect(at.facts('hero').numbers['strength']).toBe(0);
  });
});
