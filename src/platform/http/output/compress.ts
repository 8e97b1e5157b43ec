import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { type FastifyInstance } from 'fastify';

/** Takes about as long as gzip does, for less; the highest would take a second for a megabyte. */
const BROTLI_QUALITY = 4;

/** Less than this fits into a packet or two as it is. */
const BYTES_MIN = 2_048;

/** What is longer is compressed by threads beside the event loop. */
const SYNC_BYTES_MAX = 16_384;

/**
 * Compresses what is read, for clients that accept it. Answers that hold a secret are answers to commands, which stay
 * as they are: the length of a compressed one would tell how alike the secret and what the caller sent with it are
 * (BREACH). Streams of events are written past this, so that nothing holds them back. Bodies of requests are not
 * decompressed. Must run before the routes are added, and after `tagResponses`.
 */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  server.addHook('onRoute', (route) => {
    if (![route.method].flat().every((method) => method === 'GET' || method === 'HEAD')) route.compress = false;
  });
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    threshold: BYTES_MIN,
    syncThreshold: SYNC_BYTES_MAX,
    globalDecompression: false,
  });
}
