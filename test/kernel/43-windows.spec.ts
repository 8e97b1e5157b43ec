/**
 * Goal: a game with windows has them around every batch, whatever makes it happen, without any word, cost or check that
 * knows of it; triggers are offered at the moment that their card names (`timing`), nested in what runs. Method: toys
 * whose windows say what they are about, one that asks before damage is dealt, and the windows toy; every command also
 * runs frozen and revived. When it fails, something happens to which nobody can respond, or a trigger is offered at the
 * wrong time, twice or never.
 */
import { describe, expect, it } from 'vitest';
import {
  amend,
  ask,
  call,
  done,
  go,
  occur,
  procedure,
  readCards,
  settle,
  type Ability,
  type Around,
  type Effect,
  type GameDefinition,
  type GameEvent,
  type Json,
} from '../../src/engine/kernel/index.js';
import { fftcg } from '../../src/engine/games/fftcg/index.js';
import { lorcana } from '../../src/engine/games/lorcana/index.js';
import { requireSound } from '../support/sound-state.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { danglingIds } from '../support/toys/dangling.js';
import { responding } from '../support/toys/responding.js';
import { cites, spell, unit } from '../support/toys/toy.js';
import { toyLanguage } from '../support/toys/toy-language.js';
import { toyTable, type ToyTable } from '../support/toys/toy-table.js';
import { response, windowsToy } from '../support/toys/windows-toy.js';

const sequence = (...of: readonly Effect[]): Effect => ({ do: 'sequence', of: [...of] });
const all = (named: string, as: string): Effect => ({ do: 'all', from: { named }, as });
const play = (card: string) => ({ action: 'play', card });
const hand = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
/** A trigger of a unit in play, at a moment; without one it waits where the game lets triggers wait. */
const hearing = (event: string, effect: Effect, timing?: string): Ability => ({
  kind: 'triggered',
  name: `hear ${event} ${timing ?? ''}`,
  on: [{ event, where: { object: { object: { is: ['unit'] } } }, bind: { it: 'object' } }],
  ...(timing !== undefined && { timing }),
  effect,
});

/** Says which batch it is about. */
const saying = procedure<{ readonly text: string }>('saying', {
  say: (_game, { text }) => occur({ kind: 'said', cites, text: `[${text}]` }, 'end'),
  end: () => done(),
});
const kindsOf = (events: readonly GameEvent[]): string => events.map(({ kind }) => kind).join(' and ');
const about = (moment: string, events: readonly GameEvent[]) =>
  events.some(({ kind }) => kind === 'said') ? null : saying.with({ text: `${moment} ${kindsOf(events)}` });
const aloud: Around = {
  before: (_game, { events }) => about('before', events),
  moments: ['when', 'after'],
  after: (_game, { moment, events }) => about(moment, events),
};

describe('windows open around', () => {
  const cards = [
    unit('mouse', { power: 1 }),
    spell('bolt', sequence(all('mouse', 'mice'), { do: 'deal', objects: 'mice', amount: 1 })),
    spell(
      'boost',
      sequence(all('mouse', 'mice'), {
        do: 'modify',
        objects: 'mice',
        changes: [{ change: 'number', name: 'power', add: 1 }],
        until: 'endOfTurn',
      }),
    ),
    spell('charm', sequence(all('mouse', 'mice'), { do: 'borrow', objects: 'mice', until: 'endOfTurn' })),
  ];
  const at = (own: Partial<GameDefinition> = {}): ToyTable =>
    toyTable(bagToy({ around: aloud, ...own }, [saying]), cards, {
      p1: { hand: hand('bolt', 'boost', 'charm') },
      p2: { play: [{ card: 'mouse', as: 'mouse' }] },
    });

  it('what a word has happen, what a step of the game has happen, and what a check has happen', () => {
    expect(at().answers('p1', play('bolt')).happened).toEqual([
      '[before hurt]',
      'hurt mouse 1',
      '[when hurt]',
      '[after hurt]',
      '[before moved]',
      'moved bolt',
      '[when moved]',
      '[after moved]',
      '[before died]',
      'died mouse',
      '[when died]',
      '[after died]',
    ]);
  });

  it('what a word of every game has happen', () => {
    expect(at().answers('p1', play('boost')).happened.slice(0, 4)).toEqual([
      '[before effectStarted]',
      'effectStarted boost',
      '[when effectStarted]',
      '[after effectStarted]',
    ]);
  });

  it('the end of effects and turns, and after what follows from that at once', () => {
    const table = at().answers('p1', play('charm')).answers('p1', { action: 'end' });
    expect(table.happened).toEqual([
      '[before effectsEnded]',
      'effectsEnded',
      // At once: nothing comes between. Each of the two batches has its moments.
      'controlled mouse',
      '[when effectsEnded]',
      '[after effectsEnded]',
      '[when controlled]',
      '[after controlled]',
      '[before turnChanged]',
      'turnChanged p2',
      '[when turnChanged]',
      '[after turnChanged]',
    ]);
    requireSound(table.rules, table.state);
  });

  it('what became of a batch that was replaced: before it as it was meant, after it as it was', () => {
    const shielded = at({
      replacers: [
        {
          name: 'shield',
          on: 'hurt',
          cites,
          applies: () => true,
          optionalFor: () => null,
          replace: ({ state }) => [{ kind: 'scored', cites, seat: state.turn.active, amount: 1 }],
        },
      ],
    });
    expect(shielded.answers('p1', play('bolt')).happened.slice(0, 4)).toEqual([
      '[before hurt]',
      'scored p1 1',
      '[when scored]',
      '[after scored]',
    ]);
  });

  it('nothing that is forbidden, or to which nothing has happened', () => {
    const pacifist = unit('pacifist', {
      power: 9,
      abilities: [{ kind: 'prohibition', name: 'forbid', on: { event: 'hurt' } }],
    });
    const table = toyTable(bagToy({ around: aloud }, [saying]), [pacifist, ...cards], {
      p1: { hand: hand('bolt') },
      p2: { play: ['mouse', 'pacifist'] },
    }).answers('p1', play('bolt'));
    expect(table.happened.slice(0, 2)).toEqual(['[before moved]', 'moved bolt']);
  });

  it('costs', () => {
    const toll = response('toll', 'after', { event: 'paid' }, { do: 'say', text: 'toll' });
    const table = toyTable(windowsToy(), [toll, ...cards], {
      p1: { hand: hand('bolt') },
      p2: { hand: hand('toll'), play: ['mouse'] },
    }).answers('p1', play('bolt'));
    expect(table.happened).toEqual(['paid p1 1']);
    expect(responding(table, [['p2', 'toll']]).filter((text) => !text.startsWith('paid'))).toEqual([
      'moved toll',
      'toll',
      'moved toll',
      'moved bolt',
      'hurt mouse 1',
      'moved bolt',
      'turnChanged p2',
    ]);
  });

  it('nothing in a game without windows', () => {
    const { around: _none, ...plain } = bagToy();
    const table = toyTable(plain, cards, { p1: { hand: hand('bolt') }, p2: { play: ['mouse'] } });
    expect(table.answers('p1', play('bolt')).happened).toEqual(['hurt mouse 1', 'moved bolt', 'died mouse']);
  });
});

describe('a trigger with a moment', () => {
  const say = (text: string): Effect => ({ do: 'say', text });
  const cards = [
    unit('mouse', { power: 1 }),
    unit('rat', { power: 1 }),
    unit('herald', { power: 9, abilities: [hearing('died', say('when'), 'when')] }),
    unit('mourner', { power: 9, abilities: [hearing('died', say('after'), 'after')] }),
    unit('reaper', {
      power: 9,
      abilities: [hearing('died', sequence(all('rat', 'rats'), { do: 'destroy', objects: 'rats' }), 'when')],
    }),
    spell('slay', sequence(all('mouse', 'mice'), { do: 'destroy', objects: 'mice' })),
  ];
  const slaying = (p1: readonly string[], p2: readonly string[]) =>
    toyTable(windowsToy(), cards, { p1: { hand: hand('slay'), play: [...p1] }, p2: { play: [...p2] } }).answers(
      'p1',
      play('slay'),
    );

  it('is offered at that moment, regardless of the turn order', () => {
    expect(slaying(['mourner'], ['mouse', 'herald']).happened).toEqual([
      'paid p1 1',
      'moved slay',
      'died mouse',
      'abilityPlaced herald',
      'when',
      'abilityTaken herald',
      'abilityPlaced mourner',
      'after',
      'abilityTaken mourner',
      'moved slay',
      'turnChanged p2',
    ]);
  });

  it('has its moments within those of its trigger: the outer window continues after them', () => {
    const table = slaying(['mourner', 'reaper'], ['mouse', 'rat', 'herald']);
    expect(table.happened).toEqual([
      'paid p1 1',
      'moved slay',
      'died mouse',
      'abilityPlaced reaper',
      'died rat',
      // The second death: first what is offered when it happens, to the active player first.
      'abilityPlaced reaper',
      'abilityTaken reaper',
      'abilityPlaced herald',
      'when',
      'abilityTaken herald',
      'abilityPlaced mourner',
      'after',
      'abilityTaken mourner',
      'abilityTaken reaper',
      // The first death again.
      'abilityPlaced herald',
      'when',
      'abilityTaken herald',
      'abilityPlaced mourner',
      'after',
      'abilityTaken mourner',
      'moved slay',
      'turnChanged p2',
    ]);
    expect([table.state.triggered, table.state.frames.length, danglingIds(table.state)]).toEqual([[], 1, []]);
  });
});

describe('the card language', () => {
  const timed = (timing: string) =>
    unit('herald', { abilities: [hearing('died', { do: 'reveal', objects: 'it' }, timing)] });
  it('knows the moments of its game, and no other', () => {
    const language = toyLanguage(windowsToy());
    expect(readCards(language, [timed('when')], () => false).kind).toBe('cards');
    expect(readCards(language, [timed('never')], () => false)).toEqual({
      kind: 'faults',
      faults: [{ path: '/0/abilities/0/timing', message: 'unknown moment "never"; known are when, after' }],
    });
  });
  it('of a game without windows still reads what old card sets say, and offers it to none', () => {
    expect(readCards(toyLanguage(bagToy()), [timed('never')], () => false).kind).toBe('cards');
    for (const { language } of [fftcg, lorcana]) {
      expect(language.$defs['ability-triggered']?.properties?.['timing']).toMatchObject({ deprecated: true });
    }
  });
});

describe('checks within a window', () => {
  const settling = procedure('settling', {
    settle: () => call(settle.with({ place: true, passes: 0 }), 'say'),
    say: () => occur({ kind: 'said', cites, text: '[settled]' }, 'end'),
    end: () => done(),
  });
  const settlingWhenDied: Around = {
    moments: ['when', 'after'],
    after: (_game, { moment, events, met }) => {
      if (!events.some(({ kind }) => kind === 'died')) return null;
      return moment === 'when' ? settling.with({}) : saying.with({ text: `after, ${met.length} to offer` });
    },
  };
  const cards = [
    unit('mouse', { power: 1 }),
    unit('watcher', { power: 9, abilities: [hearing('died', { do: 'say', text: 'seen' })] }),
    unit('mourner', { power: 9, abilities: [hearing('died', { do: 'say', text: 'mourned' }, 'after')] }),
    spell('slay', sequence(all('mouse', 'mice'), { do: 'destroy', objects: 'mice' })),
  ];
  it('place what waits for no window, and leave what a later window offers', () => {
    const table = toyTable(bagToy({ around: settlingWhenDied }, [settling, saying]), cards, {
      p1: { hand: hand('slay'), play: ['watcher', 'mourner'] },
      p2: { play: ['mouse'] },
    }).answers('p1', play('slay'));
    expect(table.happened).toEqual([
      'died mouse',
      'abilityPlaced watcher',
      '[settled]',
      '[after, 1 to offer]',
      'moved slay',
      'abilityPlaced mourner',
    ]);
    expect(table.legal('p1')).toHaveLength(2);
  });
});

describe('before a batch happens', () => {
  type Shielding = { readonly seat: string; readonly frame: string; readonly events: readonly GameEvent[] };
  /** Its player may take one off the damage, or let it pass. */
  const shielding = procedure<Shielding>('shielding', {
    offer: (_game, { seat }) =>
      ask({ seat, kind: 'act', params: { actions: [{ shield: true }, { shield: false }] }, cites }, 'answered'),
    answered: (_game, { frame, events }, result: Json) => {
      if (JSON.stringify(result) !== '{"shield":true}') return done();
      const less = events.flatMap(({ amount, ...event }) =>
        typeof amount === 'number' && amount > 1 ? [{ ...event, amount: amount - 1 }] : [],
      );
      return amend(frame, { events: less }, 'say');
    },
    say: () => occur({ kind: 'said', cites, text: 'shielded' }, 'end'),
    end: () => done(),
    stopped: () => go('end'),
  });
  const shields: Around = {
    before: ({ state }, { events, frame }) => {
      const object = events.find(({ kind }) => kind === 'hurt')?.['object'];
      const seat = typeof object === 'string' ? state.objects[object]?.controller : undefined;
      return seat === undefined ? null : shielding.with({ seat, frame, events });
    },
    moments: ['after'],
    after: (_game, { moment, events }) =>
      events.some(({ kind }) => kind === 'hurt') ? saying.with({ text: `${moment} ${kindsOf(events)}` }) : null,
  };
  const zap = (amount: number) =>
    spell('zap', sequence(all('golem', 'golems'), { do: 'deal', objects: 'golems', amount }));
  const zapped = (amount: number) =>
    toyTable(bagToy({ around: shields }, [saying, shielding]), [zap(amount), unit('golem', { power: 9 })], {
      p1: { hand: hand('zap') },
      p2: { play: [{ card: 'golem', as: 'golem' }] },
      p3: {},
    }).answers('p1', play('zap'));

  it('a player may be asked, while nothing has happened yet', () => {
    const table = zapped(3);
    expect([table.happened, table.open, table.marks('golem')]).toEqual([[], { p2: 'act' }, {}]);
    expect(table.legal('p2')).toEqual([{ shield: true }, { shield: false }]);
    expect(table.answers('p2', { shield: false }).happened).toEqual(['hurt golem 3', '[after hurt]', 'moved zap']);
  });
  it('it may be amended, and happens as it is then', () => {
    const table = zapped(3).answers('p2', { shield: true });
    expect(table.happened).toEqual(['shielded', 'hurt golem 2', '[after hurt]', 'moved zap']);
    expect(table.marks('golem')).toEqual({ damage: 2 });
  });
  it('amended to nothing it does not happen, and no moment comes after it', () => {
    const table = zapped(1).answers('p2', { shield: true });
    expect([table.happened, table.marks('golem')]).toEqual([['shielded', 'moved zap'], {}]);
  });
  it('who is asked may leave the game, and it goes on', () => {
    const table = zapped(3);
    table.concede('p2');
    expect(table.happened).toEqual(['lost p2', 'moved zap']);
    expect([table.open, table.state.frames.length]).toEqual([{ p1: 'act' }, 1]);
  });
});
