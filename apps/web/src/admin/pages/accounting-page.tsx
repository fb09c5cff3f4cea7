import '@mantine/core/styles/Input.css'
import { Button, NativeSelect } from '@mantine/core'
import { getAvailableSeatsHistoryAsAdmin } from '@wohlauf/contract/administration/administration'
import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import IconDownload from '~icons/tabler/download'
import { useAnswer } from '../../api/hooks.ts'
import { saveFile } from '../../session/save-file.ts'
import { Answered } from '../../ui/feedback/answered.tsx'
import { EmptyText } from '../../ui/feedback/empty-text.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { csvOf } from '../../ui/text/csv.ts'
import { useChosenApp } from '../use-chosen-app.ts'
import classes from './accounting-page.module.css'
import { SeatHistoryTable, SeatHistoryWaiting } from './seat-history-table.tsx'
import { type SeatTable, seatTableOf } from './seat-table.ts'

const TITLE = 'Buchhaltung'

const csvRowsOf = ({ sponsors, rows }: SeatTable) => [
  ['Monat', ...sponsors.map(({ name }) => name), 'Gesamt'],
  ...rows.map(({ month, seats, total }) => [month, ...seats, total]),
]

type HistoryProps = { app: { appId: string; title: string } }

const SeatHistory = ({ app, table }: HistoryProps & { table: SeatTable }) => {
  if (table.rows.length === 0) return <EmptyText>In dieser App gibt es noch keine Sponsoren.</EmptyText>
  const save = () =>
    saveFile(csvOf(csvRowsOf(table)), `Lizenzen ${app.title.replace(/[\\/:*?"<>|]/g, '')}.csv`)
  return (
    <>
      <SeatHistoryTable table={table} label={`Verfügbare Lizenzen von ${app.title} am Ende jedes Monats`} />
      <div className={classes.below}>
        <p className={classes.note}>
          Es zählt die Zahl am Ende des Monats, im laufenden Monat die von heute. Ein Strich heißt: Den
          Sponsor gab es noch nicht.
        </p>
        <Button variant="light" leftSection={<IconDownload aria-hidden size={20} />} onClick={save}>
          Als CSV herunterladen
        </Button>
      </div>
    </>
  )
}

const History = ({ app }: HistoryProps) => {
  const history = useAnswer(
    getAvailableSeatsHistoryAsAdmin,
    { appId: app.appId },
    { isSilent: true, refetchOnReturn: true },
  )
  return (
    <Answered
      query={history}
      failure="Die Lizenzen sind gerade nicht erreichbar"
      placeholder={<SeatHistoryWaiting />}
    >
      {(data) => <SeatHistory app={app} table={seatTableOf(data)} />}
    </Answered>
  )
}

const AccountingPage = () => {
  const apps = useAnswer(getAppsAsAdmin, {}, { isSilent: true })
  const { app, choose } = useChosenApp(apps.data)
  return (
    <Page title={TITLE} isTitleHidden>
      <PageHead
        title={TITLE}
        align="end"
        actions={
          app && (
            <NativeSelect
              className={classes.choice}
              label="App"
              size="md"
              data={(apps.data ?? []).map(({ appId, title }) => ({ value: appId, label: title }))}
              value={app.appId}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
          )
        }
      />
      <Answered
        query={apps}
        failure="Die Apps sind gerade nicht erreichbar"
        placeholder={<SeatHistoryWaiting />}
      >
        {() => (app ? <History app={app} /> : <EmptyText>Noch keine Apps angelegt.</EmptyText>)}
      </Answered>
    </Page>
  )
}

export default AccountingPage
