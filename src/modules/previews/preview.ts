import type { PageHead } from '../../platform/http/index.js';
import type { Picture } from './pictures/picture.js';

/** What a link to a page is about, in words and as a picture. */
export interface Preview {
  readonly head: PageHead;
  readonly picture: Picture;
}
