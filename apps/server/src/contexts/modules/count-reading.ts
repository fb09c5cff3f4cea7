import { DAYS_BEFORE_COUNTING } from '@wohlauf/contract/values/limits/report-limits'
import { sql } from 'drizzle-orm'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { countedPeople } from '../../platform/tenancy/counted-people.ts'
import { healthPointEntry } from '../user-progress/index.ts'
import { contentElement, contentElementResponse, modulePage, moduleProgress } from './database/tables.ts'

type CountedPeople = {
  /** Null for all people who did anything of it. */
  kind: 'READ' | 'FINISHED' | 'REACHED' | 'PICKED' | null
  modulePageId: string | null
  contentElementId: string | null
  quizAnswerId: string | null
  people: number
}

/** From the beginning without a `since`. */
type Time = { since: Date | undefined; until: Date }

/**
 * The number of people who read, finished, reached or picked something of a module first in a time, and of all who did
 * anything of it: exact counts, which must not be shown to anyone. What an account did counts from the time when the
 * account is old enough. For jobs.
 */
export const countReading = async (
  tx: Tx,
  moduleId: string,
  { since, until }: Time,
): Promise<CountedPeople[]> => {
  const start = since?.toISOString() ?? '-infinity'
  const { rows } = await tx.execute<CountedPeople>(sql`
    WITH person AS ${countedPeople},
    reached AS (
      SELECT e.user_id, g.id AS page_id, e.created_at AS at
      FROM ${moduleProgress} p
      JOIN ${modulePage} g ON g.app_id = p.app_id AND g.module_id = p.module_id
      JOIN ${healthPointEntry} e ON e.app_id = p.app_id AND e.user_id = p.user_id
        AND e.reason = 'module-page-seen' AND e.subject = g.id::text
      WHERE p.app_id = ${boundApp} AND g.app_id = ${boundApp} AND e.app_id = ${boundApp} AND p.module_id = ${moduleId}
        -- All pages of a person who finished earlier are counted already, also when the account was new then.
        AND (p.completed_at IS NULL
          OR p.completed_at >= ${start}::timestamptz - make_interval(days => ${DAYS_BEFORE_COUNTING + 1}))
    ),
    event AS (
      SELECT user_id, 'REACHED' AS kind, page_id, NULL::uuid AS element_id, NULL::uuid AS answer_id, at FROM reached
      UNION ALL
      SELECT user_id, 'READ', NULL, NULL, NULL, min(at) FROM reached GROUP BY user_id
      UNION ALL
      SELECT p.user_id, 'FINISHED', NULL, NULL, NULL, p.completed_at
      FROM ${moduleProgress} p
      WHERE p.app_id = ${boundApp} AND p.module_id = ${moduleId} AND p.completed_at IS NOT NULL
      UNION ALL
      SELECT r.user_id, 'PICKED', g.id, e.id, r.quiz_answer_id, r.created_at
      FROM ${modulePage} g
      JOIN ${contentElement} e ON e.app_id = g.app_id AND e.module_page_id = g.id
      JOIN ${contentElementResponse} r ON r.app_id = e.app_id AND r.content_element_id = e.id
      WHERE g.app_id = ${boundApp} AND e.app_id = ${boundApp} AND r.app_id = ${boundApp}
        AND g.module_id = ${moduleId} AND r.quiz_answer_id IS NOT NULL
    ),
    counting AS (
      SELECT event.*, greatest(event.at, person.counts_from) AS counts_at
      FROM event JOIN person ON person.id = event.user_id
    )
    SELECT c.kind, c.page_id AS "modulePageId", c.element_id AS "contentElementId", c.answer_id AS "quizAnswerId",
      count(DISTINCT c.user_id)::integer AS people
    FROM counting c
    WHERE c.counts_at >= ${start}::timestamptz AND c.counts_at < ${until.toISOString()}::timestamptz
    GROUP BY GROUPING SETS ((), (c.kind, c.page_id, c.element_id, c.answer_id))`)
  return rows
}
