import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { PASS, backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { sequence, type Effect } from '../../../support/fftcg-abilities.js';
import { rule } from '../../../support/rule.js';

const forwardOf = { as: 'target', from: { is: ['forward'] }, min: 1, max: 1 } as const;
const dividing = { as: 'targets', from: { is: ['forward'] }, min: 0, max: 3 } as const;

const cards = [
  backup({ id: 'lamp' }),
  forward({ id: 'knight', power: 5000 }),
  forward({ id: 'giant', power: 9000 }),
  summon({ id: 'bolt', targets: [forwardOf], effect: { do: 'deal', objects: 'target', amount: 4000 } }),
  summon({
    id: 'doom',
    targets: [forwardOf],
    effect: {
      do: 'sequence',
      of: [
        { do: 'break', objects: 'target' },
        { do: 'draw', count: 1 },
      ],
    },
  }),
  summon({
    id: 'counter',
    targets: [{ as: 'other', from: { zone: 'stack' }, min: 1, max: 1 }],
    effect: { do: 'put', objects: 'other', zone: 'break' },
  }),
  summon({
    id: 'either',
    effect: {
      do: 'modes',
      min: 1,
      max: 1,
      of: [
        { name: 'draw', effect: { do: 'draw', count: 1 } },
        { name: 'hit', targets: [forwardOf], effect: { do: 'deal', objects: 'target', amount: 1000 } },
      ],
    },
  }),
  summon({
    id: 'flare',
    cost: 1,
    x: true,
    targets: [forwardOf],
    effect: { do: 'deal', objects: 'target', amount: { bound: 'x', times: 1000 } },
  }),
  summon({
    id: 'both',
    additionalCosts: [{ pay: 'break', count: 1, of: { is: ['backup'] } }],
    effect: {
      do: 'modes',
      min: 1,
      max: { count: { is: ['backup'], of: 'you' } },
      of: [
        { name: 'draw', effect: { do: 'draw', count: 1 } },
        { name: 'more', effect: { do: 'draw', count: 2 } },
      ],
    },
  }),
  summon({
    id: 'spread',
    targets: [{ ...dividing, divide: { amount: 8000, unit: 1000, as: 'shares' } }],
    effect: { do: 'deal', objects: 'targets', amount: { share: 'shares', of: 'it' } },
  }),
  summon({
    id: 'gifts',
    targets: [
      { as: 'hasty', from: { is: ['forward'] }, min: 1, max: 1 },
      { as: 'brave', from: { is: ['forward'], notBound: 'hasty' }, min: 1, max: 1 },
    ],
    effect: {
      do: 'sequence',
      of: [
        { do: 'modify', objects: 'hasty', changes: [{ change: 'keyword', keyword: 'haste' }], until: 'endOfTurn' },
        { do: 'modify', objects: 'brave', changes: [{ change: 'keyword', keyword: 'brave' }], until: 'endOfTurn' },
      ],
    },
  }),
  summon({
    id: 'kicked',
    cost: 1,
    options: [
      { as: 'more', costs: [{ pay: 'cp', any: 1 }] },
      { as: 'gift', costs: [{ pay: 'break', count: 1, of: { is: ['backup'] } }], instead: true },
    ],
    effect: { do: 'draw', count: { plus: [1, { bound: 'more' }] } },
  }),
  summon({ id: 'priced', cost: 1, additionalCosts: [{ pay: 'discard', count: 1 }] }),
  summon({
    id: 'cheap',
    cost: 5,
    abilities: [
      {
        kind: 'cost',
        name: 'crowd',
        for: 'cast',
        add: { count: { is: ['forward'], of: 'you' }, times: -1 },
      },
    ],
  }),
  backup({
    id: 'sage',
    abilities: [
      { kind: 'cost', name: 'study', affects: { zone: 'any', of: 'you', is: ['summon'] }, for: 'cast', add: -1 },
    ],
  }),
  summon({ id: 'big', cost: 3 }),
  backup({
    id: 'purist',
    abilities: [
      {
        kind: 'triggered',
        name: 'applause',
        on: [{ event: 'summonCast', where: { seat: { seat: 'you' } } }],
        effect: { do: 'draw', count: 1 },
      },
    ],
  }),
  summon({ id: 'pure', cost: 2, payWith: { elements: ['fire'] } }),
  summon({ id: 'crafted', cost: 2, payWith: { backups: true } }),
  backup({
    id: 'well',
    elements: ['water'],
    abilities: [{ kind: 'static', name: 'steam', changes: [{ change: 'flag', flag: 'gives-fire' }] }],
  }),
  backup({
    id: 'ban',
    abilities: [
      { kind: 'prohibition', name: 'silence', on: { event: 'summonCast', where: { seat: { seat: 'opponents' } } } },
    ],
  }),
  summon({
    id: 'herald',
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'card' },
        { do: 'cast', card: 'card', free: true },
        { do: 'draw', count: 1 },
      ],
    },
  }),
  summon({
    id: 'echo',
    effect: {
      do: 'sequence',
      of: [
        { do: 'choose', from: { zone: 'break', of: 'you', is: ['summon'] }, min: 1, max: 1, as: 'card' },
        { do: 'cast', card: 'card' },
      ],
    },
  }),
];

const side = (hand: readonly string[], field: readonly string[] = []): JsonRecord => ({
  hand: hand.map((card) => ({ card, as: card })),
  field: field.map((card, index) => ({ card, as: `${card}${index + 1}` })),
});
const table = (p1: JsonRecord, p2: JsonRecord = {}) => fftcgTable({ p1, p2 }, cards);
const cast = (card: string) => ({ action: 'cast-summon', card });

rule('FF-TCG 11.3.1', () => {
  it('refuses what cannot be cast, and nothing has changed', () => {
    const at = table(side(['big', 'knight'], ['lamp', 'lamp']));
    at.expectRefused('p1', cast('knight'), 'cast.not-a-summon', '11.3.1');
    const poor = table(side(['big'], ['lamp', 'lamp']));
    poor.expectRefused('p1', cast('big'), 'cost.not-payable', '11.3.7.1').expectLegal('p1', [PASS]);
  });
  it('lets nothing be taken back once it is declared', () => {
    const at = table(side(['bolt'], ['lamp', 'knight', 'giant']))
      .answer('p1', cast('bolt'))
      .answer('p1', ['knight2']);
    at.expectRefused('p1', ['giant3'], 'answer.shape').expectDecision({ p1: 'payment' });
  });
});

rule('FF-TCG 11.3.2', () => {
  it('goes on the stack with all that it is, and pays for nothing itself', () => {
    const at = table(side(['priced', 'big'], ['lamp'])).answer('p1', cast('priced'));
    at.expectRefused('p1', { lamp1: 'fire', priced: 'discard' }, 'payment.itself', '11.3.2');
    at.answer('p1', { lamp1: 'fire', big: 'discard' }).expectHappened('summonCast', {
      card: 'priced',
      cites: '11.3.2',
    });
    expect(at.rules.view(at.state, { kind: 'spectator' }).shared['stack']?.objects).toMatchObject([
      { name: 'priced', type: 'summon' },
    ]);
  });

  it('leaves the stack where an effect moves it, and does nothing then', () => {
    const at = table(side(['counter', 'either'], ['lamp', 'lamp']))
      .answer('p1', cast('either'))
      .answer('p1', { lamp1: 'fire' });
    at.answer('p1', cast('counter'));
    at.answer('p1', at.legal('p1')[0] ?? []).answer('p1', { lamp2: 'fire' });
    bothPass(at).expectNotHappened('drawn').expectHappened('putInto', { card: 'either', zone: 'break' });
    expect([at.state.zones['stack'], at.cards('p1', 'break')]).toEqual([[], ['either', 'counter']]);
  });
});

rule('FF-TCG 11.3.3', () => {
  it('cannot be cast where it has nothing to choose', () => {
    table(side(['bolt'], ['lamp'])).expectRefused('p1', cast('bolt'), 'cast.no-target', '11.3.3');
  });
  it('cannot choose itself', () => {
    table(side(['counter'], ['lamp'])).expectRefused('p1', cast('counter'), 'cast.no-target', '11.3.3');
    const at = table(side(['counter', 'big'], ['lamp', 'lamp', 'lamp', 'lamp'])).answer('p1', cast('big'));
    at.answer('p1', { lamp1: 'fire', lamp2: 'fire', lamp3: 'fire' }).answer('p1', cast('counter'));
    expect(at.legal('p1')).toHaveLength(1);
  });
});

rule('FF-TCG 11.3.4', () => {
  it('announces which of its effects is used', () => {
    const at = table(side(['either'], ['lamp', 'knight'])).answer('p1', cast('either'));
    at.expectDecision({ p1: 'modes' }).expectLegal('p1', [['draw'], ['hit']]);
    at.answer('p1', ['hit']).answer('p1', ['knight2']).answer('p1', { lamp1: 'fire' });
    at.expectHappened('summonCast', { bindings: { modes: ['hit'], target: [at.id('knight2')] } });
  });

  it('asks no question if one effect is left with something to choose, or the Summon has one', () => {
    const at = table(side(['either'], ['lamp']))
      .answer('p1', cast('either'))
      .answer('p1', { lamp1: 'fire' });
    at.expectHappened('summonCast', { bindings: { modes: ['draw'] } });
    table(side(['big'], ['lamp', 'lamp', 'lamp']))
      .answer('p1', cast('big'))
      .expectDecision({ p1: 'payment' });
  });
});

rule('FF-TCG 11.3.4.1', () => {
  it('keeps the number of effects that it had when it was announced', () => {
    const at = table(side(['both'], ['lamp', 'lamp'])).answer('p1', cast('both'));
    at.answer('p1', ['draw', 'more']).answer('p1', { lamp1: 'fire', lamp2: 'break' });
    bothPass(at);
    expect(at.cards('p1', 'hand')).toHaveLength(3);
  });

  it('is one where there was room for one', () => {
    const at = table(side(['both'], ['lamp'])).expectRefused('p1', cast('both'), 'cost.not-payable');
    at.expectLegal('p1', [PASS]);
    const one = table(side(['both', 'knight'], ['lamp'])).answer('p1', cast('both'));
    one.expectLegal('p1', [['draw'], ['more']]).expectRefused('p1', ['draw', 'more'], 'answer.too-many', '11.3.4.1');
  });
});

rule('FF-TCG 11.3.5', () => {
  it('costs what card information says now', () => {
    const at = table(side(['cheap'], ['lamp', 'lamp', 'lamp', 'knight', 'giant'])).answer('p1', cast('cheap'));
    at.expectLegal('p1', [{ lamp1: 'fire', lamp2: 'fire', lamp3: 'fire' }]);
    table(side(['cheap'], ['lamp', 'lamp', 'lamp', 'knight'])).expectRefused('p1', cast('cheap'), 'cost.not-payable');
  });
  it('costs more by X, which its player says first', () => {
    const at = table(side(['flare'], ['lamp', 'lamp', 'lamp', 'knight'])).answer('p1', cast('flare'));
    at.expectDecision({ p1: 'costX' }).expectLegal('p1', [0, 1, 2]).answer('p1', 2).answer('p1', ['knight4']);
    at.answer('p1', { lamp1: 'fire', lamp2: 'fire', lamp3: 'fire' });
    bothPass(at).expectHappened('damageDealt', { amount: 2000 });
  });
  it('offers further costs, in place of the printed one or beside it, as far as they can be paid', () => {
    const at = table(side(['kicked'], ['lamp', 'lamp'])).answer('p1', cast('kicked'));
    at.expectLegal('p1', [{ pay: [] }, { pay: ['more'] }, { pay: ['gift'] }, { pay: ['more', 'gift'] }]);
    at.answer('p1', { pay: ['more', 'gift'] }).answer('p1', { lamp1: 'fire', lamp2: 'break' });
    at.expectHappened('putInto', { object: 'lamp2' });
    bothPass(at);
    expect(at.cards('p1', 'hand')).toHaveLength(2);
    expect(
      table(side(['kicked'], ['lamp']))
        .answer('p1', cast('kicked'))
        .legal('p1'),
    ).toEqual([{ pay: [] }, { pay: ['gift'] }]);
  });
});

rule('FF-TCG 11.3.6', () => {
  it('divides a number among what was chosen, at least one unit to each', () => {
    const at = table(side(['spread'], ['lamp', 'knight', 'giant'])).answer('p1', cast('spread'));
    at.answer('p1', ['knight2', 'giant3']).expectDecision({ p1: 'division' });
    at.expectRefused('p1', { knight2: 8000 }, 'answer.too-few', '11.3.6');
    expect(at.legal('p1')).toHaveLength(7);
    at.answer('p1', { knight2: 3000, giant3: 5000 }).answer('p1', { lamp1: 'fire' });
    bothPass(at);
    expect([at.marks('knight2')['damage'], at.marks('giant3')['damage']]).toEqual([3000, 5000]);
  });
  it('announces what happens to which', () => {
    const at = table(side(['gifts'], ['lamp', 'knight', 'giant'])).answer('p1', cast('gifts'));
    at.answer('p1', ['giant3'])
      .expectLegal('p1', [['knight2']])
      .answer('p1', ['knight2']);
    at.answer('p1', { lamp1: 'fire' }).expectHappened('summonCast', {
      bindings: { hasty: [at.id('giant3')], brave: [at.id('knight2')] },
    });
  });
});

rule('FF-TCG 11.3.7', () => {
  it('keeps the cost that it had when it was announced: what lowers it may pay for it', () => {
    const at = table(side(['big'], ['lamp', 'sage'])).answer('p1', cast('big'));
    at.expectLegal('p1', [{ lamp1: 'fire', sage2: 'fire' }]);
    at.answer('p1', { lamp1: 'fire', sage2: 'fire' }).expectHappened('cpPaid', { cp: 2 });
  });
  it('is lowered wherever the Summon is cast from, by others and by the card itself', () => {
    const recalling = (card: string, field: readonly string[]) =>
      table({ ...side(['echo'], field), break: [{ card, as: card }] }).answer('p1', cast('echo'));
    const byOthers = bothPass(recalling('big', ['sage', 'lamp']));
    byOthers.answer('p1', { sage1: 'fire', lamp2: 'fire' }).expectHappened('cpPaid', { cp: 2 });
    const crowd = ['lamp', 'lamp', 'lamp', 'lamp', 'knight', 'giant'];
    const byItself = bothPass(recalling('cheap', crowd).answer('p1', { lamp1: 'fire' }));
    byItself.answer('p1', { lamp2: 'fire', lamp3: 'fire', lamp4: 'fire' }).expectHappened('cpPaid', { cp: 3 });
  });
});

rule('FF-TCG 11.3.7.1', () => {
  it('is paid in full and at once, or not at all', () => {
    const at = table(side(['priced', 'big'], ['lamp'])).answer('p1', cast('priced'));
    at.expectRefused('p1', { lamp1: 'fire' }, 'payment.incomplete', '11.3.7.1');
    at.expectRefused('p1', { big: 'discard' }, 'payment.too-little', '11.3.7.1');
    at.answer('p1', { lamp1: 'fire', big: 'discard' }).expectLog([
      { kind: 'summonCast', card: 'priced' },
      { kind: 'cpPaid', cp: 1, cites: '11.3.7.1' },
      { kind: 'discarded', card: 'big' },
      { kind: 'dulled', object: 'lamp1' },
    ]);
  });
  it('leaves 1 CP over for each element that it requires, of discards alone', () => {
    const both = summon({ id: 'steam', elements: ['fire', 'water'], cost: 2 });
    const held = [forward({ id: 'ember' }), forward({ id: 'wave', elements: ['water'] }), backup({ id: 'lamp' })];
    const p1 = {
      hand: ['steam', 'ember', 'wave'].map((card) => ({ card, as: card })),
      field: [{ card: 'lamp', as: 'lamp' }],
    };
    const at = fftcgTable({ p1 }, [both, ...held]).answer('p1', cast('steam'));
    at.expectLegal('p1', [
      { ember: 'fire', wave: 'water' },
      { wave: 'water', lamp: 'fire' },
    ]);
    at.expectRefused('p1', { ember: 'fire' }, 'payment.element-missing', '11.4.6.1.2');
    at.expectRefused('p1', { ember: 'fire', wave: 'water', lamp: 'fire' }, 'payment.surplus', '11.3.7.1');
    expect([at.cards('p1', 'hand').length, at.marks('lamp')]).toEqual([3, {}]);
    at.answer('p1', { ember: 'fire', wave: 'water' }).expectLog([
      { kind: 'summonCast', card: 'steam' },
      { kind: 'cpPaid', cp: 2, cites: '11.3.7.1' },
      { kind: 'discarded', card: 'ember' },
      { kind: 'discarded', card: 'wave' },
    ]);
    expect(at.player('p1')).toEqual({ crystals: 0 });
  });
  it('takes only CP that the card lets be used', () => {
    const at = table(side(['pure'], ['lamp', 'lamp', 'well'])).answer('p1', cast('pure'));
    at.expectLegal('p1', [
      { lamp1: 'fire', lamp2: 'fire' },
      { lamp1: 'fire', well3: 'fire' },
    ]);
    table(side(['crafted', 'knight'], ['lamp'])).expectRefused('p1', cast('crafted'), 'cost.not-payable', '11.3.7.1');
  });
});

rule('FF-TCG 11.3.8', () => {
  it('triggers abilities that wait for casting, and leaves priority with the player who cast it', () => {
    const at = table(side([]), side(['big'], ['lamp', 'lamp', 'purist'])).answer('p1', PASS);
    at.answer('p2', cast('big')).answer('p2', { lamp1: 'fire', lamp2: 'fire', purist3: 'fire' });
    at.expectHappened('abilityPlaced').expectDecision({ p2: 'priority' });
    at.answer('p2', PASS).expectDecision({ p1: 'priority' });
  });

  it('triggers nothing that hears of the casts of others', () => {
    const at = table(side(['big'], ['lamp', 'lamp', 'lamp']), { field: [{ card: 'purist', as: 'theirs' }] });
    at.answer('p1', cast('big')).answer('p1', { lamp1: 'fire', lamp2: 'fire', lamp3: 'fire' });
    at.expectNotHappened('abilityPlaced').expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 11.3.9', () => {
  it('does nothing where all its targets are illegal', () => {
    const at = table(side(['doom', 'bolt'], ['lamp', 'lamp', 'knight']));
    at.answer('p1', cast('doom')).answer('p1', ['knight3']).answer('p1', { lamp1: 'fire' });
    at.answer('p1', cast('bolt')).answer('p1', ['knight3']).answer('p1', { lamp2: 'fire' });
    bothPass(at);
    expect(at.marks('knight3')['damage']).toBe(4000);
    bothPass(at).expectHappened('stackTaken', { reason: 'resolves' });
    const gone = fftcgTable(
      {
        p1: {
          ...side(['doom', 'bolt'], ['lamp', 'lamp']),
          field: [
            ...['lamp', 'lamp'].map((card, index) => ({ card, as: `lamp${index + 1}` })),
            { card: 'knight', as: 'knight3', damage: 1000 },
          ],
        },
      },
      cards,
    );
    gone.answer('p1', cast('doom')).answer('p1', ['knight3']).answer('p1', { lamp1: 'fire' });
    gone.answer('p1', cast('bolt')).answer('p1', ['knight3']).answer('p1', { lamp2: 'fire' });
    bothPass(gone).expectHappened('broken', { card: 'knight' });
    bothPass(gone).expectHappened('stackTaken', { reason: 'all its targets are illegal', cites: '11.3.9' });
    gone.expectNotHappened('drawn').expectHappened('putInto', { card: 'doom' });
  });

  it('does what it does to the target that is left', () => {
    const field = [
      { card: 'lamp', as: 'lamp1' },
      { card: 'lamp', as: 'lamp2' },
      { card: 'knight', as: 'knight', damage: 1000 },
      { card: 'giant', as: 'giant' },
    ];
    const at = table({ ...side(['gifts', 'bolt']), field }).answer('p1', cast('gifts'));
    at.answer('p1', ['knight']).answer('p1', ['giant']).answer('p1', { lamp1: 'fire' });
    at.answer('p1', cast('bolt')).answer('p1', ['knight']).answer('p1', { lamp2: 'fire' });
    bothPass(bothPass(at)).expectHappened('stackTaken', { card: 'gifts', reason: 'resolves' });
    expect(Object.keys(at.facts('giant').keywords)).toEqual(['brave']);
  });
});

rule('FF-TCG 11.3.11', () => {
  it('is cast right after the effect that casts it, before anybody has priority', () => {
    const at = table(side(['herald', 'bolt'], ['lamp', 'knight']))
      .answer('p1', cast('herald'))
      .answer('p1', { lamp1: 'fire' });
    bothPass(at).answer('p1', ['bolt']);
    at.expectHappened('drawn').expectHappened('putInto', { card: 'herald' }).expectNotHappened('summonCast');
    at.expectDecision({ p1: 'target' }).answer('p1', ['knight2']);
    at.expectLog([
      { kind: 'summonCast', card: 'bolt', cites: '11.3.11' },
      { kind: 'chosen', object: 'knight2' },
    ]);
    at.expectDecision({ p1: 'priority' });
  });
  it('stays where it is where it cannot be cast', () => {
    const at = table(side(['herald', 'bolt'], ['lamp']))
      .answer('p1', cast('herald'))
      .answer('p1', { lamp1: 'fire' });
    bothPass(at).answer('p1', ['bolt']).expectHappened('notCast', { seat: 'p1', cites: '2.3' });
    expect(at.cards('p1', 'hand')).toContain('bolt');
  });

  it('costs what the effect adds to it, and is nothing where there is no card to cast', () => {
    const casting = (held: readonly string[]) => {
      const effect: Effect = sequence(
        { do: 'all', from: { zone: 'hand', of: 'you' }, as: 'card' },
        { do: 'cast', card: 'card', add: 1 },
      );
      const p1 = {
        hand: ['patron', ...held].map((card) => ({ card, as: card })),
        field: ['l1', 'l2'].map((as) => ({ card: 'lamp', as })),
      };
      const known = [
        summon({ id: 'patron', cost: 0, effect }),
        summon({ id: 'gift', cost: 1 }),
        backup({ id: 'lamp' }),
      ];
      return bothPass(fftcgTable({ p1 }, known).answer('p1', cast('patron')));
    };
    casting(['gift']).expectLegal('p1', [{ l1: 'fire', l2: 'fire' }]);
    casting([]).expectNotHappened('notCast').expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 11.4.1.1', () => {
  it("casts a Character right after the effect, without the stack, also in the opponent's turn", () => {
    const at = table(side([]), side(['herald', 'knight'], ['lamp'])).answer('p1', PASS);
    at.answer('p2', cast('herald')).answer('p2', { lamp1: 'fire' }).answer('p2', PASS).answer('p1', PASS);
    at.answer('p2', ['knight']).expectHappened('entered', {
      card: 'knight',
      seat: 'p2',
      cast: true,
      cites: '11.4.1.1',
    });
    at.expectDecision({ p1: 'priority' });
  });

  it('leaves the Character where it is where an effect keeps it from being cast', () => {
    const on = { event: 'entered', where: { seat: { seat: 'opponents' }, cast: { equals: true } } } as const;
    const gate = backup({ id: 'gate', abilities: [{ kind: 'prohibition', name: 'shut', on }] });
    const at = fftcgTable({ p1: side(['herald', 'knight'], ['lamp']), p2: { field: ['gate'] } }, [...cards, gate]);
    bothPass(at.answer('p1', cast('herald')).answer('p1', { lamp1: 'fire' })).answer('p1', ['knight']);
    at.expectHappened('notCast', { seat: 'p1' }).expectNotHappened('entered').expectDecision({ p1: 'priority' });
    expect(at.cards('p1', 'hand')).toContain('knight');
  });
});
