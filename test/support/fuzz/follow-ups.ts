/** What an answer makes possible next and no schema describes: to play, to answer, to undo. */
import { type Draft } from './memory.js';
import { PASSWORDS } from './values.js';

type FollowUp = readonly [operation: string, draft: Partial<Draft>];

const GAME = '/v1/games/{id}';

export function followUps(operation: string, { places, body, by }: Draft, answer: unknown): readonly FollowUp[] {
  const seen = (answer ?? {}) as Partial<Answer>;
  const sent = (body ?? {}) as { readonly login?: string; readonly password?: string };
  switch (operation) {
    case `GET ${GAME}/decisions`:
      return plays(places, by, seen);
    case 'POST /v1/cases':
      return [
        [
          'POST /v1/cases/{id}/rulings',
          { places: { id: seen.id }, body: { upheld: false, text: 'As it was played.' } },
        ],
        [
          'POST /v1/cases/{id}/rulings',
          { places: { id: seen.id }, body: { upheld: true, text: 'Once more.', rewind: { to: 1 } } },
        ],
      ];
    case 'POST /v1/cases/{id}/rulings':
      return [['POST /v1/cases/{id}/appeals', { places, body: { text: 'It was not.' } }]];
    case 'POST /v1/accounts':
      return [
        ...PASSWORDS.map((password): FollowUp => ['POST /v1/sessions', { body: { login: sent.login, password } }]),
        ['POST /v1/players/{id}/password-resets', { places: { id: seen.playerId } }],
      ];
    case 'GET /v1/sessions':
      return [
        ['DELETE /v1/sessions/{id}', { places: { id: seen.items?.at(-1)?.id }, ...(by !== undefined && { by }) }],
      ];
    case 'POST /v1/sessions':
    case 'POST /v1/sessions/refresh':
      return [['POST /v1/sessions/refresh', { body: { refreshToken: seen.refreshToken } }]];
    case 'POST /v1/players/{id}/password-resets':
      return PASSWORDS.map((newPassword) => ['POST /v1/password-resets', { body: { token: seen.token, newPassword } }]);
    case 'PUT /v1/leagues/{id}/roles/{playerId}/{role}':
    case 'PUT /v1/organisations/{id}/roles/{playerId}/{role}':
      return [[operation.replace('PUT', 'DELETE'), { places }]];
    default:
      return [];
  }
}

/** What a seat may do, from its open decisions. */
function plays(
  places: Draft['places'],
  by: Draft['by'],
  { version = 1, decisions = [], invocations = [] }: Partial<Answer>,
) {
  const as = { places, ...(by !== undefined && { by }) };
  return [
    ...decisions.flatMap(({ id, legal }) =>
      (legal?.answers ?? []).slice(0, 3).flatMap((one): readonly FollowUp[] => [
        [`POST ${GAME}/actions`, { ...as, body: { answers: [{ decision: id, answer: one }] } }],
        [`POST ${GAME}/repetitions`, { ...as, body: { round: [one], times: 2 } }],
      ]),
    ),
    ...invocations.map(({ object, ability }): FollowUp => [
      `POST ${GAME}/invocations`,
      { ...as, body: { object, ability } },
    ]),
    ...[version - 1, version - 2].map((to): FollowUp => [`POST ${GAME}/takebacks`, { ...as, body: { to } }]),
    ['POST /v1/sandbox', { body: { game: places, actions: [] } }] as const,
  ];
}

interface Answer {
  readonly id: string;
  readonly playerId: string;
  readonly version: number;
  readonly refreshToken: string;
  readonly token: string;
  readonly items: readonly { readonly id: string }[];
  readonly decisions: readonly { readonly id: string; readonly legal?: { readonly answers: readonly unknown[] } }[];
  readonly invocations: readonly { readonly object: string; readonly ability: string }[];
}
