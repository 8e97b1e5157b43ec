import { describe, expect, it } from 'vitest';
import { textFingerprint, type Json } from '../../src/engine/index.js';
import { action, character, item, lorcanaTable } from '../support/lorcana.js';

const fingerprint = textFingerprint('Nobody has written this in words of the language.');
const byHand = { do: 'by-hand', fingerprint } as const;

const CARDS = [
  action({ id: 'puzzle', cost: 0, effect: byHand }),
  character({
    id: 'riddler',
    abilities: [
      {
        kind: 'triggered',
        name: 'when-quests',
        on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
        effect: byHand,
      },
    ],
  }),
  item({ id: 'engine', abilities: [{ kind: 'activated', name: 'text-1', costs: [{ pay: 'exert' }], effect: byHand }] }),
  character({ id: 'sphinx', abilities: [{ kind: 'unscripted', name: 'text-1', effect: byHand }] }),
  character({ id: 'guest', strength: 2, willpower: 3 }),
];

const kinds = (log: readonly { readonly kind: string }[]): readonly string[] => log.map(({ kind }) => kind);

/** p1 has just played the action. */
const puzzle = (seats: Parameters<typeof lorcanaTable>[0] = {}) =>
  lorcanaTable(
    {
      p1: { hand: [{ card: 'puzzle', as: 'puzzle' }], ...seats['p1'] },
      p2: { play: [{ card: 'guest', as: 'guest' }], ...seats['p2'] },
      ...(seats['p3'] && { p3: seats['p3'] }),
    },
    CARDS,
  ).answer('p1', { action: 'play', card: 'puzzle', pay: 'ink' });

describe('a text without a script is due', () => {
  it('as an action resolves: its player is asked what it does', () => {
    puzzle()
      .expectHappened('textDue', { seat: 'p1', card: 'puzzle', fingerprint, cites: '1.2.1' })
      .expectDecision({ p1: 'manualAct' });
  });

  it('as a trigger resolves, from the bag', () => {
    lorcanaTable({ p1: { play: [{ card: 'riddler', as: 'riddler' }] } }, CARDS)
      .answer('p1', { action: 'quest', character: 'riddler' })
      .expectHappened('abilityTaken')
      .expectHappened('textDue', { card: 'riddler' })
      .expectDecision({ p1: 'manualAct' });
  });

  it('as an ability is used, once its costs are paid', () => {
    const table = lorcanaTable({ p1: { play: [{ card: 'engine', as: 'engine' }] } }, CARDS)
      .answer('p1', { action: 'activate', source: 'engine', ability: 'text-1' })
      .expectHappened('textDue', { card: 'engine' });
    expect(table.marks('engine')).toEqual({ exerted: true });
  });

  it('and never otherwise: no turn action is a manual one', () => {
    const table = lorcanaTable({ p1: { play: [{ card: 'sphinx', as: 'sphinx' }] } }, CARDS);
    const actions = table.legal('p1').map((answer) => (answer as { readonly action: string }).action);
    expect([...new Set(actions)].toSorted()).toEqual(['end-turn', 'quest']);
  });

  it('and nothing need be done', () => {
    const table = puzzle().answer('p1', 'end').expectHappened('textEnded').expectDecision({ p1: 'turnAction' });
    expect(table.cards('p1', 'discard')).toEqual(['puzzle']);
    expect(kinds(table.log)).not.toContain('asserted');
  });
});

describe('a manual action', () => {
  it('is put together part by part, confirmed by the opponent, and carried out as an effect', () => {
    const table = puzzle().answer('p1', 'deal-damage').expectDecision({ p1: 'manualPart' });
    table
      .expectLegal('p1', [['guest']])
      .answer('p1', ['guest'])
      .answer('p1', 2)
      .expectDecision({ p2: 'manualConfirm' });
    expect(table.marks('guest')).toEqual({});
    table.answer('p2', 'yes').expectDecision({ p1: 'manualAct' });
    expect(table.marks('guest')).toEqual({ damage: 2 });
    expect(kinds(table.log)).toEqual(['answered', 'asserted', 'damageDealt']);
  });

  it('marks all that it does, and nothing after it, as asserted', () => {
    const table = puzzle().answer('p1', 'deal-damage').answer('p1', ['guest']).answer('p1', 3).answer('p2', 'yes');
    table.expectHappened('asserted', { seat: 'p1', act: 'deal-damage', confirmedFor: ['p2'], asserted: true });
    table.expectHappened('damageDealt', { object: 'guest', amount: 3, asserted: true, cites: '9.1.1' });
    table.answer('p1', 'end');
    const banished = table.log.find(({ kind }) => kind === 'banished');
    expect(banished?.cites.map(({ rule }) => rule)).toContain('1.9.1.3');
    expect(banished, 'the check follows from the rules').not.toHaveProperty('asserted');
  });

  it('does not happen when the opponent says no; another may be proposed', () => {
    const table = puzzle().answer('p1', 'gain-lore').answer('p1', 'p1').answer('p1', 5).answer('p2', 'no');
    table.expectHappened('assertionRefused', { act: 'gain-lore', by: 'p2' }).expectDecision({ p1: 'manualAct' });
    expect(table.player('p1')).toMatchObject({ lore: 0 });
    table.answer('p1', 'gain-lore').answer('p1', 'p1').answer('p1', 1).answer('p2', 'yes');
    expect(table.player('p1')).toMatchObject({ lore: 1, assertions: 1 });
  });

  it('is confirmed by every opponent in turn order', () => {
    const table = puzzle({ p3: { play: ['guest'] } })
      .answer('p1', 'draw')
      .answer('p1', 'p3')
      .answer('p1', 1);
    table.expectDecision({ p2: 'manualConfirm' }).answer('p2', 'yes').expectDecision({ p3: 'manualConfirm' });
    table.answer('p3', 'yes').expectHappened('asserted', { confirmedFor: ['p2', 'p3'] });
    expect(table.cards('p3', 'hand')).toHaveLength(1);
  });

  it('is decided by the remaining players when a player who should confirm leaves', () => {
    const table = puzzle({ p3: { play: ['guest'] } })
      .answer('p1', 'gain-lore')
      .answer('p1', 'p1')
      .answer('p1', 2);
    table.concede('p2').expectDecision({ p3: 'manualConfirm' }).answer('p3', 'yes');
    table.expectHappened('asserted', { confirmedFor: ['p3'] });
  });

  it('is proposed anew when a player who leaves takes along all that it could be done to', () => {
    const table = puzzle({ p2: { play: [] }, p3: { play: [{ card: 'guest', as: 'theirs' }] } });
    table.answer('p1', 'deal-damage').expectLegal('p1', [['theirs']]);
    table.concede('p3').expectLegal('p1', [[]]).answer('p1', []).expectDecision({ p1: 'manualAct' });
    expect(kinds(table.log)).not.toContain('asserted');
    expect(table.legal('p1')).not.toContain('deal-damage');
  });

  it('ends with the text when its player leaves', () => {
    const table = puzzle({ p3: { play: ['guest'] } })
      .answer('p1', 'player-discards')
      .answer('p1', 'p1');
    table.concede('p1').expectDecision({ p2: 'turnAction' });
    expect(table.state.asserting).toBeUndefined();
  });

  it('reaches only cards whose faces its player may see', () => {
    const table = puzzle({
      p1: {
        hand: [
          { card: 'puzzle', as: 'puzzle' },
          { card: 'guest', as: 'held' },
        ],
      },
      p2: { hand: ['guest'] },
    });
    table.answer('p1', 'put-on-deck').expectLegal('p1', [['guest'], ['held']]);
  });

  it('reaches cards of the deck once they have been looked at', () => {
    const table = puzzle()
      .answer('p1', 'look-at-top')
      .answer('p1', 2)
      .answer('p2', 'yes')
      .answer('p1', 'put-into-hand');
    const [first, second] = table.state.zones['p1.deck'] ?? [];
    const options = table.rules.legalAnswers(table.state, table.state.pending[0]?.id ?? '')?.space;
    const offered = options?.kind === 'some' ? options.options.map(({ id }) => id) : [];
    expect(offered).toEqual([table.id('guest'), first, second]);
  });

  it('shows others nothing of a hidden card but its zone', () => {
    const table = puzzle({
      p1: {
        hand: [
          { card: 'puzzle', as: 'puzzle' },
          { card: 'guest', as: 'held' },
        ],
      },
    });
    table.answer('p1', 'discard').answer('p1', ['held']);
    const [asked] = table.rules.decisions(table.state);
    expect(asked).toMatchObject({
      seat: 'p2',
      shows: { card: 'puzzle', act: 'discard', objects: [{ zone: 'p1.hand' }] },
    });
    table.answer('p2', 'yes');
    const seen = table.rules.logFor(table.log, { kind: 'player', seat: 'p2' }).find(({ kind }) => kind === 'asserted');
    expect(seen).toMatchObject({ act: 'discard', given: {} });
    expect(JSON.stringify(seen)).not.toContain(table.id('held'));
  });

  it('shows in every view: on what it touched, and as a number at whose seat it was asserted', () => {
    const table = puzzle().answer('p1', 'add-strength').answer('p1', ['guest']).answer('p1', 4).answer('p2', 'yes');
    for (const viewer of [{ kind: 'spectator' }, { kind: 'player', seat: 'p2' }, { kind: 'judge' }] as const) {
      const [p1, p2] = table.rules.view(table.state, viewer).seats;
      expect(p1).toMatchObject({ assertions: 1 });
      expect(p2).not.toHaveProperty('assertions');
      expect(p2?.zones['play']?.objects).toMatchObject([
        { id: table.id('guest'), asserted: true, numbers: { strength: 6 } },
      ]);
    }
  });
});

describe('a judge', () => {
  it('may confirm or refuse in place of an opponent, which the log shows', () => {
    const table = puzzle().answer('p1', 'gain-lore').answer('p1', 'p1').answer('p1', 1);
    table.command({ kind: 'answer', seat: 'p2', by: 'judge', answers: [{ answer: 'yes' }] });
    table.expectHappened('answered', { seat: 'p2', question: 'manualConfirm', by: 'judge' });
    expect(table.player('p1')).toMatchObject({ lore: 1 });
  });

  it('makes no other decision of a player', () => {
    const command = { kind: 'answer', seat: 'p1', by: 'judge', answers: [{ answer: 'end' }] } as const;
    expect(puzzle().refusedCommand(command)).toMatchObject({
      code: 'decision.not-for-judges',
      cites: [{ rule: '1.2.1' }],
    });
  });
});

describe('a text whose moment the engine does not know', () => {
  const sphinx = (p1: { readonly [zone: string]: Json } = {}) =>
    lorcanaTable(
      {
        p1: { play: [{ card: 'sphinx', as: 'sphinx' }], ...p1 },
        p2: { play: [{ card: 'riddler', as: 'riddler' }] },
      },
      CARDS,
    );
  const invoke = { kind: 'invoke', ability: 'text-1' } as const;

  it('is invoked by its controller while nothing is under way, in any turn', () => {
    const table = sphinx();
    expect(table.rules.invocations(table.state, 'p1')).toEqual([
      { seat: 'p1', object: table.id('sphinx'), ability: 'text-1' },
    ]);
    expect(table.rules.invocations(table.state, 'p2')).toEqual([]);
    table.answer('p1', { action: 'end-turn' }).expectDecision({ p2: 'turnAction' });
    table.command({ ...invoke, seat: 'p1', object: table.id('sphinx') });
    table
      .expectHappened('textInvoked', { seat: 'p1', card: 'sphinx', cites: '1.2.1' })
      .expectDecision({ p1: 'manualAct' });
    table.answer('p1', 'gain-lore').answer('p1', 'p1').answer('p1', 1).answer('p2', 'yes').answer('p1', 'end');
    table.expectDecision({ p2: 'turnAction' });
    expect(table.player('p1')).toMatchObject({ lore: 1 });
  });

  it('is followed by the checks and the bag like any other', () => {
    const table = sphinx();
    table.command({ ...invoke, seat: 'p1', object: table.id('sphinx') });
    table.answer('p1', 'put-damage').answer('p1', ['riddler']).answer('p1', 3).answer('p2', 'yes').answer('p1', 'end');
    expect(table.exists('riddler')).toBe(false);
  });

  it('plays cards as an effect does, after it has resolved', () => {
    const table = sphinx({ hand: [{ card: 'guest', as: 'held' }] });
    table.command({ ...invoke, seat: 'p1', object: table.id('sphinx') });
    table.answer('p1', 'play-free').answer('p1', ['held']).answer('p2', 'yes').expectNotHappened('played');
    table.answer('p1', 'end').expectHappened('played', { seat: 'p1', pay: 'free' });
    expect(table.cards('p1', 'play')).toEqual(['sphinx', 'guest']);
  });

  it('is refused to others, elsewhere than in play, under another name, and during other work', () => {
    const table = sphinx({
      hand: [
        { card: 'sphinx', as: 'held' },
        { card: 'puzzle', as: 'puzzle' },
      ],
    });
    const refused = (seat: string, object: string, ability = 'text-1') =>
      table.refusedCommand({ kind: 'invoke', seat, object: table.id(object), ability }).code;
    expect(refused('p2', 'sphinx')).toBe('invocation.unknown');
    expect(refused('p1', 'held')).toBe('invocation.unknown');
    expect(refused('p1', 'nothing')).toBe('invocation.unknown');
    expect(refused('p1', 'sphinx', 'text-2')).toBe('invocation.unknown');
    table.answer('p1', { action: 'play', card: 'puzzle', pay: 'ink' });
    expect(refused('p1', 'sphinx')).toBe('invocation.not-at-rest');
    expect(table.rules.invocations(table.state, 'p1')).toEqual([]);
  });
});
