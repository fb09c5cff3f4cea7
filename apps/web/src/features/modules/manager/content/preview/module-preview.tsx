import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Input.css'
import { NativeSelect } from '@mantine/core'
import type { ManagedModuleContent } from '@wohlauf/contract/modules/modules-as-manager'
import { PreviewPhone } from '../../../../../authoring/preview/preview-phone.tsx'
import { PreviewPage } from './preview-page.tsx'

type ModulePreviewProps = {
  module: ManagedModuleContent
  /** Null for the first page. */
  shownPageId: string | null
  onShow: (modulePageId: string) => void
}

/** Renders the data of the list beside it with the learner's own components. */
export const ModulePreview = ({ module, shownPageId, onShow }: ModulePreviewProps) => {
  const { pages } = module
  const indexOfShown = pages.findIndex(({ modulePageId }) => modulePageId === shownPageId)
  const index = Math.max(indexOfShown, 0)
  const page = pages[index]
  if (!page) return null
  return (
    <PreviewPhone
      percent={Math.round((100 * (index + 1)) / pages.length)}
      choice={
        <NativeSelect
          label="Seite in der Vorschau"
          size="sm"
          value={page.modulePageId}
          onChange={(event) => onShow(event.currentTarget.value)}
          data={pages.map(({ modulePageId, title }) => ({ value: modulePageId, label: title }))}
        />
      }
    >
      <PreviewPage key={page.modulePageId} module={module} page={page} />
    </PreviewPhone>
  )
}
