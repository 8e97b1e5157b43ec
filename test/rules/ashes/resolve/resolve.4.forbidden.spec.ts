import { it } from 'vitest';
import { action, ally, ashesTable, reaction, ready } from '../../../support/ashes.js';
import { after, PASSES } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const DRAW = { do: 'draw', count: 1 } as const;
const forbidding = (event: string, where: object) =>
  ally({
    id: event,
    abilities: [{ kind: 'prohibition', name: event, on: { event, where: { seat: { seat: 'opponents' }, ...where } } }],
  });
const altar = ready({
  id: 'altar',
  cost: [{ pay: 'side' }],
  abilities: [{ kind: 'activated', name: 'pray', costs: [{ pay: 'side' }], effect: DRAW }],
});
const cards = [
  forbidding('spellPlayed', {}),
  forbidding('entered', { type: { equals: 'ready' } }),
  forbidding('abilityUsed', {}),
  altar,
  action({ id: 'trick', effect: DRAW }),
  reaction({ id: 'answer', reaction: after('entered', DRAW, { where: { seat: { seat: 'opponents' } } }) }),
];
const at = (silence: string) =>
  ashesTable(
    {
      p1: {
        hand: ['trick', 'altar', 'worker'].map((card) => ({ card, as: card })),
        spellboard: [{ card: 'altar', as: 'stone' }],
      },
      p2: { battlefield: [silence] },
    },
    cards,
  );

rule('Ashes resolve.4', () => {
  it('refuses what a text forbids, before anything is paid', () => {
    at('spellPlayed').expectRefused('p1', { action: 'play', card: 'trick' }, 'play.forbidden', 'resolve.4');
    at('entered').expectRefused('p1', { action: 'play', card: 'altar' }, 'play.forbidden', 'resolve.4');
    const activation = { action: 'activate', card: 'stone', ability: 'pray' };
    at('abilityUsed').expectRefused('p1', activation, 'ability.forbidden', 'resolve.4');
  });
  it('lets be what it does not speak of', () => {
    at('spellPlayed').answer('p1', { action: 'play', card: 'altar' }).expectHappened('entered', { type: 'ready' });
    at('entered').answer('p1', { action: 'play', card: 'worker' }).expectHappened('entered', { type: 'ally' });
    at('abilityUsed').answer('p1', { action: 'play', card: 'trick' }).expectHappened('spellPlayed');
    at('entered').answer('p1', { action: 'activate', card: 'stone', ability: 'pray' }).expectHappened('abilityUsed');
  });
  it('offers no reaction that is forbidden, and asks all the same', () => {
    const seats = (silence: string) =>
      ashesTable(
        {
          p1: { battlefield: [silence], hand: [{ card: 'worker', as: 'worker' }] },
          p2: { hand: [{ card: 'answer', as: 'answer' }] },
        },
        cards,
      ).answer('p1', { action: 'play', card: 'worker' });
    seats('spellPlayed').expectLegal('p2', PASSES);
    seats('worker').expectLegal('p2', [{ react: 'answer' }, ...PASSES]);
  });
});
