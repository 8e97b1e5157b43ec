import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, alteration, ashesTable, conjuration, phoenixborn, ready } from '../../../support/ashes.js';
import { cast, its, sequence, workers } from '../../../support/ashes-words.js';
import { DRAW, kindsOf } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const rite = ready({
  id: 'rite',
  abilities: [{ kind: 'activated', name: 'call', costs: [{ pay: 'side' }], effect: DRAW }],
});
const cards = [
  rite,
  phoenixborn({ id: 'hermit', battlefield: 2, spellboard: 2 }),
  ...['one', 'two', 'three'].map((id) => ready({ id })),
  conjuration({ id: 'wisp', limit: 3 }),
  conjuration({
    id: 'puppet',
    abilities: [{ kind: 'activated', name: 'call', costs: [{ pay: 'side' }], effect: DRAW }],
  }),
  alteration({ id: 'armour', bonus: { life: 1 } }),
  ally({ id: 'acolyte', abilities: [{ kind: 'activated', name: 'call', costs: [{ pay: 'side' }], effect: DRAW }] }),
];
const held = (...names: readonly string[]): readonly JsonRecord[] => names.map((card) => ({ card, as: card }));
const play = (card: string, more: JsonRecord = {}): JsonRecord => ({ action: 'play', card, ...more });
/** What the other player sees of a zone. */
const seen = (table: Table, zone: string) =>
  table.rules.view(table.state, { kind: 'player', seat: 'p2' }).seats.find(({ seat }) => seat === 'p1')?.zones[zone];

rule('Ashes glossary.battlefield.1', () => {
  it('places nothing where there is no slot, and the rest of the card goes on', () => {
    const table = cast(
      sequence({ do: 'conjure', card: 'wisp', count: 2 }, DRAW),
      {
        p1: {
          hand: held('trick'),
          phoenixborn: ['hermit'],
          battlefield: ['worker', 'worker'],
          conjurationPile: ['wisp'],
        },
      },
      cards,
    );
    table.expectNotHappened('entered').expectHappened('drawn');
  });
  it('places as many as there are slots', () => {
    const table = cast(
      { do: 'conjure', card: 'wisp', count: 2 },
      {
        p1: {
          hand: held('trick'),
          phoenixborn: ['hermit'],
          battlefield: ['worker'],
          conjurationPile: ['wisp', 'wisp'],
        },
      },
      cards,
    );
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'conjurationPile')]).toEqual([
      ['worker', 'wisp'],
      ['wisp'],
    ]);
  });
});

rule('Ashes glossary.battlefield.2', () => {
  const at = () => ashesTable({ p1: { hand: held('worker') }, p2: {} }, cards);
  it("goes to one's own battlefield", () => {
    expect(at().answer('p1', play('worker')).cards('p1', 'battlefield')).toEqual(['worker']);
  });
  it('goes to no other: there is nothing to say where', () => {
    const table = at();
    table.expectRefused('p1', play('worker', { to: 'p2' }), 'answer.shape');
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
  });
});

rule('Ashes glossary.battlefield.3', () => {
  const call = { action: 'activate', card: 'acolyte', ability: 'call' };
  it('is controlled by its player, also a card that another owns', () => {
    const onto = {
      do: 'choose-player',
      of: 'opponents',
      effect: { do: 'conjure', card: 'puppet', count: 1, on: 'player' },
    } as const;
    const table = cast(onto, { p1: { hand: held('trick'), conjurationPile: ['puppet'] }, p2: {} }, cards);
    expect(table.cards('p2', 'battlefield')).toEqual(['puppet']);
    table.answer('p1', { action: 'end' }).answer('p2', { ...call, card: table.find('p2', 'battlefield', 'puppet') });
    table.expectHappened('drawn', { seat: 'p2' });
  });
  it('is controlled only by its player', () => {
    const table = ashesTable({ p2: { battlefield: held('acolyte') } }, cards);
    table.expectRefused('p1', call, 'answer.unknown-option', 'glossary.activate');
  });
});

rule('Ashes glossary.spellboard.1', () => {
  const full = { phoenixborn: ['hermit'], spellboard: ['one', 'two'] };
  it('has as many slots as the value says', () => {
    ashesTable({ p1: { ...full, hand: held('three') } }, cards).expectRefused(
      'p1',
      play('three'),
      'play.spellboard-full',
      'glossary.spellboard.1',
    );
    expect(
      ashesTable({ p1: { ...full, spellboard: ['one'], hand: held('three') } }, cards)
        .answer('p1', play('three'))
        .cards('p1', 'spellboard'),
    ).toEqual(['one', 'three']);
  });
  it('has one for all copies of a spell', () => {
    const table = ashesTable({ p1: { ...full, spellboard: ['one', 'one', 'one', 'two'], hand: held('two') } }, cards);
    expect(table.answer('p1', play('two')).cards('p1', 'spellboard')).toHaveLength(5);
  });
});

rule('Ashes glossary.spellboard.2', () => {
  it("goes to one's own spellboard, and nowhere else", () => {
    const table = ashesTable({ p1: { hand: held('one') } }, cards);
    table.expectRefused('p1', play('one', { to: 'p2' }), 'answer.shape').answer('p1', play('one'));
    expect([table.cards('p1', 'spellboard'), table.cards('p2', 'spellboard')]).toEqual([['one'], []]);
  });
  it('pays nothing where it cannot go', () => {
    const table = ashesTable(
      { p1: { phoenixborn: ['hermit'], spellboard: ['one', 'two'], hand: held('three') } },
      cards,
    );
    table.refused('p1', play('three'));
    expect(table.player('p1')['mainsTaken'] ?? 0).toBe(0);
  });
});

rule('Ashes glossary.spellboard.3', () => {
  const call = { action: 'activate', card: 'rite', ability: 'call' };
  it('is controlled by its player', () => {
    ashesTable({ p1: { spellboard: held('rite') } }, cards)
      .answer('p1', call)
      .expectHappened('drawn');
  });
  it('is controlled by no opponent', () => {
    ashesTable({ p2: { spellboard: held('rite') } }, cards).expectRefused(
      'p1',
      call,
      'answer.unknown-option',
      'glossary.activate',
    );
  });
});

rule('Ashes glossary.conjurationpile', () => {
  const table = ashesTable({ p1: { conjurationPile: ['wisp', 'wisp'] } }, cards);
  it('shows all how many cards it has, and what they are to its player only', () => {
    expect(seen(table, 'conjurationPile')).toEqual({ count: 2 });
    const own = table.rules.view(table.state, { kind: 'player', seat: 'p1' }).seats[0]?.zones['conjurationPile'];
    expect(own?.objects?.map(({ card }) => card)).toEqual(['wisp', 'wisp']);
  });
  it('shows spectators no more', () => {
    expect(table.rules.view(table.state, { kind: 'spectator' }).seats[0]?.zones['conjurationPile']).toEqual({
      count: 2,
    });
  });
});

rule('Ashes glossary.drawpile', () => {
  const table = ashesTable({ p1: { drawPile: ['worker', 'one'], hand: ['worker'] } }, cards);
  it('shows all how many cards it has, to nobody which', () => {
    expect(seen(table, 'drawPile')).toEqual({ count: 2 });
    expect(table.rules.view(table.state, { kind: 'player', seat: 'p1' }).seats[0]?.zones['drawPile']).toEqual({
      count: 2,
    });
  });
  it('shows of a hand how many cards it has', () => {
    expect(seen(table, 'hand')).toEqual({ count: 1 });
  });
});

rule('Ashes glossary.discardpile', () => {
  it('shows all its cards to all, the last on top', () => {
    const table = cast(DRAW, { p1: { hand: held('trick'), discardPile: ['worker', 'one'] } }, cards);
    expect(seen(table, 'discardPile')?.objects?.map(({ card }) => card)).toEqual(['worker', 'one', 'trick']);
  });
  it('is only of cards that were discarded', () => {
    expect(seen(ashesTable({ p1: {} }), 'discardPile')).toEqual({ count: 0, objects: [] });
  });
});

rule('Ashes glossary.placement.1', () => {
  it("puts an action spell onto one's own discard pile", () => {
    const table = cast(DRAW);
    expect([table.cards('p1', 'discardPile'), table.cards('p2', 'discardPile')]).toEqual([['trick'], []]);
  });
  it('takes no destination', () => {
    const table = ashesTable({ p1: { hand: held('one') } }, cards);
    expect(table.legal('p1')).toContainEqual({ action: 'play', card: table.id('one') });
    table.expectRefused('p1', play('one', { zone: 'p2.spellboard' }), 'answer.shape');
  });
});

rule('Ashes glossary.placement.2', () => {
  const at = () =>
    ashesTable(
      { p1: { hand: held('armour'), battlefield: workers({ own: {} }) }, p2: { battlefield: workers({ theirs: {} }) } },
      cards,
    ).answer('p1', play('armour'));
  it('is played onto any unit in play', () => {
    const table = at().expectLegal('p1', ['own', 'theirs']).answer('p1', 'theirs');
    expect(table.cards('p2', 'attached')).toEqual(['armour']);
  });
  it('is played onto no Phoenixborn', () => {
    const table = at();
    table.expectRefused('p1', table.find('p2', 'phoenixborn', 'champion'), 'answer.unknown-option', 'glossary.attach');
  });
});

rule('Ashes glossary.phoenixborn', () => {
  const counting = { do: 'draw', count: { count: { is: ['unit'], of: 'you' } } } as const;
  it('is no unit: it is not counted with them', () => {
    expect(
      kindsOf(cast(counting, { p1: { hand: held('trick'), battlefield: ['worker', 'worker', 'worker'] } }), 'drawn'),
    ).toHaveLength(3);
  });
  it('is named by its own word', () => {
    const table = cast(its({ is: ['phoenixborn'] }, { do: 'place-wounds', objects: 'it', count: 1 })).expectDecision({
      p1: 'nextOfSeveral',
    });
    expect(table.legal('p1')).toHaveLength(2);
  });
});
