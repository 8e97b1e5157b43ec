/** Short ways to play FF-TCG at a table: casting what costs nothing, the stack, and a response. */
import { activated, breaking, draw, target, whenever, type Effect } from './fftcg-abilities.js';
import { backup, bothPass, forward, PASS, summon } from './fftcg.js';
import type { Table } from './table.js';

export const cast = (at: Table, card: string): Table => at.answer('p1', { action: 'cast-character', card });
export const castSummon = (at: Table, card: string): Table => at.answer('p1', { action: 'cast-summon', card });

/** What is on the stack by the card that it comes from, the bottom first. */
export const stackOf = (at: Table): readonly string[] =>
  (at.state.zones['stack'] ?? []).map((id) => at.state.objects[id]?.definition ?? '');

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
