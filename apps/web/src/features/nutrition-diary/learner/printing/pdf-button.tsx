import { Button } from '@mantine/core'
import { downloadNutritionDiaryAsPdf } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import type { PrintedRange } from '@wohlauf/contract/rules/printed-range'
import IconDownload from '~icons/tabler/download'
import { useDownload } from '../../../../session/use-download.ts'

/** The file's name contains only the days. */
export const PdfButton = ({ range }: { range: PrintedRange }) => {
  const { mutate, isPending } = useDownload(downloadNutritionDiaryAsPdf, {
    fileName: `ernaehrungstagebuch-${range.from}-bis-${range.to}.pdf`,
  })
  return (
    <Button
      size="lg"
      variant="light"
      leftSection={<IconDownload aria-hidden size={20} />}
      loading={isPending}
      onClick={() => mutate(range)}
    >
      Als PDF sichern
    </Button>
  )
}
