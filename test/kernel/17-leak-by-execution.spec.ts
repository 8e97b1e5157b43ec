/**
 * KERNEL 10.17: two games that differ in hidden information, played by the same public actions, are the same to viewers
 * who may not know it: views, logs, ids and open decisions, byte for byte, until something hidden is shown. (The same
 * for whole games with random deals: test/properties/secrets.prop.spec.ts.)
 */
import { describe, expect, it } from 'vitest';
import type { Json, Seat, Viewer } from '../../src/engine/kernel/index.js';
import { chainToy } from '../support/toys/chain-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable, type ToyTable } from '../support/toys/toy-table.js';
import { response, windowsToy } from '../support/toys/windows-toy.js';

const VIEWERS: readonly Viewer[] = [{ kind: 'player', seat: 'p1' }, { kind: 'spectator' }];

const seen = ({ rules, state, log }: ToyTable) =>
  VIEWERS.map((viewer) => JSON.stringify([rules.view(state, viewer), rules.logFor(log, viewer)]));

/** Plays the same answers in both games; a function finds the answer in each. */
const alike = (games: readonly [ToyTable, ToyTable], actions: readonly (readonly [Seat, Json])[]) => {
  for (const [seat, answer] of actions) {
    const [one, other] = games.map((table) => seen(table.answers(seat, answer)));
    expect(other).toEqual(one);
  }
};

describe('what a hand holds', () => {
  const trap = response(
    'trap',
    'after',
    { event: 'entered', bind: { unit: 'object' } },
    { do: 'destroy', objects: 'unit' },
  );
  const blank = spell('blank', { do: 'say', text: 'blank' });
  const open = (held: string) =>
    toyTable(windowsToy(), [trap, blank, unit('mouse')], {
      p1: { hand: [{ card: 'mouse', as: 'mouse' }, 'mouse'] },
      p2: { hand: [{ card: held, as: 'held' }] },
    });

  it('does not show in the questions that a window asks, nor in what follows a pass', () => {
    const games = [open('trap'), open('blank')] as const;
    alike(games, [
      ['p1', { action: 'play', card: 'mouse' }],
      ['p1', { pass: true }],
      ['p2', { pass: true }],
      ['p1', { pass: true }],
    ]);
    const [trapped, idle] = games;
    expect([trapped.legal('p2').length, idle.legal('p2').length]).toEqual([2, 1]);
    alike(games, [
      ['p2', { pass: true }],
      ['p2', { action: 'end' }],
    ]);
  });
  it('shows when it is played', () => {
    const [trapped, idle] = [open('trap'), open('blank')];
    const until: readonly (readonly [Seat, Json])[] = [
      ['p1', { action: 'play', card: 'mouse' }],
      ['p1', { pass: true }],
      ['p2', { pass: true }],
      ['p1', { pass: true }],
    ];
    alike([trapped, idle], until);
    trapped.answers('p2', { card: 'held' });
    expect(seen(trapped)).not.toEqual(seen(idle.answers('p2', { pass: true })));
  });
});

describe('the order of a deck', () => {
  const study = spell('study', { do: 'draw', amount: 2 });
  const cards = [study, unit('sun'), unit('moon')];
  const open = (deck: readonly string[]) =>
    toyTable(chainToy(), cards, { p1: {}, p2: { hand: [{ card: 'study', as: 'study' }], deck } });

  it('does not show when it is drawn', () => {
    alike(
      [open(['sun', 'sun', 'moon']), open(['moon', 'sun', 'sun'])],
      [
        ['p1', { action: 'pass' }],
        ['p2', { action: 'play', card: 'study' }],
        ['p2', { action: 'pass' }],
        ['p1', { action: 'pass' }],
      ],
    );
  });
});
