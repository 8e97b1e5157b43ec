import { expect, it } from 'vitest';
import { action, character, lorcanaTable, song } from '../../../support/lorcana.js';
import { chosen, gain, keyword, modify } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const grant = (id: string, name: string, n?: number) =>
  action({ id, effect: chosen({ is: ['character'], of: 'you' }, modify('chosen', keyword(name, n))) });

const knight = character({ id: 'knight', strength: 2, keywords: [{ keyword: 'challenger', n: 2 }] });
const guard = character({ id: 'guard', willpower: 9, keywords: [{ keyword: 'resist', n: 1 }] });
const friend = character({ id: 'friend', strength: 2, keywords: [{ keyword: 'support' }] });
const diva = character({ id: 'diva', cost: 2, keywords: [{ keyword: 'singer', n: 5 }] });
const aria = song({ id: 'aria', cost: 6, effect: gain() });
const cards = [
  knight,
  guard,
  friend,
  diva,
  aria,
  grant('spur', 'challenger', 1),
  grant('shield', 'resist', 2),
  grant('kindness', 'support'),
  grant('lesson', 'singer', 4),
  grant('masterclass', 'singer', 7),
];

const with1 = (card: string, hand: readonly string[]) =>
  lorcanaTable(
    { p1: { play: [{ card, as: 'own' }], hand: hand.map((id) => ({ card: id, as: id })), inkwell: 5 } },
    cards,
  );

rule('Lorcana 10.1.1', () => {
  it('adds up Challenger +2 and Challenger +1', () => {
    const at = with1('knight', ['spur']).answer('p1', { action: 'play', card: 'spur', pay: 'ink' });
    expect(at.facts('own').keywords).toEqual({ challenger: 3 });
    at.expectHappened('effectStarted', { cites: '10.1.1' });
  });
  it('adds up Resist +1 and Resist +2', () => {
    const at = with1('guard', ['shield']).answer('p1', { action: 'play', card: 'shield', pay: 'ink' });
    expect(at.facts('own').keywords).toEqual({ resist: 3 });
  });
  it('has Support once, even from two sources: one ability goes to the bag', () => {
    const at = with1('friend', ['kindness'])
      .answer('p1', { action: 'play', card: 'kindness', pay: 'ink' })
      .answer('p1', { action: 'quest', character: 'own' });
    expect(at.facts('own').keywords).toEqual({ support: 0 });
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced')).toHaveLength(1);
  });
  it('adds up no Singer: the greater number counts', () => {
    const lower = with1('diva', ['lesson', 'aria']).answer('p1', { action: 'play', card: 'lesson', pay: 'ink' });
    expect(lower.facts('own').keywords).toEqual({ singer: 5 });
    lower.expectRefused('p1', { action: 'play', card: 'aria', pay: 'sing', singers: ['own'] }, 'sing.cost-too-low');
    const higher = with1('diva', ['masterclass', 'aria']).answer('p1', {
      action: 'play',
      card: 'masterclass',
      pay: 'ink',
    });
    expect(higher.facts('own').keywords).toEqual({ singer: 7 });
    higher.answer('p1', { action: 'play', card: 'aria', pay: 'sing', singers: ['own'] }).expectHappened('sung');
  });
});
