import { expect, it } from 'vitest';
import {
  activated,
  breaking,
  draw,
  each,
  modify,
  power,
  sequence,
  target,
  whenever,
  type Effect,
} from '../../../support/fftcg-abilities.js';
import { bolt, cast, castSummon, citedBy, plain, stackOf } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

/** The rules of what resolves, with its source and without it. */
const RESOLVED = ['11.11.1', '11.1.7'];
const RESOLVED_WITHOUT_SOURCE = [...RESOLVED, '6.4.2', '11.11.4', '11.5.4', '11.5.5'];
const KNIGHT = { card: 'plain', as: 'knight' };
const BOLT = { card: 'bolt', as: 'bolt' };
const returning = forward({
  id: 'returning',
  abilities: [
    whenever(
      'broken',
      { do: 'put', objects: 'lost', zone: 'hand' },
      {
        on: [{ event: 'broken', where: { object: { object: { self: true } } }, bind: { lost: 'becomes' } }],
      },
    ),
  ],
});
/** In response, p2 removes what is in a Break Zone, or returns what is on the field. */
const digger = backup({
  id: 'digger',
  abilities: [
    activated('dig', { do: 'put', objects: 'target', zone: 'removed' }, { targets: [target({ zone: 'break' })] }),
    activated('lift', { do: 'put', objects: 'target', zone: 'hand' }, { targets: [target({})] }),
  ],
});
const P2 = { field: [{ card: 'digger', as: 'digger' }] };
const respond = (at: Table, ability: string, victim: string) => {
  at.answer('p1', PASS).answer('p2', { action: 'use-ability', source: 'digger', ability }).answer('p2', [victim]);
  return bothPass(at);
};

rule('FF-TCG 11.8.16.1', () => {
  const broken = () => {
    const p1 = { hand: [BOLT], field: [{ card: 'returning', as: 'returning' }] };
    const at = fftcgTable({ p1, p2: P2 }, [returning, bolt, digger]);
    return bothPass(castSummon(at, 'bolt').answer('p1', ['returning']));
  };

  it('finds the card in the zone to which it went', () => {
    const at = bothPass(broken());
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break')]).toEqual([['returning'], ['bolt']]);
    expect(citedBy(at, 'abilityTaken')).toEqual([RESOLVED_WITHOUT_SOURCE]);
  });

  it('names the card where it went and what it was by different rules', () => {
    const twofold = forward({
      id: 'twofold',
      cost: 3,
      power: 1000,
      abilities: [
        whenever(
          'broken',
          sequence({ do: 'put', objects: 'lost', zone: 'hand' }, { do: 'draw', count: { number: 'cost', of: 'was' } }),
          {
            on: [
              {
                event: 'broken',
                where: { object: { object: { self: true } } },
                bind: { lost: 'becomes', was: 'object' },
              },
            ],
          },
        ),
      ],
    });
    const p1 = { hand: [BOLT], field: [{ card: 'twofold', as: 'twofold' }] };
    const at = bothPass(
      castSummon(fftcgTable({ p1, p2: P2 }, [twofold, bolt, digger]), 'bolt').answer('p1', ['twofold']),
    );
    bothPass(respond(at, 'dig', at.find('p1', 'break', 'twofold')));
    expect(citedBy(at, 'abilityTaken')).toEqual([[...RESOLVED_WITHOUT_SOURCE, '11.8.16.1', '11.8.16.2', '11.11.7']]);
    expect(at.cards('p1', 'hand')).toHaveLength(3);
  });

  it('does nothing to a card that has left', () => {
    const at = broken();
    bothPass(respond(at, 'dig', at.find('p1', 'break', 'returning')));
    at.expectHappened('abilityTaken', { card: 'returning', cites: '11.8.16.1' }).expectNotHappened('putInto');
    expect(citedBy(at, 'abilityTaken')).toEqual([[...RESOLVED_WITHOUT_SOURCE, '11.8.16.1', '11.8.16.2']]);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'removed')]).toEqual([[], ['returning']]);
  });
});

rule('FF-TCG 11.8.16.2', () => {
  it('fails for a card that went on to a hidden zone, also when it comes again', () => {
    const herald = backup({
      id: 'herald',
      abilities: [
        whenever('entered', modify('new', power(1000)), {
          on: [{ event: 'entered', where: { object: { object: { is: ['forward'] } } }, bind: { new: 'object' } }],
        }),
      ],
    });
    const newcomer = forward({ id: 'newcomer', cost: 0 });
    const p1 = { hand: [{ card: 'newcomer', as: 'new' }], field: ['herald'] };
    const at = cast(fftcgTable({ p1, p2: P2 }, [herald, newcomer, digger]), 'new');
    respond(at, 'lift', at.find('p1', 'field', 'newcomer'));
    bothPass(at).expectHappened('abilityTaken', { card: 'herald', cites: '11.8.16.2' });
    expect(citedBy(at, 'abilityTaken')).toEqual([[...RESOLVED, '11.8.16.1', '11.8.16.2']]);
    at.expectNotHappened('effectStarted');
    bothPass(cast(at, at.find('p1', 'hand', 'newcomer')));
    expect(at.facts(at.find('p1', 'field', 'newcomer')).numbers['power']).toBe(6000);
  });

  it('finds a card that has stayed where it entered', () => {
    const herald = backup({
      id: 'herald',
      abilities: [
        whenever('entered', modify('new', power(1000)), {
          on: [{ event: 'entered', where: { object: { object: { is: ['forward'] } } }, bind: { new: 'object' } }],
        }),
      ],
    });
    const newcomer = forward({ id: 'newcomer', cost: 0 });
    const at = fftcgTable({ p1: { hand: [{ card: 'newcomer', as: 'new' }], field: ['herald'] } }, [herald, newcomer]);
    bothPass(cast(at, 'new'));
    expect(at.facts(at.find('p1', 'field', 'newcomer')).numbers['power']).toBe(6000);
    expect(citedBy(at, 'abilityTaken')).toEqual([RESOLVED]);
  });

  it('asks nothing of what it knows that is no card', () => {
    const on = [{ event: 'entered', where: { object: { object: { self: true } } }, bind: { how: 'cast' } }];
    const payer = forward({ id: 'payer', cost: 0, abilities: [whenever('entered', draw(), { on })] });
    const at = bothPass(cast(fftcgTable({ p1: { hand: [{ card: 'payer', as: 'new' }] } }, [payer]), 'new'));
    expect(citedBy(at, 'abilityTaken')).toEqual([RESOLVED]);
  });
});

rule('FF-TCG 11.8.16.2.1', () => {
  const social = (id: string) =>
    forward({
      id,
      abilities: [
        whenever('entered', draw(), {
          on: [{ event: 'entered', where: { object: { object: { is: ['forward'], other: true, of: 'you' } } } }],
        }),
      ],
    });
  const both = summon({
    id: 'both',
    cost: 0,
    effect: sequence(
      { do: 'all', from: { zone: 'break', of: 'you', is: ['forward'] }, as: 'all' },
      { do: 'play-onto-field', objects: 'all' },
    ),
  });

  it('checks all cards on the field, those that enter together too', () => {
    const p1 = { hand: [{ card: 'both', as: 'both' }], break: ['one', 'two'], field: ['three'] };
    const at = bothPass(castSummon(fftcgTable({ p1 }, [social('one'), social('two'), social('three'), both]), 'both'));
    expect(at.state.triggered.map(({ source }) => source.definition).sort()).toEqual(['one', 'three', 'three', 'two']);
  });
  it('puts on the stack what was waiting for it, and nothing that was not', () => {
    const p1 = { hand: [{ card: 'fresh', as: 'fresh' }], field: ['three', 'mute'] };
    const mute = forward({ id: 'mute' });
    const at = cast(fftcgTable({ p1 }, [social('three'), mute, forward({ id: 'fresh', cost: 0 })]), 'fresh');
    at.expectHappened('abilityPlaced', { card: 'three', cites: '11.8.16.2.1' });
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced')).toHaveLength(1);
  });
  it('is the rule of what waits for an entry, also among other events, and of nothing else', () => {
    const on = (...events: readonly string[]) => events.map((event) => ({ event }));
    const placed = (...events: readonly string[]) => {
      const post = backup({ id: 'post', abilities: [whenever('entered', draw(), { on: on(...events) })] });
      const p1 = { hand: [BOLT], field: ['post', { card: 'plain', as: 'knight' }] };
      const at = castSummon(fftcgTable({ p1 }, [post, plain, bolt]), 'bolt');
      return citedBy(bothPass(at.answer('p1', ['knight'])), 'abilityPlaced').map((cites) => cites[0]);
    };
    expect([placed('broken'), placed('broken', 'entered'), placed('entered')]).toEqual([
      ['11.8.7'],
      ['11.8.16.2.1'],
      [],
    ]);
  });
});

rule('FF-TCG 11.11.7', () => {
  const keeper = backup({
    id: 'keeper',
    abilities: [
      whenever(
        'broken',
        { do: 'draw', count: { number: 'cost', of: 'fallen' } },
        {
          on: [{ event: 'broken', where: { object: { object: { is: ['forward'] } } }, bind: { fallen: 'object' } }],
        },
      ),
    ],
  });
  it('goes by what a card was before it moved, and cites that', () => {
    const p1 = { hand: [BOLT], field: ['keeper'] };
    const p2 = { field: [{ card: 'dear', as: 'dear' }] };
    const dear = forward({ id: 'dear', cost: 3, power: 1000 });
    const at = bothPass(castSummon(fftcgTable({ p1, p2 }, [keeper, dear, bolt]), 'bolt').answer('p1', ['dear']));
    bothPass(at).expectHappened('abilityTaken', { card: 'keeper', cites: '11.11.7' });
    expect(citedBy(at, 'abilityTaken')).toEqual([[...RESOLVED, '11.11.7']]);
    expect(at.cards('p1', 'hand')).toHaveLength(3);
  });
});

/** A delayed auto-ability about any Forward that is broken. */
const vigil = (until: string, once: boolean): Effect => ({
  do: 'float',
  until,
  once,
  ability: whenever('broken', draw(), {
    on: [{ event: 'broken', where: { object: { object: { is: ['forward'] } } } }],
  }),
});
const shots = [1, 2].map((index) => ({ card: 'bolt', as: `bolt-${index}` }));
const watch = (effect: Effect) => summon({ id: 'watch', cost: 0, effect });
const watched = (effect: Effect) => {
  const p1 = { hand: [{ card: 'watch', as: 'watch' }, ...shots] };
  const p2 = { field: [KNIGHT, { card: 'plain', as: 'squire', dull: true }] };
  return fftcgTable({ p1, p2 }, [plain, watch(effect), bolt]);
};
const shoot = (at: Table, shot: string, who: string) => bothPass(castSummon(at, shot).answer('p1', [who]));

rule('FF-TCG 11.8.17.1', () => {
  it('hears only what happens after it was made', () => {
    const at = shoot(watched(vigil('always', true)), 'bolt-1', 'knight');
    bothPass(castSummon(at, 'watch'));
    expect(stackOf(at)).toEqual([]);
    expect(stackOf(shoot(at, 'bolt-2', 'squire'))).toEqual(['watch']);
  });

  it('hears of what the text does after it, and not of what it does before', () => {
    const stack = (...of: Effect[]) => {
      const both = summon({ id: 'watch', cost: 0, targets: [target()], effect: sequence(...of) });
      const at = fftcgTable({ p1: { hand: [{ card: 'watch', as: 'watch' }] }, p2: { field: [KNIGHT] } }, [plain, both]);
      return stackOf(bothPass(castSummon(at, 'watch').answer('p1', ['knight'])));
    };
    expect(stack(vigil('always', true), breaking())).toEqual(['watch']);
    expect(stack(breaking(), vigil('always', true))).toEqual([]);
  });
});

rule('FF-TCG 11.8.17.2', () => {
  const twice = (effect: Effect) => {
    const at = shoot(bothPass(castSummon(watched(effect), 'watch')), 'bolt-1', 'knight');
    expect(stackOf(at)).toEqual(['watch']);
    return shoot(bothPass(at), 'bolt-2', 'squire');
  };

  it('triggers once where no period is given, and each time within one', () => {
    expect(stackOf(twice(vigil('always', true)))).toEqual([]);
    expect(stackOf(twice(vigil('endOfTurn', false)))).toEqual(['watch']);
  });

  /** One event in which two Forwards are broken. */
  const together = (effect: Effect) => {
    const quake = summon({ id: 'quake', cost: 0, effect: each({ is: ['forward'], of: 'opponents' }, breaking('all')) });
    const p1 = { hand: ['watch', 'quake'].map((card) => ({ card, as: card })) };
    const p2 = { field: [KNIGHT, { card: 'plain', as: 'squire' }] };
    const at = bothPass(castSummon(fftcgTable({ p1, p2 }, [plain, watch(effect), quake]), 'watch'));
    return bothPass(castSummon(at, 'quake'));
  };
  /** With two of one's own to put on the stack, their order is asked. */
  const triggers = (at: Table) => [stackOf(at), at.state.triggered.map(({ source }) => source.definition)];

  it('triggers once for one event with several occurrences, and then no more', () => {
    const at = together(vigil('always', true));
    expect(triggers(at)).toEqual([['watch'], []]);
    expect(at.log.filter(({ kind }) => kind === 'broken')).toHaveLength(2);
    expect(at.state.effects).toEqual([]);
  });

  it('triggers for each of them within a period', () => {
    const at = together(vigil('endOfTurn', false));
    expect(triggers(at.expectDecision({ p1: 'triggerOrder' }))).toEqual([[], ['watch', 'watch']]);
  });

  it('triggers for each of several that wait, also from one card', () => {
    const at = together(sequence(vigil('always', true), vigil('always', true)));
    expect(triggers(at.expectDecision({ p1: 'triggerOrder' }))).toEqual([[], ['watch', 'watch']]);
    expect(at.state.effects).toEqual([]);
  });
});

rule('FF-TCG 11.8.17.3', () => {
  const doom = summon({
    id: 'doom',
    cost: 0,
    targets: [target()],
    effect: {
      do: 'float',
      once: true,
      until: 'always',
      ability: whenever('phaseBegan', breaking(), {
        on: [{ event: 'phaseBegan', where: { phase: { equals: 'end' } } }],
      }),
    },
  });
  const doomed = () => {
    const p1 = { hand: [{ card: 'doom', as: 'doom' }] };
    const at = fftcgTable({ p1, p2: { field: [...P2.field, KNIGHT] } }, [plain, doom, digger], {
      turn: { phase: 'main2' },
    });
    return castSummon(at, 'doom').answer('p1', ['knight']);
  };

  it('affects the card where it is, at the end of the turn', () => {
    const at = bothPass(bothPass(doomed()));
    expect(stackOf(at)).toEqual(['doom']);
    expect(bothPass(at).exists('knight')).toBe(false);
  });

  it('does not affect what has left its zone, though the card is on the field again', () => {
    const at = bothPass(doomed());
    respond(at, 'lift', 'knight');
    bothPass(bothPass(at)).expectNotHappened('broken');
    expect(at.cards('p2', 'hand')).toEqual(['plain']);
  });
});
