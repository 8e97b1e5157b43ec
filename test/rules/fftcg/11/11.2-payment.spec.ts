import { describe, expect, it } from 'vitest';
import { backup, fftcgTable, forward } from '../../../support/fftcg.js';
import { cards, named, paying } from '../../../support/fftcg-paying.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 11.2.1.1', () => {
  it('loses the CP that is left of each required element', () => {
    const at = paying('twin-spell', ['fire', 'water']);
    at.answer('p1', { h1: 'fire', h2: 'water' }).expectHappened('cpPaid', { cp: 2, cites: '11.2.1.1' });
    expect(at.player('p1')).toEqual({ crystals: 0 });
  });
  it('leaves no 2 CP of one element over', () => {
    const at = paying('spell2', ['fire', 'fire']);
    at.expectRefused('p1', { h1: 'fire', h2: 'fire' }, 'payment.surplus', '11.2.1.1', '11.3.7.1');
  });
  it('counts surplus by the required elements, not by those of the discarded card', () => {
    const at = paying('spell2', ['both', 'both']);
    at.expectRefused('p1', { h1: 'fire', h2: 'water' }, 'payment.surplus', '11.2.1.1');
  });
});

rule('FF-TCG 11.4.6.1.1', () => {
  it('takes one CP of the element of the card, and any for the rest', () => {
    const at = paying('fire3', ['fire'], ['water', 'water', 'water', 'fire']);
    at.expectRefused('p1', { b1: 'water', b2: 'water', b3: 'water' }, 'payment.element-missing', '11.4.6.1.1');
    at.answer('p1', { b1: 'water', b2: 'water', b4: 'fire' }).expectHappened('entered', { card: 'fire3' });
  });

  it('takes of a card of several elements the declared one', () => {
    const at = paying('fire2', ['both', 'water']);
    at.expectLegal('p1', [{ h1: 'fire' }]);
    at.expectRefused('p1', { h1: 'water' }, 'payment.element-missing', '11.4.6.1.1');
    at.expectRefused('p1', { h2: 'fire' }, 'payment.element');
    at.answer('p1', { h1: 'fire' }).expectHappened('cpPaid', { cp: 2 });
  });
});

rule('FF-TCG 11.4.6.1.2', () => {
  it('takes one CP of each element of the card', () => {
    const at = paying('both3', [], ['fire', 'fire', 'fire', 'water']);
    at.expectRefused('p1', { b1: 'fire', b2: 'fire', b3: 'fire' }, 'payment.element-missing', '11.4.6.1.2');
    at.expectLegal('p1', [{ b1: 'fire', b2: 'fire', b4: 'water' }]);
  });
  it('costs at least as many as the card has elements', () => {
    const at = paying('both1', [], ['fire', 'water']);
    at.expectRefused('p1', { b1: 'fire' }, 'payment.too-little');
    at.answer('p1', { b1: 'fire', b2: 'water' }).expectHappened('cpPaid', { cp: 2 });
  });
  it('costs nothing where the cost is 0', () => {
    const at = fftcgTable({ p1: { hand: [{ card: 'gift', as: 'it' }] } }, cards);
    at.answer('p1', { action: 'cast-character', card: 'it' }).expectLog([
      { kind: 'characterAnnounced', card: 'gift' },
      { kind: 'entered', card: 'gift' },
    ]);
  });
});

rule('FF-TCG 11.4.6.1.3', () => {
  it('takes CP of any elements for a Light card', () => {
    const at = paying('noon', ['fire', 'wind'], []).answer('p1', { h1: 'fire', h2: 'wind' });
    at.expectHappened('cpPaid', { cp: 4, cites: '11.4.6.1.3' });
  });

  it('takes as many as the card costs, and none of a Light or Dark card', () => {
    const at = paying('noon', ['fire', 'wind', 'light', 'dark'], []);
    at.expectRefused('p1', { h1: 'fire' }, 'payment.too-little');
    at.expectRefused('p1', { h1: 'fire', h3: 'light' }, 'payment.light-or-dark', '5.2.1.3');
    at.expectLegal('p1', [{ h1: 'fire', h2: 'wind' }]);
  });
});

rule('FF-TCG 11.4.6.1.4', () => {
  it('leaves 1 CP over for a card of one element', () => {
    paying('fire1', ['fire']).expectLegal('p1', [{ h1: 'fire' }]);
  });
  it('leaves 1 CP over of each element of a card of several', () => {
    const at = paying('both2', ['fire', 'water', 'wind']);
    at.expectLegal('p1', [{ h1: 'fire', h2: 'water' }]);
    const three = paying('both3', ['fire', 'fire', 'water']);
    three.expectRefused('p1', { h1: 'fire', h2: 'fire', h3: 'water' }, 'payment.surplus', '11.4.6.1.4');
  });
  it('counts by elements of the cost: cards of several elements leave no more over', () => {
    const at = paying('fire3', ['both', 'both'], ['fire', 'fire']);
    at.expectLegal('p1', [
      { h1: 'fire', h2: 'fire' },
      { h1: 'fire', h2: 'water' },
      { h1: 'fire', b1: 'fire', b2: 'fire' },
      { h1: 'fire', b1: 'fire' },
      { h1: 'water', b1: 'fire', b2: 'fire' },
      { h1: 'water', b1: 'fire' },
    ]);
    at.expectRefused('p1', { h1: 'fire', h2: 'water', b1: 'fire' }, 'payment.surplus', '11.4.6.1.4');
  });
});

describe('the payments of five Backups and eight cards in hand', () => {
  const elements = ['fire', 'water', 'wind', 'ice', 'earth'] as const;
  const many = [
    ...elements.map((element) => backup({ id: `backup-${element}`, elements: [element] })),
    ...Array.from({ length: 8 }, (_, index) =>
      forward({ id: `hand${index}`, elements: [elements[index % 5] ?? 'fire'] }),
    ),
    forward({ id: 'big', cost: 7 }),
  ];
  it('are all listed, equal ones once', () => {
    const p1 = {
      hand: [
        { card: 'big', as: 'it' },
        ...named(
          Array.from({ length: 8 }, (_, index) => `hand${index}`),
          'h',
        ),
      ],
      field: named(
        elements.map((element) => `backup-${element}`),
        'b',
      ),
    };
    const at = fftcgTable({ p1 }, many).answer('p1', { action: 'cast-character', card: 'it' });
    const [decision] = at.state.pending;
    const legal = at.rules.legalAnswers(at.state, decision?.id ?? '', 10_000);
    expect(legal?.complete).toBe(true);
    expect(legal?.count).toBeLessThan(1_500);
    const same = {
      hand: [
        { card: 'big', as: 'it' },
        ...named(
          Array.from({ length: 8 }, () => 'fire'),
          'h',
        ),
      ],
    };
    const equal = fftcgTable(
      {
        p1: {
          ...same,
          field: named(
            Array.from({ length: 5 }, () => 'fire'),
            'b',
          ),
        },
      },
      [...many, ...cards],
    );
    equal.answer('p1', { action: 'cast-character', card: 'it' });
    // So many discarded and so many dulled: 1+5, 2+3, 2+4, 3+1, 3+2, 4+0.
    expect(equal.legal('p1')).toHaveLength(6);
  });
});
