import { expect, it } from 'vitest';
import { draw, sequence, whenever } from '../../../support/fftcg-abilities.js';
import { castSummon } from '../../../support/fftcg-play.js';
import { bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const sacrifice = summon({
  id: 'sacrifice',
  cost: 0,
  effect: sequence(
    {
      do: 'each-chooses',
      of: 'all',
      choice: { do: 'choose', from: { is: ['forward'], whose: 'player' }, min: 1, max: 1, as: 'given', who: 'player' },
    },
    { do: 'put', objects: 'given', zone: 'break' },
  ),
});
const FORWARDS = { zone: { equals: 'break' }, object: { object: { is: ['forward'] } } };
const lament = whenever('putInto', draw(), { on: [{ event: 'putInto', where: FORWARDS }] });
const mourner = forward({ id: 'mourner', generic: true, abilities: [lament] });
const plain = forward({ id: 'plain', generic: true });
const cards = [sacrifice, mourner, plain];
const named = (list: readonly string[], card = 'plain') => list.map((as) => ({ card, as }));
const bothCites = (at: Table) => at.state.pending.map(({ cites }) => cites.map((cite) => cite.rule));

rule('FF-TCG 6.1.4', () => {
  const table = (active: 'p1' | 'p2' = 'p1') => {
    const p1 = { hand: [{ card: 'sacrifice', as: 'it' }], field: named(['a', 'b'], 'mourner') };
    const p2 = { field: named(['x', 'y'], 'mourner') };
    return fftcgTable({ p1, p2 }, cards, { turn: { number: 3, active, phase: 'main1' } });
  };

  it('asks the turn player, then the other; both Forwards leave in one event that both see', () => {
    const at = bothPass(castSummon(table(), 'it')).expectDecision({ p1: 'choose' });
    expect(bothCites(at)[0]).toContain('6.1.4');
    at.answer('p1', ['a']).expectNotHappened('putInto').expectDecision({ p2: 'choose' });
    at.answer('p2', ['x']).expectDecision({ p1: 'triggerOrder' });
    expect(at.log.flatMap(({ kind, card }) => (kind === 'putInto' ? [card] : []))).toEqual([
      'mourner',
      'mourner',
      'sacrifice',
    ]);
    // Each of four mourners has seen two of them go, those that went too.
    expect(at.state.triggered).toHaveLength(8);
  });

  it('asks the turn player first, no matter who has cast it', () => {
    const at = table('p2').answer('p2', { action: 'pass' });
    bothPass(castSummon(at, 'it')).expectDecision({ p2: 'choose' });
  });

  it('asks no player without a choice', () => {
    const p1 = { hand: [{ card: 'sacrifice', as: 'it' }], field: named(['a']) };
    const at = bothPass(castSummon(fftcgTable({ p1, p2: { field: named(['x', 'y']) } }, cards), 'it'));
    at.expectDecision({ p2: 'choose' }).answer('p2', ['y']);
    expect([at.cards('p1', 'field'), at.cards('p2', 'field')]).toEqual([[], ['plain']]);
  });
});
