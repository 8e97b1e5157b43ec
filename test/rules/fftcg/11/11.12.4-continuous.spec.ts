import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { always, each, lord, modify, power, powerIs, tag, target } from '../../../support/fftcg-abilities.js';
import { bolt, cast, castSummon, plain } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const KNIGHT = { card: 'plain', as: 'knight' };
const YOURS = { is: ['forward'], of: 'you' } as const;
const powerOf = (at: Table, label: string) => at.facts(label).numbers['power'];
const captain = backup({ id: 'captain', abilities: [lord(YOURS, power(1000))] });
const newcomer = forward({ id: 'newcomer', cost: 0 });
const found = (at: Table, card: string) => powerOf(at, at.find('p1', 'field', card));

/** p1's cards on the field and in hand, and nothing else. */
const table = (p1: JsonRecord, ...cards: Parameters<typeof fftcgTable>[1] & object) =>
  fftcgTable({ p1 }, [plain, ...cards]);
const resolve = (at: Table, card = 'spell') => bothPass(castSummon(at, card));
const spell = (effect: ReturnType<typeof each>, id = 'spell') => summon({ id, cost: 0, effect });
const HAND = [
  { card: 'spell', as: 'spell' },
  { card: 'newcomer', as: 'newcomer' },
];

rule('FF-TCG 11.12.4.2', () => {
  it('gives a Summon’s effect to the cards that were there, and to none that comes later', () => {
    const rally = spell(each(YOURS, modify('all', power(1000))));
    const at = cast(resolve(table({ hand: HAND, field: [KNIGHT] }, rally, newcomer)), 'newcomer');
    expect([powerOf(at, 'knight'), found(at, 'newcomer')]).toEqual([6000, 5000]);
  });
});

rule('FF-TCG 11.12.4.3', () => {
  const drain = spell(each(YOURS, modify('all', power({ count: { is: ['backup'], of: 'you' }, times: -1000 }))));

  it('counts once, on resolution', () => {
    const post = backup({ id: 'post', cost: 0 });
    const hand = [
      { card: 'spell', as: 'spell' },
      { card: 'post', as: 'new' },
    ];
    const at = resolve(table({ hand, field: [KNIGHT, 'post', 'post'] }, drain, post));
    expect(powerOf(at, 'knight')).toBe(3000);
    expect(powerOf(cast(at, 'new'), 'knight')).toBe(3000);
  });

  it('is counted again and again by a card on the field', () => {
    const post = backup({ id: 'post', cost: 0 });
    const perPost = power({ count: { is: ['backup'], of: 'you' }, times: 1000 });
    const standard = forward({ id: 'standard', abilities: [lord(YOURS, perPost)] });
    const at = table({ hand: [{ card: 'post', as: 'new' }], field: [KNIGHT, 'standard', 'post'] }, standard, post);
    expect([powerOf(at, 'knight'), powerOf(cast(at, 'new'), 'knight')]).toEqual([6000, 7000]);
  });
});

rule('FF-TCG 11.11.9', () => {
  it('keeps a value that was counted on resolution, whatever is counted later', () => {
    const study = spell(each(YOURS, modify('all', power({ count: { zone: 'hand', of: 'you' }, times: 1000 }))));
    const at = resolve(table({ hand: [...HAND, 'plain'], field: [KNIGHT] }, study, newcomer));
    expect(powerOf(at, 'knight')).toBe(7000);
    expect(powerOf(cast(at, 'newcomer'), 'knight')).toBe(7000);
  });

  it('is another one each time that it resolves', () => {
    const study = spell(each(YOURS, modify('all', power({ count: { zone: 'hand', of: 'you' }, times: 1000 }))));
    const hand = [...HAND, { card: 'spell', as: 'again' }];
    const at = resolve(table({ hand, field: [KNIGHT] }, study, newcomer));
    expect(powerOf(at, 'knight')).toBe(7000);
    expect(powerOf(resolve(at, 'again'), 'knight')).toBe(8000);
  });
});

rule('FF-TCG 11.12.4.4', () => {
  it('ends with the card that has the ability, before rule processes look', () => {
    const shot = { card: 'bolt', as: 'bolt' };
    const snuff = summon({
      id: 'bolt',
      cost: 0,
      targets: [target({ is: ['backup'] })],
      effect: { do: 'break', objects: 'target' },
    });
    const knight = { ...KNIGHT, damage: 5000 };
    const at = table({ hand: [shot], field: [knight, { card: 'captain', as: 'captain' }] }, captain, snuff);
    expect(powerOf(at, 'knight')).toBe(6000);
    bothPass(castSummon(at, 'bolt').answer('p1', ['captain']));
    expect(at.exists('knight')).toBe(false);
    at.expectHappened('broken', { object: 'knight', cites: '12.4.5' });
  });

  it('goes on as long as one card with it is there', () => {
    const snuff = summon({
      id: 'bolt',
      cost: 0,
      targets: [target({ is: ['backup'] })],
      effect: { do: 'break', objects: 'target' },
    });
    const field = [KNIGHT, { card: 'captain', as: 'captain' }, { card: 'captain', as: 'other' }];
    const at = table({ hand: [{ card: 'bolt', as: 'bolt' }], field }, captain, snuff);
    expect(powerOf(at, 'knight')).toBe(7000);
    bothPass(castSummon(at, 'bolt').answer('p1', ['captain']));
    expect(powerOf(at, 'knight')).toBe(6000);
  });
});

rule('FF-TCG 11.12.4.5', () => {
  it('also gives it to a card that comes later', () => {
    const at = table({ hand: HAND, field: ['captain'] }, captain, newcomer, bolt, spell(each({})));
    expect(found(cast(at, 'newcomer'), 'newcomer')).toBe(6000);
  });

  it('gives it to none that it is not about, and takes it from who comes under another’s control', () => {
    const seats = { p1: { field: ['captain', KNIGHT] }, p2: { field: [{ card: 'plain', as: 'foe' }] } };
    const at = fftcgTable(seats, [plain, captain]);
    expect([powerOf(at, 'knight'), powerOf(at, 'foe')]).toEqual([6000, 5000]);
  });
});

rule('FF-TCG 11.12.4.6', () => {
  const wake = (own: boolean) =>
    backup({
      id: 'statue',
      abilities: [own ? always(tag('forward'), powerIs(5000)) : always()].filter(({ changes }) => changes.length > 0),
    });

  it('applies types before power, whatever the timestamps', () => {
    const at = table({ field: ['captain', { card: 'statue', as: 'statue' }] }, captain, wake(true));
    expect(powerOf(at, 'statue')).toBe(6000);
    const newer = table({ field: [{ card: 'statue', as: 'statue' }, 'captain'] }, captain, wake(true));
    expect(powerOf(newer, 'statue')).toBe(6000);
  });

  it('takes texts away before power, however old what they say of power is', () => {
    const hush = spell(each({ named: 'captain' }, modify('all', { change: 'lose-text' })));
    const at = table({ hand: HAND, field: [KNIGHT, { card: 'captain', as: 'captain' }] }, captain, hush, newcomer);
    expect(powerOf(at, 'knight')).toBe(6000);
    expect(powerOf(resolve(at), 'knight')).toBe(5000);
  });

  it('does not touch what is no Forward', () => {
    const at = table({ field: ['captain', { card: 'statue', as: 'statue' }] }, captain, wake(false));
    expect(powerOf(at, 'statue')).toBeUndefined();
  });
});

rule('FF-TCG 11.12.4.7', () => {
  it('lets a card change itself before others do', () => {
    const proud = forward({ id: 'proud', power: 1000, abilities: [always(powerIs(5000))] });
    const at = table({ field: ['captain', { card: 'proud', as: 'proud' }] }, captain, proud);
    expect(powerOf(at, 'proud')).toBe(6000);
    const levelling = backup({ id: 'levelling', abilities: [lord(YOURS, powerIs(3000))] });
    const both = table({ field: ['levelling', { card: 'proud', as: 'proud' }] }, levelling, proud);
    expect(powerOf(both, 'proud')).toBe(3000);
  });

  it('lets it do so regardless of which came first, and goes by age between others', () => {
    const proud = forward({ id: 'proud', power: 1000, abilities: [always(powerIs(5000))] });
    const levels = [3000, 4000].map((to) => backup({ id: `level-${to}`, abilities: [lord(YOURS, powerIs(to))] }));
    const last = (...field: readonly string[]) =>
      powerOf(table({ field: field.map((card) => ({ card, as: card })) }, proud, ...levels), 'proud');
    expect([last('level-3000', 'proud'), last('proud', 'level-3000')]).toEqual([3000, 3000]);
    expect(last('level-3000', 'level-4000', 'proud')).toBe(4000);
    expect(last('level-4000', 'proud', 'level-3000')).toBe(3000);
  });
});

rule('FF-TCG 11.12.4.13', () => {
  const mages = backup({ id: 'mages', abilities: [lord({ is: ['Knight'] }, tag('Mage'))] });
  const knights = backup({ id: 'knights', abilities: [lord({ is: ['forward'] }, tag('Knight'))] });
  const glow = backup({ id: 'glow', abilities: [lord({ is: ['Mage'] }, power(1000))] });
  const glowing = (...field: readonly string[]) =>
    powerOf(table({ field: [...field, 'glow', KNIGHT] }, mages, knights, glow), 'knight');

  it('applies what does not depend on others first, regardless of age', () => {
    expect([glowing('mages', 'knights'), glowing('knights', 'mages'), glowing('mages')]).toEqual([6000, 6000, 5000]);
  });

  it('applies independent ones by age', () => {
    const six = backup({ id: 'six', abilities: [lord(YOURS, powerIs(6000))] });
    const seven = backup({ id: 'seven', abilities: [lord(YOURS, powerIs(7000))] });
    const last = (...field: readonly string[]) => powerOf(table({ field: [...field, KNIGHT] }, six, seven), 'knight');
    expect([last('six', 'seven'), last('seven', 'six')]).toEqual([7000, 6000]);
  });

  it('falls back to age where each depends on the other', () => {
    const up = backup({
      id: 'up',
      abilities: [lord({ is: ['forward'], numbers: { power: { max: 5000 } } }, power(1000))],
    });
    const down = backup({
      id: 'down',
      abilities: [lord({ is: ['forward'], numbers: { power: { max: 5000 } } }, power(2000))],
    });
    const sum = (...field: readonly string[]) => powerOf(table({ field: [...field, KNIGHT] }, up, down), 'knight');
    expect([sum('up', 'down'), sum('down', 'up')]).toEqual([6000, 7000]);
  });
});

rule('FF-TCG 11.9.1', () => {
  it('works on the field and, unless it says so, nowhere else', () => {
    expect(powerOf(table({ hand: ['captain'], break: ['captain'], field: [KNIGHT] }, captain), 'knight')).toBe(5000);
    expect(powerOf(table({ field: [KNIGHT, 'captain'] }, captain), 'knight')).toBe(6000);
    const ghost = backup({ id: 'ghost', abilities: [{ ...lord(YOURS, power(1000)), zones: ['break'] }] });
    expect(powerOf(table({ break: ['ghost'], field: [KNIGHT] }, ghost), 'knight')).toBe(6000);
    expect(powerOf(table({ field: ['ghost', KNIGHT] }, ghost), 'knight')).toBe(5000);
  });

  it('stops working as its card leaves', () => {
    const seat = { hand: [{ card: 'bolt', as: 'bolt' }], field: [KNIGHT, { card: 'chief', as: 'chief' }] };
    const chief = forward({ id: 'chief', abilities: [lord({ ...YOURS, other: true }, power(1000))] });
    const at = table(seat, chief, bolt);
    expect(powerOf(at, 'knight')).toBe(6000);
    bothPass(castSummon(at, 'bolt').answer('p1', ['chief']));
    expect(powerOf(at, 'knight')).toBe(5000);
  });
});

rule('FF-TCG 11.9.2', () => {
  it('has a card enter as it is changed', () => {
    const frost = backup({ id: 'frost', abilities: [lord({ is: ['forward'] }, power(-5000))] });
    const at = cast(table({ hand: HAND, field: ['frost'] }, frost, newcomer, spell(each({}))), 'newcomer');
    expect(at.cards('p1', 'break')).toEqual(['newcomer']);
    at.expectHappened('putInto', { cites: '12.4.4' });
  });

  it('has it enter dull, and nobody sees it active', () => {
    const gate = backup({
      id: 'gate',
      abilities: [
        {
          kind: 'replacement',
          name: 'gate',
          on: { event: 'entered', where: { object: { object: { zone: 'any', is: ['forward'] } } } },
          instead: { with: 'fields', fields: { dull: true } },
        },
      ],
    });
    const at = cast(table({ hand: HAND, field: ['gate'] }, gate, newcomer, spell(each({}))), 'newcomer');
    at.expectHappened('entered', { card: 'newcomer', dull: true }).expectNotHappened('dulled');
  });
});

rule('FF-TCG 11.9.3', () => {
  it('applies without the stack, before anybody has priority', () => {
    const chief = backup({ id: 'chief', cost: 0, abilities: [lord(YOURS, power(1000))] });
    const at = cast(table({ hand: [{ card: 'chief', as: 'chief' }], field: [KNIGHT] }, chief), 'chief');
    expect(at.state.zones['stack'] ?? []).toEqual([]);
    expect(powerOf(at, 'knight')).toBe(6000);
  });

  it('is not an auto-ability, which waits on the stack', () => {
    const chief = backup({
      id: 'chief',
      cost: 0,
      abilities: [
        {
          kind: 'triggered',
          name: 'call',
          on: [{ event: 'entered' }],
          effect: each(YOURS, modify('all', power(1000))),
        },
      ],
    });
    const at = cast(table({ hand: [{ card: 'chief', as: 'chief' }], field: [KNIGHT] }, chief), 'chief');
    expect([at.state.zones['stack']?.length, powerOf(at, 'knight')]).toEqual([1, 5000]);
    expect(powerOf(bothPass(at), 'knight')).toBe(6000);
  });
});
