import { Injectable, Logger } from '@nestjs/common';
import { escape } from '../docs/page.js';
import type { PageAddress } from './page-address.js';
import { PICTURE } from './page-pictures.js';

/** What a page is about, for programs that read no script: those that show a preview of a link. Public facts only. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The part of the query on which it depends, as `step=3`; absent where it depends on the path alone. */
  readonly query?: string;
}

/** Answers null for what is no page of its own, or not for everybody. */
type Describe = (address: PageAddress) => Promise<PageHead | null>;

/** All pages are one file; a module that knows the content of an address describes it. */
@Injectable()
export class PageHeads {
  private readonly logger = new Logger('http');
  private describe: Describe = () => Promise.resolve(null);

  describeBy(describe: Describe): void {
    this.describe = describe;
  }

  /**
   * The page with its description and the address of its picture in the head. A page without a description is answered,
   * too.
   */
  async into(page: string, address: PageAddress, pictureFor: (query: string) => string | null): Promise<string> {
    const head = await this.describe(address).catch((error: unknown) => {
      this.logger.warn({ msg: 'a page was not described', err: error });
      return null;
    });
    if (head === null) return page;
    const said: PageHead = { title: undirected(head.title), description: undirected(head.description) };
    // Functions, for a text would be read for `$&` and the like.
    return page
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(said.title)} · Kifu</title>`)
      .replace('</head>', () => `${tagsOf(said, pictureFor(head.query ?? ''))}</head>`);
  }
}

/** Without the characters that turn the direction of all text after them: a name would turn the text beside it. */
const undirected = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');

/** Open Graph (ogp.me), which those programs agree on, and that a picture is to be shown large. */
function tagsOf({ title, description }: PageHead, picture: string | null): string {
  const said = { 'og:site_name': 'Kifu', 'og:type': 'website', 'og:title': title, 'og:description': description };
  const { type, width, height } = PICTURE;
  const shown = { 'og:image': picture, 'og:image:type': type, 'og:image:width': width, 'og:image:height': height };
  const tags = { ...said, ...(picture !== null && { ...shown, 'og:image:alt': `${title}. ${description}` }) };
  return [
    ...Object.entries(tags).map(([property, content]) => tag('property', property, String(content))),
    ...(picture === null ? [] : [tag('name', 'twitter:card', 'summary_large_image')]),
    tag('name', 'description', description),
  ].join('');
}

const tag = (by: 'property' | 'name', name: string, content: string): string =>
  `<meta ${by}="${name}" content="${escape(content)}">`;
