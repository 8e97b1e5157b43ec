import type { Citation, GameDefinition, Modify } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { PRINTED_RULES } from '../05-cards/5.2-printed-facts.js';

type Layers = Pick<GameDefinition, 'layers' | 'firstInLayer' | 'layerRules'>;

export const continuousEffects: Layers = {
  /**
   * 11.12.4.6: control changes where a card is before anything is derived; then texts, types and Jobs, others, power.
   */
  layers: [['control'], ['text'], ['tags', 'names'], ['keywords', 'flags', 'abilities', 'number:*'], ['number:power']],
  /**
   * 11.3.10, 11.5.6: a number that is set is the base of what is added; 11.12.4.7: a card's changes of itself first.
   */
  firstInLayer: ['sets', 'own'],
  layerRules: [
    ...PRINTED_RULES,
    ...[fftcg('11.9.1'), fftcg('11.9.2'), fftcg('11.9.3'), fftcg('11.12.4.4'), fftcg('11.12.4.5')],
    ...[fftcg('11.12.4.6'), fftcg('11.12.4.7'), fftcg('11.12.4.13'), fftcg('15.2.6.2')],
  ],
};

/** What an effect that changes cards for a while rests on (11.12.4.2, 11.12.4.3). */
export const LASTING = [fftcg('11.12.4.2'), fftcg('11.12.4.3'), fftcg('11.11.9')];

export const rulesOfModifying = ({ changes }: Modify): readonly Citation[] => [
  ...LASTING,
  ...(changes.some(({ change }) => change === 'set') ? [fftcg('11.3.10'), fftcg('11.5.6')] : []),
];

/** "As long as this card is on the field". */
export const WHILE_IN_PLAY = [fftcg('11.12.4.1')];
