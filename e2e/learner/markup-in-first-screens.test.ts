import type { Page } from '@playwright/test'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { type FirstScreens, firstAnswersOf, type ScreenRequest } from '@wohlauf/contract/first-answers'
import { keyOfAnswer } from '@wohlauf/contract/operation'
import { pathTo, type RouteName } from '@wohlauf/contract/routes/routes'
import type { AppSettings, SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { expect, test } from '../browser/test.ts'
import { post } from '../test-server/post.ts'
import type { TestUser } from '../test-server/test-server.ts'

const BUILT = new URL('../../apps/web/dist/first-screen/render.js', import.meta.url)
const { renderFirstScreen } = (await import(BUILT.href)) as FirstScreens

/** Ends an attribute, a text, an element and a script, and brings an element of each dangerous kind. */
const MARKUP = `"'\`><img src=x onerror=hit()></script></style><script>hit()</script><a href="javascript:hit()" data-hit>`
const ADDRESS = 'javascript:hit()'

/** How the markup begins where React has written it as text, or as an attribute. */
const SHOWN = /&quot;&#x27;`&gt;&lt;img|["']+`>&lt;img/

type Params = Readonly<Record<string, string>>

const DEVICE = { isPhone: true, canShare: true }

/** What the server makes this page's first screen of. */
const requestFor = async (
  user: TestUser,
  token: string,
  route: RouteName,
  params: Params = {},
  search = '',
): Promise<ScreenRequest> => {
  const path = pathTo(route, params as never)
  const ids = { appId: user.app.appId, userId: user.id }
  const { body } = await post(user.app.host, '/api/first-screen', token, { ...ids, path, search, ...DEVICE })
  const { answers } = JSON.parse(body) as { answers: Record<string, unknown> }
  const { user: sessionUser, ...app } = answers[keyOfAnswer(getAuthenticatedUser, {})] as AppSettings & {
    user: SessionUser
  }
  return {
    ...DEVICE,
    search,
    route,
    params,
    app,
    user: sessionUser,
    nowMs: Date.now(),
    answers: Object.fromEntries(
      firstAnswersOf(route, params).map(([operation, input]) => [
        operation.name,
        answers[keyOfAnswer(operation, input)],
      ]),
    ),
  }
}

/** The names of all texts in a value; those of a list's entries count as one. */
const textsIn = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string') return [name]
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, Array.isArray(value) ? `${name}[]` : `${name}.${key}`),
  )
  return [...new Set(entries)]
}

const withText = (value: unknown, place: string, text: string, name = ''): unknown => {
  if (typeof value === 'string') return name === place ? text : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => withText(each, place, text, `${name}[]`))
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withText(each, place, text, `${name}.${key}`)]),
  )
}

/** The markup of a screen; an empty one where a text is none that the page can show, such as a kind or a date. */
const screenOf = (request: ScreenRequest): string => {
  try {
    return renderFirstScreen(request)?.html ?? ''
  } catch {
    return ''
  }
}

/** Elements that the page itself never has, as the document's script would insert them. */
const intrudersIn = (page: Page, screens: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.flatMap((html) => {
        const template = document.createElement('template')
        template.innerHTML = html
        const elements = [...template.content.querySelectorAll('*')]
        const isIntruder = (element: Element) =>
          element.matches('script, style, iframe, link, [data-hit]') ||
          [...element.attributes].some(
            ({ name, value }) =>
              name.startsWith('on') ||
              (/^(?:href|src|action)$/.test(name) && value.startsWith('javascript:hit')),
          )
        return elements.filter(isIntruder).map(({ outerHTML }) => outerHTML.slice(0, 200))
      }),
    screens,
  )

const idIn = (value: unknown, key: string): string => {
  const [, id = ''] = new RegExp(`"${key}":"([^"]+)"`).exec(JSON.stringify(value)) ?? []
  if (!id) throw new Error(`The answers have no ${key}.`)
  return id
}

test('markup in any text that a first screen shows stays text @browser', async ({ page, testServer }) => {
  const member = await testServer.demoMember('nutrition')
  const token = await testServer.signIn(member)
  const pageOf = (route: RouteName, params?: Params, search?: string) =>
    requestFor(member, token, route, params, search)
  const modules = await pageOf('consume-modules-module-list')
  const recipes = await pageOf('consume-recipes-recipe-list')
  const articles = await pageOf('consume-blog-articles-blog-article-list')
  const id = idIn(modules.answers, 'moduleId')
  const requests = [
    await pageOf('dashboard-dashboard-list'),
    await pageOf('nutrition-diary-nutrition-diary-timeline'),
    modules,
    await pageOf('consume-modules-consume-module', { id }),
    await pageOf('consume-modules-consume-module', { id }, '?seite=1'),
    recipes,
    await pageOf('consume-recipes-recipe-details', { recipeId: idIn(recipes.answers, 'recipeId') }),
    articles,
    await pageOf('consume-blog-articles-blog-article-details', {
      blogArticleId: idIn(articles.answers, 'blogArticleId'),
    }),
  ]
  for (const request of requests)
    await test.step(`${request.route}${request.search}`, async () => {
      const { app, user, answers } = request
      const sources = { app, user, answers }
      const screens = textsIn(sources).flatMap((place) =>
        [MARKUP, ADDRESS].map((text) => ({
          place,
          html: screenOf({ ...request, ...(withText(sources, place, text) as typeof sources) }),
        })),
      )
      const shown = screens.filter(({ html }) => SHOWN.test(html)).map(({ place }) => place)
      // Without it, nothing would be checked.
      expect(shown).toContainEqual(expect.stringMatching(/(?:title|name)$/i))
      const htmls = screens.map(({ html }) => html)
      expect(await intrudersIn(page, htmls)).toEqual([])
    })
})
