import { type SearchKind, searchContent } from '@wohlauf/contract/search/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLearner, type Learner } from '../../../apps/server/src/testing/people/learner.ts'
import { startTestServer } from '../../../apps/server/src/testing/test-server.ts'
import { DEMO_WORLDS } from './content/worlds.ts'
import { completeAllModules, writeTexts } from './testing/searchable-texts.ts'

/** The expected first results in the texts of the demo world's app on nutrition. */

const testServer = await startTestServer()
afterAll(testServer.stop)
let learner: Learner
beforeAll(async () => {
  learner = await createLearner(testServer)
  await writeTexts(testServer, learner.app, DEMO_WORLDS.nutrition)
  await completeAllModules(testServer, learner.user)
})

const VEGETABLES = ['MODULE', 'Bunt und vollwertig: Gemüse und Ballaststoffe'] as const
const DRINKING = ['MODULE', 'Gut trinken: Wasser, Tee und alles andere'] as const
const SUGAR = ['MODULE', 'Zucker: genießen statt nebenbei'] as const
const SHOPPING_LIST = ['DOCUMENT', 'Einkaufsliste für den Vorrat'] as const
const NUTS = ['MODULE_PAGE', 'Hülsenfrüchte und Nüsse'] as const
const HABITS = ['MODULE_PAGE', 'Wie Gewohnheiten wachsen'] as const
const ALCOHOL = ['MODULE_PAGE', 'Alkohol, ehrlich betrachtet'] as const
const LABELS = ['MODULE_PAGE', 'Etiketten lesen wie ein Profi'] as const
const AT_WORK = ['MODULE_PAGE', 'Mittags bei der Arbeit'] as const
const CALENDAR = ['DOCUMENT', 'Saisonkalender Gemüse und Obst'] as const
const PLANNING = ['MODULE', 'Planen, einkaufen, gut durch die Woche kommen'] as const
const SCALE = ['MODULE_PAGE', 'Die Hungerskala'] as const

const FIRST: readonly [why: string, text: string, first: readonly [SearchKind, string]][] = [
  ['the word itself', 'Gemüse', VEGETABLES],
  ['the word itself', 'Zucker', SUGAR],
  ['the word itself', 'Hungerskala', SCALE],
  ['an acronym in a text', 'Nutri-Score', ['MODULE_PAGE', 'Im Supermarkt']],
  ['an author', 'Bas Kast', ['PUBLICATION', 'Der Ernährungskompass']],
  ['lower case', 'alkohol', ALCOHOL],
  ['a stem: plural', 'Nuss', NUTS],
  ['a stem: singular', 'Etikett', LABELS],
  ['a stem: a verb', 'trinkst', DRINKING],
  ['a stem: an infinitive', 'genieße', SUGAR],
  ['a stem: a noun of a verb', 'Einkauf', PLANNING],
  ['a stem: a dative', 'Gewohnheiten', HABITS],
  ['without the umlaut', 'gemuse', VEGETABLES],
  ['an umlaut as two letters', 'gemuese', VEGETABLES],
  ['an umlaut as two letters', 'huelsenfruechte', NUTS],
  ['without the umlaut', 'Hulsenfruchte', NUTS],
  ['ss for ß', 'geniessen', SUGAR],
  ['ss for ß', 'suess', ['MODULE_PAGE', 'Schritt für Schritt weniger süß']],
  ['a slip', 'gewonheit', HABITS],
  ['a slip', 'alkohl', ALCOHOL],
  ['a slip', 'Etiketen', LABELS],
  ['a slip', 'Hülsenfrücte', NUTS],
  ['a slip', 'Einkaufslsite', SHOPPING_LIST],
  ['a slip', 'Vollkron', ['MODULE_PAGE', 'Vollkorn in deinem Tempo']],
  ['a compound by its end', 'Kalender', CALENDAR],
  ['a compound by its end', 'Skala', SCALE],
  ['a compound by its end', 'Liste', SHOPPING_LIST],
  ['a compound by its end', 'Kompass', ['PUBLICATION', 'Der Ernährungskompass']],
  ['a compound by its beginning', 'Nachmittag', ['MODULE_PAGE', 'Gut durch das Nachmittagstief']],
  ['a compound by its beginning', 'Saison', CALENDAR],
  ['two words', 'Wasser trinken', DRINKING],
  ['two words', 'Nein sagen', ['MODULE_PAGE', 'Freundlich Nein sagen']],
  ['two words of the text', 'langsam essen', ['MODULE_PAGE', 'Zeit zum Sattwerden']],
  ['two words in another order', 'lesen Etiketten', LABELS],
  ['two words and a stop word', 'das Etikett lesen', LABELS],
  ['two words, one with a slip', 'Kafee Saft', ['MODULE_PAGE', 'Kaffee, Tee, Saft: Was zählt mit?']],
  ['two words of which no text has both', 'Hungerskala Xylophon', SCALE],
  ['unfinished', 'Hülsenfr', NUTS],
  ['unfinished, an umlaut as two letters', 'gemues', VEGETABLES],
  ['unfinished: more than the stem', 'Gewohnhei', HABITS],
  ['unfinished: the second word', 'Mittags Arb', AT_WORK],
  ['a word of a text', 'Kantine', AT_WORK],
  ['small words only, one of them twice', 'wie viel', ['MODULE_PAGE', 'Wie viel Zucker ist viel?']],
  ['small words only, in another order', 'ist wie viel', ['MODULE_PAGE', 'Wie viel ist genug?']],
]

test.each(FIRST)('%s: "%s"', async (_why, text, first) => {
  const { body } = await testServer.call(searchContent, { text }, learner.as)
  const [result] = body.results
  expect([result?.kind, result?.title.map((part) => part.text).join('')]).toEqual(first)
})

test('small words find every title that has them all', async () => {
  const { body } = await testServer.call(searchContent, { text: 'Wie viel' }, learner.as)
  const titles = body.results.map(({ title }) => title.map((part) => part.text).join(''))
  expect(titles).toEqual(expect.arrayContaining(['Wie viel ist genug?', 'Wie viel Zucker ist viel?']))
  const hits = body.results[0]?.title.filter(({ isHit }) => isHit).map((part) => part.text)
  expect(hits).toEqual(['Wie', 'viel', 'viel'])
})
