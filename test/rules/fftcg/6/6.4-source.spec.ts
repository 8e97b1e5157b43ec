import { expect, it } from 'vitest';
import { aimed } from '../../../support/fftcg-play.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 6.4.2', () => {
  it('resolves although its source has gone', () => {
    const at = aimed();
    expect(at.exists('marksman')).toBe(false);
    at.expectHappened('damageDealt', { object: 'wall' }).expectHappened('abilityTaken', { cites: '6.4.2' });
  });
});
