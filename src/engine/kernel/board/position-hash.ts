import { canonicalJson, isList, isRecord, sha256Hex, type Json, type JsonRecord } from '../json/index.js';
import type { GameState, ObjectId } from '../state/state.js';

/**
 * A hash of the position that depends neither on the build nor on the ids that it gave out: zones with their objects
 * renumbered in zone order, statuses, players, turn, effects, and open decisions; no frames, no ids, no timestamps. The
 * same actions on another build must lead to the same chain of hashes; a repeated one shows a loop.
 *
 * The SHA-256 of its canonical JSON: everything here is made for this one hash, so no part can be reused, and `digest`,
 * which remembers parts, would cost three times as much.
 */
export const positionHash = (state: GameState): string => {
  const names = renumbered(state);
  const rename = (value: Json): Json => {
    if (typeof value === 'string') return names.get(value) ?? value;
    if (isList(value)) return value.map(rename);
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rename(part)]))
      : value;
  };
  const object = (id: ObjectId): JsonRecord => {
    const { owner, controller, cards, definition, marks, seenBy, untold, waiting } = state.objects[id] ?? MISSING;
    return {
      owner,
      controller,
      cards: cards.map((card) => state.cards[card]?.definition ?? ''),
      definition,
      marks: rename(marks),
      seenBy: seenBy ?? [],
      ...(untold === true && { untold }),
      ...(waiting !== undefined && {
        waiting: rename({ ability: waiting.ability, source: waiting.source, bindings: waiting.bindings }),
      }),
    };
  };
  const position = {
    ruleset: state.ruleset,
    cardSet: state.cardSet,
    outcome: state.outcome,
    players: state.players,
    turn: state.turn,
    zones: Object.fromEntries(Object.entries(state.zones).map(([zone, ids]) => [zone, ids.map(object)])),
    effects: state.effects.map(({ controller, source, until, does }) => rename({ controller, source, until, does })),
    triggered: state.triggered.map(({ ability, source, controller, bindings }) =>
      rename({ ability, source, controller, bindings }),
    ),
    pending: state.pending.map(({ seat, kind, params, about }) => rename({ seat, kind, params, about: about ?? null })),
    ...(state.chance?.awaiting !== undefined && { awaiting: rename(state.chance.awaiting) }),
  };
  return sha256Hex(canonicalJson(position));
};

const MISSING = {
  owner: '',
  controller: '',
  cards: [],
  definition: '',
  marks: {},
  seenBy: [],
  untold: false,
  waiting: undefined,
};

/** Names of the objects by their place, for comparing states that are the same except for ids. */
export const renumbered = (state: Pick<GameState, 'zones'>): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const zone of Object.keys(state.zones).sort()) {
    for (const id of state.zones[zone] ?? []) names.set(id, `#${names.size + 1}`);
  }
  return names;
};
