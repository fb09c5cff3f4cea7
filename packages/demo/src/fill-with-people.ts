import { HEALTH_DATA_CONSENT, STANDARD_VERSIONS } from '@wohlauf/contract/legal/legal-texts'
import { eq } from 'drizzle-orm'
import {
  contentElementResponse,
  moduleProgress,
} from '../../../apps/server/src/contexts/modules/database/tables.ts'
import { consent } from '../../../apps/server/src/contexts/own-data/database/tables.ts'
import { userProgress } from '../../../apps/server/src/contexts/user-progress/database/tables.ts'
import { awardHealthPoints } from '../../../apps/server/src/contexts/user-progress/index.ts'
import { levelOf } from '../../../apps/server/src/contexts/user-progress/rules/level.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import type { Passwords } from '../../../apps/server/src/platform/passwords/passwords.ts'
import { appUser } from '../../../apps/server/src/platform/tenancy/tables.ts'
import type { DemoAccount } from './accounts.ts'
import { DEMO_PASSWORD } from './apps.ts'
import { addFavouritesAndFeedback } from './favourites-and-feedback.ts'
import type { DemoContent, DemoWrittenElement } from './fill-with-content.ts'
import { keepHabit } from './keep-habit.ts'
import { pursueGoals } from './pursue-goals.ts'
import { readArticles } from './read-articles.ts'

const DAY_MS = 86_400_000

/** The member has completed all but the last modules, one of which is half read. */
const OPEN_MODULES = 2

/** Every third quiz was wrong at the first pick. */
const respond = async (
  tx: Tx,
  userId: string,
  element: DemoWrittenElement,
  nth: number,
  at: Date,
  now: Date,
) => {
  const { content, elementId, title, habit } = element
  const award = { userId, subject: elementId, title }
  if (content.type === 'QUIZ') {
    const isCorrect = nth % 3 !== 2
    const pick = content.possibleAnswers.find((answer) => answer.isCorrectAnswer === isCorrect)
    await tx.insert(contentElementResponse).values({
      userId,
      contentElementId: elementId,
      isCorrect,
      quizAnswerId: pick?.contentElementQuizAnswerId ?? null,
      createdAt: at,
    })
    if (isCorrect) await awardHealthPoints(tx, { ...award, reason: 'quiz-answered-correctly' }, at)
  }
  if (content.type === 'ACKNOWLEDGEMENT') {
    await tx.insert(contentElementResponse).values({ userId, contentElementId: elementId, createdAt: at })
    await awardHealthPoints(tx, { ...award, reason: 'acknowledgement-given' }, at)
  }
  if (habit && nth % 2 === 0) await keepHabit(tx, { userId, habit, nth }, at, now)
}

const MEMBER_WEEKS = 13

const weeksBefore = (now: Date, weeks: number) => new Date(now.getTime() - weeks * 7 * DAY_MS)

/** The last module but one is half read, the last one not begun. */
const readModules = async (tx: Tx, userId: string, { modules }: DemoContent, now: Date): Promise<void> => {
  await awardHealthPoints(
    tx,
    { userId, reason: 'onboarding-finished', subject: userId, title: null },
    weeksBefore(now, MEMBER_WEEKS),
  )
  let nth = 0
  for (const [index, { moduleId, title, pages }] of modules
    .slice(0, modules.length - OPEN_MODULES + 1)
    .entries()) {
    const isCompleted = index < modules.length - OPEN_MODULES
    const readPages = isCompleted ? pages : pages.slice(0, Math.floor(pages.length / 2))
    const at = isCompleted ? weeksBefore(now, modules.length - index) : new Date(now.getTime() - DAY_MS)
    await tx.insert(moduleProgress).values({
      userId,
      moduleId,
      seenPageIds: readPages.map(({ pageId }) => pageId),
      confirmedExercisePageIds: readPages
        .filter((page) => page.isExerciseIncluded)
        .map(({ pageId }) => pageId),
      lastViewedAt: at,
      completedAt: isCompleted ? at : null,
    })
    for (const { pageId, title, isExerciseIncluded, elements } of readPages) {
      const award = { userId, subject: pageId, title }
      await awardHealthPoints(tx, { ...award, reason: 'module-page-seen' }, at)
      if (isExerciseIncluded) await awardHealthPoints(tx, { ...award, reason: 'exercise-confirmed' }, at)
      for (const element of elements) {
        await respond(tx, userId, element, nth, at, now)
        nth += element.content.type === 'QUIZ' || element.habit ? 1 : 0
      }
    }
    if (isCompleted)
      await awardHealthPoints(tx, { userId, reason: 'module-completed', subject: moduleId, title }, at)
  }
}

const celebrateLevel = async (tx: Tx, userId: string): Promise<void> => {
  const [progress] = await tx.select().from(userProgress).where(eq(userProgress.userId, userId))
  await tx
    .update(userProgress)
    .set({ lastCelebratedLevel: levelOf(progress?.healthPoints ?? 0).level })
    .where(eq(userProgress.userId, userId))
}

/** Accepts the texts as a registration does: changed ones are asked about later. */
const agreeToTexts = (tx: Tx, userId: string, now: Date) =>
  tx.insert(consent).values(
    (['TERMS_OF_USE', 'DATA_PROTECTION'] as const).map((kind) => ({
      userId,
      kind,
      textVersion: STANDARD_VERSIONS[kind],
      givenAt: weeksBefore(now, MEMBER_WEEKS),
    })),
  )

type People = {
  accounts: readonly DemoAccount[]
  /** The sponsor of the sponsor's manager; null in an app without a sponsor. */
  sponsorId: string | null
  keepDiary: (userId: string) => Promise<void>
}

export const fillWithPeople = async (
  tx: Tx,
  passwords: Passwords,
  { accounts, sponsorId, keepDiary }: People,
  content: DemoContent,
  now: Date,
): Promise<void> => {
  for (const account of accounts) {
    const [created] = await tx
      .insert(appUser)
      .values({
        ...account,
        sponsorId: account.role === 'ROLE_SPONSOR_MANAGER' ? sponsorId : null,
        passwordHash: await passwords.hash(DEMO_PASSWORD),
        healthConsentVersion: account.hasCompletedOnboarding ? HEALTH_DATA_CONSENT.version : null,
        createdAt: account.hasCompletedOnboarding ? weeksBefore(now, MEMBER_WEEKS) : now,
      })
      .returning({ id: appUser.id })
    if (!created || !account.hasCompletedOnboarding) continue
    await agreeToTexts(tx, created.id, now)
    await readModules(tx, created.id, content, now)
    const registeredAt = weeksBefore(now, MEMBER_WEEKS)
    await readArticles(tx, created.id, content.articles, { registeredAt, now })
    await pursueGoals(tx, created.id, content.goalProposals, now)
    await keepDiary(created.id)
    await addFavouritesAndFeedback(tx, created.id, content, now)
    await celebrateLevel(tx, created.id)
  }
}
