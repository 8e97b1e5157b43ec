/** The door of HTTP: what a module needs to answer requests. `README.md` beside this file shows its use. */
export { createHttpApp, type HttpAppOptions } from './http-app.js';
export { HttpModule } from './http.module.js';
export { isFromOwnOrigin, OpenToPages } from './cross-origin.js';
export { type HttpSettings } from './http-settings.js';
export { type PageAddress } from './web/page-address.js';
export { type PageHead, PageHeads } from './web/page-heads.js';
export { PagePictures } from './web/page-pictures.js';
export { type WebSettings } from './web/web-settings.js';
export { OPEN_READING_EXTENSION, POSTED, Public, PUBLIC_ROUTE } from './public.decorator.js';
export { RateSubject, Uncounted } from './rate-limit.js';
export { describeApi } from './docs/openapi.js';
export { wantsPage } from './docs/page.js';
export { API_GUIDE, type ApiGuide } from './docs/api-guide.js';
export { ApiProblems } from './docs/api-problems.decorator.js';
export { TakesJson } from './input/takes-json.decorator.js';
export { FileBody, FileSenders, TakesFile } from './input/file-body.js';
export { answerStored } from './output/stored.js';
export { markReplayed } from './output/mark-replayed.js';
export { FOR_EVER, jsonInTurns, jsonPieces, writtenJson } from './output/written-json.js';
export { WordsDto } from './output/words.dto.js';
export { withIdempotencyKey } from './input/idempotency-key.decorator.js';
export { MayBeAbsent } from './input/may-be-absent.decorator.js';
export { IsFlag } from './input/is-flag.decorator.js';
export { asVisibleLine } from './input/visible-line.js';
export { IsLine, type LineOptions } from './input/is-line.decorator.js';
export { IsMoment } from './input/is-moment.decorator.js';
export { InputPipe } from './input/input.pipe.js';
export { RequestInvalid } from './input/request.problems.js';
export {
  EventStreams,
  frameOf,
  lastEventId,
  type Sent,
  type ServerSentEvent,
  writtenFrame,
} from './output/event-streams.js';
export {
  ApiPage,
  type Cursor,
  decodeCursor,
  encodeCursor,
  lastId,
  type Page,
  pageAt,
  PageQuery,
  type Slice,
  sliceById,
  sliceOf,
} from './output/page.js';
export { type CitedRule, type FieldFault, isCoded, type Problem, problemOf } from './problems/problem.js';
export { ApiEventStream, objectWith, schemaNamed } from './docs/schemas.js';
export { problemReference } from './docs/problem-schema.js';
export { ProblemRegistry, Problems } from './problems/problem-registry.js';
