import { createFeedbackMessage, type FeedbackKind, setHelpfulVote } from '@wohlauf/contract/feedback/feedback'
import {
  getFeedbackMessagesAsManager,
  getHelpfulCountsAsManager,
} from '@wohlauf/contract/feedback/feedback-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createReaders } from '../../../testing/content/readers.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { castVotes } from '../../../testing/people/feedback.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import type { TestApp } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { publishHelpfulCounts } from '../jobs/publish-helpful-counts.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

/** Kinds whose items stand alone: published, and with the feature that they need. */
const KINDS: {
  kind: FeedbackKind
  column: string
  feature: string
  create: (app: TestApp, isEnabled: boolean) => Promise<string>
}[] = [
  {
    kind: 'RECIPE',
    column: 'recipe_id',
    feature: 'RECIPES',
    create: (app, isEnabled) => testServer.createRecipe(app, { name: 'Linsensuppe', isEnabled }),
  },
  {
    kind: 'BLOG_ARTICLE',
    column: 'blog_article_id',
    feature: 'BLOG',
    create: async (app, isEnabled) =>
      (await testServer.createBlogArticle(app, { title: 'Linsensuppe', isEnabled })).blogArticleId,
  },
]

test.each(KINDS)(
  '$kind: managers read messages, and counts once enough have answered',
  async ({ kind, column, create }) => {
    const { app, as } = await createManager(testServer)
    const itemId = await create(app, true)
    const counts = async () => (await testServer.call(getHelpfulCountsAsManager, {}, as)).body
    const { as: asLearner } = await createLearner(testServer, app)
    await testServer.call(setHelpfulVote, { kind, itemId, isHelpful: false }, asLearner)
    await testServer.call(
      createFeedbackMessage,
      { kind, itemId, reason: 'FAULT', message: 'Hier fehlt ein Wort.' },
      asLearner,
    )
    const voters = await createReaders(testServer, app, { people: 200 })
    await castVotes(testServer, app, voters, { column, itemId, isHelpful: false })
    const subject = { kind, itemId, title: 'Linsensuppe', partOf: null, authoringId: itemId }
    expect(await counts()).toEqual([])
    await testServer.runSchedule(publishHelpfulCounts)
    expect(await counts()).toEqual([{ subject, helpful: expect.any(Number), notHelpful: expect.any(Number) }])
    const { body } = await testServer.call(getFeedbackMessagesAsManager, { isDone: false }, as)
    expect(body.items).toMatchObject([{ subject, message: 'Hier fehlt ein Wort.', senderName: null }])
  },
)

test.each(KINDS)(
  '$kind: nobody answers about a hidden one, nor without the feature',
  async ({ kind, feature, create }) => {
    const { app, as } = await createLearner(testServer)
    const vote = async (itemId: string) =>
      outcome(await testServer.call(setHelpfulVote, { kind, itemId, isHelpful: true }, as))
    expect(await vote(await create(app, false))).toEqual([404, 'not-found'])
    const shownItem = await create(app, true)
    expect(await vote(shownItem)).toBe(200)
    await testServer.adminPool.query(
      'UPDATE app SET enabled_features = array_remove(enabled_features, $2) WHERE app_id = $1',
      [app.appId, feature],
    )
    expect(await vote(shownItem)).toEqual([404, 'not-found'])
  },
)
