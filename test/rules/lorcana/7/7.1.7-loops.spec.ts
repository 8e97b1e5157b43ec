/** 7.1.7: a loop is repeated as often as named, at once; one that nobody can stop ends the record for a judge. */
import { expect, it } from 'vitest';
import { LIMITS, type Json } from '../../../../src/engine/index.js';
import { character, item, lorcanaTable } from '../../../support/lorcana.js';
import { activated, chosen, deal, gain, may, sequence, whenever } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const ready = { do: 'ready', objects: 'self' } as const;
const exert = [{ pay: 'exert' }] as const;

/** Grinds damage onto a chosen character of an opponent, and is ready again. */
const wheel = item({
  id: 'wheel',
  abilities: [activated('turn', [...exert], sequence(chosen({ of: 'opponents', is: ['character'] }, deal(1)), ready))],
});
const purse = item({ id: 'purse', abilities: [activated('open', [...exert], sequence(gain(), ready))] });
/** Comes back to the hand each time it is played. */
const boomerang = item({
  id: 'boomerang',
  cost: 0,
  abilities: [whenever('played', { do: 'put', objects: 'self', zone: 'hand' })],
});
/** Two triggers, whose order its player chooses each time. */
const chime = (id: string) =>
  item({ id, abilities: [whenever('exerted', gain(), { object: { object: { named: 'bell' } } })] });
const bell = item({ id: 'bell', abilities: [activated('ring', [...exert], ready)] });
const heckler = character({
  id: 'heckler',
  abilities: [whenever('readied', may(gain()), { object: { object: { named: 'wheel' } } })],
});
const rock = character({ id: 'rock', willpower: 99 });
/** Beside it the choice is one. */
const pebble = character({ id: 'pebble', willpower: 99 });
const dove = character({ id: 'dove', willpower: 3 });
const cards = [wheel, purse, boomerang, chime('ding'), chime('dong'), bell, heckler, rock, pebble, dove];

const TURN = { action: 'activate', source: 'wheel', ability: 'turn' };
const GRIND: readonly Json[] = [TURN, ['rock']];
const END = { action: 'end-turn' };

const p1 = { play: [{ card: 'wheel', as: 'wheel' }] };
const p2 = { play: [{ card: 'rock', as: 'rock' }, 'pebble'] };
const grinding = (more: Parameters<typeof lorcanaTable>[0] = {}) => lorcanaTable({ p1, p2, ...more }, cards);

const withIds = (at: Table, value: Json): Json => {
  if (typeof value === 'string') return at.id(value);
  if (Array.isArray(value)) return value.map((part: Json) => withIds(at, part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withIds(at, part)]));
};
const proposal = (at: Table, round: readonly Json[], times: number, seat = 'p1') => ({
  kind: 'repeat' as const,
  seat,
  round: round.map((answer) => withIds(at, answer)),
  times,
});
const propose = (at: Table, round: readonly Json[], times: number) => at.command(proposal(at, round, times));
const refused = (at: Table, round: readonly Json[], times: number, seat?: string) => {
  const { code, cites } = at.refusedCommand(proposal(at, round, times, seat));
  return [code, ...cites.map((cite) => cite.rule)];
};
const byHand = (at: Table, round: readonly Json[], times: number) => {
  for (let n = 0; n < times; n += 1) for (const answer of round) at.answer('p1', answer);
  return at;
};

rule('Lorcana 7.1.7', () => {
  it('repeats a round as often as agreed, with the result of playing it out', () => {
    const at = propose(grinding(), GRIND, 12);
    at.expectLog([{ kind: 'repetitionProposed', seat: 'p1', times: 12, cites: '7.1.7' }]);
    at.expectDecision({ p2: 'consent' }).expectLegal('p2', ['yes', 'no']).answer('p2', 'yes');
    at.expectHappened('repetitionAgreed', { seat: 'p1', times: 12, cites: '7.1.7' });
    at.expectHappened('repetitionEnded', { seat: 'p1', times: 12, done: 12, cites: '7.1.7' });
    expect(at.log.filter(({ kind }) => kind === 'damageDealt')).toHaveLength(12);
    expect(at.marks('rock')).toEqual({ damage: 12 });
    const played = byHand(grinding(), GRIND, 12);
    expect(at.rules.positionHash(at.state)).toBe(at.rules.positionHash(played.state));
  });

  it('shows the asked players what they agree to', () => {
    const at = propose(grinding(), GRIND, 2);
    const [open] = at.rules.decisions(at.state);
    expect(open).toMatchObject({ seat: 'p2', kind: 'consent', cites: [{ rule: '7.1.7' }] });
    expect(open?.shows).toEqual({ by: 'p1', round: GRIND.map((answer) => withIds(at, answer)), times: 2 });
  });

  it('does nothing where one player does not agree, and goes on as if nothing had been proposed', () => {
    const before = grinding();
    const at = propose(grinding(), GRIND, 12).answer('p2', 'no');
    at.expectLog([{ kind: 'repetitionRefused', seat: 'p2', by: 'p1', cites: '7.1.7' }]);
    expect(at.rules.positionHash(at.state)).toBe(before.rules.positionHash(before.state));
    at.answer('p1', TURN);
  });

  it('asks one player after another to the left, up to the first who does not agree', () => {
    const at = propose(grinding({ p3: {}, p4: {} }), GRIND, 2);
    at.expectDecision({ p2: 'consent' }).answer('p2', 'yes').expectNotHappened('repetitionAgreed');
    at.expectDecision({ p3: 'consent' }).answer('p3', 'no').expectHappened('repetitionRefused', { seat: 'p3' });
    at.expectDecision({ p1: 'turnAction' });
    expect(at.marks('rock')).toEqual({});
  });

  it('needs nothing of players who have left, whether before or while they are asked', () => {
    const at = propose(grinding({ p3: {}, p4: {} }).concede('p3'), GRIND, 2);
    at.expectDecision({ p2: 'consent' }).answer('p2', 'yes').expectDecision({ p4: 'consent' });
    at.concede('p4').expectHappened('repetitionEnded', { done: 2 }).expectDecision({ p1: 'turnAction' });
    expect(at.marks('rock')).toEqual({ damage: 2 });
  });

  it('falls with the player who proposed it', () => {
    const at = propose(grinding({ p3: {} }), GRIND, 2).concede('p1');
    at.expectNotHappened('repetitionAgreed').expectDecision({ p2: 'turnAction' });
    expect(at.marks('rock')).toEqual({});
  });

  it('must be followed by a new, different action', () => {
    const at = propose(grinding(), GRIND, 3).answer('p2', 'yes');
    at.expectLegal('p1', [END]).expectRefused('p1', TURN, 'repetition.same-action', '7.1.7');
    expect(refused(at, GRIND, 3)).toEqual(['repetition.same-action', '7.1.7']);
    at.answer('p1', END).answer('p2', END).answer('p1', TURN);
  });

  it('allows the action again once another was taken', () => {
    const at = lorcanaTable({ p1: { play: [...p1.play, { card: 'bell', as: 'bell' }] }, p2 }, cards);
    const ring = { action: 'activate', source: 'bell', ability: 'ring' };
    propose(at, GRIND, 3).answer('p2', 'yes').expectLegal('p1', [ring, END]);
    at.answer('p1', ring).expectLegal('p1', [ring, TURN, END]);
  });

  it.each([0, -1, 1.5, NaN, Infinity, LIMITS.repetitions + 1])('is not repeated %d times', (times) => {
    expect(refused(grinding(), GRIND, times)).toEqual(['repetition.times', '7.1.7']);
  });

  it('has a round of some answers, of which the first is legal now', () => {
    expect(refused(grinding(), [], 2)).toEqual(['repetition.round', '7.1.7']);
    expect(refused(grinding(), Array(LIMITS.answersInRound + 1).fill(TURN), 2)).toEqual(['repetition.round', '7.1.7']);
    expect(refused(grinding(), [['rock']], 2)[0]).toBe('answer.shape');
  });

  it('is proposed by the player who may act, while nothing is under way', () => {
    expect(refused(grinding(), GRIND, 2, 'p2')).toEqual(['repetition.not-at-rest', '7.1.7']);
    expect(refused(grinding().answer('p1', TURN), GRIND, 2)).toEqual(['repetition.not-at-rest', '7.1.7']);
    const proposed = propose(grinding(), GRIND, 2);
    expect(refused(proposed, GRIND, 2)).toEqual(['repetition.not-at-rest', '7.1.7']);
  });

  it('ends at an answer that is no longer legal, and keeps the rounds before', () => {
    const at = lorcanaTable({ p1, p2: { play: [{ card: 'dove', as: 'dove' }, ...p2.play] } }, cards);
    propose(at, [TURN, ['dove']], 9).answer('p2', 'yes');
    at.expectHappened('repetitionEnded', { done: 3, round: 4, answer: 2, why: 'not-legal' });
    expect([at.exists('dove'), at.marks('rock')]).toEqual([false, {}]);
    at.expectDecision({ p1: 'choose' });
  });

  it('ends where another player must decide', () => {
    const at = lorcanaTable({ p1, p2: { play: [...p2.play, 'heckler'] } }, cards);
    propose(at, GRIND, 9).answer('p2', 'yes');
    at.expectHappened('repetitionEnded', { done: 1, round: 2, answer: 1, why: 'another-decides', decides: 'p2' });
    expect(at.marks('rock')).toEqual({ damage: 1 });
    at.expectDecision({ p2: 'may' });
  });

  it('ends with the game', () => {
    const at = lorcanaTable({ p1: { lore: 15, play: [{ card: 'purse', as: 'purse' }] } }, cards);
    propose(at, [{ action: 'activate', source: 'purse', ability: 'open' }], 50).answer('p2', 'yes');
    at.expectHappened('repetitionEnded', { done: 5, times: 50, why: 'game-over' });
    expect(at.state.outcome).toMatchObject({ winners: ['p1'], reason: 'lore' });
  });

  it('follows a card that moves on the way, and shows the card of the hand that the round names', () => {
    const held = () => lorcanaTable({ p1: { hand: [{ card: 'boomerang', as: 'boomerang' }] } }, cards);
    const at = held();
    const round = [{ action: 'play', card: 'boomerang', pay: 'ink' }];
    propose(at, round, 5).expectHappened('repetitionProposed', {
      round: [{ action: 'play', card: 'boomerang', pay: 'ink' }],
    });
    at.answer('p2', 'yes').expectHappened('repetitionEnded', { done: 5 });
    expect(at.cards('p1', 'hand')).toEqual(['boomerang']);
    const played = held();
    for (let n = 0; n < 5; n += 1) {
      played.answer('p1', { action: 'play', card: played.find('p1', 'hand', 'boomerang'), pay: 'ink' });
    }
    expect(at.rules.positionHash(at.state)).toBe(played.rules.positionHash(played.state));
    const again = { action: 'play', card: at.find('p1', 'hand', 'boomerang'), pay: 'ink' };
    at.expectRefused('p1', again, 'repetition.same-action', '7.1.7');
  });

  it('shows others no id of a card in hand, where it is played and where it no longer can be', () => {
    const priced = item({
      id: 'priced',
      cost: 1,
      abilities: [whenever('played', { do: 'put', objects: 'self', zone: 'hand' })],
    });
    const at = lorcanaTable({ p1: { hand: [{ card: 'priced', as: 'priced' }], inkwell: 2 } }, [priced]);
    const proposed = propose(at, [{ action: 'play', card: 'priced', pay: 'ink' }], 5).log;
    const log = [...proposed, ...at.answer('p2', 'yes').log];
    at.expectHappened('repetitionEnded', { done: 2, round: 3, why: 'not-legal', rejection: 'cost.not-enough-ink' });
    const seen = JSON.stringify(at.rules.logFor(log, { kind: 'player', seat: 'p2' }));
    expect(seen).not.toContain(`"${at.id('priced')}"`);
  });

  it('orders abilities in the bag by the cards that they are of', () => {
    const play = ['bell', 'ding', 'dong'].map((card) => ({ card, as: card }));
    const at = lorcanaTable({ p1: { play } }, cards);
    propose(at, [{ action: 'activate', source: 'bell', ability: 'ring' }, 'dong'], 4).answer('p2', 'yes');
    at.expectHappened('repetitionEnded', { done: 4 });
    const order = at.log.filter(({ kind }) => kind === 'abilityTaken').map(({ card }) => card);
    expect(order).toEqual(Array(4).fill(['dong', 'ding']).flat());
  });

  it('hands a loop that nobody can stop to a judge, having come back to where it was', () => {
    const exertSelf = { do: 'exert', objects: 'self' } as const;
    const spinning = [activated('spin', [], exertSelf), whenever('exerted', ready), whenever('readied', exertSelf)];
    const flip = item({ id: 'flip', abilities: spinning });
    const at = lorcanaTable({ p1: { play: [{ card: 'flip', as: 'flip' }] } }, [flip]);
    at.answer('p1', { action: 'activate', source: 'flip', ability: 'spin' });
    at.expectHappened('loopFound', { by: 'repeated-position', bound: 'stepsBetweenDecisions', cites: '7.1.7' });
    expect(at.state.outcome).toMatchObject({ winners: [], draw: true, cites: [{ rule: '7.1.7' }] });
    expect(at.state.outcome?.reason).toMatch(
      /^a loop that nobody can stop, for a judge to decide: after \d+ steps all is as it was/,
    );
  });
});
