/** Texts made up for tests: what is read of them, and that nothing is where a word was not understood. */
import { describe, expect, it } from 'vitest';
import { linesOf, plainText } from '../card-text.js';
import { readLine } from '../lines.js';
import { readActivated } from './activated.js';
import { readCondition } from './conditions.js';
import { readCosts } from './costs.js';
import { readObjects, readOwned } from './objects.js';
import { readKeywords, readStatic } from './statics.js';
import { readTrigger } from './trigger.js';

const self = { object: { self: true } };

describe('objects', () => {
  it.each<readonly [phrase: string, filter: object]>([
    ['Forward', { is: ['forward'] }],
    ['Characters', {}],
    ['cards', {}],
    ['Fire Backups', { is: ['fire', 'backup'] }],
    ['Job Bread Baker', { is: ['Bread Baker'] }],
    ['Category VII Forwards', { is: ['VII', 'forward'] }],
    ['Card Name Walker', { named: 'Walker' }],
    ['Card Name Walker Forward other than ~', { named: 'Walker', is: ['forward'], other: true }],
  ])('%s', (phrase, filter) => {
    expect(readObjects(phrase)).toEqual(filter);
  });

  it('of somebody', () => {
    expect(readOwned('Water Forward other than ~')).toEqual({ is: ['water', 'forward'], other: true });
    expect(readOwned('Monster opponent controls')).toEqual({ is: ['monster'], of: 'opponents' });
    expect(readOwned('Forward you control other than ~')).toEqual({ is: ['forward'], other: true, of: 'you' });
  });

  it.each(['Forward or Monster', 'Job Baker or Job Miller', 'dull Forward', 'Forward of cost 3', ''])(
    'are not read of "%s"',
    (phrase) => {
      expect(readObjects(phrase)).toBeUndefined();
    },
  );
});

describe('conditions', () => {
  it.each<readonly [text: string, condition: object]>([
    ['you control 3 or more Fire Backups', { count: { of: 'you', is: ['fire', 'backup'] }, is: { min: 3 } }],
    ['you control a Card Name Walker', { count: { of: 'you', named: 'Walker' }, is: { min: 1 } }],
    ['your opponent controls 2 or more Forwards', { count: { of: 'opponents', is: ['forward'] }, is: { min: 2 } }],
    ["you don't control any Forwards", { count: { of: 'you', is: ['forward'] }, is: { max: 0 } }],
    ['you have received 5 points of damage or more', { count: { zone: 'damage', of: 'you' }, is: { min: 5 } }],
    ['your opponent has no cards in their hand', { count: { zone: 'hand', of: 'opponents' }, is: { max: 0 } }],
    ['your opponent has 2 cards or less in their hand', { count: { zone: 'hand', of: 'opponents' }, is: { max: 2 } }],
  ])('%s', (text, condition) => {
    expect(readCondition(text)).toEqual(condition);
  });

  it('are not read where a word is left over', () => {
    expect(readCondition('you control 3 or more Fire Backups and it rains')).toBeUndefined();
    expect(readCondition('the wind blows')).toBeUndefined();
  });
});

describe('costs', () => {
  it.each<readonly [text: string, costs: readonly object[]]>([
    ['{dull}', [{ pay: 'dull' }]],
    ['{fire}{fire}{1}{dull}', [{ pay: 'cp', of: { fire: 2 }, any: 1 }, { pay: 'dull' }]],
    ['{X}{dull}', [{ pay: 'cp', x: 1 }, { pay: 'dull' }]],
    ['{0}', []],
    ['{C}{C}', [{ pay: 'crystals', count: 2 }]],
    ['Great Loaf {S}{water}', [{ pay: 'special' }, { pay: 'cp', of: { water: 1 } }]],
    ['{dull}, put ~ into the Break Zone', [{ pay: 'dull' }, { pay: 'break-self' }]],
    ['Discard ~', [{ pay: 'discard-self' }]],
    [
      '{1}, discard 2 cards',
      [
        { pay: 'cp', any: 1 },
        { pay: 'discard', count: 2 },
      ],
    ],
    ['Discard 1 Fire Summon', [{ pay: 'discard', count: 1, of: { is: ['fire', 'summon'] } }]],
    ['Put 2 Backups into the Break Zone', [{ pay: 'break', count: 2, of: { is: ['backup'], of: 'you' } }]],
    ['Dull 2 active Forwards', [{ pay: 'dull-others', count: 2, of: { is: ['forward'], other: false } }]],
    ['Remove 3 Growth Counters from ~', [{ pay: 'remove-counters', counter: 'Growth', count: 3 }]],
    [
      'Remove 2 Job Baker in your Break Zone from the game',
      [{ pay: 'remove', count: 2, of: { zone: 'break', of: 'you', is: ['Baker'] } }],
    ],
    [
      'Remove 2 Characters in your Break Zone from the game',
      [{ pay: 'remove', count: 2, of: { zone: 'break', of: 'you', isNot: ['summon'] } }],
    ],
    ['Discard 1 Fire Character', [{ pay: 'discard', count: 1, of: { is: ['fire'], isNot: ['summon'] } }]],
    ['Put 1 Character into the Break Zone', [{ pay: 'break', count: 1, of: { of: 'you' } }]],
  ])('%s', (text, costs) => {
    expect(readCosts(text)).toEqual(costs);
  });

  it.each(['{dull}, whistle', '{?d}', '{fire} whistle', 'Dull 2 Forwards', ''])('are not read of "%s"', (text) => {
    expect(readCosts(text)).toBeUndefined();
  });
});

describe('what makes an auto-ability trigger', () => {
  it.each<readonly [text: string, on: readonly object[]]>([
    ['When ~ enters the field, bake.', [{ event: 'entered', where: { object: self } }]],
    [
      'When ~ enters the field or attacks, bake.',
      [
        { event: 'entered', where: { object: self } },
        { event: 'attacked', where: { object: self } },
      ],
    ],
    [
      'When ~ is put from the field into the Break Zone, bake.',
      [
        { event: 'broken', where: { object: self } },
        { event: 'putInto', where: { object: self, zone: { equals: 'break' } } },
      ],
    ],
    [
      'When ~ or a Job Baker enters your field, bake.',
      [self, { object: { is: ['Baker'] } }].map((object) => ({
        event: 'entered',
        where: { seat: { seat: 'you' }, object },
      })),
    ],
    [
      'When ~ deals damage to your opponent, bake.',
      [{ event: 'damageProcessed', where: { seat: { seat: 'opponents' }, source: self } }],
    ],
    [
      'When a Forward you control forms a party and attacks, bake.',
      [{ event: 'attacked', where: { party: { equals: true }, object: { object: { is: ['forward'], of: 'you' } } } }],
    ],
    [
      'When ~ blocks or is blocked, bake.',
      [
        { event: 'blocked', where: { object: self } },
        { event: 'blocked', where: { attackers: self } },
      ],
    ],
    ['When you cast a Summon, bake.', [{ event: 'summonCast', where: { seat: { seat: 'you' } } }]],
    [
      'At the end of each of your turns, bake.',
      [{ event: 'phaseBegan', where: { phase: { equals: 'end' }, seat: { seat: 'you' } } }],
    ],
    [
      "At the beginning of the Attack Phase during each player's turn, bake.",
      [{ event: 'phaseBegan', where: { phase: { equals: 'attack' } } }],
    ],
  ])('%s', (text, on) => {
    expect(readTrigger(text)?.on).toEqual(on);
  });

  it('has conditions and a limit', () => {
    expect(
      readTrigger('When ~ attacks, if you control a Monster, bake. This effect will trigger only once per turn.'),
    ).toMatchObject({
      if: { count: { of: 'you', is: ['monster'] }, is: { min: 1 } },
      oncePerTurn: true,
    });
    expect(readTrigger("When ~ attacks, if your opponent doesn't pay {2}, bake.")).not.toHaveProperty('if');
  });

  it.each([
    'When ~ sings, bake.',
    'When ~ enters the field or sings, bake.',
    'When ~ attacks, if it rains, bake.',
    'When 1 or more Forwards you control attack, bake.',
    'When ~ attacks, bake. This effect will trigger only if it rains.',
    '~ enters the field dull.',
  ])('is not read of "%s"', (text) => {
    expect(readTrigger(text)).toBeUndefined();
  });
});

describe('what is used', () => {
  it('has costs and limits', () => {
    const text = '{1}{dull}: Bake. You can only use this ability during your turn and only once per turn.';
    expect(readActivated(text)).toEqual({
      kind: 'activated',
      name: 'use',
      costs: [{ pay: 'cp', any: 1 }, { pay: 'dull' }],
      while: { turn: 'yours' },
      oncePerTurn: true,
    });
    expect(readActivated('Loaf {S}: Bake.')).toMatchObject({ name: 'special' });
    expect(readActivated('Discard ~: Bake. You can only use this ability if ~ is in your hand.')).toMatchObject({
      from: 'hand',
    });
    expect(
      readActivated('{1}: Bake. You can only use this ability during your Main Phase and while ~ is attacking.'),
    ).toMatchObject({
      while: { all: [{ all: [{ turn: 'yours' }, { phase: ['main1', 'main2'] }] }, { object: 'self' }] },
    });
  });

  it.each([
    'Whistle: Bake.',
    '{1}: Bake. You can only use this ability if it rains.',
    '{1}: Bake. You can only pay with Fire CP to use this ability.',
    'Bake.',
  ])('is not read of "%s"', (text) => {
    expect(readActivated(text)).toBeUndefined();
  });
});

describe('what applies all the time', () => {
  const power = (add: unknown) => ({ change: 'number', name: 'power', add });

  it.each<readonly [text: string, ability: object]>([
    ['~ gains +1000 power and Brave.', { changes: [power(1000), { change: 'keyword', keyword: 'brave' }] }],
    ['During your turn, ~ gains First Strike.', { while: { turn: 'yours' }, changes: [{ keyword: 'first-strike' }] }],
    ['If you control 2 or more Monsters, ~ gains Haste.', { while: { is: { min: 2 } } }],
    [
      'The Fire Forwards other than ~ you control gain +2000 power.',
      { affects: { is: ['fire', 'forward'], other: true, of: 'you' }, changes: [power(2000)] },
    ],
    [
      'For each Monster you control, ~ gains +2000 power.',
      { changes: [power({ count: { is: ['monster'], of: 'you' }, times: 2000 })] },
    ],
    [
      'During your turn, ~ also becomes a Forward with 11000 power.',
      {
        while: { turn: 'yours' },
        changes: [
          { change: 'tag', tag: 'forward' },
          { change: 'set', name: 'power', to: 11000 },
        ],
      },
    ],
    ['~ cannot attack or block.', { changes: [{ flag: 'cannotAttack' }, { flag: 'cannotBlock' }] }],
    [
      'If you control a Job Baker, the cost required to cast ~ is reduced by 2.',
      { kind: 'cost', for: 'cast', add: -2, while: { count: { of: 'you', is: ['Baker'] } } },
    ],
    ['~ enters the field dull.', { kind: 'replacement', instead: { with: 'fields', fields: { dull: true } } }],
  ])('%s', (text, ability) => {
    expect(readStatic(text)).toMatchObject(ability);
  });

  it.each([
    '~ gains +1000 power and sings.',
    'If it rains, ~ gains Haste.',
    '~ gains +6000 power until the end of the turn.',
    'The cost required to cast ~ is reduced by 2 (it cannot become 0).',
    'Whistle.',
  ])('is not read of "%s"', (text) => {
    expect(readStatic(text)).toBeUndefined();
  });
});

describe('a line', () => {
  it('of keywords, and nothing else', () => {
    expect(readKeywords('Haste')).toEqual(['haste']);
    expect(readKeywords('First Strike Brave')).toEqual(['first-strike', 'brave']);
    expect(readKeywords('Haste, and more')).toBeUndefined();
  });

  it('is an attribute of the card', () => {
    expect(readLine('Limit Break -- 2').fields).toEqual({ limitBreak: 2 });
    expect(readLine('Warp 3 -- {ice}{1}').fields).toEqual({
      warp: { counters: 3, costs: [{ pay: 'cp', of: { ice: 1 }, any: 1 }] },
    });
    expect(readLine('Priming "Walker (II)" -- {3}').fields).toEqual({
      priming: { name: 'Walker (II)', costs: [{ pay: 'cp', any: 3 }] },
    });
    expect(readLine('You can only pay with Wind CP to cast ~.').fields).toEqual({ payWith: { elements: ['wind'] } });
    const partners = 'Forwards of any Element';
    expect(readLine(`~ can form a party with ${partners}.`).fields).toEqual({ partyIcon: true });
  });

  it('says what takes CP off the cost', () => {
    const reducing = (costs: string) =>
      readLine(`Before paying the cost to cast ~, you can ${costs} to reduce the cost required to cast ~ by 3.`).fields;
    const option = (cost: object) => ({ options: [{ as: 'reduced', costs: [cost], reduces: 3 }] });
    expect(reducing('pay {C}{C}')).toEqual(option({ pay: 'crystals', count: 2 }));
    const of = { zone: 'break', of: 'you', isNot: ['summon'] };
    expect(reducing('remove 2 Characters in your Break Zone from the game')).toEqual(
      option({ pay: 'remove', count: 2, of }),
    );
    expect(reducing('whistle')).toEqual({});
    expect(reducing('put ~ into the Break Zone')).toEqual({});
  });

  it('says what may be paid in place of the CP', () => {
    const option = (more: object) => ({ options: [{ as: 'instead', instead: true, ...more }] });
    const removed = (element: string) => ({ pay: 'remove', count: 1, of: { is: ['backup', element], of: 'you' } });
    expect(
      readLine(
        'You can remove 1 Fire Backup you control and 1 Ice Backup you control from the game (instead of paying the CP cost) to cast ~.',
      ).fields,
    ).toEqual(option({ costs: [removed('fire'), removed('ice')] }));
    expect(
      readLine('If you control a Job Baker, you can pay {C} (instead of paying the CP cost) to cast ~.').fields,
    ).toEqual(
      option({
        costs: [{ pay: 'crystals', count: 1 }],
        while: { count: { of: 'you', is: ['Baker'] }, is: { min: 1 } },
      }),
    );
    expect(readLine('If it rains, you can pay {C} (instead of paying the CP cost) to cast ~.').fields).toEqual({});
  });

  it('says when the card may be cast', () => {
    const yours = { turn: 'yours' };
    const castOnly = (when: string) => readLine(`You can only cast ~ ${when}.`);
    expect(castOnly('during your turn').fields).toEqual({ castWhile: yours });
    expect(castOnly('during your Main Phase').fields).toEqual({
      castWhile: { all: [yours, { phase: ['main1', 'main2'] }] },
    });
    const bakers = { count: { of: 'you', is: ['forward', 'Baker'] }, is: { min: 2 } };
    expect(readLine('You must control 2 or more Job Baker Forwards to cast ~.').fields).toEqual({ castWhile: bakers });
    expect(castOnly("if you don't control any Monsters").fields).toEqual({
      castWhile: { count: { of: 'you', is: ['monster'] }, is: { max: 0 } },
    });
    expect(castOnly('if it rains').fields).toEqual({});
  });

  it('may count from some damage on, and be an EX Burst', () => {
    const damage = { count: { zone: 'damage', of: 'you' }, is: { min: 3 } };
    expect(readLine('Damage 3 -- Brave').ability).toMatchObject({ kind: 'static', while: damage });
    expect(readLine('Damage 3 -- ~ gains +2000 power.').ability).toMatchObject({ kind: 'static', while: damage });
    expect(readLine('Damage 3 -- {1}: Bake.').ability).toMatchObject({ kind: 'activated', while: damage });
    expect(readLine('Damage 3 -- EX BURST When ~ attacks, bake.')).toMatchObject({
      ability: { kind: 'triggered', while: damage },
      ex: { damage: 3 },
    });
  });
});

describe('the lines of a text', () => {
  it('are the same of both formats', () => {
    const one = plainText(
      '[[ex]]EX BURST[[/]] When Cid (II) attacks, bake a [[i]]Job Loaf[[/]].[[br]] 《ダル》《１》: Whistle.',
    );
    const other = plainText('{EX} When Cid (II) attacks, bake a _Job Loaf_.\n{D}{1}: Whistle.\n');
    expect(one).toBe(other);
    expect(linesOf(one, 'Cid (II)')).toEqual(['EX BURST When ~ attacks, bake a Job Loaf.', '{dull}{1}: Whistle.']);
  });

  it('hold the choices in quotation marks, and no reminders', () => {
    const text = 'When Cid attacks, do 1 of the 2:\n"Bake."\n"Whistle."\n(Loaves are of bread.)';
    expect(linesOf(text, 'Cid')).toEqual(['When ~ attacks, do 1 of the 2: "Bake." "Whistle."']);
  });

  it('speak of others of the name by it', () => {
    expect(linesOf('Cid gains +1000 power for each Card Name Cid. Cidney sings.', 'Cid (II)')).toEqual([
      '~ gains +1000 power for each Card Name Cid. Cidney sings.',
    ]);
  });
});
