import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getPublishingModeAsManager } from '@wohlauf/contract/versions/publishing-mode'
import { Suspense, useState } from 'react'
import { answerOptions, useAnswer } from '../../api/hooks.ts'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { PUBLISH_KEYS } from '../editing-keys.ts'
import { saveForms, useHasUnsavedForm } from '../editor/open-forms.ts'
import { useDialogTask } from '../use-dialog-task.ts'
import { publishLabel } from './publishing-texts.ts'
import { isPublishable, type VersionState } from './state-text.ts'
import { usePublish } from './use-publish.ts'
import { usePublishKey } from './use-publish-key.ts'
import type { Noticed, VersionedKind } from './versioned-kind.ts'

const FindingsDialog = lazyDialog(() => import('./findings-dialog.tsx'))

type PublishButtonProps<Finding> = {
  versions: VersionedKind<Finding>
  id: string
  state: VersionState | undefined
  /** Whether learners see the item, or would see a published version of it. */
  isShown: boolean
  noticedIn: (finding: Finding) => Noticed
}

/** One press, or its key, saves open forms and publishes the item. Findings are shown first. */
export const PublishButton = <Finding,>({
  versions,
  id,
  state,
  isShown,
  noticedIn,
}: PublishButtonProps<Finding>) => {
  const { kind, subject, findings: query } = versions
  const queryClient = useQueryClient()
  const [isChecking, setIsChecking] = useState(false)
  const { task: findings, isOpen, opening, begin, end } = useDialogTask<readonly Finding[]>()
  const { publish, isPending } = usePublish(versions, end)
  const check = async () => {
    setIsChecking(true)
    try {
      if (!(await saveForms())) return
      const answer = await queryClient.fetchQuery(answerOptions(query, { [kind.id]: id }))
      const newFindings = answer as readonly Finding[]
      if (newFindings.length === 0) publish([id])
      else begin(newFindings)
    } catch {
      // The failure is shown like that of any query.
    } finally {
      setIsChecking(false)
    }
  }
  const hasUnsaved = useHasUnsavedForm()
  const { data: mode } = useAnswer(getPublishingModeAsManager, {}, { isSilent: true })
  const isOpenToPublish = state !== undefined && isPublishable(state)
  // If each save is published, the button would come and go with each change.
  const isOffered =
    state !== undefined && (isOpenToPublish || (hasUnsaved && mode?.publishesOnSave === false))
  usePublishKey(() => {
    if (!isChecking && !isPending && (isOpenToPublish || hasUnsaved)) void check()
  })
  return (
    <>
      {isOffered && (
        <Button
          onClick={() => void check()}
          aria-keyshortcuts={PUBLISH_KEYS}
          loading={isChecking || isPending}
        >
          {publishLabel(kind, isShown, state)}
        </Button>
      )}
      {findings && (
        <Suspense key={opening}>
          <FindingsDialog
            subject={subject}
            isShown={isShown}
            findings={findings.map(noticedIn)}
            isOpen={isOpen}
            onClose={end}
            isPending={isPending}
            onPublish={() => publish([id])}
          />
        </Suspense>
      )}
    </>
  )
}
