import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { PAGE_MEDIA_TYPE, PAGE_POLICY } from '../docs/page.js';
import { addressIn } from './page-address.js';
import { type PageHeads } from './page-heads.js';
import { type PagePictures } from './page-pictures.js';
import { isEmbedded, pagePolicy } from './page-policy.js';
import { PAGE_NOT_BUILT } from './page-not-built.js';
import { type WebSettings } from './web-settings.js';

/** These belong to the service, whatever follows: what is not found there is a problem, and no page. */
const NO_PAGES = /^\/(v\d+|docs|health|metrics|assets|preview|\.[^/]*)(\/|$)/;

/** A year, as RFC 9111 means "for ever". */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * Serves the web application: its files, and its one page at every path without an API route, so that deep links work.
 * Files are those of the build, by name: no path is built from the request. Must run before the routes of modules are
 * added, which take precedence.
 */
export async function serveWebApplication(
  server: FastifyInstance,
  web: WebSettings | undefined,
  { heads, pictures }: { readonly heads: PageHeads; readonly pictures: PagePictures },
): Promise<void> {
  const built = web === undefined ? undefined : buildIn(web.folder);
  if (web === undefined || built === undefined) {
    server.get('/', (_request, reply) => answerPage(reply, PAGE_NOT_BUILT, PAGE_POLICY));
    return;
  }
  await server.register(fastifyStatic, { root: web.folder, serve: false, preCompressed: true, cacheControl: false });
  const [closed, framed] = [false, true].map((embedded) => pagePolicy(web.imageOrigins, { embedded }));
  pictures.serve(server);
  server.get('/*', async (request, reply) => {
    const address = addressIn(request.url);
    const { path } = address;
    const { page, files } = built();
    if (files.has(path)) return sendFile(reply, path);
    if (!isPage(path)) return reply.callNotFound();
    const described = await heads.into(page, address, (query) => pictureOf(request, pictures.addressOf(path, query)));
    if (!isEmbedded(path)) return answerPage(reply, described, closed ?? '');
    reply.raw.removeHeader('X-Frame-Options');
    return answerPage(reply, described, framed ?? '');
  });
}

interface Build {
  readonly page: string;
  readonly files: ReadonlySet<string>;
}

/**
 * What the folder holds now; undefined where it holds no build. Another build that comes into its place takes the files
 * away that the page before it names: the page must be that of the files.
 */
function buildIn(folder: string): (() => Build) | undefined {
  const path = join(folder, 'index.html');
  const madeAt = (): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const read = (): Build => ({ page: readFileSync(path, 'utf8'), files: filesIn(folder) });
  let known = madeAt();
  if (known === undefined) return undefined;
  let build = read();
  return () => {
    const now = madeAt();
    if (now === known) return build;
    try {
      build = read();
      known = now;
    } catch {
      // Between the two there is none for a moment.
    }
    return build;
  };
}

/**
 * All but the page, as paths of URLs. A compressed file is beside its original, and is requested by the original's
 * name.
 */
function filesIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return new Set(files.filter((path) => path !== '/index.html' && !/\/\.|\.(br|gz|map)$/.test(path)));
}

/** A name with an ending is that of a file. */
const isPage = (path: string): boolean => !NO_PAGES.test(path) && !path.slice(path.lastIndexOf('/') + 1).includes('.');

/** For what is opened by itself, and for workers, which have the policy that their script came with. */
const FILE_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

/** Programs that show it are on other hosts, so its address contains the host of the request. */
const pictureOf = ({ protocol, host }: FastifyRequest, address: string | null): string | null =>
  address === null ? null : `${protocol}://${host}${address}`;

function sendFile(reply: FastifyReply, path: string): FastifyReply {
  return reply
    .header('Cache-Control', path.startsWith('/assets/') ? FOR_EVER : ASK_AGAIN)
    .header('Content-Security-Policy', FILE_POLICY)
    .sendFile(path);
}

function answerPage(reply: FastifyReply, page: string, policy: string): FastifyReply {
  return reply
    .type(PAGE_MEDIA_TYPE)
    .header('Cache-Control', ASK_AGAIN)
    .header('Content-Security-Policy', policy)
    .send(page);
}
