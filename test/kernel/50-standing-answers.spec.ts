/** A question to which its player has answered beforehand is answered at once, and recorded like any other. */
import { describe, expect, it } from 'vitest';
import { LIMITS, type GameDefinition, type Json } from '../../src/engine/kernel/index.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';
import { response, windowsToy } from '../support/toys/windows-toy.js';

const trap = response(
  'trap',
  'after',
  { event: 'entered', bind: { unit: 'object' } },
  { do: 'destroy', objects: 'unit' },
);
const saying = (answer: Json): GameDefinition => {
  const game = windowsToy();
  const decisions = game.decisions.map((one) =>
    one.kind === 'respond' ? { ...one, standing: (): Json => answer } : one,
  );
  return { ...game, decisions };
};
const open = (game: GameDefinition) =>
  toyTable(game, [trap, unit('mouse')], {
    p1: { hand: [{ card: 'mouse', as: 'mouse' }, 'mouse'] },
    p2: { hand: ['trap'] },
  });

describe('an answer that was given beforehand', () => {
  it('is given in the place of the player, and looks like one that was given now', () => {
    const [quiet, asked] = [open(saying({ pass: true })), open(windowsToy())];
    quiet.answers('p1', { action: 'play', card: 'mouse' });
    asked.answers('p1', { action: 'play', card: 'mouse' });
    const log = [...asked.log];
    for (let [decision] = asked.state.pending; decision?.kind === 'respond'; [decision] = asked.state.pending)
      log.push(...asked.answers(decision.seat, { pass: true }).log);
    expect(log.filter(({ kind }) => kind === 'answered').length).toBeGreaterThan(2);
    expect(quiet.log).toEqual(log);
    expect(quiet.rules.stateHash(quiet.state)).toBe(asked.rules.stateHash(asked.state));
  });
  it('is not given where it is not legal', () => {
    const table = open(saying({ card: 'nothing' })).answers('p1', { action: 'play', card: 'mouse' });
    expect(table.open).toEqual({ p1: 'respond' });
  });
  it('is bounded within one command', () => {
    const alarm = response('alarm', 'after', { event: 'hurt' }, { do: 'say', text: 'alarm' });
    const often = spell('often', {
      do: 'sequence',
      of: [
        { do: 'all', from: { of: 'opponents' }, as: 'them' },
        { do: 'repeat', times: LIMITS.standingAnswers, effect: { do: 'wound', objects: 'them', amount: 1 } },
      ],
    });
    const table = toyTable(saying({ pass: true }), [alarm, often, unit('giant', { power: 999 })], {
      p1: { hand: [{ card: 'often', as: 'often' }, 'often'] },
      p2: { hand: ['alarm'], play: ['giant'] },
    });
    table.answers('p1', { action: 'play', card: 'often' });
    expect(Object.values(table.open)).toEqual(['respond']);
    // One of the answers is that to play.
    expect(table.log.filter(({ kind }) => kind === 'answered')).toHaveLength(LIMITS.standingAnswers + 1);
  });
});
