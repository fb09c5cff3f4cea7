import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import {
  FirstScreenInput,
  type FirstScreens,
  firstAnswersOf,
  type ScreenRequest,
} from '@wohlauf/contract/first-answers'
import { type AnyOperation, keyOfAnswer } from '@wohlauf/contract/operation'
import type { RouteName } from '@wohlauf/contract/routes/routes'
import type { AppSettings, SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { describeError } from '../../base/describe-error.ts'
import { Refusal } from '../../base/refusal.ts'
import { sendRefusal } from '../answers/answer.ts'
import { sendsToken } from '../mount/call-context.ts'
import { parseInput } from '../mount/parse-input.ts'
import { appRouteAt } from './app-route-at.ts'

const PATH = '/api/first-screen'

const NOT_FORWARDED = new Set(['content-length', 'accept-encoding', 'connection', 'transfer-encoding'])

/** The same caller asks: with the same token, from the same address, for the same app. */
const forwarded = ({ headers }: FastifyRequest): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || NOT_FORWARDED.has(name) ? [] : [[name, value]],
    ),
  )

type Answer = { operation: AnyOperation; input: object; status: number; text: string }

/**
 * Asks the server's own operations: admission, limits, log and figures are those of any other request. All are opened by
 * one statement, as they come in the same turn of the event loop.
 */
const askAll = (
  server: FastifyInstance,
  request: FastifyRequest,
  claims: object,
  queries: readonly (readonly [AnyOperation, object])[],
): Promise<Answer[]> => {
  const headers = forwarded(request)
  const { remoteAddress } = request.raw.socket
  return Promise.all(
    queries.map(async ([operation, input]) => {
      // With a body a request reaches its operation one turn later.
      if (operation.method === 'GET') await setImmediate()
      const value = { ...claims, ...input }
      const { statusCode, payload } = await server.inject({
        method: operation.method as 'GET' | 'POST',
        url: operation.path,
        headers,
        ...(remoteAddress ? { remoteAddress } : {}),
        ...(operation.method === 'GET' ? { query: value as Record<string, string> } : { payload: value }),
      })
      return { operation, input, status: statusCode, text: payload }
    }),
  )
}

export type BuiltScreens = Pick<FirstScreens, 'isShared' | 'renderFirstScreen'> & {
  /** The address of the page's styles; null for a page without a first screen. */
  stylesOf: (route: RouteName) => string | null
}

const STYLESHEET = /^first-screen-(.+)-\w+\.css$/

/** The built first screens; null without a build. */
export const loadFirstScreens = async (folder: string): Promise<BuiltScreens | null> => {
  const file = join(folder, 'first-screen', 'render.js')
  if (!existsSync(file)) return null
  const { screenName, isShared, renderFirstScreen } = (await import(pathToFileURL(file).href)) as FirstScreens
  const styles = new Map(
    readdirSync(join(folder, 'assets')).flatMap((name) => {
      const [, screen] = STYLESHEET.exec(name) ?? []
      return screen ? [[screen, `/assets/${name}`] as const] : []
    }),
  )
  return { isShared, renderFirstScreen, stylesOf: (route) => styles.get(screenName(route) ?? '') ?? null }
}

/** Menus depend on it. Nothing else about the person gets into a screen that others are shown too. */
const anyReader = (user: SessionUser): SessionUser => ({
  id: '',
  role: { role: user.role.role, meta: { sponsorId: null } },
  hasCompletedOnboarding: user.hasCompletedOnboarding,
  isAppManager: user.isAppManager,
  isSponsorManager: user.isSponsorManager,
  emailAddress: '',
  firstName: '',
  lastName: '',
  notificationSettings: [],
  pushNotificationConfigurations: [],
  healthConsentVersion: user.healthConsentVersion,
  isImpersonated: user.isImpersonated,
})

/** About 300 screens. */
const MAX_CHARACTERS = 8 * 1024 * 1024

/**
 * Renders a page that all readers share once for everything that its rendering gets, which nothing of a person is among: stored markup is
 * what each of them would get anyway.
 *
 * @returns the screen as JSON
 */
const createRenderer = ({ isShared, renderFirstScreen }: BuiltScreens) => {
  const sharedScreens = new LRUCache<string, string>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ length }) => length,
  })
  const render = (request: Omit<ScreenRequest, 'answers'>, ofPage: readonly Answer[]): string => {
    const answers = ofPage.map(({ operation, text }) => [operation.name, JSON.parse(text) as unknown])
    return JSON.stringify(renderFirstScreen({ ...request, answers: Object.fromEntries(answers) }))
  }
  return (request: Omit<ScreenRequest, 'answers'>, ofPage: readonly Answer[]): string => {
    if (!isShared(request.route)) return render(request, ofPage)
    const shared = { ...request, user: anyReader(request.user), nowMs: null }
    const hash = createHash('sha256').update(JSON.stringify(shared))
    for (const { text } of ofPage) hash.update(text)
    const key = hash.digest('base64')
    const screen = sharedScreens.get(key) ?? render(shared, ofPage)
    sharedScreens.set(key, screen)
    return screen
  }
}

/**
 * The first screen of a page, as markup, together with the answers that it is made of: the page itself needs not ask for
 * them again. The answers are those that the caller gets from the operations, and what is refused there is refused
 * here.
 */
export const serveFirstScreen = (server: FastifyInstance, screens: BuiltScreens, clock: () => Date): void => {
  const render = createRenderer(screens)
  server.post(PATH, async (request, reply) => {
    if (request.isAdminSite) return sendRefusal(request, reply, new Refusal('not-found'))
    if (!sendsToken(request)) return sendRefusal(request, reply, new Refusal('authentication-required'))
    const { path, ...device } = parseInput(FirstScreenInput, request.body)
    const { appId, userId } = request.body as Record<string, unknown>
    const place = appRouteAt(path)
    if (!place || !screens.stylesOf(place.name)) return sendRefusal(request, reply, new Refusal('not-found'))
    const { name: route, params } = place
    const claims = { ...(appId ? { appId } : {}), ...(userId ? { userId } : {}) }
    const answers = await askAll(server, request, claims, [
      [getAuthenticatedUser, {}],
      ...firstAnswersOf(route, params),
    ])
    const accepted = answers.filter(({ status }) => status === 200)
    const screen = () => {
      const [session, ...ofPage] = answers
      if (!session || accepted.length < answers.length) return null
      try {
        const ofSession = sessionIn(JSON.parse(session.text))
        return render({ ...device, ...ofSession, nowMs: clock().getTime(), route, params }, ofPage)
      } catch (error) {
        // The page itself is not affected.
        request.log.warn({ error: describeError(error) }, 'a first screen could not be made')
        return null
      }
    }
    const texts = accepted.map(
      ({ operation, input, text }) => `${JSON.stringify(keyOfAnswer(operation, input))}:${text}`,
    )
    return reply
      .type('application/json; charset=utf-8')
      .send(`{"screen":${screen()},"answers":{${texts.join(',')}}}`)
  })
}

const sessionIn = (answer: unknown): Pick<ScreenRequest, 'app' | 'user'> => {
  const { user, ...app } = answer as AppSettings & { user: SessionUser }
  return { app, user }
}
