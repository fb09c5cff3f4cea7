import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { downloadNutritionDiaryAsPdf } from '@wohlauf/contract/nutrition-diary'
import type { PrintedRange } from '@wohlauf/contract/rules/printed-range'
import IconDownload from '~icons/tabler/download'
import { callForFile } from '../../../../api/call-for-file.ts'
import { saveFile } from '../../../../session/save-file.ts'

/** The same days as a file. Its name contains nothing but the days. */
export const PdfButton = ({ range }: { range: PrintedRange }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callForFile(downloadNutritionDiaryAsPdf, range),
    onSuccess: (bytes) => saveFile(bytes, `ernaehrungstagebuch-${range.from}-bis-${range.to}.pdf`),
  })
  return (
    <Button
      size="lg"
      variant="light"
      leftSection={<IconDownload aria-hidden size={20} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      Als PDF sichern
    </Button>
  )
}
