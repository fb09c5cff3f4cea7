import { Button } from '@mantine/core'
import type { ManagedExperienceReport } from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import IconBookmark from '~icons/tabler/bookmark'
import type { ItemPreviewProps } from '../../../authoring/page/item-page.tsx'
import { useShownPicture } from '../../../authoring/pictures/use-shown-picture.ts'
import { PreviewPhone } from '../../../authoring/preview/preview-phone.tsx'
import { PreviewTitle } from '../../../authoring/preview/preview-title.tsx'
import { ReportView } from '../learner/report-view.tsx'
import type { ReportValues } from './report-fields.tsx'

type ReportPreviewProps = ItemPreviewProps<ReportValues, ManagedExperienceReport>

export const ReportPreview = ({ values, files, item }: ReportPreviewProps) => (
  <PreviewPhone>
    <PreviewTitle>{values.name || 'Name'}</PreviewTitle>
    <ReportView
      report={{ ...values, image: useShownPicture(files.image, item?.image, 1) }}
      action={
        // Inert: it acts for the reader of a saved report only.
        <Button inert variant="light" leftSection={<IconBookmark aria-hidden size={20} />}>
          Merken
        </Button>
      }
    />
  </PreviewPhone>
)
