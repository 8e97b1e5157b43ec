/**
 * The Riftbound rulebook. The document holds rules 357 to 418 of the core rules 1.1, all with a title of our own. The
 * rest of the game is assumed: read in later versions, under the numbers that it has in the document's version, as far
 * as these are known; what that version does not have at all is cited by a word.
 */
import { assumed, defineRulebook } from '../../kernel/index.js';
import { goldenRules } from './rulebook/000-golden-rules.js';
import { decks } from './rulebook/101-decks.js';
import { zones } from './rulebook/104-zones.js';
import { objects } from './rulebook/119-objects.js';
import { types } from './rulebook/137-types.js';
import { turn } from './rulebook/301-turn.js';
import { cleanup } from './rulebook/318-cleanup.js';
import { chain } from './rulebook/324-chain.js';
import { playing } from './rulebook/346-playing.js';
import { abilities } from './rulebook/357-abilities.js';
import { triggeredAbilities } from './rulebook/375-triggered-abilities.js';
import { playingAbilities } from './rulebook/386-playing-abilities.js';
import { actions } from './rulebook/395-actions.js';
import { actionsOnUnits } from './rulebook/404-actions-on-units.js';
import { moreActions } from './rulebook/411-more-actions.js';
import { movement } from './rulebook/419-movement.js';
import { combat } from './rulebook/433-combat.js';
import { scoring } from './rulebook/441-scoring.js';
import { layers } from './rulebook/446-layers.js';
import { modes } from './rulebook/454-modes.js';
import { conceding } from './rulebook/649-conceding.js';
import { buffs } from './rulebook/701-buffs.js';
import { keywords } from './rulebook/716-keywords.js';
import { attachment } from './rulebook/attachment.js';
import { DEFERRED, HEADINGS, INFORMATIVE } from './rulebook/definitions.js';
import { laterKeywords } from './rulebook/later-keywords.js';

const before = [
  ...goldenRules,
  ...decks,
  ...zones,
  ...objects,
  ...types,
  ...turn,
  ...cleanup,
  ...chain,
  ...playing,
] as const;
const after = [...movement, ...combat, ...scoring, ...layers, ...modes, ...conceding, ...buffs, ...keywords] as const;

const { cite, rulebook } = defineRulebook(
  { game: 'riftbound', title: 'Riftbound' },
  [
    ...assumed('v1.2', before),
    ...abilities,
    ...triggeredAbilities,
    ...playingAbilities,
    ...actions,
    ...actionsOnUnits,
    ...moreActions,
    ...assumed('v1.2', after),
    ...assumed('v1.2', attachment),
    ...assumed('v1.3', laterKeywords),
  ],
  { deferred: DEFERRED, informative: INFORMATIVE, headings: HEADINGS },
);

/** `rift('376.3')`: a reference to one rule; a number that the book does not have does not compile. */
export const rift = cite;
export const riftboundRulebook = rulebook;
