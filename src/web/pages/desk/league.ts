import type { Schemas } from '../../api/kifu.js';

export type League = Schemas['LeagueDto'];
