/** The service, from its own pages: every request goes through this client. */
import { type ClientOptions, kifuClient } from '../../client/index.js';

export {
  answered,
  boardOf,
  entriesOf,
  kifuClient,
  KifuProblem,
  type Board,
  type BoardObject,
  type ClientOptions,
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
/** A page for frames of other sites makes requests without a log-in. */
export const isForFrames = location.pathname.startsWith('/embed/');

const asNobody = (request: Request): Promise<Response> => fetch(new Request(request, { credentials: 'omit' }));

export const service: ClientOptions = { url: origin, ...(isForFrames && { fetch: asNobody }) };

export const kifu = kifuClient(service);

/** For requests that set or end the session: the service describes the header as theirs. */
export const fromPage = { header: { 'x-kifu-page': '1' } } as const;
