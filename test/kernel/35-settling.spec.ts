/**
 * Checks run to a fixed point: the first group that finds something does it, and the list starts again; what had no
 * result is not tried again; triggers are placed when no group finds anything.
 */
import { describe, expect, it } from 'vitest';
import {
  ask,
  done,
  occur,
  procedure,
  type CheckGroup,
  type Game,
  type GameEvent,
} from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { cites, fatalities, numberField, spell, unit, unitsOf } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const scored = (amount: number): GameEvent => ({ kind: 'scored', cites, seat: 'p1', amount });
/** Scores this much when the score is exactly that. */
const at = (score: number, amount: number): CheckGroup => ({
  name: `at ${score}`,
  look: (game) => (numberField(game, 'p1', 'score') === score ? { events: [scored(amount)] } : null),
});
const ghost = unit('ghost', {
  abilities: [
    {
      kind: 'replacement',
      name: 'stays',
      on: { event: 'died', where: { object: { object: { self: true } } } },
      instead: { with: 'nothing' },
    },
  ],
});
const cheer = spell('cheer', { do: 'score', amount: 1 });
const listener = unit('listener', {
  abilities: [{ kind: 'triggered', name: 'hears', on: [{ event: 'scored' }], effect: { do: 'say', text: 'heard' } }],
});

const playing = (checks: readonly CheckGroup[], ...play: readonly string[]) => {
  const game = bagToy({ checks, procedures: [...bagToy().procedures, reaping] });
  const table = toyTable(game, [cheer, ghost, listener], {
    p1: { hand: [{ card: 'cheer', as: 'cheer' }], play },
    p2: {},
  });
  return table.answers('p1', { action: 'play', card: 'cheer' });
};

const ghosts = (game: Game) => unitsOf(game, 'p1').filter((id) => game.state.objects[id]?.definition === 'ghost');
const dying = (game: Game): readonly GameEvent[] => ghosts(game).map((object) => ({ kind: 'died', cites, object }));

/** Asks, and then causes an event that a replacement prevents. */
const reaping = procedure('reaping', {
  ask: () => ask({ seat: 'p1', kind: 'act', params: { actions: ['reap'] }, cites }, 'reap'),
  reap: (game) => occur(dying(game), 'end'),
  end: (_game, _locals, result) => done(result),
});

describe('groups of checks', () => {
  it('start again with the first after one that has done something', () => {
    const table = playing([at(3, 10), at(2, 1), at(1, 1), at(13, 100)]);
    expect(table.happened.filter((what) => what.startsWith('scored'))).toEqual([
      'scored p1 1',
      'scored p1 1',
      'scored p1 1',
      'scored p1 10',
      'scored p1 100',
    ]);
  });

  it('leave what has no result, and go on with the groups after it', () => {
    const table = playing([{ name: 'dying', look: (game) => ({ events: dying(game) }) }, at(1, 5)], 'ghost');
    expect([table.score('p1'), table.open, table.cards('p1.play')]).toEqual([6, { p1: 'act' }, ['ghost']]);
  });

  it('ask once where the answer has no result', () => {
    const group: CheckGroup = {
      name: 'reaping',
      look: (game) =>
        ghosts(game).length > 0 && numberField(game, 'p1', 'score') > 0 ? { call: reaping.with({}) } : null,
    };
    const table = playing([group, at(1, 5)], 'ghost');
    expect(table.legal('p1')).toEqual(['reap']);
    table.answers('p1', 'reap');
    // Something has changed in between: it is tried again, and then left.
    expect([table.score('p1'), table.legal('p1')]).toEqual([6, ['reap']]);
    table.answers('p1', 'reap');
    expect([table.score('p1'), table.cards('p1.play')]).toEqual([6, ['ghost']]);
    expect(table.legal('p1')).not.toContainEqual('reap');
  });

  it('are all quiet before what has triggered is carried out', () => {
    const table = playing([fatalities, at(1, 1)], 'listener');
    const kinds = table.happened.map((what) => what.split(' ')[0]);
    expect(kinds.filter((kind) => kind === 'scored' || kind === 'abilityPlaced' || kind === 'heard')).toEqual([
      'scored',
      'scored',
      'abilityPlaced',
      'abilityPlaced',
    ]);
    expect(table.open).toEqual({ p1: 'bag' });
  });
});
