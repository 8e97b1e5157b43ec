import { INEXHAUSTIBLE, plainText, REACTION } from './card-text.js';
import { readCosts } from './costs.js';
import type { AshesCost } from '../cost.js';

/** One paragraph of a text box: its marks, the name before the colon, the costs before the next, and the text. */
export type Paragraph = {
  /** All of it, for the fingerprint. */
  readonly whole: string;
  readonly inexhaustible: boolean;
  readonly reaction: boolean;
  /** Without its number. */
  readonly name?: string;
  readonly n?: number;
  /** An activation cost, null where it was not understood. */
  readonly costs?: readonly AshesCost[] | null;
  readonly text: string;
};

/** What ends so is followed by what it grants; nothing tells where several abilities end. */
const GRANTS_ONE = /:$|following ability\b[^.]*\.$/;
const GRANTS_ALL = /following abilities\b[^.]*[.:]$/;

/** Whether the paragraph grants what follows it. */
export const grantsMore = ({ whole }: Paragraph): boolean => GRANTS_ONE.test(whole) || GRANTS_ALL.test(whole);

/** What follows "has the following ability:", what Focus adds, and what X is belong to the paragraph before them. */
export const paragraphsOf = (text: string): readonly (readonly Paragraph[])[] =>
  plainText(text)
    .split('\n')
    .filter((line) => line !== '')
    .reduce<readonly (readonly Paragraph[])[]>((groups, line) => {
      const last = groups.at(-1);
      const paragraph = paragraphOf(line);
      const before = last?.at(-1);
      if (last === undefined || before === undefined) return [...groups, [paragraph]];
      const granted = GRANTS_ONE.test(before.whole) || last.some(({ whole }) => GRANTS_ALL.test(whole));
      const continued = /^X = /.test(paragraph.text) || paragraph.name === 'Focus';
      if (!granted && !continued) return [...groups, [paragraph]];
      return [...groups.slice(0, -1), [...last, paragraph]];
    }, []);

const COSTS = /^((?:\d )?\[\[[a-z:]+\]\](?: (?:-|or) (?:\d )?\[\[[a-z:]+\]\])*): (.+)$/;

const paragraphOf = (whole: string): Paragraph => {
  const [, mark = '', rest = ''] = /^([*~] )?(.*)$/.exec(whole) ?? [];
  const [, name, n, named] = /^([A-Z][A-Za-z'! -]{1,30}?)(?: (\d))?: (.+)$/.exec(rest) ?? [];
  const [, costs, text] = COSTS.exec(named ?? rest) ?? [];
  return {
    whole,
    inexhaustible: mark.startsWith(INEXHAUSTIBLE),
    reaction: mark.startsWith(REACTION),
    ...(name !== undefined && { name }),
    ...(n !== undefined && { n: Number(n) }),
    ...(costs !== undefined && { costs: readCosts(costs.split(' - ')) ?? null }),
    text: text ?? named ?? rest,
  };
};
