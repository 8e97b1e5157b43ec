import { expect, it } from 'vitest';
import { deal, draw, target, whenever } from '../../../support/fftcg-abilities.js';
import { cast } from '../../../support/fftcg-play.js';
import { backup, forward, fftcgTable, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const lamp = backup({ id: 'lamp' });

rule('FF-TCG 11.4.2', () => {
  const table = () =>
    fftcgTable({ p1: { hand: [{ card: 'knight', as: 'knight' }], field: [{ card: 'lamp', as: 'lamp' }] } }, [
      forward({ id: 'knight' }),
      lamp,
    ]);

  it('shows everybody which Character is cast, before it is paid for', () => {
    const at = cast(table(), 'knight').expectDecision({ p1: 'payment' });
    at.expectLog([{ kind: 'characterAnnounced', seat: 'p1', card: 'knight', cites: '11.4.2' }]);
    at.answer('p1', { lamp: 'fire' }).expectNotHappened('characterAnnounced').expectHappened('entered');
  });

  it('does not disclose which of the cards in hand it is', () => {
    const at = cast(table(), 'knight');
    expect(at.log.find(({ kind }) => kind === 'characterAnnounced')).not.toHaveProperty('object');
  });
});

rule('FF-TCG 11.4.5', () => {
  const gardener = forward({
    id: 'gardener',
    cost: 0,
    whenCast: {
      targets: [
        { as: 'pots', from: { is: ['backup'], of: 'you' }, min: 1, max: 2, divide: { amount: 3, as: 'seeds' } },
      ],
      effect: {
        do: 'for-each',
        objects: 'pots',
        as: 'pot',
        effect: { do: 'put-counters', objects: 'pot', counter: 'Seed', count: { share: 'seeds', of: 'pot' } },
      },
    },
  });
  const spell = summon({ id: 'spell', cost: 0 });
  const casting = (...pots: readonly string[]) => {
    const field = pots.map((as, index) => ({ card: 'lamp', as, dull: index === 0 }));
    return cast(
      fftcgTable({ p1: { hand: [{ card: 'gardener', as: 'gardener' }], field } }, [gardener, lamp, spell]),
      'gardener',
    );
  };

  it('has its player say how much each card gets, and each gets at least 1', () => {
    const at = casting('east', 'west').answer('p1', ['east', 'west']);
    at.expectDecision({ p1: 'division' }).expectLegal('p1', [
      { east: 1, west: 2 },
      { east: 2, west: 1 },
    ]);
    expect(at.state.pending[0]?.cites.map((cite) => cite.rule)).toContain('11.4.5');
    at.refused('p1', { east: 3, west: 0 });
    at.answer('p1', { east: 2, west: 1 }).expectHappened('entered', { card: 'gardener' });
    expect([at.marks('east'), at.marks('west')]).toEqual([{ dull: true, 'counter:Seed': 2 }, { 'counter:Seed': 1 }]);
  });

  it('gives one card all of it without asking', () => {
    const at = casting('east').answer('p1', ['east']).expectHappened('entered', { card: 'gardener' });
    expect(at.marks('east')).toMatchObject({ 'counter:Seed': 3 });
  });

  it('is cast all the same where nothing can be chosen', () => {
    casting().expectHappened('entered', { card: 'gardener' }).expectNotHappened('countersPut');
  });

  it('is a choice like that of an ability: triggers on it see it when the Character is there', () => {
    const duellist = forward({ id: 'duellist', cost: 0, whenCast: { targets: [target()], effect: deal(3000) } });
    const wary = forward({ id: 'wary', abilities: [whenever('chosen', draw())] });
    const table = fftcgTable(
      { p1: { hand: [{ card: 'duellist', as: 'duellist' }] }, p2: { field: [{ card: 'wary', as: 'wary' }] } },
      [duellist, wary],
    );
    const at = cast(table, 'duellist').answer('p1', ['wary']);
    const entered = at.find('p1', 'field', 'duellist');
    at.expectHappened('chosen', { object: 'wary', seat: 'p1', source: entered, cites: '11.4.5' });
    at.expectHappened('damageDealt', { object: 'wary', amount: 3000 }).expectHappened('abilityPlaced', {
      card: 'wary',
    });
  });
});
