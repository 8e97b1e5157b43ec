import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable, song } from '../../../support/lorcana.js';
import { chosen, gain } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const diva = character({ id: 'diva', cost: 2, keywords: [{ keyword: 'singer', n: 4 }] });
const prop = character({ id: 'prop' });
const tune = (id: string, cost: number) => song({ id, cost, effect: gain() });
const exile = action({
  id: 'exile',
  effect: chosen({ is: ['character'], numbers: { cost: { max: 3 } } }, { do: 'banish', objects: 'chosen' }),
});

const table = () =>
  lorcanaTable(
    {
      p1: {
        play: [
          { card: 'diva', as: 'diva' },
          { card: 'prop', as: 'prop', exerted: true },
        ],
        hand: ['tune4', 'tune5', 'exile'].map((card) => ({ card, as: card })),
        inkwell: 1,
      },
    },
    [diva, prop, tune('tune4', 4), tune('tune5', 5), exile],
  );
const sing = (card: string) => ({ action: 'play', card, pay: 'sing', singers: ['diva'] });

rule('Lorcana 10.9.1', () => {
  it('is behind the song of a character that has it; additions to singing add to either', () => {
    const choir = item({
      id: 'choir',
      abilities: [
        {
          kind: 'static',
          name: 'choir',
          affects: { of: 'you', is: ['character'] },
          changes: [{ change: 'number', name: 'singing', add: 2 }],
        },
      ],
    });
    const tenor = character({ id: 'tenor', cost: 1, keywords: [{ keyword: 'singer', n: 3 }] });
    const bass = character({ id: 'bass', cost: 3 });
    const tune = song({ id: 'tune', cost: 5 });
    for (const card of ['tenor', 'bass']) {
      const p1 = (...more: readonly string[]) => ({
        play: [card, ...more].map((one) => ({ card: one, as: one })),
        hand: [{ card: 'tune', as: 'tune' }],
      });
      const sings = { action: 'play', card: 'tune', pay: 'sing', singers: [card] };
      const all = [choir, tenor, bass, tune];
      lorcanaTable({ p1: p1() }, all).expectRefused('p1', sings, 'sing.cost-too-low');
      const at = lorcanaTable({ p1: p1('choir') }, all).answer('p1', sings);
      expect(at.rulesOf('exerted').flat().includes('10.9.1')).toBe(card === 'tenor');
    }
  });
  it('sings a song of its number, though it costs less', () => {
    const at = table().answer('p1', sing('tune4'));
    at.expectHappened('exerted', { object: 'diva', cites: '10.9.1' });
    at.expectHappened('sung', { object: 'diva', songCard: 'tune4' });
  });
  it('sings no song that costs more than its number', () => {
    table().expectRefused('p1', sing('tune5'), 'sing.cost-too-low', '6.3.3.3');
  });
});

rule('Lorcana 10.9.3', () => {
  it('leaves its ink cost as it is for everything else', () => {
    const at = table().answer('p1', { action: 'play', card: 'exile', pay: 'ink' });
    at.expectLegal('p1', [['diva'], ['prop']]);
    expect(at.facts('diva').numbers['cost']).toBe(2);
  });
  it('counts as its number also where that is less than its ink cost: it sings nothing dearer', () => {
    const giant = character({ id: 'giant', cost: 7, keywords: [{ keyword: 'singer', n: 4 }] });
    const at = lorcanaTable(
      { p1: { play: [{ card: 'giant', as: 'giant' }], hand: [{ card: 'tune5', as: 'tune5' }] } },
      [giant, { ...tune('tune5', 5), inkable: false }],
    );
    at.expectRefused(
      'p1',
      { action: 'play', card: 'tune5', pay: 'sing', singers: ['giant'] },
      'sing.cost-too-low',
      '6.3.3.3',
    );
    at.expectLegal('p1', [{ action: 'quest', character: 'giant' }, { action: 'end-turn' }]);
  });
});
