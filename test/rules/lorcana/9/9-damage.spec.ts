import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { chosen, deal, each, gain, sequence, whenever } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const tank = character({
  id: 'tank',
  willpower: 6,
  keywords: [{ keyword: 'resist', n: 2 }],
  abilities: [whenever('damageDealt', gain())],
});
const thin = character({ id: 'thin', willpower: 2, keywords: [{ keyword: 'resist', n: 1 }] });
const sick = character({ id: 'sick', willpower: 9 });
const mourned = character({
  id: 'mourned',
  willpower: 4,
  abilities: [whenever('banished', { do: 'gain-lore', amount: { mark: 'damage', of: 'self' } })],
});
const curse = action({
  id: 'curse',
  effect: chosen({ named: 'tank' }, { do: 'put-damage', objects: 'chosen', amount: 2 }),
});
const burn = action({ id: 'burn', effect: chosen({ named: 'tank' }, { do: 'deal', objects: 'chosen', amount: 2 }) });
const shift = action({
  id: 'shift',
  effect: sequence(
    { do: 'choose', from: { named: 'sick' }, min: 1, max: 1, as: 'from' },
    { do: 'choose', from: { is: ['character'], of: 'opponents' }, min: 1, max: 1, as: 'to' },
    { do: 'move-damage', from: 'from', to: 'to', amount: 3 },
  ),
});
const slay = action({ id: 'slay', effect: chosen({ named: 'mourned' }, { do: 'banish', objects: 'chosen' }) });
const revive = action({
  id: 'revive',
  effect: sequence(
    { do: 'choose', from: { zone: 'discard', of: 'you', named: 'mourned' }, min: 1, max: 1, as: 'card' },
    { do: 'play-free', card: 'card' },
  ),
});
const sear = action({
  id: 'sear',
  effect: each({ zone: 'discard', of: 'you' }, deal(2, 'all'), { do: 'put-damage', objects: 'all', amount: 1 }),
});
const recall = action({
  id: 'recall',
  effect: each({ is: ['character'] }, { do: 'put', objects: 'all', zone: 'hand' }),
});
const cards = [tank, thin, sick, mourned, recall, curse, burn, shift, slay, revive, sear];
const table = (own: readonly JsonRecord[], theirs: readonly JsonRecord[]) =>
  lorcanaTable(
    {
      p1: {
        play: own,
        hand: ['curse', 'burn', 'shift', 'slay', 'revive'].map((card) => ({ card, as: card })),
        inkwell: 5,
      },
      p2: { play: theirs },
    },
    cards,
  );
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });

rule('Lorcana 9.1.1', () => {
  const chest = item({ id: 'chest' });
  const hill = location({ id: 'hill', willpower: 9 });
  const flood = action({ id: 'flood', effect: each({}, deal(2, 'all')) });
  const rot = action({ id: 'rot', effect: each({}, { do: 'put-damage', objects: 'all', amount: 2 }) });
  const pass = action({
    id: 'pass',
    effect: sequence(
      { do: 'choose', from: { named: 'sick' }, min: 1, max: 1, as: 'from' },
      { do: 'choose', from: { of: 'opponents' }, min: 1, max: 1, as: 'to' },
      { do: 'move-damage', from: 'from', to: 'to', amount: 1, as: 'moved' },
      { do: 'gain-lore', amount: { bound: 'moved' } },
    ),
  });
  const after = (card: string, theirs: readonly string[]) =>
    lorcanaTable(
      {
        p1: { play: [{ card: 'sick', as: 'sick', damage: 1 }], hand: [{ card, as: card }], inkwell: 1 },
        p2: { play: theirs.map((one) => ({ card: one, as: one })) },
      },
      [sick, chest, hill, flood, rot, pass],
    ).answer('p1', play(card));

  it.each([
    ['flood', 'damageDealt'],
    ['rot', 'damagePut'],
  ])('puts counters on characters and locations, and on nothing else (%s)', (card, kind) => {
    const at = after(card, ['chest', 'hill']);
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind, object: 'sick', amount: 2, damage: 3 },
      { kind, object: 'hill', amount: 2, damage: 2 },
      { kind: 'actionResolved' },
    ]);
    expect(at.log.filter((entry) => entry['challenge'] === true)).toEqual([]);
    expect([at.marks('chest'), at.marks('hill')]).toEqual([{}, { damage: 2 }]);
  });
  it('moves damage to what takes damage only: else it stays where it is', () => {
    const kept = after('pass', ['chest']).expectNotHappened('damageRemoved').expectNotHappened('loreGained');
    expect([kept.marks('sick'), kept.marks('chest')]).toEqual([{ damage: 1 }, {}]);
    const moved = after('pass', ['hill']).expectHappened('damagePut', { object: 'hill', damage: 1 });
    expect([moved.marks('sick'), moved.marks('hill'), moved.player('p1')['lore']]).toEqual([{}, { damage: 1 }, 1]);
  });
});

rule('Lorcana 9.2.1', () => {
  it('damages what is in play, and no card anywhere else', () => {
    const p1 = { hand: [{ card: 'sear', as: 'sear' }], discard: [{ card: 'sick', as: 'sick' }], inkwell: 1 };
    const at = lorcanaTable({ p1 }, cards).answer('p1', play('sear'));
    at.expectNotHappened('damageDealt').expectNotHappened('damagePut');
    expect(at.marks('sick')).toEqual({});
  });
  it('puts counters past Resist, and deals no damage by it', () => {
    const at = table([], [{ card: 'tank', as: 'tank' }]).answer('p1', play('curse'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'damagePut', object: 'tank', amount: 2, damage: 2, cites: '9.2.1' },
      { kind: 'actionResolved' },
    ]);
    expect(at.marks('tank')).toEqual({ damage: 2 });
  });
  it('puts nothing for an amount of 0', () => {
    const nil = action({
      id: 'nil',
      effect: each({ is: ['character'] }, { do: 'put-damage', objects: 'all', amount: 0 }),
    });
    const p1 = { play: [{ card: 'sick', as: 'sick' }], hand: [{ card: 'nil', as: 'nil' }], inkwell: 1 };
    const at = lorcanaTable({ p1 }, [sick, nil]).answer('p1', play('nil')).expectNotHappened('damagePut');
    expect(at.marks('sick')).toEqual({});
  });
  it('is what dealing damage is not', () => {
    const at = table([], [{ card: 'tank', as: 'tank' }]).answer('p1', play('burn'));
    expect(at.marks('tank')).toEqual({});
  });
});

rule('Lorcana 9.3.1', () => {
  it('moves as many counters as there are, past Resist', () => {
    const at = table([{ card: 'sick', as: 'sick', damage: 2 }], [{ card: 'thin', as: 'thin' }]).answer(
      'p1',
      play('shift'),
    );
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'damageRemoved', object: 'sick', amount: 2, cites: '9.3.1' },
      { kind: 'damagePut', object: 'thin', amount: 2, cites: '9.3.1' },
      { kind: 'actionResolved' },
      { kind: 'banished', card: 'thin', cites: '1.9.1.3' },
    ]);
  });
  it('moves no more than the effect says', () => {
    const at = table([{ card: 'sick', as: 'sick', damage: 5 }], [{ card: 'tank', as: 'tank' }]).answer(
      'p1',
      play('shift'),
    );
    expect([at.marks('sick'), at.marks('tank')]).toEqual([{ damage: 2 }, { damage: 3 }]);
    at.expectNotHappened('damageDealt');
    expect(at.player('p2')['lore']).toBe(0);
  });
});

rule('Lorcana 9.3.1', () => {
  const mended = (ability: JsonRecord) =>
    item({ id: 'charm', abilities: [{ name: 'charm', on: { event: 'damageRemoved' }, ...ability }] as never });
  const moved = (charm: ReturnType<typeof mended>) =>
    lorcanaTable(
      {
        p1: {
          play: [{ card: 'sick', as: 'sick', damage: 5 }, 'charm'],
          hand: [{ card: 'shift', as: 'shift' }],
          inkwell: 1,
        },
        p2: { play: [{ card: 'tank', as: 'tank' }] },
      },
      [...cards, charm],
    ).answer('p1', play('shift'));
  it('puts as many as were really removed', () => {
    const at = moved(mended({ kind: 'replacement', instead: { with: 'fields', fields: { amount: 1 } } }));
    expect([at.marks('sick'), at.marks('tank')]).toEqual([{ damage: 4 }, { damage: 1 }]);
  });
  it('moves as many as the player says of "up to", and asks nothing without counters', () => {
    const ease = action({
      id: 'ease',
      effect: sequence(
        { do: 'choose', from: { named: 'sick' }, min: 0, max: 1, as: 'from' },
        { do: 'choose', from: { named: 'tank' }, min: 0, max: 1, as: 'to' },
        { do: 'move-damage', from: 'from', to: 'to', amount: 2, upTo: true, as: 'moved' },
        { do: 'gain-lore', amount: { bound: 'moved' } },
      ),
    });
    const eased = (damage: number, from: readonly string[] = ['sick'], to: readonly string[] = ['tank']) => {
      const p1 = {
        play: [{ card: 'sick', as: 'sick', ...(damage > 0 && { damage }) }],
        hand: [{ card: 'ease', as: 'ease' }],
        inkwell: 1,
      };
      const at = lorcanaTable({ p1, p2: { play: [{ card: 'tank', as: 'tank' }] } }, [sick, tank, ease]);
      return at.answer('p1', play('ease')).answer('p1', from).answer('p1', to);
    };
    const results = (at: ReturnType<typeof eased>) => [at.marks('sick'), at.marks('tank'), at.player('p1')['lore']];
    const asked = eased(5).expectDecision({ p1: 'moveDamage' }).expectLegal('p1', [0, 1, 2]);
    expect(results(asked.answer('p1', 1))).toEqual([{ damage: 4 }, { damage: 1 }, 1]);
    expect(results(eased(1).expectLegal('p1', [0, 1]).answer('p1', 0))).toEqual([{ damage: 1 }, {}, 0]);
    expect(results(eased(0).expectDecision({ p1: 'turnAction' }))).toEqual([{}, {}, 0]);
    expect(results(eased(5, []).expectDecision({ p1: 'turnAction' }))).toEqual([{ damage: 5 }, {}, 0]);
    expect(results(eased(5, ['sick'], []).expectDecision({ p1: 'turnAction' }))).toEqual([{ damage: 5 }, {}, 0]);
  });
  it('moves none where there is none: nothing happens instead of it either', () => {
    const charm = mended({ kind: 'replacement', instead: { with: 'effect', effect: gain(2) } });
    const at = lorcanaTable(
      {
        p1: { play: [{ card: 'sick', as: 'sick' }, 'charm'], hand: [{ card: 'shift', as: 'shift' }], inkwell: 1 },
        p2: { play: [{ card: 'tank', as: 'tank' }] },
      },
      [...cards, charm],
    ).answer('p1', play('shift'));
    expect(at.player('p1')['lore']).toBe(0);
    // And where something else happens instead, nothing is moved.
    const instead = moved(charm).expectNotHappened('damagePut');
    expect([instead.player('p1')['lore'], instead.marks('sick'), instead.marks('tank')]).toEqual([
      2,
      { damage: 5 },
      {},
    ]);
  });
  it('puts nothing, instead of which something else would happen, where none can be removed', () => {
    const shell = item({
      id: 'shell',
      abilities: [
        {
          kind: 'replacement',
          name: 'shell',
          on: { event: 'damagePut' },
          instead: { with: 'effect', effect: gain(2) },
        },
        { kind: 'prohibition', name: 'hold', on: { event: 'damageRemoved' } },
      ],
    });
    const p1 = {
      play: [{ card: 'sick', as: 'sick', damage: 5 }, 'shell'],
      hand: [{ card: 'shift', as: 'shift' }],
      inkwell: 1,
    };
    const at = lorcanaTable({ p1, p2: { play: [{ card: 'tank', as: 'tank' }] } }, [...cards, shell]);
    expect(at.answer('p1', play('shift')).player('p1')['lore']).toBe(0);
  });
  it('puts none where as many as none are removed', () => {
    const at = moved(mended({ kind: 'replacement', instead: { with: 'fields', fields: { amount: 0 } } }));
    at.expectNotHappened('damageRemoved').expectNotHappened('damagePut');
    expect([at.marks('sick'), at.marks('tank')]).toEqual([{ damage: 5 }, {}]);
  });
  it('puts none where none can be removed', () => {
    const at = moved(mended({ kind: 'prohibition' })).expectNotHappened('damagePut');
    expect([at.marks('sick'), at.marks('tank')]).toEqual([{ damage: 5 }, {}]);
  });
});

rule('Lorcana 9.4.1', () => {
  it('loses the damage when the card leaves play, and its triggers still know how much it was', () => {
    const at = table([{ card: 'mourned', as: 'mourned', damage: 3 }], []).answer('p1', play('slay'));
    at.expectHappened('banished', { card: 'mourned', cites: '9.4.1' });
    at.expectHappened('loreGained', { amount: 3 });
    at.answer('p1', play('revive'));
    expect(at.marks(at.find('p1', 'play', 'mourned'))).toEqual({ drying: true });
  });
  it('leaves it on cards that stay; one that had none leaves none behind', () => {
    const at = table(
      [
        { card: 'mourned', as: 'mourned' },
        { card: 'sick', as: 'sick', damage: 3 },
      ],
      [],
    );
    at.answer('p1', play('slay'));
    const [banished] = at.log.filter(({ kind }) => kind === 'banished');
    expect(banished?.cites.map((cite) => cite.rule)).not.toContain('9.4.1');
    expect([at.marks('sick'), at.player('p1')['lore']]).toEqual([{ damage: 3 }, 0]);
  });
  it('leaves it behind on the way to the hand too', () => {
    const p1 = {
      play: [{ card: 'sick', as: 'sick', damage: 3 }],
      hand: [{ card: 'recall', as: 'recall' }],
      inkwell: 2,
    };
    const at = lorcanaTable({ p1 }, cards).answer('p1', play('recall'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'putInto', card: 'sick', zone: 'hand', cites: '9.4.1' },
      { kind: 'actionResolved' },
    ]);
    at.answer('p1', play(at.find('p1', 'hand', 'sick')));
    expect(at.marks(at.find('p1', 'play', 'sick'))).toEqual({ drying: true });
  });
});
