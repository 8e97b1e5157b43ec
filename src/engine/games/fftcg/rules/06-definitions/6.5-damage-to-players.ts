import {
  ask,
  call,
  canBeAnnounced,
  announce,
  done,
  entriesOf,
  go,
  hasFailed,
  isProhibited,
  mayBeReplaced,
  objectIn,
  occur,
  procedure,
  recordOf,
  resolutionCall,
  type Bindings,
  type Citation,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { announcementOf, isApplicable, mayBurst, questionOf, usingBurst } from '../11-playing/11.10-ex-bursts.js';
import { chosenEvents } from '../11-playing/11.11.5-choosing.js';

type Processing = {
  readonly seat: Seat;
  /** Points still to be dealt. */
  readonly count: number;
  readonly source: readonly ObjectId[];
  /** The rule that has it dealt, if it is not an effect. */
  readonly cites?: readonly Citation[];
  readonly dealt?: number;
  /** Cards with an EX Burst that may be used, in the order in which they were turned up. */
  readonly bursts?: readonly ObjectId[];
  readonly burst?: ObjectId;
  /** What was chosen for it. */
  readonly bindings?: Bindings;
};

/** 6.5: card by card into the Damage Zone; then, in that order, each EX Burst that its player uses (6.5.2.1). */
export const damageToPlayer = procedure<Processing>('damage-to-player', {
  process: (game, processing) => {
    const { seat, count: amount, source, cites = [] } = processing;
    const due = { kind: 'damageProcessing', cites: [...cites, fftcg('6.5.1')], seat, amount, source };
    const isChangeable = mayBeReplaced(game, due) || isProhibited(game, due);
    return amount > 0 && isChangeable ? occur(due, 'processed') : go('deal');
  },
  // An effect may have it be more or fewer points, or something else in their place.
  processed: (_game, _processing, result) => {
    const [entry] = entriesOf(result);
    return typeof entry?.['amount'] === 'number' ? go('deal', { count: entry['amount'] }) : done();
  },
  deal: (_game, { seat, count, source, cites: why = [] }) => {
    if (count <= 0) return go('bursts');
    const cites = [...why, fftcg('6.5.2'), fftcg('7.8.2')];
    return occur({ kind: 'playerDamaged', cites, seat, source }, 'dealt', { count: count - 1 });
  },
  dealt: (game, { dealt = 0, bursts = [] }, result) => {
    const [entry] = entriesOf(result);
    if (entry?.kind === 'damageBeyondDeck') return go('bursts');
    // An effect has had something else happen, or nothing: that was one point, and the others follow.
    if (entry?.kind !== 'playerDamaged') return go('deal');
    const { object } = entry;
    const usable = typeof object === 'string' && mayBurst(game, object) ? [object] : [];
    return go('deal', { dealt: dealt + 1, bursts: [...bursts, ...usable] });
  },
  bursts: (game, { seat, bursts: [burst, ...others] = [], dealt = 0, source }) => {
    if (burst !== undefined) {
      // An EX Burst before it may have taken it out of the Damage Zone.
      if (objectIn(game, burst) === undefined) return go('bursts', { bursts: others });
      return ask(questionOf(game, seat, burst, fftcg('6.5.2.1')), 'asked', { bursts: others, burst });
    }
    if (dealt === 0) return done();
    const cites = [fftcg('6.5.3'), fftcg('10.1.4.3')];
    return occur({ kind: 'damageProcessed', cites, seat, amount: dealt, source }, 'end');
  },
  asked: (game, { burst = '', seat }, result) => {
    if (result !== 'yes' || objectIn(game, burst) === undefined) return go('bursts');
    return occur(usingBurst(seat, burst), 'announce');
  },
  announce: (game, { burst = '', seat }) => {
    const announcement = announcementOf(game, seat, burst);
    return announcement !== null && isApplicable(game, announcement) && canBeAnnounced(game, announcement)
      ? call(announce.with(announcement), 'carryOut')
      : go('bursts');
  },
  carryOut: (game, { burst = '', seat }, result) => {
    const announcement = announcementOf(game, seat, burst);
    if (announcement === null || hasFailed(result)) return go('bursts');
    const bindings = recordOf(result);
    return occur(chosenEvents(game, { ...announcement, bindings }), 'resolve', { bindings });
  },
  resolve: (game, { burst = '', seat, bindings = {} }) => {
    const announcement = announcementOf(game, seat, burst);
    if (announcement === null) return go('bursts');
    const { at, source, controller } = announcement;
    const effect = { definition: at.definition, path: [...at.path, 'effect'] };
    return call(resolutionCall({ at: effect, source, controller, bindings }), 'bursts');
  },
  end: () => done(),
});
