/** What read texts do with equipment. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { activated } from '../../../../../test/support/riftbound-abilities.js';
import { gear } from '../../../../../test/support/riftbound.js';
import type { RiftboundCard } from '../card.js';
import { activate, emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import {
  battlefieldOf,
  gearOf,
  handSize,
  legendOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';

const equipment = (id: string) => ({ ...gearOf(id, '{exhaust}: Draw 1.'), tags: ['Equipment'] });
const cards = [equipment('blade'), equipment('axe')];
const worn = (table: ReturnType<typeof open>, id: string) => table.marks(id)['attachedTo'];

describe('"attach an Equipment to a unit"', () => {
  const smiths = [
    ...cards,
    gearOf('loose', '{exhaust}: Attach a friendly detached Equipment to a friendly unit.'),
    gearOf('tight', '{exhaust}: Attach a friendly attached Equipment to a friendly unit.'),
  ];
  it.each([
    ['loose', ['axe']],
    ['tight', ['blade']],
  ])('%s chooses %o', (gear, chosen) => {
    const board = ['loose', 'tight', 'm2', 'm3', { card: 'blade', attachedTo: 'm2' }, 'axe'];
    const table = activate(open(smiths, { p1: board, p2: [] }), gear, 'use');
    table.expectLegal('p1', [chosen]).answer('p1', chosen).answer('p1', ['m3']);
    expect(worn(emptyChain(table), chosen[0] ?? '')).toBe(table.id('m3'));
  });
});

describe('"when you attach an Equipment to me"', () => {
  const jack = [
    ...cards,
    unitOf('jack', 'When you attach an Equipment to me, draw 2.'),
    gearOf('tool', '{exhaust}: Attach a friendly Equipment to a friendly unit.'),
  ];
  it.each([
    ['jack', 2],
    ['m2', 0],
  ])('attached to %s draws %d', (unit, drawn) => {
    const table = activate(open(jack, { p1: ['jack', 'm2', 'tool', 'blade'], p2: [] }), 'tool', 'use');
    emptyChain(table.answer('p1', ['blade']).answer('p1', [unit]));
    expect(handSize(table)).toBe(drawn);
  });
});

describe('"then detach an Equipment from it"', () => {
  const strike = [
    ...cards,
    spellOf(
      'strike',
      'Choose an equipped friendly unit. It deals damage equal to its Might to an enemy unit with 6 {might} or less. Then detach an Equipment from it.',
    ),
  ];
  it('strikes with the unit that has it, and takes it off that unit', () => {
    const p1 = ['m3', 'm4', { card: 'blade', attachedTo: 'm3' }];
    const p2 = ['m5', 'm6', { card: 'axe', attachedTo: 'm5' }];
    const table = play(open(strike, { p1, p2 }, {}, { p1: inHand('strike') }), 'strike');
    table
      .expectLegal('p1', [['m3']])
      .answer('p1', ['m3'])
      .answer('p1', ['m5']);
    emptyChain(table.expectLegal('p1', [['blade']]).answer('p1', ['blade']));
    expect([table.marks('m5')['damage'], worn(table, 'blade'), worn(table, 'axe')]).toEqual([
      3,
      undefined,
      table.id('m5'),
    ]);
  });
});

describe('"if it’s an Equipment, you may detach it"', () => {
  const temple = battlefieldOf(
    'temple',
    'When you conquer here, you may ready a gear you control. If it’s an Equipment, you may detach it.',
  );
  it.each([
    ['blade', undefined],
    ['bell', 'not asked'],
  ])('of %s', (gear, after) => {
    const bell = gearOf('bell', '{exhaust}: Draw 1.');
    const board = ['m3', 'm2', { card: 'blade', attachedTo: 'm2', exhausted: true }, { card: 'bell', exhausted: true }];
    const seats = { p1: { battlefields: [{ card: 'temple', as: 'temple' }] } };
    const table = emptyChain(
      passAll(move(open([...cards, temple, bell], { p1: board, p2: [] }, {}, seats), 'p1', ['m3'], 'temple')),
    );
    emptyChain(table.answer('p1', [gear])).answer('p1', 'yes');
    if (after === undefined) emptyChain(table.answer('p1', 'yes'));
    expect([table.marks(gear)['exhausted'], worn(table, 'blade')]).toEqual([undefined, after && table.id('m2')]);
  });
});

describe('"friendly legends have" an ability that attaches', () => {
  it('is used by the legend of the player who controls the battlefield', () => {
    const forge = battlefieldOf(
      'forge',
      'While you control this battlefield, friendly legends have "{exhaust}: Attach a friendly Equipment to a friendly unit."',
    );
    const seats = (controlled: boolean) => ({
      p1: { battlefields: [{ card: 'forge', as: 'forge', controlled }], legend: [{ card: 'banner', as: 'banner' }] },
    });
    const offered = (controlled: boolean) => {
      const boards = { p1: ['m2', ...(controlled ? [at('m3', 'forge')] : []), 'blade'], p2: [] };
      return JSON.stringify(open([...cards, forge], boards, {}, seats(controlled)).legal('p1'));
    };
    expect([offered(true).includes('forge/use'), offered(false).includes('forge/use')]).toEqual([true, false]);
  });
});

describe('"use only if you’ve played an Equipment this turn"', () => {
  const drill = [
    equipment('blade'),
    gearOf('drill', '{exhaust}: Draw 2. Use only if you’ve played an Equipment this turn.'),
    gearOf('bell', 'When you play this, draw 3.'),
  ];
  it.each([
    ['blade', true],
    ['bell', false],
  ])('after %s: %s', (gear, isOffered) => {
    const table = open(drill, { p1: ['drill'], p2: [] }, {}, { p1: inHand(gear) });
    emptyChain(play(table, gear));
    expect(JSON.stringify(table.legal('p1')).includes(table.id('drill'))).toBe(isOffered);
  });
});

describe('"your Sand Soldiers have [Weaponmaster]"', () => {
  it('lets one equip as it is played', () => {
    const emperor = legendOf('emperor', 'Your Sand Soldiers with 5 {might} or less have [Weaponmaster].');
    const recruit = unitOf('recruit', 'I enter ready.');
    const hook = gear({
      id: 'hook',
      tags: ['Equipment'],
      abilities: [
        activated('equip', [{ pay: 'power', n: 1, of: 'any' }], { do: 'attach', objects: 'self', to: 'self' }),
      ],
    });
    const soldier: RiftboundCard = { ...recruit, id: 'soldier-of-sand', name: 'Sand Soldier' };
    const asked = (card: string) => {
      const seats = { p1: { ...inHand(card), legend: [{ card: 'emperor', as: 'emperor' }] } };
      const table = emptyChain(
        play(open([emperor, recruit, soldier, hook], { p1: ['hook', 'm2'], p2: [] }, {}, seats), card),
      );
      return table.state.pending[0]?.kind;
    };
    expect([asked('soldier-of-sand'), asked('recruit')]).toEqual(['target', 'turnAction']);
  });
});
