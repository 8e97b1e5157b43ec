import type { Amount } from '../abilities/amount.js';
import type { Change } from '../abilities/change.js';
import { printOf, type Print } from '../game/board.js';
import type { Game } from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import { withFields } from '../json/index.js';
import { evaluate as evaluateFrom } from '../selectors/evaluate.js';
import { lastKnown } from '../selectors/last-state.js';
import { boundIds } from '../selectors/matches.js';
import type { AbilityRef } from '../state/ability-ref.js';
import { WITHOUT_ABILITIES, WITHOUT_TEXT, type Facts } from '../state/facts.js';
import type { Viewpoint } from '../state/scope.js';
import type { FactChange, SettledChange } from '../state/settled-change.js';

/** Fixes the amounts of a change, and what it copies; `at` is the place of the change. */
export const settleChange = (game: Game, change: Change, at: AbilityRef, from: Viewpoint): SettledChange => {
  const evaluate = (amount: Amount): number => evaluateFrom(game, amount, from);
  switch (change.change) {
    case 'number':
      return withFields(change, { add: evaluate(change.add) });
    case 'set':
      return { change: 'set', name: change.name, to: evaluate(change.to) };
    case 'keyword':
      return withFields(change, { n: change.n === undefined ? unnumbered(game, change.keyword) : evaluate(change.n) });
    case 'lose-keyword':
    case 'tag':
    case 'lose-tag':
    case 'name':
    case 'flag':
    case 'lose-text':
    case 'lose-abilities':
    case 'swap':
      return change;
    case 'grant':
      return { change: 'grant', ability: { ...at, path: [...at.path, 'ability'] } };
    case 'copy': {
      const { numbers, text, values } = printNamed(game, change.of, from);
      return {
        change: 'copy',
        numbers,
        ...(change.only !== 'numbers' && { text }),
        ...(values !== undefined && { values }),
      };
    }
  }
};

/** What a keyword counts of which no number is said: one where numbers add up. */
const unnumbered = ({ rules }: Game, keyword: string): number => (rules.game.addingKeywords.includes(keyword) ? 1 : 0);

/** What is printed on the named object. If the name names nothing, what is printed on the source. */
const printNamed = (game: Game, name: string, from: Viewpoint): Print => {
  const [id] = boundIds(name, from);
  const object = (id === undefined ? undefined : lastKnown(game, id)) ?? lastKnown(game, from.source);
  invariant(object !== undefined, 'an effect has a source');
  return printOf(game, object);
};

/** Where the changes of an ability or effect stand. */
export const changeAt = ({ definition, path }: AbilityRef, index: number): AbilityRef => ({
  definition,
  path: [...path, 'changes', index],
});

/**
 * Facts with one more change. `adding`: the keywords whose numbers add up; of others, only the greatest number counts.
 */
export const applyChange = (facts: Facts, change: FactChange, adding: readonly string[]): Facts => {
  switch (change.change) {
    case 'number':
      return withNumber(facts, change.name, added(facts.numbers[change.name] ?? 0, change));
    case 'set':
      return withNumber(facts, change.name, change.to);
    case 'keyword':
      return withFields(facts, { keywords: withKeyword(facts.keywords, change.keyword, change.n, adding) });
    case 'lose-keyword': {
      const { [change.keyword]: _lost, ...keywords } = facts.keywords;
      return { ...facts, keywords };
    }
    case 'tag':
      return facts.tags.includes(change.tag) ? facts : { ...facts, tags: [...facts.tags, change.tag] };
    case 'lose-tag':
      return { ...facts, tags: facts.tags.filter((tag) => tag !== change.tag) };
    case 'name':
      return { ...facts, names: [...new Set([...(change.only === true ? [] : facts.names), change.name])] };
    case 'flag':
      return withFlag(facts, change.flag);
    case 'lose-text':
      return { ...withFlag(facts, WITHOUT_TEXT), keywords: {} };
    case 'lose-abilities':
      return { ...withFlag(withFlag(facts, WITHOUT_TEXT), WITHOUT_ABILITIES), keywords: {} };
  }
};

/** Keywords with one more, which may be among them already. */
export const withKeyword = (
  keywords: Facts['keywords'],
  keyword: string,
  n: number,
  adding: readonly string[],
): Facts['keywords'] => {
  const had = keywords[keyword] ?? 0;
  return withFields(keywords, { [keyword]: adding.includes(keyword) ? had + n : Math.max(had, n) });
};

/** What is taken away leaves the least, and nothing is taken from less. */
const added = (value: number, { add, least }: { readonly add: number; readonly least?: number }): number =>
  least === undefined || add >= 0 ? value + add : Math.max(value + add, Math.min(value, least));

const withNumber = (facts: Facts, name: string, value: number): Facts =>
  withFields(facts, { numbers: withFields(facts.numbers, { [name]: value }) });

const withFlag = (facts: Facts, flag: string): Facts =>
  facts.flags.includes(flag) ? facts : withFields(facts, { flags: [...facts.flags, flag] });

/**
 * What a change writes, for layers and dependency: `number:strength`, `keywords`, `tags`, `names`, `flags`, `text`,
 * `abilities`, `print`.
 */
export const writtenBy = (change: Change | SettledChange): string => {
  switch (change.change) {
    case 'number':
    case 'set':
      return `number:${change.name}`;
    case 'keyword':
    case 'lose-keyword':
      return 'keywords';
    case 'tag':
    case 'lose-tag':
      return 'tags';
    case 'name':
      return 'names';
    case 'flag':
      return 'flags';
    case 'lose-text':
    case 'lose-abilities':
      return 'text';
    case 'grant':
      return 'abilities';
    case 'copy':
    case 'swap':
      return 'print';
  }
};
