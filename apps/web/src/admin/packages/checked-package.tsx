import type { ManagedApp } from '@wohlauf/contract/administration/administration-apps'
import { inspectPackageAsAdmin } from '@wohlauf/contract/course-packages/course-packages-as-admin'
import type { PackageSummary } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCommand } from '../../api/hooks.ts'
import { useIdsOfItems } from '../../authoring/packages/use-ids-of-items.ts'
import { HandoverForm } from './handover-form.tsx'

type CheckedPackageProps = {
  file: File
  apps: readonly ManagedApp[]
  onRefused: (message: string) => void
  onClose: () => void
}

/** Checks a package once, and offers the apps that may get it. */
export const CheckedPackage = ({ file, apps, onRefused, onClose }: CheckedPackageProps) => {
  const [summary, setSummary] = useState<PackageSummary | null>(null)
  const ids = useIdsOfItems(file, onRefused)
  const { mutate } = useCommand(inspectPackageAsAdmin, {
    isSilent: true,
    files: { package: file },
    onSuccess: setSummary,
    onError: (error) => onRefused(error.fields.package ?? error.message),
  })
  const [first] = apps
  const inspect = useEffectEvent(() => {
    if (first) mutate({ appId: first.appId })
    else onRefused('Noch keine Apps angelegt.')
  })
  useEffect(() => inspect(), [])
  if (summary && ids)
    return <HandoverForm file={file} summary={summary} ids={ids} apps={apps} onClose={onClose} />
  return <p role="status">Das Paket wird geprüft …</p>
}
