import { expect, it } from 'vitest';
import { activated, draw, free, target } from '../../../support/riftbound-abilities.js';
import { at as standing, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { activate, emptyChain, play } from '../../../support/riftbound-play.js';
import { gear } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const daze = free(
  'daze',
  { do: 'stun', objects: 'target' },
  { targets: [{ ...target(), while: { more: { player: 'experience' }, than: 2 } }] },
);
const purse = gear({
  id: 'purse',
  abilities: [activated('spend', [{ pay: 'experience', n: 1 }], draw(), { timing: 'reaction' })],
});

rule('Riftbound 352.4', () => {
  const table = (experience: number) =>
    play(
      battleTable(
        { p1: ['purse'], p2: ['m4'] },
        {},
        { cards: [daze, purse], seats: { p1: { ...inHand('daze'), experience } } },
      ),
      'daze',
    );
  it('keeps what was chosen, though the condition of the choice no longer holds', () => {
    const chosen = table(3).answer('p1', ['m4']);
    activate(chosen, 'purse', 'spend');
    emptyChain(chosen);
    expect([chosen.player('p1')['experience'], chosen.marks('m4')['stunned']]).toEqual([2, true]);
  });
  it('asks for no choice if the condition does not hold', () => {
    const at = table(2);
    expect(at.state.pending[0]?.kind).toBe('priority');
    expect(emptyChain(at).marks('m4')['stunned']).toBeUndefined();
  });
});

rule('Riftbound 352.4', () => {
  const scout = free(
    'scout',
    { do: 'draw', count: 1 },
    {
      targets: [
        target({
          zone: 'battlefields',
          namedBy: { mark: 'at', matching: { is: ['unit'], of: 'opponents', named: 'm1' } },
        }),
      ],
    },
  );
  const opened = (unit: string, hidden: string) => {
    const facedown = [{ card: hidden, as: 'veiled', at: 'bridge', hiddenIn: 0 }];
    const seats = { p1: inHand('scout'), p2: { facedown } };
    return battleTable({ p1: [], p2: [standing(unit, 'bridge')] }, { bridge: 'p2' }, { cards: [scout], seats });
  };
  it('finds a battlefield by a unit there, and not by a facedown card there', () => {
    play(opened('m1', 'm4'), 'scout').expectLegal('p1', [['bridge']]);
    const table = opened('m4', 'm1');
    expect(table.cards('p2', 'facedown')).toEqual(['m1']);
    expect(() => play(table, 'scout')).toThrow();
  });
});
