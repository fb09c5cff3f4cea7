import type { Ingredient } from '@wohlauf/contract/recipes/recipes'
import type { Allergen, Diet } from '@wohlauf/contract/values/items/recipe'
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { plannedIndex } from '../../../platform/database/planned-index.ts'
import { appId, id, instant, revision, tenantForeignKey } from '../../../platform/database/tenant-columns.ts'
import { image } from '../../../platform/storage/tables.ts'
import { app } from '../../../platform/tenancy/tables.ts'

export const recipe = pgTable(
  'recipe',
  {
    appId: appId().references(() => app.appId, { onDelete: 'cascade' }),
    id: id(),
    name: text('name').notNull(),
    subTitle: text('sub_title'),
    totalTimeInMinutes: integer('total_time_in_minutes').notNull(),
    preparationTimeInMinutes: integer('preparation_time_in_minutes').notNull(),
    /** The number that the amounts are for. */
    portions: smallint('portions').notNull(),
    ingredients: jsonb('ingredients').$type<Ingredient[]>().notNull(),
    /** HTML. */
    preparationSteps: jsonb('preparation_steps').$type<string[]>().notNull(),
    /** HTML. */
    tipBox: text('tip_box'),
    /** Null: not stated yet. */
    allergens: jsonb('allergens').$type<Allergen[]>(),
    diets: jsonb('diets').$type<Diet[]>().notNull(),
    heroImageId: uuid('hero_image_id').notNull(),
    ingredientsImageId: uuid('ingredients_image_id').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    publishAt: instant('publish_at'),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
    revision: revision(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    plannedIndex('recipe_planned', table),
    tenantForeignKey(table, 'recipe_hero_image', table.heroImageId, image),
    tenantForeignKey(table, 'recipe_ingredients_image', table.ingredientsImageId, image),
  ],
)
