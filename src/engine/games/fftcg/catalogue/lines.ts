import { byHandText, type NamedAbility } from '../../../catalogue/index.js';
import { type Condition } from '../../../kernel/index.js';
import { ELEMENTS, type FftcgCard, type ForwardCard, type Keyword } from '../card.js';
import { isOtherCost, type OtherCost } from '../cost.js';
import { fingerprintOf } from './card-text.js';
import { readAbilityText, readConditionText, readCostText } from './readings.js';
import { readActivated } from './wording/activated.js';
import { damageTaken } from './wording/conditions.js';
import { readCosts } from './wording/costs.js';
import { readKeywords, readStatic } from './wording/statics.js';
import { readTrigger } from './wording/trigger.js';

/** One line of a text box, as far as it was read. */
export type Line = {
  /** What it says, without the marks of Damage N and EX Burst. */
  readonly text: string;
  readonly keywords?: readonly Keyword[];
  readonly ability?: NamedAbility;
  /** What of it are attributes of the card: Limit Break, Warp, Priming, what it may be paid with. */
  readonly fields: Partial<FftcgCard> | Partial<ForwardCard>;
  /** It has an EX Burst, from so much damage on. */
  readonly ex?: { readonly damage?: number };
};

/** Only the text about its own cost is an ability of a Summon. */
export const readLine = (line: string, type: FftcgCard['type'] = 'forward'): Line => {
  const marks = marksOf(line);
  const { text, damage } = marks;
  const holds = damage === undefined ? undefined : damageTaken(damage);
  const ex = marks.ex ? { ex: { ...(damage !== undefined && { damage }) } } : {};
  const keywords = readKeywords(text);
  if (keywords !== undefined) return { text, fields: {}, ...keywordLine(keywords, holds) };
  const fields = readFields(text);
  if (fields !== undefined) return { text, fields };
  const ability = type === 'summon' && !/\bcost\b/.test(text) ? undefined : readAbility(text, holds);
  return { text, fields: {}, ...(ability && { ability }), ...ex };
};

const marksOf = (line: string): { readonly text: string; readonly damage?: number; readonly ex: boolean } => {
  const [, n, afterDamage = line] = /^Damage (\d) --? ?(.*)$/.exec(line) ?? [];
  const [, text = afterDamage] = /^EX BURST ?(.*)$/.exec(afterDamage) ?? [];
  return { text, ex: text !== afterDamage, ...(n !== undefined && { damage: Number(n) }) };
};

/** With Damage N a keyword is gained (15.2.6); else it is printed. */
const keywordLine = (keywords: readonly Keyword[], holds: Condition | undefined): Pick<Line, 'keywords' | 'ability'> =>
  holds === undefined
    ? { keywords }
    : {
        ability: {
          kind: 'static',
          name: 'gains',
          while: holds,
          changes: keywords.map((keyword) => ({ change: 'keyword', keyword })),
        },
      };

const readAbility = (text: string, holds: Condition | undefined): NamedAbility | undefined =>
  readAbilityText(text, holds) ?? readInPart(text, holds);

/** What of it is done is left to the players. */
const readInPart = (text: string, holds: Condition | undefined): NamedAbility | undefined => {
  const effect = byHandText(fingerprintOf(text));
  const trigger = readTrigger(text);
  if (trigger !== undefined) return { kind: 'triggered', ...trigger, ...(holds && { while: holds }), effect };
  const activated = readActivated(text, holds);
  return activated === undefined ? readStatic(text, holds) : { ...activated, effect };
};

type Reading = readonly [RegExp, (found: readonly string[]) => Line['fields'] | undefined];

const YOUR_TURN: Condition = { turn: 'yours' };
const YOUR_MAIN_PHASE: Condition = { all: [YOUR_TURN, { phase: ['main1', 'main2'] }] };

const FIELDS: readonly Reading[] = [
  [/^Limit Break -- (\d)$/, ([, n]) => ({ limitBreak: Number(n) })],
  [
    /^Warp (\d) -- (.+)$/,
    ([, n, costs = '']) => withCosts(costs, (read) => ({ warp: { counters: Number(n), costs: read } })),
  ],
  [
    /^Priming "([^"]+)" -- (.+)$/,
    ([, name = '', costs = '']) => withCosts(costs, (read) => ({ priming: { name, costs: read } })),
  ],
  [/^~ can form a party with Forwards of any Element\.$/, () => ({ partyIcon: true })],
  [
    /^Before paying the cost to cast ~, you can (?:pay )?([^.]+) to reduce the cost required to cast ~ by (\d)\.$/,
    ([, costs = '', n]) => reducing(costs, Number(n)),
  ],
  [
    /^Before paying the cost to play ~ onto the field, you may ([^.]+)\. If you do so, the cost for playing ~ onto the field is reduced by (\d)\.$/,
    ([, costs = '', n]) => reducing(costs, Number(n)),
  ],
  [/^You can (put [^()]+) to play ~ from your hand onto the field\.$/, ([, costs = '']) => instead(costs)],
  [/^You can only cast ~ during your turn\.$/, () => ({ castWhile: YOUR_TURN })],
  [/^You can only cast ~ during your Main Phase\.$/, () => ({ castWhile: YOUR_MAIN_PHASE })],
  [
    /^You can only cast ~ if ([^()]+?)(?: \(before paying the cost for ~\))?\.$/,
    ([, condition = '']) => castWhile(condition),
  ],
  [
    /^You must (control [^()]+) to (?:cast ~|play ~ from your hand onto the field)\.$/,
    ([, control = '']) => castWhile(`you ${control}`),
  ],
  [/^You can only pay with CP produced by Backups to cast ~\.$/, () => ({ payWith: { backups: true } })],
  [/^You can pay (\{[^()]+\}) \(instead of paying the CP cost\) to cast ~\.$/, ([, costs = '']) => instead(costs)],
  [
    /^If ([^,]+?) ?, you can pay ([^()]+) \(instead of paying the CP cost\) to cast ~\.$/,
    ([, condition = '', costs = '']) => insteadIf(condition, costs),
  ],
  [
    /^During your turn, you can ([^()]+) \(instead of paying the CP cost\) to cast ~\.$/,
    ([, costs = '']) => instead(costs, { turn: 'yours' }),
  ],
  [
    /^You can ([^()]+) \(instead of paying the CP cost\) to (?:cast ~|play ~ from your hand onto the field)\.$/,
    ([, costs = '']) => instead(costs),
  ],
  [/^If you cast ~, you may pay an extra (\{[^()]+\})\.$/, ([, costs = '']) => extra(costs)],
  [/^If you cast ~, you may ([^.]+) as an extra cost\.$/, ([, costs = '']) => extra(costs)],
  [
    /^You can only pay with ([A-Za-z, ]+) CP to (?:cast ~|play ~ onto the field)\.$/,
    ([, names = '']) => paidWith(names),
  ],
];

const readFields = (text: string): Line['fields'] | undefined => {
  for (const [pattern, read] of FIELDS) {
    const found = pattern.exec(text);
    if (found !== null) return read(found);
  }
  return undefined;
};

/** The card itself pays nothing of what a keyword costs. */
const withCosts = (
  text: string,
  fields: (costs: readonly OtherCost[]) => Line['fields'],
): Line['fields'] | undefined => {
  const costs = readCosts(text) ?? readCostText(text);
  return costs?.every(isOtherCost) === true ? fields(costs) : undefined;
};

/** What is paid in place of the CP; the card itself pays nothing of it. */
const instead = (costs: string, when?: Condition): Line['fields'] | undefined =>
  withCosts(costs, (read) => ({
    options: [{ as: 'instead', costs: read, instead: true, ...(when && { while: when }) }],
  }));

const insteadIf = (when: string, costs: string): Line['fields'] | undefined => {
  const condition = readConditionText(when);
  return condition && instead(costs, condition);
};

/** Additional payments; X would be a number for which no player is asked. */
const extra = (costs: string): Line['fields'] | undefined =>
  costs.includes('{X}') ? undefined : withCosts(costs, (read) => ({ options: [{ as: 'extra', costs: read }] }));

/** The card itself pays nothing of what takes CP off its cost. */
const reducing = (text: string, reduces: number): Line['fields'] | undefined => {
  const costs = readCostText(text);
  return costs?.every(isOtherCost) === true ? { options: [{ as: 'reduced', costs, reduces }] } : undefined;
};

const castWhile = (text: string): Line['fields'] | undefined => {
  const condition = readConditionText(text);
  return condition && { castWhile: condition };
};

const paidWith = (text: string): Line['fields'] | undefined => {
  const names = text.split(/(?: CP)?, (?:or )?| or /).map((name) => name.replace(/ CP$/, '').toLowerCase());
  const elements = ELEMENTS.filter((element) => names.includes(element));
  return elements.length === names.length ? { payWith: { elements } } : undefined;
};
