import { invariant, withKeyword, type CardDefinition, type Facts } from '../../../../kernel/index.js';
import { isFftcgCard, KEYWORDS, type CharacterCard, type FftcgCard } from '../../printed.js';
import { fftcg } from '../../rulebook.js';

/**
 * A card is what is printed on it, until something changes it; what has no Jobs printed, as no Summon has, has none.
 */
export const PRINTED_RULES = [fftcg('5.2.1.1'), fftcg('5.2.2.2'), fftcg('6.6.3')];

export const printedFacts = (definition: CardDefinition): Facts => {
  const card = cardIn(definition);
  let keywords: Facts['keywords'] = {};
  const own = card.type === 'summon' ? [] : card.keywords;
  for (const keyword of KEYWORDS.filter((one) => own.includes(one))) keywords = withKeyword(keywords, keyword, 0, []);
  if (card.type !== 'summon' && card.warp !== undefined)
    keywords = withKeyword(keywords, 'warp', card.warp.counters, []);
  return {
    numbers: { cost: card.cost, ...(card.type === 'forward' && { power: card.power }) },
    tags: [card.type, ...card.elements, ...(card.type === 'summon' ? [] : tagsOfCharacter(card)), ...card.categories],
    names: [card.name],
    keywords,
    flags: [],
  };
};

/** The generic icon is asked for as Jobs are (7.7.3). */
const tagsOfCharacter = ({ jobs, generic }: CharacterCard): readonly string[] =>
  generic === true ? [...jobs, 'generic'] : jobs;

const cardIn = (definition: CardDefinition): FftcgCard => {
  invariant(isFftcgCard(definition), `${definition.id} is an FF-TCG card`);
  return definition;
};
