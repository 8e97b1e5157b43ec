// `npm run generate`, and whenever packages are installed: what is not kept because it follows from the sources.
import { fileURLToPath } from 'node:url';
import { generateApiTypes } from './generate-api-types.mjs';
import { generateClient } from './generate-client.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
await generateClient(root);
await generateApiTypes(root);
