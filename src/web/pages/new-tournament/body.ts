/** What the form of a new tournament sends. */
import type { Schemas } from '../../api/kifu.js';
import type { FormInput } from '../../design/form.js';
import { draftListIn, pickSecondsIn } from '../../seats/draft-fields.js';

export const BEST_OF = { one: 1, two: 2, three: 3, five: 5 } as const;
export const BEST_OF_NAMES = ['one', 'two', 'three', 'five'] as const;
export const LATE_ENTRIES = ['loss', 'bye'] as const;
export const SEEDINGS = ['lot', 'list', 'rating'] as const;
export const DECKLISTS = ['hidden', 'cut', 'open'] as const;
export const PAIRINGS = ['standard', 'dutch'] as const;
export const DRAFTS = ['none', 'free', 'within'] as const;
export const OPTIONS = ['selfRegistration', 'checkIn', 'intentionalDraws', 'recorded'] as const;
export const SHAPES = [
  'swiss',
  'swiss-top4',
  'swiss-top8',
  'swiss-top16',
  'round-robin',
  'single-elimination',
  'double-elimination',
] as const;

export const TIE_BREAKERS = [
  ...(['opponents-match-win', 'game-win', 'opponents-game-win', 'opponents-points', 'sonneborn-berger'] as const),
  ...(['cumulative', 'buchholz', 'buchholz-cut-1', 'median-buchholz', 'fide-sonneborn-berger'] as const),
  ...(['progressive', 'wins', 'games-with-black', 'koya', 'average-rating', 'direct-encounter'] as const),
] as const;

/** So many tie-breakers have a field in the form. */
export const ORDER = [1, 2, 3, 4, 5, 6] as const;

/** The chosen tie-breakers in their order; nothing if no field shows them. */
function orderIn(input: FormInput): Pick<Schemas['CreateTournamentDto'], 'tieBreakers'> {
  if (!input.all('ownOrder').includes('own')) return {};
  return { tieBreakers: chosenIn(input).map(({ name }) => name) };
}

/** The chosen tie-breakers, each with the number of its field. */
const chosenIn = (input: FormInput) =>
  ORDER.flatMap((at) => {
    const name = TIE_BREAKERS.find((each) => each === input.text(`tieBreaker${at}`));
    return name === undefined ? [] : [{ at, name }];
  });

/** The place of a field in the form: a field without a choice is not sent, so later ones move up in the request. */
export function placeOf(pointer: string, input: FormInput): string {
  const sent = /^\/tieBreakers\/(\d+)$/.exec(pointer)?.[1];
  const field = sent === undefined ? undefined : chosenIn(input)[Number(sent)];
  return field === undefined ? pointer : `/tieBreakers/${field.at - 1}`;
}

type Swiss = Pick<Schemas['NewStageDto'], 'rounds' | 'pairing' | 'draft'>;

/** The stages of a shape, one after the other. */
function stagesOf(shape: (typeof SHAPES)[number], terms: Swiss): Schemas['NewStageDto'][] {
  const swiss: Schemas['NewStageDto'] = { kind: 'swiss', ...terms };
  const cut = (players: number): Schemas['NewStageDto'] => ({ kind: 'single-elimination', players });
  switch (shape) {
    case 'swiss':
      return [swiss];
    case 'swiss-top4':
      return [swiss, cut(4)];
    case 'swiss-top8':
      return [swiss, cut(8)];
    case 'swiss-top16':
      return [swiss, cut(16)];
    case 'round-robin':
    case 'single-elimination':
    case 'double-elimination':
      return [{ kind: shape }];
  }
}

const numberIn = (input: FormInput, name: string): number | undefined =>
  input.text(name) === '' ? undefined : input.number(name);

/** The draft with which the Swiss stage begins. Only matches that are recorded draft from a list. */
function draftIn(input: FormInput): Pick<Swiss, 'draft'> {
  const draft = DRAFTS.find((each) => each === input.text('draft')) ?? 'none';
  if (draft === 'none') return {};
  const pickSeconds = pickSecondsIn(input);
  const here = { ...draftListIn(input), ...(pickSeconds !== undefined && { pickSeconds }) };
  const recorded = input.all('options').includes('recorded') ? here : {};
  return { draft: { podSize: input.number('podSize'), withinPods: draft === 'within', ...recorded } };
}

export function tournamentIn(input: FormInput): Schemas['CreateTournamentDto'] {
  const options = input.all('options');
  const shape = SHAPES.find((each) => each === input.text('shape')) ?? 'swiss';
  const capacity = numberIn(input, 'capacity');
  const rounds = numberIn(input, 'rounds');
  const boards = numberIn(input, 'boards');
  const isDutch = input.text('pairing') === 'dutch';
  return {
    name: input.text('name'),
    game: input.text('game'),
    format: input.text('format'),
    ...input.optional('leagueId'),
    ...input.optional('seasonId'),
    ...input.optional('policy'),
    ...orderIn(input),
    bestOf: BEST_OF[BEST_OF_NAMES.find((name) => name === input.text('bestOf')) ?? 'one'],
    stages: stagesOf(shape, {
      ...(rounds !== undefined && { rounds }),
      ...(isDutch && { pairing: 'dutch' }),
      ...draftIn(input),
    }),
    ...(capacity !== undefined && { capacity }),
    ...(boards !== undefined && { boards }),
    selfRegistration: options.includes('selfRegistration'),
    checkIn: options.includes('checkIn'),
    lateEntry: LATE_ENTRIES.find((each) => each === input.text('lateEntry')) ?? 'loss',
    seeding: SEEDINGS.find((each) => each === input.text('seeding')) ?? 'lot',
    decklists: DECKLISTS.find((each) => each === input.text('decklists')) ?? 'hidden',
    intentionalDraws: options.includes('intentionalDraws'),
    recorded: options.includes('recorded'),
  };
}
