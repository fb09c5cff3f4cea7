import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { elementTypeOf } from '@wohlauf/contract/values/elements/content-elements'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { elementToPack } from '../../platform/http/content-elements/element-to-pack.ts'
import { refuseLongDraft } from '../../platform/http/course-packages/not-packable.ts'
import { pictureToPack } from '../../platform/storage/file-to-pack.ts'
import { imageColumns } from '../../platform/storage/images/image-columns.ts'
import { image } from '../../platform/storage/tables.ts'
import { documentsToPack } from '../documents/index.ts'
import { habitsToPack } from '../habits/index.ts'
import { contentElement, module, modulePage } from './database/tables.ts'
import { type ElementRow, loadPageRows } from './page-rows.ts'
import { shownTypes } from './rules/shown-elements.ts'
import type { StoredContent } from './stored-content.ts'

/** Answers get ids of their own wherever they are imported. */
const withoutIds = (content: StoredContent) =>
  content.type === 'QUIZ'
    ? {
        ...content,
        possibleAnswers: content.possibleAnswers.map(
          ({ contentElementQuizAnswerId: _, ...answer }) => answer,
        ),
      }
    : content

const bytesOfTexts = async (tx: Tx, moduleId: string): Promise<number> => {
  const [row] = await tx
    .select({ bytes: sql<string | null>`sum(octet_length(${contentElement.content}::text))` })
    .from(contentElement)
    .innerJoin(modulePage, eq(modulePage.id, contentElement.modulePageId))
    .where(eq(modulePage.moduleId, moduleId))
  return Number(row?.bytes ?? 0)
}

/**
 * The package draft of a module's working state; null for a module that does not exist.
 * @throws Refusal `not-packable` when its texts are too long
 */
export const moduleToPack = async (
  tx: Tx,
  { appId, appEnabledFeatures }: Pick<AppSettings, 'appId' | 'appEnabledFeatures'>,
  moduleId: string,
) => {
  refuseLongDraft(await bytesOfTexts(tx, moduleId))
  const { number, title } = module
  const [[row], pages] = await Promise.all([
    tx
      .select({ number, title, image: imageColumns })
      .from(module)
      .innerJoin(image, eq(image.id, module.imageId))
      .where(eq(module.id, moduleId)),
    loadPageRows(tx, moduleId, undefined),
  ])
  if (!row) return null
  const elements = pages.flatMap((page) => page.elements)
  const [habits, documents] = await Promise.all([
    habitsToPack(
      tx,
      elements.flatMap(({ habit }) => habit?.id ?? []),
    ),
    documentsToPack(
      tx,
      elements.flatMap(({ document }) => document?.id ?? []),
    ),
  ])
  const types = shownTypes(appEnabledFeatures)
  const toElement = ({ title, content, image, habit, document }: ElementRow) =>
    elementToPack(elementTypeOf(content.type), {
      title,
      content: withoutIds(content),
      picture: image && pictureToPack(appId, image),
      references: {
        ...(habit ? { habit: habits.get(habit.id) ?? {} } : {}),
        ...(document ? { document: documents.get(document.id) ?? {} } : {}),
      },
    })
  return {
    kind: 'MODULE' as const,
    number: row.number,
    title: row.title,
    picture: pictureToPack(appId, row.image),
    pages: pages.map(({ page, elements }) => ({
      title: page.title,
      isExerciseIncluded: page.isExerciseIncluded,
      minutesOverride: page.minutesOverride,
      isEnabled: page.isEnabled,
      contentElements: elements.filter(({ content }) => types.includes(content.type)).map(toElement),
    })),
  }
}
