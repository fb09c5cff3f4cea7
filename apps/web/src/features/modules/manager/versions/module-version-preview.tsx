import type { ManagedModuleContent } from '@wohlauf/contract/modules/modules-as-manager'
import { useState } from 'react'
import { ModulePreview } from '../content/preview/module-preview.tsx'

export const ModuleVersionPreview = ({ module }: { module: ManagedModuleContent }) => {
  const [shownPageId, setShownPageId] = useState<string | null>(null)
  return <ModulePreview module={module} shownPageId={shownPageId} onShow={setShownPageId} />
}
