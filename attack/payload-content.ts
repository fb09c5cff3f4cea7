import { randomUUID } from 'node:crypto'
import { createDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { createHabitAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import {
  createAcknowledgementAsManager,
  createDocumentElementAsManager,
  createQuizAsManager,
  createRichTextAsManager,
  createSelfReflectionAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  createModulePageAsManager,
  updateModuleTitleAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { ATTACK_STRINGS } from '../apps/server/src/testing/content/attack-strings.ts'
import {
  acknowledgement,
  quiz,
  richText,
  selfReflection,
  type TestElement,
} from '../apps/server/src/testing/content/content-elements.ts'
import type { Learner } from '../apps/server/src/testing/people/learner.ts'
import type { TestServer } from '../apps/server/src/testing/test-server.ts'
import type { Client } from './ask.ts'
import { complaintAbout } from './complaint.ts'
import type { Report } from './report.ts'

/** Payloads per module; each module has a single page. */
const OF_A_KIND = 13

const groups = (): string[][] => {
  const all: string[][] = []
  for (let at = 0; at < ATTACK_STRINGS.length; at += OF_A_KIND)
    all.push(ATTACK_STRINGS.slice(at, at + OF_A_KIND))
  return all
}

/** Commands that write a payload into every text field of content elements and habits. */
const writesOf = (payload: string, modulePageId: string, documentId: string): [AnyOperation, object][] => {
  const answers = [randomUUID() as string, randomUUID() as string]
  const element = () => ({ modulePageId, contentElementId: randomUUID() as string, title: payload })
  return [
    [createRichTextAsManager, { ...element(), textHtml: payload }],
    [
      createQuizAsManager,
      {
        ...element(),
        question: payload,
        possibleAnswers: answers.map((contentElementQuizAnswerId) => ({
          contentElementQuizAnswerId,
          text: payload,
          explanation: payload,
        })),
        idOfCorrectAnswer: answers[0],
      },
    ],
    [createAcknowledgementAsManager, { ...element(), introduction: payload, acknowledgement: payload }],
    [
      createSelfReflectionAsManager,
      { ...element(), question: payload, selfReflectionOptions: [{ answer: payload, reaction: payload }] },
    ],
    [
      createDocumentElementAsManager,
      { ...element(), idOfReferencedDocument: documentId, documentExplanation: payload },
    ],
    [
      createHabitAsManager,
      { habitId: randomUUID() as string, title: payload, minRuntime: 4, introduction: payload },
    ],
  ]
}

/**
 * Sends every payload through every text field of managers, like an attacker with a manager's account.
 *
 * @returns the modules' ids and the number of accepted writes
 */
export const writeAsManager = async (
  testServer: TestServer,
  client: Client,
  report: Report,
  { app, as }: Learner,
): Promise<{ moduleIds: string[]; acceptedCount: number }> => {
  const moduleIds: string[] = []
  let acceptedCount = 0
  const { documentId } = await testServer.createDocument(app)
  const send = async (operation: AnyOperation, input: object, files = {}) => {
    const answer = await client.call(operation, input, { ...as, files })
    const complaint = complaintAbout(answer)
    if (complaint)
      report.finding(
        'a payload breaks the server',
        `${operation.name} ${JSON.stringify(input)}: ${complaint}`,
      )
    if (answer.status === 200) acceptedCount += 1
    return answer.status === 200
  }
  for (const group of groups()) {
    const { moduleId } = await testServer.createModule(app, { pages: [] })
    moduleIds.push(moduleId)
    const modulePageId = randomUUID() as string
    const page = { moduleId, modulePageId, modulePageIsExerciseIncluded: false, modulePageIsEnabled: true }
    if (!(await send(createModulePageAsManager, { ...page, modulePageTitle: group[0] ?? '' })))
      await send(createModulePageAsManager, { ...page, modulePageTitle: 'Seite' })
    await send(updateModuleTitleAsManager, { moduleId, number: 1, title: group.at(-1) ?? '' })
    for (const payload of group) {
      for (const [operation, input] of writesOf(payload, modulePageId, documentId))
        await send(operation, input)
      const file = { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), fileName: payload, type: 'application/pdf' }
      await send(createDocumentAsManager, { title: payload, shortDescription: payload }, { file })
    }
  }
  return { moduleIds, acceptedCount }
}

const withPayload = (payload: string): TestElement[] => {
  const question = quiz(payload)
  if (question.content.type === 'QUIZ')
    for (const answer of question.content.possibleAnswers)
      Object.assign(answer, { text: payload, explanation: payload })
  const elements = [
    richText(payload),
    question,
    { content: { ...acknowledgement().content, introduction: payload, acknowledgement: payload } },
    {
      content: {
        ...selfReflection().content,
        question: payload,
        selfReflectionOptions: [{ answer: payload, reaction: payload }],
      },
    },
  ] as TestElement[]
  return elements.map((element) => ({ ...element, title: payload }))
}

/** PostgreSQL cannot store NUL. */
const storable = (payload: string): boolean => !payload.includes('\0')

/**
 * Writes every payload directly into the database, past the server's sanitizer.
 *
 * @returns the modules' ids
 */
export const writePastServer = async (testServer: TestServer, { app, user }: Learner): Promise<string[]> => {
  const moduleIds: string[] = []
  const { adminPool } = testServer
  for (const group of groups()) {
    const payloads = group.filter(storable)
    const { moduleId } = await testServer.createModule(app, {
      title: payloads[0] ?? '',
      pages: [{ title: payloads[1] ?? '', elements: payloads.flatMap(withPayload) }],
    })
    moduleIds.push(moduleId)
    for (const payload of payloads) {
      const habitId = await testServer.createHabit(app, { title: payload })
      await adminPool.query('UPDATE habit SET introduction = $2 WHERE id = $1', [habitId, payload])
      const { documentId } = await testServer.createDocument(app, { title: payload, fileName: payload })
      await adminPool.query('UPDATE document SET short_description = $2 WHERE id = $1', [documentId, payload])
    }
  }
  await adminPool.query('UPDATE image SET alternative_text = $2 WHERE app_id = $1', [
    app.appId,
    '"><img src=x onerror=alert(1)>',
  ])
  await adminPool.query('UPDATE app_user SET first_name = $2, last_name = $2 WHERE id = $1', [
    user.id,
    '<img src=x onerror=alert(1)>',
  ])
  return moduleIds
}
