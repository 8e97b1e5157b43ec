import { factsOf, hasFlag, type Ability, type Citation, type GameDefinition } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

export const TEMPORARY: readonly Citation[] = [rift('732.1')];

/** 732.1: before battlefields are held. */
const ends: Ability = {
  kind: 'triggered',
  name: 'temporary',
  on: [{ event: 'phaseBegan', where: { seat: { seat: 'you' }, phase: { equals: 'beginning' } } }],
  effect: { do: 'kill', objects: 'self' },
};

export const temporary: readonly Ability[] = [ends];

/** 054.1: a text keeps what is Temporary from triggering; the keyword stays. */
export const isSilenced: NonNullable<GameDefinition['isSilenced']> = (game, { ability, source }) =>
  ability === ends && hasFlag(factsOf(game, source.object), 'temporaryDoesNotTrigger');
