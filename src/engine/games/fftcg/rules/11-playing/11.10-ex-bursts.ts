import {
  holds,
  isAbility,
  isRecord,
  nodeAt,
  objectIn,
  type AbilityRef,
  type Announcement,
  type Citation,
  type DecisionKind,
  type Game,
  type GameEvent,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { cardOf } from '../../state.js';
import { isReached, rulesOfReaching } from '../15-keywords/15.2.6-damage-abilities.js';

/** Asked as the card comes up: where it has a damage value, that is reached with this very card (15.2.6.3.1). */
export const mayBurst = (game: Game, id: ObjectId): boolean => {
  const object = objectIn(game, id);
  const { exBurst } = cardOf(game, id);
  if (object === undefined || exBurst === undefined) return false;
  return isReached(game, object.controller, exBurst.damage);
};

export const questionOf = (game: Game, seat: Seat, burst: ObjectId, moment: Citation) => {
  const timed = rulesOfReaching(cardOf(game, burst).exBurst?.damage);
  const cites = [fftcg('11.10.2'), moment, ...timed];
  return { seat, kind: 'exBurst', params: {}, cites, about: burst };
};

/** 11.10.2: optional, free of cost, and without responses. */
export const exBurstDecision: DecisionKind<Record<string, never>> = {
  kind: 'exBurst',
  prompt: 'Use the EX Burst?',
  space: () => ({ kind: 'one', options: [{ id: 'yes' }, { id: 'no' }] }),
};

export const usingBurst = (seat: Seat, object: ObjectId): GameEvent => ({
  kind: 'exBurstUsed',
  cites: [fftcg('11.10.3'), fftcg('11.10.2')],
  object,
  seat,
});

/**
 * 11.10.3: all that a Summon says; of a Character the one auto-ability. Numbers are divided as always (11.3.6,
 * 11.8.12).
 */
export const announcementOf = (game: Game, seat: Seat, id: ObjectId): Announcement | null => {
  const card = cardOf(game, id);
  const divisions = [fftcg('11.10.3'), fftcg(card.type === 'summon' ? '11.3.6' : '11.8.12')];
  const cites = { modes: [fftcg('11.10.3')], targets: [fftcg('11.10.3')], divisions };
  const source = { object: id, definition: card.id };
  const at = placeOf(card);
  return at === null ? null : { at, source, controller: seat, bindings: {}, cites };
};

/** The event of the auto-ability is waived, its condition ("if") is not. */
export const isApplicable = (game: Game, { at, source, controller, bindings }: Announcement): boolean => {
  const node = nodeAt(game.rules, at);
  if (!isRecord(node) || !isAbility(node) || node.kind !== 'triggered' || node.if === undefined) return true;
  return holds(game, node.if, { source: source.object, controller, bindings });
};

const placeOf = (card: ReturnType<typeof cardOf>): AbilityRef | null => {
  if (card.type === 'summon') return { definition: card.id, path: [] };
  const index = card.abilities.findIndex((ability) => 'name' in ability && ability.name === card.exBurst?.ability);
  return index < 0 ? null : { definition: card.id, path: ['abilities', index] };
};
