/**
 * What a command discloses and cannot be taken back: also a face that is hidden again before the command is done.
 */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/engine/index.js';
import { action, character, lorcanaTable } from '../support/lorcana.js';

type Effect = NonNullable<Parameters<typeof action>[0]['effect']>;
const top: Effect = { do: 'top-of-deck', count: 1, as: 'top' };
const effectOf = (id: string, ...of: readonly Effect[]) => action({ id, effect: { do: 'sequence', of } });

const cards = [
  character({ id: 'plain' }),
  effectOf('flash', top, { do: 'reveal', objects: 'top' }, { do: 'put-under', objects: 'top' }),
  effectOf('peek', top, { do: 'look-at', objects: 'top' }, { do: 'put-under', objects: 'top' }),
  effectOf('sink', top, { do: 'put', objects: 'top', zone: 'inkwell' }),
  effectOf('nothing', { do: 'gain-lore', amount: 1 }),
];

const newsOf = (card: string): readonly Json[] => {
  const p1 = { hand: [{ card, as: 'it' }], inkwell: 1, deck: ['plain', 'nothing', 'plain'] };
  const { rules, state, id } = lorcanaTable({ p1 }, cards);
  const answer = { action: 'play', card: id('it'), pay: 'ink' };
  const { news } = rules.decideRevealing(state, { kind: 'answer', seat: 'p1', answers: [{ answer }] });
  // That the card itself was shown by playing it is not what this is about.
  return news.filter((one) => one.kind === 'chance' || one.to === 'p1').map((one) => ({ ...one }));
};

describe('what comes out by a command', () => {
  it('is a face that was shown and put away at once', () => {
    expect(newsOf('flash')).toEqual([{ kind: 'face', to: 'p1', owner: 'p1' }]);
  });

  it('is one that a player looked at for a moment only', () => {
    expect(newsOf('peek')).toEqual([{ kind: 'face', to: 'p1', owner: 'p1' }]);
  });

  it('is nothing where a card goes unseen from pile to pile, and where no card moves', () => {
    expect([newsOf('sink'), newsOf('nothing')]).toEqual([[], []]);
  });
});
