import { expect, it } from 'vitest';
import type { JsonRecord, Viewer } from '../../../../src/engine/index.js';
import {
  activated,
  breaking,
  deal,
  draw,
  each,
  instead,
  modify,
  power,
  sequence,
  target,
  type Effect,
} from '../../../support/fftcg-abilities.js';
import { cast, castSummon, plain, stackOf } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { noCase, rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const NOBODY: readonly Viewer[] = [
  { kind: 'player', seat: 'p1' },
  { kind: 'player', seat: 'p2' },
  { kind: 'spectator' },
];
const zoneFor = (at: Table, viewer: Viewer, zone: string, seat = 'p1') =>
  at.rules.view(at.state, viewer).seats.find((one) => one.seat === seat)?.zones[zone];
const faces = (at: Table, viewer: Viewer, zone: string) => zoneFor(at, viewer, zone)?.objects?.map(({ card }) => card);

const putting = (zone: 'hand' | 'deck' | 'break' | 'removed', more: JsonRecord = {}) =>
  summon({ id: `to-${zone}`, cost: 0, targets: [target({})], effect: { do: 'put', objects: 'target', zone, ...more } });
/** Puts the top card of the deck somewhere, without a look at it. */
const putTop = (where: { readonly zone: 'hand' | 'deck' | 'removed'; readonly faceDown?: boolean }) =>
  summon({
    id: 'away',
    cost: 0,
    effect: sequence({ do: 'top-of-deck', count: 1, as: 'top' }, { do: 'put', objects: 'top', at: 'last', ...where }),
  });
const bolt = summon({ id: 'bolt', cost: 0, targets: [target()], effect: breaking() });
const thief = summon({
  id: 'thief',
  cost: 0,
  targets: [target({ is: ['forward'], of: 'opponents' })],
  effect: { do: 'gain-control', objects: 'target', until: 'always' },
});

rule('FF-TCG 7.3', () => {
  /** p1 has taken p2's Forward and then does something to it. */
  const stolen = (card: string) => {
    const p1 = { hand: ['thief', card].map((id) => ({ card: id, as: id })) };
    const cards = [plain, thief, bolt, putting('hand'), putting('deck'), putting('removed'), putting('break')];
    const at = fftcgTable({ p1, p2: { field: [{ card: 'plain', as: 'knight' }] } }, cards);
    bothPass(castSummon(at, 'thief').answer('p1', ['knight']));
    expect(at.cards('p1', 'field')).toEqual(['plain']);
    return bothPass(castSummon(at, card).answer('p1', ['knight']));
  };
  it("sends a card to its owner's zone, no matter who controls it", () => {
    for (const zone of ['hand', 'removed', 'break']) {
      const at = stolen(`to-${zone}`).expectHappened('putInto', { seat: 'p2', zone, cites: '7.3' });
      expect(at.cards('p2', zone)).toEqual(['plain']);
      expect(at.cards('p1', zone)).not.toContain('plain');
    }
    expect(stolen('to-deck').cards('p2', 'deck').at(-1)).toBe('plain');
  });
  it('does so where it is broken', () => {
    expect(stolen('bolt').cards('p2', 'break')).toEqual(['plain']);
  });
});

rule('FF-TCG 7.4', () => {
  const lift = backup({
    id: 'lift',
    abilities: [activated('hoist', { do: 'put', objects: 'target', zone: 'hand' }, { targets: [target({})] })],
  });
  const squire = forward({ id: 'squire', cost: 0 });
  const bless = summon({
    id: 'bless',
    cost: 0,
    targets: [target()],
    effect: sequence(modify('target', power(2000)), deal(1000)),
  });
  const p1 = (hand: readonly string[]) => ({
    hand: hand.map((card) => ({ card, as: card })),
    field: [
      { card: 'lift', as: 'lift' },
      { card: 'squire', as: 'old' },
    ],
  });

  it('makes a card that was returned and cast again another card, without damage and effects', () => {
    const at = fftcgTable({ p1: p1(['bless']) }, [lift, squire, bless]);
    bothPass(castSummon(at, 'bless').answer('p1', ['old']));
    expect([at.facts('old').numbers['power'], at.marks('old')['damage']]).toEqual([7000, 1000]);
    bothPass(at.answer('p1', { action: 'use-ability', source: 'lift', ability: 'hoist' }).answer('p1', ['old']));
    at.expectHappened('putInto', { cites: '7.4' });
    cast(at, at.find('p1', 'hand', 'squire'));
    const fresh = at.find('p1', 'field', 'squire');
    expect(fresh).not.toBe(at.id('old'));
    expect([at.facts(fresh).numbers['power'], at.marks(fresh)['damage']]).toEqual([5000, undefined]);
  });
  it('leaves what chose it before without a target', () => {
    const p2 = { hand: [{ card: 'bolt', as: 'bolt' }] };
    const at = fftcgTable({ p1: p1([]), p2 }, [lift, squire, bolt]);
    at.answer('p1', PASS).answer('p2', { action: 'cast-summon', card: 'bolt' }).answer('p2', ['old']);
    bothPass(
      at
        .answer('p2', PASS)
        .answer('p1', { action: 'use-ability', source: 'lift', ability: 'hoist' })
        .answer('p1', ['old']),
    );
    bothPass(at).expectHappened('stackTaken', { reason: 'all its targets are illegal' });
    expect(at.cards('p1', 'hand')).toEqual(['squire']);
  });

  it('is no longer affected by a due event if something moved it in between', () => {
    /** What is due happens to both; instead of to the first, the second one is removed from the game. */
    const due = (event: string, zone: string, effect: Effect): Table => {
      const hook = backup({
        id: 'hook',
        abilities: [
          instead(
            event,
            { object: { object: { zone: 'any', named: 'first' } } },
            {
              with: 'effect',
              effect: each({ zone, named: 'second', of: 'you' }, { do: 'put', objects: 'all', zone: 'removed' }),
            },
          ),
        ],
      });
      const both = { zone, is: ['forward'], of: 'you' as const };
      const spell = summon({ id: 'spell', cost: 0, effect: each(both, effect) });
      const pair = ['first', 'second'].map((id) => forward({ id }));
      const p1 = { field: ['hook'], hand: [{ card: 'spell', as: 'spell' }] };
      const there = ['first', 'second'].map((card) => ({ card, as: card }));
      const zones =
        zone === 'field'
          ? { field: [...p1.field, ...there] }
          : zone === 'hand'
            ? { hand: [...p1.hand, ...there] }
            : { [zone]: there };
      return bothPass(castSummon(fftcgTable({ p1: { ...p1, ...zones } }, [hook, spell, ...pair]), 'spell'));
    };
    const cases: readonly (readonly [string, string, Effect])[] = [
      ['broken', 'field', breaking('all')],
      ['discarded', 'hand', { do: 'discard', objects: 'all' }],
      ['entered', 'break', { do: 'play-onto-field', objects: 'all' }],
      ['putInto', 'field', { do: 'put', objects: 'all', zone: 'hand' }],
    ];
    for (const [event, zone, effect] of cases) {
      const at = due(event, zone, effect);
      expect([event, at.cards('p1', 'removed'), at.cards('p1', zone).includes('first')]).toEqual([
        event,
        ['second'],
        true,
      ]);
      expect(at.log.filter(({ kind, card }) => kind === event && card !== 'spell')).toHaveLength(
        event === 'putInto' ? 1 : 0,
      );
    }
  });
});

rule('FF-TCG 7.6.1', () => {
  it('keeps hand and deck hidden zones while a card in them is revealed', () => {
    const show = summon({
      id: 'show',
      cost: 0,
      effect: sequence({ do: 'all', from: { zone: 'hand', of: 'you' }, as: 'mine' }, { do: 'reveal', objects: 'mine' }),
    });
    const watcher = backup({
      id: 'watcher',
      abilities: [
        {
          kind: 'triggered',
          name: 'watch',
          on: [{ event: 'putInto', where: { zone: { equals: 'hand' } } }],
          effect: { do: 'draw', count: 1 },
        },
      ],
    });
    const hand = [{ card: 'show', as: 'show' }, 'plain'];
    const at = bothPass(castSummon(fftcgTable({ p1: { hand, field: ['watcher'] } }, [show, plain, watcher]), 'show'));
    at.expectHappened('revealed', { cards: ['plain'] }).expectNotHappened('abilityPlaced');
    expect(at.log.flatMap(({ kind, card }) => (kind === 'putInto' ? [card] : []))).toEqual(['show']);
    // The opponent has seen the face; the zone is still one into which it cannot look.
    expect(zoneFor(at, { kind: 'player', seat: 'p2' }, 'hand')).toEqual({ count: 1, known: ['plain'] });
  });

  it('is not hidden for a card that all players see there', () => {
    const at = fftcgTable(
      { p1: { hand: [{ card: 'to-break', as: 'to-break' }], field: [{ card: 'plain', as: 'it' }] } },
      [plain, putting('break')],
    );
    bothPass(castSummon(at, 'to-break').answer('p1', ['it']));
    for (const viewer of NOBODY) expect(faces(at, viewer, 'break')).toEqual(['plain', 'to-break']);
  });
});

rule('FF-TCG 7.8.3', () => {
  it('shows the Damage Zone to all in the order of its cards, and lets nobody change it', () => {
    const at = fftcgTable({ p1: { damage: ['plain', 'bolt', 'plain'] } }, [plain, bolt]);
    for (const viewer of NOBODY) expect(faces(at, viewer, 'damage')).toEqual(['plain', 'bolt', 'plain']);
    at.expectLegal('p1', [PASS]);
  });

  it('keeps the order of the others where one leaves', () => {
    const heal = summon({
      id: 'heal',
      cost: 0,
      targets: [target({ zone: 'damage', of: 'you' })],
      effect: { do: 'put', objects: 'target', zone: 'hand' },
    });
    const damage = ['plain', 'bolt', 'heal'].map((card) => ({ card, as: `${card}-there` }));
    const at = fftcgTable({ p1: { hand: [{ card: 'heal', as: 'heal' }], damage } }, [plain, bolt, heal]);
    bothPass(castSummon(at, 'heal').answer('p1', ['bolt-there']));
    for (const viewer of NOBODY) expect(faces(at, viewer, 'damage')).toEqual(['plain', 'heal']);
  });
});

rule('FF-TCG 7.9.2', () => {
  it('shows neither faces nor order of a main deck, not even to its owner', () => {
    const at = fftcgTable({ p1: { deck: ['plain', 'bolt'] } }, [plain, bolt]);
    for (const viewer of NOBODY) expect(zoneFor(at, viewer, 'deck')).toEqual({ count: 2 });
  });
  it('shows nobody which card goes from its top under it, or out of the game face down', () => {
    for (const to of [putTop({ zone: 'deck' }), putTop({ zone: 'removed', faceDown: true })]) {
      const at = fftcgTable({ p1: { hand: [{ card: 'away', as: 'away' }], deck: ['plain', 'bolt'] } }, [
        to,
        plain,
        bolt,
      ]);
      bothPass(castSummon(at, 'away')).expectHappened('putInto', { from: 'deck' });
      const [entry] = at.log.filter(({ kind }) => kind === 'putInto');
      expect(entry?.secret?.seats).toEqual([]);
      for (const field of ['card', 'object', 'becomes']) expect(entry).not.toHaveProperty(field);
    }
  });
  it('shows its owner which card has come from it into the hand', () => {
    const cards = [putTop({ zone: 'hand' }), plain, bolt];
    const at = fftcgTable({ p1: { hand: [{ card: 'away', as: 'away' }], deck: ['plain', 'bolt'] } }, cards);
    const [entry] = bothPass(castSummon(at, 'away')).log.filter(({ kind }) => kind === 'putInto');
    expect(entry?.secret).toMatchObject({ seats: ['p1'], fields: { card: 'plain' } });
  });
});

rule('FF-TCG 7.10.2', () => {
  it('shows the Break Zone to everybody', () => {
    const at = fftcgTable({ p1: { break: ['plain', 'bolt'] } }, [plain, bolt]);
    for (const viewer of NOBODY) expect(faces(at, viewer, 'break')).toEqual(['plain', 'bolt']);
  });

  noCase('outside', 'No card comes face down to a Break Zone, so there is none that anybody may not see.');
});

rule('FF-TCG 7.11.2', () => {
  it('shows a hand to its player, and to others how many cards it has', () => {
    const at = fftcgTable({ p1: { hand: ['plain', 'bolt'] } }, [plain, bolt]);
    expect(faces(at, { kind: 'player', seat: 'p1' }, 'hand')).toEqual(['plain', 'bolt']);
    for (const viewer of NOBODY.slice(1)) expect(zoneFor(at, viewer, 'hand')).toEqual({ count: 2 });
  });

  it('shows the hand of the opponent to no player, in any turn', () => {
    const at = fftcgTable({ p2: { hand: ['plain', 'bolt'] } }, [plain, bolt]);
    expect(zoneFor(at, { kind: 'player', seat: 'p1' }, 'hand', 'p2')).toEqual({ count: 2 });
    expect(zoneFor(at, { kind: 'player', seat: 'p2' }, 'hand', 'p2')?.objects).toHaveLength(2);
  });

  it('shows a drawn card to its player alone, and so an ability used from hand', () => {
    const cantrip = summon({ id: 'cantrip', cost: 0, effect: draw() });
    const at = fftcgTable({ p1: { hand: [{ card: 'cantrip', as: 'cantrip' }], deck: ['plain'] } }, [cantrip, plain]);
    bothPass(castSummon(at, 'cantrip'));
    const [drawn] = at.log.filter(({ kind }) => kind === 'drawn');
    expect(drawn?.secret).toEqual({
      seats: ['p1'],
      fields: { card: 'plain', object: at.find('p1', 'hand', 'plain') },
    });
    const seed = forward({ id: 'seed', abilities: [activated('sow', draw(), { from: 'hand' })] });
    const sown = fftcgTable({ p1: { hand: [{ card: 'seed', as: 'seed' }] } }, [seed]);
    sown.answer('p1', { action: 'use-ability', source: 'seed', ability: 'sow' });
    const [used] = sown.log.filter(({ kind }) => kind === 'abilityUsed');
    expect(used).not.toHaveProperty('object');
    expect(used?.secret).toEqual({ seats: ['p1'], fields: { object: sown.id('seed') } });
    const well = backup({ id: 'well', abilities: [activated('drip', draw())] });
    const open = fftcgTable({ p1: { field: [{ card: 'well', as: 'well' }] } }, [well]);
    open.answer('p1', { action: 'use-ability', source: 'well', ability: 'drip' });
    const [dripped] = open.log.filter(({ kind }) => kind === 'abilityUsed');
    expect([dripped?.['object'], dripped?.secret]).toEqual([open.id('well'), undefined]);
  });

  it('shows a card that moves from hand to a public zone, else only to its holder', () => {
    const shown = (zone: 'break' | 'deck') => {
      const away = summon({
        id: 'away',
        cost: 0,
        effect: each({ zone: 'hand', of: 'you' }, { do: 'put', objects: 'all', zone }),
      });
      const at = fftcgTable({ p1: { hand: [{ card: 'away', as: 'away' }, 'plain'] } }, [away, plain]);
      const [entry] = bothPass(castSummon(at, 'away')).log.filter(
        ({ kind, zone: to, from }) => kind === 'putInto' && to === zone && from === 'hand',
      );
      return [
        entry?.['card'],
        entry?.['object'] === at.state.zones[`p1.${zone}`]?.at(zone === 'break' ? 0 : -1),
        entry?.secret?.seats,
      ];
    };
    expect([shown('break'), shown('deck')]).toEqual([
      ['plain', true, undefined],
      [undefined, false, ['p1']],
    ]);
  });
});

rule('FF-TCG 7.12.2', () => {
  it('shows everybody what is on the stack: from what, by whom, and what was announced for it', () => {
    const blast = summon({ id: 'blast', cost: 0, x: true, targets: [target()], effect: deal(1000) });
    const p1 = { hand: [{ card: 'blast', as: 'blast' }], field: [{ card: 'plain', as: 'knight' }] };
    const at = castSummon(fftcgTable({ p1 }, [blast, plain]), 'blast')
      .answer('p1', 0)
      .answer('p1', ['knight']);
    for (const viewer of NOBODY) {
      expect(at.rules.view(at.state, viewer).shared['stack']?.objects).toMatchObject([
        { card: 'blast', controller: 'p1', announced: { x: 0, target: [at.id('knight')] } },
      ]);
    }
  });

  it('shows what is used from a hand, and not what else is there', () => {
    const seed = forward({ id: 'seed', abilities: [activated('sow', { do: 'draw', count: 1 }, { from: 'hand' })] });
    const at = fftcgTable({ p1: { hand: [{ card: 'seed', as: 'seed' }, 'plain'] } }, [seed, plain]);
    at.answer('p1', { action: 'use-ability', source: 'seed', ability: 'sow' });
    const opponent = { kind: 'player', seat: 'p2' } as const;
    expect(at.rules.view(at.state, opponent).shared['stack']?.objects).toMatchObject([
      { card: 'seed', controller: 'p1' },
    ]);
    expect(JSON.stringify(at.rules.view(at.state, opponent))).not.toContain('"plain"');
  });
});

rule('FF-TCG 7.12.3', () => {
  it('puts each new one on top, and so they resolve: the last first', () => {
    const [one, two] = ['one', 'two'].map((id) => summon({ id, cost: 0 }));
    const well = backup({ id: 'well', abilities: [activated('drip', { do: 'draw', count: 1 })] });
    const p1 = { hand: [{ card: 'one', as: 'one' }], field: [{ card: 'well', as: 'well' }] };
    const at = fftcgTable(
      { p1, p2: { hand: [{ card: 'two', as: 'two' }] } },
      [one, two, well].flatMap((card) => card ?? []),
    );
    castSummon(at, 'one').answer('p1', PASS).answer('p2', { action: 'cast-summon', card: 'two' });
    at.answer('p2', PASS).answer('p1', { action: 'use-ability', source: 'well', ability: 'drip' });
    expect(stackOf(at)).toEqual(['one', 'two', 'well']);
    expect(stackOf(bothPass(at))).toEqual(['one', 'two']);
    expect(stackOf(bothPass(at))).toEqual(['one']);
    expect(stackOf(bothPass(at))).toEqual([]);
  });

  it('keeps the order of the others where one is taken out of the middle', () => {
    const counter = summon({
      id: 'counter',
      cost: 0,
      targets: [target({ zone: 'stack' })],
      effect: { do: 'put', objects: 'target', zone: 'break' },
    });
    const cards = ['one', 'two', 'three'].map((id) => summon({ id, cost: 0 }));
    const hand = ['one', 'two', 'three', 'counter'].map((card) => ({ card, as: card }));
    const at = fftcgTable({ p1: { hand } }, [...cards, counter]);
    for (const card of ['one', 'two', 'three', 'counter']) castSummon(at, card);
    const [, middle = ''] = at.state.zones['stack'] ?? [];
    expect(stackOf(bothPass(at.answer('p1', [middle])))).toEqual(['one', 'three']);
    expect(stackOf(bothPass(at))).toEqual(['one']);
  });
});

rule('FF-TCG 7.13.2', () => {
  it('shows everybody what has been removed from the game, with its counters', () => {
    const at = fftcgTable({ p1: { removed: [{ card: 'plain', as: 'far', counters: { Warp: 2 } }] } }, [plain]);
    for (const viewer of NOBODY) {
      expect(faces(at, viewer, 'removed')).toEqual(['plain']);
      expect(JSON.stringify(zoneFor(at, viewer, 'removed'))).toContain('Warp');
    }
  });

  it('shows how many lie there, and of those face down nothing else', () => {
    const removed = [{ card: 'plain', faceDown: true }, 'bolt'];
    const at = fftcgTable({ p1: { removed } }, [plain, bolt]);
    for (const viewer of NOBODY) {
      expect([faces(at, viewer, 'removed'), zoneFor(at, viewer, 'removed')?.count]).toEqual([['bolt'], 2]);
    }
  });
});

rule('FF-TCG 7.13.3', () => {
  const fetch = summon({
    id: 'fetch',
    cost: 0,
    targets: [target({ zone: 'removed', is: ['forward'] })],
    effect: { do: 'put', objects: 'target', zone: 'hand' },
  });
  const bury = putting('removed', { faceDown: true });

  it('knows nothing of a card that was removed face down, so that nothing finds it as what it is', () => {
    const p1 = { hand: [{ card: 'fetch', as: 'fetch' }], removed: [{ card: 'plain', as: 'gone', faceDown: true }] };
    const at = fftcgTable({ p1 }, [fetch, plain]);
    at.expectRefused('p1', { action: 'cast-summon', card: 'fetch' }, 'cast.no-target');
    const open = fftcgTable({ p1: { ...p1, removed: [{ card: 'plain', as: 'gone' }] } }, [fetch, plain]);
    castSummon(open, 'fetch').expectLegal('p1', [['gone']]);
  });
  it('shows it to nobody, neither to its owner, once an effect has removed it so', () => {
    const p1 = { hand: [{ card: 'to-removed', as: 'bury' }], field: [{ card: 'plain', as: 'knight' }] };
    const at = fftcgTable({ p1 }, [bury, plain]);
    bothPass(castSummon(at, 'bury').answer('p1', ['knight']));
    at.expectHappened('putInto', { zone: 'removed', cites: '7.13.3' });
    for (const viewer of NOBODY) expect(zoneFor(at, viewer, 'removed')).toMatchObject({ count: 1, objects: [] });
    // Nobody has looked at it there, so a judge sees no more than the players do; the record holds what it is.
    expect(faces(at, { kind: 'judge' }, 'removed')).toEqual([]);
    expect(faces(at, { kind: 'everything' }, 'removed')).toEqual(['plain']);
  });
});

rule('FF-TCG 7.13.3', () => {
  const restore = summon({
    id: 'restore',
    cost: 0,
    effect: sequence(
      { do: 'choose', from: { zone: 'removed', of: 'opponents' }, min: 1, max: 1, as: 'chosen' },
      { do: 'put', objects: 'chosen', zone: 'hand' },
    ),
  });
  const bury = putting('removed', { faceDown: true });
  /** Beside face-down cards of p2 a Forward is removed face down, which everybody sees, and p1 chooses one of them. */
  const buried = (...removed: readonly string[]) => {
    const p1 = { hand: ['to-removed', 'restore'].map((card) => ({ card, as: card })) };
    const p2 = {
      field: [{ card: 'plain', as: 'knight' }],
      removed: [{ card: 'plain', as: 'open' }, ...removed.map((card) => ({ card, faceDown: true }))],
    };
    const at = fftcgTable({ p1, p2 }, [bury, restore, plain]);
    bothPass(castSummon(at, 'to-removed').answer('p1', ['knight']));
    const [became = ''] = at.log.flatMap(({ kind, becomes }) => (kind === 'putInto' ? [becomes].flat() : []));
    expect(at.state.zones['p2.removed']?.at(-1)).toBe(became);
    bothPass(castSummon(at, 'restore')).expectDecision({ p1: 'choose' });
    const [decision] = at.state.pending;
    const legal = decision === undefined ? null : at.rules.legalAnswers(at.state, decision.id);
    return { at, became: JSON.stringify(became), legal };
  };
  it('lets nobody follow a card into a choice among those that were removed face down', () => {
    const { became, legal } = buried('restore', 'plain');
    expect(legal?.count).toBe(2);
    expect(JSON.stringify(legal)).not.toContain(became);
  });
  it('does not disclose which of them are equal', () => {
    expect(buried('plain', 'plain').legal).toEqual(buried('restore', 'plain').legal);
  });
  it('leaves one that lies face up where and what it is', () => {
    const { at, legal } = buried('restore');
    expect(legal?.answers).toContainEqual([at.id('open')]);
  });
});

rule('FF-TCG 7.14.2', () => {
  const limits = ['l1', 'l2', 'l3'].map((id) => forward({ id, limitBreak: 1 }));

  it('shows an LB deck to its owner; to others how many there are, and those that are face up', () => {
    const lb = ['l1', { card: 'l2', faceUp: true }, 'l3'];
    const at = fftcgTable({ p1: { lb } }, limits);
    expect(faces(at, { kind: 'player', seat: 'p1' }, 'lb')).toEqual(['l1', 'l2', 'l3']);
    for (const viewer of NOBODY.slice(1)) {
      expect(faces(at, viewer, 'lb')).toEqual(['l2']);
      expect(zoneFor(at, viewer, 'lb')?.count).toBe(3);
    }
  });

  it('shows that of the opponent to no player, but what is face up', () => {
    const at = fftcgTable({ p2: { lb: ['l1', { card: 'l2', faceUp: true }] } }, limits);
    const seen = (seat: string) => zoneFor(at, { kind: 'player', seat }, 'lb', 'p2')?.objects?.map(({ card }) => card);
    expect([seen('p1'), seen('p2')]).toEqual([['l2'], ['l1', 'l2']]);
  });
});
