import { expect, it } from 'vitest';
import { character, lorcanaTable, song } from '../../../support/lorcana.js';
import { draw, gain, whenever } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';
import { tableOf } from '../../../support/table.js';

const choir = song({
  id: 'choir',
  cost: 9,
  inkable: false,
  keywords: [{ keyword: 'sing-together', n: 7 }],
  effect: gain(),
});
const three = character({ id: 'three', cost: 3, abilities: [whenever('sung', draw())] });
const four = character({ id: 'four', cost: 4 });
const eight = character({ id: 'eight', cost: 8 });
const diva = character({ id: 'diva', cost: 3, keywords: [{ keyword: 'singer', n: 5 }] });
const cards = [choir, three, four, eight, diva];

const table = (
  ...play: readonly { readonly card: string; readonly as: string; readonly exerted?: true; readonly drying?: true }[]
) => lorcanaTable({ p1: { play, hand: [{ card: 'choir', as: 'choir' }] } }, cards);
const SING = { action: 'play', card: 'choir', pay: 'sing-together' };

rule('Lorcana 10.10.1', () => {
  it('exerts any number of own characters whose costs total enough, and no ink', () => {
    const at = table({ card: 'three', as: 'a' }, { card: 'four', as: 'b' }).answer('p1', SING);
    at.expectDecision({ p1: 'singTogether' }).expectLegal('p1', [['a', 'b']]);
    at.answer('p1', ['a', 'b']).expectLog([
      { kind: 'exerted', object: 'a' },
      { kind: 'exerted', object: 'b' },
      { kind: 'played', card: 'choir', pay: 'sing-together' },
      { kind: 'sung', object: 'a', cites: '10.10.4' },
      { kind: 'sung', object: 'b', cites: '10.10.4' },
      { kind: 'loreGained', amount: 1 },
      { kind: 'actionResolved', card: 'choir' },
      { kind: 'abilityPlaced', cites: '4.3.4.8' },
      { kind: 'abilityTaken' },
      { kind: 'drawn' },
    ]);
  });
  it('cannot be sung where the costs of all total too little', () => {
    const at = table({ card: 'three', as: 'a' }, { card: 'three', as: 'b' });
    at.expectRefused('p1', SING, 'sing.cost-too-low', '10.10.3');
  });
  it('is for songs that have it', () => {
    const at = lorcanaTable({ p1: { play: [{ card: 'eight', as: 'a' }], hand: [{ card: 'solo', as: 'solo' }] } }, [
      ...cards,
      song({ id: 'solo', cost: 2 }),
    ]);
    at.expectRefused('p1', { ...SING, card: 'solo' }, 'sing.no-sing-together', '10.10.1');
  });
});

rule('Lorcana 10.10.3', () => {
  it('may be sung by one character that costs enough, or by more than are needed', () => {
    table({ card: 'eight', as: 'a' }, { card: 'three', as: 'b' })
      .answer('p1', SING)
      .expectLegal('p1', [['a'], ['a', 'b']]);
  });
  it('is sung with characters of teammates too, where a format has teams', () => {
    const seats = {
      p1: { play: [{ card: 'three', as: 'mine' }], hand: [{ card: 'choir', as: 'choir' }] },
      p2: { play: [{ card: 'four', as: 'theirs' }] },
      p3: { play: [{ card: 'four', as: 'mates' }] },
      p4: {},
    };
    const alone = lorcanaTable(seats, cards);
    alone.expectRefused('p1', SING, 'sing.cost-too-low', '10.10.3');
    const teams = [
      ['p1', 'p3'],
      ['p2', 'p4'],
    ];
    const labels = { mine: alone.id('mine'), mates: alone.id('mates'), choir: alone.id('choir') };
    const at = tableOf(alone.rules, { ...alone.state, teams }, [], labels).answer('p1', SING);
    at.expectLegal('p1', [['mine', 'mates']]).answer('p1', ['mine', 'mates']);
    at.expectHappened('exerted', { object: 'mates' }).expectHappened('sung', { object: 'mates' });
  });
  it('needs the whole number: two that lack one do not sing it', () => {
    table({ card: 'three', as: 'a' }, { card: 'three', as: 'b' }, { card: 'four', as: 'c' })
      .answer('p1', SING)
      .expectLegal('p1', [
        ['a', 'c'],
        ['a', 'b', 'c'],
      ]);
  });
  it('counts the number of Singer in place of the cost', () => {
    table({ card: 'diva', as: 'a' }, { card: 'three', as: 'b' })
      .answer('p1', SING)
      .expectLegal('p1', [['a', 'b']]);
  });
  it('offers no exerted and no drying character', () => {
    table({ card: 'eight', as: 'a' }, { card: 'four', as: 'b', exerted: true }, { card: 'four', as: 'c', drying: true })
      .answer('p1', SING)
      .expectLegal('p1', [['a']])
      .expectRefused('p1', ['a', 'b'], 'answer.unknown-option', '10.10.1');
  });
});

rule('Lorcana 10.10.4', () => {
  it('triggers for each singer whose condition is met, after the song has resolved', () => {
    const at = table({ card: 'three', as: 'a' }, { card: 'four', as: 'b' }).answer('p1', SING).answer('p1', ['a', 'b']);
    const kinds = at.log.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'abilityPlaced')).toHaveLength(1);
    expect(kinds.indexOf('abilityPlaced')).toBeGreaterThan(kinds.indexOf('actionResolved'));
  });
  it('triggers for none where none who sang has such an ability, and for each of two who have', () => {
    const plain = table({ card: 'four', as: 'a' }, { card: 'eight', as: 'b' }).answer('p1', SING).answer('p1', ['b']);
    plain.expectNotHappened('abilityPlaced');
    const both = table({ card: 'three', as: 'a' }, { card: 'three', as: 'b' }, { card: 'four', as: 'c' });
    both.answer('p1', SING).answer('p1', ['a', 'b', 'c']);
    both.expectDecision({ p1: 'bag' });
    expect(both.log.filter(({ kind }) => kind === 'abilityPlaced')).toHaveLength(2);
  });
});
