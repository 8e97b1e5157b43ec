import { expect, it } from 'vitest';
import { ally, ashesTable, conjuration, ready } from '../../../support/ashes.js';
import { cast, its, sequence, UNITS, workers } from '../../../support/ashes-words.js';
import { after, DRAW, kindsOf, OF_OTHERS, OWN, when } from '../../../support/ashes-windows.js';
import { noCase, rule } from '../../../support/rule.js';

const CHOOSE = { do: 'choose', from: UNITS, min: 1, max: 1, as: 'one' } as const;
const two = { p2: { battlefield: workers({ a: {}, b: { wounds: 1 } }) } };

rule('Ashes resolve.1', () => {
  it('resolves text from top to bottom: what comes second is asked when the first is done', () => {
    const table = cast(sequence(DRAW, CHOOSE, { do: 'deal', objects: 'one', amount: 1 }), two);
    table.expectHappened('drawn', { seat: 'p1' }).expectDecision({ p1: 'choose' });
    table.answer('p1', ['a']).expectHappened('damageDealt', { object: 'a' });
  });
  it('does not do the second before the first is chosen', () => {
    cast(sequence(CHOOSE, { do: 'deal', objects: 'one', amount: 1 }, DRAW), two).expectNotHappened('drawn');
  });
});

rule('Ashes resolve.3', () => {
  const martyr = ally({
    id: 'martyr',
    life: 1,
    abilities: [
      {
        kind: 'activated',
        name: 'offer',
        costs: [{ pay: 'side' }],
        effect: sequence(its({ is: ['unit'], self: true }, { do: 'place-wounds', objects: 'it', count: 1 }), DRAW),
      },
    ],
  });
  const offer = { action: 'activate', card: 'martyr', ability: 'offer' };
  it('resolves a card to its end, though it has left play', () => {
    const table = ashesTable({ p1: { battlefield: [{ card: 'martyr', as: 'martyr' }] } }, [martyr]).answer('p1', offer);
    expect(kindsOf(table, 'destroyed', 'putAway', 'drawn')).toEqual(['destroyed', 'putAway', 'drawn']);
  });
  it('resolves it too where its cost has exhausted it', () => {
    const rite = ready({
      id: 'rite',
      abilities: [
        { kind: 'activated', name: 'call', costs: [{ pay: 'side' }, { pay: 'exhaust' }], effect: sequence(DRAW, DRAW) },
      ],
    });
    const table = ashesTable({ p1: { spellboard: [{ card: 'rite', as: 'rite' }] } }, [rite]);
    expect(kindsOf(table.answer('p1', { action: 'activate', card: 'rite', ability: 'call' }), 'drawn')).toHaveLength(2);
  });
  it('resolves nothing of a card that has left before it was announced', () => {
    const table = ashesTable({ p1: { discardPile: [{ card: 'martyr', as: 'martyr' }] } }, [martyr]);
    table.expectRefused('p1', offer, 'answer.unknown-option', 'glossary.activate');
  });
});

rule('Ashes resolve.5', () => {
  const crier = ally({ id: 'crier', abilities: [when('destroyed', { do: 'shuffle' }, { where: OWN })] });
  const watcher = ally({
    id: 'watcher',
    life: 9,
    abilities: [after('destroyed', { do: 'shuffle' }, { where: OF_OTHERS })],
  });
  it('pauses until all that an effect has triggered is resolved', () => {
    const table = cast(
      sequence(its({ named: 'crier' }, { do: 'destroy', objects: 'it' }), DRAW),
      { p2: { battlefield: ['crier', 'watcher'] } },
      [crier, watcher],
    );
    expect(kindsOf(table, 'destroyed', 'shuffled', 'drawn')).toEqual(['destroyed', 'shuffled', 'shuffled', 'drawn']);
  });
  it('resolves one of effects that are joined by "or"', () => {
    const either = {
      do: 'choose-one',
      options: [
        { name: 'draw', effect: DRAW },
        { name: 'shuffle', effect: { do: 'shuffle' } },
      ],
    } as const;
    const table = cast(either).expectDecision({ p1: 'chooseOne' });
    table.answer('p1', table.legal('p1')[0] ?? null);
    expect(kindsOf(table, 'drawn', 'shuffled')).toEqual(['drawn']);
  });
});

rule('Ashes resolve.example.0', () => {
  noCase('outside', 'It is an example, whose two effects are the steps below it.');
  it('has two effects: a unit is placed, then damage may be dealt', () => {
    const gilder = conjuration({ id: 'gilder', attack: 0, life: 2 });
    const summon = ready({
      id: 'summon',
      conjurations: ['gilder'],
      abilities: [
        {
          kind: 'activated',
          name: 'call',
          costs: [{ pay: 'main' }, { pay: 'exhaust' }],
          effect: sequence(
            { do: 'conjure', card: 'gilder', count: 1 },
            { do: 'may', effect: sequence(CHOOSE, { do: 'deal', objects: 'one', amount: 1 }) },
          ),
        },
      ],
    });
    const table = ashesTable(
      {
        p1: {
          spellboard: [{ card: 'summon', as: 'summon' }],
          conjurationPile: ['gilder'],
          battlefield: workers({ a: {}, b: { wounds: 1 }, c: { status: 1 }, d: {}, e: {} }),
        },
      },
      [gilder, summon],
    );
    table.answer('p1', { action: 'activate', card: 'summon', ability: 'call' }).expectDecision({ p1: 'may' });
    expect(table.cards('p1', 'battlefield')).toHaveLength(6);
    table.answer('p1', 'yes').answer('p1', ['a']);
    expect(kindsOf(table, 'damageDealt', 'woundsPlaced')).toEqual(['damageDealt', 'woundsPlaced']);
  });
});
