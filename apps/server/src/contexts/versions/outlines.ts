import { type SQL, sql } from 'drizzle-orm'
import { publishedVersion } from './database/tables.ts'

/** Some columns of a snapshot's list: the texts are most of it. */
export const outlineOf = <Row>(list: string, columns: { [Name in keyof Row]: string }): SQL<Row[]> => {
  const pairs = Object.entries<string>(columns).map(
    ([name, column]) => `'${name}', entry.value -> '${column}'`,
  )
  return sql<
    Row[]
  >`(SELECT coalesce(jsonb_agg(jsonb_build_object(${sql.raw(pairs.join(', '))}) ORDER BY entry.ordinality), '[]')
    FROM jsonb_array_elements(${publishedVersion.snapshot} -> ${sql.raw(`'${list}'`)}) WITH ORDINALITY AS entry)`
}

export const revisionOfItem = sql<number>`(${publishedVersion.snapshot} -> 'item' ->> 'revision')::integer`
