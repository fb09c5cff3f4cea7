import {
  createExperienceReportAsManager,
  EXPERIENCE_REPORT,
  updateExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { itemDialog } from '../../../authoring/list/item-dialog.tsx'
import { ReportFields } from './report-fields.tsx'

export default itemDialog({
  kind: EXPERIENCE_REPORT,
  subject: 'Der Erfahrungsbericht',
  create: createExperienceReportAsManager,
  update: updateExperienceReportAsManager,
  width: 'large',
  empty: { name: '', ageInYears: 18, job: '', familySituation: '', content: '' },
  Fields: ReportFields,
})
