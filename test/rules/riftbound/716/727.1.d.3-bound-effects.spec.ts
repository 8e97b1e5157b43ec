/** Which effects of a unit that was played from facedown are bound to its battlefield. */
import { expect, it } from 'vitest';
import {
  activated,
  kill,
  free,
  target,
  UNIT,
  whenever,
  whenPlayed,
  type Effect,
} from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { activate, allPass, emptyChain, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const sprout: Effect = { do: 'play-token', card: 'sprout', count: 1 };
const SELF = { where: { object: { object: { self: true } } } };
const hidden = [{ keyword: 'hidden' }];
const cards = [
  unit({ id: 'sprout', supertype: 'token', energy: 0, might: 1 }),
  unit({ id: 'nest', energy: 0, keywords: hidden, abilities: [whenPlayed(sprout), activated('lay', [], sprout)] }),
  unit({ id: 'brood', energy: 0, keywords: hidden, abilities: [whenever('cardOrTokenPlayed', sprout, SELF)] }),
  unit({
    id: 'husk',
    energy: 0,
    keywords: hidden,
    abilities: [whenever('killed', sprout, { ...SELF, looksBack: true })],
  }),
  unit({
    id: 'lure',
    energy: 0,
    keywords: hidden,
    abilities: [whenPlayed(kill(), { targets: [target({ ...UNIT, not: { sharedMark: 'at' } })] })],
  }),
  unit({ id: 'bane', energy: 0, keywords: hidden, abilities: [whenPlayed(kill(), { targets: [target(UNIT)] })] }),
  free('doom', kill(), { targets: [target(UNIT)] }),
];
const open = (card: string, where: 'facedown' | 'hand') => {
  const own = { card, as: card };
  const p1 =
    where === 'hand'
      ? { hand: [own, { card: 'doom', as: 'doom' }] }
      : { ...inHand('doom'), facedown: [{ ...own, at: 'meadow', hiddenIn: 0 }] };
  return battleTable({ p1: [at('m1', 'meadow')], p2: [] }, { meadow: 'p1' }, { cards, seats: { p1 } });
};
type Opened = ReturnType<typeof open>;
const tokens = (table: Opened) =>
  Object.values(table.state.objects).flatMap(({ definition, marks }) =>
    definition === 'sprout' ? [marks['at'] ?? 'base'] : [],
  );

rule('Riftbound 727.1.d.3', () => {
  it.each(['nest', 'brood'])('binds what triggers as the unit itself is played: %s', (card) => {
    const table = emptyChain(play(open(card, 'facedown'), card)).expectDecision({ p1: 'turnAction' });
    expect(tokens(table)).toEqual([table.id('meadow')]);
  });
  it.each(['nest', 'brood'])('binds nothing of a unit that was played from the hand: %s', (card) => {
    const table = emptyChain(play(open(card, 'hand'), card).answer('p1', 'meadow'));
    table.expectDecision({ p1: 'tokenPlace' }).expectLegal('p1', ['base', 'meadow']);
  });
  it('binds neither its activated abilities, nor what triggers as something else happens', () => {
    const nest = emptyChain(play(open('nest', 'facedown'), 'nest'));
    allPass(activate(nest, nest.find('p1', 'board', 'nest'), 'lay')).expectDecision({ p1: 'tokenPlace' });
    const husk = emptyChain(play(open('husk', 'facedown'), 'husk'));
    const victim = husk.find('p1', 'board', 'husk');
    emptyChain(play(husk, 'doom').answer('p1', [victim])).expectDecision({ p1: 'tokenPlace' });
    husk.expectLegal('p1', ['base', 'meadow']);
  });
  const choosing = (card: string) => {
    const seats = { p1: { facedown: [{ card, as: card, at: 'meadow', hiddenIn: 0 }] } };
    const boards = { p1: [at('m1', 'meadow')], p2: [at('m3', 'bridge'), 'm4'] };
    return emptyChain(play(battleTable(boards, { meadow: 'p1', bridge: 'p2' }, { cards, seats }), card));
  };
  it('binds a choice that names no location', () => {
    const table = choosing('bane');
    table.expectLegal('p1', [[table.find('p1', 'board', 'bane')], ['m1']]);
  });
  it('binds no choice that a text makes at another location (002)', () => {
    choosing('lure').expectLegal('p1', [['m3'], ['m4']]);
  });
});
