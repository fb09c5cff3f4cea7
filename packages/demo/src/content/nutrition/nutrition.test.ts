import { SCENE_SUBJECTS } from '@wohlauf/art/scene'
import { createPublicationAsManager } from '@wohlauf/contract/publications/publications-as-manager'
import { createRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { CONTENT_ELEMENT_TYPES } from '@wohlauf/contract/values/elements/content-elements'
import { describe, expect, it } from 'vitest'
import type { DemoElement, DemoPicture } from '../types.ts'
import { nutritionWorld } from './index.ts'

const { modules, habits, goalProposals, documents, publications, experienceReports, recipes } = nutritionWorld
const pages = modules.flatMap((module) => module.pages)
const elements = pages.flatMap((page) => page.contentElements)

type ElementType = DemoElement['type']
type ElementOf<T extends ElementType> = Extract<DemoElement, { type: T }>

function elementsOf<T extends ElementType>(type: T, from: readonly DemoElement[] = elements) {
  return from.filter((element): element is ElementOf<T> => element.type === type)
}

const INLINE = ['strong', 'em', 'br']
const LISTS = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'br']
const HEADINGS = [...LISTS, 'h2', 'h3']
const LINKS = [...HEADINGS, 'a']

/** Each HTML text with the tags of its field's toolbar, and its position. */
const htmlTexts: readonly { where: string; text: string; allowed: readonly string[] }[] = [
  ...elementsOf('RICH_TEXT').map((it) => ({ where: it.title, text: it.textHtml, allowed: LINKS })),
  ...elementsOf('QUIZ').flatMap((it) =>
    it.possibleAnswers.map((answer) => ({ where: answer.text, text: answer.explanation, allowed: HEADINGS })),
  ),
  ...elementsOf('ACKNOWLEDGEMENT').map((it) => ({
    where: it.title,
    text: it.introduction,
    allowed: HEADINGS,
  })),
  ...elementsOf('DOCUMENT').map((it) => ({ where: it.title, text: it.documentExplanation, allowed: LISTS })),
  ...elementsOf('SELF_REFLECTION').flatMap((it) => [
    { where: it.title, text: it.question, allowed: LISTS },
    ...it.selfReflectionOptions.map((option) => ({
      where: option.answer,
      text: option.reaction,
      allowed: LISTS,
    })),
  ]),
  ...habits.map((habit) => ({ where: habit.title, text: habit.introduction, allowed: HEADINGS })),
  ...experienceReports.map((report) => ({ where: report.name, text: report.content, allowed: HEADINGS })),
  ...recipes.flatMap(({ name, preparationSteps, tipBox }) => [
    ...preparationSteps.map((text) => ({ where: name, text, allowed: INLINE })),
    { where: name, text: tipBox, allowed: LISTS },
  ]),
]

const plainTexts: readonly string[] = [
  ...modules.map((module) => module.title),
  ...pages.map((page) => page.title),
  ...elements.map((element) => element.title),
  ...elementsOf('QUIZ').flatMap((it) => [it.question, ...it.possibleAnswers.map((answer) => answer.text)]),
  ...elementsOf('ACKNOWLEDGEMENT').map((it) => it.acknowledgement),
  ...elementsOf('SELF_REFLECTION').flatMap((it) => it.selfReflectionOptions.map((option) => option.answer)),
  ...habits.map((habit) => habit.title),
  ...goalProposals,
  ...documents.flatMap((document) => [document.title, document.shortDescription, document.fileName]),
]

const documentTexts: readonly string[] = documents.flatMap((document) =>
  document.sections.flatMap((section) => [section.heading, ...section.paragraphs, ...(section.list ?? [])]),
)

const pictures: readonly DemoPicture[] = [
  ...modules.map((module) => module.picture),
  ...elementsOf('IMAGE').map((it) => it.picture),
]

function withoutTags(html: string) {
  return html.replace(/<[^>]*>/g, ' ')
}

function wordsIn(html: string) {
  return withoutTags(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/**
 * Errors in the markup: tags that are not offered, attributes, tags left open or closed in the wrong order.
 */
function faultsOf(html: string, allowed: readonly string[]) {
  const faults: string[] = []
  const open: string[] = []
  for (const [tag, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
    if (!allowed.includes(name)) faults.push(`${tag} is not offered`)
    if (slash) {
      if (open.pop() !== name) faults.push(`${tag} closes another tag`)
      continue
    }
    const attributesAreRight = name === 'a' ? /^ href="https:\/\/[^"]+"$/.test(attributes) : attributes === ''
    if (!attributesAreRight) faults.push(`${tag} carries attributes`)
    if (name !== 'br') open.push(name)
  }
  if (open.length > 0) faults.push(`${open.join(', ')} left open`)
  if (/[<>]/.test(withoutTags(html))) faults.push('a bare angle bracket')
  return faults
}

it('the nutrition world has eight publications that a manager could have written', () => {
  expect(publications).toHaveLength(8)
  for (const publication of publications)
    expect(createPublicationAsManager.input.safeParse(publication).error?.issues).toBeUndefined()
})

it('the nutrition world has five experience reports of adults, each with a portrait of its own', () => {
  expect(experienceReports).toHaveLength(5)
  expect(new Set(experienceReports.map(({ picture }) => picture.seed)).size).toBe(5)
  for (const { ageInYears, picture } of experienceReports) {
    expect(ageInYears).toBeGreaterThanOrEqual(18)
    expect(picture.subject).toBe('portrait')
  }
})

it('the nutrition world has ten recipes of different dishes that a manager could have written', () => {
  expect(recipes).toHaveLength(10)
  expect(new Set(recipes.map(({ dish }) => dish)).size).toBe(10)
  for (const recipe of recipes)
    expect(createRecipeAsManager.input.safeParse(recipe).error?.issues).toBeUndefined()
})

describe('the modules of the nutrition world', () => {
  it('are seven, numbered in order', () => {
    expect(modules.map((module) => module.number)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it.each(modules)('have 4 to 7 pages of 2 to 5 elements: $title', ({ pages }) => {
    expect(pages.length).toBeGreaterThanOrEqual(4)
    expect(pages.length).toBeLessThanOrEqual(7)
    for (const page of pages) {
      expect(page.contentElements.length, page.title).toBeGreaterThanOrEqual(2)
      expect(page.contentElements.length, page.title).toBeLessThanOrEqual(5)
    }
  })

  it('ask for an exercise on about a third of the pages, and describe it there', () => {
    const withExercise = pages.filter((page) => page.isExerciseIncluded)
    expect(withExercise.length / pages.length).toBeGreaterThan(0.25)
    expect(withExercise.length / pages.length).toBeLessThan(0.4)
    for (const page of withExercise) {
      const texts = elementsOf('RICH_TEXT', page.contentElements).map((it) => it.title + it.textHtml)
      expect(texts.join(' '), page.title).toContain('Übung')
    }
  })

  it.each(CONTENT_ELEMENT_TYPES)('use %s several times, and once or more in module 2', (type) => {
    expect(elementsOf(type).length).toBeGreaterThanOrEqual(4)
    const inSecond = modules[1]?.pages.flatMap((page) => page.contentElements) ?? []
    expect(elementsOf(type, inSecond).length).toBeGreaterThanOrEqual(1)
  })

  it('show at most one video each', () => {
    for (const module of modules) {
      const inModule = module.pages.flatMap((page) => page.contentElements)
      expect(elementsOf('VIDEO', inModule).length, module.title).toBeLessThanOrEqual(1)
    }
    for (const video of elementsOf('VIDEO')) expect(video.videoId).toMatch(/^\d+$/)
  })

  it('propose each habit at most once, and only habits that exist', () => {
    const proposed = elementsOf('HABIT_PROPOSAL').map((it) => it.habit)
    expect(new Set(proposed).size).toBe(proposed.length)
    const keys = habits.map((habit) => habit.key)
    for (const habit of proposed) expect(keys).toContain(habit)
  })

  it('refer only to documents that exist, and to each of them', () => {
    const referredDocuments = new Set(elementsOf('DOCUMENT').map((it) => it.document))
    expect([...referredDocuments].sort()).toEqual(documents.map((document) => document.key).sort())
  })
})

describe('the content elements of the nutrition world', () => {
  it.each(elementsOf('RICH_TEXT'))('hold 120 to 260 words with a heading: $title', ({ textHtml }) => {
    expect(wordsIn(textHtml)).toBeGreaterThanOrEqual(120)
    expect(wordsIn(textHtml)).toBeLessThanOrEqual(260)
    expect(textHtml).toMatch(/<(h2|h3|ul|ol)>/)
  })

  it.each(elementsOf('QUIZ'))('offer 3 or 4 answers, one of them right, each explained: $title', (quiz) => {
    const answers = quiz.possibleAnswers
    expect([3, 4]).toContain(answers.length)
    expect(answers.filter((answer) => answer.isCorrectAnswer)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(answers.length)
    for (const answer of answers) expect(wordsIn(answer.explanation), answer.text).toBeGreaterThanOrEqual(12)
  })

  it('do not reveal the right answer by its position', () => {
    const indexes = elementsOf('QUIZ').map((quiz) =>
      quiz.possibleAnswers.findIndex((answer) => answer.isCorrectAnswer),
    )
    for (const index of [0, 1, 2, 3]) {
      expect(indexes.filter((other) => other === index).length).toBeLessThanOrEqual(indexes.length / 2)
    }
  })

  it('do not reveal the right answer by its length', () => {
    const revealingQuizzes = elementsOf('QUIZ').filter((quiz) => {
      const lengths = quiz.possibleAnswers.map((answer) => answer.text.length)
      const right = quiz.possibleAnswers.find((answer) => answer.isCorrectAnswer)
      return right?.text.length === Math.max(...lengths)
    })
    expect(revealingQuizzes.length).toBeLessThanOrEqual(elementsOf('QUIZ').length / 3)
  })

  it.each(elementsOf('SELF_REFLECTION'))(
    'offer 3 or 4 options, each with a reaction: $title',
    (reflection) => {
      const options = reflection.selfReflectionOptions
      expect([3, 4]).toContain(options.length)
      for (const option of options) expect(wordsIn(option.reaction), option.answer).toBeGreaterThanOrEqual(12)
    },
  )

  it.each(elementsOf('ACKNOWLEDGEMENT'))('let the learner speak in the first person: $title', (element) => {
    expect(element.acknowledgement).toMatch(/^Ich habe .+\.$/)
  })
})

describe('the habits and documents of the nutrition world', () => {
  it('are twelve habits with keys and titles of their own', () => {
    expect(habits).toHaveLength(12)
    expect(new Set(habits.map((habit) => habit.key)).size).toBe(12)
    expect(new Set(habits.map((habit) => habit.title)).size).toBe(12)
  })

  it.each(habits)(
    'run 3 to 10 weeks, introduced in 60 to 120 words: $title',
    ({ minRuntime, introduction }) => {
      expect(Number.isInteger(minRuntime)).toBe(true)
      expect(minRuntime).toBeGreaterThanOrEqual(3)
      expect(minRuntime).toBeLessThanOrEqual(10)
      expect(wordsIn(introduction)).toBeGreaterThanOrEqual(60)
      expect(wordsIn(introduction)).toBeLessThanOrEqual(120)
      expect(faultsOf(introduction, ['p', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'br'])).toEqual([])
    },
  )

  it('are eight proposals for goals, each in the first person', () => {
    expect(new Set(goalProposals).size).toBe(8)
    for (const title of goalProposals) expect(title).toMatch(/^Ich .*[^.]$/)
  })

  it('are four documents with file names of their own', () => {
    expect(documents).toHaveLength(4)
    expect(new Set(documents.map((document) => document.fileName)).size).toBe(4)
    for (const document of documents) expect(document.fileName).toMatch(/^[a-z-]+\.pdf$/)
  })
})

describe('the wording of the nutrition world', () => {
  it.each(htmlTexts)('uses only the tags its field offers: $where', ({ text, allowed }) => {
    expect(faultsOf(text, allowed)).toEqual([])
    expect(wordsIn(text)).toBeGreaterThan(0)
    expect(text, 'the line breaks of the source').not.toMatch(/\n|> +<(?:p|h2|h3|ul|ol|li)>/)
  })

  it('links only to the three public sources', () => {
    const targets = htmlTexts.flatMap(({ text }) => [...text.matchAll(/href="([^"]*)"/g)].map((it) => it[1]))
    const sources = ['https://www.dge.de', 'https://www.bzfe.de', 'https://www.in-form.de']
    expect(targets.length).toBeGreaterThan(0)
    for (const target of targets) expect(sources).toContain(target)
  })

  it('keeps titles, answers and labels to 255 plain characters', () => {
    for (const text of plainTexts) {
      expect(text.length, text).toBeGreaterThan(0)
      expect(text.length, text).toBeLessThanOrEqual(255)
      expect(text, text).not.toMatch(/[<>]/)
    }
  })

  it('sets German quotation marks, dashes and apostrophes', () => {
    const texts = [...plainTexts, ...documentTexts, ...htmlTexts.map(({ text }) => withoutTags(text))]
    for (const text of texts) {
      expect(text, text).not.toMatch(/["'”]|\.\.\.| - |—/)
      expect(text.match(/„/g)?.length ?? 0, text).toBe(text.match(/“/g)?.length ?? 0)
    }
  })

  it('describes each picture, and draws no two of them alike', () => {
    for (const picture of pictures) {
      expect(SCENE_SUBJECTS).toContain(picture.subject)
      expect(picture.alternativeText.length, picture.alternativeText).toBeGreaterThan(20)
      expect(picture.alternativeText.length).toBeLessThanOrEqual(255)
    }
    expect(new Set(pictures.map((picture) => picture.seed)).size).toBe(pictures.length)
  })
})
