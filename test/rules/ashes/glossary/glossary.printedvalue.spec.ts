import { expect, it } from 'vitest';
import {
  action,
  ally,
  alteration,
  ashesTable,
  conjuration,
  type AshesAbility,
  type AshesEffect,
} from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const snakeX: AshesAbility = {
  kind: 'static',
  name: 'X',
  defines: true,
  always: true,
  changes: [{ change: 'set', name: 'attack', to: { mark: 'status', of: 'self' } }],
};
const named = (as: string): AshesEffect => ({ do: 'choose', from: { is: ['unit'] }, min: 1, max: 1, as });
const cards = [
  ally({ id: 'jaguar', attack: 1, life: 2, recover: 0 }),
  ally({
    id: 'guard',
    attack: 4,
    life: 5,
    recover: 3,
    keywords: [{ keyword: 'unit-guard' }],
    abilities: [{ kind: 'activated', name: 'study', costs: [{ pay: 'side' }], effect: { do: 'draw', count: 1 } }],
  }),
  conjuration({ id: 'snake', attack: 0, life: 4, recover: 3, abilities: [snakeX] }),
  alteration({ id: 'armour', bonus: { life: 1 } }),
  alteration({
    id: 'mirror',
    abilities: [
      {
        kind: 'static',
        name: 'blank',
        always: true,
        affects: { sourceMark: 'attachedTo' },
        changes: [{ change: 'lose-abilities' }],
      },
    ],
  }),
  action({
    id: 'twist',
    cost: [{ pay: 'side' }],
    effect: {
      do: 'sequence',
      of: [
        named('it'),
        {
          do: 'modify',
          objects: 'it',
          changes: [{ change: 'swap', numbers: ['attack', 'life'] }],
          until: 'endOfRound',
        },
      ],
    },
  }),
  action({
    id: 'imitate',
    cost: [{ pay: 'side' }],
    effect: {
      do: 'sequence',
      of: [
        named('mine'),
        named('theirs'),
        { do: 'modify', objects: 'mine', changes: [{ change: 'copy', of: 'theirs' }], until: 'endOfTurn' },
      ],
    },
  }),
  action({
    id: 'undress',
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { is: ['alteration'] }, as: 'it' },
        { do: 'discard-from-play', objects: 'it' },
      ],
    },
  }),
];
const at = (unit: JsonRecord, attached: readonly JsonRecord[] = [], theirs: readonly JsonRecord[] = []) =>
  ashesTable(
    {
      p1: {
        battlefield: [unit],
        attached,
        hand: ['twist', 'imitate', 'undress'].map((card) => ({ card, as: card })),
      },
      p2: { battlefield: theirs },
    },
    cards,
  );
const play = (card: string) => ({ action: 'play', card });
const ARMOUR = { card: 'armour', as: 'armour', attachedTo: 'it' };

rule('Ashes glossary.printedvalue', () => {
  const values = (table: ReturnType<typeof at>) => table.facts('it').numbers;
  it('changes places below the value bonus', () => {
    const table = at({ card: 'jaguar', as: 'it' }, [ARMOUR]);
    expect(values(table)).toMatchObject({ attack: 1, life: 3 });
    table.answer('p1', play('twist'));
    expect(values(table)).toMatchObject({ attack: 2, life: 2 });
    table.answer('p1', play('undress'));
    expect(values(table)).toMatchObject({ attack: 2, life: 1 });
  });
  it("of a copy is the other's, with title and abilities; type, tokens and attachments stay", () => {
    const table = at({ card: 'jaguar', as: 'it', status: 2 }, [ARMOUR], [{ card: 'guard', as: 'guard', wounds: 1 }]);
    table.answer('p1', play('imitate')).answer('p1', ['it']).answer('p1', ['guard']);
    expect(table.facts('it')).toMatchObject({
      numbers: { attack: 4, life: 6, recover: 3 },
      keywords: { 'unit-guard': 0 },
      names: ['guard'],
    });
    expect(table.marks('it')).toEqual({ status: 2 });
    expect(table.state.zones['p1.attached']).toHaveLength(1);
  });
  it('is its own again when the turn is over', () => {
    const table = at({ card: 'jaguar', as: 'it' }, [], [{ card: 'guard', as: 'guard' }]);
    table.answer('p1', play('imitate')).answer('p1', ['it']).answer('p1', ['guard']);
    table.answer('p1', { action: 'pass' }).answer('p1', { action: 'end' });
    expect(table.facts('it')).toMatchObject({ numbers: { attack: 1, life: 2 }, keywords: {}, names: ['jaguar'] });
  });
  it('destroys a copy whose wounds reach the life that it has now, and as the copy ends', () => {
    const table = at({ card: 'guard', as: 'it', wounds: 2 }, [], [{ card: 'jaguar', as: 'small' }]);
    table.answer('p1', play('imitate')).answer('p1', ['it']).answer('p1', ['small']);
    expect(table.exists('it')).toBe(false);
    table.expectHappened('destroyed', { cites: 'damage.1' });
    expect(table.cards('p1', 'discardPile')).toContain('guard');
    const later = at({ card: 'jaguar', as: 'it', wounds: 1 }, [], [{ card: 'guard', as: 'big' }]);
    later.answer('p1', play('imitate')).answer('p1', ['it']).answer('p1', ['big']);
    expect(later.exists('it')).toBe(true);
  });
  it('is not that of a unit whose own type is another', () => {
    const table = at({ card: 'snake', as: 'it', status: 1 }, [], [{ card: 'jaguar', as: 'cat' }]);
    table.answer('p1', play('imitate')).answer('p1', ['it']).answer('p1', ['cat']);
    const objects = table.rules
      .view(table.state, { kind: 'everything' })
      .seats.flatMap(({ zones }) => zones['battlefield']?.objects ?? []);
    expect(objects.find(({ id }) => id === table.id('it'))?.['tags']).toEqual(['unit', 'conjuration']);
    expect(values(table)).toMatchObject({ attack: 1, life: 2 });
  });
});

rule('Ashes glossary.x', () => {
  const attackOf = (table: ReturnType<typeof at>) => table.facts('it').numbers['attack'];
  it('is what the card says of it, also on an exhausted one that says so inexhaustibly', () => {
    expect(attackOf(at({ card: 'snake', as: 'it', status: 3 }))).toBe(3);
    expect(attackOf(at({ card: 'snake', as: 'it', status: 3, exhaustion: 1 }))).toBe(3);
    expect(attackOf(at({ card: 'snake', as: 'it' }))).toBe(0);
  });
  it('is 0 where the card that says it is exhausted and does not say so inexhaustibly', () => {
    const { always: _always, ...losable } = snakeX;
    const table = (more: JsonRecord) =>
      ashesTable({ p1: { battlefield: [{ card: 'worm', as: 'it', status: 3, ...more }] } }, [
        conjuration({ id: 'worm', attack: 0, abilities: [losable] }),
      ]).facts('it').numbers['attack'];
    expect([table({}), table({ exhaustion: 1 })]).toEqual([3, 0]);
  });
  it('stays where all abilities are lost', () => {
    expect(attackOf(at({ card: 'snake', as: 'it', status: 3 }, [{ card: 'mirror', attachedTo: 'it' }]))).toBe(3);
  });
  it('is copied as the number that it is now', () => {
    const table = at({ card: 'jaguar', as: 'it', status: 1 }, [], [{ card: 'snake', as: 'snake', status: 3 }]);
    table.answer('p1', play('imitate')).answer('p1', ['it']).answer('p1', ['snake']);
    expect(table.facts('it').numbers).toMatchObject({ attack: 3, life: 4, recover: 3 });
  });
});

rule('Ashes glossary.inexhaustible.2', () => {
  const guarding = (id: string, always: boolean, given: boolean) =>
    alteration({
      id,
      abilities: [
        {
          kind: 'static',
          name: 'give',
          ...(always && { always }),
          affects: { sourceMark: 'attachedTo' },
          changes: [
            {
              change: 'grant',
              ability: {
                kind: 'activated',
                name: 'study',
                ...(given && { always: given }),
                costs: [{ pay: 'side' }],
                effect: { do: 'draw', count: 1 },
              },
            },
          ],
        },
      ],
    });
  const uses = (spell: string, unit: JsonRecord, more: JsonRecord): boolean => {
    const spells = [guarding('firm', true, true), guarding('loose', false, false), guarding('half', true, false)];
    const table = ashesTable(
      {
        p1: {
          battlefield: [{ card: 'jaguar', as: 'it', ...unit }],
          attached: [{ card: spell, as: spell, attachedTo: 'it', ...more }],
        },
      },
      [...cards, ...spells],
    );
    return table.legal('p1').some((one) => JSON.stringify(one).includes('study'));
  };
  const tired = { exhaustion: 1 };
  it('loses what an exhausted spell gives, unless that is given inexhaustibly', () => {
    expect([uses('loose', {}, {}), uses('loose', {}, tired), uses('firm', {}, tired)]).toEqual([true, false, true]);
  });
  it('loses it on an exhausted unit, unless it is inexhaustible itself', () => {
    expect([uses('loose', tired, {}), uses('half', tired, {}), uses('firm', tired, {})]).toEqual([false, false, true]);
  });
});
