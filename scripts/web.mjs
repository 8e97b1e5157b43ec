// `npm run web`: the web application from its sources, changed in the browser as they change. The API is that of a running
// `npm start`; `npm run web -- --api http://localhost:3000 --port 5173` says where it is, and where to listen.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { webConfig } from './launch/web.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    api: { type: 'string', default: `http://localhost:${process.env.PORT ?? '3000'}` },
    port: { type: 'string', default: '5173' },
  },
});

const { createServer } = await import('vite');
const api = { target: values.api, changeOrigin: false };
const server = await createServer({
  ...(await webConfig(root)),
  server: { host: '127.0.0.1', port: Number(values.port), proxy: { '/v1': api, '/docs': api } },
});
await server.listen();
server.printUrls();
