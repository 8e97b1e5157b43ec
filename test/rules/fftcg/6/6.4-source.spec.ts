import { expect, it } from 'vitest';
import { aimed, arriving, cast, SNIPER, snipe, sniper, stackOf } from '../../../support/fftcg-play.js';
import { bothPass, fftcgTable } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 6.4.2', () => {
  it('resolves although its source has gone', () => {
    const at = aimed();
    expect(at.exists('marksman')).toBe(false);
    at.expectHappened('damageDealt', { object: 'wall' }).expectHappened('abilityTaken', { cites: '6.4.2' });
  });

  it('resolves an auto-ability whose source was broken in response', () => {
    const at = cast(
      fftcgTable({ p1: { hand: [{ card: 'arriving', as: 'new' }] }, p2: SNIPER }, [arriving({}), sniper]),
      'new',
    );
    snipe(at, at.find('p1', 'field', 'arriving'));
    expect([at.cards('p1', 'field'), stackOf(at)]).toEqual([[], ['arriving']]);
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
  });
});
