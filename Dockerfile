# Boli as one image. The first stage builds the client; the second holds what runs, and nobody in it is root.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /boli
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund --loglevel=error
COPY . .
RUN node --eval "import('./scripts/build-client.ts').then(({ buildClientWhenStale }) => buildClientWhenStale())"
RUN npm prune --omit=dev --no-audit --no-fund --loglevel=error

# Node comes with the packages, as on any machine: a second one would only be larger.
FROM debian:bookworm-slim
# MALLOC_ARENA_MAX: see scripts/launch.mjs.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/boli/node_modules/.bin:$PATH MALLOC_ARENA_MAX=1
WORKDIR /boli
RUN useradd --uid 1000 --user-group boli && install -d -o boli -g boli /data
COPY --from=build /boli/package.json ./
COPY --from=build /boli/node_modules ./node_modules
COPY --from=build /boli/migrations ./migrations
COPY --from=build /boli/scripts ./scripts
COPY --from=build /boli/public ./public
COPY --from=build /boli/curriculum ./curriculum
COPY --from=build /boli/build ./build
COPY --from=build /boli/src ./src
USER boli
VOLUME /data
EXPOSE 3000
# A first start makes the database and reads the whole curriculum.
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Node itself is the first process: signals reach it, and it ends as docs/operations.md says.
CMD ["node", "src/server/main.ts"]
