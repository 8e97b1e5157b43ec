/**
 * A player who chooses among hidden cards learns nothing from the question: cards that lie in no order are all
 * equivalent, under ids that nobody has read before, in a random order. Everything under way keeps referring to the
 * same cards.
 */
import { describe, expect, it } from 'vitest';
import type { Effect, GameState, Json, JsonRecord, Rules, Seat } from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const theirs = { zone: 'hand', of: 'opponents' } as const;
const steps = (id: string, ...of: readonly Effect[]) => spell(id, { do: 'sequence', of });
const choosing = (from: JsonRecord, as = 'picked', max = 1): Effect => ({ do: 'choose', from, min: 1, max, as });
const toPlay: Effect = { do: 'put', objects: 'picked', to: 'play' };
const seeAll: readonly Effect[] = [
  { do: 'all', from: theirs, as: 'all' },
  { do: 'look-at', objects: 'all' },
];
const cards = [
  ...['sun', 'moon', 'star', 'rock'].map((id) => unit(id)),
  steps('grab', choosing(theirs), toPlay),
  steps('grab-units', choosing({ ...theirs, is: ['unit'] }), toPlay),
  steps('pry', ...seeAll, choosing({ ...theirs, is: ['unit'] }), toPlay),
  steps('mark', ...seeAll, choosing({ ...theirs, named: 'moon' }, 'first'), choosing(theirs, 'second', 3), {
    do: 'put',
    objects: 'first',
    to: 'play',
  }),
  steps('dig', { do: 'top-of-deck', count: 3, as: 'top' }, choosing({ zone: 'deck', bound: 'top' }), toPlay),
];

type Table = ReturnType<typeof toyTable>;

const open = (hand: readonly string[], ...spells: readonly string[]): Table =>
  toyTable(bagToy(), cards, {
    p1: { hand: spells.map((card) => ({ card, as: card })) },
    p2: { hand, deck: ['sun', 'sun', 'moon'] },
    p3: { hand: ['rock'] },
  });
const cast = (at: Table, card: string): Table => at.answers('p1', { action: 'play', card });

type Offered = { readonly id: string; readonly same?: string; readonly tags?: { readonly card?: Json } };
const offered = ({ rules, state }: { readonly rules: Rules; readonly state: GameState }, seat: Seat = 'p1') => {
  const decision = state.pending.find((one) => one.seat === seat && one.kind === 'choose');
  const legal = decision === undefined ? null : rules.legalAnswers(state, decision.id, 100);
  if (legal?.space.kind !== 'some') throw new Error(`${seat} is not asked to choose: ${JSON.stringify(state.pending)}`);
  return { options: legal.space.options as readonly Offered[], answers: legal.answers };
};
const faces = ({ state }: Table, ids: readonly string[]) => ids.map((id) => state.objects[id]?.definition);
const idsOf = ({ options }: ReturnType<typeof offered>) => options.map(({ id }) => id);

describe('a choice among cards that the player who chooses does not see', () => {
  it('lists one of them, whatever they are, and discloses none', () => {
    for (const hand of [
      ['sun', 'sun', 'sun'],
      ['sun', 'moon', 'star'],
    ]) {
      const { options, answers } = offered(cast(open(hand, 'grab'), 'grab'));
      const of = (seat: string) => options.filter(({ same }) => same?.startsWith(seat));
      expect([of('p2').length, of('p3').length, answers.length]).toEqual([3, 1, 2]);
      expect(new Set(options.map(({ same }) => same)).size).toBe(2);
      expect(JSON.stringify(options)).not.toMatch(/sun|moon|star|rock/);
    }
  });

  it('is not made by what they are', () => {
    const at = cast(open(['sun', 'grab'], 'grab-units'), 'grab-units');
    expect(offered(at)).toEqual({ options: [], answers: [[]] });
  });

  it('distinguishes places where they lie in an order, but no faces', () => {
    const at = toyTable(bagToy(), cards, {
      p1: { hand: [{ card: 'dig', as: 'dig' }], deck: ['sun', 'sun', 'moon'] },
      p2: {},
    });
    const { options, answers } = offered(cast(at, 'dig'));
    expect(options).toEqual((at.state.zones['p1.deck'] ?? []).slice(0, 3).map((id) => ({ id })));
    expect(answers).toHaveLength(3);
  });

  it('offers them under new ids and in an order that chance made, so that nobody follows one', () => {
    const before = open(['sun', 'moon', 'star'], 'grab');
    const known = before.state.zones['p2.hand'] ?? [];
    const at = cast(before, 'grab');
    expect(idsOf(offered(at)).filter((id) => known.includes(id))).toEqual([]);
    expect([...faces(at, at.state.zones['p2.hand'] ?? [])].sort()).toEqual(['moon', 'star', 'sun']);
    const orders = new Set(
      Array.from({ length: 12 }, (_, more) => {
        const other = cast(
          open(['sun', 'moon', 'star', ...Array.from({ length: more }, () => 'rock')], 'grab'),
          'grab',
        );
        const hand = faces(other, other.state.zones['p2.hand'] ?? []);
        return hand.filter((face) => face !== 'rock').join();
      }),
    );
    expect(orders.size).toBeGreaterThan(2);
  });
});

describe('a choice among cards that were looked at', () => {
  it('names the face of each, and makes those one that are alike', () => {
    const { options, answers } = offered(cast(open(['sun', 'sun', 'moon'], 'pry'), 'pry'));
    expect(options.map(({ tags }) => tags?.card).toSorted()).toEqual(['moon', 'rock', 'sun', 'sun']);
    expect(answers).toHaveLength(3);
  });

  it('does not say which of them a third player has looked at as well', () => {
    const at = toyTable(bagToy(), cards, {
      p1: { hand: [{ card: 'pry', as: 'pry' }] },
      p2: { hand: ['sun', 'sun'] },
      p3: {},
    });
    const [id = ''] = at.state.zones['p2.hand'] ?? [];
    const object = at.state.objects[id];
    if (object === undefined) throw new Error('a card is in hand');
    const state = { ...at.state, objects: { ...at.state.objects, [id]: { ...object, seenBy: ['p3'] } } };
    const answers = [{ answer: { action: 'play', card: at.id('pry') } }];
    const played = at.rules.decide(state, { kind: 'answer', seat: 'p1', answers });
    if (played.kind === 'rejected') throw new Error(played.message);
    const { options } = offered({ rules: at.rules, state: played.state });
    expect(new Set(options.map(({ same }) => same)).size).toBe(1);
    expect(JSON.stringify(options)).not.toContain('p3');
  });
});

describe('what is under way', () => {
  it('means the same card after the others were mixed with it', () => {
    const at = cast(open(['sun', 'moon', 'star'], 'mark'), 'mark');
    const [moon] = offered(at).options;
    at.answers('p1', [moon?.id ?? '']);
    const [answer = null] = offered(at).answers;
    at.answers('p1', answer);
    expect(at.cards('p2.play').concat(at.cards('p1.play'))).toEqual(['moon']);
  });

  it('is asked with new ids after a rewind: knowing the consequences of an id does not help', () => {
    const at = cast(open(['sun', 'moon', 'star'], 'grab'), 'grab');
    const to = at.state;
    const [id = ''] = idsOf(offered(at));
    at.answers('p1', [id]);
    const { state } = at.rules.rewind({ to, from: at.state, number: 1 });
    const again = idsOf(offered({ rules: at.rules, state }));
    expect(again).toHaveLength(4);
    expect(again.filter((other) => idsOf(offered({ rules: at.rules, state: to })).includes(other))).toEqual([]);
  });
});
