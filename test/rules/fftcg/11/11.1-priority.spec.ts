import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { askedBy } from '../../../support/fftcg-play.js';
import { PASS, backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const cards = [
  backup({ id: 'lamp' }),
  summon({ id: 'spell' }),
  summon({ id: 'other' }),
  summon({
    id: 'blast',
    targets: [{ as: 'target', from: { is: ['forward'] }, min: 1, max: 1 }],
    effect: { do: 'deal', objects: 'target', amount: 5000 },
  }),
  forward({
    id: 'captain',
    abilities: [
      {
        kind: 'static',
        name: 'rally',
        affects: { is: ['forward'], of: 'you', other: true },
        changes: [{ change: 'number', name: 'power', add: 2000 }],
      },
    ],
  }),
  forward({ id: 'recruit', power: 1000 }),
  forward({
    id: 'martyr',
    abilities: [
      {
        kind: 'triggered',
        name: 'legacy',
        on: [{ event: 'broken', where: { object: { object: { self: true } } } }],
        effect: { do: 'draw', count: 1 },
      },
    ],
  }),
  backup({
    id: 'bell',
    abilities: [
      {
        kind: 'triggered',
        name: 'ring',
        on: [{ event: 'phaseBegan', where: { phase: { equals: 'attack' } } }],
        effect: { do: 'draw', count: 1 },
      },
    ],
  }),
];
const side = (hand: readonly string[], field: readonly string[] = []): JsonRecord => ({
  hand: hand.map((card) => ({ card, as: card })),
  field: field.map((card, index) => ({ card, as: `${card}${index + 1}` })),
});
const table = (p1: JsonRecord, p2: JsonRecord = {}) => fftcgTable({ p1, p2 }, cards);
const cast = (card: string) => ({ action: 'cast-summon', card });

rule('FF-TCG 11.1.1', () => {
  it('lets only the player with priority act', () => {
    const at = table(side(['spell'], ['lamp']), side([]));
    at.expectLegal('p1', [cast('spell'), PASS]);
    expect(at.refused('p2', PASS).code).toBe('decision.none');
    expect(at.state.pending[0]?.cites.map(({ rule: number }) => number)).toContain('11.1.1');
  });

  it('lets a player use neither what is the other’s nor what no action is', () => {
    const at = table(side(['spell'], ['lamp']), { hand: [{ card: 'other', as: 'theirs' }] });
    at.refused('p1', cast('theirs'));
    at.expectRefused('p1', { action: 'dance' }, 'answer.shape', '11.1.1').expectDecision({ p1: 'priority' });
  });

  const scout = forward({ id: 'scout', cost: 0, keywords: ['back-attack'] });
  const chime = backup({
    id: 'chime',
    abilities: [{ kind: 'activated', name: 'strike', costs: [], effect: { do: 'draw', count: 1 } }],
  });
  const ready = {
    hand: ['scout', 'squire', 'whim'].map((card) => ({ card, as: card })),
    field: [{ card: 'chime', as: 'chime' }],
  };
  const open = (phase: string) =>
    fftcgTable({ p1: ready }, [scout, chime, forward({ id: 'squire', cost: 0 }), summon({ id: 'whim', cost: 0 })], {
      turn: { phase },
    });
  const CASTS = ['scout', 'squire'].map((card) => ({ action: 'cast-character', card }));
  const OTHERS = [cast('whim'), { action: 'use-ability', source: 'chime', ability: 'strike' }, PASS];

  it('allows all in a Main Phase, only Back Attack of Characters in an Attack Phase', () => {
    open('main1').expectLegal('p1', [...CASTS, ...OTHERS]);
    bothPass(open('main1')).expectLegal('p1', [...CASTS.slice(0, 1), ...OTHERS]);
    bothPass(open('main2')).expectLegal('p1', [PASS]).answer('p1', PASS).expectLegal('p2', [PASS]);
  });
});

rule('FF-TCG 11.1.2', () => {
  it('gives the turn player priority after what triggered at the beginning is on the stack', () => {
    const at = bothPass(table(side([]), side([], ['bell'])));
    expect(at.state.turn.phase).toBe('attack');
    expect(at.state.zones['stack']).toHaveLength(1);
    at.expectDecision({ p1: 'priority' });
  });

  it('gives it at once where nothing has triggered', () => {
    const at = bothPass(bothPass(table(side([]), side([], ['bell']))));
    bothPass(at);
    expect([at.state.turn.phase, at.state.zones['stack']]).toEqual(['main2', []]);
    at.expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 11.1.3', () => {
  it('carries out rule processes, all at once and again, before anybody has priority', () => {
    const p1 = {
      ...side(['blast'], ['lamp']),
      field: [
        { card: 'lamp', as: 'lamp1' },
        { card: 'captain', as: 'captain' },
        { card: 'recruit', as: 'recruit', damage: 1000 },
      ],
    };
    const at = table(p1).answer('p1', cast('blast')).answer('p1', ['captain']).answer('p1', { lamp1: 'fire' });
    bothPass(at);
    const broken = at.log.filter(({ kind }) => kind === 'broken').map(({ card }) => card);
    expect(broken).toEqual(['captain', 'recruit']);
    at.expectDecision({ p1: 'priority' });
  });

  it('carries out none while something is being cast, and all that is due once it is', () => {
    const rite = summon({
      id: 'rite',
      cost: 0,
      additionalCosts: [{ pay: 'break', count: 1, of: { named: 'captain' } }],
    });
    const field = [
      { card: 'captain', as: 'captain' },
      { card: 'recruit', as: 'recruit', damage: 1000 },
    ];
    const at = fftcgTable({ p1: { hand: [{ card: 'rite', as: 'rite' }], field } }, [...cards, rite]);
    at.answer('p1', cast('rite')).expectDecision({ p1: 'payment' }).expectNotHappened('broken');
    at.answer('p1', { captain: 'break' }).expectLog([
      { kind: 'summonCast', card: 'rite' },
      { kind: 'putInto', card: 'captain', zone: 'break' },
      { kind: 'broken', card: 'recruit', cites: '12.4.5' },
    ]);
    at.expectDecision({ p1: 'priority' });
  });
});

/** Who has priority in each kind of step, when rule processes and triggers are done. */
const askedIn = () =>
  [table({}), bothPass(table({})), bothPass(fftcgTable({}, cards, { turn: { phase: 'main2' } }))].map(askedBy);

rule('FF-TCG 11.1.3', () => {
  it('is why there is priority in a Main, an Attack and an End Phase', () => {
    for (const asked of askedIn()) expect(asked).toContain('11.1.3');
  });
});

rule('FF-TCG 11.1.4', () => {
  it('is why there is priority in a Main, an Attack and an End Phase', () => {
    for (const asked of askedIn()) expect(asked).toContain('11.1.4');
  });

  it('puts on the stack what a rule process has triggered before the player may act', () => {
    const at = table(side(['blast'], ['lamp', 'martyr']))
      .answer('p1', cast('blast'))
      .answer('p1', ['martyr2']);
    bothPass(at.answer('p1', { lamp1: 'fire' })).expectHappened('broken', { card: 'martyr' });
    expect(at.state.zones['stack']).toHaveLength(1);
    at.expectDecision({ p1: 'priority' });
  });

  it('goes on until neither a rule process nor an ability is due', () => {
    const field = [
      { card: 'lamp', as: 'lamp1' },
      { card: 'captain', as: 'captain' },
      { card: 'martyr', as: 'martyr', damage: 5000 },
    ];
    const at = table({ ...side(['blast']), field })
      .answer('p1', cast('blast'))
      .answer('p1', ['captain']);
    bothPass(at.answer('p1', { lamp1: 'fire' })).expectLog([
      { kind: 'stackTaken', card: 'blast' },
      { kind: 'damageDealt', object: 'captain' },
      { kind: 'putInto', card: 'blast' },
      { kind: 'broken', card: 'captain' },
      { kind: 'broken', card: 'martyr' },
      { kind: 'abilityPlaced', card: 'martyr' },
    ]);
    at.expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 11.1.5', () => {
  it('gives the turn player priority after a resolution', () => {
    const at = table(side([]), side(['spell'], ['lamp'])).answer('p1', PASS);
    at.answer('p2', cast('spell')).answer('p2', { lamp1: 'fire' }).answer('p2', PASS).answer('p1', PASS);
    at.expectHappened('putInto', { card: 'spell' }).expectDecision({ p1: 'priority' });
  });

  it('gives it to the turn player also where the other has passed last', () => {
    const at = table(side(['spell'], ['lamp']))
      .answer('p1', cast('spell'))
      .answer('p1', { lamp1: 'fire' });
    at.answer('p1', PASS).expectDecision({ p2: 'priority' }).answer('p2', PASS).expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 11.1.6', () => {
  it('hands priority on with a pass', () => {
    table(side([])).answer('p1', PASS).expectDecision({ p2: 'priority' });
  });

  it('hands it back where the other has acted, and keeps it with who acts', () => {
    const at = table(side(['spell'], ['lamp']), side([]))
      .answer('p1', cast('spell'))
      .answer('p1', { lamp1: 'fire' });
    at.expectDecision({ p1: 'priority' }).refused('p2', PASS);
    at.answer('p1', PASS).expectDecision({ p2: 'priority' }).refused('p1', PASS);
    expect(at.state.zones['stack']).toHaveLength(1);
  });
});

rule('FF-TCG 11.1.7', () => {
  it('resolves the top of the stack after two passes in a row', () => {
    const at = table(side(['spell', 'other'], ['lamp', 'lamp']))
      .answer('p1', cast('spell'))
      .answer('p1', { lamp1: 'fire' });
    at.answer('p1', cast('other')).answer('p1', { lamp2: 'fire' });
    bothPass(at).expectHappened('stackTaken', { card: 'other', cites: '11.1.7' });
    expect(at.state.zones['stack']).toHaveLength(1);
    at.expectDecision({ p1: 'priority' });
  });
  it('counts passes from the beginning again after an action', () => {
    const at = table(side([]), side(['spell'], ['lamp'])).answer('p1', PASS);
    at.answer('p2', cast('spell')).answer('p2', { lamp1: 'fire' }).answer('p2', PASS).expectNotHappened('stackTaken');
    at.answer('p1', PASS).expectHappened('stackTaken');
  });
  it('ends the step where the stack is empty', () => {
    expect(bothPass(table(side([]))).state.turn.phase).toBe('attack');
  });
});
