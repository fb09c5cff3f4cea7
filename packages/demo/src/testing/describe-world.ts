import { createPublicationAsManager } from '@wohlauf/contract/publications/publications-as-manager'
import { createRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { elementTypeOf } from '@wohlauf/contract/values/elements/content-elements'
import { INLINE, LISTS, RICH, type RichTextProfile } from '@wohlauf/contract/values/rich-text'
import { richTextFields } from '@wohlauf/contract/values/written-rich-text'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { DemoElement, DemoWorld } from '../content/types.ts'

const tagsOf = ({ tags, hasLinks }: RichTextProfile) => [...tags, ...(hasLinks ? ['a'] : [])]
const HABIT_TAGS = RICH.tags.filter((tag) => tag !== 'h2')

/** Fields that are not texts for readers. */
const NAMES: ReadonlySet<string> = new Set(['type', 'habit', 'document', 'subject', 'videoId'])

type Html = { where: string; html: string; tags: readonly string[] }
type Line = { where: string; text: string }

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/\p{L}[\p{L}\d’.-]*|\d+/gu)?.length ?? 0

type Text = { path: string; text: string }

/** The path has `*` for each entry of a list. */
function textsOf(value: unknown, path: readonly string[] = []): Text[] {
  if (typeof value === 'string') return [{ path: path.join('.'), text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, [...path, '*']))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    NAMES.has(name) ? [] : textsOf(inner, [...path, name]),
  )
}

const profilesOf = ({ type }: DemoElement): ReadonlyMap<string, RichTextProfile> =>
  new Map(
    richTextFields(z.object(elementTypeOf(type).written)).map(({ path, profile }) => [
      path.join('.'),
      profile,
    ]),
  )

const htmlOf = (element: DemoElement): Html[] =>
  textsOf(element).flatMap(({ path, text }) => {
    const profile = profilesOf(element).get(path)
    return profile ? [{ where: element.title, html: text, tags: tagsOf(profile) }] : []
  })

const linesOf = (element: DemoElement): string[] =>
  textsOf(element).flatMap(({ path, text }) => (profilesOf(element).has(path) ? [] : [text]))

/** Tests for a small demo world: four modules, six habits, two documents. */
export function describeWorld(name: string, world: DemoWorld): void {
  const pages = world.modules.flatMap((module) => module.pages)
  const elements = pages.flatMap((page) => page.contentElements)
  const ofType = <Type extends DemoElement['type']>(type: Type) =>
    elements.filter((element): element is Extract<DemoElement, { type: Type }> => element.type === type)

  const allHtml: Html[] = [
    ...elements.flatMap(htmlOf),
    ...world.habits.map(({ title, introduction }) => ({
      where: title,
      html: introduction,
      tags: HABIT_TAGS,
    })),
    ...world.experienceReports.map(({ name, content }) => ({
      where: name,
      html: content,
      tags: tagsOf(RICH),
    })),
    ...world.recipes.flatMap(({ name, preparationSteps, tipBox }) => [
      ...preparationSteps.map((html) => ({ where: name, html, tags: tagsOf(INLINE) })),
      { where: name, html: tipBox, tags: tagsOf(LISTS) },
    ]),
  ]
  const documentLines = world.documents.flatMap((document) => [
    document.title,
    document.shortDescription,
    ...document.sections.flatMap(({ heading, paragraphs, list }) => [
      heading,
      ...paragraphs,
      ...(list ?? []),
    ]),
  ])
  const shortLines: Line[] = [
    ...world.modules.flatMap(({ title, picture }) => [title, picture.alternativeText]),
    ...pages.map(({ title }) => title),
    ...elements.flatMap(linesOf),
    ...world.habits.map(({ title }) => title),
    ...world.experienceReports.flatMap(({ name, job, familySituation }) => [name, job, familySituation]),
    ...world.recipes.flatMap(({ name, subTitle, ingredients }) => [
      name,
      subTitle,
      ...ingredients.map(({ ingredient }) => ingredient),
    ]),
    ...world.publications.flatMap(({ title, publisher }) => [title, publisher]),
    ...world.goalProposals,
    ...world.documents.flatMap(({ title, shortDescription }) => [title, shortDescription]),
  ].map((text) => ({ where: text, text }))

  describe(`the ${name} world`, () => {
    test('has four numbered modules with four to six pages of two to four elements', () => {
      expect(world.modules.map(({ number }) => number)).toEqual([1, 2, 3, 4])
      for (const module of world.modules) {
        expect(module.pages.length, module.title).toBeGreaterThanOrEqual(4)
        expect(module.pages.length, module.title).toBeLessThanOrEqual(6)
      }
      for (const page of pages) {
        expect(page.contentElements.length, page.title).toBeGreaterThanOrEqual(2)
        expect(page.contentElements.length, page.title).toBeLessThanOrEqual(4)
      }
    })

    test('uses a video at most once a module', () => {
      for (const module of world.modules) {
        const videos = module.pages
          .flatMap((page) => page.contentElements)
          .filter(({ type }) => type === 'VIDEO')
        expect(videos.length, module.title).toBeLessThanOrEqual(1)
      }
      for (const video of ofType('VIDEO')) expect(video.videoId).toMatch(/^\d{6,12}$/)
    })

    test('asks for an exercise on about a third of its pages', () => {
      const share = pages.filter((page) => page.isExerciseIncluded).length / pages.length
      expect(share).toBeGreaterThan(0.25)
      expect(share).toBeLessThan(0.42)
    })

    test('writes texts of 110 to 220 words and habit introductions of 60 to 120', () => {
      for (const text of ofType('RICH_TEXT')) {
        expect(wordsOf(text.textHtml), text.title).toBeGreaterThanOrEqual(110)
        expect(wordsOf(text.textHtml), text.title).toBeLessThanOrEqual(220)
      }
      for (const habit of world.habits) {
        expect(wordsOf(habit.introduction), habit.title).toBeGreaterThanOrEqual(60)
        expect(wordsOf(habit.introduction), habit.title).toBeLessThanOrEqual(120)
      }
    })

    test('gives every quiz three or four explained answers, one of them right', () => {
      for (const quiz of ofType('QUIZ')) {
        expect([3, 4], quiz.title).toContain(quiz.possibleAnswers.length)
        expect(quiz.possibleAnswers.filter((answer) => answer.isCorrectAnswer).length, quiz.title).toBe(1)
        for (const { explanation } of quiz.possibleAnswers) expect(wordsOf(explanation)).toBeGreaterThan(8)
      }
      const positions = ofType('QUIZ').map((quiz) =>
        quiz.possibleAnswers.findIndex((answer) => answer.isCorrectAnswer),
      )
      expect(new Set(positions).size).toBeGreaterThan(2)
    })

    test('gives every self-reflection three or four options with a reaction each', () => {
      for (const reflection of ofType('SELF_REFLECTION')) {
        expect([3, 4], reflection.title).toContain(reflection.selfReflectionOptions.length)
        for (const { reaction } of reflection.selfReflectionOptions)
          expect(wordsOf(reaction)).toBeGreaterThan(8)
      }
    })

    test('words acknowledgements in the first person', () => {
      for (const { acknowledgement } of ofType('ACKNOWLEDGEMENT'))
        expect(acknowledgement).toMatch(/^Ich habe .+\.$/)
    })

    test('has six habits and proposes each of them exactly once', () => {
      const keys = world.habits.map(({ key }) => key)
      expect(keys.length).toBe(6)
      expect(
        ofType('HABIT_PROPOSAL')
          .map(({ habit }) => habit)
          .sort(),
      ).toEqual([...keys].sort())
      for (const { minRuntime, title } of world.habits) {
        expect(Number.isInteger(minRuntime) && minRuntime >= 3 && minRuntime <= 10, title).toBe(true)
      }
    })

    test('proposes four goals, each in the first person', () => {
      expect(new Set(world.goalProposals).size).toBe(4)
      for (const title of world.goalProposals) expect(title).toMatch(/^Ich .*[^.]$/)
    })

    test('has two documents that its pages refer to', () => {
      const keys = world.documents.map(({ key }) => key)
      expect(new Set(keys).size).toBe(2)
      expect(new Set(ofType('DOCUMENT').map(({ document }) => document))).toEqual(new Set(keys))
      for (const { fileName, sections } of world.documents) {
        expect(fileName).toMatch(/^[a-z0-9-]+\.pdf$/)
        expect(sections.length).toBeGreaterThan(4)
      }
    })

    test('has four publications that a manager could have written', () => {
      expect(world.publications.length).toBe(4)
      for (const publication of world.publications)
        expect(createPublicationAsManager.input.safeParse(publication).error?.issues).toBeUndefined()
    })

    test('has recipes of different dishes that a manager could have written', () => {
      expect(new Set(world.recipes.map(({ dish }) => dish)).size).toBe(world.recipes.length)
      for (const recipe of world.recipes)
        expect(createRecipeAsManager.input.safeParse(recipe).error?.issues).toBeUndefined()
    })

    test('draws every picture from another seed', () => {
      const pictures = [...world.modules, ...ofType('IMAGE')].map(({ picture }) => picture)
      expect(new Set(pictures.map(({ seed }) => seed)).size).toBe(pictures.length)
      for (const { alternativeText } of pictures) expect(wordsOf(alternativeText)).toBeGreaterThan(4)
    })

    test('keeps plain texts plain and within 255 characters', () => {
      for (const { where, text } of shortLines) {
        expect(text, where).not.toMatch(/[<>&*]/)
        expect(text.trim(), where).toBe(text)
        expect(text.length, where).toBeGreaterThan(0)
        expect(text.length, where).toBeLessThanOrEqual(255)
      }
    })

    test('uses only the tags that the toolbar of a field offers, and closes them', () => {
      for (const { where, html, tags } of allHtml) {
        const open: string[] = []
        for (const [, slash, tag = '', attributes] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
          expect(tags, where).toContain(tag)
          if (slash) expect(open.pop(), where).toBe(tag)
          else if (tag !== 'br') open.push(tag)
          if (attributes) expect(attributes, where).toMatch(/^ href="https:\/\/[^"\s]+"$/)
        }
        expect(open, where).toEqual([])
        if (tags.includes('p')) expect(html, where).toMatch(/^<(p|h2|h3|ul|ol)>.*<\/(p|h2|h3|ul|ol)>$/)
      }
    })

    test('uses German typography', () => {
      const texts = [...allHtml.map(({ html }) => html.replace(/<[^>]*>/g, ' ')), ...documentLines]
      for (const text of [...texts, ...shortLines.map((line) => line.text)]) {
        expect(text).not.toMatch(/["'*]|\.\.\.| - |\s–\S|[^\s„]–\s| {2,}[.,;:]/)
        expect(text.match(/„/g)?.length, text).toBe(text.match(/“/g)?.length)
      }
    })
  })
}
