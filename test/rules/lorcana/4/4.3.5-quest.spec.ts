import { expect, it } from 'vitest';
import { character, item, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

const scout = character({ id: 'scout', strength: 2, willpower: 2, lore: 2 });
const brute = character({ id: 'brute', lore: 1, keywords: [{ keyword: 'reckless' }] });
const gloomy = character({
  id: 'gloomy',
  lore: 1,
  abilities: [{ kind: 'static', name: 'gloom', changes: [{ change: 'number', name: 'lore', add: -3 }] }],
});
const lamp = item({ id: 'lamp' });
const cards = [scout, brute, gloomy, lamp];

const table = (
  play: readonly (
    string | { readonly card: string; readonly as: string; readonly exerted?: boolean; readonly drying?: boolean }
  )[],
) => lorcanaTable({ p1: { play } }, cards);

rule('Lorcana 4.3.5.1', () => {
  it('lets a character quest', () => {
    table([{ card: 'scout', as: 'scout' }]).expectLegal('p1', [
      { action: 'quest', character: 'scout' },
      { action: 'end-turn' },
    ]);
  });
  it('lets no item quest', () => {
    table([{ card: 'lamp', as: 'lamp' }]).expectRefused(
      'p1',
      { action: 'quest', character: 'lamp' },
      'quest.not-a-character',
      '4.3.5.1',
    );
  });
});

rule('Lorcana 4.3.5.8', () => {
  it('exerts the character and gains its lore value', () => {
    const at = table([{ card: 'scout', as: 'scout' }]).answer('p1', { action: 'quest', character: 'scout' });
    at.expectLog([
      { kind: 'exerted', object: 'scout', cites: '4.3.5.7' },
      { kind: 'quested', object: 'scout', seat: 'p1', cites: '4.3.5.8' },
      { kind: 'loreGained', seat: 'p1', amount: 2, lore: 2, cites: '4.3.5.8' },
    ]);
    expect(at.marks('scout')).toEqual({ exerted: true });
  });
  it('gains nothing for a negative lore value', () => {
    const at = table([{ card: 'gloomy', as: 'gloomy' }]).answer('p1', { action: 'quest', character: 'gloomy' });
    at.expectLog([{ kind: 'exerted' }, { kind: 'quested' }]);
    expect(at.player('p1')['lore']).toBe(0);
  });
});
