import { expect, it } from 'vitest';
import { activated, deal, draw, modify, may, sequence, target, whenever } from '../../../support/fftcg-abilities.js';
import {
  arriving,
  bolt,
  cast,
  castSummon,
  plain,
  SNIPER,
  snipe,
  sniper,
  stackOf,
} from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 11.8.13', () => {
  const five = arriving({ if: { count: { of: 'you' }, is: { min: 3 } } });
  const enter = (count: number) => {
    const field = Array.from({ length: count }, (_, index) => ({ card: 'plain', as: `plain-${index}` }));
    return cast(
      fftcgTable({ p1: { hand: [{ card: 'arriving', as: 'new' }], field }, p2: SNIPER }, [five, plain, sniper]),
      'new',
    );
  };

  it('does not trigger where the condition does not hold at the event', () => {
    const at = enter(1).expectNotHappened('triggerDropped');
    expect(stackOf(at)).toEqual([]);
  });

  it('is asked again on resolution', () => {
    const at = enter(2);
    expect(stackOf(at)).toEqual(['arriving']);
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
    const less = snipe(enter(2), 'plain-0');
    bothPass(less).expectNotHappened('drawn').expectHappened('abilityTaken', { cites: '11.8.13' });
  });
});

rule('FF-TCG 11.11.3', () => {
  it('takes it off the stack without effect if the condition no longer holds', () => {
    const lonely = arriving({ if: { count: { is: ['backup'], of: 'opponents' }, is: { max: 1 } } });
    const p1 = { hand: [{ card: 'arriving', as: 'new' }] };
    const at = cast(fftcgTable({ p1, p2: SNIPER }, [lonely, sniper]), 'new');
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
  });

  it('is off the stack without effect', () => {
    const paired = arriving({ if: { count: { is: ['backup'], of: 'opponents' }, is: { min: 1 } } });
    const p1 = { hand: [{ card: 'arriving', as: 'new' }] };
    const at = snipe(cast(fftcgTable({ p1, p2: SNIPER }, [paired, sniper]), 'new'), 'sniper');
    bothPass(at).expectHappened('abilityTaken', { cites: '11.11.3' }).expectNotHappened('drawn');
    expect(stackOf(at)).toEqual([]);
  });
});

rule('FF-TCG 11.8.14', () => {
  const willing = arriving({}, may(draw()));

  it('is stacked without a question, and asked about on resolution', () => {
    const at = cast(fftcgTable({ p1: { hand: [{ card: 'arriving', as: 'new' }] } }, [willing]), 'new');
    at.expectDecision({ p1: 'priority' });
    bothPass(at).expectDecision({ p1: 'may' }).expectLegal('p1', ['yes', 'no']);
    at.answer('p1', 'no').expectNotHappened('drawn').expectDecision({ p1: 'priority' });
  });

  it('does it where its player says so, and asks nothing where it does not say "may"', () => {
    const p1 = { hand: [{ card: 'arriving', as: 'new' }] };
    const at = bothPass(cast(fftcgTable({ p1 }, [willing]), 'new')).answer('p1', 'yes');
    at.expectHappened('drawn', { seat: 'p1' });
    bothPass(cast(fftcgTable({ p1 }, [arriving({}, draw())]), 'new')).expectHappened('drawn', { seat: 'p1' });
  });
});

rule('FF-TCG 11.8.15', () => {
  const mourner = forward({
    id: 'mourner',
    abilities: [whenever('broken', draw(), { on: [{ event: 'broken' }] })],
  });
  const grave = backup({
    id: 'grave',
    abilities: [
      {
        kind: 'replacement',
        name: 'grave',
        on: { event: 'broken', where: { object: { object: { is: ['forward'] } } }, bind: { lost: 'object' } },
        instead: { with: 'effect', effect: { do: 'put', objects: 'lost', zone: 'removed' } },
      },
    ],
  });
  const shoot = (field: readonly string[]) => {
    const p1 = { hand: [{ card: 'bolt', as: 'bolt' }], field };
    const at = fftcgTable({ p1, p2: { field: [{ card: 'plain', as: 'knight' }] } }, [mourner, grave, plain, bolt]);
    return bothPass(castSummon(at, 'bolt').answer('p1', ['knight']));
  };

  it('triggers on what happened, and not on what something else happened instead of', () => {
    expect(stackOf(shoot(['mourner']))).toEqual(['mourner']);
    const at = shoot(['mourner', 'grave']).expectNotHappened('broken');
    expect(stackOf(at)).toEqual([]);
    expect(at.cards('p2', 'removed')).toEqual(['plain']);
  });

  it('triggers on an event that the replacement is not about', () => {
    const smash = summon({ id: 'bolt', cost: 0, targets: [target({})], effect: { do: 'break', objects: 'target' } });
    const p1 = { hand: [{ card: 'bolt', as: 'bolt' }], field: ['mourner', 'grave'] };
    const at = fftcgTable({ p1, p2: SNIPER }, [mourner, grave, smash, sniper]);
    bothPass(castSummon(at, 'bolt').answer('p1', ['sniper'])).expectHappened('broken', { card: 'sniper' });
    expect(stackOf(at)).toEqual(['mourner']);
  });
});

rule('FF-TCG 11.8.5', () => {
  it('has the player who controls its source make the choices, no matter who made it trigger', () => {
    const thorn = forward({
      id: 'thorn',
      abilities: [
        whenever('dulled', { do: 'dull', objects: 'target' }, { targets: [target({ is: ['forward'], other: true })] }),
      ],
    });
    const hush = summon({ id: 'hush', cost: 0, targets: [target()], effect: { do: 'dull', objects: 'target' } });
    const p2 = {
      field: [
        { card: 'thorn', as: 'thorn' },
        { card: 'plain', as: 'knight' },
      ],
    };
    const at = fftcgTable({ p1: { hand: [{ card: 'hush', as: 'hush' }] }, p2 }, [thorn, hush, plain]);
    bothPass(castSummon(at, 'hush').answer('p1', ['thorn'])).expectDecision({ p2: 'target' });
  });

  it('is controlled by who controls its source, of two of the same each its own', () => {
    const echo = forward({
      id: 'echo',
      generic: true,
      abilities: [whenever('entered', draw(), { on: [{ event: 'entered' }] })],
    });
    const p1 = { hand: [{ card: 'arriving', as: 'new' }], field: ['echo'] };
    const at = cast(fftcgTable({ p1, p2: { field: ['echo'] } }, [echo, forward({ id: 'arriving', cost: 0 })]), 'new');
    const placed = at.log.filter(({ kind }) => kind === 'abilityPlaced');
    expect(placed.map(({ seat }) => seat)).toEqual(['p1', 'p2']);
    bothPass(at).expectHappened('drawn', { seat: 'p2' });
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
  });
});

rule('FF-TCG 11.8.19', () => {
  const veil = backup({
    id: 'veil',
    abilities: [
      activated('hide', modify('target', { change: 'flag', flag: 'cannotBeChosenByOpponentsAbilities' }), {
        targets: [target()],
      }),
    ],
  });
  const p1 = { hand: [{ card: 'arriving', as: 'new' }] };
  const p2 = {
    field: [
      { card: 'veil', as: 'veil' },
      { card: 'plain', as: 'knight' },
      { card: 'plain', as: 'squire' },
    ],
  };
  const veiled = (
    effect: Parameters<typeof arriving>[1],
    targets: Parameters<typeof arriving>[0],
    chosen: string[],
  ) => {
    const at = cast(fftcgTable({ p1, p2 }, [veil, plain, arriving(targets, effect)]), 'new').answer('p1', chosen);
    at.answer('p1', PASS)
      .answer('p2', { action: 'use-ability', source: 'veil', ability: 'hide' })
      .answer('p2', ['knight']);
    return bothPass(bothPass(at));
  };
  const dealAndDraw = sequence(deal(2000), draw());

  it('does nothing if its only target may no longer be chosen, though it is there', () => {
    const at = veiled(dealAndDraw, { targets: [target()] }, ['knight']);
    at.expectHappened('abilityTaken', { cites: '11.8.19' }).expectNotHappened('drawn');
  });

  it('does what it can where one of two targets is left', () => {
    const at = veiled(dealAndDraw, { targets: [target({ is: ['forward'] }, 'target', 2)] }, ['knight', 'squire']);
    at.expectHappened('drawn', { seat: 'p1' });
    expect([at.marks('knight')['damage'], at.marks('squire')['damage']]).toEqual([undefined, 2000]);
  });
});
