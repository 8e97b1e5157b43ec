import { expect, it } from 'vitest';
import { activated, draw, target } from '../../../support/fftcg-abilities.js';
import { castSummon, stackOf } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, PASS, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const hush = (id: string, ability: boolean) =>
  summon({
    id,
    cost: 0,
    targets: [target({ zone: 'stack', of: 'opponents', ability }, 'silenced')],
    effect: { do: 'cancel', objects: 'silenced' },
  });
const cards = [
  hush('hush', false),
  hush('still', true),
  summon({ id: 'study', cost: 0 }),
  backup({ id: 'sage', abilities: [activated('think', draw())] }),
];
const table = () => {
  const hand = [{ card: 'study', as: 'study' }];
  const p2 = { hand: ['hush', 'still'].map((card) => ({ card, as: card })) };
  return fftcgTable({ p1: { hand, field: [{ card: 'sage', as: 'sage' }] }, p2 }, cards);
};

rule('FF-TCG 5.2.3.1.2.1', () => {
  it('puts a cancelled Summon into the Break Zone without its effect', () => {
    const at = castSummon(table(), 'study').answer('p1', PASS).answer('p2', { action: 'cast-summon', card: 'hush' });
    const [study = ''] = at.state.zones['stack'] ?? [];
    bothPass(at.answer('p2', [study])).expectHappened('summonCancelled', { card: 'study', cites: '5.2.3.1.2.1' });
    at.expectNotHappened('drawn');
    expect([stackOf(at), at.cards('p1', 'break'), at.cards('p1', 'hand')]).toEqual([[], ['study'], []]);
  });

  it('leaves nothing of a cancelled ability, and its card where it is', () => {
    const at = table().answer('p1', { action: 'use-ability', source: 'sage', ability: 'think' }).answer('p1', PASS);
    at.expectRefused('p2', { action: 'cast-summon', card: 'hush' }, 'cast.no-target');
    at.answer('p2', { action: 'cast-summon', card: 'still' });
    const [think = ''] = at.state.zones['stack'] ?? [];
    bothPass(at.answer('p2', [think])).expectHappened('abilityTaken', { reason: 'cancelled' });
    expect([stackOf(at), at.exists('sage'), at.cards('p1', 'hand')]).toEqual([[], true, ['study']]);
  });
});
