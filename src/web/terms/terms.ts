/** The terms of a match or a league for time and spectators: from a form to the service. */
import type { Schemas } from '../api/kifu.js';
import type { FormInput } from '../design/form-input.js';

/** How many games a match may have. */
export const BEST_OF = [1, 3, 5] as const;

export type BestOf = (typeof BEST_OF)[number];

export const bestOfIn = (text: string): BestOf => BEST_OF.find((each) => String(each) === text) ?? 1;

type Timing = Schemas['TimingDto'];
type Asked = Pick<Schemas['CreateLeagueDto'], 'timing' | 'spectators' | 'publication'>;

/** How far spectators may be behind, by the value in the form. */
export const DELAYS: ReadonlyMap<string, Schemas['DelayDto']> = new Map([
  ['60s', { seconds: 60 }],
  ['300s', { seconds: 300 }],
  ['900s', { seconds: 900 }],
  ['1t', { turns: 1 }],
  ['3t', { turns: 3 }],
]);

export const PUBLICATIONS = ['consent', 'open'] as const;

const MINUTE = 60;

/** What was left out limits nothing; a form that limits nothing asks for no timing. */
export function timingIn(input: FormInput): Pick<Asked, 'timing'> {
  const said = (name: string): boolean => input.text(name) !== '';
  const timing: Timing = {
    ...(said('bank') && {
      bank: { seconds: input.number('bank') * MINUTE, incrementSeconds: input.number('increment') },
    }),
    ...(said('turn') && { turn: { seconds: input.number('turn') } }),
    ...(said('grace') && { disconnect: { graceSeconds: input.number('grace') } }),
  };
  return Object.keys(timing).length === 0 ? {} : { timing };
}

export function visibilityIn(input: FormInput): Pick<Asked, 'spectators' | 'publication'> {
  const delay = DELAYS.get(input.text('delay'));
  return {
    publication: PUBLICATIONS.find((each) => each === input.text('publication')) ?? 'consent',
    ...(delay !== undefined && { spectators: { delay } }),
  };
}
