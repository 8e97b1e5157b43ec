import { expect, it } from 'vitest';
import type { Json } from '../../../../src/engine/index.js';
import { draw, target, whenever } from '../../../support/fftcg-abilities.js';
import { bolt, castSummon, stackOf } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const charm = (until = 'always') =>
  summon({ id: 'charm', cost: 0, targets: [target()], effect: { do: 'gain-control', objects: 'target', until } });
const knight = forward({ id: 'knight', abilities: [whenever('entered', draw())] });
const charmed = (until?: string, own: readonly Json[] = [], card = knight) => {
  const p1 = {
    hand: [
      { card: 'charm', as: 'charm' },
      { card: 'bolt', as: 'bolt' },
    ],
    field: own,
  };
  const p2 = { field: [{ card: card.id, as: 'knight', dull: true, damage: 2000 }] };
  const at = fftcgTable({ p1, p2 }, [charm(until), card, bolt], { turn: { phase: 'main2' } });
  return bothPass(castSummon(at, 'charm').answer('p1', ['knight']));
};

rule('FF-TCG 6.2.4', () => {
  it('enters under the control of the effect’s player, for its owner', () => {
    const raise = summon({
      id: 'raise',
      cost: 0,
      targets: [target({ is: ['forward'], zone: 'break', of: 'opponents' })],
      effect: { do: 'play-onto-field', objects: 'target' },
    });
    const seats = { p1: { hand: [{ card: 'raise', as: 'raise' }] }, p2: { break: [{ card: 'knight', as: 'knight' }] } };
    const at = castSummon(fftcgTable(seats, [raise, forward({ id: 'knight' })]), 'raise').answer('p1', ['knight']);
    bothPass(at).expectHappened('entered', { seat: 'p1', cast: false, cites: '6.2.4' });
    const [object] = at.state.zones['p1.field'] ?? [];
    expect(at.state.objects[object ?? '']).toMatchObject({ owner: 'p2', controller: 'p1' });
  });

  it("puts a player's card under that player's control, and a cast card under its caster's", () => {
    const raise = summon({
      id: 'raise',
      cost: 0,
      targets: [target({ is: ['forward'], zone: 'break', of: 'you' })],
      effect: { do: 'play-onto-field', objects: 'target' },
    });
    const p1 = { hand: [{ card: 'raise', as: 'raise' }], break: [{ card: 'knight', as: 'knight' }] };
    const at = castSummon(fftcgTable({ p1 }, [raise, forward({ id: 'knight' })]), 'raise').answer('p1', ['knight']);
    bothPass(at).expectHappened('entered', { seat: 'p1', cast: false });
    expect(at.state.objects[at.find('p1', 'field', 'knight')]).toMatchObject({ owner: 'p1', controller: 'p1' });
  });

  it('has it enter active, a Backup dull, and all of it dull where the text says so', () => {
    const entered = (card: ReturnType<typeof forward>, dull: boolean) => {
      const effect = { do: 'play-onto-field', objects: 'target', ...(dull && { dull }) } as const;
      const raise = summon({ id: 'raise', cost: 0, targets: [target({ zone: 'break', of: 'you' })], effect });
      const p1 = { hand: [{ card: 'raise', as: 'raise' }], break: [{ card: card.id, as: 'it' }] };
      const at = bothPass(castSummon(fftcgTable({ p1 }, [raise, card]), 'raise').answer('p1', ['it']));
      return at.marks(at.find('p1', 'field', card.id));
    };
    expect(entered(forward({ id: 'knight' }), false)).toEqual({ since: 3 });
    expect(entered(forward({ id: 'knight' }), true)).toEqual({ since: 3, dull: true });
    expect(entered(backup({ id: 'cook' }), false)).toEqual({ since: 3, dull: true });
  });
});

rule('FF-TCG 6.2.6', () => {
  it('changes the controller and not the owner, to whose zones it goes', () => {
    const at = charmed().expectHappened('controlChanged', { object: 'knight', seat: 'p1', from: 'p2', cites: '6.2.6' });
    expect(at.cards('p1', 'field')).toEqual(['knight']);
    bothPass(castSummon(at, 'bolt').answer('p1', ['knight']));
    expect([at.cards('p1', 'break'), at.cards('p2', 'break')]).toEqual([['charm', 'bolt'], ['knight']]);
  });

  it('goes back as the effect ends, and stays where the effect has no end', () => {
    const endOfTurn = (at: ReturnType<typeof charmed>) => bothPass(bothPass(at));
    expect(endOfTurn(charmed('endOfTurn')).cards('p2', 'field')).toEqual(['knight']);
    expect(endOfTurn(charmed()).cards('p1', 'field')).toEqual(['knight']);
  });

  it('goes over in the very moment in which the effect begins or ends', () => {
    const kinds = (at: ReturnType<typeof charmed>): readonly string[] =>
      at.log.flatMap(({ kind }) => (/^(effect|control|damageHealed|turnChanged)/.test(kind) ? [kind] : []));
    for (const damage of [0, 2000]) {
      const p1 = { hand: [{ card: 'charm', as: 'charm' }] };
      const p2 = { field: [{ card: 'knight', as: 'knight', damage }] };
      const at = fftcgTable({ p1, p2 }, [charm('endOfTurn'), knight], { turn: { phase: 'main2' } });
      bothPass(castSummon(at, 'charm').answer('p1', ['knight'])).expectLog([
        { kind: 'stackTaken' },
        { kind: 'effectStarted' },
        { kind: 'controlChanged', seat: 'p1' },
        { kind: 'putInto' },
      ]);
      const ended = kinds(bothPass(bothPass(at)));
      expect(ended.slice(ended.indexOf('effectsEnded'), ended.indexOf('effectsEnded') + 2)).toEqual([
        'effectsEnded',
        'controlChanged',
      ]);
    }
  });
});

rule('FF-TCG 6.2.6.1', () => {
  it('is no new card: nothing enters, and damage and the dull state stay', () => {
    const at = charmed().expectNotHappened('entered');
    expect(stackOf(at)).toEqual([]);
    expect(at.marks('knight')).toMatchObject({ dull: true, damage: 2000 });
  });

  it('is no new one as it goes back, and could not attack at once', () => {
    const at = bothPass(bothPass(charmed('endOfTurn'))).expectHappened('controlChanged', { seat: 'p2', from: 'p1' });
    at.expectNotHappened('entered').expectNotHappened('abilityPlaced');
    expect([at.cards('p2', 'field'), stackOf(at)]).toEqual([['knight'], []]);
  });
});

rule('FF-TCG 6.2.6.2', () => {
  it('may double a name; then all of them go to the Break Zone before anybody has priority', () => {
    const at = charmed('always', ['knight']);
    at.expectHappened('controlChanged', { seat: 'p1' }).expectHappened('putInto', { cites: '12.4.6' });
    expect([at.cards('p1', 'field'), at.cards('p2', 'break')]).toEqual([[], ['knight']]);
    expect(at.cards('p1', 'break')).toEqual(['charm', 'knight']);
    at.expectDecision({ p1: 'priority' });
  });

  it('doubles a name without harm where the cards are generic', () => {
    const at = charmed('always', ['knight'], forward({ id: 'knight', generic: true }));
    expect([at.cards('p1', 'field'), at.cards('p2', 'break')]).toEqual([['knight', 'knight'], []]);
  });
});
