/** What stops when a seat leaves in the middle, tested on a game that consists of frames and questions only. */
import { describe, expect, it } from 'vitest';
import type { Atom } from '../game/atom.js';
import { cardSetOf } from '../game/compiled.js';
import type { GameDefinition } from '../game/definition.js';
import { seatsFrom } from '../game/draft.js';
import type { EventKind } from '../game/event-kind.js';
import { ask, call, done, occur, type Call } from '../game/instruction.js';
import { procedure } from '../game/procedure.js';
import type { Replacer } from '../game/replacer.js';
import type { Json } from '../json/index.js';
import { makeRules } from '../match/rules.js';
import { defineRulebook } from '../rules/rulebook.js';
import { defineGame } from '../tables/define-game.js';
import type { GameEvent } from '../state/event.js';
import type { Seat } from '../state/state.js';
import { leaveGame } from './leave.js';

const pick = (seat: Seat) => ({ seat, kind: 'pick', params: {}, cites: [] });
const noted = (what: Json, seat?: Seat): GameEvent => ({
  kind: 'noted',
  cites: [],
  what,
  ...(seat !== undefined && { seat }),
});

/** Asks all seats at once and reports the answers, also when it is stopped. */
const vote = procedure<{ readonly asked: readonly Seat[] }>('vote', {
  ask: (_game, { asked }) => ask(asked.map(pick), 'counted'),
  counted: (_game, _locals, result) => done(result),
  stopped: (_game, _locals, reason) => done({ stopped: reason }),
});
/** Asks one seat and reports nothing when it is stopped. */
const plainQuestion = procedure<{ readonly asked: Seat }>('plain question', {
  ask: (_game, { asked }) => ask(pick(asked), 'answered'),
  answered: (_game, _locals, result) => occur(noted(result), 'end'),
  end: () => done('answered'),
});
/** An effect of one seat that lets something happen which another seat may replace. */
const effect = procedure<{ readonly scope: { readonly controller: Seat } }>('effect', {
  happen: () => occur([noted('first'), noted('replaceable')], 'end'),
  end: () => done('resolved'),
});
/** What one seat is doing while another is asked. */
const deed = procedure<{ readonly seat: Seat; readonly asked: Seat }>('deed', {
  ask: (_game, { asked }) => call(plainQuestion.with({ asked }), 'end'),
  end: () => done('done'),
  stopped: () => done('stopped'),
});
/** Asks p1 and then p2, and has something happen to p2 and to p3. */
const later = procedure<Record<string, never>>('later', {
  first: () => call(plainQuestion.with({ asked: 'p1' }), 'second'),
  second: () => call(plainQuestion.with({ asked: 'p2' }), 'third'),
  third: () => occur([noted('of p2', 'p2'), noted('of p3', 'p3')], 'end'),
  end: () => done('over'),
});
const whole = procedure<{ readonly first: Call }>('whole', {
  begin: (_game, { first }) => call(first, 'report'),
  report: (_game, _locals, result) => occur({ kind: 'came', cites: [], result }, 'rest'),
  rest: (game) => ask(seatsFrom(game, 'p1').map(pick), 'rest'),
});

/** The second event of the effect may be replaced, if this seat likes. */
const replacer = (optionalFor: Seat | null, name = 'replacer'): Replacer => ({
  name,
  on: 'noted',
  cites: [],
  applies: (_game, { what }) => what === 'replaceable',
  optionalFor: () => optionalFor,
  replace: () => [noted(name)],
});

const event = (kind: string, apply: Atom<never> = (_draft: unknown, event: GameEvent) => event): EventKind => ({
  kind,
  apply,
  askable: null,
  entries: {},
});
const lost: Atom<GameEvent & { readonly seat: Seat }> = (draft, event) => {
  leaveGame(draft, event.seat);
  return event;
};

const toy = (first: Call, replacers: readonly Replacer[]): GameDefinition =>
  defineGame({
    id: 'toy',
    name: 'Toy',
    ruleset: 'toy@1',
    rulebook: defineRulebook({ game: 'toy', title: 'Toy' }, [['1', 'info', 'Rules']]).rulebook,
    formats: ['any'],
    seats: { min: 1, max: 4, cites: [] },
    deckZone: 'deck',
    zones: [{ kind: 'deck', visibility: 'hidden-ordered', per: 'seat', cites: [] }],
    inPlay: [],
    phases: ['main'],
    cards: {
      title: 'None',
      tag: {},
      keywords: [],
      numbers: [],
      flags: [],
      durations: [],
      purposes: [],
      costs: [],
      types: [],
    },
    procedures: [whole, vote, plainQuestion, effect, deed, later],
    events: [event('noted'), event('came'), event('lost', lost)],
    decisions: [{ kind: 'pick', prompt: 'Pick', space: () => ({ kind: 'one', options: [{ id: 'a' }, { id: 'b' }] }) }],
    replacers,
    replacement: { perEvent: 'one', chooser: () => 'p2', cites: [] },
    facts: () => ({ numbers: {}, tags: [], names: [], keywords: {}, flags: [] }),
    manual: { acts: [], cites: [], resolve: ({ at }) => ({ procedure: 'effect', locals: { at } }) },
    start: () => whole.with({ first }),
    leave: (_game, seats) => seats.map((seat) => ({ kind: 'lost', cites: [], seat })),
    position: { resume: () => [], phases: ['main'] },
  });

/** Plays the first call out, command by command: `p1 a` answers, `p1 leaves` concedes. Returns what was logged. */
const played = (first: Call, commands: readonly string[], replacers: readonly Replacer[] = []) => {
  const rules = makeRules(toy(first, replacers), cardSetOf([]));
  const seats = ['p1', 'p2', 'p3'].map((seat) => ({ seat, deck: [] }));
  const created = rules.create({ gameId: 'g', format: 'any', seats, seed: '0'.repeat(64) });
  if (created.kind === 'rejected') throw new Error(created.message);
  let { state } = created;
  const logged = [...created.log];
  for (const command of commands) {
    const [seat = '', what = ''] = command.split(' ');
    const result = rules.decide(
      state,
      what === 'leaves' ? { kind: 'concede', seat } : { kind: 'answer', seat, answers: [{ answer: what }] },
      (between) => JSON.parse(JSON.stringify(between)) as typeof between,
    );
    if (result.kind === 'rejected') throw new Error(result.message);
    state = result.state;
    logged.push(...result.log);
  }
  return {
    asked: state.pending.map(({ seat }) => seat),
    came: logged.find(({ kind }) => kind === 'came')?.['result'],
    noted: logged.filter(({ kind }) => kind === 'noted').map(({ what }) => what),
  };
};

describe('a question to several seats at once', () => {
  const all = vote.with({ asked: ['p1', 'p2', 'p3'] });
  it('is withdrawn from the seat that leaves and stays open for the others', () => {
    expect(played(all, ['p2 leaves'])).toMatchObject({ asked: ['p1', 'p3'], came: undefined });
  });
  it('is answered by the others alone', () => {
    expect(played(all, ['p1 a', 'p2 leaves', 'p3 b']).came).toEqual({ p1: 'a', p2: null, p3: 'b' });
    expect(played(all, ['p1 a', 'p3 b', 'p2 leaves']).came).toEqual({ p1: 'a', p2: null, p3: 'b' });
  });
  it('keeps the answer of a seat that leaves after it answered', () => {
    expect(played(all, ['p2 a', 'p2 leaves', 'p1 b', 'p3 b']).came).toEqual({ p1: 'b', p2: 'a', p3: 'b' });
  });
  it('stops what asked when all who were asked have left', () => {
    const two = vote.with({ asked: ['p1', 'p2'] });
    expect(played(two, ['p1 leaves', 'p2 leaves'])).toMatchObject({ asked: ['p3'], came: { stopped: 'unanswered' } });
  });
});

describe('a question to one seat', () => {
  it('ends what asked when that seat leaves, and nothing that would follow happens', () => {
    expect(played(plainQuestion.with({ asked: 'p2' }), ['p2 leaves'])).toEqual({
      asked: ['p1', 'p3'],
      came: null,
      noted: [],
    });
  });
  it('stays open when another seat leaves', () => {
    expect(played(plainQuestion.with({ asked: 'p2' }), ['p1 leaves', 'p2 a'])).toMatchObject({ came: 'answered' });
  });
});

describe('what a seat is doing', () => {
  it('stops when control comes back to it, after what is under way within it', () => {
    const result = played(deed.with({ seat: 'p1', asked: 'p2' }), ['p1 leaves', 'p2 a']);
    expect(result).toMatchObject({ noted: ['a'], came: 'stopped' });
  });
  it('goes on when the seat leaves that was asked', () => {
    expect(played(deed.with({ seat: 'p1', asked: 'p2' }), ['p2 leaves'])).toMatchObject({ noted: [], came: 'done' });
  });
});

describe('an effect', () => {
  const ofP1 = effect.with({ scope: { controller: 'p1' } });
  it('happens as replaced, or not, as its opponent likes', () => {
    expect(played(ofP1, ['p2 replacer'], [replacer('p2')]).noted).toEqual(['first', 'replacer']);
    expect(played(ofP1, ['p2 none'], [replacer('p2')]).noted).toEqual(['first', 'replaceable']);
  });
  it('is gone with its player, with the question that it led to', () => {
    expect(played(ofP1, ['p1 leaves'], [replacer('p2')])).toEqual({ asked: ['p2', 'p3'], came: null, noted: [] });
  });
  it('happens unreplaced when the seat leaves that may replace it', () => {
    const result = played(ofP1, ['p2 leaves'], [replacer('p2')]);
    expect(result).toMatchObject({ noted: ['first', 'replaceable'], came: 'resolved' });
  });
  it('happens as the first replacement says when the seat leaves that should choose one', () => {
    const result = played(ofP1, ['p2 leaves'], [replacer(null, 'one'), replacer(null, 'other')]);
    expect(result).toMatchObject({ noted: ['first', 'one'], came: 'resolved' });
  });
});

describe('a seat that has left', () => {
  it('is asked nothing, and nothing happens to it', () => {
    expect(played(later.with({}), ['p2 leaves', 'p1 a'])).toEqual({
      asked: ['p1', 'p3'],
      came: 'over',
      noted: ['a', 'of p3'],
    });
  });
});
