import { describe, expect, it } from 'vitest';
import type { Level, Magic } from '../../printed.js';
import { canPay, match, symbolsOf, type Die } from './dice-matching.js';
import { refusePayment } from './pay.magic-space.js';

const die = (magic: Magic, level: Level, id = `${magic}-${level}`): Die => ({ id, magic, level });
const nature = (level: Level, id?: string) => die('natural', level, id);
const classAndPower = symbolsOf([
  { n: 1, level: 'class', magic: 'natural' },
  { n: 1, level: 'power', magic: 'natural' },
]);
const answer = (...dice: readonly Die[]) =>
  Object.fromEntries(dice.map(({ id, magic, level }) => [id, `${magic}-${level}`]));

describe('dice pay', () => {
  it('symbols of their type and of their level or a lower one, and basic ones whatever they show', () => {
    const pays = (one: Die, level: Level) => canPay(symbolsOf([{ n: 1, level, magic: 'natural' } as never]), [one]);
    expect(['basic', 'class', 'power'].map((level) => pays(nature('power'), level as Level))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['basic', 'class', 'power'].map((level) => pays(nature('class'), level as Level))).toEqual([
      true,
      true,
      false,
    ]);
    expect(['basic', 'class', 'power'].map((level) => pays(nature('basic'), level as Level))).toEqual([
      true,
      false,
      false,
    ]);
    expect(['basic', 'class', 'power'].map((level) => pays(die('charm', 'power'), level as Level))).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('each one symbol, and not the first that fits: the power die is left for the power symbol', () => {
    const dice = [nature('power'), nature('class')];
    expect(match(classAndPower, dice)).toMatchObject({ unpaid: [], idle: [] });
    expect(
      match(classAndPower.toReversed(), dice.toReversed()).pays.map(({ die: { level }, symbol }) => [
        level,
        symbol.level,
      ]),
    ).toEqual([
      ['class', 'class'],
      ['power', 'power'],
    ]);
  });
  it('with the lowest dice that do, where there is a choice', () => {
    const { pays, idle } = match(symbolsOf([{ n: 1, level: 'basic' }]), [nature('power'), nature('basic')]);
    expect([pays[0]?.die.level, idle[0]?.level]).toEqual(['basic', 'power']);
  });
});

describe('a payment is refused', () => {
  const pool = [nature('power'), nature('class'), nature('basic'), die('charm', 'power')];
  const refusal = (...dice: readonly Die[]) => {
    const refused = refusePayment(classAndPower, pool, answer(...dice));
    return refused === null ? null : [refused.code, refused.cites[0]?.rule, refused.details];
  };
  it('not where it pays exactly', () => {
    expect(refusal(nature('class'), nature('power'))).toBeNull();
  });
  it('with the die that pays nothing, where all is paid', () => {
    const basic = symbolsOf([{ n: 1, level: 'basic' }]);
    expect(refusePayment(basic, pool, answer(nature('power'), nature('basic')))).toMatchObject({
      code: 'pay.superfluous',
      details: { die: 'natural-power' },
    });
  });
  it('with the symbol that is not paid, and the die that was given in its place', () => {
    expect(refusal(nature('power'))).toEqual(['pay.symbol-unpaid', 'pay.magic', { symbol: 'natural class' }]);
    expect(refusal(nature('power'), nature('basic'))).toEqual([
      'pay.symbol-unpaid',
      'dice.2',
      { symbol: 'natural class', die: 'natural-basic' },
    ]);
    expect(refusal(nature('power'), die('charm', 'power'))).toEqual([
      'pay.symbol-unpaid',
      'pay.magic',
      { symbol: 'natural class', die: 'charm-power' },
    ]);
  });
  it('with a die that is not in the pool, or named with another face', () => {
    expect(refusePayment(classAndPower, pool, { o99: 'natural-class' })).toMatchObject({ details: { die: 'o99' } });
    expect(refusePayment(classAndPower, pool, { 'natural-basic': 'natural-class' })).toMatchObject({
      code: 'pay.other-side',
      details: { die: 'natural-basic' },
    });
  });
});
