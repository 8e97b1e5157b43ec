/** Short ways to play FF-TCG at a table: casting what costs nothing, the stack, and a response. */
import { activated, breaking, draw, power, target, whenever, type Effect } from './fftcg-abilities.js';
import { backup, bothPass, fftcgTable, forward, PASS, summon } from './fftcg.js';
import type { Table } from './table.js';

export const cast = (at: Table, card: string): Table => at.answer('p1', { action: 'cast-character', card });
export const castSummon = (at: Table, card: string): Table => at.answer('p1', { action: 'cast-summon', card });

/** What is on the stack by the card that it comes from, the bottom first. */
export const stackOf = (at: Table): readonly string[] =>
  (at.state.zones['stack'] ?? []).map((id) => at.state.objects[id]?.definition ?? '');

/** The rules that the entries of a kind cite, one list for each of them; and those of the open decisions. */
export const citedBy = (at: Table, kind: string): readonly (readonly string[])[] =>
  at.log.filter((entry) => entry.kind === kind).map(({ cites }) => cites.map(({ rule }) => rule));
export const askedBy = (at: Table): readonly string[] =>
  at.state.pending.flatMap(({ cites }) => cites.map(({ rule }) => rule));

export const plain = forward({ id: 'plain', generic: true });
export const bolt = summon({ id: 'bolt', cost: 0, targets: [target()], effect: breaking() });

/** A Forward for nothing that does something when it enters. */
export const arriving = (more: Parameters<typeof whenever>[2], effect: Effect = draw()) =>
  forward({ id: 'arriving', cost: 0, abilities: [whenever('entered', effect, more)] });

/** A Backup of the opponent that breaks what it likes in response. */
export const sniper = backup({ id: 'sniper', abilities: [activated('snipe', breaking(), { targets: [target({})] })] });
export const SNIPER = { field: [{ card: 'sniper', as: 'sniper' }] };
export const snipe = (at: Table, victim: string): Table => {
  at.answer('p1', PASS).answer('p2', { action: 'use-ability', source: 'sniper', ability: 'snipe' });
  return bothPass(at.answer('p2', [victim]));
};

const marksman = forward({
  id: 'marksman',
  power: 6000,
  abilities: [
    activated(
      'aim',
      { do: 'deal', objects: 'target', amount: { number: 'power', of: 'self' } },
      { targets: [target({ is: ['forward'], of: 'opponents' })] },
    ),
  ],
});
/** A Forward has used an ability that deals damage as its power was, and was broken in response. */
export const aimed = (): Table => {
  const p1 = {
    field: [
      { card: 'marksman', as: 'marksman' },
      { card: 'captain', as: 'captain' },
    ],
  };
  const captain = backup({
    id: 'captain',
    abilities: [{ kind: 'static', name: 'lead', affects: { is: ['forward'], of: 'you' }, changes: [power(2000)] }],
  });
  const p2 = { field: [...SNIPER.field, { card: 'wall', as: 'wall' }] };
  const at = fftcgTable({ p1, p2 }, [marksman, captain, sniper, forward({ id: 'wall', power: 9000 })]);
  at.answer('p1', { action: 'use-ability', source: 'marksman', ability: 'aim' }).answer('p1', ['wall']);
  return bothPass(snipe(at, 'marksman'));
};
