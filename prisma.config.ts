import { defineConfig } from 'prisma/config';

/** For Prisma's own command line (`prisma generate`, and `prisma migrate deploy` where its native engine is at hand). */
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  ...(process.env.DATABASE_URL === undefined ? {} : { datasource: { url: process.env.DATABASE_URL } }),
});
