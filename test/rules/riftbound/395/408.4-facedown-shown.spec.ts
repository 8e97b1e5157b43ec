import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { free, sequence, target } from '../../../support/riftbound-abilities.js';
import { allPass, kindsOf, play } from '../../../support/riftbound-play.js';
import { riftboundTable, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const FACEDOWN = target({ zone: 'facedown' });
const cards = [
  unit({ id: 'veiled', keywords: [{ keyword: 'hidden' }] }),
  free('unmask', { do: 'return', objects: 'target' }, { targets: [FACEDOWN] }),
  free('bury', { do: 'recycle', objects: 'target' }, { targets: [FACEDOWN] }),
  free('expose', { do: 'banish', objects: 'target' }, { targets: [FACEDOWN] }),
  free('recall', { do: 'return', objects: 'target' }, { targets: [target({ is: ['unit'] })] }),
  free('peek', sequence({ do: 'top-of-deck', count: 1, as: 'top' }, { do: 'reveal', objects: 'top' })),
];
const open = (p1: JsonRecord, p2: JsonRecord = {}) =>
  riftboundTable(
    {
      p1: {
        battlefields: [{ card: 'meadow', as: 'meadow', controlled: true }],
        board: [{ card: 'soldier', as: 'guard', at: 'meadow' }],
        facedown: [{ card: 'veiled', as: 'veiled', at: 'meadow', hiddenIn: 1 }],
        ...p1,
      },
      p2,
    },
    cards,
  );
const cast = (card: string) => {
  const table = play(open({ hand: [{ card, as: card }] }), card).answer('p1', ['veiled']);
  return allPass(table);
};

rule('Riftbound 408.4', () => {
  it('is shown before it goes to a hand or into a deck', () => {
    for (const [card, event, zone] of [
      ['unmask', 'returned', 'hand'],
      ['bury', 'recycled', 'mainDeck'],
    ] as const) {
      const table = cast(card).expectHappened('revealed', { seat: 'p1', cards: ['veiled'], cites: '408.4' });
      expect(kindsOf(table).slice(0, 3)).toEqual(['resolving', 'revealed', event]);
      expect(table.cards('p1', zone)).toContain('veiled');
    }
  });
  it('is not where everybody sees it anyway, nor is what was not facedown', () => {
    cast('expose').expectNotHappened('revealed').expectHappened('banished', { card: 'veiled' });
    const table = play(open({ hand: [{ card: 'recall', as: 'recall' }] }), 'recall').answer('p1', ['guard']);
    allPass(table).expectHappened('returned').expectNotHappened('revealed');
  });
  it('is shown as the game ends, of every player', () => {
    const p2 = {
      battlefields: [{ card: 'bridge', as: 'bridge', controlled: true }],
      board: [{ card: 'soldier', as: 'other-guard', at: 'bridge' }],
      facedown: [{ card: 'veiled', as: 'theirs', at: 'bridge', hiddenIn: 2 }],
    };
    const table = open({}, p2).concede('p2');
    expect(kindsOf(table).filter((kind) => kind !== 'conceded')).toEqual(['revealed', 'revealed', 'gameEnded']);
    for (const seat of ['p1', 'p2']) table.expectHappened('revealed', { seat, cards: ['veiled'], cites: '408.4' });
  });
});

const peeked = () =>
  allPass(play(open({ hand: [{ card: 'peek', as: 'peek' }], mainDeck: ['veiled', 'soldier'], facedown: [] }), 'peek'));

rule('Riftbound 411.1.b', () => {
  it('reveals it for a moment: afterwards it is face down as before', () => {
    const table = peeked().expectHappened('revealed', { cards: ['veiled'], cites: '411.1.b' });
    const seen = table.rules.view(table.state, { kind: 'player', seat: 'p2' });
    expect(seen.seats.find(({ seat }) => seat === 'p1')?.zones['mainDeck']).toEqual({ count: 2, known: ['veiled'] });
  });
  it('does nothing else: the card stays on top, and nobody has drawn it', () => {
    const table = peeked();
    expect([table.cards('p1', 'mainDeck'), table.cards('p1', 'hand')]).toEqual([['veiled', 'soldier'], []]);
  });
});

rule('Riftbound 411.2.b', () => {
  it('is nothing that players do by themselves: no action reveals', () => {
    const table = open({ hand: [{ card: 'veiled', as: 'held' }] });
    for (const action of ['reveal', 'show'])
      expect(table.refused('p1', { action, card: 'held' }).code).toBe('answer.shape');
    const known = table
      .legal('p1')
      .map((answer) => (answer instanceof Object && 'action' in answer ? answer.action : ''));
    expect(new Set(known)).toEqual(new Set(['play', 'move', 'end-turn']));
  });
  it('is revealing where an effect says so', () => {
    peeked().expectHappened('revealed', { seat: 'p1', cards: ['veiled'], cites: '411.2.b' });
  });
});
