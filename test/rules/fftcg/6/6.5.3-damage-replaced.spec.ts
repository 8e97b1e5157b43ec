import { expect, it } from 'vitest';
import { readCards } from '../../../../src/engine/index.js';
import { draw, instead, whenever } from '../../../support/fftcg-abilities.js';
import { bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const CAST = { elements: ['light'] as const, cost: 0 };
const cast = (card: string) => ({ action: 'cast-summon', card });

rule('FF-TCG 6.5.3', () => {
  const shield = (fields: object) =>
    forward({
      id: 'shield',
      abilities: [
        {
          kind: 'replacement',
          name: 'shield',
          on: { event: 'damageProcessing', where: { seat: { seat: 'you' } }, bind: { due: 'amount' } },
          instead: fields as { with: 'nothing' },
        },
      ],
    });
  const flare = (count: number) => summon({ ...CAST, id: 'flare', effect: { do: 'damage-player', count, who: 'you' } });
  const after = (fields: object, count = 3) => {
    const p1 = { hand: [{ card: 'flare', as: 'flare' }], field: [{ card: 'shield', as: 'shield' }] };
    return bothPass(fftcgTable({ p1 }, [shield(fields), flare(count)]).answer('p1', cast('flare')));
  };

  it('may be another amount, or none (6.5.1)', () => {
    const less = after({ with: 'fields', fields: { amount: { plus: [{ bound: 'due' }, -1] } } });
    less.expectHappened('damageProcessing', { seat: 'p1', amount: 2, cites: '6.5.1' });
    expect(less.cards('p1', 'damage')).toHaveLength(2);
    const none = after({ with: 'nothing' });
    expect([none.cards('p1', 'damage'), none.log.map(({ kind }) => kind)]).toEqual([
      [],
      expect.not.arrayContaining(['damageProcessed']),
    ]);
  });
  it('is dealt when logged as processed: nothing replaces it, and its start triggers nothing', () => {
    const faults = (ability: object) => {
      const card = { ...forward({ id: 'odd' }), abilities: [ability] };
      const read = readCards('fftcg', [JSON.parse(JSON.stringify(card))]);
      return read.kind === 'faults' ? read.faults : [];
    };
    const late = { ...instead('damageProcessed', {}, { with: 'nothing' }) };
    expect(faults(late)).not.toEqual([]);
    expect(faults(whenever('damageProcessing', draw(), { on: [{ event: 'damageProcessing' }] }))).not.toEqual([]);
    expect(faults(whenever('damageProcessed', draw(), { on: [{ event: 'damageProcessed' }] }))).toEqual([]);
  });

  it('is changed from the first point on, and not changed without a point', () => {
    const more = { with: 'fields', fields: { amount: { plus: [{ bound: 'due' }, 1] } } };
    const dealt = (count: number) => after(more, count).cards('p1', 'damage').length;
    expect([dealt(0), dealt(1), dealt(2)]).toEqual([0, 2, 3]);
  });
});
