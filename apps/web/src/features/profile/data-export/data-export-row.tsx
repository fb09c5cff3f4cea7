import '@mantine/core/styles/Skeleton.css'
import { Loader, Skeleton } from '@mantine/core'
import IconDownload from '~icons/tabler/download'
import { useOnlineOnly } from '../../../ui/actions/use-online-only.ts'
import { germanDate, germanTime } from '../../../ui/time/berlin-time.ts'
import { CardFailure } from '../settings/card-failure.tsx'
import { RowButton } from '../settings/row-button.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'
import classes from './data-export-row.module.css'
import { useDataExport } from './use-data-export.ts'

type Export = ReturnType<typeof useDataExport>

const textFor = (state: NonNullable<Export['state']>, isBeforeDeletion: boolean): string => {
  switch (state.is) {
    case 'none':
      return 'Alles, was wir über dich gespeichert haben, in einer Datei.'
    case 'being-made':
      return isBeforeDeletion
        ? 'Wir stellen deine Daten zusammen. Bitte warte, bis du sie hier herunterladen kannst.'
        : 'Wir stellen deine Daten zusammen. Sobald sie bereit sind, bekommst du eine E-Mail.'
    case 'ready':
      return `Bereit bis ${germanDate(state.until)}, ${germanTime(state.until)} Uhr.`
  }
}

const Action = ({ state, request, isRequesting, download, isDownloading }: Export) => {
  const onlineOnly = useOnlineOnly()
  switch (state?.is) {
    case 'none':
      return (
        <RowButton {...onlineOnly(request)} loading={isRequesting} aria-label="Meine Daten anfordern">
          Anfordern
        </RowButton>
      )
    case 'being-made':
      return <Loader size="sm" aria-hidden className={classes.loader} />
    case 'ready':
      return (
        <RowButton onClick={download} loading={isDownloading} aria-label="Meine Daten herunterladen">
          Herunterladen
        </RowButton>
      )
    default:
      return null
  }
}

type DataExportRowProps = {
  /** Shown before an irreversible deletion: data missing from an unfinished file would be lost. */
  isBeforeDeletion?: boolean
}

export const DataExportRow = ({ isBeforeDeletion = false }: DataExportRowProps) => {
  const { state, error, retry, isRetrying, ...rest } = useDataExport()
  if (!state && error) return <CardFailure message={error.message} onRetry={retry} isRetrying={isRetrying} />
  return (
    <SettingsRow
      icon={IconDownload}
      title="Meine Daten herunterladen"
      isLong
      value={
        <div role="status">
          {state ? textFor(state, isBeforeDeletion) : <Skeleton height={15} width="80%" my={4} />}
        </div>
      }
      action={<Action {...rest} state={state} error={error} retry={retry} isRetrying={isRetrying} />}
    />
  )
}
