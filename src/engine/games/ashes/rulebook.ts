/**
 * The Ashes rulebook: every rule of the rule book 1.5 with a title of our own. The document has headings and no
 * numbers: a rule is cited by its heading and its number below it, or a word where the sentences below a heading are
 * not numbered.
 */
import { defineRulebook } from '../../kernel/index.js';
import { appendix } from './rulebook/appendix.js';
import { attack } from './rulebook/attack.js';
import { cardtype } from './rulebook/cardtype.js';
import { damage } from './rulebook/damage.js';
import { deck } from './rulebook/deck.js';
import { INFORMATIVE, REFLECTED, REPEATED } from './rulebook/definitions.js';
import { draft } from './rulebook/draft.js';
import { glossary } from './rulebook/glossary.js';
import { introduction } from './rulebook/introduction.js';
import { passAndSideActions } from './rulebook/pass-and-side-actions.js';
import { pay } from './rulebook/pay.js';
import { prepare } from './rulebook/prepare.js';
import { recovery } from './rulebook/recovery.js';
import { resolve } from './rulebook/resolve.js';
import { setup } from './rulebook/setup.js';
import { timing } from './rulebook/timing.js';
import { turn } from './rulebook/turn.js';
import { winning } from './rulebook/winning.js';

const { cite, rulebook } = defineRulebook(
  { game: 'ashes', title: 'Ashes' },
  [
    ...introduction,
    ...setup,
    ...prepare,
    ...turn,
    ...pay,
    ...cardtype,
    ...attack,
    ...passAndSideActions,
    ...recovery,
    ...winning,
    ...resolve,
    ...damage,
    ...timing,
    ...deck,
    ...draft,
    ...glossary,
    ...appendix,
  ],
  { reflected: REFLECTED, informative: INFORMATIVE, repeated: REPEATED },
);

/** `ashes('prepare.1.first')`: a reference to one rule; a name that the book does not have does not compile. */
export const ashes = cite;
export const ashesRulebook = rulebook;
