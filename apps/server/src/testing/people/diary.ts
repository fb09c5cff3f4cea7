import {
  createNutritionDiaryEntry,
  type DiaryEntry,
  type DiaryTip,
  ENTRY_STEP_MINUTES,
  getNutritionDiaryTimeline,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import type { TestFile } from '../call.ts'
import { outcome } from '../content/reading.ts'
import { filesIn } from '../database/traces.ts'
import { makePicture } from '../files/picture.ts'
import type { TestServer } from '../test-server.ts'
import { earnedBy } from './health-points.ts'
import { createLearner, type Learner } from './learner.ts'

type EntryInput = Partial<InputOf<typeof createNutritionDiaryEntry>> & { picture?: TestFile }

/** A picture as a phone sends it. */
export const pictureFile = async (width = 1600, height = 1067): Promise<TestFile> => ({
  bytes: await makePicture(width, height, 'jpeg'),
  fileName: 'IMG_2041 Geburtstagstorte.jpg',
  type: 'image/jpeg',
})

/** The last possible time of an entry: a multiple of five minutes. */
const stepBefore = (now: Date): string => {
  const step = ENTRY_STEP_MINUTES * 60_000
  return new Date(Math.floor(now.getTime() / step) * step).toISOString()
}

/** A learner who keeps a diary: in an app of their own, unless one is given. */
export const createDiarist = async (testServer: TestServer, existing?: Learner) => {
  const learner = existing ?? (await createLearner(testServer))
  const { app, user, as } = learner
  const create = ({ picture, ...input }: EntryInput = {}) =>
    testServer.call(
      createNutritionDiaryEntry,
      { consumedAt: stepBefore(testServer.clock.now()), description: 'Haferflocken', ...input },
      { ...as, files: picture ? { imageFile: picture } : {} },
    )
  const timeline = async (before?: string) =>
    (await testServer.call(getNutritionDiaryTimeline, before ? { before } : {}, as)).body
  const items = async () =>
    (await timeline()).items.flatMap((part): (DiaryEntry | DiaryTip)[] =>
      part.kind === 'DAY' ? part.items : [],
    )
  return {
    ...learner,
    learner,
    create,
    /** Creates an entry. @returns its id, and that of the tip it brought */
    write: async (input?: EntryInput) => {
      const { body, refusal } = await create(input)
      if (refusal) throw new Error(`the entry was refused: ${refusal.identifier}`)
      return { id: body.nutritionDiaryEntryId, tipId: body.tip?.nutritionDiaryTipId ?? null }
    },
    act: async (operation: AnyOperation, input: object, files?: Record<string, TestFile>) =>
      outcome(await testServer.call(operation, input, { ...as, ...(files ? { files } : {}) })),
    timeline,
    items,
    entry: async (id: string) => {
      const entry = (await items()).find((item) => item.kind === 'ENTRY' && item.nutritionDiaryEntryId === id)
      return entry?.kind === 'ENTRY' ? entry : undefined
    },
    earnings: () => earnedBy(testServer, user),
    /** The stored files of the app's private pictures. */
    files: () => filesIn(testServer.storageFolder).filter((path) => path.includes(`${app.appId}/private/`)),
  }
}
export type Diarist = Awaited<ReturnType<typeof createDiarist>>
