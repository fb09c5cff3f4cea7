import { JUMP_KINDS, type JumpKind, type JumpResult, MAX_OF_KIND } from '@wohlauf/contract/overview/find'
import type { Feature } from '@wohlauf/contract/values/features'
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { blogArticle } from '../blog/index.ts'
import { document } from '../documents/index.ts'
import { experienceReport } from '../experience-reports/index.ts'
import { habit } from '../habits/index.ts'
import { module, modulePage } from '../modules/index.ts'
import { recipe } from '../recipes/index.ts'
import { seat, sponsor } from '../seats/index.ts'

/** Further words are ignored. */
const MAX_WORDS = 8

type Row = Omit<JumpResult, 'kind'>
type Text = Column | SQL

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).slice(0, MAX_WORDS)

/** The name contains each word, in any case. */
const contains = (name: Text, words: readonly string[]) =>
  and(...words.map((word) => sql`strpos(lower(${name}), ${word}) > 0`))

/** Names that begin with the text come first, then by name. */
const nearest = (name: Text, words: readonly string[]) =>
  [sql`strpos(lower(${name}), ${words[0] ?? ''})`, sql`${name}`] as const

type Named =
  | typeof module
  | typeof habit
  | typeof recipe
  | typeof blogArticle
  | typeof document
  | typeof experienceReport

const inTable = async (tx: Tx, table: Named, name: Column, words: readonly string[]): Promise<Row[]> => {
  const rows = await tx
    .select({ id: table.id, title: sql<string>`${name}` })
    .from(table as typeof module)
    .where(contains(name, words))
    .orderBy(...nearest(name, words))
    .limit(MAX_OF_KIND)
  return rows.map((row) => ({ ...row, partOf: null, placeId: row.id }))
}

const FINDERS: Readonly<Record<JumpKind, (tx: Tx, words: readonly string[]) => Promise<Row[]>>> = {
  // A module is also called by its number.
  MODULE: async (tx, words) => {
    const name = sql`concat('Modul ', ${module.number}, ': ', ${module.title})`
    const rows = await tx
      .select({ id: module.id, title: sql<string>`${name}` })
      .from(module)
      .where(contains(name, words))
      .orderBy(...nearest(name, words))
      .limit(MAX_OF_KIND)
    return rows.map((row) => ({ ...row, partOf: null, placeId: row.id }))
  },
  MODULE_PAGE: (tx, words) =>
    tx
      .select({ id: modulePage.id, title: modulePage.title, partOf: module.title, placeId: module.id })
      .from(modulePage)
      .innerJoin(module, eq(module.id, modulePage.moduleId))
      .where(contains(modulePage.title, words))
      .orderBy(...nearest(modulePage.title, words))
      .limit(MAX_OF_KIND),
  BLOG_ARTICLE: (tx, words) => inTable(tx, blogArticle, blogArticle.title, words),
  RECIPE: (tx, words) => inTable(tx, recipe, recipe.name, words),
  EXPERIENCE_REPORT: (tx, words) => inTable(tx, experienceReport, experienceReport.name, words),
  HABIT: (tx, words) => inTable(tx, habit, habit.title, words),
  DOCUMENT: (tx, words) => inTable(tx, document, document.title, words),
  SPONSOR: async (tx, words) => {
    const rows = await tx
      .select({ id: sponsor.id, title: sponsor.name })
      .from(sponsor)
      .where(contains(sponsor.name, words))
      .orderBy(...nearest(sponsor.name, words))
      .limit(MAX_OF_KIND)
    return rows.map((row) => ({ ...row, partOf: null, placeId: row.id }))
  },
  SEAT: async (tx, words) => {
    const name = sql`concat_ws(' ', ${seat.firstName}, ${seat.lastName}, ${seat.emailAddress})`
    const rows = await tx
      .select({
        id: seat.id,
        firstName: seat.firstName,
        lastName: seat.lastName,
        emailAddress: seat.emailAddress,
        sponsorName: sponsor.name,
        placeId: sponsor.id,
      })
      .from(seat)
      .innerJoin(sponsor, eq(sponsor.id, seat.sponsorId))
      .where(contains(name, words))
      .orderBy(seat.emailAddress)
      .limit(MAX_OF_KIND)
    return rows.map(({ id, firstName, lastName, emailAddress, sponsorName, placeId }) => {
      const person = [firstName, lastName].filter(Boolean).join(' ')
      return {
        id,
        title: person || emailAddress,
        partOf: person ? `${emailAddress} · ${sponsorName}` : sponsorName,
        placeId,
      }
    })
  },
}

/** @param kinds those that the caller maintains */
export const findByName = async (
  tx: Tx,
  text: string,
  kinds: readonly JumpKind[],
  features: readonly Feature[],
): Promise<JumpResult[]> => {
  const words = wordsOf(text)
  const open = kinds.filter((kind) => {
    const { feature }: { feature?: Feature } = JUMP_KINDS[kind]
    return !feature || features.includes(feature)
  })
  const results = await Promise.all(
    open.map(async (kind) => (await FINDERS[kind](tx, words)).map((row) => ({ kind, ...row }))),
  )
  return results.flat()
}
