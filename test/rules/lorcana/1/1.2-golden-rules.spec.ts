import { expect, it } from 'vitest';
import { action, character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

const plain = character({ id: 'plain', strength: 2, willpower: 3 });
const bowHunter = character({
  id: 'bow-hunter',
  strength: 2,
  abilities: [{ kind: 'static', name: 'aim', changes: [{ change: 'flag', flag: 'canChallengeReady' }] }],
});
const tinker = character({
  id: 'tinker',
  abilities: [
    {
      kind: 'triggered',
      name: 'tinker',
      on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
      effect: {
        do: 'may',
        effect: {
          do: 'sequence',
          of: [
            { do: 'choose', from: { zone: 'hand', of: 'you', is: ['item'] }, min: 1, max: 1, as: 'free' },
            { do: 'play-free', card: 'free' },
          ],
        },
      },
    },
  ],
});
const customs = location({
  id: 'customs',
  abilities: [
    {
      kind: 'prohibition',
      name: 'no items',
      on: { event: 'played', where: { seat: { seat: 'opponents' }, type: { equals: 'item' } } },
    },
  ],
});
const silence = location({
  id: 'silence',
  abilities: [
    { kind: 'prohibition', name: 'no draws', on: { event: 'drawn', where: { seat: { seat: 'opponents' } } } },
  ],
});
const lamp = item({ id: 'lamp', cost: 1 });
const tax = action({
  id: 'tax',
  effect: {
    do: 'sequence',
    of: [
      { do: 'each-player', of: 'opponents', effect: { do: 'lose-lore', amount: 2, who: 'player' } },
      { do: 'draw', count: 1 },
    ],
  },
});
const rummage = action({
  id: 'rummage',
  effect: {
    do: 'sequence',
    of: [
      { do: 'draw', count: 2 },
      { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'unwanted' },
      { do: 'discard', objects: 'unwanted' },
    ],
  },
});
const fire = action({
  id: 'fire',
  effect: {
    do: 'sequence',
    of: [
      { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'burnt' },
      { do: 'banish', objects: 'burnt' },
    ],
  },
});
const shell = character({ id: 'shell', keywords: [{ keyword: 'ward' }] });
const spark = action({
  id: 'spark',
  effect: {
    do: 'sequence',
    of: [
      { do: 'choose', from: { is: ['character'] }, min: 1, max: 1, as: 'hit' },
      { do: 'deal', objects: 'hit', amount: 2 },
      { do: 'draw', count: 1 },
    ],
  },
});
const cards = [plain, bowHunter, tinker, customs, silence, lamp, tax, rummage, fire, shell, spark];
const tinkers = (p2: readonly string[]) =>
  lorcanaTable(
    { p1: { play: [{ card: 'tinker', as: 'tinker' }], hand: ['lamp'], inkwell: 1 }, p2: { play: p2 } },
    cards,
  );

rule('Lorcana 1.2.1', () => {
  const table = () =>
    lorcanaTable(
      {
        p1: {
          play: [
            { card: 'plain', as: 'plain' },
            { card: 'bow-hunter', as: 'hunter' },
          ],
        },
        p2: { play: [{ card: 'plain', as: 'target' }] },
      },
      cards,
    );
  it('lets a card do what the rules do not allow, as it says', () => {
    table()
      .answer('p1', { action: 'challenge', challenger: 'hunter', target: 'target' })
      .expectHappened('damageDealt', { object: 'target', amount: 2 })
      .expectHappened('damageDealt', { object: 'hunter', amount: 2 });
  });
  it('lets no other card do it', () => {
    table().expectRefused(
      'p1',
      { action: 'challenge', challenger: 'plain', target: 'target' },
      'challenge.target-ready',
      '4.3.6.6',
    );
  });
});

rule('Lorcana 1.2.2', () => {
  it('lets no effect play what another effect forbids to play', () => {
    const at = tinkers(['customs']).answer('p1', { action: 'quest', character: 'tinker' }).answer('p1', 'yes');
    at.answer('p1', [at.find('p1', 'hand', 'lamp')]).expectNotHappened('played');
    expect(at.cards('p1', 'hand')).toEqual(['lamp']);
  });
  it('refuses to play it as a turn action', () => {
    const at = tinkers(['customs']);
    at.expectRefused(
      'p1',
      { action: 'play', card: at.find('p1', 'hand', 'lamp'), pay: 'ink' },
      'play.prohibited',
      '1.2.2',
    );
  });
  it('plays it where nothing forbids it', () => {
    const at = tinkers(['plain']).answer('p1', { action: 'quest', character: 'tinker' }).answer('p1', 'yes');
    at.answer('p1', [at.find('p1', 'hand', 'lamp')]).expectHappened('played', { card: 'lamp', pay: 'free' });
  });
});

rule('Lorcana 1.2.3', () => {
  const play = (card: string, p2: { readonly [field: string]: number | readonly string[] }) => {
    const at = lorcanaTable({ p1: { hand: [card, 'lamp'], inkwell: 1 }, p2 }, cards);
    return at.answer('p1', { action: 'play', card: at.find('p1', 'hand', card), pay: 'ink' });
  };
  it('takes the lore that is there, and goes on', () => {
    const at = play('tax', { lore: 1 });
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'loreLost', seat: 'p2', amount: 1, lore: 0, cites: '1.2.3' },
      { kind: 'drawn', seat: 'p1' },
      { kind: 'actionResolved' },
    ]);
  });
  it('leaves out the draw that is forbidden, and nothing else', () => {
    const at = play('tax', { lore: 3, play: ['silence'] });
    at.expectHappened('loreLost', { seat: 'p2', amount: 2, lore: 1 }).expectNotHappened('drawn');
    expect(at.cards('p1', 'discard')).toEqual(['tax']);
  });
  it('still discards after a draw that is forbidden', () => {
    const at = play('rummage', { play: ['silence'] });
    at.answer('p1', [at.find('p1', 'hand', 'lamp')]);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'discard')]).toEqual([[], ['lamp', 'rummage']]);
  });
});

rule('Lorcana 1.2.3', () => {
  const lost = (who: { readonly of: 'opponents' } | { readonly who?: string }, amount = 3) =>
    lorcanaTable(
      {
        p1: { lore: 5, hand: [{ card: 'toll', as: 'toll' }], inkwell: 1 },
        p2: { lore: 2 },
        p3: { lore: 9 },
      },
      [
        action({
          id: 'toll',
          effect: {
            do: 'sequence',
            of: [
              { do: 'lose-lore', amount, ...who, as: 'lost' },
              { do: 'gain-lore', amount: { bound: 'lost' } },
            ],
          },
        }),
      ],
    );
  const paid = (at: ReturnType<typeof lost>) => at.answer('p1', { action: 'play', card: 'toll', pay: 'ink' });
  it('has no player lose it who has left', () => {
    const at = paid(lost({ of: 'opponents' }).concede('p3'));
    expect(at.log.filter(({ kind }) => kind === 'loreLost').map(({ seat }) => seat)).toEqual(['p2']);
    expect(at.player('p1')['lore']).toBe(7);
  });
  it('has each opponent lose as much as they have, and counts what was lost', () => {
    const at = paid(lost({ of: 'opponents' }));
    at.expectHappened('loreLost', { seat: 'p2', amount: 2 }).expectHappened('loreLost', { seat: 'p3', amount: 3 });
    expect(['p1', 'p2', 'p3'].map((seat) => at.player(seat)['lore'])).toEqual([10, 0, 6]);
  });
  it('has the player lose it if no other player is named', () => {
    const at = paid(lost({}, 4));
    expect(['p1', 'p2', 'p3'].map((seat) => at.player(seat)['lore'])).toEqual([5, 2, 9]);
    at.expectHappened('loreLost', { seat: 'p1', amount: 4, lore: 1 });
  });
});

rule('Lorcana 1.2.4', () => {
  const play = (card: string, p2: readonly { readonly card: string; readonly as: string }[]) => {
    const at = lorcanaTable({ p1: { hand: [card], inkwell: 1 }, p2: { play: p2 } }, cards);
    return at.answer('p1', { action: 'play', card: at.find('p1', 'hand', card), pay: 'ink' });
  };
  it('plays a card that has nothing to choose', () => {
    const at = play('fire', []);
    at.expectNotHappened('banished').expectDecision({ p1: 'turnAction' });
    expect(at.cards('p1', 'discard')).toEqual(['fire']);
  });
  it('asks only after the costs are paid, while the effect resolves', () => {
    const at = play('fire', [
      { card: 'plain', as: 'one' },
      { card: 'bow-hunter', as: 'other' },
    ]);
    at.expectLog([{ kind: 'inkExerted' }, { kind: 'played' }]);
    at.expectDecision({ p1: 'choose' }).expectLegal('p1', [['one'], ['other']]);
    at.answer('p1', ['other']).expectHappened('banished', { object: 'other' });
  });
  it('knows no target in the play itself', () => {
    const at = lorcanaTable(
      { p1: { hand: ['fire'], inkwell: 1 }, p2: { play: [{ card: 'plain', as: 'one' }] } },
      cards,
    );
    const card = at.find('p1', 'hand', 'fire');
    at.expectRefused('p1', { action: 'play', card, pay: 'ink', target: 'one' }, 'answer.shape');
  });
  it('carries out the rest against a lone character that may not be chosen', () => {
    const at = play('spark', [{ card: 'shell', as: 'shell' }]);
    at.expectNotHappened('damageDealt').expectHappened('drawn', { seat: 'p1' });
  });
});
