import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import {
  activate,
  card,
  challenge,
  damaged,
  endTurn,
  exerted,
  ink,
  play,
  quest,
  type Placed,
} from '../../../support/lorcana-actions.js';

/** p1's next turn begins. */
const nextTurn = (play: readonly Placed[]) =>
  lorcanaTable({ p1: { play: [...play] } }, [], { turn: { active: 'p2' } }).answer('p2', endTurn);

describe('Hiro Hamada - Robotics Prodigy (6-145)', () => {
  it('finds an item or a Robot and puts it on the shuffled deck, shown to all', () => {
    const deck = ['1-22', '6-156', '1-12', '1-32', '1-5'];
    const at = lorcanaTable({ p1: { inkwell: 2, deck, play: [card('6-145', 'hiro')] } }).answer(
      'p1',
      activate('hiro', 'build'),
    );
    const find = (id: string) => at.find('p1', 'deck', id);
    at.expectLegal('p1', [[], [find('6-156')], [find('1-32')]]).answer('p1', [find('6-156')]);
    at.expectHappened('revealed', { cards: ['6-156'] }).expectHappened('shuffled');
    expect([at.cards('p1', 'deck')[0], at.cards('p1', 'deck').toSorted()]).toEqual(['6-156', deck.toSorted()]);
  });
});

describe('Nick Wilde - Sly Fox (6-150)', () => {
  it('is not challenged while his player has an item', () => {
    const table = (...items: string[]) =>
      lorcanaTable({
        p1: { play: [card('1-12', 'mickey'), '1-32'] },
        p2: { play: [exerted('6-150', 'nick'), ...items] },
      });
    table('1-32').expectRefused('p1', challenge('mickey', 'nick'), 'challenge.prohibited');
    expect(table().answer('p1', challenge('mickey', 'nick')).exists('nick')).toBe(false);
  });
});

describe('Baymax - Personal Healthcare Companion (6-156)', () => {
  it('costs 1 less with an Inventor of his player', () => {
    const table = (own: string, theirs: string) =>
      lorcanaTable({ p1: { hand: [card('6-156', 'baymax')], inkwell: 2, play: [own] }, p2: { play: [theirs] } });
    expect(table('2-149', '1-22').answer('p1', play('baymax')).cards('p1', 'hand')).toEqual([]);
    table('1-22', '2-149').expectRefused('p1', play('baymax'), 'cost.not-enough-ink');
  });
  it('heals up to 1 of another character for 2 ink, as often as it is paid', () => {
    const at = lorcanaTable({
      p1: { inkwell: 4, play: [damaged('6-156', 'baymax', 2), damaged('1-12', 'mickey', 2)] },
    });
    for (const left of [1, 0]) {
      at.answer('p1', activate('baymax', 'soothe')).answer('p1', 1);
      expect(at.marks('mickey')['damage'] ?? 0).toBe(left);
    }
    at.expectRefused('p1', activate('baymax', 'soothe'), 'cost.not-enough-ink');
  });
});

describe('Baymax - Armored Companion (6-157)', () => {
  const treated = (amount: number) => {
    const at = lorcanaTable({ p1: { play: [damaged('6-157', 'baymax'), damaged('1-118', 'mulan', 3)] } });
    at.answer('p1', quest('baymax')).answer('p1', 'yes').expectLegal('p1', [0, 1, 2]).answer('p1', amount);
    return [at.player('p1')['lore'], at.marks('mulan')['damage']];
  };

  it('may heal up to 2 of another of his side, and gains 1 lore for each damage removed', () => {
    expect([treated(2), treated(1), treated(0)]).toEqual([
      [4, 1],
      [3, 2],
      [2, 3],
    ]);
  });
});

describe('Sail the Azurite Sea (6-163)', () => {
  it('lets a second card be inked this turn, and draws', () => {
    const at = lorcanaTable({
      p1: { hand: [card('6-163', 'sail'), card('1-22', 'one'), card('1-12', 'two'), card('1-5', 'three')], inkwell: 2 },
    }).answer('p1', ink('one'));
    at.expectRefused('p1', ink('two'), 'ink.once-per-turn').answer('p1', play('sail')).answer('p1', ink('two'));
    expect(at.cards('p1', 'hand')).toHaveLength(2);
  });
});

describe('Institute of Technology - Prestigious University (6-170)', () => {
  const institute = (id: string, here: boolean) => [
    card('6-170', 'institute'),
    { card: id, as: 'student', ...(here && { at: 'institute' }) },
  ];

  it('gives 1 willpower to Inventors here', () => {
    const willpower = (id: string, here: boolean) =>
      lorcanaTable({ p1: { play: institute(id, here) } }).facts('student').numbers['willpower'];
    expect([willpower('2-149', true), willpower('2-149', false), willpower('1-22', true)]).toEqual([7, 6, 2]);
  });
  it('gains 1 lore as its player’s turn begins, if somebody is here', () => {
    expect(nextTurn(institute('1-22', true)).player('p1')['lore']).toBe(1);
    expect(nextTurn(institute('1-22', false)).player('p1')['lore']).toBe(0);
  });
});

describe('Baymax’s Healthcare Chip (6-166)', () => {
  const treated = (other: string, mode: string) =>
    lorcanaTable({
      p1: { play: [card('6-166', 'chip'), other, damaged('1-118', 'mulan', 4)] },
      p2: { play: ['6-156'] },
    })
      .answer('p1', activate('chip', 'treat'))
      .expectLegal('p1', ['a-little', 'a-lot'])
      .answer('p1', mode);

  it('heals up to 1, or up to 3 beside a Robot of its player', () => {
    const healed = (at: ReturnType<typeof treated>) => at.answer('p1', ['mulan']).legal('p1');
    expect([healed(treated('1-22', 'a-little')), healed(treated('6-156', 'a-lot'))]).toEqual([
      [0, 1],
      [0, 1, 2, 3],
    ]);
    treated('1-22', 'a-lot').expectDecision({ p1: 'turnAction' });
  });
});
