# One image for the server, the worker and the commands: docs/operations/deploy.md.

# Any Debian with Node and npm; what runs is the project's own Node.
ARG BUILDER=docker.io/library/node:26-bookworm-slim

FROM ${BUILDER} AS build
RUN apt-get update && apt-get install -y --no-install-recommends binutils
WORKDIR /build
COPY . .

RUN npm ci \
  && cd apps/web \
  && PATH=/build/node_modules/.bin:$PATH vite build --manifest \
  && mkdir -p /image/usr/bin /image/app/apps/web /image/usr/share/doc/node \
  && mv dist /image/app/apps/web/ \
  && cp /build/node_modules/node/node_modules/node-*/LICENSE /image/usr/share/doc/node/copyright \
  && strip -s -o /image/usr/bin/node /build/node_modules/node/bin/node

# Libraries come with what nothing loads that runs: Prettier, types, maps, tests.
RUN npm ci --omit=dev --workspace apps/server --include-workspace-root=false \
  && rm -rf node_modules/prettier node_modules/@types node_modules/.bin node_modules/.package-lock.json \
  && find node_modules -type f -regex '.*\.\(map\|flow\|d\.[cm]?ts\|test\.[cm]?[jt]s\)' -delete \
  && find node_modules -type d -regex '.*/\(tests?\|testing\|__tests__\)' -prune -exec rm -rf {} + \
  && mkdir -p /image/app/packages \
  && cp -a package.json node_modules /image/app/ \
  && cp -a apps/server /image/app/apps/ \
  && cp -a packages/contract packages/print /image/app/packages/

# The shared libraries that Node and its add-ons need: the image has no other file of a distribution.
RUN find /image -name '*.node' -o -name '*.so.*' -o -path /image/usr/bin/node \
  | xargs ldd 2>/dev/null \
  | awk '$2 == "=>" { print $3 } $1 ~ "^/lib.*/ld-linux" { print $1 }' | grep '^/lib' | sort -u \
  | xargs -I {} cp -L --parents {} /image/ \
  && mkdir -m 1777 /image/tmp \
  && install -d -o 1000 -g 1000 /image/data \
  && mkdir -p /image/etc \
  && echo 'wohlauf:x:1000:1000::/data:/usr/sbin/nologin' > /image/etc/passwd \
  && echo 'wohlauf:x:1000:' > /image/etc/group \
  && echo 'hosts: files dns' > /image/etc/nsswitch.conf

# Which packages they are from, for `npm run sbom`, and the licences that travel with them.
RUN find /image/lib* -type f -printf '*/%f\n' | sort -u | xargs dpkg-query --search | cut -d: -f1 | sort -u > /tmp/packages \
  && xargs dpkg-query --show --showformat '${Package} ${Version}\n' < /tmp/packages > /image/app/system-packages.txt \
  && test -s /image/app/system-packages.txt \
  && xargs -I {} cp -L --parents /usr/share/doc/{}/copyright /image/ < /tmp/packages

# Both are given by those who build the image: docs/guide/one-version.md.
ARG VERSION=0.1.0
ARG REVISION=unknown
RUN test "$VERSION" = "$(node --print 'JSON.parse(fs.readFileSync("package.json")).version')" \
  && echo "$REVISION" > /image/app/revision.txt

FROM scratch
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title=Wohlauf \
  org.opencontainers.image.version=$VERSION \
  org.opencontainers.image.revision=$REVISION
COPY --from=build /image /
WORKDIR /app
USER 1000:1000
ENV PATH=/usr/bin NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s \
  CMD ["node", "apps/server/src/cli/check-ready.ts"]
ENTRYPOINT ["node"]
CMD ["apps/server/src/main.ts"]
