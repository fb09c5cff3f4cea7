import { randomUUID } from 'node:crypto'
import {
  createAcknowledgementAsManager,
  createDocumentElementAsManager,
  createQuizAsManager,
  createRichTextAsManager,
  createSelfReflectionAsManager,
} from '@wohlauf/contract/content-elements-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { LISTS, RICH, RICH_LINK, type RichTextProfile } from '@wohlauf/contract/rich-text'
import { afterAll, describe, expect, test } from 'vitest'
import { ATTACK_STRINGS } from '../../../testing/attack-strings.ts'
import { DANGEROUS_ADDRESS, harmlessHtml } from '../../../testing/harmless-html.ts'
import { createAuthoring } from '../../../testing/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

type Field = {
  operation: AnyOperation
  profile: RichTextProfile
  /** Where a form shows what is wrong with it. */
  path: string
  given: (html: string, documentId: string) => object
}

const [RIGHT, WRONG] = [randomUUID(), randomUUID()]

/** Every field of HTML that elements have. */
const FIELDS: Record<string, Field> = {
  'a text': {
    operation: createRichTextAsManager,
    profile: RICH_LINK,
    path: 'textHtml',
    given: (textHtml) => ({ textHtml }),
  },
  'the explanation of a quiz answer': {
    operation: createQuizAsManager,
    profile: RICH,
    path: 'possibleAnswers.1.explanation',
    given: (explanation) => ({
      question: '?',
      idOfCorrectAnswer: RIGHT,
      possibleAnswers: [
        { contentElementQuizAnswerId: RIGHT, text: 'Ja', explanation: '<p>Ja.</p>' },
        { contentElementQuizAnswerId: WRONG, text: 'Nein', explanation },
      ],
    }),
  },
  'the introduction of an acknowledgement': {
    operation: createAcknowledgementAsManager,
    profile: RICH,
    path: 'introduction',
    given: (introduction) => ({ introduction, acknowledgement: 'Gelesen' }),
  },
  'the explanation of a document': {
    operation: createDocumentElementAsManager,
    profile: LISTS,
    path: 'documentExplanation',
    given: (documentExplanation, idOfReferencedDocument) => ({ documentExplanation, idOfReferencedDocument }),
  },
  'the question of a self-reflection': {
    operation: createSelfReflectionAsManager,
    profile: LISTS,
    path: 'question',
    given: (question) => ({ question, selfReflectionOptions: [{ answer: 'Ja', reaction: '<p>Gut.</p>' }] }),
  },
  'a reaction of a self-reflection': {
    operation: createSelfReflectionAsManager,
    profile: LISTS,
    path: 'selfReflectionOptions.0.reaction',
    given: (reaction) => ({ question: '<p>?</p>', selfReflectionOptions: [{ answer: 'Ja', reaction }] }),
  },
}

/** The value at a path with dots. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)

describe.each(Object.entries(FIELDS))('%s', (_, { operation, profile, path, given }) => {
  const createDesk = async () => {
    const desk = await createAuthoring(testServer)
    const { documentId } = await testServer.createDocument(desk.app)
    return {
      write: (html: string) =>
        testServer.call(
          operation,
          { modulePageId: desk.pageId(0), title: 'Titel', ...given(html, documentId) },
          desk.manager,
        ),
      shown: async () =>
        ((await desk.read()).pages[0]?.contentElements ?? []).map((element) => String(at(element, path))),
    }
  }

  test('reaches its readers harmless, whatever is sent', async () => {
    const { write, shown } = await createDesk()
    const refused = []
    for (const attack of ATTACK_STRINGS)
      if ((await write(`Vorher ${attack}`)).status !== 200) refused.push(attack)
    // What the database could not keep is refused before anybody looks at it.
    expect(refused.filter((attack) => !attack.includes('\0'))).toEqual([])
    const texts = await shown()
    expect(texts.length).toBe(ATTACK_STRINGS.length - refused.length)
    for (const html of texts) {
      expect(html).toMatch(harmlessHtml(profile))
      expect(html).not.toMatch(DANGEROUS_ADDRESS)
      expect(html).toContain('Vorher')
    }
  })

  test('of which nothing is left is refused like one that came empty', async () => {
    const { write, shown } = await createDesk()
    const texts = [
      '',
      '<p></p>',
      '<p>&nbsp;<br></p>',
      '<script>alert(1)</script>',
      '<p><svg>x</svg>\u200b</p>',
    ]
    for (const html of texts)
      expect((await write(html)).refusal).toEqual({
        identifier: 'not-valid',
        message: 'Bitte überprüfe deine Angaben.',
        fields: { [path]: 'Dieses Feld muss gefüllt sein' },
      })
    expect(await shown()).toEqual([])
  })

  test('is taken up to sixty-four kibibytes', async () => {
    const { write } = await createDesk()
    const longest = `<p>${'ä'.repeat(32 * 1024 - 4)}ab</p>`.slice(0, -1)
    expect(Buffer.byteLength(longest)).toBe(64 * 1024)
    expect((await write(longest)).status).toBe(200)
    expect((await write(`${longest}a`)).refusal).toMatchObject({ fields: { [path]: 'Der Text ist zu lang' } })
  })
})
