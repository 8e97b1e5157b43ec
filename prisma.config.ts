/** For Prisma's own command line (`npx prisma migrate status`, …), which Kifu itself does without. */
export default {
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  ...(process.env.DATABASE_URL === undefined ? {} : { datasource: { url: process.env.DATABASE_URL } }),
};
