/** Parts of filters, patterns and conditions that every game's cards may use, tested with cards of two games. */
import { describe, expect, it } from 'vitest';
import type { Condition } from '../../src/engine/kernel/index.js';
import { always as alwaysOfLorcana, lore } from '../support/lorcana-abilities.js';
import { character, lorcanaTable } from '../support/lorcana.js';
import { activated, always, deal, power, sequence, target, whenever } from '../support/fftcg-abilities.js';
import { battleTable, inHand } from '../support/riftbound-battles.js';
import { emptyChain, play } from '../support/riftbound-play.js';
import { unit } from '../support/riftbound.js';
import { bothPass, fftcgTable, forward, summon, toAttack } from '../support/fftcg.js';

type Filter = ReturnType<typeof target>['from'];

const people = [
  forward({ id: 'knight', elements: ['fire'], jobs: ['Knight'] }),
  forward({ id: 'thief', elements: ['wind', 'water'], jobs: ['Thief'], cost: 4 }),
  forward({ id: 'sage', elements: ['water'], jobs: ['Sage'] }),
];
/** Which of the three a filter finds. */
const found = (from: Filter): readonly string[] => {
  const spell = summon({ id: 'spell', cost: 0, targets: [target(from)], effect: deal(1000) });
  const field = ['knight', 'thief', 'sage'].map((card) => ({ card, as: card }));
  const at = fftcgTable({ p1: { hand: [{ card: 'spell', as: 'spell' }], field } }, [...people, spell]);
  at.answer('p1', { action: 'cast-summon', card: 'spell' });
  return at.legal('p1').flatMap((answer) => (answer as string[]).map((id) => at.state.objects[id]?.definition ?? ''));
};

describe('a filter', () => {
  it('takes what fits one of several parts, and all the rest of it', () => {
    expect(found({ either: [{ is: ['Knight'] }, { named: 'sage' }] })).toEqual(['knight', 'sage']);
    expect(found({ is: ['water'], either: [{ is: ['Knight'] }, { named: 'sage' }] })).toEqual(['sage']);
    expect(found({ either: [{ is: ['Knight'] }, { numbers: { cost: { min: 4 } } }] })).toEqual(['knight', 'thief']);
  });
  it('leaves out a name', () => {
    expect(found({ notNamed: 'knight' })).toEqual(['thief', 'sage']);
  });
  it('takes what has a tag in common with a named object, of those that count', () => {
    const ally = activated(
      'ally',
      sequence(
        {
          do: 'choose',
          from: { other: true, shares: { with: 'self', of: ['fire', 'wind', 'water'] } },
          min: 1,
          max: 1,
          as: 'one',
        },
        { do: 'dull', objects: 'one' },
      ),
    );
    const dulled = (elements: readonly ('fire' | 'wind' | 'water' | 'earth')[]) => {
      const chief = forward({ id: 'chief', elements: [...elements], abilities: [ally] });
      const field = ['chief', 'knight', 'thief', 'sage'].map((card) => ({ card, as: card }));
      const at = fftcgTable({ p1: { field } }, [...people, chief]);
      bothPass(at.answer('p1', { action: 'use-ability', source: 'chief', ability: 'ally' }));
      if (at.state.pending[0]?.kind !== 'choose')
        return ['knight', 'thief', 'sage'].filter((id) => at.marks(id)['dull']);
      return at.legal('p1').flatMap((answer) => (answer as string[]).map((id) => at.state.objects[id]?.definition));
    };
    expect([dulled(['water']), dulled(['fire']), dulled(['earth'])]).toEqual([['thief', 'sage'], ['knight'], []]);
  });
});

describe('a condition', () => {
  it('asks for the phase, also where a static ability does', () => {
    const warm = forward({ id: 'warm', abilities: [{ ...always(power(1000)), while: { phase: ['main1'] } }] });
    const at = fftcgTable({ p1: { field: [{ card: 'warm', as: 'warm' }] } }, [warm]);
    expect(at.facts('warm').numbers['power']).toBe(6000);
    expect(toAttack(at).facts('warm').numbers['power']).toBe(5000);
  });

  describe('of any player', () => {
    const few: Condition = { count: { zone: 'hand', whose: 'player' }, is: { max: 1 } };
    const worth = (anyPlayer: 'all' | 'opponents', hands: readonly number[], holds = few) => {
      const proud = character({
        id: 'proud',
        abilities: [{ ...alwaysOfLorcana(lore(2)), while: { anyPlayer, holds } }],
      });
      const seats = hands.map((hand, index) => [`p${index + 1}`, { hand }] as const);
      const play = { hand: hands[0] ?? 0, play: [{ card: 'proud', as: 'proud' }] };
      return lorcanaTable({ ...Object.fromEntries(seats), p1: play }, [proud]);
    };
    const loreOf = (...of: Parameters<typeof worth>) => worth(...of).facts('proud').numbers['lore'];

    it('holds if it holds for one of them', () => {
      expect([loreOf('opponents', [4, 1, 4]), loreOf('opponents', [4, 2, 2])]).toEqual([3, 1]);
    });
    it('leaves out the player of the text if it asks for opponents', () => {
      expect([loreOf('opponents', [0, 3]), loreOf('all', [0, 3])]).toEqual([1, 3]);
    });
    it('leaves out players who have left the game', () => {
      const at = worth('opponents', [4, 0, 4]).concede('p2');
      expect(at.facts('proud').numbers['lore']).toBe(1);
    });
  });
});

describe('a pattern', () => {
  it('finds no player if an event has no player', () => {
    const mourner = forward({
      id: 'mourner',
      abilities: [
        whenever(
          'broken',
          { do: 'draw', count: 1 },
          { on: [{ event: 'broken', where: { cause: { seat: 'opponents' } } }] },
        ),
      ],
    });
    const bolt = summon({ id: 'bolt', cost: 0, targets: [target()], effect: deal(9000) });
    const p1 = { hand: [{ card: 'bolt', as: 'bolt' }], field: [{ card: 'knight', as: 'knight' }] };
    const at = fftcgTable({ p1, p2: { field: [{ card: 'mourner', as: 'mourner' }] } }, [...people, mourner, bolt]);
    bothPass(at.answer('p1', { action: 'cast-summon', card: 'bolt' }).answer('p1', ['knight']));
    at.expectHappened('broken', { cites: '12.4.5' }).expectNotHappened('abilityPlaced');
  });

  describe('of a flag that an event may leave out', () => {
    type Where = { readonly paid: { readonly equals: boolean } | { readonly there: boolean } };
    const drawn = (paid: Where['paid'], pay: readonly string[]): number => {
      const guest = unit({
        id: 'guest',
        energy: 0,
        additionalCosts: [{ as: 'paid', costs: [{ pay: 'discard', count: 1 }], optional: true }],
        abilities: [
          {
            kind: 'triggered',
            name: 'greet',
            on: [{ event: 'played', where: { object: { object: { self: true } }, paid } }],
            effect: { do: 'draw', count: 1 },
          },
        ],
      });
      const at = battleTable({ p1: [], p2: [] }, {}, { cards: [guest], seats: { p1: inHand('guest', 'm1') } });
      play(at, 'guest').answer('p1', { pay });
      if (pay.length > 0) at.answer('p1', { [at.id('m1')]: 'discard' });
      return emptyChain(at).cards('p1', 'hand').length - (1 - pay.length);
    };
    it.each([
      [{ there: true }, 1, 0],
      [{ there: false }, 0, 1],
      [{ equals: true }, 1, 0],
      [{ equals: false }, 0, 0],
    ])('%j: %d with the flag, %d without it', (paid, withFlag, without) => {
      expect([drawn(paid, ['paid']), drawn(paid, [])]).toEqual([withFlag, without]);
    });
  });
});
