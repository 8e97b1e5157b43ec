import { it } from 'vitest';
import { character, location, lorcanaTable, song } from '../../../support/lorcana.js';
import { activated, gain } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const racer = character({
  id: 'racer',
  cost: 3,
  willpower: 9,
  keywords: [{ keyword: 'rush' }],
  abilities: [activated('honk', [{ pay: 'exert' }], gain())],
});
const walker = character({ id: 'walker', cost: 3 });
const target = character({ id: 'target' });
const hill = location({ id: 'hill' });
const tune = song({ id: 'tune', inkable: false, cost: 3, effect: gain() });

const table = (card: string) =>
  lorcanaTable(
    {
      p1: { play: [{ card, as: 'own', drying: true }], hand: [{ card: 'tune', as: 'tune' }] },
      p2: {
        play: [
          { card: 'target', as: 'target', exerted: true },
          { card: 'hill', as: 'hill' },
        ],
      },
    },
    [racer, walker, target, hill, tune],
  );

rule('Lorcana 10.7.1', () => {
  it('lets a drying character challenge characters and locations, and nothing else', () => {
    const at = table('racer');
    at.expectLegal('p1', [
      { action: 'challenge', challenger: 'own', target: 'target' },
      { action: 'challenge', challenger: 'own', target: 'hill' },
      { action: 'end-turn' },
    ]);
    at.expectRefused('p1', { action: 'quest', character: 'own' }, 'character.drying');
    at.expectRefused('p1', { action: 'play', card: 'tune', pay: 'sing', singers: ['own'] }, 'character.drying');
    at.expectRefused('p1', { action: 'activate', source: 'own', ability: 'honk' }, 'character.drying');
    at.answer('p1', { action: 'challenge', challenger: 'own', target: 'target' });
    at.expectHappened('challenged', { cites: '10.7.1' });
  });
  it('is what a drying character lacks that may not challenge', () => {
    table('walker').expectRefused(
      'p1',
      { action: 'challenge', challenger: 'own', target: 'target' },
      'character.drying',
      '10.7.1',
      '4.3.6.5',
    );
  });
});
