import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { KEYWORD_MARKS, NUMBERED_MARKS } from './keywords.js';
import { modify, moreMight, sequence, topic } from './means.js';

const NUMBERED: readonly string[] = Object.values(NUMBERED_MARKS);

/** What the unit of the text has of a keyword as the text resolves; of one with a number as much of it. */
const ifIHave = (keyword: string): Json => ({
  do: 'if',
  condition: { object: 'self', matches: { keyword } },
  then: modify(topic, {
    changes: [{ change: 'keyword', keyword, ...(NUMBERED.includes(keyword) && { n: { keyword, of: 'self' } }) }],
  }),
});

/** What a unit gives to another of what it has itself: each is a clause. */
export const likeness: Phrases[string] = [
  says(
    'give {x:chosen} my keywords and + { might } equal to {e:equal-to} this turn',
    sequence(
      { do: 'mention', objects: '$x' },
      ...Object.values(KEYWORD_MARKS).map(ifIHave),
      modify(topic, { changes: [moreMight('$e')] }),
    ),
  ),
];
