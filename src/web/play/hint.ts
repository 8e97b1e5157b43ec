/** What is still to be done for an answer, in a sentence. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Space, verdictOn } from '../engine/games.js';
import type { Asked } from './asked.js';
import { amountOf, type Draft, listOf } from './draft.js';
import type { AnswerWords } from './words.js';

type Say = TFunction<'play'>;

export function useHint({ space }: Asked, draft: Draft, words: AnswerWords): string {
  const { t } = useTranslation('play');
  return [progress(space, draft, words, t), ...constraints(space, words, t), ...fault(space, draft, t)].join(' ');
}

function progress(space: Space, { answer }: Draft, words: AnswerWords, t: Say): string {
  switch (space.kind) {
    case 'one':
      return t('hint.one');
    case 'some': {
      const { min, max } = space;
      const chosen = listOf(answer).length;
      if (min === max) return t('hint.exactly', { count: min, chosen });
      return min === 0 ? t('hint.upTo', { count: max, chosen }) : t('hint.between', { min, max, chosen });
    }
    case 'order':
      return t('hint.order', { placed: listOf(answer).length, all: space.options.length });
    case 'number':
      return t('hint.number', { min: space.min, max: space.max });
    case 'split':
      return t('hint.split', { left: leftOf(space, answer), total: space.total });
    case 'map':
      return t('hint.map');
    case 'payment': {
      const needs = space.cost.map(({ amount, of }) => {
        const kinds = of === 'any' || of.length > KINDS_SAID ? t('hint.any') : of.map(words.value).join(' / ');
        return t('hint.need', { amount, kinds });
      });
      return t('hint.payment', { cost: needs.join(', ') });
    }
    case 'act':
      return t('hint.act');
  }
}

/** A list of more is as good as any. */
const KINDS_SAID = 4;

export const leftOf = ({ over, total }: Extract<Space, { kind: 'split' }>, answer: Draft['answer']): number =>
  over.reduce((left, { id }) => left - amountOf(answer, id), total);

function constraints(space: Space, words: AnswerWords, t: Say): readonly string[] {
  if (space.kind !== 'some') return [];
  return (space.where ?? []).flatMap((constraint) => {
    switch (constraint.kind) {
      case 'sum':
        return [
          ...(constraint.min === undefined
            ? []
            : [t('constraint.atLeast', { tag: words.value(constraint.tag), min: constraint.min })]),
          ...(constraint.max === undefined
            ? []
            : [t('constraint.atMost', { tag: words.value(constraint.tag), max: constraint.max })]),
        ];
      case 'includes':
        return [t('constraint.includes', { option: words.option(constraint.id).label })];
      case 'distinct':
      case 'share':
      case 'same':
        return [t(`constraint.${constraint.kind}`, { tag: words.value(constraint.tag) })];
    }
  });
}

/** Only what the sentence before does not say already. */
function fault(space: Space, { answer }: Draft, t: Say): readonly string[] {
  if (answer === null || space.kind === 'act') return [];
  const verdict = verdictOn(space, answer);
  if (verdict === true) return [];
  switch (verdict.fault) {
    case 'answer.unpaid':
    case 'answer.surplus':
    case 'answer.constraint':
      return [t(`fault.${verdict.fault}`)];
    default:
      return [];
  }
}
