/** What is chosen for a card that is played from facedown: target by target. */
import { it } from 'vitest';
import { draw, free, kill, target, UNIT, whenPlayed, whenever } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, pass } from '../../../support/riftbound-battles.js';
import { emptyChain, endTurn, play } from '../../../support/riftbound-play.js';
import { spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const HIDDEN = [{ keyword: 'hidden' } as const];
const ELSEWHERE = { ...UNIT, not: { sharedMark: 'at' } };
const WITH_OTHER = { ...UNIT, not: { sameMark: { mark: 'at', as: 'one' } } } as const;
const hidden = (id: string, targets: readonly ReturnType<typeof target>[]) =>
  unit({ id, energy: 0, keywords: HIDDEN, abilities: [whenPlayed(kill('one'), { targets: [...targets] })] });
const cards = [
  hidden('hook', [target(UNIT, 'one'), target(ELSEWHERE, 'two')]),
  hidden('rope', [target(ELSEWHERE, 'one'), target(UNIT, 'two')]),
  hidden('vane', [target({ ...UNIT, not: { numbers: { might: { min: 9 } } } }, 'one')]),
  hidden('chain', [target(UNIT, 'one'), target(WITH_OTHER, 'two')]),
  spell({
    id: 'void',
    energy: 4,
    keywords: HIDDEN,
    effect: { do: 'counter', objects: 'it' },
    targets: [target({ zone: 'chain' }, 'it')],
  }),
  unit({
    id: 'twice',
    energy: 0,
    keywords: HIDDEN,
    abilities: [
      {
        ...whenPlayed(kill('one'), { targets: [target(UNIT, 'one')] }),
        on: [
          ...whenever('moved', draw(), { where: { object: { object: { self: true } } } }).on,
          ...whenPlayed(draw()).on,
        ],
      },
    ],
  }),
  free('spark', draw()),
];
const open = (card: string) => {
  const seats = { p1: { facedown: [{ card, as: card, at: 'meadow', hiddenIn: 0 }] }, p2: inHand('spark') };
  const boards = { p1: [at('m1', 'meadow')], p2: [at('m3', 'bridge'), 'm4'] };
  return battleTable(boards, { meadow: 'p1', bridge: 'p2' }, { cards, seats });
};

rule('Riftbound 727.1.d.3', () => {
  it('binds each choice by its own text (002)', () => {
    const hook = emptyChain(play(open('hook'), 'hook'));
    hook.expectLegal('p1', [[hook.find('p1', 'board', 'hook')], ['m1']]).answer('p1', ['m1']);
    hook.expectLegal('p1', [['m3'], ['m4']]);
    const rope = emptyChain(play(open('rope'), 'rope'))
      .expectLegal('p1', [['m3'], ['m4']])
      .answer('p1', ['m3']);
    rope.expectLegal('p1', [[rope.find('p1', 'board', 'rope')], ['m1']]);
  });
  it('binds no choice that a text makes at a place other than that of another choice (002)', () => {
    const table = emptyChain(play(open('chain'), 'chain')).answer('p1', ['m1']);
    table.expectLegal('p1', [['m3'], ['m4']]);
  });
  it('binds a choice that leaves out something else than a place', () => {
    const table = emptyChain(play(open('vane'), 'vane'));
    table.expectLegal('p1', [[table.find('p1', 'board', 'vane')], ['m1']]);
  });
  it('binds an ability that waits for something else as well', () => {
    const table = emptyChain(play(open('twice'), 'twice'));
    table.expectLegal('p1', [[table.find('p1', 'board', 'twice')], ['m1']]);
  });
});

rule('Riftbound 727.1.d.2', () => {
  it('leaves free what is chosen outside of the board', () => {
    const table = endTurn(open('void'));
    play(table, 'spark', 'p2').answer('p2', pass);
    const [spark = ''] = table.state.zones['chain'] ?? [];
    play(table, 'void').expectLegal('p1', [[spark]]);
  });
});
