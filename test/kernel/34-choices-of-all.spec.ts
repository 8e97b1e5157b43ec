/** Each player chooses in turn order from the active one, and only then is something done with all that was chosen. */
import { describe, expect, it } from 'vitest';
import { bagToy } from '../support/toys/bag-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const choosing = (id: string, of: 'all' | 'opponents') =>
  spell(id, {
    do: 'sequence',
    of: [
      {
        do: 'each-chooses',
        of,
        choice: {
          do: 'choose',
          from: { is: ['unit'], whose: 'player' },
          ...{ min: 1, max: 1, as: 'offered', who: 'player' },
        },
      },
      { do: 'destroy', objects: 'offered' },
    ],
  });
const cards = [choosing('tribute', 'all'), choosing('tithe', 'opponents'), unit('oak'), unit('elm'), unit('ash')];
const own = (...names: readonly string[]) => ({ play: names.map((as) => ({ card: as.split('-')[0] ?? '', as })) });

const cast = (card: string, second = own('oak-2', 'ash-2')) =>
  toyTable(bagToy(), cards, {
    p1: { hand: [{ card, as: card }], ...own('oak-1', 'elm-1') },
    p2: second,
    p3: own('elm-3', 'ash-3'),
  }).answers('p1', { action: 'play', card });

const ALL = ['oak-1', 'elm-1', 'oak-2', 'ash-2', 'elm-3', 'ash-3'];
const left = (at: ReturnType<typeof cast>): readonly string[] => ALL.filter((label) => at.exists(label));

describe('a choice of each player', () => {
  it('is made by one after the other, of their own, and nothing happens before all have made it', () => {
    const at = cast('tribute');
    expect([at.open, at.legal('p1')]).toEqual([{ p1: 'choose' }, [[at.id('oak-1')], [at.id('elm-1')]]]);
    at.answers('p1', ['elm-1']);
    expect([at.open, at.legal('p2'), left(at)]).toEqual([{ p2: 'choose' }, [[at.id('oak-2')], [at.id('ash-2')]], ALL]);
    at.refused('p2', ['oak-1']);
    at.answers('p2', ['oak-2']);
    expect([at.open, left(at)]).toEqual([{ p3: 'choose' }, ALL]);
    at.answers('p3', ['ash-3']);
    expect(at.happened).toEqual(expect.arrayContaining(['died elm', 'died oak', 'died ash']));
    expect(left(at)).toEqual(['oak-1', 'ash-2', 'elm-3']);
  });

  it('is one of the others only, where the word demands it', () => {
    const at = cast('tithe').answers('p2', ['oak-2']).answers('p3', ['elm-3']);
    expect(left(at)).toEqual(['oak-1', 'elm-1', 'ash-2', 'ash-3']);
  });

  it('is not asked of a player who has nothing to choose', () => {
    const at = cast('tribute', { play: [] }).answers('p1', ['oak-1']);
    expect(at.open).toEqual({ p3: 'choose' });
  });

  it('goes on without a player who leaves while the others choose', () => {
    const at = cast('tribute').answers('p1', ['oak-1']).concede('p2');
    expect(at.open).toEqual({ p3: 'choose' });
    at.answers('p3', ['elm-3']);
    expect([at.exists('oak-1'), at.exists('elm-3'), at.open]).toEqual([false, false, { p1: 'act' }]);
  });
});
