import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import type { Activated } from '../../../support/fftcg-abilities.js';
import { PASS, backup, bothPass, fftcgTable, forward, monster } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

type Rest = Partial<Omit<Activated, 'kind' | 'name' | 'costs'>>;

const uses = (name: string, costs: Activated['costs'], rest: Rest = {}): Activated => ({
  kind: 'activated',
  name,
  costs,
  effect: { do: 'draw', count: 1 },
  ...rest,
});
const target = { as: 'target', from: { is: ['forward'], of: 'opponents' }, min: 1, max: 1 } as const;
const ones = { is: ['forward'] } as const;

const cards = [
  backup({ id: 'lamp' }),
  backup({ id: 'well', elements: ['water'] }),
  backup({ id: 'light', elements: ['light'] }),
  forward({ id: 'knight', generic: true }),
  forward({
    id: 'user',
    abilities: [
      uses('dull', [{ pay: 'dull' }]),
      uses('two', [{ pay: 'cp', any: 2 }]),
      uses('steam', [{ pay: 'cp', of: { fire: 1, water: 1 } }]),
      uses('hit', [{ pay: 'cp', any: 1 }], {
        targets: [target],
        effect: { do: 'deal', objects: 'target', amount: 1000 },
      }),
      uses('march', [{ pay: 'dull-others', count: 1, of: ones }]),
      uses('sacrifice', [{ pay: 'break', count: 1, of: ones }]),
      uses('call-back', [{ pay: 'return', count: 1, of: { ...ones, other: true } }]),
      uses('rite', [{ pay: 'cp', any: 1 }, { pay: 'dull' }, { pay: 'break-self' }]),
      uses('surge', [{ pay: 'cp', x: 1 }], { effect: { do: 'draw', count: { bound: 'x' } } }),
      uses('twice', [{ pay: 'cp', any: 1 }], {
        options: [{ as: 'more', costs: [{ pay: 'cp', any: 1 }] }],
        effect: { do: 'draw', count: { plus: [1, { bound: 'more' }] } },
      }),
      uses('muster', [{ pay: 'cp', any: { count: { is: ['backup'], of: 'you' } } }]),
      uses('either', [{ pay: 'cp', any: 1 }], {
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
      uses('spread', [{ pay: 'cp', any: 1 }], {
        targets: [{ as: 'them', from: ones, min: 1, max: 3, divide: { amount: 3, as: 'shares' } }],
        effect: { do: 'deal', objects: 'them', amount: { share: 'shares', of: 'it' } },
      }),
    ],
  }),
  forward({
    id: 'hero',
    name: 'Hero',
    abilities: [
      uses('braver', [{ pay: 'special' }, { pay: 'cp', of: { fire: 1 } }], {
        targets: [target],
        effect: { do: 'deal', objects: 'target', amount: 1000 },
      }),
      uses('limit', [{ pay: 'special' }, { pay: 'dull' }]),
      uses('finish', [{ pay: 'special' }, { pay: 'cp', x: 1 }], { effect: { do: 'draw', count: { bound: 'x' } } }),
      uses('split', [{ pay: 'special' }], {
        targets: [{ as: 'them', from: ones, min: 3, max: 3, divide: { amount: 3, as: 'shares' } }],
        effect: { do: 'deal', objects: 'them', amount: { share: 'shares', of: 'it' } },
      }),
      uses('stance', [{ pay: 'special' }], {
        effect: {
          do: 'modes',
          min: 1,
          max: 1,
          of: [
            { name: 'draw', effect: { do: 'draw', count: 1 } },
            { name: 'more', effect: { do: 'draw', count: 2 } },
          ],
        },
      }),
      uses('choices', [{ pay: 'special' }, { pay: 'break', count: 2, of: { is: ['backup'] } }], {
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
      uses('offer', [{ pay: 'special' }, { pay: 'break', count: 1, of: { is: ['backup'] } }]),
      uses('recall', [{ pay: 'special' }, { pay: 'remove', count: 1, of: { is: ['backup'] } }]),
    ],
  }),
  forward({ id: 'hero2', name: 'Hero', cost: 2 }),
  backup({
    id: 'seed',
    elements: ['earth'],
    abilities: [uses('sow', [{ pay: 'cp', of: { fire: 1 } }, { pay: 'discard-self' }], { from: 'hand' })],
  }),
  backup({
    id: 'root',
    abilities: [
      {
        kind: 'prohibition',
        name: 'rooted',
        on: { event: 'putInto', where: { object: { object: { is: ['forward'] } } } },
      },
    ],
  }),
  backup({
    id: 'fan',
    abilities: [
      {
        kind: 'triggered',
        name: 'cheer',
        on: [{ event: 'abilityUsed', where: { seat: { seat: 'you' }, special: { equals: true } } }],
        effect: { do: 'draw', count: 1 },
      },
    ],
  }),
  backup({
    id: 'mentor',
    abilities: [{ kind: 'cost', name: 'lesson', affects: { of: 'you', is: ['forward'] }, for: 'ability', add: -1 }],
  }),
];

type Card = string | JsonRecord;
const side = (field: readonly Card[], hand: readonly string[] = []): JsonRecord => ({
  hand: hand.map((card) => ({ card, as: card })),
  field: field.map((card, index) => (typeof card === 'string' ? { card, as: `${card}${index}` } : card)),
});
const table = (p1: JsonRecord, p2: JsonRecord = {}) => fftcgTable({ p1, p2 }, cards);
const use = (ability: string, source = 'user0') => ({ action: 'use-ability', source, ability });
const fresh = (card: string) => ({ card, as: `${card}0`, since: 3 });

rule('FF-TCG 11.6.2.1', () => {
  it('is paid in full, with 1 CP over of each element that is required of several', () => {
    const at = table(side(['user'], ['lamp', 'well'])).answer('p1', use('steam'));
    at.expectLegal('p1', [{ lamp: 'fire', well: 'water' }]).answer('p1', { lamp: 'fire', well: 'water' });
    at.expectHappened('cpPaid', { cp: 2 }).expectHappened('abilityUsed', { ability: 'steam' });
  });
  it('leaves 1 CP over for one element or none, and takes no Light card', () => {
    const at = table(side(['user', 'lamp'], ['lamp', 'light'])).answer('p1', use('two'));
    at.expectRefused('p1', { light: 'light' }, 'payment.light-or-dark', '5.2.1.3');
    at.expectLegal('p1', [{ lamp: 'fire' }, { lamp: 'fire', lamp1: 'fire' }]);
    const two = table(side(['user'], ['lamp', 'well'])).answer('p1', use('two'));
    two.expectRefused('p1', { lamp: 'fire', well: 'water' }, 'payment.surplus', '11.6.2.1');
  });
});

rule('FF-TCG 11.6.2.2', () => {
  it('is not used with the dull icon in the turn in which the card came', () => {
    table(side([fresh('user')])).expectRefused('p1', use('dull'), 'cost.too-soon', '11.6.2.2', '15.2.2.3');
    table(side(['user']))
      .answer('p1', use('dull'))
      .expectHappened('dulled', { cites: '11.6.2.2' });
  });
  it('is used without it', () => {
    table(side([fresh('user'), 'lamp', 'lamp']))
      .answer('p1', use('two'))
      .expectDecision({ p1: 'payment' });
  });
});

rule('FF-TCG 11.6.2.2', () => {
  const mole = (keywords: readonly 'haste'[]) =>
    fftcgTable({ p1: side([fresh('mole')]) }, [
      monster({ id: 'mole', keywords, abilities: [uses('dull', [{ pay: 'dull' }])] }),
    ]);

  it('asks the same of a Monster', () => {
    mole([]).expectRefused('p1', use('dull', 'mole0'), 'cost.too-soon', '11.6.2.2', '15.2.2.3');
    mole(['haste']).answer('p1', use('dull', 'mole0')).expectHappened('dulled', { object: 'mole0' });
  });
});

rule('FF-TCG 11.6.2.2.3', () => {
  it('dulls and breaks Characters of one’s own only', () => {
    const at = table(side(['user', 'knight']), side([{ card: 'knight', as: 'theirs' }]));
    at.answer('p1', use('march')).expectLegal('p1', [{ knight1: 'dull-others' }]);
    at.expectRefused('p1', { theirs: 'dull-others' }, 'answer.unknown-option', '11.6.10');
    const none = table(side([{ card: 'user', as: 'user0' }]), side(['knight']));
    none.expectRefused('p1', use('march'), 'cost.not-enough-cards', '11.6.2.2.3');
    table(side(['user', 'knight']))
      .answer('p1', use('sacrifice'))
      .expectLegal('p1', [{ knight1: 'break' }, { user0: 'break' }]);
  });
  it('dulls what is active', () => {
    const at = table(side(['user', { card: 'knight', as: 'tired', dull: true }]));
    at.expectRefused('p1', use('march'), 'cost.not-enough-cards', '11.6.2.2.3');
  });
});

rule('FF-TCG 11.6.2.2.4', () => {
  it('is not paid with a card that cannot leave', () => {
    table(side(['user', 'knight']))
      .answer('p1', use('call-back'))
      .answer('p1', { knight1: 'return' });
    const at = table(side(['user', 'knight', 'root']));
    at.expectRefused('p1', use('call-back'), 'cost.not-enough-cards', '11.6.2.2.4');
  });
  it('is not paid with the card itself where that cannot leave', () => {
    const ghost = forward({ id: 'ghost', abilities: [uses('fade', [{ pay: 'remove-self' }])] });
    const on = { event: 'putInto', where: { zone: { equals: 'removed' } } };
    const anchor = backup({ id: 'anchor', abilities: [{ kind: 'prohibition', name: 'hold', on }] });
    const open = fftcgTable({ p1: side(['ghost']) }, [ghost, anchor]);
    open.expectLegal('p1', [use('fade', 'ghost0'), PASS]);
    const held = fftcgTable({ p1: side(['ghost', 'anchor']) }, [ghost, anchor]).expectLegal('p1', [PASS]);
    held.expectRefused('p1', use('fade', 'ghost0'), 'cost.forbidden', '11.6.10');
  });
});

rule('FF-TCG 11.6.3', () => {
  it('is not used where it cannot be paid, and nothing has changed', () => {
    const at = table(side(['user', 'lamp']));
    at.expectRefused('p1', use('two'), 'cost.not-payable', '11.6.10');
    at.expectRefused('p1', use('nothing'), 'answer.unknown-option', '11.6.3');
    expect(at.marks('lamp1')).toEqual({});
  });

  it('takes nothing back once it is announced, and nothing is paid until all of it is', () => {
    const at = table(side(['user', 'lamp', 'lamp'])).answer('p1', use('two'));
    at.refused('p1', PASS);
    at.expectRefused('p1', { lamp1: 'fire' }, 'payment.too-little').expectDecision({ p1: 'payment' });
    expect([at.marks('lamp1'), at.state.zones['stack']]).toEqual([{}, []]);
  });
});

rule('FF-TCG 11.6.4', () => {
  it('waits on the stack as nothing but its text', () => {
    const at = table(side(['user', 'lamp', 'lamp']))
      .answer('p1', use('two'))
      .answer('p1', { lamp1: 'fire', lamp2: 'fire' });
    const [stacked = ''] = at.state.zones['stack'] ?? [];
    expect(at.state.objects[stacked]?.cards).toEqual([]);
    at.expectHappened('abilityUsed', { ability: 'two', cites: '11.6.4' });
  });
  it('reveals a card in hand whose ability is used there', () => {
    const at = table(side(['lamp'], ['seed']))
      .answer('p1', use('sow', 'seed'))
      .answer('p1', { lamp0: 'fire' });
    at.expectHappened('discarded', { card: 'seed' });
    bothPass(at).expectHappened('drawn');
    table(side(['lamp', { card: 'seed', as: 'seed' }])).refused('p1', use('sow', 'seed'));
  });
  it('shows the opponent which card it is, and not which of the hidden ones it was', () => {
    const toss = uses('toss', [{ pay: 'discard-self' }], { from: 'hand', targets: [{ ...target, from: ones }] });
    const seed = forward({ id: 'seed', abilities: [toss] });
    const at = fftcgTable({ p1: side(['knight'], ['seed']) }, [seed, forward({ id: 'knight' })]);
    const hidden = at.id('seed');
    at.answer('p1', use('toss', 'seed')).answer('p1', ['knight0']);
    at.expectHappened('chosen', { seat: 'p1', object: 'knight0' });
    const opponent = { kind: 'player', seat: 'p2' } as const;
    expect(JSON.stringify(at.rules.logFor(at.log, opponent))).not.toContain(`"${hidden}"`);
    expect(JSON.stringify(at.rules.view(at.state, opponent))).not.toContain(`"${hidden}"`);
  });
});

rule('FF-TCG 11.6.5', () => {
  it('is not used where there is nothing to choose', () => {
    table(side(['user', 'lamp'])).expectRefused('p1', use('hit'), 'ability.no-target', '11.6.5');
    table(side(['user', 'lamp']), side(['knight']))
      .answer('p1', use('hit'))
      .expectDecision({ p1: 'target' });
  });

  it('is heard by what it chooses, as it is used', () => {
    const cheer = { kind: 'triggered', name: 'cheer', effect: { do: 'draw', count: 1 } } as const;
    const on = [{ event: 'chosen', where: { object: { object: { self: true } } } }];
    const wary = forward({ id: 'wary', generic: true, abilities: [{ ...cheer, on }] });
    const p2 = side(['wary', 'wary']);
    const at = fftcgTable({ p1: side(['user', 'lamp']), p2 }, [...cards, wary]).answer('p1', use('hit'));
    at.answer('p1', ['wary1'])
      .answer('p1', { lamp1: 'fire' })
      .expectLog([
        { kind: 'abilityUsed', ability: 'hit' },
        { kind: 'cpPaid', cp: 1 },
        { kind: 'dulled', object: 'lamp1' },
        { kind: 'chosen', object: 'wary1', seat: 'p1', source: 'user0', cites: '11.6.5' },
        { kind: 'abilityPlaced', card: 'wary' },
      ]);
  });

  it('chooses neither itself nor, with too few, some of them; the cost is not paid', () => {
    const onStack = { as: 'target', from: { zone: 'stack' }, min: 1, max: 1 } as const;
    const pair = { as: 'target', from: ones, min: 2, max: 2 } as const;
    const critic = backup({
      id: 'critic',
      abilities: [
        uses('scoff', [{ pay: 'dull' }], { targets: [onStack] }),
        uses('duel', [{ pay: 'dull' }], { targets: [pair] }),
      ],
    });
    const at = (...field: readonly string[]) =>
      fftcgTable({ p1: side(['critic']), p2: side(field) }, [...cards, critic]);
    const alone = at('knight');
    for (const name of ['scoff', 'duel'])
      alone.expectRefused('p1', use(name, 'critic0'), 'ability.no-target', '11.6.5');
    alone.expectLegal('p1', [PASS]);
    expect(alone.marks('critic0')).toEqual({});
    at('knight', 'user').expectLegal('p1', [use('duel', 'critic0'), PASS]);
  });
});

rule('FF-TCG 11.6.6', () => {
  it('announces which of its effects are used', () => {
    table(side(['user', 'lamp']))
      .answer('p1', use('either'))
      .expectLegal('p1', [['draw'], ['more']]);
  });

  it('does none that is not announced, and is not used where there is room for none', () => {
    const at = table(side(['user', 'lamp'])).answer('p1', use('either'));
    at.expectRefused('p1', ['dance'], 'answer.unknown-option', '11.6.6').answer('p1', ['more']);
    expect(bothPass(at.answer('p1', { lamp1: 'fire' })).cards('p1', 'hand')).toHaveLength(2);
    const none = table(side(['user'], ['lamp'])).expectRefused(
      'p1',
      use('either'),
      'ability.no-target',
      '11.6.5',
      '14.1',
    );
    expect(none.legal('p1')).not.toContainEqual(use('either'));
  });
});

rule('FF-TCG 11.6.6.1', () => {
  it('keeps the number of effects that it had when it was announced', () => {
    const at = table(side(['user', 'lamp', { card: 'lamp', as: 'lamp2', dull: true }])).answer('p1', use('either'));
    at.answer('p1', ['draw', 'more']).answer('p1', { lamp1: 'fire' });
    bothPass(at);
    expect(at.cards('p1', 'hand')).toHaveLength(3);
  });

  /** Two Backups, of which the opponent breaks one in response: as many effects as there were. */
  const withSniper = (chosen: readonly string[]) => {
    const sniper = backup({
      id: 'sniper',
      abilities: [
        uses('snipe', [], {
          targets: [{ as: 'target', from: { is: ['backup'], of: 'opponents' }, min: 1, max: 1 }],
          effect: { do: 'break', objects: 'target' },
        }),
      ],
    });
    const p1 = side(['user', 'lamp', { card: 'lamp', as: 'lamp2', dull: true }]);
    const at = fftcgTable({ p1, p2: side(['sniper']) }, [...cards, sniper]).answer('p1', use('either'));
    at.expectLegal('p1', [['draw'], ['more'], ['draw', 'more']])
      .answer('p1', chosen)
      .answer('p1', { lamp1: 'fire' });
    at.answer('p1', PASS).answer('p2', use('snipe', 'sniper0')).answer('p2', ['lamp2']);
    return bothPass(bothPass(at)).cards('p1', 'hand').length;
  };

  it('does both though only one would be legal now, and one though both would be', () => {
    expect([withSniper(['draw', 'more']), withSniper(['more'])]).toEqual([3, 2]);
  });

  it('is one where there was room for one', () => {
    table(side(['user', 'lamp']))
      .answer('p1', use('either'))
      .expectRefused('p1', ['draw', 'more'], 'answer.too-many', '11.6.6.1');
  });
});

rule('FF-TCG 11.6.7', () => {
  it('costs what its player says X is', () => {
    const at = table(side(['user', 'lamp', 'lamp']))
      .answer('p1', use('surge'))
      .expectLegal('p1', [0, 1, 2]);
    at.answer('p1', 2).answer('p1', { lamp1: 'fire', lamp2: 'fire' });
    bothPass(at);
    expect(at.cards('p1', 'hand')).toHaveLength(2);
  });
  it('costs what card information says, and asks nothing', () => {
    const at = table(side(['user', 'lamp', 'lamp'])).answer('p1', use('muster'));
    at.expectDecision({ p1: 'payment' }).expectLegal('p1', [{ lamp1: 'fire', lamp2: 'fire' }]);
  });
  it('offers further costs', () => {
    const at = table(side(['user', 'lamp', 'lamp'])).answer('p1', use('twice'));
    at.expectLegal('p1', [{ pay: [] }, { pay: ['more'] }]);
  });
  it('is dulled by the paid cost, not by the replaced one', () => {
    const crystal = { as: 'crystal', costs: [{ pay: 'crystals' as const, count: 1 }], instead: true };
    const glow = uses('glow', [{ pay: 'dull' }], { options: [crystal] });
    const hum = uses('hum', [], { options: [{ as: 'dulled', costs: [{ pay: 'dull' }] }] });
    const harp = backup({ id: 'harp', abilities: [glow, hum] });
    const at = (more: JsonRecord) => fftcgTable({ p1: { field: [{ card: 'harp', as: 'harp', ...more }] } }, [harp]);
    at({ dull: true }).expectLegal('p1', [use('hum', 'harp'), PASS]);
    // Others are not to know whether more could be paid: it is asked even where it cannot.
    const dull = at({ dull: true })
      .answer('p1', use('hum', 'harp'))
      .expectLegal('p1', [{ pay: [] }]);
    dull.answer('p1', { pay: [] }).expectHappened('abilityUsed').expectNotHappened('dulled');
    at({})
      .answer('p1', use('hum', 'harp'))
      .expectLegal('p1', [{ pay: [] }, { pay: ['dulled'] }]);
    const rich = { field: [{ card: 'harp', as: 'harp', dull: true }], crystals: 1 };
    const other = fftcgTable({ p1: rich }, [harp]).answer('p1', use('glow', 'harp'));
    other.expectLegal('p1', [{ pay: ['crystal'] }]).answer('p1', { pay: ['crystal'] });
    other.expectHappened('crystalsChanged', { change: -1 }).expectNotHappened('dulled');
  });
});

rule('FF-TCG 11.6.8', () => {
  it('gives each at least 1 of what is divided', () => {
    const at = table(side(['user', 'lamp', 'knight']))
      .answer('p1', use('spread'))
      .answer('p1', ['user0', 'knight2']);
    at.expectLegal('p1', [
      { user0: 2, knight2: 1 },
      { user0: 1, knight2: 2 },
    ]);
    at.expectRefused('p1', { user0: 3 }, 'answer.too-few', '11.6.8');
  });

  it('gives all of it to a single one', () => {
    const at = table(side(['user', 'lamp', 'knight']))
      .answer('p1', use('spread'))
      .answer('p1', ['knight2']);
    bothPass(at.answer('p1', { lamp1: 'fire' }));
    at.expectHappened('damageDealt', { object: 'knight2', amount: 3 });
  });
});

rule('FF-TCG 11.6.9', () => {
  it('costs what it cost when it was announced', () => {
    const at = table(side(['user', 'lamp', 'mentor'])).answer('p1', use('two'));
    at.expectLegal('p1', [{ lamp1: 'fire' }, { mentor2: 'fire' }]);
    at.answer('p1', { mentor2: 'fire' }).expectHappened('cpPaid', { cp: 1 });
  });

  it('costs what is printed where the opponent has what lowers it', () => {
    const at = table(side(['user', 'lamp', 'lamp']), side([{ card: 'mentor', as: 'theirs' }])).answer('p1', use('two'));
    at.expectLegal('p1', [{ lamp1: 'fire', lamp2: 'fire' }]).answer('p1', { lamp1: 'fire', lamp2: 'fire' });
    at.expectHappened('cpPaid', { cp: 2, cites: '11.6.9' });
  });
});

rule('FF-TCG 11.6.10', () => {
  it('is paid all at once or not at all', () => {
    const at = table(side([{ card: 'user', as: 'user0', dull: true }, 'lamp']));
    at.expectRefused('p1', use('rite'), 'cost.dull', '11.6.10');
    expect(at.marks('lamp1')).toEqual({});
    const paid = table(side(['user', 'lamp']))
      .answer('p1', use('rite'))
      .answer('p1', { lamp1: 'fire' });
    paid.expectLog([
      { kind: 'abilityUsed' },
      { kind: 'cpPaid', cp: 1, cites: '11.6.10' },
      { kind: 'dulled', object: 'lamp1' },
      { kind: 'dulled', object: 'user0' },
      { kind: 'putInto', zone: 'break' },
    ]);
  });

  it('is not paid in part where the CP is missing', () => {
    const at = table(side(['user', { card: 'lamp', as: 'spent', dull: true }]));
    at.expectRefused('p1', use('rite'), 'cost.not-payable', '11.6.10').expectLegal('p1', [
      use('dull'),
      use('sacrifice'),
      use('surge'),
      PASS,
    ]);
    expect([at.marks('user0'), at.cards('p1', 'field')]).toEqual([{}, ['user', 'lamp']]);
  });
});

rule('FF-TCG 11.6.11', () => {
  it('leaves priority with the player who used it', () => {
    const at = table(side([]), side(['user', 'lamp', 'lamp'])).answer('p1', PASS);
    at.answer('p2', use('two')).answer('p2', { lamp1: 'fire', lamp2: 'fire' }).expectDecision({ p2: 'priority' });
    at.answer('p2', PASS).expectDecision({ p1: 'priority' });
  });

  it('triggers what hears of its use, and not what hears of special abilities', () => {
    const ear = backup({
      id: 'ear',
      abilities: [
        {
          kind: 'triggered',
          name: 'hear',
          on: [{ event: 'abilityUsed', where: { seat: { seat: 'you' } } }],
          effect: { do: 'draw', count: 1 },
        },
      ],
    });
    const at = fftcgTable({ p1: side(['user', 'fan', 'ear']) }, [...cards, ear]).answer('p1', use('dull'));
    expect(at.log.filter(({ kind }) => kind === 'abilityPlaced').map(({ card }) => card)).toEqual(['ear']);
    at.expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 11.7.1', () => {
  it('discards a card of the same name, which gives no CP', () => {
    const foe = side([{ card: 'knight', as: 'foe' }]);
    table(side(['hero', 'lamp']), foe).expectRefused('p1', use('braver', 'hero0'), 'cost.not-enough-cards', '11.7.1');
    const at = table(side(['hero', 'lamp'], ['hero2']), foe)
      .answer('p1', use('braver', 'hero0'))
      .answer('p1', ['foe']);
    at.expectLegal('p1', [{ hero2: 'special', lamp1: 'fire' }]).answer('p1', { hero2: 'special', lamp1: 'fire' });
    at.expectHappened('discarded', { card: 'hero2', cites: '11.7.1' }).expectHappened('abilityUsed', { special: true });
  });

  it('takes a card of its name from the own hand, and only that', () => {
    const p2 = { ...side([{ card: 'knight', as: 'foe' }]), hand: [{ card: 'hero2', as: 'theirs' }] };
    const at = table(side(['hero', 'lamp'], ['hero2', 'knight']), p2).answer('p1', use('braver', 'hero0'));
    at.answer('p1', ['foe']).expectRefused('p1', { knight: 'special', lamp1: 'fire' }, 'answer.unknown-option');
    at.refused('p1', { theirs: 'special', lamp1: 'fire' });
    at.expectLegal('p1', [
      { hero2: 'special', lamp1: 'fire' },
      { hero2: 'special', knight: 'fire' },
    ]);
  });
});

rule('FF-TCG 11.7.2.1', () => {
  it('does not take one card for the name and for CP', () => {
    const at = table(side(['hero'], ['hero2', 'lamp']), side([{ card: 'knight', as: 'foe' }]));
    at.answer('p1', use('braver', 'hero0')).answer('p1', ['foe']);
    at.expectRefused('p1', { hero2: 'fire' }, 'payment.incomplete', '11.7.10');
    at.expectRefused('p1', { hero2: 'special', lamp: 'water' }, 'payment.element');
    at.expectLegal('p1', [{ hero2: 'special', lamp: 'fire' }]);
  });

  it('leaves 1 CP over, of a discard, and no 2', () => {
    const at = table(side(['hero', 'lamp'], ['hero2', 'lamp']))
      .answer('p1', use('finish', 'hero0'))
      .answer('p1', 1);
    at.expectLegal('p1', [
      { hero2: 'special', lamp: 'fire' },
      { hero2: 'special', lamp1: 'fire' },
    ]);
    at.expectRefused('p1', { hero2: 'special', lamp: 'fire', lamp1: 'fire' }, 'payment.surplus', '11.7.2.1');
    at.answer('p1', { hero2: 'special', lamp: 'fire' }).expectHappened('cpPaid', { cp: 1 });
  });
});

rule('FF-TCG 11.7.2.2', () => {
  it('is not used with the dull icon in the turn in which the card came', () => {
    const at = table(side([fresh('hero')], ['hero2']));
    at.expectRefused('p1', use('limit', 'hero0'), 'cost.too-soon', '11.7.2.2');
  });

  it('is used with it from the next turn on, and before that where the icon is not in its cost', () => {
    const at = table(side(['hero'], ['hero2']))
      .answer('p1', use('limit', 'hero0'))
      .answer('p1', { hero2: 'special' });
    at.expectHappened('dulled', { object: 'hero0', cites: '11.7.2.2' });
    const here = table(side([fresh('hero')], ['hero2'])).answer('p1', use('finish', 'hero0'));
    here.expectDecision({ p1: 'costX' });
  });
});

rule('FF-TCG 11.7.2.3', () => {
  it('breaks Backups of one’s own only', () => {
    const at = table(side(['hero'], ['hero2']), side(['lamp']));
    at.expectRefused('p1', use('offer', 'hero0'), 'cost.not-enough-cards', '11.7.2.3');
  });

  it('breaks one’s own Backup, and nothing else', () => {
    const at = table(side(['hero', 'lamp', 'knight'], ['hero2']), side([{ card: 'lamp', as: 'theirs' }]));
    at.answer('p1', use('offer', 'hero0')).expectLegal('p1', [{ hero2: 'special', lamp1: 'break' }]);
    at.refused('p1', { hero2: 'special', theirs: 'break' });
  });
});

rule('FF-TCG 11.7.2.4', () => {
  it('is not paid with a card that cannot be removed', () => {
    const stuck = backup({
      id: 'stuck',
      abilities: [
        { kind: 'prohibition', name: 'stuck', on: { event: 'putInto', where: { object: { object: { self: true } } } } },
      ],
    });
    const at = fftcgTable({ p1: side(['hero', 'stuck'], ['hero2']) }, [...cards, stuck]);
    at.expectRefused('p1', use('recall', 'hero0'), 'cost.not-enough-cards', '11.7.2.4');
    table(side(['hero', 'lamp'], ['hero2']))
      .answer('p1', use('recall', 'hero0'))
      .answer('p1', { hero2: 'special', lamp1: 'remove' });
  });

  it('is paid by breaking what can only not be removed', () => {
    const on = {
      event: 'putInto',
      where: { zone: { equals: 'removed' }, object: { object: { self: true } } },
    } as const;
    const held = backup({ id: 'held', abilities: [{ kind: 'prohibition', name: 'held', on }] });
    const at = fftcgTable({ p1: side(['hero', 'held'], ['hero2']) }, [...cards, held]);
    at.expectRefused('p1', use('recall', 'hero0'), 'cost.not-enough-cards', '11.7.2.4');
    at.answer('p1', use('offer', 'hero0')).expectLegal('p1', [{ hero2: 'special', held1: 'break' }]);
  });
});

rule('FF-TCG 11.7.3', () => {
  it('is not used where it cannot be paid: the card of the same name is still in hand', () => {
    const at = table(side(['hero'], ['hero2']), side(['knight']));
    at.expectRefused('p1', use('braver', 'hero0'), 'cost.not-payable', '11.7.10');
    expect(at.cards('p1', 'hand')).toEqual(['hero2']);
  });

  it('takes nothing back once it is announced, and nothing is paid until all of it is', () => {
    const at = table(side(['hero', 'lamp'], ['hero2']), side([{ card: 'knight', as: 'foe' }]));
    at.answer('p1', use('braver', 'hero0')).answer('p1', ['foe']);
    at.refused('p1', PASS);
    at.expectRefused('p1', { lamp1: 'fire' }, 'payment.incomplete', '11.7.10').expectDecision({ p1: 'payment' });
    expect([at.marks('lamp1'), at.cards('p1', 'hand')]).toEqual([{}, ['hero2']]);
  });
});

rule('FF-TCG 11.7.4', () => {
  it('waits on the stack as nothing but its text', () => {
    const at = table(side(['hero'], ['hero2']))
      .answer('p1', use('limit', 'hero0'))
      .answer('p1', { hero2: 'special' });
    const [stacked = ''] = at.state.zones['stack'] ?? [];
    expect(at.state.objects[stacked]?.cards).toEqual([]);
    at.expectHappened('abilityUsed', { special: true, cites: '11.7.4' });
  });

  it('is gone once it is resolved, and leaves no card behind', () => {
    const at = table(side(['hero'], ['hero2']))
      .answer('p1', use('limit', 'hero0'))
      .answer('p1', { hero2: 'special' });
    bothPass(at).expectLog([
      { kind: 'abilityTaken', reason: 'resolves' },
      { kind: 'drawn', seat: 'p1' },
    ]);
    expect([at.state.zones['stack'], at.cards('p1', 'break')]).toEqual([[], ['hero2']]);
  });
});

rule('FF-TCG 11.7.5', () => {
  it('is not used where there is nothing to choose', () => {
    const at = table(side(['hero', 'lamp'], ['hero2']));
    at.expectRefused('p1', use('braver', 'hero0'), 'ability.no-target', '11.7.5');
  });

  it('chooses what its text says, of the opponent’s', () => {
    const at = table(side(['hero', 'lamp', 'knight'], ['hero2']), side([{ card: 'knight', as: 'foe' }]));
    at.answer('p1', use('braver', 'hero0')).expectLegal('p1', [['foe']]);
    at.expectRefused('p1', ['knight2'], 'answer.unknown-option', '11.7.5');
  });
});

rule('FF-TCG 11.7.6', () => {
  it('announces which of its effects is used', () => {
    table(side(['hero'], ['hero2']))
      .answer('p1', use('stance', 'hero0'))
      .expectLegal('p1', [['draw'], ['more']]);
  });

  it('does the one that is announced and no other', () => {
    const at = table(side(['hero'], ['hero2'])).answer('p1', use('stance', 'hero0'));
    at.expectRefused('p1', ['draw', 'more'], 'answer.too-many', '11.7.6').answer('p1', ['more']);
    bothPass(at.answer('p1', { hero2: 'special' })).expectLog([
      { kind: 'abilityTaken' },
      { kind: 'drawn', seat: 'p1' },
      { kind: 'drawn', seat: 'p1' },
    ]);
  });
});

rule('FF-TCG 11.7.7', () => {
  it('costs what its player says X is', () => {
    const at = table(side(['hero', 'lamp'], ['hero2'])).answer('p1', use('finish', 'hero0'));
    at.expectLegal('p1', [0, 1])
      .answer('p1', 1)
      .expectLegal('p1', [{ hero2: 'special', lamp1: 'fire' }]);
  });

  it('costs nothing more where X is 0, and no more than can be paid', () => {
    const at = table(side(['hero', 'lamp'], ['hero2'])).answer('p1', use('finish', 'hero0'));
    at.refused('p1', 2);
    at.refused('p1', -1);
    at.answer('p1', 0)
      .expectLegal('p1', [{ hero2: 'special' }])
      .answer('p1', { hero2: 'special' });
    bothPass(at).expectNotHappened('drawn');
  });
});

rule('FF-TCG 11.7.8', () => {
  it('divides 3 among 3 in one way', () => {
    const at = table(side(['hero', 'knight', 'knight'], ['hero2'])).answer('p1', use('split', 'hero0'));
    at.answer('p1', ['hero0', 'knight1', 'knight2']).expectLegal('p1', [{ hero0: 1, knight1: 1, knight2: 1 }]);
    at.expectRefused('p1', { hero0: 2, knight1: 1 }, 'answer.too-few', '11.7.8');
  });

  it('is not used on fewer than it says', () => {
    const at = table(side(['hero', 'knight'], ['hero2']));
    at.expectRefused('p1', use('split', 'hero0'), 'ability.no-target', '11.7.5');
  });
});

rule('FF-TCG 11.7.10', () => {
  it('is paid all at once or not at all', () => {
    const at = table(side(['hero', 'lamp']), side(['knight']));
    at.expectRefused('p1', use('braver', 'hero0'), 'cost.not-enough-cards', '11.7.10').expectLegal('p1', [PASS]);
  });

  it('pays all of it in one step', () => {
    const at = table(side(['hero', 'lamp'], ['hero2']))
      .answer('p1', use('finish', 'hero0'))
      .answer('p1', 1);
    at.answer('p1', { hero2: 'special', lamp1: 'fire' }).expectLog([
      { kind: 'abilityUsed', ability: 'finish', special: true },
      { kind: 'cpPaid', cp: 1, cites: '11.7.10' },
      { kind: 'discarded', card: 'hero2' },
      { kind: 'dulled', object: 'lamp1' },
    ]);
  });
});

rule('FF-TCG 11.7.11', () => {
  it('triggers what hears of its use, above it on the stack', () => {
    const at = table(side(['hero', 'fan'], ['hero2']))
      .answer('p1', use('limit', 'hero0'))
      .answer('p1', { hero2: 'special' });
    at.expectHappened('abilityPlaced', { cites: '11.8.7' }).expectDecision({ p1: 'priority' });
    expect(at.state.zones['stack']).toHaveLength(2);
  });

  it('triggers no ability of the opponent about their own, and leaves priority with its user', () => {
    const at = table(side(['fan']), side([{ card: 'hero', as: 'theirs' }], ['hero2'])).answer('p1', PASS);
    at.answer('p2', use('limit', 'theirs')).answer('p2', { hero2: 'special' });
    at.expectNotHappened('abilityPlaced').expectDecision({ p2: 'priority' });
  });
});

rule('FF-TCG 11.7.6.1', () => {
  it('keeps the number of effects that it had when it was announced', () => {
    const at = table(side(['hero', 'lamp', 'lamp'], ['hero2'])).answer('p1', use('choices', 'hero0'));
    at.answer('p1', ['draw', 'more']).answer('p1', { hero2: 'special', lamp1: 'break', lamp2: 'break' });
    bothPass(at);
    expect(at.cards('p1', 'hand')).toHaveLength(3);
  });

  it('is not used where there are too few for its cost, and does one where one is announced', () => {
    const at = table(side(['hero', 'lamp'], ['hero2']));
    at.expectRefused('p1', use('choices', 'hero0'), 'cost.not-enough-cards');
    const one = table(side(['hero', 'lamp', 'lamp', 'lamp'], ['hero2'])).answer('p1', use('choices', 'hero0'));
    one.expectLegal('p1', [['draw'], ['more'], ['draw', 'more']]).answer('p1', ['draw']);
    bothPass(one.answer('p1', { hero2: 'special', lamp1: 'break', lamp2: 'break' }));
    expect(one.cards('p1', 'hand')).toHaveLength(1);
  });
});

rule('FF-TCG 11.7.9', () => {
  it('costs what it cost when it was announced', () => {
    const at = table(side(['hero', 'mentor'], ['hero2', 'lamp']))
      .answer('p1', use('finish', 'hero0'))
      .answer('p1', 2);
    at.expectLegal('p1', [
      { hero2: 'special', mentor1: 'fire' },
      { hero2: 'special', lamp: 'fire' },
    ]);
    at.answer('p1', { hero2: 'special', mentor1: 'fire' }).expectHappened('cpPaid', { cp: 1, cites: '11.7.9' });
  });

  it('costs what it says where the opponent has what lowers it', () => {
    const at = table(side(['hero', 'lamp'], ['hero2']), side([{ card: 'mentor', as: 'theirs' }]));
    at.answer('p1', use('finish', 'hero0')).expectLegal('p1', [0, 1]).answer('p1', 1);
    at.expectLegal('p1', [{ hero2: 'special', lamp1: 'fire' }]);
  });
});

/** Uses an ability on a Forward of the opponent, who breaks it in response. */
const answered = (ability: string, source: string, payment: JsonRecord, p1: JsonRecord) => {
  const p2 = side([
    { card: 'knight', as: 'foe' },
    { card: 'user', as: 'theirs' },
  ]);
  const at = table(p1, p2).answer('p1', use(ability, source)).answer('p1', ['foe']).answer('p1', payment);
  at.answer('p1', PASS).answer('p2', use('sacrifice', 'theirs')).answer('p2', { foe: 'break' });
  return bothPass(bothPass(at));
};

rule('FF-TCG 11.6.12', () => {
  it('does nothing where all its targets are illegal', () => {
    const at = answered('hit', 'user0', { lamp1: 'fire' }, side(['user', 'lamp']));
    at.expectHappened('abilityTaken', { reason: 'all its targets are illegal', cites: '11.6.12' });
  });

  it('does what it does where its target is still there', () => {
    const p2 = side(['foe', 'theirs'].map((as) => ({ card: as === 'foe' ? 'knight' : 'user', as })));
    const at = table(side(['user', 'lamp']), p2)
      .answer('p1', use('hit'))
      .answer('p1', ['foe']);
    at.answer('p1', { lamp1: 'fire' }).answer('p1', PASS).answer('p2', use('sacrifice', 'theirs'));
    bothPass(bothPass(at.answer('p2', { theirs: 'break' }))).expectHappened('abilityTaken', { reason: 'resolves' });
    at.expectHappened('damageDealt', { object: 'foe', amount: 1000 });
  });
});

rule('FF-TCG 11.7.12', () => {
  it('does nothing where all its targets are illegal', () => {
    const at = answered('braver', 'hero0', { hero2: 'special', lamp1: 'fire' }, side(['hero', 'lamp'], ['hero2']));
    at.expectHappened('abilityTaken', { reason: 'all its targets are illegal', cites: '11.7.12' });
  });

  it('does what it does to the target that is left', () => {
    const pair = { ...target, as: 'them', min: 2, max: 2 } as const;
    const twin = forward({
      id: 'twin',
      abilities: [
        uses('lash', [{ pay: 'special' }], {
          targets: [pair],
          effect: { do: 'deal', objects: 'them', amount: 1000 },
        }),
      ],
    });
    const p2 = side(['foe', 'other', 'theirs'].map((as) => ({ card: as === 'theirs' ? 'user' : 'knight', as })));
    const at = fftcgTable({ p1: { hand: [{ card: 'twin', as: 'copy' }], field: [{ card: 'twin', as: 'twin' }] }, p2 }, [
      ...cards,
      twin,
    ]);
    at.answer('p1', use('lash', 'twin')).answer('p1', ['foe', 'other']).answer('p1', { copy: 'special' });
    at.answer('p1', PASS).answer('p2', use('sacrifice', 'theirs')).answer('p2', { foe: 'break' });
    bothPass(bothPass(at)).expectLog([
      { kind: 'abilityTaken', reason: 'resolves' },
      { kind: 'damageDealt', object: 'other', amount: 1000 },
    ]);
  });
});
