import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { ADMIN_PATHS } from '@wohlauf/contract/routes/admin-routes'
import { APP_PATHS, pathTo } from '@wohlauf/contract/routes/routes'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { BRAND } from '@wohlauf/contract/values/brand'
import type { AppStyle } from '@wohlauf/contract/values/features'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../base/html/escape-html.ts'
import { Refusal } from '../../base/refusal.ts'
import { nightPaletteOf } from '../../mail/night-style.ts'
import { mailPaletteOf } from '../../mail/palette.ts'
import { openRequest } from '../../sessions/open-request.ts'
import { refusalFor } from '../answers/error-answer.ts'
import { installationLinks } from '../install/links.ts'
import { serveWorker } from '../install/serve-worker.ts'
import type { MountDependencies } from '../mount/mount.ts'
import { appRouteAt } from './app-route-at.ts'
import { firstAnswersAt } from './first-answers.ts'
import { loadFirstScreens, serveFirstScreen } from './first-screen.ts'
import { logUnavailable } from './log-unavailable.ts'
import { readRouteFiles } from './route-files.ts'
import { createRouteTest, looksLikeFile } from './site-routes.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** The video host's player is the only foreign page that may be framed, and only after a click. */
const VIDEO_PLAYER = 'https://player.vimeo.com'

/** A script without attributes but a nonce: one with a type is data, one with an address is a file of this host. */
const INLINE_SCRIPT = /<script(?: nonce="[^"]*")?>(.*?)<\/script>/gs

type BuiltDocument = {
  text: string
  /** Its inline scripts as sources of the policy: by their hashes nothing else may run. */
  inlineScripts: string
}

const readDocument = async (folder: string, name: string): Promise<BuiltDocument> => {
  const text = await readFile(join(folder, name), 'utf8')
  const hashes = [...text.matchAll(INLINE_SCRIPT)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  )
  return { text, inlineScripts: hashes.map((hash) => ` 'sha256-${hash}'`).join('') }
}

const contentSecurityPolicy = (nonce: string, inlineScripts: string, errorReportingDsn: string | null) =>
  [
    "default-src 'none'",
    `script-src 'self'${inlineScripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // It can contain no script and no address that img-src does not allow.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${errorReportingDsn ? ` ${new URL(errorReportingDsn).origin}` : ''}`,
    "media-src 'self' blob:",
    `frame-src ${VIDEO_PLAYER}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default wohlauf dompurify first-screen',
  ].join('; ')

const PLACEHOLDER =
  /__(?:NONCE|TITLE|STYLE|COLOUR|GROUND|NIGHT|SITE|APP|FIRST|FILES)__|<!--(?:INSTALLATION|STYLES)-->/g

/** JSON inside a `<script type="application/json">`: its content must not end the element. */
const embed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const UNKNOWN_HOST = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${BRAND}</title><body><p>${REFUSALS['unknown-host'].message}</p></body></html>`

type Site = { title: string; style: AppStyle; app: AppSettings | null; isInMaintenance: boolean }

const ADMIN_SITE: Site = {
  title: `${BRAND} Verwaltung`,
  style: 'default',
  app: null,
  isInMaintenance: false,
}

/** The site requests the session, and shows the refusal. */
const UNAVAILABLE_SITE: Site = { title: BRAND, style: 'default', app: null, isInMaintenance: false }

/** What strangers may find by a search engine; every other answer says `noindex`. */
const PATHS_FOR_SEARCH_ENGINES = new Set<string>(
  (
    [
      'authentication-login',
      'legal-terms-of-use',
      'legal-data-protection',
      'legal-imprint',
      'legal-accessibility',
      'legal-easy-language',
      'legal-account-deletion',
    ] as const
  ).map((route) => pathTo(route)),
)

const isAppPage = createRouteTest(APP_PATHS)
const isAdminPage = createRouteTest(ADMIN_PATHS)

export type SiteOptions = {
  /** The address to which the sites report errors; null: none. */
  errorReportingDsn?: string | null
  /** Whether devices keep a service worker; without it those that have one remove it. */
  hasWorker?: boolean
}

/**
 * Serves hashed files, cached permanently, and for every other path the document of the host's site, with status 404
 * where the site has no such page. The document contains the app's public settings, so that the first paint has its
 * colours and title; it is also sent while the app cannot be served.
 * @param folder the built web sites; in `npm run dev` their sources, which have no folder of built files
 */
export const serveSites = async (
  server: FastifyInstance,
  folder: string,
  { pool, services, clock }: MountDependencies,
  { errorReportingDsn = null, hasWorker = true }: SiteOptions = {},
): Promise<void> => {
  if (!existsSync(join(folder, 'index.html'))) return
  const [appDocument, adminDocument] = await Promise.all([
    readDocument(folder, 'index.html'),
    readDocument(folder, 'admin.html'),
  ])

  const root = join(folder, 'assets')
  if (existsSync(root))
    await server.register(fastifyStatic, {
      root,
      prefix: '/assets/',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', FOR_EVER),
      index: false,
    })

  await serveWorker(server, folder, { pool, hasWorker })

  const filesFor = readRouteFiles(folder)
  const screens = await loadFirstScreens(folder)
  if (screens) serveFirstScreen(server, screens, clock)

  /**
   * A single pass: inserted values are never searched for placeholders again.
   * @param path the page whose files and first answers the document names; null: none
   */
  const fill = (
    document: BuiltDocument,
    nonce: string,
    { title, style, app, isInMaintenance }: Site,
    path: string | null = null,
  ) => {
    const palette = mailPaletteOf(style, app?.appScale)
    const route = path === null ? undefined : appRouteAt(path)?.name
    const styles = (route && screens?.stylesOf(route)) ?? null
    const values: Record<string, string> = {
      __NONCE__: nonce,
      __TITLE__: escapeHtml(title),
      __STYLE__: style,
      __COLOUR__: palette.brand,
      __GROUND__: palette.ground,
      __NIGHT__: nightPaletteOf(palette).ground,
      '<!--INSTALLATION-->': app ? installationLinks(app) : '',
      __SITE__: embed({ errorReportingDsn, isInMaintenance, hasWorker: hasWorker && app !== null }),
      __APP__: embed(app),
      '<!--STYLES-->': styles ? `<link rel="stylesheet" crossorigin href="${styles}">` : '',
      __FILES__: embed(path === null ? [] : filesFor(path)),
      __FIRST__: embed({ hasScreen: styles !== null, asked: path === null ? [] : firstAnswersAt(path) }),
    }
    return document.text.replace(PLACEHOLDER, (name) => values[name] ?? name)
  }

  server.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    if (/^\/(?:api|assets)\//.test(path) || looksLikeFile(path)) return reply.callNotFound()
    const nonce = randomBytes(16).toString('base64')
    const { inlineScripts } = request.isAdminSite ? adminDocument : appDocument
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(nonce, inlineScripts, errorReportingDsn))
      .header('cache-control', 'no-cache')
    if (!(request.isAdminSite ? isAdminPage : isAppPage)(path)) reply.code(404)
    if (request.isAdminSite) return fill(adminDocument, nonce, ADMIN_SITE)
    const opening = { host: request.host, tokenHash: null, now: clock(), isReadOnly: true }
    const scope = await openRequest(pool, opening, async (_tx, opened) => opened).catch((error: unknown) => {
      const refusal = refusalFor(error)
      if (refusal?.status !== 503) throw error
      logUnavailable(request, services, error)
      return refusal
    })
    if (scope instanceof Refusal)
      return reply
        .code(scope.status)
        .header('retry-after', scope.retryAfterSeconds)
        .send(fill(appDocument, nonce, UNAVAILABLE_SITE))
    if (!scope) return reply.code(404).send(UNKNOWN_HOST)
    const { app, isInMaintenance } = scope
    request.app = app
    if (PATHS_FOR_SEARCH_ENGINES.has(path) && !isInMaintenance) reply.removeHeader('x-robots-tag')
    // A device must not show a stored copy after the maintenance.
    if (isInMaintenance) reply.header('cache-control', 'no-store')
    const site = { title: app.appTitle, style: app.appStyle, app, isInMaintenance }
    return fill(appDocument, nonce, site, isInMaintenance ? null : path)
  })
}
