import { expect, it } from 'vitest';
import {
  activated,
  draw,
  free,
  kill,
  sequence,
  target,
  UNIT,
  whenever,
  type Effect,
} from '../../../support/riftbound-abilities.js';
import { allPass, chainOf, emptyChain, endTurn, kindsOf, PASS, play, sizeOf } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, runes, spell, unit } from '../../../support/riftbound.js';
import { noCase, rule } from '../../../support/rule.js';

const hand = (...cards: readonly string[]) => cards.map((card) => ({ card, as: card }));
const spark = free('spark', draw());
const page = unit({ id: 'page', energy: 0 });
const dear = unit({ id: 'dear', energy: 3, power: 1, domains: ['fury'] });
const negate = free('negate', { do: 'counter', objects: 'target' }, { targets: [target({ zone: 'chain' })] });
const adept = unit({
  id: 'adept',
  abilities: [
    whenever('played', { do: 'channel', count: 1 }, { where: { type: { equals: 'spell' }, seat: { seat: 'you' } } }),
  ],
});
const CARDS = [spark, page, dear, negate, adept];

rule('Riftbound 406.1', () => {
  const open = (fury: number) => riftboundTable({ p1: { hand: hand('dear'), runes: runes('fury', fury) } }, CARDS);
  it('is played by paying what it costs, all of it and no more', () => {
    const at = play(open(3), 'dear').answer('p1', { 'fury-1': 'both', 'fury-2': 'energy', 'fury-3': 'energy' });
    at.expectHappened('spent', { spent: { energy: 3, fury: 1 } }).expectHappened('entered', { card: 'dear' });
    expect(at.player('p1')).toMatchObject({ energy: 0, fury: 0 });
  });
  it('lists each way to pay once where runes are alike', () => {
    play(open(4), 'dear').expectLegal('p1', [
      { 'fury-1': 'energy', 'fury-2': 'energy', 'fury-3': 'both' },
      { 'fury-1': 'energy', 'fury-2': 'energy', 'fury-3': 'energy', 'fury-4': 'fury' },
    ]);
  });
  it('is refused with less', () => {
    open(2).expectRefused('p1', { action: 'play', card: 'dear' }, 'cost.not-payable', '406.1');
  });
});

rule('Riftbound 406.2.a', () => {
  it('lets a player play all that they can pay for', () => {
    const at = riftboundTable(
      {
        p1: {
          hand: [
            { card: 'page', as: 'one' },
            { card: 'page', as: 'two' },
            { card: 'page', as: 'three' },
          ],
        },
      },
      CARDS,
    );
    for (const card of ['one', 'two', 'three']) play(at, card);
    expect(at.cards('p1', 'board')).toEqual(['page', 'page', 'page']);
  });
  it('does not let them play what they cannot', () => {
    const at = riftboundTable({ p1: { hand: hand('page', 'dear') } }, CARDS);
    at.expectLegal('p1', [{ action: 'play', card: 'page' }, { action: 'end-turn' }]);
  });
});

const raise = (ignoring?: 'cost' | 'energy'): Effect =>
  sequence(
    { do: 'choose', from: { zone: 'trash', of: 'you', is: ['unit'] }, min: 1, max: 1, as: 'card' },
    { do: 'play', card: 'card', ...(ignoring !== undefined && { ignoring }) },
    { do: 'channel', count: 1 },
  );
rule('Riftbound 406.3', () => {
  it('plays a card from where it is, as soon as what says so has resolved', () => {
    const at = riftboundTable({ p1: { hand: hand('raise'), trash: ['dear'] } }, [
      ...CARDS,
      free('raise', raise('cost')),
    ]);
    allPass(play(at, 'raise'));
    expect(kindsOf(at)).toEqual([
      'resolving',
      'channelled',
      'played',
      'trashed',
      'cardChained',
      'finalized',
      'entered',
      'played',
    ]);
    expect(at.cards('p1', 'board')).toEqual(['dear']);
  });
  it('plays nothing that its player does not choose to where it says may', () => {
    const at = riftboundTable({ p1: { hand: hand('raise'), trash: ['dear'] } }, [
      ...CARDS,
      free('raise', { do: 'may', effect: raise('cost') }),
    ]);
    expect(allPass(play(at, 'raise')).answer('p1', 'no').cards('p1', 'trash')).toEqual(['dear', 'raise']);
  });
});
rule('Riftbound 406.3.b', () => {
  it('goes through all steps but what is ignored: power is paid', () => {
    const at = riftboundTable({ p1: { hand: hand('raise'), trash: ['dear'], runes: runes('fury', 1) } }, [
      ...CARDS,
      free('raise', raise('energy')),
    ]);
    allPass(play(at, 'raise'))
      .expectDecision({ p1: 'payment' })
      .expectLegal('p1', [{ 'fury-1': 'fury' }]);
  });
  it('pays nothing where all of it is', () => {
    const at = riftboundTable({ p1: { hand: hand('raise'), trash: ['dear'] } }, [
      ...CARDS,
      free('raise', raise('cost')),
    ]);
    allPass(play(at, 'raise')).expectNotHappened('spent').expectDecision({ p1: 'turnAction' });
  });
});
rule('Riftbound 406.3.c', () => {
  it('does nothing without such a card, and goes on', () => {
    const at = riftboundTable({ p1: { hand: hand('raise') } }, [...CARDS, free('raise', raise('cost'))]);
    allPass(play(at, 'raise')).expectNotHappened('cardChained').expectHappened('channelled');
  });
  it('does nothing where it cannot be paid for: it stays where it is', () => {
    const at = riftboundTable({ p1: { hand: hand('raise'), trash: ['dear'] } }, [...CARDS, free('raise', raise())]);
    allPass(play(at, 'raise')).expectHappened('notPlayed', { cites: '406.3.c' });
    expect(at.cards('p1', 'trash')).toEqual(['dear', 'raise']);
  });
});
rule('Riftbound 406.4.a', () => {
  const open = () => riftboundTable({ p1: { hand: hand('spark', 'page'), board: hand('adept') } }, CARDS);
  it('triggers when the spell has resolved, and not as it goes on the chain', () => {
    const at = play(open(), 'spark');
    expect(chainOf(at)).toEqual(['spark']);
    expect(chainOf(allPass(at))).toEqual(['adept']);
  });
  it('does not for a unit', () => {
    expect(chainOf(play(open(), 'page'))).toEqual([]);
  });
});
const countered = () => {
  const at = play(
    riftboundTable({ p1: { hand: hand('spark'), board: hand('adept') }, p2: { hand: hand('negate') } }, CARDS),
    'spark',
  ).answer('p1', PASS);
  return allPass(play(at, 'negate', 'p2').answer('p2', [at.state.zones['chain']?.[0] ?? '']));
};
rule('Riftbound 406.4.b', () => {
  it('was not played where it was countered', () => {
    expect(chainOf(countered().expectHappened('countered', { card: 'spark' }))).toEqual([]);
  });
  it('was where it was not', () => {
    const at = allPass(play(riftboundTable({ p1: { hand: hand('spark'), board: hand('adept') } }, CARDS), 'spark'));
    expect(chainOf(at)).toEqual(['adept']);
  });
});

rule('Riftbound 412.1.a', () => {
  it('has no effect and goes straight to the trash', () => {
    const at = countered();
    expect([at.cards('p1', 'trash'), sizeOf(at, 'p1', 'hand'), chainOf(at)]).toEqual([['spark'], 0, []]);
  });
  it('leaves other items where they are', () => {
    const p1 = { hand: [...hand('spark'), { card: 'spark', as: 'other' }] };
    const at = play(play(riftboundTable({ p1, p2: { hand: hand('negate') } }, CARDS), 'spark'), 'other').answer(
      'p1',
      PASS,
    );
    allPass(play(at, 'negate', 'p2').answer('p2', [at.state.zones['chain']?.[1] ?? '']));
    expect(chainOf(at)).toEqual(['spark']);
  });
});
rule('Riftbound 412.1.b', () => {
  const late = spell({
    id: 'late',
    energy: 2,
    effect: draw(),
    abilities: [
      {
        kind: 'cost',
        name: 'legion',
        for: 'energy',
        while: { happened: 'played', by: 'you', is: { min: 1 } },
        add: -2,
      },
    ],
  });
  it('does not count as played for what asks later', () => {
    const p1 = { hand: hand('spark', 'late') };
    const at = play(riftboundTable({ p1, p2: { hand: hand('negate') } }, [...CARDS, late]), 'spark').answer('p1', PASS);
    allPass(play(at, 'negate', 'p2').answer('p2', [at.state.zones['chain']?.[0] ?? '']));
    at.expectRefused('p1', { action: 'play', card: 'late' }, 'cost.not-payable');
  });
  it('does where it resolved', () => {
    const at = allPass(play(riftboundTable({ p1: { hand: hand('spark', 'late') } }, [...CARDS, late]), 'spark'));
    expect(chainOf(play(at, 'late'))).toEqual(['late']);
  });
});
const costly = spell({
  id: 'costly',
  energy: 1,
  effect: draw(),
  keywords: [{ keyword: 'reaction' }],
  additionalCosts: [{ as: 'gift', costs: [{ pay: 'kill', count: 1, of: UNIT }] }],
});
const lost = () => {
  const p1 = { hand: hand('costly'), board: hand('page'), runes: runes('fury', 1) };
  const at = play(riftboundTable({ p1, p2: { hand: hand('negate') } }, [...CARDS, costly]), 'costly');
  at.answer('p1', { 'fury-1': 'energy', page: 'kill' }).answer('p1', PASS);
  return allPass(play(at, 'negate', 'p2').answer('p2', [at.state.zones['chain']?.[0] ?? '']));
};
rule('Riftbound 412.1.c', () => {
  it('gives nothing back', () => {
    const at = lost();
    expect([at.marks('fury-1'), at.player('p1')['energy']]).toEqual([{ exhausted: true }, 0]);
  });
  noCase('outside', 'Nothing gives back what a card has cost.');
});
rule('Riftbound 412.1.c.1', () => {
  it('gives no additional cost back either: the unit stays in the trash', () => {
    expect(lost().cards('p1', 'trash')).toEqual(['page', 'costly']);
  });
  noCase('outside', 'Nothing gives back what a card has cost.');
});

const veiled = unit({ id: 'veiled', keywords: [{ keyword: 'hidden' }], energy: 4 });
const HELD = {
  battlefields: [{ card: 'meadow', as: 'meadow', controlled: true }],
  board: [{ card: 'soldier', as: 'guard', at: 'meadow' }],
};
const hiding = (p1: object = {}) =>
  riftboundTable(
    { p1: { ...HELD, hand: hand('veiled', 'page'), runes: runes('fury', 1), ...p1 }, p2: { hand: ['spark'] } },
    [...CARDS, veiled],
  );
const hidden = () =>
  hiding().answer('p1', { action: 'hide', card: 'veiled', at: 'meadow' }).answer('p1', { 'fury-1': 'fury' });
rule('Riftbound 408.1', () => {
  it('lies facedown at a battlefield that its player controls; others see that there is a card', () => {
    const at = hidden().expectHappened('hidden', { seat: 'p1', at: 'meadow', cites: '408.1' });
    expect(at.cards('p1', 'facedown')).toEqual(['veiled']);
    const seen = at.rules.view(at.state, { kind: 'player', seat: 'p2' });
    const zone = JSON.stringify(seen.seats.find(({ seat }) => seat === 'p1')?.zones['facedown']);
    expect(zone).not.toContain('veiled');
  });
  it('does not at one of another', () => {
    hiding().expectRefused('p1', { action: 'hide', card: 'veiled', at: 'bridge' }, 'hide.not-yours', '408.1');
  });
});
rule('Riftbound 408.2.a', () => {
  it('costs one power of any domain, and makes no chain', () => {
    const at = hidden().expectHappened('spent', { spent: { fury: 1 } });
    expect(chainOf(at)).toEqual([]);
  });
  it('is refused without Hidden, and without power', () => {
    hiding().expectRefused('p1', { action: 'hide', card: 'page', at: 'meadow' }, 'hide.not-hidden', '408.2.a');
    hiding({ runes: [] }).expectRefused('p1', { action: 'hide', card: 'veiled', at: 'meadow' }, 'cost.not-payable');
  });
});
rule('Riftbound 408.3', () => {
  it('is played for nothing from the next turn on, as a Reaction, at its battlefield', () => {
    const at = endTurn(hidden());
    play(at, at.find('p2', 'hand', 'spark'), 'p2').answer('p2', PASS);
    play(at, at.find('p1', 'facedown', 'veiled'), 'p1').expectNotHappened('spent');
    at.expectHappened('entered', { card: 'veiled', at: 'meadow' });
  });
  it('is not in the turn in which it was hidden', () => {
    const at = hidden();
    expect(at.refused('p1', { action: 'play', card: at.find('p1', 'facedown', 'veiled') }).code).toBe(
      'answer.unknown-option',
    );
  });
});

const drop = (count: number): Effect =>
  sequence(
    { do: 'choose', from: { zone: 'hand', of: 'you' }, min: count, max: count, as: 'cards' },
    { do: 'discard', objects: 'cards' },
    draw(2),
  );
rule('Riftbound 409.1', () => {
  it('goes to the trash, and does nothing that its text says', () => {
    const bomb = free('bomb', kill(), { targets: [target()] });
    const at = allPass(
      play(
        riftboundTable({ p1: { hand: hand('drop', 'bomb'), board: hand('page') } }, [
          ...CARDS,
          bomb,
          free('drop', drop(1)),
        ]),
        'drop',
      ),
    );
    at.answer('p1', ['bomb'])
      .expectHappened('discarded', { seat: 'p1', card: 'bomb', cites: '409.1' })
      .expectNotHappened('killed');
    expect(at.cards('p1', 'trash')).toEqual(['bomb', 'drop']);
  });
  it('takes nothing that is not in a hand', () => {
    const at = allPass(
      play(
        riftboundTable({ p1: { hand: hand('drop'), board: hand('page') } }, [...CARDS, free('drop', drop(1))]),
        'drop',
      ),
    );
    expect(at.expectNotHappened('discarded').exists('page')).toBe(true);
  });
});
rule('Riftbound 409.1.a', () => {
  const tax = free('tax', {
    do: 'each-player',
    of: 'opponents',
    effect: sequence(
      { do: 'choose', from: { zone: 'hand', whose: 'player' }, who: 'player', min: 1, max: 1, as: 'card' },
      { do: 'discard', objects: 'card' },
    ),
  });
  it('lets who discards choose, by what only they know', () => {
    const at = allPass(
      play(riftboundTable({ p1: { hand: hand('tax') }, p2: { hand: hand('page', 'spark') } }, [...CARDS, tax]), 'tax'),
    );
    at.expectDecision({ p2: 'choose' }).expectLegal('p2', [['page'], ['spark']]);
    expect(JSON.stringify(at.rules.view(at.state, { kind: 'player', seat: 'p1' }))).not.toContain('"page"');
  });
  it('does not let the player of the effect choose', () => {
    const at = allPass(
      play(riftboundTable({ p1: { hand: hand('tax') }, p2: { hand: hand('page', 'spark') } }, [...CARDS, tax]), 'tax'),
    );
    expect(at.refused('p1', ['page']).code).toBe('decision.none');
  });
});
rule('Riftbound 409.1.b', () => {
  const martyr = unit({
    id: 'martyr',
    abilities: [
      whenever(
        'discarded',
        { do: 'channel', count: 1 },
        { zones: ['trash'], where: { becomes: { object: { zone: 'trash', self: true } } } },
      ),
    ],
  });
  it('triggers when it has been discarded, after what discards it', () => {
    const at = allPass(
      play(riftboundTable({ p1: { hand: hand('drop', 'martyr') } }, [...CARDS, martyr, free('drop', drop(1))]), 'drop'),
    );
    at.answer('p1', ['martyr']);
    expect(kindsOf(at).slice(0, 3)).toEqual(['discarded', 'drawn', 'drawn']);
    expect(chainOf(at)).toEqual(['martyr']);
  });
  it('does not where another is', () => {
    const at = allPass(
      play(
        riftboundTable({ p1: { hand: hand('drop', 'page'), trash: ['martyr'] } }, [
          ...CARDS,
          martyr,
          free('drop', drop(1)),
        ]),
        'drop',
      ),
    );
    expect(chainOf(at.answer('p1', ['page']))).toEqual([]);
  });
});
rule('Riftbound 409.2.a', () => {
  it('must be done: exactly as many', () => {
    const at = allPass(
      play(
        riftboundTable({ p1: { hand: hand('drop', 'page', 'spark', 'negate') } }, [...CARDS, free('drop', drop(2))]),
        'drop',
      ),
    );
    expect(at.legal('p1')).toHaveLength(3);
    at.expectRefused('p1', [], 'answer.too-few', '409.1.a').expectRefused('p1', ['page'], 'answer.too-few');
  });
  it('needs no answer of a player without cards', () => {
    allPass(
      play(riftboundTable({ p1: { hand: hand('drop') } }, [...CARDS, free('drop', drop(2))]), 'drop'),
    ).expectDecision({ p1: 'turnAction' });
  });
});
rule('Riftbound 409.3', () => {
  const forge = gear({
    id: 'forge',
    abilities: [activated('burn', [{ pay: 'discard', count: 2 }], { do: 'channel', count: 1 })],
  });
  const open = (...cards: readonly string[]) =>
    riftboundTable({ p1: { board: hand('forge'), hand: hand(...cards) } }, [...CARDS, forge]);
  it('must be possible where it is a cost', () => {
    open('page').expectRefused(
      'p1',
      { action: 'activate', source: 'forge', ability: 'burn' },
      'cost.not-enough',
      '409.3',
    );
  });
  it('is paid with two cards', () => {
    const at = open('page', 'dear').answer('p1', { action: 'activate', source: 'forge', ability: 'burn' });
    at.expectLegal('p1', [{ page: 'discard', dear: 'discard' }]).answer('p1', { page: 'discard', dear: 'discard' });
    expect(at.cards('p1', 'trash')).toEqual(['page', 'dear']);
  });
});
rule('Riftbound 409.4', () => {
  const at = (...cards: readonly string[]) =>
    allPass(play(riftboundTable({ p1: { hand: hand('drop', ...cards) } }, [...CARDS, free('drop', drop(2))]), 'drop'));
  it('discards as many as there are, and goes on', () => {
    const one = at('page').answer('p1', ['page']);
    expect([one.cards('p1', 'trash'), sizeOf(one, 'p1', 'hand')]).toEqual([['page', 'drop'], 2]);
    expect(sizeOf(at(), 'p1', 'hand')).toBe(2);
  });
  it('discards all that it says where they are there', () => {
    const two = at('page', 'spark').answer('p1', ['page', 'spark']);
    expect(two.log.filter(({ kind }) => kind === 'discarded')).toHaveLength(2);
  });
});

const show = (then: Effect): Effect =>
  sequence({ do: 'top-of-deck', count: 2, as: 'top' }, { do: 'reveal', objects: 'top' }, then);
const shown = (then: Effect = { do: 'channel', count: 1 }) =>
  allPass(
    play(
      riftboundTable({ p1: { hand: hand('show'), mainDeck: ['page', 'dear', 'soldier'] } }, [
        ...CARDS,
        free('show', show(then)),
      ]),
      'show',
    ),
  );
rule('Riftbound 411.1', () => {
  it('shows the cards to everybody', () => {
    shown().expectHappened('revealed', { seat: 'p1', cards: ['page', 'dear'], cites: '411.1' });
  });
  it('shows no other', () => {
    expect(JSON.stringify(shown().log)).not.toContain('"soldier"');
  });
});
rule('Riftbound 411.1.a.2', () => {
  it('leaves them where they are', () => {
    expect(shown().cards('p1', 'mainDeck')).toEqual(['page', 'dear', 'soldier']);
  });
  it('has a draw that follows take the top one', () => {
    const at = shown(draw());
    expect([at.cards('p1', 'hand'), at.cards('p1', 'mainDeck')]).toEqual([['page'], ['dear', 'soldier']]);
  });
});
rule('Riftbound 411.3', () => {
  it('puts them back in the same order', () => {
    expect(shown().cards('p1', 'mainDeck').slice(0, 2)).toEqual(['page', 'dear']);
  });
  noCase('outside', 'Where the text does more with them, 411.4 says what becomes of them.');
});
const pick: Effect = sequence(
  { do: 'choose', from: { zone: 'mainDeck', bound: 'top' }, min: 1, max: 1, as: 'mine' },
  { do: 'return', objects: 'mine' },
  { do: 'recycle', objects: 'top' },
);
rule('Riftbound 411.4', () => {
  it('lets the effect do more with them', () => {
    const at = shown(pick);
    const dearest = at.state.zones['p1.mainDeck']?.[1] ?? '';
    at.answer('p1', [dearest]);
    expect(at.cards('p1', 'hand')).toEqual(['dear']);
  });
  it('does nothing with others', () => {
    const at = shown(pick);
    expect(at.legal('p1')).toHaveLength(2);
  });
});
rule('Riftbound 411.4.a', () => {
  it('puts those to the bottom that were not taken, where it says so', () => {
    const at = shown(pick);
    at.answer('p1', [at.state.zones['p1.mainDeck']?.[1] ?? '']);
    expect(at.cards('p1', 'mainDeck')).toEqual(['soldier', 'page']);
  });
  it('leaves on top what nothing is done with', () => {
    expect(shown().cards('p1', 'mainDeck')).toEqual(['page', 'dear', 'soldier']);
  });
});

const exile = free('exile', { do: 'banish', objects: 'target' }, { targets: [target()] });
const grief = gear({
  id: 'grief',
  abilities: [whenever('killed', draw()), { ...whenever('discarded', draw()), name: 'loss' }],
});
rule('Riftbound 414.2', () => {
  it('goes directly to banishment', () => {
    const at = allPass(
      play(
        riftboundTable({ p1: { hand: hand('exile') }, p2: { board: hand('page') } }, [...CARDS, exile]),
        'exile',
      ).answer('p1', ['page']),
    );
    expect(kindsOf(at)).toEqual(['resolving', 'banished', 'played', 'trashed']);
    expect([at.cards('p2', 'banishment'), at.cards('p2', 'trash')]).toEqual([['page'], []]);
  });
  noCase('outside', 'There is no other way to banishment.');
});
rule('Riftbound 414.2.a', () => {
  it('is no killing', () => {
    const at = allPass(
      play(
        riftboundTable({ p1: { hand: hand('exile'), board: hand('grief', 'page') } }, [...CARDS, exile, grief]),
        'exile',
      ).answer('p1', ['page']),
    );
    expect(chainOf(at.expectNotHappened('killed'))).toEqual([]);
  });
  noCase('outside', 'What is killed goes to the trash, and so is not banished.');
});
rule('Riftbound 414.2.b', () => {
  it('is no discarding', () => {
    const offer = free(
      'offer',
      sequence(
        { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'card' },
        { do: 'banish', objects: 'card' },
      ),
    );
    const at = allPass(
      play(
        riftboundTable({ p1: { hand: hand('offer', 'page'), board: hand('grief') } }, [...CARDS, offer, grief]),
        'offer',
      ),
    );
    at.answer('p1', ['page']).expectNotHappened('discarded');
    expect([chainOf(at), at.cards('p1', 'banishment')]).toEqual([[], ['page']]);
  });
  noCase('outside', 'What is discarded goes to the trash, and so is not banished.');
});
const stash = free(
  'stash',
  sequence(
    { do: 'top-of-deck', count: 1, as: 'top' },
    { do: 'banish', objects: 'top', as: 'kept' },
    {
      do: 'float',
      until: 'endOfTurn',
      once: true,
      ability: whenever('phaseBegan', { do: 'return', objects: 'kept' }, { where: { phase: { equals: 'ending' } } }),
    },
  ),
);
rule('Riftbound 414.3', () => {
  it('knows the card that it has banished', () => {
    const at = allPass(
      play(
        riftboundTable({ p1: { hand: hand('stash'), mainDeck: ['dear', 'page'], banishment: ['soldier'] } }, [
          ...CARDS,
          stash,
        ]),
        'stash',
      ),
    );
    emptyChain(endTurn(at));
    expect([at.cards('p1', 'hand'), at.cards('p1', 'banishment')]).toEqual([['dear'], ['soldier']]);
  });
  noCase('outside', 'What another effect has banished is the case of 414.3.a.');
});
rule('Riftbound 414.3.a', () => {
  it('knows none that another of the same name has banished', () => {
    const p1 = {
      hand: [...hand('stash'), { card: 'stash', as: 'again' }],
      mainDeck: ['dear', 'page', 'soldier', 'soldier'],
    };
    const at = riftboundTable({ p1 }, [...CARDS, stash]);
    allPass(play(at, 'stash'));
    allPass(play(at, 'again'));
    endTurn(at).answer('p1', at.legal('p1')[0] ?? null);
    allPass(at);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'banishment')]).toEqual([['page'], ['dear']]);
    expect(emptyChain(at).cards('p1', 'hand')).toEqual(['page', 'dear']);
  });
  noCase('outside', 'The card that it has banished itself is the case of 414.3.');
});

rule('Riftbound 416.1', () => {
  it('puts resources into the pool', () => {
    const at = riftboundTable({ p1: { runes: runes('fury', 2) } }, CARDS);
    at.answer('p1', { action: 'use-rune', rune: 'fury-1', by: 'exhaust' }).expectHappened('added', {
      resource: 'energy',
      amount: 1,
      cites: '416.1',
    });
    at.answer('p1', { action: 'use-rune', rune: 'fury-1', by: 'recycle' });
    expect(at.player('p1')).toMatchObject({ energy: 1, fury: 1 });
  });
  it('puts them into no other pool', () => {
    const at = riftboundTable({ p1: { runes: runes('fury', 1) } }, CARDS).answer('p1', {
      action: 'use-rune',
      rune: 'fury-1',
      by: 'exhaust',
    });
    expect(at.player('p2')['energy']).toBe(0);
  });
});
rule('Riftbound 416.2', () => {
  it('is carried out at once: no chain, nobody asked', () => {
    const at = riftboundTable({ p1: { runes: runes('fury', 1) } }, CARDS).answer('p1', {
      action: 'use-rune',
      rune: 'fury-1',
      by: 'exhaust',
    });
    at.expectDecision({ p1: 'turnAction' });
    expect(chainOf(at)).toEqual([]);
  });
  noCase('outside', 'What does something else is on the chain as 370.2 says.');
});
rule('Riftbound 416.2.a', () => {
  it('passes no priority: whoever adds has it still', () => {
    const at = play(
      riftboundTable({ p1: { hand: hand('spark') }, p2: { runes: runes('fury', 1) } }, CARDS),
      'spark',
    ).answer('p1', PASS);
    at.answer('p2', { action: 'use-rune', rune: 'fury-1', by: 'exhaust' }).expectDecision({ p2: 'priority' });
    expect(chainOf(at.answer('p2', PASS)), 'it was the second pass in a row').toEqual([]);
  });
  it('passes where a card is played', () => {
    const at = play(riftboundTable({ p1: { hand: hand('spark') }, p2: { hand: ['spark'] } }, CARDS), 'spark').answer(
      'p1',
      PASS,
    );
    play(at, at.find('p2', 'hand', 'spark'), 'p2')
      .answer('p2', PASS)
      .expectDecision({ p1: 'priority' });
  });
});
rule('Riftbound 416.3', () => {
  it('is used while something is paid, with an empty pool', () => {
    const at = play(
      riftboundTable({ p1: { hand: hand('dear'), runes: runes('fury', 3) } }, CARDS),
      'dear',
    ).expectDecision({ p1: 'payment' });
    at.answer('p1', { 'fury-1': 'both', 'fury-2': 'energy', 'fury-3': 'energy' }).expectHappened('added', {
      amount: 3,
    });
  });
  it('is used while a text asks for a cost', () => {
    const toll = free('toll', { do: 'may-pay', costs: [{ pay: 'energy', n: 1 }], effect: draw() });
    const at = allPass(
      play(riftboundTable({ p1: { hand: hand('toll'), runes: runes('fury', 1) } }, [...CARDS, toll]), 'toll'),
    );
    at.answer('p1', 'yes').answer('p1', { 'fury-1': 'energy' }).expectHappened('drawn');
  });
  it('is of no use where it gives too little', () => {
    const toll = free('toll', { do: 'may-pay', costs: [{ pay: 'energy', n: 1 }], effect: draw() });
    allPass(play(riftboundTable({ p1: { hand: hand('toll') } }, [...CARDS, toll]), 'toll')).expectLegal('p1', ['no']);
  });
});

const call2 = (exhausted: boolean): Effect =>
  sequence(
    { do: 'channel', count: 2, ...(exhausted && { exhausted }), as: 'n' },
    { do: 'if', condition: { more: 2, than: { bound: 'n' } }, then: draw() },
  );
const calling = (exhausted: boolean, ...runeDeck: readonly string[]) =>
  allPass(
    play(
      riftboundTable({ p1: { hand: hand('summon'), runeDeck } }, [...CARDS, free('summon', call2(exhausted))]),
      'summon',
    ),
  );
rule('Riftbound 417.1', () => {
  it('puts runes from the top of the rune deck onto the board', () => {
    const at = calling(false, 'fury', 'body', 'mind');
    expect([at.cards('p1', 'runes'), at.cards('p1', 'runeDeck')]).toEqual([['fury', 'body'], ['mind']]);
  });
  it('takes none from the main deck', () => {
    expect(sizeOf(calling(false, 'fury', 'body'), 'p1', 'mainDeck')).toBe(10);
  });
});
rule('Riftbound 417.2', () => {
  it('has them enter as the effect says', () => {
    const at = calling(true, 'fury', 'body');
    expect((at.state.zones['p1.runes'] ?? []).map((id) => at.marks(id))).toEqual([
      { exhausted: true },
      { exhausted: true },
    ]);
  });
  it('has them enter ready where it says nothing', () => {
    const at = calling(false, 'fury', 'body');
    expect((at.state.zones['p1.runes'] ?? []).map((id) => at.marks(id))).toEqual([{}, {}]);
  });
});
rule('Riftbound 417.4', () => {
  it('channels as many as there are, and what follows knows how many', () => {
    const at = calling(true, 'fury');
    expect([at.cards('p1', 'runes'), sizeOf(at, 'p1', 'hand')]).toEqual([['fury'], 1]);
  });
  it('does nothing more where all came', () => {
    expect(sizeOf(calling(true, 'fury', 'body'), 'p1', 'hand')).toBe(0);
  });
});

const burning = (deck: readonly string[], trash: readonly string[], effect: Effect, more: object = {}) =>
  allPass(
    play(
      riftboundTable({ p1: { hand: hand('do'), mainDeck: deck, trash }, p2: { ...more } }, [
        ...CARDS,
        free('do', effect),
      ]),
      'do',
    ),
  );
const sizes = (at: ReturnType<typeof burning>) => ['hand', 'mainDeck', 'trash'].map((zone) => sizeOf(at, 'p1', zone));
const five = ['page', 'page', 'page', 'page', 'page'];
rule('Riftbound 400.4', () => {
  it('draws what there is, burns out, draws the rest', () => {
    const at = burning(['page'], five, draw(3));
    expect([sizes(at), at.player('p2')['points']]).toEqual([[3, 3, 1], 1]);
  });
  it('does not where there are as many as are drawn', () => {
    burning(['page', 'page', 'page'], five, draw(3)).expectNotHappened('burnedOut');
  });
});
const order = (at: ReturnType<typeof burning>) =>
  kindsOf(at).filter((kind) => ['drawn', 'burnedOut', 'recycled', 'pointsGained'].includes(kind));
rule('Riftbound 400.4.a', () => {
  it('draws first what is there', () => {
    expect(order(burning(['page'], five, draw(3)))[0]).toBe('drawn');
  });
  it('draws nothing first from an empty deck', () => {
    expect(order(burning([], five, draw(3)))[0]).toBe('burnedOut');
  });
});
rule('Riftbound 400.4.b', () => {
  it('then burns out, once', () => {
    expect(order(burning(['page'], five, draw(3)))).toEqual([
      'drawn',
      'burnedOut',
      'recycled',
      'pointsGained',
      'drawn',
      'drawn',
    ]);
  });
  it('does not where enough is there', () => {
    expect(order(burning(five, five, draw(3)))).toEqual(['drawn', 'drawn', 'drawn']);
  });
});
rule('Riftbound 400.4.c', () => {
  it('then draws the rest', () => {
    expect(order(burning(['page'], five, draw(3))).slice(-2)).toEqual(['drawn', 'drawn']);
  });
  noCase('outside', 'Without a rest nothing burns out, which is the case of 400.4.');
});
rule('Riftbound 418.1', () => {
  it('burns out who moves more cards out of the main deck than it has', () => {
    burning(['page'], five, { do: 'trash-top', count: 3 }).expectHappened('burnedOut', { seat: 'p1', cites: '418.1' });
  });
  it('does not burn out who empties it exactly', () => {
    const at = burning(['page', 'page', 'page'], [], { do: 'trash-top', count: 3 }).expectNotHappened('burnedOut');
    expect(sizeOf(at, 'p1', 'mainDeck')).toBe(0);
  });
});
rule('Riftbound 418.1.a', () => {
  it('draws, burns out, draws', () => {
    expect(order(burning(['page'], ['page', 'page', 'page', 'page'], draw(2)))).toEqual([
      'drawn',
      'burnedOut',
      'recycled',
      'pointsGained',
      'drawn',
    ]);
  });
  noCase('outside', 'A deck with enough cards is the case of 400.4.');
});
rule('Riftbound 418.1.b', () => {
  it('moves what is there, burns out, which recycles that as well, and moves the rest', () => {
    const at = burning(['dear'], ['page', 'page', 'page', 'page'], { do: 'trash-top', count: 2 });
    at.expectHappened('recycled', { count: 5 });
    expect(sizes(at)).toEqual([0, 4, 2]);
  });
  it('burns out nobody with enough cards', () => {
    burning(['dear', 'page'], five, { do: 'trash-top', count: 2 }).expectNotHappened('burnedOut');
  });
});
const look: Effect = sequence(
  { do: 'top-of-deck', count: 5, as: 'top' },
  { do: 'look-at', objects: 'top' },
  { do: 'choose', from: { zone: 'mainDeck', bound: 'top' }, min: 1, max: 1, as: 'mine' },
  { do: 'return', objects: 'mine' },
  { do: 'recycle', objects: 'top' },
);
rule('Riftbound 418.1.c', () => {
  it('looks at what is there, burns out nobody, and goes on', () => {
    const at = burning(['dear', 'page'], five, look);
    at.answer('p1', [at.state.zones['p1.mainDeck']?.[0] ?? '']).expectNotHappened('burnedOut');
    expect([sizes(at), at.player('p2')['points']]).toEqual([[1, 1, 6], 0]);
  });
  it('burns out who draws as much', () => {
    burning(['dear', 'page'], five, draw(5)).expectHappened('burnedOut');
  });
});
rule('Riftbound 418.1.c.1', () => {
  it('leaves out what cannot be done, even if it would move cards', () => {
    const at = burning(
      [],
      five,
      sequence(
        { do: 'top-of-deck', count: 1, as: 'top' },
        { do: 'reveal', objects: 'top' },
        { do: 'return', objects: 'top' },
      ),
    );
    at.expectNotHappened('burnedOut').expectNotHappened('revealed');
    expect(sizes(at)).toEqual([0, 0, 6]);
  });
  it('does what can be', () => {
    const at = burning(
      ['dear'],
      [],
      sequence(
        { do: 'top-of-deck', count: 1, as: 'top' },
        { do: 'reveal', objects: 'top' },
        { do: 'return', objects: 'top' },
      ),
    );
    expect(at.cards('p1', 'hand')).toEqual(['dear']);
  });
});
rule('Riftbound 418.2', () => {
  it('goes step by step: what is there, the trash, the point, the rest', () => {
    expect(order(burning([], five, draw(1)))).toEqual(['burnedOut', 'recycled', 'pointsGained', 'drawn']);
  });
  noCase('outside', 'There is no burning out in another order.');
});
rule('Riftbound 418.2.a', () => {
  it('does as much as possible first', () => {
    expect(order(burning(['page', 'page'], five, draw(3))).slice(0, 3)).toEqual(['drawn', 'drawn', 'burnedOut']);
  });
  noCase('outside', 'Nothing is possible with an empty deck, which is the case of 418.2.');
});
rule('Riftbound 418.2.b', () => {
  it('recycles the whole trash in a random order, but not what is still on the chain', () => {
    const at = burning([], ['page', 'dear', 'page', 'dear'], draw(1))
      .expectHappened('recycled', { count: 4 })
      .expectHappened('shuffled');
    expect(at.cards('p1', 'trash')).toEqual(['do']);
  });
  it('recycles nothing from an empty trash', () => {
    burning([], [], draw(1), {}).expectNotHappened('recycled');
  });
});
rule('Riftbound 418.2.d', () => {
  it('does the rest in the end', () => {
    expect(sizes(burning([], ['page', 'page', 'page'], draw(1)))).toEqual([1, 2, 1]);
  });
  noCase('outside', 'There is always a rest, or nothing burns out.');
});
rule('Riftbound 418.3', () => {
  it('burns out again as long as the deck is empty', () => {
    const at = burning([], [], draw(1), { points: 6 });
    expect(at.log.filter(({ kind }) => kind === 'burnedOut')).toHaveLength(2);
  });
  it('does not again with a trash', () => {
    const at = burning([], ['page'], draw(1), { points: 6 });
    expect(at.log.filter(({ kind }) => kind === 'burnedOut')).toHaveLength(1);
  });
});
rule('Riftbound 418.4.a', () => {
  it('burns nobody out at will, nor for an empty deck', () => {
    const at = riftboundTable({ p1: { mainDeck: [], trash: ['page'] } }, CARDS);
    at.expectRefused('p1', { action: 'burn-out' }, 'answer.shape', '398.2.b');
    endTurn(at).expectNotHappened('burnedOut');
  });
  noCase('inside', 'What burns a player out is the case of 418.1.');
});
rule('Riftbound 418.5', () => {
  const mute = gear({
    id: 'mute',
    abilities: [
      {
        kind: 'replacement',
        name: 'mute',
        on: { event: 'drawn', where: { seat: { seat: 'you' } } },
        instead: { with: 'nothing' },
      },
    ],
  });
  const open = (...deck: readonly string[]) =>
    allPass(
      play(
        riftboundTable({ p1: { hand: hand('do'), mainDeck: deck, trash: ['page'], board: hand('mute') } }, [
          ...CARDS,
          mute,
          free('do', draw()),
        ]),
        'do',
      ),
    );
  it('replaces the impossible part; another replacement of it is put in order by who draws', () => {
    const at = open()
      .expectDecision({ p1: 'replacement' })
      .expectLegal('p1', ['burn out', `${open().id('mute')}/mute`]);
    at.answer('p1', `${at.id('mute')}/mute`)
      .expectNotHappened('burnedOut')
      .expectNotHappened('drawn');
  });
  it('replaces nothing that is possible', () => {
    open('page').expectNotHappened('burnedOut').expectDecision({ p1: 'turnAction' });
  });
});
