import { publishedReports } from '../../experience-reports/index.ts'
import { publishedTitles } from '../../versions/index.ts'
import type { KindOfFavourite } from '../kind-of-favourite.ts'

export const experienceReports: KindOfFavourite<'EXPERIENCE_REPORT'> = {
  kind: 'EXPERIENCE_REPORT',
  feature: 'EXPERIENCE_REPORTS',
  column: 'experienceReportId',
  visible: async (context) =>
    (await publishedReports(context)).map(({ experienceReportId, name, image }) => ({
      itemId: experienceReportId,
      title: name,
      image,
      fileName: null,
    })),
  titles: (tx) => publishedTitles(tx, 'experienceReportId', 'name'),
}
