import type { ZoneKind } from '../../../../kernel/index.js';
import { ashes } from '../../rulebook.js';
import { CONTROLLED } from './glossary.control-zones.js';

/** The zones of a play area. What all share is where something is while it resolves, or is set aside until it does. */
export const ZONES: readonly ZoneKind[] = [
  {
    kind: 'phoenixborn',
    visibility: 'public',
    per: 'seat',
    cites: [ashes('setup.2'), ashes('glossary.phoenixborn')],
  },
  ...CONTROLLED,
  { kind: 'hand', visibility: 'owner', per: 'seat', cites: [ashes('setup.6')] },
  { kind: 'drawPile', visibility: 'hidden-ordered', per: 'seat', cites: [ashes('glossary.drawpile')] },
  { kind: 'discardPile', visibility: 'public', per: 'seat', cites: [ashes('glossary.discardpile')] },
  {
    kind: 'conjurationPile',
    visibility: 'owner',
    per: 'seat',
    cites: [ashes('setup.3'), ashes('glossary.conjurationpile')],
  },
  { kind: 'removed', visibility: 'public', per: 'seat', cites: [ashes('discard.1')] },
  { kind: 'activePool', visibility: 'public', per: 'seat', cardless: true, cites: [ashes('prepare.1')] },
  { kind: 'exhaustedPool', visibility: 'public', per: 'seat', cardless: true, cites: [ashes('setup.5')] },
  { kind: 'diceOnCards', visibility: 'public', per: 'seat', cardless: true, cites: [ashes('glossary.dicepower')] },
  // What leaves play, until all that it triggers is resolved.
  { kind: 'aside', visibility: 'public', marked: { below: 'hidden' }, per: 'seat', cites: [ashes('discard.1')] },
  { kind: 'resolving', visibility: 'public', per: 'game', cites: [ashes('glossary.control.1')] },
];
