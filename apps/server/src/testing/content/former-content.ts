import type pg from 'pg'

/** Writes rows as a product without limits for versions has stored them: no trigger measures or publishes them. */
export const writeFormerly = async (
  adminPool: pg.Pool,
  text: string,
  values: readonly unknown[],
): Promise<void> => {
  const client = await adminPool.connect()
  try {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica')
    await client.query(text, [...values])
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

/** Gives elements a text in this way. */
export const storeFormerText = (
  adminPool: pg.Pool,
  table: 'content_element' | 'blog_article_content_element',
  ids: readonly string[],
  textHtml: string,
): Promise<void> =>
  writeFormerly(
    adminPool,
    `UPDATE ${table} SET content = jsonb_set(content, '{textHtml}', to_jsonb($1::text)) WHERE id = ANY ($2)`,
    [textHtml, ids],
  )
