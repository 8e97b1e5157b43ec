import { expect, it } from 'vitest';
import { character, item, lorcanaTable } from '../../../support/lorcana.js';
import { activated, chosen, each, gain, lore, modify, whenever } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const scout = character({ id: 'scout', strength: 2, willpower: 2, lore: 2 });
const brute = character({ id: 'brute', lore: 1, keywords: [{ keyword: 'reckless' }] });
const gloomy = character({
  id: 'gloomy',
  lore: 1,
  abilities: [{ kind: 'static', name: 'gloom', changes: [{ change: 'number', name: 'lore', add: -3 }] }],
});
const lamp = item({ id: 'lamp' });
const crowd = character({
  id: 'crowd',
  lore: 2,
  abilities: [
    {
      kind: 'static',
      name: 'with-company',
      while: { count: { of: 'you', is: ['character'], other: true }, is: { min: 3 } },
      changes: [lore(1)],
    },
  ],
});
const muse = character({
  id: 'muse',
  lore: 1,
  abilities: [whenever('quested', chosen({ is: ['character'] }, modify('chosen', lore(1))))],
});
const bound = character({
  id: 'bound',
  abilities: [activated('rest', [], modify('self', { change: 'flag', flag: 'cannotQuest' }))],
});
const horn = item({ id: 'horn', abilities: [activated('blow', [], gain())] });
const cards = [scout, brute, gloomy, lamp, crowd, muse, bound, horn];

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

rule('Lorcana 4.3.5.4', () => {
  it('declares a character of the player, not of an opponent', () => {
    const at = lorcanaTable({ p2: { play: [{ card: 'scout', as: 'theirs' }] } }, cards);
    at.expectLegal('p1', [{ action: 'end-turn' }]);
    at.expectRefused('p1', { action: 'quest', character: 'theirs' }, 'answer.unknown-option', '4.3.5.4');
  });
  it('declares one at a time, and leaves the others as they are', () => {
    const at = table([
      { card: 'scout', as: 'one' },
      { card: 'scout', as: 'other' },
    ]).answer('p1', { action: 'quest', character: 'one' });
    at.expectLog([
      { kind: 'exerted', object: 'one' },
      { kind: 'quested', object: 'one' },
      { kind: 'loreGained', amount: 2 },
    ]);
    expect([at.marks('one'), at.marks('other')]).toEqual([{ exerted: true }, {}]);
    at.expectLegal('p1', [{ action: 'quest', character: 'other' }, { action: 'end-turn' }]);
  });
});

rule('Lorcana 4.3.5.5', () => {
  it('looks for what keeps the character from questing: it is drying, exerted or Reckless', () => {
    const at = table([
      { card: 'scout', as: 'drying', drying: true },
      { card: 'scout', as: 'exerted', exerted: true },
      { card: 'brute', as: 'reckless' },
      { card: 'scout', as: 'able' },
    ]);
    at.expectLegal('p1', [{ action: 'quest', character: 'able' }, { action: 'end-turn' }]);
    at.expectRefused('p1', { action: 'quest', character: 'drying' }, 'character.drying', '4.3.5.5');
    at.expectRefused('p1', { action: 'quest', character: 'exerted' }, 'character.exerted', '4.3.5.7');
    at.expectRefused('p1', { action: 'quest', character: 'reckless' }, 'quest.reckless', '4.3.5.6');
  });
  it('finds nothing where the same keeps it from something else only', () => {
    const peaceful = character({
      id: 'peaceful',
      abilities: [{ kind: 'static', name: 'peace', changes: [{ change: 'flag', flag: 'cannotChallenge' }] }],
    });
    const at = lorcanaTable({ p1: { play: [{ card: 'peaceful', as: 'peaceful', damage: 2 }] } }, [peaceful]);
    at.expectLegal('p1', [{ action: 'quest', character: 'peaceful' }, { action: 'end-turn' }]);
  });
  it('has no Rush stand in for being dry: that is for challenges', () => {
    const quick = character({ id: 'quick', keywords: [{ keyword: 'rush' }] });
    const at = lorcanaTable({ p1: { play: [{ card: 'quick', as: 'quick', drying: true }] } }, [quick]);
    at.expectRefused('p1', { action: 'quest', character: 'quick' }, 'character.drying', '4.3.5.5');
    at.expectLegal('p1', [{ action: 'end-turn' }]);
  });
});

rule('Lorcana 4.3.5.6', () => {
  it('makes the quest illegal where an effect prevents it: nothing has changed', () => {
    const at = table([{ card: 'bound', as: 'bound' }]);
    at.answer('p1', { action: 'activate', source: 'bound', ability: 'rest' });
    at.expectRefused('p1', { action: 'quest', character: 'bound' }, 'quest.prohibited', '4.3.5.6');
    expect(at.marks('bound')).toEqual({});
    expect(at.player('p1')['lore']).toBe(0);
  });
  it('is legal again once that effect has ended', () => {
    const at = table([{ card: 'bound', as: 'bound' }]);
    at.answer('p1', { action: 'activate', source: 'bound', ability: 'rest' });
    at.answer('p1', { action: 'end-turn' }).answer('p2', { action: 'end-turn' });
    at.answer('p1', { action: 'quest', character: 'bound' }).expectHappened('loreGained', { amount: 1 });
  });
});

rule('Lorcana 4.3.5.7', () => {
  it('exerts the character, so that it quests once', () => {
    const at = table([{ card: 'scout', as: 'scout' }]).answer('p1', { action: 'quest', character: 'scout' });
    at.expectHappened('exerted', { object: 'scout', cites: '4.3.5.7' });
    at.expectRefused('p1', { action: 'quest', character: 'scout' }, 'character.exerted', '4.3.5.7');
  });
  it('lets one that has been readied quest again in the same turn', () => {
    const drum = item({
      id: 'drum',
      abilities: [activated('roll', [], each({ of: 'you' }, { do: 'ready', objects: 'all' }))],
    });
    const at = lorcanaTable(
      {
        p1: {
          play: [
            { card: 'scout', as: 'scout' },
            { card: 'drum', as: 'drum' },
          ],
        },
      },
      [scout, drum],
    );
    const quest = { action: 'quest', character: 'scout' };
    at.answer('p1', quest).answer('p1', { action: 'activate', source: 'drum', ability: 'roll' }).answer('p1', quest);
    expect([at.player('p1')['lore'], at.marks('scout')]).toEqual([4, { exerted: true }]);
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
  it('gains as much as the lore value is now', () => {
    const alone = table([{ card: 'crowd', as: 'crowd' }]).answer('p1', { action: 'quest', character: 'crowd' });
    alone.expectHappened('loreGained', { amount: 2 });
    const together = table([{ card: 'crowd', as: 'crowd' }, 'scout', 'scout', 'scout']);
    together.answer('p1', { action: 'quest', character: 'crowd' }).expectHappened('loreGained', { amount: 3 });
  });
  it('gains nothing for a negative lore value', () => {
    const at = table([{ card: 'gloomy', as: 'gloomy' }]).answer('p1', { action: 'quest', character: 'gloomy' });
    at.expectLog([{ kind: 'exerted' }, { kind: 'quested' }]);
    expect(at.player('p1')['lore']).toBe(0);
  });
});

rule('Lorcana 4.3.5.9', () => {
  it('puts what the quest triggers into the bag, after the lore: more lore value comes too late', () => {
    const at = table([
      { card: 'muse', as: 'muse' },
      { card: 'scout', as: 'scout' },
    ]);
    at.answer('p1', { action: 'quest', character: 'muse' });
    at.expectLog([
      { kind: 'exerted' },
      { kind: 'quested' },
      { kind: 'loreGained', amount: 1 },
      { kind: 'abilityPlaced', card: 'muse', cites: '4.3.5.9' },
      { kind: 'abilityTaken' },
    ]);
    at.answer('p1', ['muse']);
    expect(at.facts('muse').numbers['lore']).toBe(2);
    expect(at.player('p1')['lore']).toBe(1);
  });
  it('checks first, which is the first pass of that check', () => {
    const spent = character({
      id: 'spent',
      abilities: [
        {
          kind: 'static',
          name: 'spent',
          while: { object: 'self', matches: { marks: { exerted: true } } },
          changes: [{ change: 'number', name: 'willpower', add: -9 }],
        },
        whenever('quested', gain()),
      ],
    });
    const at = lorcanaTable({ p1: { play: [{ card: 'spent', as: 'spent' }] } }, [spent]);
    at.answer('p1', { action: 'quest', character: 'spent' }).expectLog([
      { kind: 'exerted' },
      { kind: 'quested' },
      { kind: 'loreGained' },
      { kind: 'banished', cites: '1.9.1.3' },
      { kind: 'abilityPlaced', cites: '4.3.5.9' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained' },
    ]);
    expect(at.rulesOf('banished').flat()).not.toContain('1.9.3');
  });
  it('puts nothing there where nothing is triggered', () => {
    table([{ card: 'scout', as: 'scout' }])
      .answer('p1', { action: 'quest', character: 'scout' })
      .expectNotHappened('abilityPlaced');
  });
});

rule('Lorcana 4.3.5.10', () => {
  it('goes on until all that it triggered has resolved', () => {
    const at = table([
      { card: 'muse', as: 'muse' },
      { card: 'scout', as: 'scout' },
      { card: 'horn', as: 'horn' },
    ]);
    at.answer('p1', { action: 'quest', character: 'muse' }).expectHappened('abilityPlaced', { cites: '4.3.5.10' });
    at.expectDecision({ p1: 'choose' });
    at.expectRefused('p1', { action: 'quest', character: 'scout' }, 'answer.shape');
    at.expectRefused('p1', { action: 'activate', source: 'horn', ability: 'blow' }, 'answer.shape');
    at.answer('p1', ['scout']).answer('p1', { action: 'activate', source: 'horn', ability: 'blow' });
    at.answer('p1', { action: 'quest', character: 'scout' });
  });
  it('ends at once if nothing triggered, or if what triggered has nothing to choose', () => {
    const at = table([
      { card: 'scout', as: 'scout' },
      { card: 'horn', as: 'horn' },
    ]).answer('p1', { action: 'quest', character: 'scout' });
    at.expectLegal('p1', [{ action: 'activate', source: 'horn', ability: 'blow' }, { action: 'end-turn' }]);
  });
});
