import type { Draft } from '../game/draft.js';
import type { JsonRecord } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import type { Decision } from '../state/decision.js';
import type { Seat } from '../state/state.js';

/** A decision as it is shown to the player who must make it. */
export type OpenDecision = {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
  readonly prompt: string;
  readonly cites: readonly Citation[];
  readonly about: string | null;
  /** What the player must see in order to decide and the board does not show. */
  readonly shows?: JsonRecord;
};

export const openDecision = (draft: Draft, { id, seat, kind, params, cites, about }: Decision): OpenDecision => {
  const asked = draft.rules.decisions[kind];
  const shows = asked?.shows?.(draft, params);
  return {
    id,
    seat,
    kind,
    prompt: asked?.prompt ?? kind,
    cites,
    about: about ?? null,
    ...(shows !== undefined && { shows }),
  };
};
