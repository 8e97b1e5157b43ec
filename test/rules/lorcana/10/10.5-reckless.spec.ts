import { it } from 'vitest';
import { character, item, location, lorcanaTable, song } from '../../../support/lorcana.js';
import { activated, always, gain } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const brute = character({ id: 'brute', lore: 2, cost: 4, willpower: 9, keywords: [{ keyword: 'reckless' }] });
const worker = character({
  id: 'worker',
  keywords: [{ keyword: 'reckless' }],
  abilities: [activated('work', [{ pay: 'exert' }], gain())],
});
const victim = character({ id: 'victim', willpower: 9 });
const flyer = character({ id: 'flyer', keywords: [{ keyword: 'evasive' }] });
const hut = location({ id: 'hut' });
const tune = song({ id: 'tune', inkable: false, cost: 3, effect: gain() });
const cards = [brute, worker, victim, flyer, hut, tune];

const table = (own: readonly JsonRecord[], theirs: readonly JsonRecord[]) =>
  lorcanaTable({ p1: { play: own, hand: [{ card: 'tune', as: 'tune' }] }, p2: { play: theirs } }, cards);
const END = { action: 'end-turn' };

rule('Lorcana 10.5.2', () => {
  it('cannot quest', () => {
    const at = table([{ card: 'brute', as: 'brute' }], []);
    at.expectRefused('p1', { action: 'quest', character: 'brute' }, 'quest.reckless', '10.5.2');
    at.expectLegal('p1', [{ action: 'play', card: 'tune', pay: 'sing', singers: ['brute'] }, END]);
  });
  it('quests where it has lost the keyword', () => {
    const calm = item({
      id: 'calm',
      abilities: [
        { ...always({ change: 'lose-keyword', keyword: 'reckless' }), affects: { of: 'you', is: ['character'] } },
      ],
    });
    const at = lorcanaTable({ p1: { play: [{ card: 'brute', as: 'brute' }, 'calm'] } }, [brute, calm]);
    at.answer('p1', { action: 'quest', character: 'brute' }).expectHappened('loreGained', { amount: 2 });
  });
});

rule('Lorcana 10.5.3', () => {
  it('keeps the turn from ending while it is ready and can challenge a location', () => {
    const at = table([{ card: 'brute', as: 'brute' }], [{ card: 'hut', as: 'hut' }]);
    at.expectRefused('p1', END, 'turn.reckless-must-challenge', '10.5.3');
    at.answer('p1', { action: 'challenge', challenger: 'brute', target: 'hut' }).expectLegal('p1', [END]);
  });
  it('keeps the turn from ending while it can challenge an exerted character', () => {
    table([{ card: 'brute', as: 'brute' }], [{ card: 'victim', as: 'victim', exerted: true }]).expectRefused(
      'p1',
      END,
      'turn.reckless-must-challenge',
      '10.5.3',
    );
  });
  it('lets the turn end where all opposing characters are ready or out of reach', () => {
    table(
      [{ card: 'brute', as: 'brute' }],
      [
        { card: 'victim', as: 'victim' },
        { card: 'flyer', as: 'flyer', exerted: true },
      ],
    )
      .answer('p1', END)
      .expectDecision({ p2: 'turnAction' });
  });
  it('lets the turn end while it is drying or exerted', () => {
    table([{ card: 'brute', as: 'brute', drying: true }], [{ card: 'hut', as: 'hut' }]).answer('p1', END);
    table([{ card: 'brute', as: 'brute', exerted: true }], [{ card: 'hut', as: 'hut' }]).answer('p1', END);
  });
});

rule('Lorcana 10.5.5', () => {
  it('may be exerted to sing, after which the turn may end', () => {
    const at = table([{ card: 'brute', as: 'brute' }], [{ card: 'victim', as: 'victim', exerted: true }]);
    at.answer('p1', { action: 'play', card: 'tune', pay: 'sing', singers: ['brute'] });
    at.expectHappened('exerted', { object: 'brute', cites: '10.5.5' });
    at.expectLegal('p1', [END]);
  });
  it('may be exerted for its ability', () => {
    const at = table([{ card: 'worker', as: 'worker' }], [{ card: 'hut', as: 'hut' }]);
    at.answer('p1', { action: 'activate', source: 'worker', ability: 'work' });
    at.expectHappened('exerted', { object: 'worker', cites: '10.5.5' });
    at.expectLegal('p1', [END]);
  });
});
