import { randomUUID } from 'node:crypto'
import type pg from 'pg'

const RECIPES = 40
const ARTICLES = 30
const ELEMENTS = 5

/** Content besides modules that all learners share. */
export type BenchShared = { recipeIds: string[]; blogArticleIds: string[] }

const sentence = 'Iss langsam, schmeck hin und hör auf, wenn du satt bist. '

const ingredients = Array.from({ length: 10 }, (_, index) => ({
  amount: 50 * (index + 1),
  unit: 'GRAM',
  ingredient: `Zutat ${index}`,
}))

const insertPicture = async (client: pg.Client, appId: string): Promise<string> => {
  const id = randomUUID()
  await client.query(
    `INSERT INTO image (app_id, id, thumbhash, aspect_ratio, widths) VALUES ($1, $2, 'aMYJFYJol3l+iHeAiZd4eEiKgJMI', 1.5, '{200,400,700,1000}')`,
    [appId, id],
  )
  return id
}

/** 40 published recipes of 6 steps and 30 published articles of 5 texts. */
export const createSharedContent = async (client: pg.Client, appId: string): Promise<BenchShared> => {
  const [recipeIds, blogArticleIds]: [string[], string[]] = [[], []]
  for (let position = 0; position < RECIPES; position += 1) {
    const recipeId = randomUUID()
    recipeIds.push(recipeId)
    await client.query(
      `INSERT INTO recipe (app_id, id, name, sub_title, total_time_in_minutes, preparation_time_in_minutes, portions, ingredients,
         preparation_steps, tip_box, allergens, diets, hero_image_id, ingredients_image_id, is_enabled, position, created_at)
       VALUES ($1, $2, $3, 'Schnell gemacht', 40, 15, 4, $4, $5, $6, '["MILK"]', '["VEGETARIAN"]', $7, $8, true, $9, now())`,
      [
        appId,
        recipeId,
        `Linsensuppe Nummer ${position}`,
        JSON.stringify(ingredients),
        JSON.stringify(Array.from({ length: 6 }, () => `<p>${sentence.repeat(2)}</p>`)),
        `<p>${sentence}</p>`,
        await insertPicture(client, appId),
        await insertPicture(client, appId),
        position,
      ],
    )
  }
  for (let position = 0; position < ARTICLES; position += 1) {
    const articleId = randomUUID()
    blogArticleIds.push(articleId)
    await client.query(
      `INSERT INTO blog_article (app_id, id, title, image_id, ids_of_promoted_modules, is_enabled, published_at, created_at)
       VALUES ($1, $2, $3, $4, '{}', true, now() - $5 * interval '1 day', now())`,
      [
        appId,
        articleId,
        `Artikel ${position}: Hunger und Sättigung`,
        await insertPicture(client, appId),
        position,
      ],
    )
    for (let index = 0; index < ELEMENTS; index += 1)
      await client.query(
        `INSERT INTO blog_article_content_element (app_id, blog_article_id, type, title, content, position)
         VALUES ($1, $2, 'RICH_TEXT', 'Satt werden', $3, $4)`,
        [
          appId,
          articleId,
          JSON.stringify({ type: 'RICH_TEXT', textHtml: `<p>${sentence.repeat(12)}</p>` }),
          index,
        ],
      )
  }
  return { recipeIds, blogArticleIds }
}
