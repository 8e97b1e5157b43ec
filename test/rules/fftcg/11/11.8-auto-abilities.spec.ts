import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import {
  draw,
  each,
  modify,
  power,
  sequence,
  target,
  whenever,
  type Effect,
} from '../../../support/fftcg-abilities.js';
import {
  arriving,
  bolt,
  cast,
  castSummon,
  citedBy,
  plain,
  SNIPER,
  snipe,
  sniper,
  stackOf,
} from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

type Amount = Extract<Effect, { readonly do: 'modes' }>['max'];
const sweep = summon({ id: 'sweep', cost: 0, effect: each({ is: ['forward'] }, { do: 'break', objects: 'all' }) });

rule('FF-TCG 11.8.3', () => {
  const late = forward({
    id: 'late',
    abilities: [whenever('phaseBegan', draw(), { on: [{ event: 'phaseBegan', where: { phase: { equals: 'end' } } }] })],
  });

  it('triggers in the End Phase too, where nothing may be played or used', () => {
    const at = fftcgTable({ p1: { field: ['late'], hand: ['bolt'] } }, [late, bolt], { turn: { phase: 'main2' } });
    bothPass(at);
    expect(stackOf(at)).toEqual(['late']);
    at.expectLegal('p1', [PASS]);
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
  });

  it('does not trigger on what is not its event', () => {
    const at = bothPass(fftcgTable({ p1: { field: ['late'] } }, [late, bolt], { turn: { phase: 'main1' } }));
    expect([at.state.turn.phase, stackOf(at)]).toEqual(['attack', []]);
  });
});

rule('FF-TCG 11.8.4', () => {
  const choosy = arriving(
    { targets: [target({ is: ['forward'], of: 'opponents' })] },
    sequence({ do: 'dull', objects: 'target' }, draw()),
  );
  const enter = (p2: JsonRecord) =>
    cast(fftcgTable({ p1: { hand: [{ card: 'arriving', as: 'new' }] }, p2 }, [choosy, plain]), 'new');

  it('is removed at once where there is nothing to choose, and nothing of it happens', () => {
    const at = enter({}).expectHappened('triggerDropped', { cites: '11.8.4' });
    expect(stackOf(at)).toEqual([]);
    bothPass(at).expectNotHappened('drawn');
  });

  it('asks for the target before anybody has priority', () => {
    const at = enter({ field: [{ card: 'plain', as: 'knight' }] });
    at.expectDecision({ p1: 'target' }).answer('p1', ['knight']).expectDecision({ p1: 'priority' });
    expect(stackOf(at)).toEqual(['arriving']);
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
  });
});

rule('FF-TCG 11.8.4', () => {
  const pair = arriving({
    targets: [
      { as: 'some', from: { is: ['forward'], other: true }, min: 1, max: 2 },
      target({ is: ['forward'], other: true, notBound: 'some' }, 'other'),
    ],
  });
  const enter = (...field: readonly string[]) =>
    cast(
      fftcgTable(
        { p1: { hand: [{ card: 'arriving', as: 'new' }] }, p2: { field: field.map((as) => ({ card: 'plain', as })) } },
        [pair, plain],
      ),
      'new',
    );

  it('is removed by the rules if it lacks all targets, or one that turns out to be missing', () => {
    const none = enter();
    expect(citedBy(none, 'triggerDropped')).toEqual([['11.8.4', '11.8.9']]);
    expect(citedBy(enter('knight'), 'triggerDropped')).toEqual([['11.8.4', '11.8.9']]);
    const both = enter('knight', 'squire')
      .answer('p1', ['knight', 'squire'])
      .expectNotHappened('abilityPlaced')
      .expectDecision({ p1: 'priority' });
    expect([citedBy(both, 'triggerDropped'), stackOf(both), both.state.triggered]).toEqual([[['11.8.4']], [], []]);
    const two = enter('knight', 'squire').answer('p1', ['knight']).answer('p1', ['squire']);
    expect(stackOf(two)).toEqual(['arriving']);
  });
});

rule('FF-TCG 11.8.9', () => {
  it('is heard by what it chooses as it goes on the stack, and by nothing else', () => {
    const wary = forward({ id: 'wary', generic: true, abilities: [whenever('chosen', draw())] });
    const p2 = { field: ['knight', 'squire'].map((as) => ({ card: 'wary', as })) };
    const aiming = arriving(
      { targets: [target({ is: ['forward'], of: 'opponents' })] },
      { do: 'dull', objects: 'target' },
    );
    const p1 = { hand: [{ card: 'arriving', as: 'new' }] };
    const at = cast(fftcgTable({ p1, p2 }, [aiming, wary]), 'new').answer('p1', ['squire']);
    at.expectLog([
      { kind: 'abilityPlaced', card: 'arriving' },
      { kind: 'chosen', object: 'squire', seat: 'p1', cites: '11.8.9' },
      { kind: 'abilityPlaced', card: 'wary' },
    ]);
    expect(stackOf(at)).toEqual(['arriving', 'wary']);
  });

  it('chooses for each ability its own, and leaves the others what they know', () => {
    const entering = { event: 'entered', where: { object: { object: { other: true } } } } as const;
    const hunter = backup({
      id: 'hunter',
      abilities: [{ ...whenever('entered', draw(), { targets: [target()] }), on: [entering] }],
    });
    const tutor = backup({
      id: 'tutor',
      abilities: [{ ...whenever('entered', modify('it', power(1000))), on: [{ ...entering, bind: { it: 'object' } }] }],
    });
    const p1 = {
      hand: [{ card: 'pupil', as: 'pupil' }],
      field: ['hunter', 'tutor', 'other'].map((card) => ({ card, as: card })),
    };
    const known = [hunter, tutor, forward({ id: 'pupil', cost: 0 }), forward({ id: 'other' })];
    const at = fftcgTable({ p1 }, known).answer('p1', { action: 'cast-character', card: 'pupil' });
    for (const order of at.legal('p1').slice(0, 1)) at.answer('p1', order);
    at.answer('p1', ['other']);
    bothPass(bothPass(at));
    expect(at.facts(at.find('p1', 'field', 'pupil')).numbers['power']).toBe(6000);
  });
});

rule('FF-TCG 11.8.6', () => {
  const mourner = forward({
    id: 'mourner',
    abilities: [
      whenever('broken', draw(), {
        on: [{ event: 'broken', where: { object: { object: { is: ['forward'], of: 'opponents' } } } }],
      }),
    ],
  });

  it('triggers once for each that leaves in one event, also as its own card leaves with them', () => {
    const seats = {
      p1: { hand: [{ card: 'sweep', as: 'sweep' }], field: ['mourner'] },
      p2: { field: ['plain', 'plain', 'plain'] },
    };
    const at = castSummon(fftcgTable(seats, [mourner, plain, sweep]), 'sweep');
    bothPass(at).expectDecision({ p1: 'triggerOrder' });
    expect(at.state.triggered).toHaveLength(3);
  });

  it('does not trigger where none of those it waits for is among them', () => {
    const p1 = { hand: [{ card: 'sweep', as: 'sweep' }], field: ['mourner', 'plain'] };
    const at = bothPass(castSummon(fftcgTable({ p1 }, [mourner, plain, sweep]), 'sweep'));
    expect(at.log.filter(({ kind }) => kind === 'broken')).toHaveLength(2);
    expect([stackOf(at), at.state.triggered]).toEqual([[], []]);
  });
});

rule('FF-TCG 11.8.7', () => {
  const own = (id: string) =>
    forward({ id, abilities: [whenever('summonCast', draw(), { name: id, on: [{ event: 'summonCast' }] })] });
  const table = () => {
    const p1 = { hand: [{ card: 'bolt', as: 'bolt' }], field: ['first', 'second'] };
    const at = fftcgTable({ p1, p2: { field: ['third', { card: 'plain', as: 'knight' }] } }, [
      own('first'),
      own('second'),
      own('third'),
      plain,
      bolt,
    ]);
    return castSummon(at, 'bolt').answer('p1', ['knight']);
  };
  const waiting = (at: Table, seat: string) =>
    at.state.triggered
      .filter(({ controller }) => controller === seat)
      .map(({ id, source }) => [source.definition, id] as const);

  it('lets the turn player order theirs, then the other, above whom the last resolves first', () => {
    const at = table().expectDecision({ p1: 'triggerOrder' });
    const ids = Object.fromEntries(waiting(at, 'p1'));
    at.answer('p1', [ids['second'] ?? '', ids['first'] ?? '']);
    expect(stackOf(at)).toEqual(['bolt', 'second', 'first', 'third']);
    at.expectDecision({ p1: 'priority' });
    bothPass(at).expectHappened('drawn', { seat: 'p2' });
  });

  it('does nothing when it triggers, and waits until rule processes are done', () => {
    const dying = forward({ id: 'dying', cost: 0, power: 1000, abilities: [whenever('entered', draw())] });
    const lord = forward({
      id: 'frost',
      abilities: [
        {
          kind: 'static',
          name: 'frost',
          affects: { is: ['forward'], other: true },
          changes: [{ change: 'number', name: 'power', add: -1000 }],
        },
      ],
    });
    const p1 = { hand: [{ card: 'dying', as: 'dying' }], field: ['frost'] };
    const at = cast(fftcgTable({ p1 }, [dying, lord]), 'dying');
    expect(at.cards('p1', 'break')).toEqual(['dying']);
    expect(stackOf(at)).toEqual(['dying']);
    const kinds = at.log.map(({ kind }) => kind);
    expect(kinds.indexOf('putInto')).toBeLessThan(kinds.indexOf('abilityPlaced'));
    at.expectNotHappened('drawn');
  });
});

describe('modes of an auto-ability', () => {
  const modal = (max: Amount) =>
    arriving(
      {},
      {
        do: 'modes',
        min: 1,
        max,
        of: [
          { name: 'draw', effect: draw() },
          { name: 'blow', effect: { do: 'damage-player', who: 'opponent', count: 1 } },
        ],
      },
    );
  const asMany: Amount = { count: { is: ['backup'], of: 'you' } };
  const enter = (max: Amount, posts = 0) => {
    const field = Array.from({ length: posts }, (_, index) => ({ card: 'post', as: `post-${index}` }));
    const p1 = { hand: [{ card: 'arriving', as: 'new' }], field };
    return cast(fftcgTable({ p1, p2: SNIPER }, [modal(max), backup({ id: 'post' }), sniper]), 'new');
  };

  rule('FF-TCG 11.8.10', () => {
    it('announces the mode as it goes on the stack', () => {
      const at = enter(1)
        .expectDecision({ p1: 'modes' })
        .expectLegal('p1', [['draw'], ['blow']]);
      at.answer('p1', ['blow']).expectDecision({ p1: 'priority' });
      bothPass(at).expectHappened('playerDamaged', { seat: 'p2' }).expectNotHappened('drawn');
    });

    it('takes one of them where one is to be selected', () => {
      const at = enter(1).expectRefused('p1', ['draw', 'blow'], 'answer.too-many', '11.8.10');
      at.expectRefused('p1', [], 'answer.too-few', '11.8.10');
      bothPass(at.answer('p1', ['draw']))
        .expectHappened('drawn', { seat: 'p1' })
        .expectNotHappened('playerDamaged');
    });
  });

  rule('FF-TCG 11.8.10.1', () => {
    it('fixes how many there are when they are announced', () => {
      const at = enter(asMany, 2).expectLegal('p1', [['draw'], ['blow'], ['draw', 'blow']]);
      snipe(at.answer('p1', ['draw', 'blow']), 'post-0');
      bothPass(at).expectHappened('drawn', { seat: 'p1' }).expectHappened('playerDamaged', { seat: 'p2' });
      enter(asMany, 1).expectLegal('p1', [['draw'], ['blow']]);
    });

    it('does the one that was announced where there could have been two', () => {
      const at = bothPass(enter(asMany, 2).answer('p1', ['blow']));
      at.expectHappened('playerDamaged', { seat: 'p2' }).expectNotHappened('drawn');
    });
  });

  rule('FF-TCG 11.8.10.2', () => {
    it('is not stacked where no mode may be selected', () => {
      const at = enter(asMany).expectHappened('triggerDropped', { cites: '11.8.10.2' });
      expect(stackOf(at)).toEqual([]);
    });

    it('is stacked where one may be', () => {
      const at = enter(asMany, 1).expectNotHappened('triggerDropped').answer('p1', ['draw']);
      expect(stackOf(at)).toEqual(['arriving']);
    });
  });
});
