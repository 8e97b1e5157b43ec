import type { Place, PlaceInRoute } from './route.decorators.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The place whose id is in a part of a request, before that part was checked: what is no id is no place. */
export function placeIn(part: unknown, place: PlaceInRoute | undefined): Place | undefined {
  if (place === undefined || place === 'anywhere') return place;
  const [[kind = '', parameter = ''] = []] = Object.entries(place);
  const id: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, parameter) : undefined;
  if (typeof id !== 'string' || !UUID.test(id)) return undefined;
  switch (kind) {
    case 'league':
      return { leagueId: id };
    case 'organisation':
      return { organisationId: id };
    case 'match':
      return { matchId: id };
    default:
      return { gameId: id };
  }
}
