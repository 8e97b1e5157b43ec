import type { Filter } from '../../../../kernel/index.js';
import type { LorcanaCost } from '../../cost.js';
import { readObjects } from './objects.js';

/** The costs of an activated ability, each as printed between commas; undefined unless all of them could be read. */
export const readCosts = (texts: readonly string[], cardType: string): readonly LorcanaCost[] | undefined => {
  const costs = texts.map((text) => readCost(text.trim(), cardType));
  return costs.includes(undefined) || costs.length === 0 ? undefined : costs.filter((cost) => cost !== undefined);
};

const readCost = (text: string, cardType: string): LorcanaCost | undefined => {
  if (text === '⟳') return { pay: 'exert' };
  const [, ink] = /^(\d{1,2}) ⬡$/.exec(text) ?? [];
  if (ink !== undefined) return { pay: 'ink', n: Number(ink) };
  const [, self] = /^Banish this (character|item|location)$/.exec(text) ?? [];
  if (self !== undefined) return self === cardType ? { pay: 'banish-self' } : undefined;
  return discardCost(text) ?? banishCost(text) ?? exertCost(text, cardType);
};

/** Cards from hand that the payer chooses: "Discard 2 cards", "Choose and discard a song card". */
export const discardCost = (text: string): LorcanaCost | undefined => {
  const [, many, of = ''] =
    /^(?:Discard|Choose and discard) (an?|\d{1,2}) ((?:character|item|location|action|song) )?cards?$/.exec(text) ?? [];
  if (many === undefined) return undefined;
  const count = countOf(many);
  const kind = of.trim();
  return kind === ''
    ? { pay: 'discard', count }
    : { pay: 'discard', count, of: { is: [kind === 'song' ? 'Song' : kind] } };
};

const banishCost = (text: string): LorcanaCost | undefined => {
  const [, many = '', phrase = ''] = /^Banish (?:one|(\d{1,2})) of (your .+)$/.exec(text) ?? [];
  const of = ownCards(phrase);
  return of && { pay: 'banish', count: countOf(many), of };
};

/** A card that pays with its own exerting cannot be one of those; of another type it cannot be meant. */
const exertCost = (text: string, cardType: string): LorcanaCost | undefined => {
  const [, many = '', phrase = ''] = /^⟳ (?:one|(\d{1,2})) of (your .+)$/.exec(text) ?? [];
  const of = ownCards(phrase);
  const itself = of?.other !== true && of?.is?.includes(cardType) !== false;
  return of === undefined || itself ? undefined : { pay: 'exert-own', count: countOf(many), of };
};

const ownCards = (phrase: string): Filter | undefined => {
  const [of, ...others] = readObjects(phrase) ?? [];
  return others.length > 0 ? undefined : of;
};

const countOf = (many: string): number => (/^\d+$/.test(many) ? Number(many) : 1);
