/**
 * A process with an embedded PostgreSQL, made to be killed: prints the connection string and waits. SIGTERM ends it in
 * order.
 */
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.js';

const [dataFolder = ''] = process.argv.slice(2);
try {
  const server = await startEmbeddedPostgres({ dataFolder });
  process.once('SIGTERM', () => void server.stop());
  console.log(JSON.stringify({ url: server.url }));
} catch (error) {
  console.log(JSON.stringify({ error: String(error) }));
}
