import { idsOf, type Citation, type Game, type Triggered } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { triggeredAt } from './11.8-auto-abilities.js';

/** By which event, and as what of it, an auto-ability knows a card. */
type Known = { readonly event: string; readonly field: string };

/** The cards whose move has triggered it and that are not where they went any more. */
export const goneFor = (game: Game, { ability, bindings }: Triggered): readonly Known[] =>
  (triggeredAt(game, ability)?.on ?? [])
    .flatMap(({ event, bind = {} }) => Object.entries(bind).map(([name, field]) => ({ event, name, field })))
    .filter(({ name }) => idsOf(bindings[name]).some((id) => game.state.objects[id] === undefined));

/** 11.8.16.1–2: one that is not found where it went is not affected, wherever else it is. */
export const rulesOfSeeking = (gone: readonly Known[]): readonly Citation[] =>
  gone.some(({ event, field }) => field === 'becomes' || event === 'entered')
    ? [fftcg('11.8.16.1'), fftcg('11.8.16.2')]
    : [];
