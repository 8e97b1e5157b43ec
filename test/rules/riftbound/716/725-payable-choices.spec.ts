import { expect, it } from 'vitest';
import { againstDeflect as open, deflectingCards as cards } from '../../../support/riftbound-deflect.js';
import { activate, PASS, play } from '../../../support/riftbound-play.js';
import { riftboundTable, runes } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 725.1', () => {
  it('does not let a card be played for which nothing can be chosen at a price that can be paid', () => {
    const table = open('bolt', 0, 'mirror');
    expect(table.legal('p1')).toEqual([{ action: 'end-turn' }]);
    table.expectRefused('p1', { action: 'play', card: 'bolt' }, 'cost.not-payable', '725.1');
  });
  it('does not let an ability be used, either', () => {
    const table = open('bow', 1, 'wall');
    expect(table.legal('p1')).not.toContainEqual({ action: 'activate', source: table.id('bow'), ability: 'shoot' });
    table.expectRefused('p1', { action: 'activate', source: 'bow', ability: 'shoot' }, 'cost.not-payable', '725.1');
    activate(open('bow', 2, 'wall'), 'bow', 'shoot').expectLegal('p1', [['wall']]);
  });
  it('is paid for what is played from facedown as well, whose base cost is ignored', () => {
    const facedown = [{ card: 'raid', as: 'raid', at: 'meadow', hiddenIn: 1 }];
    const board = [{ card: 'page', as: 'guard', at: 'meadow' }];
    const held = { board, battlefields: [{ card: 'meadow', as: 'meadow', controlled: true }], facedown };
    const there = [{ card: 'mirror', as: 'mirror', at: 'meadow' }];
    const at = (fury: number) =>
      riftboundTable({ p1: { ...held, runes: runes('fury', fury) }, p2: { board: there } }, cards).answer('p2', PASS);
    at(0).expectRefused('p1', { action: 'play', card: 'raid' }, 'cost.not-payable', '725.1');
    play(at(1), 'raid')
      .answer('p1', { pay: [] })
      .expectLegal('p1', [['mirror']]);
  });
});

rule('Riftbound 725.2', () => {
  it('offers as many together as can be paid for', () => {
    play(open('storm', 2, 'mirror', 'wall', 'glass', 'page'), 'storm').expectLegal('p1', [
      [],
      ...[['mirror'], ['mirror', 'glass'], ['mirror', 'glass', 'page'], ['mirror', 'page']],
      ...[['wall'], ['wall', 'page'], ['glass'], ['glass', 'page'], ['page']],
    ]);
  });
  it('offers all where there is enough for all', () => {
    const table = play(open('storm', 3, 'mirror', 'wall'), 'storm');
    table.expectLegal('p1', [[], ['mirror'], ['mirror', 'wall'], ['wall']]);
  });
  it('refuses more by the rule, and says what it comes to', () => {
    const table = play(open('storm', 2, 'mirror', 'wall'), 'storm');
    table.expectRefused('p1', ['mirror', 'wall'], 'cost.not-payable', '725.2');
    expect(table.refused('p1', ['mirror', 'wall']).message).toBe('It costs 0 energy and 3 power.');
  });
});
