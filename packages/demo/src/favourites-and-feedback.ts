import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { asc, desc } from 'drizzle-orm'
import { blogArticle } from '../../../apps/server/src/contexts/blog/database/tables.ts'
import { document } from '../../../apps/server/src/contexts/documents/database/tables.ts'
import { experienceReport } from '../../../apps/server/src/contexts/experience-reports/database/tables.ts'
import { favourite } from '../../../apps/server/src/contexts/favourites/database/tables.ts'
import { feedbackMessage, helpfulVote } from '../../../apps/server/src/contexts/feedback/database/tables.ts'
import { idOfMessage } from '../../../apps/server/src/contexts/feedback/message-id.ts'
import { recipe } from '../../../apps/server/src/contexts/recipes/database/tables.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import type { DemoContent } from './fill-with-content.ts'

const DAY_MS = 86_400_000

const MESSAGES = [
  { reason: 'COMMENT', message: 'Kurz und gut verständlich. Gern mehr Beispiele aus dem Büroalltag.' },
  { reason: 'FAULT', message: 'In der Mitte der Seite fehlt am Satzende ein Punkt.' },
  { reason: 'COMMENT', message: 'Die Übung habe ich erst beim zweiten Lesen verstanden.' },
] as const

const saveItems = async (tx: Tx, userId: string, { modules }: DemoContent, now: Date): Promise<void> => {
  const reports = await tx
    .select({ experienceReportId: experienceReport.id })
    .from(experienceReport)
    .orderBy(asc(experienceReport.position))
    .limit(1)
  const documents = await tx
    .select({ documentId: document.id })
    .from(document)
    .orderBy(asc(document.position))
    .limit(2)
  const recipes = await tx.select({ recipeId: recipe.id }).from(recipe).orderBy(asc(recipe.position)).limit(1)
  const articles = await tx
    .select({ blogArticleId: blogArticle.id })
    .from(blogArticle)
    .orderBy(desc(blogArticle.publishedAt))
    .limit(1)
  const items = [
    ...recipes,
    ...articles,
    ...modules.slice(-2).map(({ moduleId }) => ({ moduleId })),
    ...reports,
    ...documents,
  ]
  await tx
    .insert(favourite)
    .values(
      items.map((item, index) => ({ ...item, userId, savedAt: new Date(now.getTime() - index * DAY_MS) })),
    )
}

export const addFavouritesAndFeedback = async (
  tx: Tx,
  userId: string,
  content: DemoContent,
  now: Date,
): Promise<void> => {
  await saveItems(tx, userId, content, now)
  for (const [index, message] of MESSAGES.entries()) {
    const page = content.modules[0]?.pages[index]
    if (!page) return
    const { pageId: modulePageId } = page
    await tx.insert(helpfulVote).values({ userId, modulePageId, isHelpful: message.reason === 'COMMENT' })
    const input = { modulePageId, ...message }
    const receivedOn = berlinDay(new Date(now.getTime() - index * DAY_MS))
    await tx.insert(feedbackMessage).values({ id: idOfMessage(input), ...input, receivedOn })
  }
}
