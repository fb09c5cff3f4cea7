import type { TestServer } from '../test-server.ts'

type Of = { moduleId: string; modulePageId: string; contentElementId: string }

/** About how many people picked an answer, in the job's form. */
export const createReadingFigure = async (
  { adminPool, clock }: Pick<TestServer, 'adminPool' | 'clock'>,
  appId: string,
  { moduleId, modulePageId, contentElementId }: Of,
): Promise<void> => {
  await adminPool.query(
    `INSERT INTO reading_figure (app_id, kind, module_id, module_page_id, content_element_id, month, estimate, counted_until)
     VALUES ($1, 'PICKED', $2, $3, $4, $5, 15, $5)`,
    [appId, moduleId, modulePageId, contentElementId, clock.now()],
  )
}
