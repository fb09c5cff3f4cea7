import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ManagedApp } from '@wohlauf/contract/administration/administration-apps'
import {
  getAppBrandingAsAdmin,
  updateAppBrandingAsAdmin,
} from '@wohlauf/contract/administration/administration-branding'
import { messageOf } from '../../../api/call-error.ts'
import { useAnswer } from '../../../api/hooks.ts'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { BrandingFields } from './branding-fields.tsx'

type BrandingDialogProps = {
  item: Pick<ManagedApp, 'appId' | 'title' | 'styleAlias'>
  isOpen: boolean
  onClose: () => void
}

const BrandingDialog = ({ item, isOpen, onClose }: BrandingDialogProps) => {
  const { appId, title, styleAlias } = item
  const { data, error, refetch, isFetching } = useAnswer(
    getAppBrandingAsAdmin,
    { appId },
    { isEnabled: isOpen, isSilent: true },
  )
  const placeholder = error ? (
    <FailedState
      title="Das Erscheinungsbild konnte nicht geladen werden"
      text={messageOf(error) ?? ''}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      isPartOfPage
    />
  ) : (
    <Skeleton height={420} aria-busy />
  )
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Erscheinungsbild"
      operation={updateAppBrandingAsAdmin}
      draftName={`app-branding-${appId}`}
      initialValues={{
        appId,
        colour: data?.colour ?? '',
        senderName: data?.senderName ?? '',
        isLogoRemoved: false,
      }}
      revision={data?.revision}
      subject="Das Erscheinungsbild"
      successMessage="Das Erscheinungsbild wurde angepasst."
      inWaiting={data ? undefined : placeholder}
    >
      {({ form, files, setFile }) => (
        <BrandingFields
          app={{ title, styleAlias }}
          current={data?.logo ?? null}
          form={form}
          file={files.logo ?? null}
          onFile={(file) => {
            form.setFieldValue('isLogoRemoved', false)
            setFile('logo', file)
          }}
        />
      )}
    </FormDialog>
  )
}

export default BrandingDialog
