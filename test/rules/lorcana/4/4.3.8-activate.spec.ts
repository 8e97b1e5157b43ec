import { expect, it } from 'vitest';
import { character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { activated, draw, gain } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const bell = item({ id: 'bell', inkable: false, abilities: [activated('ring', [{ pay: 'exert' }], gain())] });
const trap = item({ id: 'trap', inkable: false, abilities: [activated('spring', [{ pay: 'banish-self' }], gain())] });
const inn = location({ id: 'inn', inkable: false, abilities: [activated('rest', [{ pay: 'ink', n: 1 }], draw())] });
const sage = character({
  id: 'sage',
  abilities: [
    activated('study', [{ pay: 'exert' }], draw()),
    activated('rise', [{ pay: 'ink', n: 2 }], { do: 'ready', objects: 'self' }),
  ],
});
const cards = [bell, trap, inn, sage];
const use = (source: string, ability: string) => ({ action: 'activate', source, ability });
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const END = { action: 'end-turn' };

rule('Lorcana 4.3.8.1', () => {
  it('uses an ability of a card in play, not of one in hand', () => {
    const at = lorcanaTable(
      { p1: { play: [{ card: 'bell', as: 'bell' }], hand: [{ card: 'bell', as: 'held' }] } },
      cards,
    );
    at.expectRefused('p1', use('held', 'ring'), 'answer.unknown-option', '4.3.8.1');
    at.expectLegal('p1', [use('bell', 'ring'), END]);
    at.answer('p1', use('bell', 'ring')).expectHappened('abilityUsed', {
      object: 'bell',
      ability: 'ring',
      cites: '4.3.8.1',
    });
  });
  it('names the abilities that the card has where another is asked for', () => {
    const at = lorcanaTable({ p1: { play: ['sage', 'plain'].map((card) => ({ card, as: card })) } }, [
      ...cards,
      character({ id: 'plain' }),
    ]);
    const refused = (source: string) => {
      const { code, message } = at.refused('p1', use(source, 'dance'));
      return [code, message];
    };
    expect(refused('sage')).toEqual(['answer.unknown-option', "The card's activated abilities: study, rise."]);
    expect(refused('plain')).toEqual(['answer.unknown-option', "The card's activated abilities: none."]);
  });
  it('uses no ability of a card of an opponent', () => {
    lorcanaTable({ p2: { play: [{ card: 'bell', as: 'theirs' }] } }, cards).expectRefused(
      'p1',
      use('theirs', 'ring'),
      'answer.unknown-option',
      '4.3.8.1',
    );
  });
});

rule('Lorcana 4.3.8.2', () => {
  it('lets a character exert for its ability only when dry; others need no dry character', () => {
    const at = lorcanaTable({ p1: { play: [{ card: 'sage', as: 'sage', drying: true }], inkwell: 2 } }, cards);
    at.expectLegal('p1', [use('sage', 'rise'), END]);
    at.expectRefused('p1', use('sage', 'study'), 'character.drying', '4.3.8.2', '6.1.4');
  });
  it('lets a dry character exert', () => {
    lorcanaTable({ p1: { play: [{ card: 'sage', as: 'sage' }] } }, cards).answer('p1', use('sage', 'study'));
  });
});

rule('Lorcana 4.3.8.3', () => {
  it('uses an item in the turn it is played, also by exerting it', () => {
    const at = lorcanaTable({ p1: { hand: [{ card: 'bell', as: 'held' }], inkwell: 1 } }, cards).answer(
      'p1',
      play('held'),
    );
    const played = at.find('p1', 'play', 'bell');
    at.answer('p1', use(played, 'ring')).expectHappened('abilityUsed', { cites: '4.3.8.3' });
    expect(at.player('p1')['lore']).toBe(1);
    at.expectRefused('p1', use(played, 'ring'), 'ability.exerted', '5.1.1');
  });
  it('delays an exert cost until the character is dry, and no other cost', () => {
    const at = lorcanaTable({ p1: { play: [{ card: 'sage', as: 'sage', drying: true }], inkwell: 2 } }, cards);
    at.expectRefused('p1', use('sage', 'study'), 'character.drying', '4.3.8.2');
    at.expectLegal('p1', [use('sage', 'rise'), END]);
  });
});

rule('Lorcana 4.3.8.4', () => {
  const forge = item({
    id: 'forge',
    abilities: [activated('work', [{ pay: 'exert' }, { pay: 'ink', n: 3 }], { do: 'gain-lore', amount: 1 })],
  });
  const patron = character({
    id: 'patron',
    abilities: [
      {
        kind: 'static',
        name: 'patron',
        affects: { of: 'you', is: ['item'] },
        changes: [{ change: 'flag', flag: 'freeAbilities' }],
      },
    ],
  });
  const at = (...play: readonly string[]) =>
    lorcanaTable({ p1: { play: play.map((card) => ({ card, as: card })), inkwell: 3 } }, [forge, patron]);

  it('takes no ink for an ability that may be used for free, but all else', () => {
    const table = at('forge', 'patron').answer('p1', use('forge', 'work'));
    table.expectLog([
      { kind: 'exerted', object: 'forge', cites: '4.3.8.4' },
      { kind: 'abilityUsed', ability: 'work' },
      { kind: 'loreGained', amount: 1 },
    ]);
    table.expectRefused('p1', use('forge', 'work'), 'ability.exerted', '4.3.8.4');
  });
  it('takes the ink otherwise', () => {
    at('forge').answer('p1', use('forge', 'work')).expectHappened('inkExerted', { count: 3 });
  });
});
