/**
 * Cards out of a file play like any other: what was read is carried out, what was not is due and left to its player.
 */
import { describe, expect, it } from 'vitest';
import { importCards, textFingerprint, type CardDefinition } from '../../../src/engine/index.js';
import {
  actionRecord,
  activated,
  file,
  fixed,
  itemRecord,
  keyword,
  locationRecord,
  record,
  triggered,
  type Fields,
} from '../../support/lorcana-records.js';
import { lorcanaTable } from '../../support/lorcana.js';

const RECORDS = [
  record(1, { cost: 2, strength: 2, willpower: 3, lore: 2 }),
  record(2, { abilities: [keyword('Bodyguard'), keyword('Resist', '+1')] }),
  record(3, { abilities: [keyword('Singer', '4'), keyword('Challenger', '+2')], cost: 1 }),
  record(4, { name: 'Walker 1', version: 'Grown', cost: 6, abilities: [keyword('Shift', '3')] }),
  actionRecord(5, { subtypes: ['Song'], cost: 4, effects: ['Whistle.'] }),
  locationRecord(6, { moveCost: 1, lore: 2, abilities: [fixed('Characters get +1 ¤ while here.')] }),
  record(7, { abilities: [triggered('Whenever you play a song, whistle.')] }),
  itemRecord(8, { abilities: [activated(['⟳', '1 ⬡'], 'Whistle.')] }),
  record(9, { abilities: [fixed('It rains.')] }),
  record(10, { abilities: [fixed('This character enters play exerted.')], cost: 1 }),
  record(11, { abilities: [triggered('When you play this character and when it leaves play, whistle.')], cost: 1 }),
].map((fields: Fields) => ({ ...fields, setCode: 'X' }));

const cards: readonly CardDefinition[] = (() => {
  const result = importCards('lorcana', 'lorcanajson', file(RECORDS));
  if (result.kind === 'rejected') throw new Error(JSON.stringify(result.faults));
  return result.cards.filter(({ id }) => id.startsWith('X-'));
})();
const table = (seats: Parameters<typeof lorcanaTable>[0]) => lorcanaTable(seats, cards);

describe('an imported card without text', () => {
  it('is played for its cost, and quests for its lore', () => {
    const at = table({ p1: { hand: [{ card: 'X-1', as: 'new' }], inkwell: 2, play: [{ card: 'X-1', as: 'old' }] } });
    at.answer('p1', { action: 'play', card: 'new', pay: 'ink' }).expectHappened('inkExerted', { count: 2 });
    at.answer('p1', { action: 'quest', character: 'old' }).expectHappened('loreGained', { amount: 2 });
  });

  it('challenges with its strength and is banished by its willpower', () => {
    const at = table({
      p1: { play: [{ card: 'X-1', as: 'mine' }] },
      p2: { play: [{ card: 'X-1', as: 'theirs', exerted: true, damage: 1 }] },
    });
    at.answer('p1', { action: 'challenge', challenger: 'mine', target: 'theirs' }).expectHappened('banished', {
      object: 'theirs',
    });
    expect(at.marks('mine')).toMatchObject({ damage: 2 });
  });
});

describe('an imported keyword', () => {
  it('does what it does: Bodyguard and Resist', () => {
    const at = table({
      p1: { play: [{ card: 'X-1', as: 'mine' }] },
      p2: {
        play: [
          { card: 'X-2', as: 'guard', exerted: true },
          { card: 'X-1', as: 'other', exerted: true },
        ],
      },
    });
    at.expectRefused('p1', { action: 'challenge', challenger: 'mine', target: 'other' }, 'challenge.bodyguard');
    at.answer('p1', { action: 'challenge', challenger: 'mine', target: 'guard' });
    expect(at.marks('guard')).toMatchObject({ damage: 1 });
  });

  it('does what it does: Challenger', () => {
    const at = table({
      p1: { play: [{ card: 'X-3', as: 'mine' }] },
      p2: {
        play: [
          { card: 'X-6', as: 'place' },
          { card: 'X-2', as: 'guard', exerted: true },
        ],
      },
    });
    at.answer('p1', { action: 'challenge', challenger: 'mine', target: 'guard' });
    expect(at.find('p2', 'discard', 'X-2')).toBeDefined();
  });

  it('does what it does: Singer sings the song of cost 4, whose text is then due', () => {
    const at = table({
      p1: {
        hand: [{ card: 'X-5', as: 'song' }],
        play: [
          { card: 'X-3', as: 'singer' },
          { card: 'X-1', as: 'other' },
        ],
      },
    });
    at.expectRefused('p1', { action: 'play', card: 'song', pay: 'sing', singers: ['other'] }, 'sing.cost-too-low');
    at.answer('p1', { action: 'play', card: 'song', pay: 'sing', singers: ['singer'] });
    at.expectDecision({ p1: 'manualAct' }).answer('p1', 'end').expectDecision({ p1: 'turnAction' });
  });

  it('does what it does: Shift onto its name', () => {
    const at = table({
      p1: {
        hand: [{ card: 'X-4', as: 'grown' }],
        inkwell: 3,
        play: [
          { card: 'X-1', as: 'young' },
          { card: 'X-2', as: 'no' },
        ],
      },
    });
    at.expectRefused('p1', { action: 'play', card: 'grown', pay: 'shift', onto: 'no' }, 'play.shift-base');
    at.answer('p1', { action: 'play', card: 'grown', pay: 'shift', onto: 'young' }).expectHappened('inkExerted', {
      count: 3,
    });
  });
});

describe('an imported text that was read', () => {
  it('applies: at the location', () => {
    const at = table({
      p1: {
        inkwell: 1,
        play: [
          { card: 'X-6', as: 'place' },
          { card: 'X-1', as: 'mine' },
        ],
      },
    });
    at.answer('p1', { action: 'move', character: 'mine', location: 'place' });
    expect(at.facts('mine').numbers['strength']).toBe(3);
  });

  it('applies: entering exerted', () => {
    const at = table({ p1: { hand: [{ card: 'X-10', as: 'late' }], inkwell: 1 } });
    at.answer('p1', { action: 'play', card: 'late', pay: 'ink' });
    expect(at.marks(at.find('p1', 'play', 'X-10'))).toMatchObject({ exerted: true });
  });
});

describe('an imported text that was not', () => {
  const whistled = { fingerprint: textFingerprint('Whenever you play a song, whistle.') };

  it('is due when what it hears has happened', () => {
    const at = table({ p1: { hand: [{ card: 'X-5', as: 'song' }], inkwell: 4, play: ['X-7'] } });
    at.answer('p1', { action: 'play', card: 'song', pay: 'ink' }).expectDecision({ p1: 'manualAct' });
    at.answer('p1', 'end').expectDecision({ p1: 'manualAct' });
    expect(JSON.stringify(at.state)).toContain(at.find('p1', 'play', 'X-7'));
    at.answer('p1', 'end').expectDecision({ p1: 'turnAction' });
    expect(cards.find(({ id }) => id === 'X-7')?.abilities[0]).toMatchObject({ effect: whistled });
  });

  it('is due on each of several events', () => {
    const at = table({ p1: { hand: [{ card: 'X-11', as: 'brief' }], inkwell: 1 }, p2: {} });
    at.answer('p1', { action: 'play', card: 'brief', pay: 'ink' }).expectDecision({ p1: 'manualAct' });
  });

  it('is due once its costs are paid', () => {
    const at = table({ p1: { inkwell: 1, play: [{ card: 'X-8', as: 'pipe' }] } });
    at.answer('p1', { action: 'activate', source: 'pipe', ability: 'use' }).expectDecision({ p1: 'manualAct' });
    expect(at.marks('pipe')).toMatchObject({ exerted: true });
    at.answer('p1', 'end').expectRefused(
      'p1',
      { action: 'activate', source: 'pipe', ability: 'use' },
      'ability.exerted',
    );
  });
});
