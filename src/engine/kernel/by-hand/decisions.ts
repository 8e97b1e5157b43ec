import { optionsOf } from '../board/equivalence.js';
import { isPublic } from '../board/visibility.js';
import type { Option } from '../choices/option.js';
import type { Space } from '../choices/space.js';
import { textsOf } from '../frames/result.js';
import type { DecisionKind } from '../game/decision-kind.js';
import { objectIn, objectOf, type Game } from '../game/draft.js';
import { type ManualAct } from '../game/manual-rules.js';
import type { JsonRecord } from '../json/index.js';
import type { Scope } from '../state/scope.js';
import type { Bindings } from '../state/state.js';
import { actNamed, objectsFor, playersFor, type Part } from './manual-act.js';

/** The answer of a player that ends the text: it has been carried out. */
export const END = 'end';

type Deciding = { readonly scope: Scope };
type Completing = Deciding & { readonly act: string; readonly part: Part };
type Confirming = Deciding & { readonly act: string; readonly given: Bindings };

const actDecision: DecisionKind<Deciding> = {
  kind: 'manualAct',
  prompt: 'What does the text do next?',
  space: (game, { scope }) => {
    const acts = game.rules.game.manual.acts.filter((act) => isPossible(game, act, scope));
    return { kind: 'one', options: [...acts.map(({ name }) => ({ id: name })), { id: END }] };
  },
};

const isPossible = (game: Game, act: ManualAct, scope: Scope): boolean =>
  act.to === undefined || objectsFor(game, act, scope).length > 0;

const partDecision: DecisionKind<Completing> = {
  kind: 'manualPart',
  prompt: 'To what, to whom or how much?',
  proposes: true,
  space: (game, { scope, act: name, part }) => partSpace(game, actNamed(game, name), part, scope),
};

const partSpace = (game: Game, act: ManualAct, part: Part, scope: Scope): Space => {
  switch (part) {
    case 'objects': {
      const options = optionsOf(game, objectsFor(game, act, scope), scope.controller).map((option) =>
        withFace(game, option),
      );
      // A player who leaves may take the last of them along.
      return {
        kind: 'some',
        options,
        min: Math.min(1, options.length),
        max: Math.min(act.objectsMax ?? 1, options.length),
      };
    }
    case 'player':
      return { kind: 'one', options: playersFor(game).map((id) => ({ id })) };
    case 'number':
      return { kind: 'number', min: 1, max: act.numberMax ?? 1 };
  }
};

/** Includes the face, which the player knows even if the zone hides it. */
const withFace = (game: Game, option: Option): Option => ({
  ...option,
  tags: { card: objectOf(game, option.id).definition },
});

const confirmDecision: DecisionKind<Confirming> = {
  kind: 'manualConfirm',
  prompt: 'Does the text do this?',
  judge: true,
  space: () => ({ kind: 'one', options: [{ id: 'yes' }, { id: 'no' }] }),
  shows: (game, { scope, act, given }) => ({ card: scope.source.definition, act, ...shownParts(game, given) }),
};

/** The proposal as everybody may see it: of a card that others do not see it shows only the zone. */
const shownParts = (game: Game, { objects = [], ...given }: Bindings): JsonRecord => {
  const named = textsOf(objects).flatMap((id) => objectIn(game, id) ?? []);
  return {
    ...given,
    ...(named.length > 0 && {
      objects: named.map((object) => {
        const { id, definition, zone } = object;
        return isPublic(game, object) ? { object: id, card: definition, zone } : { zone };
      }),
    }),
  };
};

export const byHandDecisions = [actDecision, partDecision, confirmDecision];
