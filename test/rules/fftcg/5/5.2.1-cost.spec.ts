import { expect, it } from 'vitest';
import { fftcgTable } from '../../../support/fftcg.js';
import { cards, named, paying } from '../../../support/fftcg-paying.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 5.2.1.2', () => {
  it('takes as many CP as the number of the crystal', () => {
    const at = paying('fire4', [], ['fire', 'fire', 'fire', 'fire']);
    at.expectRefused('p1', { b1: 'fire', b2: 'fire', b3: 'fire' }, 'payment.too-little', '5.2.1.2');
    at.expectLegal('p1', [{ b1: 'fire', b2: 'fire', b3: 'fire', b4: 'fire' }]);
  });
  it('refuses what cannot be paid, and nothing has changed', () => {
    const p1 = { hand: [{ card: 'fire4', as: 'it' }], field: named(['fire', 'fire', 'fire'], 'b') };
    const at = fftcgTable({ p1 }, cards);
    at.expectRefused('p1', { action: 'cast-character', card: 'it' }, 'cost.not-payable', '5.2.1.2');
    at.expectLegal('p1', [{ action: 'pass' }]);
  });
});

rule('FF-TCG 5.2.1.3', () => {
  it('gives 2 CP for a discarded card and 1 for a dulled Backup', () => {
    const at = paying('fire3', ['fire'], ['fire']).answer('p1', { h1: 'fire', b1: 'fire' });
    at.expectLog([
      { kind: 'cpPaid', cp: 3, cites: '11.2.1.1' },
      { kind: 'discarded', card: 'fire', cites: '5.2.1.3' },
      { kind: 'dulled', object: 'b1', cites: '5.2.1.3' },
      { kind: 'entered', card: 'fire3' },
    ]);
    expect(at.marks('b1')).toEqual({ dull: true });
    expect(at.cards('p1', 'break')).toEqual(['fire']);
  });
  it('takes no dull Backup, and no Light or Dark card from hand', () => {
    const p1 = {
      hand: [{ card: 'fire2', as: 'it' }, ...named(['light', 'dark', 'fire'], 'h')],
      field: [{ card: 'fire', as: 'b1', dull: true }],
    };
    const at = fftcgTable({ p1 }, cards).answer('p1', { action: 'cast-character', card: 'it' });
    at.expectRefused('p1', { h1: 'light' }, 'payment.light-or-dark', '5.2.1.3', '11.2.1.1');
    at.expectRefused('p1', { h2: 'dark' }, 'payment.light-or-dark', '5.2.1.3');
    at.expectRefused('p1', { b1: 'fire', h3: 'fire' }, 'payment.dull', '5.2.1.3');
    at.expectLegal('p1', [{ h3: 'fire' }]);
  });
  it('gives both CP of a card of several elements as the one that is announced', () => {
    const at = paying('both2', ['both'], ['fire']);
    at.expectRefused('p1', { h1: ['fire', 'water'] }, 'answer.shape');
    at.expectRefused('p1', { h1: 'fire' }, 'payment.element-missing', '11.4.6.1.2');
    at.expectRefused('p1', { h1: 'wind', b1: 'fire' }, 'payment.element', '5.2.1.3');
    at.expectLegal('p1', [{ h1: 'water', b1: 'fire' }]);
  });
  it('discloses nothing of a card that its player does not see by refusing it', () => {
    const p1 = { hand: [{ card: 'fire2', as: 'it' }, ...named(['fire'], 'h')], deck: named(['fire', 'light'], 'd') };
    const at = fftcgTable({ p1, p2: { hand: named(['fire', 'wind', 'dark'], 't') } }, cards);
    at.answer('p1', { action: 'cast-character', card: 'it' });
    for (const hidden of ['d1', 'd2', 't1', 't2', 't3']) {
      const { message, ...refusal } = at.refused('p1', { [hidden]: 'fire' });
      expect(refusal).toMatchObject({ code: 'answer.unknown-option' });
      expect(message).toBe(`${at.id(hidden)} is not a source.`);
    }
  });
  it('dulls Light and Dark Backups like others', () => {
    paying('noon', [], ['fire', 'water', 'wind', 'wind']).expectLegal('p1', [
      { b1: 'fire', b2: 'water', b3: 'wind', b4: 'wind' },
    ]);
    const at = paying('fire2', [], ['fire', 'dark']);
    at.expectLegal('p1', [{ b1: 'fire', b2: 'dark' }]);
  });
});

rule('FF-TCG 5.2.1.3.1', () => {
  it('leaves at most 1 CP over, and only by discarding', () => {
    const at = paying('fire3', ['fire', 'wind', 'wind'], ['fire', 'fire', 'fire', 'water']);
    at.answer('p1', { h1: 'fire', h2: 'wind' }).expectHappened('cpPaid', { cp: 3 });
    const four = paying('fire3', ['fire'], ['fire', 'fire', 'fire', 'water']);
    four.expectRefused(
      'p1',
      { b1: 'fire', b2: 'fire', b3: 'fire', b4: 'water' },
      'payment.surplus',
      '5.2.1.3.1',
      '11.4.6.1.4',
    );
    const three = paying('fire3', ['fire', 'wind', 'water']);
    three.expectRefused('p1', { h1: 'fire', h2: 'wind', h3: 'water' }, 'payment.surplus', '5.2.1.3.1');
  });
  it('lets a Backup be dulled beside a discard that leaves 1 over', () => {
    paying('fire2', ['fire'], ['wind']).expectLegal('p1', [{ h1: 'fire' }, { h1: 'fire', b1: 'wind' }]);
  });
});
