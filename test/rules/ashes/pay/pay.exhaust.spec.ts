import { expect, it } from 'vitest';
import { ashesTable, ready } from '../../../support/ashes.js';
import { DRAW } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const rite = (id: string, always: boolean) =>
  ready({
    id,
    abilities: [
      {
        kind: 'activated',
        name: 'call',
        ...(always && { always }),
        costs: [{ pay: 'side' }, { pay: 'exhaust' }],
        effect: DRAW,
      },
    ],
  });
const cards = [rite('rite', false), rite('ember', true)];
const at = (card: string, exhaustion = 0) =>
  ashesTable({ p1: { spellboard: [{ card, as: card, ...(exhaustion > 0 && { exhaustion }) }] } }, cards);
const call = (card: string) => ({ action: 'activate', card, ability: 'call' });

rule('Ashes pay.exhaust', () => {
  it('places a token on the card itself', () => {
    const table = at('rite').answer('p1', call('rite'));
    table.expectHappened('exhausted', { object: 'rite', count: 1, now: 1, cites: 'pay.exhaust' });
    expect(table.marks('rite')).toEqual({ exhaustion: 1 });
  });
  it('cannot be paid by an exhausted card: it has no such text', () => {
    at('rite', 1).expectRefused('p1', call('rite'), 'ability.none', 'exhaust.1');
  });
  it('is paid again, with one more token, for an inexhaustible effect', () => {
    expect(at('ember', 1).answer('p1', call('ember')).marks('ember')).toEqual({ exhaustion: 2 });
  });
});

rule('Ashes pay.main', () => {
  it('is paid by nobody in the turn of another', () => {
    const table = ashesTable({ p1: {}, p2: { hand: [{ card: 'worker', as: 'worker' }] } });
    expect(table.refused('p2', { action: 'play', card: 'worker' }).code).toBe('decision.none');
    table
      .answer('p1', { action: 'pass' })
      .answer('p1', { action: 'end' })
      .answer('p2', { action: 'play', card: 'worker' });
    table.expectHappened('actionTaken', { seat: 'p2', action: 'main', cites: 'pay.main' });
  });
});
