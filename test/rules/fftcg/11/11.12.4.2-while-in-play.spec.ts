import { expect, it } from 'vitest';
import { activated, breaking, modify, power, target } from '../../../support/fftcg-abilities.js';
import { bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const CAST = { elements: ['light'] as const, cost: 0 };
const cast = (card: string) => ({ action: 'cast-summon', card });
const use = (source: string, ability: string) => ({ action: 'use-ability', source, ability });
const numbers = (at: Table, card: string) => at.facts(card).numbers['power'];

/** What lasts for as long as its source is on the field. */
rule('FF-TCG 11.12.4.2', () => {
  const chief = forward({
    id: 'chief',
    abilities: [
      activated('do', modify('target', power(2000), 'whileInPlay'), { targets: [target({ named: 'ally' })] }),
      activated(
        'take',
        { do: 'gain-control', objects: 'target', until: 'whileInPlay' },
        {
          targets: [target({ named: 'rival' })],
        },
      ),
    ],
  });
  const bolt = summon({ ...CAST, id: 'bolt', targets: [target({ named: 'chief' })], effect: breaking() });
  const cards = [chief, bolt, forward({ id: 'ally' }), forward({ id: 'rival' })];
  const table = () =>
    fftcgTable(
      {
        p1: {
          hand: [{ card: 'bolt', as: 'bolt' }],
          field: ['chief', 'ally'].map((card) => ({ card, as: card })),
        },
        p2: { field: [{ card: 'rival', as: 'rival' }] },
      },
      cards,
    );
  const boosted = () => bothPass(table().answer('p1', use('chief', 'do')).answer('p1', ['ally']));

  it('goes on beyond the turn', () => {
    const at = boosted();
    while (at.state.turn.number === 3 && at.state.pending.length > 0) {
      const [open] = at.state.pending;
      at.answer(open?.seat ?? 'p1', open?.kind === 'priority' ? PASS : []);
    }
    expect(numbers(at, 'ally')).toBe(7000);
  });
  it('ends at the moment at which it leaves, with a log entry', () => {
    const at = boosted().answer('p1', cast('bolt')).answer('p1', ['chief']);
    expect(numbers(at, 'ally')).toBe(7000);
    bothPass(at).expectHappened('effectsEnded', { cites: '11.12.4.1' });
    expect(numbers(at, 'ally')).toBe(5000);
    expect(at.state.effects).toEqual([]);
  });
  it('gives control back with it', () => {
    const at = bothPass(table().answer('p1', use('chief', 'take')).answer('p1', ['rival']));
    expect(at.cards('p1', 'field')).toContain('rival');
    bothPass(at.answer('p1', cast('bolt')).answer('p1', ['chief']));
    expect(at.cards('p2', 'field')).toEqual(['rival']);
  });
  it('does not begin where it has left before', () => {
    const at = table().answer('p1', use('chief', 'do')).answer('p1', ['ally']);
    at.answer('p1', cast('bolt')).answer('p1', ['chief']);
    bothPass(bothPass(at));
    expect([numbers(at, 'ally'), at.state.effects]).toEqual([5000, []]);
  });
});
