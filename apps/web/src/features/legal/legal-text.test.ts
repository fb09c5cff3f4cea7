import { describe, expect, test } from 'vitest'
import { DATA_PROTECTION_TEXT } from './data-protection/data-protection-text.ts'
import { IMPRINT_TEXT } from './imprint-text.ts'
import type { Block, LegalText, Paragraph } from './legal-text.ts'
import { TERMS_OF_USE_TEXT } from './terms-of-use-text.ts'

const paragraphText = (text: Paragraph): string =>
  typeof text === 'string'
    ? text
    : text.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.text)).join('')

const isParagraph = (block: Block): block is Paragraph => typeof block === 'string' || Array.isArray(block)

const textOf = (block: Block): string => {
  if (isParagraph(block)) return paragraphText(block)
  if ('subheading' in block) return block.subheading
  if ('list' in block) return block.list.map(paragraphText).join('\n')
  if ('terms' in block)
    return block.terms.map(({ term, text }) => `${term}: ${paragraphText(text)}`).join('\n')
  return `<${block.company}>`
}

const whole = ({ title, lead, summary, sections }: LegalText): string =>
  [
    title,
    lead,
    ...(summary ?? []),
    ...sections.flatMap((section) => [section.title, ...section.blocks.map(textOf)]),
  ].join('\n')

const sectionOf = ({ sections }: LegalText, id: string): string => {
  const section = sections.find((candidate) => candidate.id === id)
  if (!section) throw new Error(`there is no section ${id}`)
  return section.blocks.map(textOf).join('\n')
}

describe('the terms of use contain the statements that the specification lists (section 1)', () => {
  test.each([
    ['adults only', 'wer', /nur an Erwachsene.*18 Jahre/],
    ['no medical advice', 'kein-medizinischer-rat', /kein medizinischer Rat/],
    ['German law', 'recht', /Es gilt deutsches Recht/],
    ['place of jurisdiction', 'recht', /Gerichtsstand ist München/],
    [
      'seats are assigned and revoked by the company, with a period of grace and without one',
      'lizenz',
      /Lizenz entziehen.*unwiderruflich gelöscht: sofort, oder nach einer Frist von höchstens 60 Tagen/,
    ],
    ['no arbitration board', 'streitbeilegung', /§ 36 VSBG/],
    ['changes need consent', 'aenderungen', /Schweigen gilt nicht als Zustimmung/],
    ['who the provider is', 'gegenstand', /<address>/],
  ])('%s', (_, id, statement) => {
    expect(sectionOf(TERMS_OF_USE_TEXT, id)).toMatch(statement)
  })
})

describe('data protection names every kind of service that the specification lists (section 1)', () => {
  test.each([
    ['cookie consent tool', 'Cookie-Einwilligung'],
    ['card payment provider', 'Kartenzahlung'],
    ['hosting', 'Hosting'],
    ['error-reporting service', 'Fehlermeldedienst'],
    ['customer-care tool', 'Kundenbetreuung'],
    ['push notifications', 'Push-Mitteilungen'],
    ['cloud storage', 'Cloud-Speicher'],
    ['e-mail marketing platform', 'E-Mail-Marketing-Plattform'],
    ['web analytics', 'Webanalyse'],
    ['icon and web font services', 'Symbole und Web-Schriftarten'],
    ['project management tool', 'Projektmanagement'],
  ])('%s', (_, term) => {
    expect(sectionOf(DATA_PROTECTION_TEXT, 'dienste')).toContain(`${term}: `)
  })
})

describe('data protection states', () => {
  test.each([
    ['the use of the camera', 'kamera', /Erinnerungen an Gewohnheiten und für das Ernährungstagebuch/],
    ['how long a cookie choice is kept', 'dauer', /Auswahl zu Cookies: bis zu 2 Jahre/],
    ['how long contract data is kept', 'dauer', /Vertragsdaten: 4 Jahre/],
    [
      'the retention of tax records, and of vouchers by the current law',
      'dauer',
      /10 Jahre, Buchungsbelege.*8 Jahre/,
    ],
    ['how long a newsletter opt-out is kept', 'dauer', /Newsletter: bis zu drei Jahre/],
    [
      'when an account is deleted, with a period of grace and without one',
      'dauer',
      /Löschst du es, ist es sofort gelöscht\. Endet deine Lizenz, ist es sofort oder nach einer Frist von höchstens 60 Tagen gelöscht/,
    ],
    [
      'what becomes of an account whose seat is revoked',
      'unternehmen',
      /löschen wir dein Konto mit allen Daten unwiderruflich: sofort, oder nach einer Frist von höchstens 60 Tagen/,
    ],
    ['who is responsible', 'verantwortlich', /<address>[\s\S]*<data-protection>/],
    ['that choices of self-reflection are not stored', 'daten', /Nicht gespeichert wird.*Selbstreflexion/],
    ['that saved items are seen by their owner alone', 'daten', /Gemerktes: .*Das sieht nur du/],
    [
      'what managers learn of answers and messages',
      'daten',
      /erst ab fünf Antworten.*ohne jeden Bezug zu dir/,
    ],
    [
      'how long single days of habits are kept',
      'dauer',
      /Erledigte Tage deiner Gewohnheiten: einzeln für den laufenden Monat und die 24 Monate davor\. .*an wie vielen Tagen/,
    ],
    [
      'how long single days of points are kept',
      'dauer',
      /Gesundheitspunkte: bis dein Konto endet\. .*die 24 Monate davor\. .*in jedem Monat/,
    ],
    ['how long messages about content are kept', 'dauer', /Kommentare und gemeldete Fehler: 90 Tage/],
    ['that health data needs explicit consent', 'gesundheitsdaten', /nur, wenn du ausdrücklich einwilligst/],
    ['the effect of a withdrawal', 'gesundheitsdaten', /im Profil widerrufen\. Dann löschen wir/],
    ['that the company never sees activity', 'unternehmen', /Deine Aktivität sieht dein Unternehmen nie/],
    [
      'what figures the company gets',
      'unternehmen',
      /mindestens 10 Personen.*Gewohnheiten, Ziele und Tagebuch zählen dabei nie mit/,
    ],
    ['the purpose of these figures', 'zwecke', /Monatszahlen für Unternehmen.*ohne Bezug zu dir/],
    ['the data stored on the device', 'geraet', /keine Cookies[\s\S]*§ 25 Abs\. 2 Nr\. 2 TDDDG/],
    ['that the video host learns nothing before a click', 'videos', /Erst mit dem Klick/],
    ['the location of the data', 'orte', /Servern in der Europäischen Union/],
    ['which authority hears complaints', 'beschwerde', /Bayerische Landesamt für Datenschutzaufsicht/],
    [
      'how to get one’s data and delete the account',
      'rechte',
      /„Meine Daten herunterladen“.*löschst dein Konto/,
    ],
  ])('%s', (_, id, statement) => {
    expect(sectionOf(DATA_PROTECTION_TEXT, id)).toMatch(statement)
  })

  test.each([7, 15, 16, 17, 18, 20, 21])('the right of Art. %i', (article) => {
    expect(sectionOf(DATA_PROTECTION_TEXT, 'rechte')).toContain(`Art. ${article}`)
  })
})

test('the imprint follows § 5 DDG and shows the company', () => {
  expect(whole(IMPRINT_TEXT)).toContain('Angaben nach § 5 DDG\n<imprint>')
})

describe.each([TERMS_OF_USE_TEXT, DATA_PROTECTION_TEXT, IMPRINT_TEXT])('$title', (text) => {
  test('has unique anchors', () => {
    const ids = text.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('names no law that is no longer in force', () => {
    expect(whole(text)).not.toMatch(/\b(TMG|TTDSG|RStV|BDSG-alt)\b|ec\.europa\.eu\/consumers\/odr/)
  })

  test('addresses one person informally, and nowhere with "Sie"', () => {
    expect(whole(text)).not.toMatch(/(?<=[a-zäöüß,] )(Sie|Ihr|Ihre|Ihnen|Ihren|Ihrer)\b/)
  })
})
