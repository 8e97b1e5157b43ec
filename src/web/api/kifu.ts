/** The service, from its own pages: every request goes through this client. */
import { answered, kifuClient, KifuProblem, type Schemas } from '../../client/index.js';

export { answered, KifuProblem, type Schemas };

export const kifu = kifuClient({ url: location.origin });
