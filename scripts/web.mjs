// `npm run web`: the web application from its sources, changed in the browser as they change. The API is that of a
// running
// `npm start`; `npm run web -- --api http://localhost:3000 --port 5173` says where it is, and where to listen.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serveWeb } from './launch/web.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    api: { type: 'string', default: `http://localhost:${process.env.PORT ?? '3000'}` },
    port: { type: 'string', default: '5173' },
  },
});

const server = await serveWeb(root, { api: values.api, port: Number(values.port) });
server.printUrls();
