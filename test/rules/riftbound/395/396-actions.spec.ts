import { expect, it } from 'vitest';
import {
  activated,
  draw,
  EXHAUST,
  free,
  kill,
  sequence,
  target,
  UNIT,
  whenever,
  type Effect,
} from '../../../support/riftbound-abilities.js';
import {
  activate,
  allPass,
  chainOf,
  emptyChain,
  endTurn,
  kindsOf,
  PASS,
  play,
  sizeOf,
} from '../../../support/riftbound-play.js';
import { gear, riftboundTable, runes, spell, unit } from '../../../support/riftbound.js';
import { noCase, rule } from '../../../support/rule.js';

const hand = (...cards: readonly string[]) => cards.map((card) => ({ card, as: card }));
const spark = free('spark', draw());
const slow = spell({ id: 'slow', energy: 0, effect: draw() });
const page = unit({ id: 'page', energy: 0 });

/** A spell for nothing that does something to units or other objects that it chooses. */
const spellOf = (id: string, effect: Effect, from: object = UNIT, max = 1) =>
  free(id, effect, { targets: [target(from, 'target', max, max)] });

rule('Riftbound 397', () => {
  const p2 = { hand: hand('page', 'slow'), board: [{ card: 'soldier', as: 'soldier' }] };
  const open = () => riftboundTable({ p2 }, [page, slow]);
  it('refuses what a player wants to do in the turn of another', () => {
    const at = open();
    for (const action of [{ action: 'play', card: 'page' }, { action: 'play', card: 'slow' }, { action: 'end-turn' }])
      expect(at.refused('p2', action).code).toBe('decision.none');
  });
  it('lets them do it in their own', () => {
    const at = endTurn(open());
    expect(at.legal('p2')).toContainEqual({ action: 'play', card: at.id('page') });
  });
  it('lets them do what a text lets them do at any time', () => {
    const at = play(riftboundTable({ p1: { hand: hand('spark') }, p2: { hand: ['spark'] } }, [spark]), 'spark');
    at.answer('p1', PASS);
    expect(at.legal('p2')).toHaveLength(2);
  });
});

rule('Riftbound 398.1.a', () => {
  const open = () => riftboundTable({ p1: { hand: hand('page', 'slow', 'spark') } }, [page, slow, spark]);
  it('offers cards while the state is neutral and open', () => {
    const at = open();
    at.expectLegal('p1', [
      ...['page', 'slow', 'spark'].map((card) => ({ action: 'play', card })),
      { action: 'end-turn' },
    ]);
  });
  it('refuses them while something is on the chain', () => {
    const at = play(open(), 'spark');
    for (const card of ['page', 'slow']) at.expectRefused('p1', { action: 'play', card }, 'moment.closed', '398.1.a');
    at.expectRefused('p1', { action: 'end-turn' }, 'answer.shape', '398.2.b');
  });
});

rule('Riftbound 398.1.b', () => {
  noCase('outside', 'Nothing counts how often a player acts in a turn.');
  it('lets the turn player act as often as they like', () => {
    const pages = Array.from({ length: 5 }, (_, at) => ({ card: 'page', as: `page-${at}` }));
    const at = riftboundTable({ p1: { hand: pages } }, [page]);
    for (const { as } of pages) play(at, as).expectDecision({ p1: 'turnAction' });
    expect(sizeOf(at, 'p1', 'board')).toBe(5);
  });
});

rule('Riftbound 398.1.b.1', () => {
  const veiled = unit({ id: 'veiled', keywords: [{ keyword: 'hidden' }] });
  const open = (battlefield: object) =>
    riftboundTable(
      {
        p1: {
          hand: hand('veiled'),
          board: 'controlled' in battlefield ? [{ card: 'soldier', at: 'meadow' }] : [],
          runes: runes('fury', 1),
          battlefields: [{ card: 'meadow', as: 'meadow', ...battlefield }],
        },
      },
      [veiled],
    );
  it('refuses what lacks its condition: no battlefield is controlled', () => {
    const at = open({});
    at.expectRefused('p1', { action: 'hide', card: 'veiled', at: 'meadow' }, 'hide.not-yours', '398.1.b.1');
  });
  it('refuses it where a card is facedown there already', () => {
    const battlefields = [{ card: 'meadow', as: 'meadow', controlled: true }];
    const p1 = {
      hand: hand('veiled'),
      board: [{ card: 'soldier', as: 'guard', at: 'meadow' }],
      runes: runes('fury', 1),
      battlefields,
      facedown: [{ card: 'veiled', as: 'other', at: 'meadow' }],
    };
    const at = riftboundTable({ p1 }, [veiled]);
    at.expectRefused('p1', { action: 'hide', card: 'veiled', at: 'meadow' }, 'hide.occupied', '398.1.b.1');
  });
  it('offers it where the condition holds', () => {
    const at = open({ controlled: true });
    expect(at.legal('p1')).toContainEqual({ action: 'hide', card: at.id('veiled'), at: at.id('meadow') });
  });
});

rule('Riftbound 398.2.a', () => {
  const tax = free(
    'tax',
    sequence({
      do: 'each-player',
      of: 'opponents',
      effect: sequence(
        { do: 'choose', from: { zone: 'hand', whose: 'player' }, who: 'player', min: 1, max: 1, as: 'card' },
        { do: 'discard', objects: 'card' },
      ),
    }),
  );
  it('has a player do what a text says: no is no answer', () => {
    const at = allPass(
      play(riftboundTable({ p1: { hand: hand('tax') }, p2: { hand: hand('page', 'slow') } }, [tax, page, slow]), 'tax'),
    );
    at.expectLegal('p2', [['page'], ['slow']]).expectRefused('p2', [], 'answer.too-few');
  });
  it('asks where the text says may', () => {
    const gift = free('gift', { do: 'may', effect: draw() });
    allPass(play(riftboundTable({ p1: { hand: hand('gift') } }, [gift]), 'gift')).expectLegal('p1', ['yes', 'no']);
  });
});

/** What a player can only be told to do. */
const bare = (action: string) => {
  const at = riftboundTable({ p1: { hand: hand('page'), board: [{ card: 'soldier', as: 'soldier' }] } }, [page]);
  at.expectRefused('p1', { action }, 'answer.shape', '398.2.b');
  at.expectRefused('p1', { action, object: 'soldier' }, 'answer.shape', '398.2.b');
};
const told = (effect: Effect, happens: string, from?: object) => {
  const card = from === undefined ? free('task', effect) : spellOf('task', effect, from);
  const at = play(
    riftboundTable({ p1: { hand: hand('task'), board: [{ card: 'soldier', as: 'soldier' }] } }, [card]),
    'task',
  );
  if (from !== undefined) at.answer('p1', ['soldier']);
  allPass(at).expectHappened(happens);
};

rule('Riftbound 398.2.b', () => {
  it('refuses to draw without being told to', () => {
    bare('draw');
  });
  it('draws where a text says so, and in the draw phase', () => {
    told(draw(), 'drawn');
    endTurn(riftboundTable({})).expectHappened('drawn', { seat: 'p2', cites: '400.2.a' });
  });
});

rule('Riftbound 405.3.a', () => {
  it('is not done at will', () => {
    bare('heal');
  });
  it('is where a text says so', () => {
    const cure = spellOf('cure', { do: 'heal', objects: 'target' });
    const at = riftboundTable({ p1: { hand: hand('cure'), board: [{ card: 'hero', as: 'hero', damage: 3 }] } }, [cure]);
    allPass(play(at, 'cure').answer('p1', ['hero'])).expectHappened('healed', { object: 'hero', amount: 3 });
  });
});
rule('Riftbound 407.2.a', () => {
  it('refuses a move that is no standard move and that no text says', () => {
    bare('relocate');
  });
});
rule('Riftbound 410.2.a', () => {
  it('is not done at will', () => {
    bare('stun');
  });
  it('is where a text says so', () => {
    told({ do: 'stun', objects: 'target' }, 'stunned', UNIT);
  });
});
rule('Riftbound 411.2.a', () => {
  it('is not done at will', () => {
    bare('reveal');
  });
  it('is where a text says so', () => {
    told(sequence({ do: 'top-of-deck', count: 1, as: 'top' }, { do: 'reveal', objects: 'top' }), 'revealed');
  });
});
rule('Riftbound 412.2.a', () => {
  const negate = free('negate', { do: 'counter', objects: 'target' }, { targets: [target({ zone: 'chain' })] });
  it('is not done at will', () => {
    bare('counter');
  });
  it('is where a text says so, and never to the spell itself', () => {
    const at = riftboundTable({ p1: { hand: hand('spark', 'negate') } }, [spark, negate]);
    at.expectRefused('p1', { action: 'play', card: 'negate' }, 'play.no-target', '352.7');
    play(play(at, 'spark'), 'negate').expectLegal('p1', [[at.state.zones['chain']?.[0] ?? '']]);
  });
});
rule('Riftbound 413.2.a', () => {
  it('is not done at will', () => {
    bare('buff');
  });
  it('is where a text says so', () => {
    told({ do: 'buff', objects: 'target' }, 'buffed', UNIT);
  });
});
rule('Riftbound 414.4.a', () => {
  it('is not done at will', () => {
    bare('banish');
  });
  it('is where a text says so', () => {
    told({ do: 'banish', objects: 'target' }, 'banished', UNIT);
  });
});
rule('Riftbound 415.3.a', () => {
  it('is not done at will', () => {
    bare('kill');
  });
  it('is where a text says so', () => {
    told(kill(), 'killed', UNIT);
  });
});
rule('Riftbound 416.4.a', () => {
  it('is not done at will', () => {
    bare('add');
  });
  it('is where a text says so', () => {
    told({ do: 'add', resource: 'fury', amount: 1 }, 'added');
  });
});
rule('Riftbound 417.3.a', () => {
  it('is not done at will', () => {
    bare('channel');
  });
  it('is where a text says so, and in the channel phase', () => {
    told({ do: 'channel', count: 1 }, 'channelled');
    endTurn(riftboundTable({})).expectHappened('channelled', { seat: 'p2', cites: '417.1' });
  });
});

rule('Riftbound 400.1', () => {
  it('puts the top card of the main deck into the hand, which only its player sees', () => {
    const at = allPass(
      play(riftboundTable({ p1: { hand: hand('spark'), mainDeck: ['page', 'slow'] } }, [spark, page, slow]), 'spark'),
    );
    expect([at.cards('p1', 'hand'), at.cards('p1', 'mainDeck')]).toEqual([['page'], ['slow']]);
    const seen = at.rules.view(at.state, { kind: 'player', seat: 'p2' });
    expect(JSON.stringify(seen.seats.find(({ seat }) => seat === 'p1')?.zones['hand'])).not.toContain('page');
  });
  it('takes no other card', () => {
    const at = riftboundTable({ p1: { hand: hand('spark'), mainDeck: ['page', 'slow'], trash: ['hero'] } }, [
      spark,
      page,
      slow,
    ]);
    expect(allPass(play(at, 'spark')).cards('p1', 'trash')).toEqual(['hero', 'spark']);
  });
});

rule('Riftbound 400.2.b', () => {
  it('draws one after the other', () => {
    const twice = free('twice', draw(2));
    const at = allPass(play(riftboundTable({ p1: { hand: hand('twice') } }, [twice]), 'twice'));
    expect(kindsOf(at)).toEqual(['resolving', 'drawn', 'drawn', 'played', 'trashed']);
  });
  it('draws nothing for nothing', () => {
    const none = free('none', draw(0));
    allPass(play(riftboundTable({ p1: { hand: hand('none') } }, [none]), 'none')).expectNotHappened('drawn');
  });
});

rule('Riftbound 401.1.b', () => {
  const crew = gear({
    id: 'crew',
    abilities: [activated('work', [{ pay: 'exhaust-others', count: 1, of: UNIT }], draw())],
  });
  const open = (exhausted: boolean) =>
    riftboundTable(
      { p1: { board: [...hand('crew'), { card: 'soldier', as: 'soldier', ...(exhausted && { exhausted }) }] } },
      [crew],
    );
  it('cannot be exhausted again, not for a cost either', () => {
    open(true).expectRefused(
      'p1',
      { action: 'activate', source: 'crew', ability: 'work' },
      'cost.not-enough',
      '401.1.b',
    );
  });
  it('can while it is ready', () => {
    const at = activate(open(false), 'crew', 'work').answer('p1', { soldier: 'exhaust-others' });
    expect(at.marks('soldier')).toEqual({ exhausted: true });
  });
});

rule('Riftbound 401.1.c', () => {
  const tire = spellOf('tire', sequence({ do: 'exhaust', objects: 'target' }, draw()));
  const yawn = gear({
    id: 'yawn',
    abilities: [whenever('exhausted', draw(), { where: { object: { object: UNIT } } })],
  });
  const open = (exhausted: boolean) => {
    const board = [...hand('yawn'), { card: 'soldier', as: 'soldier', ...(exhausted && { exhausted }) }];
    return allPass(
      play(riftboundTable({ p1: { hand: hand('tire'), board } }, [tire, yawn]), 'tire').answer('p1', ['soldier']),
    );
  };
  it('does nothing to what is exhausted, and goes on', () => {
    const at = open(true).expectNotHappened('exhausted').expectHappened('drawn');
    expect(chainOf(at)).toEqual([]);
  });
  it('exhausts what is ready, for others to hear', () => {
    expect(chainOf(open(false).expectHappened('exhausted', { object: 'soldier' }))).toEqual(['yawn']);
  });
});

rule('Riftbound 401.4', () => {
  const orb = gear({ id: 'orb', abilities: [activated('gaze', [EXHAUST], draw())] });
  const press = spell({
    id: 'press',
    energy: 0,
    effect: draw(),
    additionalCosts: [{ as: 'crew', costs: [{ pay: 'exhaust-others', count: 1, of: UNIT }] }],
  });
  it('must be possible where it is a cost', () => {
    const p1 = {
      board: [
        { card: 'orb', as: 'orb', exhausted: true },
        { card: 'soldier', exhausted: true },
      ],
      hand: hand('press'),
    };
    const at = riftboundTable({ p1 }, [orb, press]);
    at.expectRefused('p1', { action: 'activate', source: 'orb', ability: 'gaze' }, 'cost.exhausted', '401.4');
    at.expectRefused('p1', { action: 'play', card: 'press' }, 'cost.not-enough', '401.4');
  });
  it('is paid where it is', () => {
    const at = riftboundTable(
      {
        p1: {
          board: [
            { card: 'orb', as: 'orb' },
            { card: 'soldier', as: 'soldier' },
          ],
          hand: hand('press'),
        },
      },
      [orb, press],
    );
    emptyChain(play(at, 'press').answer('p1', { soldier: 'exhaust-others' }));
    expect([at.marks('soldier'), at.marks('orb')]).toEqual([{ exhausted: true }, {}]);
    expect([activate(at, 'orb', 'gaze').marks('orb'), chainOf(at)]).toEqual([{ exhausted: true }, ['orb']]);
  });
});

const awake = spellOf('awake', sequence({ do: 'ready', objects: 'target' }, draw()));
const alert = unit({
  id: 'alert',
  abilities: [whenever('readied', draw(), { where: { object: { object: { self: true } } } })],
});
const awaken = (exhausted: boolean) => {
  const board = [{ card: 'alert', as: 'alert', ...(exhausted && { exhausted }) }];
  return allPass(
    play(riftboundTable({ p1: { hand: hand('awake'), board } }, [awake, alert]), 'awake').answer('p1', ['alert']),
  );
};
rule('Riftbound 402.1.b', () => {
  it('cannot be readied again: nothing triggers', () => {
    expect(chainOf(awaken(false))).toEqual([]);
  });
  it('can while it is exhausted', () => {
    expect(chainOf(awaken(true))).toEqual(['alert']);
  });
});
rule('Riftbound 402.1.c', () => {
  it('does nothing to what is ready, and goes on', () => {
    awaken(false).expectNotHappened('readied').expectHappened('drawn');
  });
  it('readies what is exhausted', () => {
    awaken(true).expectHappened('readied', { object: 'alert' });
  });
});
rule('Riftbound 402.3.b', () => {
  it('readies what an effect says, runes too', () => {
    const rest = spellOf('rest', { do: 'ready', objects: 'target' }, { zone: 'runes', of: 'you' }, 2);
    const at = riftboundTable({ p1: { hand: hand('rest'), runes: runes('fury', 3, { exhausted: true }) } }, [rest]);
    allPass(play(at, 'rest').answer('p1', ['fury-1', 'fury-2']));
    expect(['fury-1', 'fury-2', 'fury-3'].map((rune) => at.marks(rune))).toEqual([{}, {}, { exhausted: true }]);
  });
  it('readies nothing that it does not name', () => {
    expect(awaken(true).log.filter(({ kind }) => kind === 'readied')).toHaveLength(1);
  });
});

rule('Riftbound 403.1', () => {
  const clean = spellOf('clean', { do: 'recycle', objects: 'target' }, { zone: 'trash' });
  it('puts the card at the bottom of the main deck', () => {
    const at = riftboundTable({ p1: { hand: hand('clean'), trash: hand('page'), mainDeck: ['soldier'] } }, [
      clean,
      page,
    ]);
    allPass(play(at, 'clean').answer('p1', ['page'])).expectHappened('recycled', {
      seat: 'p1',
      from: 'trash',
      cards: ['page'],
      cites: '403.1',
    });
    expect([at.cards('p1', 'mainDeck'), at.cards('p1', 'trash')]).toEqual([['soldier', 'page'], ['clean']]);
  });
  it('leaves others where they are', () => {
    const at = riftboundTable({ p1: { hand: hand('clean'), trash: hand('page', 'slow'), mainDeck: [] } }, [
      clean,
      page,
      slow,
    ]);
    expect(allPass(play(at, 'clean').answer('p1', ['page'])).cards('p1', 'trash')).toEqual(['slow', 'clean']);
  });
});
rule('Riftbound 403.1.a', () => {
  const tuck = spellOf('tuck', { do: 'recycle', objects: 'target' });
  it('recycles main deck cards to the main deck, from the board as well', () => {
    const at = riftboundTable({ p1: { hand: hand('tuck'), board: hand('page'), mainDeck: ['soldier'] } }, [tuck, page]);
    allPass(play(at, 'tuck').answer('p1', ['page']));
    expect(at.cards('p1', 'mainDeck')).toEqual(['soldier', 'page']);
  });
  it('never to the rune deck', () => {
    const at = riftboundTable({ p1: { hand: hand('tuck'), board: hand('page'), runeDeck: [] } }, [tuck, page]);
    expect(allPass(play(at, 'tuck').answer('p1', ['page'])).cards('p1', 'runeDeck')).toEqual([]);
  });
});
rule('Riftbound 403.1.c', () => {
  const clean = spellOf('clean', { do: 'recycle', objects: 'target' }, { zone: 'trash' });
  it('recycles to the deck of the owner, whoever does it', () => {
    const at = riftboundTable(
      { p1: { hand: hand('clean'), mainDeck: ['soldier'] }, p2: { trash: hand('page'), mainDeck: ['soldier'] } },
      [clean, page],
    );
    allPass(play(at, 'clean').answer('p1', ['page']));
    expect([at.cards('p1', 'mainDeck'), at.cards('p2', 'mainDeck')]).toEqual([['soldier'], ['soldier', 'page']]);
  });
  noCase('outside', 'There is no card without an owner, and so no other deck.');
});

const vi = unit({ id: 'vi', abilities: [activated('punch', [{ pay: 'recycle', count: 1 }], draw())] });
rule('Riftbound 403.2.a', () => {
  it('takes cards from the zone that it names', () => {
    const at = activate(
      riftboundTable({ p1: { board: hand('vi'), trash: hand('page'), hand: hand('slow') } }, [vi, page, slow]),
      'vi',
      'punch',
    );
    at.expectLegal('p1', [{ page: 'recycle' }]).expectRefused('p1', { slow: 'recycle' }, 'answer.unknown-option');
  });
  it('takes none where there are none', () => {
    const at = riftboundTable({ p1: { board: hand('vi'), hand: hand('slow') } }, [vi, slow]);
    at.expectRefused('p1', { action: 'activate', source: 'vi', ability: 'punch' }, 'cost.not-enough', '403.3');
  });
});
rule('Riftbound 403.3', () => {
  const at = (...trash: readonly string[]) =>
    riftboundTable({ p1: { board: hand('vi'), trash: hand(...trash), mainDeck: ['soldier'] } }, [vi, page, slow]);
  it('must be possible where it is a cost: with two cards it is used twice', () => {
    const table = at('page', 'slow');
    emptyChain(activate(table, 'vi', 'punch').answer('p1', { page: 'recycle' }));
    emptyChain(activate(table, 'vi', 'punch').answer('p1', { slow: 'recycle' }));
    table.expectRefused('p1', { action: 'activate', source: 'vi', ability: 'punch' }, 'cost.not-enough', '403.3');
  });
  it('is not with an empty trash', () => {
    at().expectRefused('p1', { action: 'activate', source: 'vi', ability: 'punch' }, 'cost.not-enough', '403.3');
  });
});
const sweep = free(
  'sweep',
  sequence(
    { do: 'choose', from: { zone: 'trash', of: 'you' }, min: 3, max: 3, as: 'cards' },
    { do: 'recycle', objects: 'cards' },
    { do: 'channel', count: 1 },
  ),
);
rule('Riftbound 403.4', () => {
  it('recycles as many as there are, and goes on', () => {
    const at = allPass(
      play(
        riftboundTable({ p1: { hand: hand('sweep'), trash: hand('page', 'slow'), mainDeck: [] } }, [sweep, page, slow]),
        'sweep',
      ),
    );
    at.expectHappened('recycled', { count: 2 }).expectHappened('channelled');
    expect([...at.cards('p1', 'mainDeck')].sort()).toEqual(['page', 'slow']);
  });
  it('recycles no more than it says', () => {
    const at = allPass(
      play(
        riftboundTable({ p1: { hand: hand('sweep'), trash: hand('page', 'slow', 'spark', 'vi') } }, [
          sweep,
          page,
          slow,
          spark,
          vi,
        ]),
        'sweep',
      ),
    );
    at.answer('p1', ['page', 'slow', 'vi']).expectHappened('recycled', { count: 3 });
  });
});
rule('Riftbound 403.5.a', () => {
  const bury = spellOf('bury', { do: 'recycle', objects: 'target' }, { zone: 'runes', of: 'you' }, 2);
  const open = (...domains: readonly string[]) =>
    riftboundTable(
      {
        p1: {
          hand: hand('bury'),
          runeDeck: ['mind'],
          runes: domains.map((card, at) => ({ card, as: `${card}-${at}` })),
        },
      },
      [bury],
    );
  it('asks the owner in which order runes go there', () => {
    const at = allPass(play(open('fury', 'body'), 'bury').answer('p1', ['fury-0', 'body-1']));
    at.expectDecision({ p1: 'runeOrder' }).answer('p1', ['body-1', 'fury-0']);
    expect(at.cards('p1', 'runeDeck')).toEqual(['mind', 'body', 'fury']);
  });
  it('asks for runes that are recycled for one payment', () => {
    const dear = unit({ id: 'dear', energy: 0, power: 2 });
    const at = riftboundTable(
      {
        p1: {
          hand: hand('dear'),
          runeDeck: [],
          runes: [
            { card: 'fury', as: 'one' },
            { card: 'body', as: 'other' },
          ],
        },
      },
      [dear],
    );
    play(at, 'dear').answer('p1', { one: 'fury', other: 'body' }).expectDecision({ p1: 'recycleOrder' });
    at.answer('p1', ['other', 'one']);
    expect(at.cards('p1', 'runeDeck')).toEqual(['body', 'fury']);
  });
  it('asks nothing where the order makes no difference', () => {
    allPass(play(open('fury', 'fury'), 'bury').answer('p1', ['fury-0', 'fury-1'])).expectDecision({ p1: 'turnAction' });
  });
});
rule('Riftbound 403.6', () => {
  it('lets the player choose which', () => {
    const at = allPass(
      play(
        riftboundTable({ p1: { hand: hand('sweep'), trash: hand('page', 'slow', 'spark', 'vi') } }, [
          sweep,
          page,
          slow,
          spark,
          vi,
        ]),
        'sweep',
      ),
    );
    at.expectDecision({ p1: 'choose' });
    expect(at.legal('p1')).toHaveLength(4);
    at.answer('p1', ['page', 'slow', 'spark']);
    expect(at.cards('p1', 'trash')).toEqual(['vi', 'sweep']);
  });
  it('asks nothing where all go', () => {
    allPass(
      play(riftboundTable({ p1: { hand: hand('sweep'), trash: hand('page', 'slow') } }, [sweep, page, slow]), 'sweep'),
    ).expectDecision({ p1: 'turnAction' });
  });
});
