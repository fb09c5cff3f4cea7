import { sql } from 'drizzle-orm'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { contentElement, contentElementResponse, modulePage, moduleProgress } from './database/tables.ts'

type OfModule = { moduleId: string; readers: number; finished: number }
type OfPage = { moduleId: string; modulePageId: string; people: number }
type OfAnswer = OfPage & { contentElementId: string; quizAnswerId: string }

/**
 * The number of readers of each item, and of first picks of each quiz answer: exact counts, which must not be shown
 * to anyone. For jobs.
 */
export const countReading = async (tx: Tx) => {
  const [modules, pages, answers] = await Promise.all([
    tx.execute<OfModule>(
      sql`SELECT p.module_id AS "moduleId", count(*) FILTER (WHERE cardinality(p.seen_page_ids) > 0)::integer AS readers,
            count(p.completed_at)::integer AS finished
          FROM ${moduleProgress} p WHERE p.app_id = ${boundApp} GROUP BY p.module_id`,
    ),
    tx.execute<OfPage>(
      sql`SELECT g.module_id AS "moduleId", g.id AS "modulePageId", r.people
          FROM (
            SELECT p.app_id, seen.id, count(*)::integer AS people
            FROM ${moduleProgress} p CROSS JOIN LATERAL unnest(p.seen_page_ids) AS seen (id)
            WHERE p.app_id = ${boundApp} GROUP BY p.app_id, seen.id
          ) AS r
          JOIN ${modulePage} g ON g.app_id = r.app_id AND g.id = r.id WHERE g.app_id = ${boundApp}`,
    ),
    tx.execute<OfAnswer>(
      sql`SELECT g.module_id AS "moduleId", g.id AS "modulePageId", e.id AS "contentElementId",
            r.quiz_answer_id AS "quizAnswerId", r.people
          FROM (
            SELECT a.app_id, a.content_element_id, a.quiz_answer_id, count(*)::integer AS people FROM ${contentElementResponse} a
            WHERE a.app_id = ${boundApp} AND a.quiz_answer_id IS NOT NULL
            GROUP BY a.app_id, a.content_element_id, a.quiz_answer_id
          ) AS r
          JOIN ${contentElement} e ON e.app_id = r.app_id AND e.id = r.content_element_id
          JOIN ${modulePage} g ON g.app_id = e.app_id AND g.id = e.module_page_id WHERE e.app_id = ${boundApp}`,
    ),
  ])
  return { modules: modules.rows, pages: pages.rows, answers: answers.rows }
}
