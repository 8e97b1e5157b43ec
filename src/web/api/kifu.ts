/** The service, from its own pages: every request goes through this client. */
import { kifuClient } from '../../client/index.js';

export {
  answered,
  boardOf,
  entriesOf,
  followGame,
  KifuProblem,
  type Board,
  type BoardObject,
  type Citation,
  type Deciding,
  type GameNews,
  type GameReplay,
  type KeyMoment,
  type LogEntry,
  type Schemas,
  type SeatBoard,
  type Zone,
} from '../../client/index.js';

export const origin = location.origin;
export const kifu = kifuClient({ url: origin });

/** For requests that set or end the session: the service describes the header as theirs. */
export const fromPage = { header: { 'x-kifu-page': '1' } } as const;
