import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { activate, endTurn, ink, play, quest } from '../../../support/lorcana-actions.js';
import { character, lorcanaTable } from '../../../support/lorcana.js';

const placed = (as: string, card: string, marks: JsonRecord = {}) => ({ card, as, ...marks });

describe('Alma Madrigal - Family Matriarch (4-2)', () => {
  const at = () =>
    lorcanaTable({ p1: { hand: [placed('alma', '4-2')], inkwell: 9, deck: ['1-22', '4-40', '1-12', '1-20'] } })
      .answer('p1', play('alma'))
      .answer('p1', 'yes');

  it('shows a Madrigal from the deck and shuffles the deck beneath it', () => {
    const after = at();
    after.answer('p1', [after.find('p1', 'deck', '4-40')]).expectHappened('revealed', { cards: ['4-40'] });
    after.expectHappened('shuffled', { count: 3 });
    expect(after.cards('p1', 'deck')[0]).toBe('4-40');
    expect([...after.cards('p1', 'deck')].sort()).toEqual(['1-12', '1-20', '1-22', '4-40']);
  });
  it('may fail to find, and shuffles all the same', () => {
    at().answer('p1', []).expectNotHappened('revealed').expectHappened('shuffled', { count: 4 });
  });
});

describe('Golden Harp - Enchanter of the Land (4-11)', () => {
  const at = (hand: readonly string[] = []) =>
    lorcanaTable({
      p1: { hand: hand.map((card) => placed('card', card)), inkwell: 5, play: [placed('harp', '4-11')] },
    });

  it('is banished at the end of a turn of yours without a song', () => {
    at().answer('p1', endTurn).expectHappened('banished', { object: 'harp' });
  });
  it('stays after a song, and in the turns of others', () => {
    const after = at(['1-64']).answer('p1', play('card')).answer('p1', endTurn).expectNotHappened('banished');
    after.answer('p2', endTurn).expectNotHappened('banished');
  });
});

describe('Sign the Scroll (4-30)', () => {
  const at = (...hand: readonly string[]) =>
    lorcanaTable({ p1: { hand: [placed('scroll', '4-30')], inkwell: 3 }, p2: { hand: [...hand] } }).answer(
      'p1',
      play('scroll'),
    );

  it('gives 2 lore for an opponent who does not discard', () => {
    expect(at('1-22').expectDecision({ p2: 'may' }).answer('p2', 'no').player('p1')['lore']).toBe(2);
  });
  it('gives nothing for one who does', () => {
    const after = at('1-22').answer('p2', 'yes');
    after.answer('p2', [after.find('p2', 'hand', '1-22')]);
    expect([after.player('p1')['lore'], after.cards('p2', 'discard')]).toEqual([0, ['1-22']]);
  });
  it('gives 2 lore for one who has no card to discard', () => {
    expect(at().answer('p2', 'yes').player('p1')['lore']).toBe(2);
  });
});

describe('Atlantica - Concert Hall (4-33)', () => {
  const at = lorcanaTable({
    p1: {
      hand: [placed('song', '1-64')],
      inkwell: 0,
      play: [placed('hall', '4-33'), placed('here', '1-22', { at: 'hall' }), placed('away', '1-22')],
    },
  });
  const sing = (singer: string) => ({ action: 'play', card: 'song', pay: 'sing', singers: [singer] });

  it('lets a character of cost 1 sing a song of cost 3 there, and only there', () => {
    at.expectRefused('p1', sing('away'), 'sing.cost-too-low');
    at.answer('p1', sing('here')).expectHappened('sung', { object: 'here' });
    expect(at.facts('here').numbers['cost']).toBe(1);
  });
});

describe('Daisy Duck - Donald’s Date (5-16)', () => {
  const at = (top: string) =>
    lorcanaTable({ p1: { play: [placed('daisy', '5-16')] }, p2: { deck: [top, '1-20'] } }).answer('p1', quest('daisy'));

  it('lets an opponent take a character from the top to hand', () => {
    expect(at('1-22').expectDecision({ p2: 'may' }).answer('p2', 'yes').cards('p2', 'hand')).toEqual(['1-22']);
    expect(at('1-22').answer('p2', 'no').cards('p2', 'deck')).toEqual(['1-22', '1-20']);
  });
  it('puts any other card to the bottom', () => {
    expect(at('1-29').expectDecision({ p1: 'turnAction' }).cards('p2', 'deck')).toEqual(['1-20', '1-29']);
  });
});

describe('Blast from Your Past (5-28)', () => {
  it('takes all characters of the named name from the discard', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('song', '5-28')], inkwell: 6, discard: ['1-22', '1-21', '1-12', '1-29'] },
      p2: { discard: ['1-22'] },
    }).answer('p1', play('song'));
    at.expectDecision({ p1: 'nameCard' }).answer('p1', 'Stitch');
    expect([...at.cards('p1', 'hand')].sort()).toEqual(['1-21', '1-22']);
    expect([at.cards('p1', 'discard'), at.cards('p2', 'discard')]).toEqual([['1-12', '1-29', '5-28'], ['1-22']]);
  });
  it('takes none of another name', () => {
    const at = lorcanaTable({ p1: { hand: [placed('song', '5-28')], inkwell: 6, discard: ['1-22'] } });
    expect(at.answer('p1', play('song')).answer('p1', 'Moana').cards('p1', 'hand')).toEqual([]);
  });
});

describe('Lilo - Escape Artist (6-2)', () => {
  const at = (inkwell: number) =>
    lorcanaTable({ p1: { discard: [placed('lilo', '6-2')], inkwell } })
      .answer('p1', endTurn)
      .answer('p2', endTurn);

  it('may be played from the discard at the start of your turn, for her cost and exerted', () => {
    const after = at(9).expectDecision({ p1: 'may' }).answer('p1', 'yes').expectHappened('played', { pay: 'ink' });
    after.expectHappened('inkExerted');
    const lilo = after.find('p1', 'play', '6-2');
    expect(after.marks(lilo)).toEqual({ exerted: true, drying: true });
  });
  it('stays there if she cannot be paid for', () => {
    const after = at(0).answer('p1', 'yes').expectHappened('notPlayed');
    expect(after.cards('p1', 'discard')).toEqual(['6-2']);
  });
});

describe('Rescue Rangers Away! (6-29)', () => {
  it('weakens a character by the number of your characters, until your next turn', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('action', '6-29')], inkwell: 4, play: ['1-22', '1-22', '1-32'] },
      p2: { play: [placed('hades', '1-5')] },
    })
      .answer('p1', play('action'))
      .answer('p1', ['hades']);
    const printed = 6;
    expect(at.facts('hades').numbers['strength']).toBe(printed - 2);
    at.answer('p1', endTurn).answer('p2', endTurn);
    expect(at.facts('hades').numbers['strength']).toBe(printed);
  });
});

describe('Naveen’s Ukulele (6-31)', () => {
  it('lets a character count as costing 3 more to sing, this turn', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('song', '1-64')], inkwell: 1, play: [placed('ukulele', '6-31'), placed('stitch', '1-22')] },
    });
    const sing = { action: 'play', card: 'song', pay: 'sing', singers: ['stitch'] };
    at.expectRefused('p1', sing, 'sing.cost-too-low');
    at.answer('p1', activate('ukulele', 'tune-up')).answer('p1', sing).expectHappened('sung');
  });
});

describe('Perdita - Playful Mother (7-2)', () => {
  const at = () =>
    lorcanaTable({
      p1: {
        hand: [placed('puppy', '3-4'), placed('other', '3-4')],
        inkwell: 9,
        play: [placed('perdita', '7-2'), placed('pup', '3-4'), placed('stitch', '1-22')],
      },
    });

  it('gives Ward to your Puppies only', () => {
    expect(at().facts('pup').keywords).toEqual({ ward: 0 });
    expect(at().facts('stitch').keywords).toEqual({});
  });
  it('makes the next Puppy of the turn 2 cheaper, and only that one', () => {
    const after = at().answer('p1', quest('perdita')).answer('p1', play('puppy'));
    const [first] = after.log.filter(({ kind }) => kind === 'inkExerted');
    after.answer('p1', play('other'));
    const [second] = after.log.filter(({ kind }) => kind === 'inkExerted');
    expect([Number(first?.['count'] ?? 0), Number(second?.['count'])]).toEqual([0, 2]);
  });
});

describe('Mittens - Sassy Street Cat (7-9)', () => {
  const at = () =>
    lorcanaTable({
      p1: {
        hand: [placed('card', '1-22')],
        play: [placed('mittens', '7-9'), placed('simba', '1-20'), placed('stitch', '1-22')],
      },
    });

  it('makes your other characters with Bodyguard worth 1 more when a card is inked', () => {
    const after = at().answer('p1', ink('card'));
    expect(['mittens', 'simba', 'stitch'].map((one) => after.facts(one).numbers['lore'])).toEqual([2, 2, 1]);
    after.answer('p1', endTurn);
    expect(after.facts('simba').numbers['lore']).toBe(1);
  });
  it('does so once a turn', () => {
    const after = lorcanaTable({
      p1: {
        hand: [placed('card', '1-22'), '1-12'],
        play: [placed('mittens', '7-9'), placed('simba', '1-20'), placed('quill', '1-168')],
      },
    }).answer('p1', ink('card'));
    after.answer('p1', activate('quill', 'sign'));
    if (after.state.pending[0]?.kind === 'choose') after.answer('p1', [after.find('p1', 'hand', '1-12')]);
    after.expectHappened('inked').expectNotHappened('abilityPlaced');
    expect(after.facts('simba').numbers['lore']).toBe(2);
  });
  it('does nothing in the turn of an opponent', () => {
    const after = at().answer('p1', endTurn);
    expect(after.facts('simba').numbers['lore']).toBe(1);
  });
});

describe('The Glass Slipper (7-44)', () => {
  const at = (marks = {}) =>
    lorcanaTable({
      p1: { play: [placed('slipper', '7-44'), placed('prince', '1-20', marks)], deck: ['1-22', '1-14', '1-12'] },
    });

  it('finds a Princess for the slipper and a Prince', () => {
    const after = at().answer('p1', activate('slipper', 'find-her'));
    after.answer('p1', ['prince']);
    after.answer('p1', [after.find('p1', 'deck', '1-14')]).expectHappened('shuffled', { count: 2 });
    expect([after.cards('p1', 'hand'), after.cards('p1', 'discard')]).toEqual([['1-14'], ['7-44']]);
    expect(after.marks('prince')).toEqual({ exerted: true });
  });
  it('needs a ready Prince that is dry', () => {
    at({ exerted: true }).expectRefused('p1', activate('slipper', 'find-her'), 'cost.not-enough-cards');
    at({ drying: true }).expectRefused('p1', activate('slipper', 'find-her'), 'cost.not-enough-cards');
  });
});

describe('Koda - Talkative Cub (5-1)', () => {
  const at = () =>
    lorcanaTable({ p1: { lore: 5, play: ['5-1'] }, p2: { hand: [placed('ursula', '1-59')], inkwell: 9 } }, [], {
      turn: { active: 'p2' },
    });

  it('keeps your lore in the turns of others', () => {
    const after = at().answer('p2', play('ursula')).expectNotHappened('loreLost');
    expect(after.player('p1')['lore']).toBe(5);
  });
  it('does not keep it in your own', () => {
    const own = lorcanaTable({ p1: { lore: 5, play: ['5-1'] }, p2: { play: [placed('thief', 'thief')] } }, [
      character({
        id: 'thief',
        abilities: [
          {
            kind: 'triggered',
            name: 'steal',
            on: [{ event: 'turnEnding' }],
            effect: { do: 'lose-lore', amount: 1, of: 'opponents' },
          },
        ],
      }),
    ]);
    expect(own.answer('p1', endTurn).player('p1')['lore']).toBe(4);
  });
});

describe('Tramp - Street-Smart Dog (7-10)', () => {
  const at = (count: number) =>
    lorcanaTable({
      p1: {
        hand: [placed('tramp', '7-10'), '1-29'],
        inkwell: 9,
        play: Array.from({ length: count }, (_one, index) => placed(`friend${index}`, '1-22')),
      },
    });

  it('may draw a card for each other character, and then discards as many', () => {
    const after = at(2).answer('p1', play('tramp')).answer('p1', 'yes').expectDecision({ p1: 'choose' });
    const [a = '', b = ''] = after.state.zones['p1.hand'] ?? [];
    after.answer('p1', [a, b]);
    expect([after.cards('p1', 'hand').length, after.cards('p1', 'discard').length]).toEqual([1, 2]);
  });
  it('costs 1 less for each character', () => {
    const paid = (count: number) =>
      Number(
        at(count)
          .answer('p1', play('tramp'))
          .log.find(({ kind }) => kind === 'inkExerted')?.['count'],
      );
    expect(paid(1) - paid(3)).toBe(2);
  });
});
