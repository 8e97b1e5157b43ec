// How the web application is built: `npm run build` puts it into the folder `web` of the build, `npm run web` serves it
// from its sources while somebody works on it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Nothing inline, not even an image: the service forbids it to the page. */
const NO_INLINE = 0;

/** Less fits into a packet or two as it is. */
const COMPRESSED_FROM = 2_048;

/**
 * What is read before any page is one file: it compresses better than one file for each module that pages share. The
 * entry stays apart, so that `index.html` begins with it: by its hash a page knows of a newer build (`api/newer.ts`).
 */
const FIRST_TOGETHER = {
  codeSplitting: {
    groups: [{ name: 'first', tags: ['$initial'], test: /^(?!.*\/src\/web\/(main\.tsx|index\.html)$)/ }],
  },
};

export async function webConfig(root) {
  const { default: react } = await import('@vitejs/plugin-react');
  const rolldownOptions = {
    checks: { pluginTimings: false },
    // The engine is pure and the client only declares: a module of either that no page uses does nothing.
    treeshake: { moduleSideEffects: (id) => !/\/src\/(engine|client)\//.test(id) },
  };
  return {
    configFile: false,
    root: join(root, 'src', 'web'),
    plugins: [react()],
    resolve: { tsconfigPaths: false },
    // Named, so that whatever serves the pages from another path does so in one place.
    base: '/',
    build: {
      target: 'es2023',
      sourcemap: true,
      manifest: true,
      assetsInlineLimit: NO_INLINE,
      modulePreload: { polyfill: false },
      rolldownOptions: { ...rolldownOptions, output: FIRST_TOGETHER },
    },
    // The engine, in a bundle and a thread of its own.
    worker: { format: 'es', rolldownOptions },
  };
}

/** `index.html` and `assets/*-[hash].*`, whose content never changes under its name, in the folder that is named. */
export async function buildWeb(root, folder) {
  // With another value, as in the tests, Vite would build React's development half.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const config = await webConfig(root);
  await build({ ...config, logLevel: 'warn', build: { ...config.build, outDir: folder, emptyOutDir: true } });
  compressIn(join(folder, 'assets'));
}

/**
 * Beside each text of some length the same compressed, as the service sends it: harder than there is time for at each
 * answer.
 */
function compressIn(folder) {
  for (const name of readdirSync(folder).filter((each) => /\.(js|css|svg|json)$/.test(each))) {
    const text = readFileSync(join(folder, name));
    if (text.length < COMPRESSED_FROM) continue;
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
  }
}

/**
 * Serves the web application from its sources at `port`, and changes it in the browser as they change. `api` is the
 * service.
 */
export async function serveWeb(root, { api, port }) {
  const { createServer } = await import('vite');
  const target = { target: api, changeOrigin: false };
  const server = await createServer({
    ...(await webConfig(root)),
    logLevel: 'warn',
    server: { host: '127.0.0.1', port, proxy: { '/v1': target, '/docs': target } },
  });
  return server.listen();
}
