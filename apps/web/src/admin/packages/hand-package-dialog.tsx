import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { inspectPackageAsAdmin } from '@wohlauf/contract/course-packages/course-packages-as-admin'
import type { PackageSummary } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { useEffect, useState } from 'react'
import { useAnswer, useCommand } from '../../api/hooks.ts'
import { PackageField } from '../../authoring/packages/package-field.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import classes from '../../ui/dialogs/dialog-form.module.css'
import { HandoverForm } from './handover-form.tsx'

type HandPackageDialogProps = { isOpen: boolean; onClose: () => void }

type Choice = { file: File; nth: number } | null

type CheckedPackageProps = { file: File; onRefused: (message: string) => void; onClose: () => void }

/** Each file has one of its own. */
const CheckedPackage = ({ file, onRefused, onClose }: CheckedPackageProps) => {
  const [summary, setSummary] = useState<PackageSummary | null>(null)
  const { data: apps = [] } = useAnswer(getAppsAsAdmin, {})
  const { mutate } = useCommand(inspectPackageAsAdmin, {
    isSilent: true,
    files: { package: file },
    onSuccess: setSummary,
    onError: (error) => onRefused(error.fields.package ?? error.message),
  })
  const [first] = apps
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (first) mutate({ appId: first.appId })
    else onRefused('Noch keine Apps angelegt.')
  }, [])
  if (summary) return <HandoverForm file={file} summary={summary} apps={apps} onClose={onClose} />
  return <p role="status">Das Paket wird geprüft …</p>
}

const Body = ({ onClose }: Pick<HandPackageDialogProps, 'onClose'>) => {
  const [choice, setChoice] = useState<Choice>(null)
  const [error, setError] = useState<string | null>(null)
  return (
    <div className={classes.form}>
      <PackageField
        file={choice?.file ?? null}
        error={error}
        onFile={(file) => {
          setError(null)
          setChoice((last) => ({ file, nth: (last?.nth ?? 0) + 1 }))
        }}
        onRefused={setError}
      />
      {choice && error === null && (
        <CheckedPackage key={choice.nth} file={choice.file} onRefused={setError} onClose={onClose} />
      )}
    </div>
  )
}

/** A file, what it will make, and the apps that get it. */
const HandPackageDialog = ({ isOpen, onClose }: HandPackageDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Paket übergeben" isTall>
    <Body onClose={onClose} />
  </Dialog>
)

export default HandPackageDialog
