/** Situations in which rules meet, as a judge would set them up: shifting, singing, the bag, and players who leave. */
import { describe, expect, it } from 'vitest';
import { action, character, item, lorcanaTable, song } from '../../../support/lorcana.js';
import {
  always,
  chosen,
  draw,
  each,
  gain,
  modify,
  SELF,
  strength,
  whenever,
} from '../../../support/lorcana-abilities.js';

const END = { action: 'end-turn' };
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const shift = (card: string, onto: string) => ({ action: 'play', card, pay: 'shift', onto });
const sing = (card: string, ...singers: readonly string[]) => ({ action: 'play', card, pay: 'sing', singers });
const quest = (who: string) => ({ action: 'quest', character: who });
const named = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));

const young = character({ id: 'young', name: 'Mim', strength: 1, willpower: 3 });
const grand = character({
  id: 'grand',
  name: 'Mim',
  cost: 6,
  strength: 4,
  willpower: 5,
  inkable: false,
  keywords: [{ keyword: 'shift', n: 2 }],
});

describe('shifting', () => {
  it('goes onto a drying character, which stays drying, or a dry one, which may act (10.8.3)', () => {
    const after = (drying: boolean) => {
      const at = lorcanaTable(
        { p1: { play: [{ card: 'young', as: 'base', drying }], hand: named('grand'), inkwell: 2 } },
        [young, grand],
      );
      return at.answer('p1', shift('grand', 'base'));
    };
    after(true).expectRefused('p1', quest('base'), 'character.drying', '6.1.4').expectLegal('p1', [END]);
    after(false).expectLegal('p1', [quest('base'), END]);
  });
  it('keeps the damage, and is banished only if its own willpower is reached (10.8.5, 1.9.1.3)', () => {
    const thin = character({
      id: 'thin',
      name: 'Mim',
      willpower: 2,
      inkable: false,
      keywords: [{ keyword: 'shift', n: 1 }],
    });
    const onto = (card: string) =>
      lorcanaTable({ p1: { play: [{ card: 'young', as: 'base', damage: 2 }], hand: named(card), inkwell: 2 } }, [
        young,
        grand,
        thin,
      ]).answer('p1', shift(card, 'base'));
    expect(onto('grand').marks('base')).toEqual({ damage: 2 });
    expect(onto('thin').cards('p1', 'discard')).toEqual(['thin', 'young']);
  });
  it('keeps "this turn" on the character and loses the text under it (10.8.5)', () => {
    const fierce = character({
      id: 'fierce',
      name: 'Mim',
      strength: 1,
      abilities: [always(strength(3))],
      keywords: [{ keyword: 'evasive' }],
    });
    const cheer = action({
      id: 'cheer',
      inkable: false,
      effect: each({ of: 'you', is: ['character'] }, modify('all', strength(2))),
    });
    const at = lorcanaTable(
      { p1: { play: [{ card: 'fierce', as: 'base' }], hand: named('cheer', 'grand'), inkwell: 3 } },
      [fierce, grand, cheer],
    );
    at.answer('p1', play('cheer'));
    expect(at.facts('base').numbers['strength']).toBe(6);
    at.answer('p1', shift('grand', 'base'));
    expect([at.facts('base').numbers['strength'], at.facts('base').keywords]).toEqual([6, { shift: 2 }]);
  });
  it('may not go onto the character of an opponent, nor onto another name (10.8.1)', () => {
    const other = character({ id: 'other' });
    const at = lorcanaTable(
      { p1: { play: named('other'), hand: named('grand'), inkwell: 2 }, p2: { play: named('young') } },
      [young, grand, other],
    );
    at.expectRefused('p1', shift('grand', 'young'), 'play.shift-base', '10.8.1').expectRefused(
      'p1',
      shift('grand', 'other'),
      'play.shift-base',
      '10.8.1',
    );
  });
  it('lets a Bodyguard that shifts enter exerted, and that is not being exerted (10.2.2, 10.8.4)', () => {
    const wall = character({
      id: 'wall',
      name: 'Mim',
      inkable: false,
      keywords: [{ keyword: 'shift', n: 1 }, { keyword: 'bodyguard' }],
      abilities: [whenever('exerted', gain())],
    });
    const at = lorcanaTable({ p1: { play: [{ card: 'young', as: 'base' }], hand: named('wall'), inkwell: 1 } }, [
      young,
      wall,
    ]);
    at.answer('p1', shift('wall', 'base'))
      .expectDecision({ p1: 'replacement' })
      .answer('p1', 'bodyguard: enter exerted');
    at.expectLog([{ kind: 'played', card: 'wall', cites: '10.8.4', exerted: true }]);
    expect(at.marks('base')).toEqual({ exerted: true });
  });
  it('is one banish and one return for the stack; later its cards count alone (10.8.6, 8.5.2)', () => {
    const sink = action({
      id: 'sink',
      inkable: false,
      effect: chosen({ is: ['character'] }, { do: 'put', objects: 'chosen', zone: 'inkwell' }),
    });
    const watcher = item({ id: 'watcher', abilities: [whenever('inked', gain(), { seat: { seat: 'you' } })] });
    const at = lorcanaTable(
      { p1: { play: [{ card: 'grand', as: 'base', under: ['young'] }, 'watcher'], hand: named('sink'), inkwell: 1 } },
      [young, grand, sink, watcher],
    );
    at.answer('p1', play('sink'));
    expect(at.log.filter(({ kind }) => kind === 'putInto')).toHaveLength(1);
    expect(at.log.filter(({ kind }) => kind === 'inked')).toHaveLength(2);
    expect(at.cards('p1', 'inkwell')).toHaveLength(3);
  });
});

describe('singing', () => {
  const tune = song({ id: 'tune', cost: 4, inkable: false, effect: gain() });
  const choir = song({
    id: 'choir',
    cost: 9,
    inkable: false,
    keywords: [{ keyword: 'sing-together', n: 7 }],
    effect: gain(2),
  });
  const big = character({ id: 'big', cost: 4 });
  const small = character({ id: 'small', cost: 3 });
  const cards = [tune, choir, big, small];
  it('is for a dry, ready character of enough cost: Rush does not help (10.7.1, 6.3.3.3)', () => {
    const rushing = character({ id: 'rushing', cost: 5, keywords: [{ keyword: 'rush' }] });
    const at = lorcanaTable(
      {
        p1: {
          hand: named('tune'),
          play: [
            { card: 'rushing', as: 'new', drying: true },
            { card: 'big', as: 'tired', exerted: true },
            ...named('small'),
          ],
        },
      },
      [...cards, rushing],
    );
    at.expectRefused('p1', sing('tune', 'new'), 'character.drying', '6.1.4');
    at.expectRefused('p1', sing('tune', 'tired'), 'sing.exerted', '5.1.1');
    at.expectRefused('p1', sing('tune', 'small'), 'sing.cost-too-low', '6.3.3.3').expectLegal('p1', [
      quest('small'),
      END,
    ]);
  });
  it('is done by a Reckless character, which then need not challenge (10.5.5, 10.5.3)', () => {
    const wild = character({ id: 'wild', cost: 4, keywords: [{ keyword: 'reckless' }] });
    const foe = character({ id: 'foe' });
    const at = lorcanaTable(
      { p1: { hand: named('tune'), play: named('wild') }, p2: { play: [{ card: 'foe', as: 'foe', exerted: true }] } },
      [...cards, wild, foe],
    );
    at.expectRefused('p1', END, 'turn.reckless-must-challenge', '10.5.3');
    at.answer('p1', sing('tune', 'wild'))
      .expectHappened('exerted', { object: 'wild', cites: '10.5.5' })
      .expectLegal('p1', [END]);
  });
  it('together takes as many as needed or more, Singer counting for its number (10.10.3, 10.9.1)', () => {
    const star = character({ id: 'star', cost: 1, keywords: [{ keyword: 'singer', n: 4 }] });
    const at = lorcanaTable({ p1: { hand: named('choir'), play: named('star', 'small', 'big') } }, [...cards, star]);
    at.answer('p1', { action: 'play', card: 'choir', pay: 'sing-together' }).expectDecision({ p1: 'singTogether' });
    at.expectLegal('p1', [
      ['star', 'small'],
      ['star', 'big'],
      ['small', 'big'],
      ['star', 'small', 'big'],
    ]);
    at.expectRefused('p1', ['star'], 'answer.constraint', '10.10.1');
    at.answer('p1', ['star', 'small']).expectLog([
      { kind: 'exerted', object: 'star' },
      { kind: 'exerted', object: 'small' },
      { kind: 'played', card: 'choir', pay: 'sing-together' },
      { kind: 'sung', object: 'star' },
      { kind: 'sung', object: 'small' },
      { kind: 'loreGained', amount: 2 },
      { kind: 'actionResolved' },
    ]);
  });
  it('triggers after the song has resolved, for each who sang (4.3.4.8)', () => {
    const fan = character({ id: 'fan', cost: 4, abilities: [whenever('sung', draw(), SELF)] });
    const at = lorcanaTable({ p1: { hand: named('tune'), play: named('fan') } }, [tune, fan]).answer(
      'p1',
      sing('tune', 'fan'),
    );
    at.expectLog([
      { kind: 'exerted', object: 'fan' },
      { kind: 'played' },
      { kind: 'sung' },
      { kind: 'loreGained' },
      { kind: 'actionResolved' },
      { kind: 'abilityPlaced', card: 'fan', cites: '4.3.4.8' },
      { kind: 'abilityTaken' },
      { kind: 'drawn' },
    ]);
  });
});
