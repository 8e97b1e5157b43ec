/**
 * Goal: where the rules have it so, layers are gone through until nothing changes any more, each change once for each
 * object.
 * Method: units whose early-layer abilities have conditions that only late layers fulfil, in the manner of Riftbound,
 * and the same cards in a toy that goes through its layers once. When it fails, a condition is tested too early, a
 * change counts twice, or a board is worked out without end.
 */
import { describe, expect, it } from 'vitest';
import {
  LIMITS,
  type Ability,
  type Change,
  type Condition,
  type GameDefinition,
} from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable, type ToyTable } from '../support/toys/toy-table.js';

const layers = [['tags'], ['abilities', 'keywords', 'flags'], ['number:*']];
const shield: Ability = { kind: 'static', name: 'shield', changes: [{ change: 'number', name: 'power', add: 1 }] };
const wild: Ability = { kind: 'static', name: 'be wild', changes: [{ change: 'tag', tag: 'beast' }] };
const keywords = { shield: [shield], wild: [wild] };
const once = bagToy({ layers, keywords });
const repeated = bagToy({ layers, keywords, layersRepeat: true });

const POWER = { number: 'power', of: 'self' } as const;
const mighty: Condition = { more: POWER, than: 4 };
const raise = (add: number): Change => ({ change: 'number', name: 'power', add });
const having = (name: string, condition: Condition | null, ...changes: readonly Change[]): Ability => ({
  kind: 'static',
  name,
  ...(condition !== null && { while: condition }),
  changes,
});
const bless = spell('bless', {
  do: 'sequence',
  of: [
    { do: 'all', from: { is: ['unit'] }, as: 'units' },
    { do: 'modify', objects: 'units', changes: [raise(1)], until: 'endOfTurn' },
  ],
});
const END = { action: 'end' };

const table = (
  game: GameDefinition,
  card: ReturnType<typeof unit>,
  ...others: readonly ReturnType<typeof unit>[]
): ToyTable =>
  toyTable(game, [card, ...others, bless], {
    p1: { hand: [{ card: 'bless', as: 'bless' }], play: [card, ...others].map(({ id }) => ({ card: id, as: id })) },
    p2: {},
  });
const blessed = (at: ToyTable) => at.answers('p1', { action: 'play', card: 'bless' });

describe('a condition in an early layer that a late layer fulfils', () => {
  const guard = unit('guard', {
    power: 4,
    abilities: [having('rise', mighty, { change: 'keyword', keyword: 'shield' })],
  });
  it('counts: a unit of 4 that has a shield while it has 5 has 6 when it gets 1', () => {
    const at = table(repeated, guard);
    expect(at.power('guard')).toBe(4);
    expect(blessed(at).power('guard')).toBe(6);
  });
  it('counts no more when what fulfilled it has gone: it is 4 at once', () => {
    expect(blessed(table(repeated, guard)).answers('p1', END).power('guard')).toBe(4);
  });
  it('does not count where the layers are gone through once', () => {
    expect(blessed(table(once, guard)).power('guard')).toBe(5);
  });
  it('counts for a granted ability too, and for what that gives in turn', () => {
    const teacher = unit('teacher', {
      power: 4,
      abilities: [
        having('teach', mighty, {
          change: 'grant',
          ability: having('learn', { more: POWER, than: 6 }, { change: 'keyword', keyword: 'shield' }),
        }),
        having('grow', mighty, raise(1)),
      ],
    });
    // 4; 5 by the effect, and 6 as it is mighty; that is not more than 6. With 2 more it is 8, and 9 by the shield.
    expect(blessed(table(repeated, teacher)).power('teacher')).toBe(6);
    const twice = unit('teacher', { ...teacher, power: 6 });
    expect(blessed(table(repeated, twice)).power('teacher')).toBe(9);
  });
});

describe('the ability of a keyword', () => {
  it('counts in a layer that comes before that of the keywords', () => {
    const trainer = unit('trainer', {
      abilities: [{ kind: 'static', name: 'train', affects: { is: ['beast'] }, changes: [raise(1)] }],
    });
    const at = table(repeated, trainer, unit('wolf', { power: 2, keywords: ['wild'] }));
    expect(at.power('wolf')).toBe(3);
  });
});

describe('each change', () => {
  it('applies to an object once, however often the layers are gone through', () => {
    const tower = unit('tower', {
      power: 5,
      abilities: [
        having('first', mighty, raise(1)),
        having('second', { more: POWER, than: 5 }, { change: 'keyword', keyword: 'shield' }),
      ],
    });
    expect(table(repeated, tower).power('tower')).toBe(7);
  });
  it('applies to others as they come to fit', () => {
    const captain = unit('captain', {
      power: 1,
      abilities: [
        {
          kind: 'static',
          name: 'lead the strong',
          affects: { other: true, numbers: { power: { min: 5 } } },
          changes: [{ change: 'keyword', keyword: 'shield' }],
        },
      ],
    });
    const at = table(repeated, captain, unit('mouse', { power: 4 }), unit('golem', { power: 6 }));
    expect(['captain', 'mouse', 'golem'].map(at.power)).toEqual([1, 4, 7]);
    expect(['captain', 'mouse', 'golem'].map(blessed(at).power)).toEqual([2, 6, 8]);
  });
  it('stays, though it makes its own condition fail: nothing swings to and fro', () => {
    const shy = unit('shy', { power: 4, abilities: [having('hide', { not: mighty }, raise(3))] });
    expect(table(repeated, shy).power('shy')).toBe(7);
  });
  it('that decreases down to a limit waits for those that increase, whatever their age', () => {
    const down: Change = { change: 'number', name: 'power', add: { plus: [{ plus: [POWER], times: -1 }, 1] } };
    const cursed = unit('cursed', {
      power: 4,
      abilities: [having('shrink', null, down), having('grow', null, raise(2))],
    });
    expect(table(repeated, cursed).power('cursed')).toBe(1);
  });
});

describe('a chain that each pass makes longer', () => {
  /** Each link waits for the one before it: as many passes as links. */
  const chain = (links: number) =>
    unit('chain', {
      power: 1,
      abilities: Array.from({ length: links }, (_, index) =>
        having(
          `link ${index}`,
          { more: POWER, than: index },
          {
            change: 'grant',
            ability: having(`step ${index}`, null, raise(1)),
          },
        ),
      ),
    });
  it('is followed to its end', () => {
    expect(table(repeated, chain(9)).power('chain')).toBe(10);
  });
  it('is refused with a reason where it is longer than the bound', () => {
    const at = table(repeated, chain(LIMITS.layerPasses + 2));
    const refusal = at.refused('p1', { action: 'play', card: 'bless' });
    expect([refusal.code, refusal.details]).toEqual(['effort.exceeded', { limit: 'layerPasses' }]);
    expect(at.happened).toEqual([]);
  });
});
