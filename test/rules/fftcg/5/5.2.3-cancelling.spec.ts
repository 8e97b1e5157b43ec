import { expect, it } from 'vitest';
import { activated, draw, each, instead, target, whenever } from '../../../support/fftcg-abilities.js';
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
const PUT = { event: 'putInto', where: { zone: { equals: 'break' }, object: { object: { zone: 'stack' } } } } as const;
/** Its player's Summons come back to the hand. */
const keeper = backup({
  id: 'keeper',
  abilities: [
    instead(
      'putInto',
      { zone: { equals: 'break' }, object: { object: { zone: 'stack', of: 'you' } } },
      { with: 'effect', effect: { do: 'put', objects: 'it', zone: 'hand' } },
    ),
  ].map((ability) => ({ ...ability, on: { ...ability.on, bind: { it: 'object' } } })),
});
const reader = backup({ id: 'reader', abilities: [whenever('putInto', draw(), { on: [PUT] })] });
const table = () => {
  const hand = [{ card: 'study', as: 'study' }];
  const p2 = { hand: ['hush', 'still'].map((card) => ({ card, as: card })) };
  return fftcgTable({ p1: { hand, field: [{ card: 'sage', as: 'sage' }] }, p2 }, cards);
};

rule('FF-TCG 5.2.3.1.2.1', () => {
  it('puts a cancelled Summon into the Break Zone without its effect', () => {
    const at = castSummon(table(), 'study').answer('p1', PASS).answer('p2', { action: 'cast-summon', card: 'hush' });
    const [study = ''] = at.state.zones['stack'] ?? [];
    bothPass(at.answer('p2', [study])).expectLog([
      { kind: 'stackTaken', card: 'hush', reason: 'resolves' },
      { kind: 'stackTaken', card: 'study', reason: 'cancelled' },
      { kind: 'putInto', card: 'study', zone: 'break', cause: 'p2', cites: '5.2.3.1.2.1' },
      { kind: 'putInto', card: 'hush', zone: 'break', cites: '11.11.10' },
    ]);
    expect([stackOf(at), at.cards('p1', 'break'), at.cards('p1', 'hand')]).toEqual([[], ['study'], []]);
  });

  it('lets what puts it elsewhere put it there, and what waits for it trigger, as with any card', () => {
    const p1 = { hand: [{ card: 'study', as: 'study' }], field: ['keeper', 'reader'] };
    const at = fftcgTable({ p1, p2: { hand: [{ card: 'hush', as: 'hush' }] } }, [...cards, keeper, reader]);
    castSummon(at, 'study').answer('p1', PASS).answer('p2', { action: 'cast-summon', card: 'hush' });
    bothPass(at.answer('p2', at.state.zones['stack']?.slice(0, 1) ?? []));
    // p1's card is returned by its keeper. p2's goes to the Break Zone, and the reader sees that card alone.
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break'), at.cards('p2', 'break')]).toEqual([
      ['study'],
      [],
      ['hush'],
    ]);
    expect(stackOf(at)).toEqual(['reader']);
  });

  it('leaves nothing of a cancelled ability, and its card where it is', () => {
    const at = table().answer('p1', { action: 'use-ability', source: 'sage', ability: 'think' }).answer('p1', PASS);
    at.expectRefused('p2', { action: 'cast-summon', card: 'hush' }, 'cast.no-target');
    at.answer('p2', { action: 'cast-summon', card: 'still' });
    const [think = ''] = at.state.zones['stack'] ?? [];
    bothPass(at.answer('p2', [think])).expectHappened('abilityTaken', { reason: 'cancelled' });
    expect([stackOf(at), at.exists('sage'), at.cards('p1', 'hand')]).toEqual([[], true, ['study']]);
  });

  it('cancels nothing that is not on the stack', () => {
    const veto = summon({ id: 'veto', cost: 0, effect: each({ is: ['backup'] }, { do: 'cancel', objects: 'all' }) });
    const p1 = { hand: [{ card: 'veto', as: 'veto' }], field: ['sage'] };
    const at = bothPass(castSummon(fftcgTable({ p1 }, [...cards, veto]), 'veto'));
    at.expectLog([
      { kind: 'stackTaken', card: 'veto' },
      { kind: 'putInto', card: 'veto' },
    ]);
    expect(at.cards('p1', 'field')).toEqual(['sage']);
  });
});
