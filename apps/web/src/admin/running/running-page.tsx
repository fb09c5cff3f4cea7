import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getBackupStateAsAdmin } from '@wohlauf/contract/administration/administration-backups'
import {
  getFailedJobsAsAdmin,
  getProcessesAsAdmin,
  getQueuesAsAdmin,
  getSecurityEventsAsAdmin,
} from '@wohlauf/contract/administration/administration-running'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import IconRefresh from '~icons/tabler/refresh'
import { useAnswer } from '../../api/hooks.ts'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { AnsweredSection } from './answered-section.tsx'
import { BackupState } from './backup-state.tsx'
import { FailedJobList } from './failed-job-list.tsx'
import { ProcessList } from './process-list.tsx'
import { QueueTable } from './queue-table.tsx'
import { RefusedMailList } from './refused-mail-list.tsx'
import classes from './running-page.module.css'
import { SecurityEventTable } from './security-event-table.tsx'

const TITLE = 'Betrieb'
const SETTINGS = { isSilent: true, refetchOnReturn: true } as const

/** The state of the running system. Each part fails on its own. */
const RunningPage = () => {
  const failures = useAnswer(getFailedJobsAsAdmin, {}, SETTINGS)
  const queues = useAnswer(getQueuesAsAdmin, {}, SETTINGS)
  const backups = useAnswer(getBackupStateAsAdmin, {}, SETTINGS)
  const processes = useAnswer(getProcessesAsAdmin, {}, SETTINGS)
  const security = useAnswer(getSecurityEventsAsAdmin, {}, SETTINGS)
  const answers = [failures, queues, backups, processes, security]
  return (
    <Page title={TITLE} isTitleHidden>
      <PageHead
        title={TITLE}
        actions={
          <Button
            variant="light"
            leftSection={<IconRefresh aria-hidden size={20} />}
            loading={answers.some(({ data, isFetching }) => data !== undefined && isFetching)}
            onClick={() => answers.forEach(({ refetch }) => void refetch())}
          >
            Aktualisieren
          </Button>
        }
      />
      <div className={classes.sections}>
        <AnsweredSection title="Fehlgeschlagene Aufträge" answer={failures}>
          {({ failedJobs, countOfFailedJobs }) => (
            <FailedJobList jobs={failedJobs} count={countOfFailedJobs} />
          )}
        </AnsweredSection>
        <AnsweredSection title="Wartende Aufträge" answer={queues}>
          {(data) => <QueueTable queues={data.queues} />}
        </AnsweredSection>
        <AnsweredSection title="Abgelehnte E-Mails" answer={failures}>
          {({ refusedMails, countOfRefusedMails }) => (
            <RefusedMailList mails={refusedMails} count={countOfRefusedMails} />
          )}
        </AnsweredSection>
        <AnsweredSection title="Sicherungen" answer={backups}>
          {(state) => <BackupState state={state} />}
        </AnsweredSection>
        <AnsweredSection title="Prozesse" answer={processes}>
          {(data) => <ProcessList processes={data.processes} />}
        </AnsweredSection>
        <AnsweredSection title="Sicherheitsereignisse" answer={security}>
          {({ events }) => <SecurityEventTable events={events} />}
        </AnsweredSection>
        <p className={classes.note}>
          <Link to={ADMIN_ROUTES.licences.path}>Open-Source-Lizenzen</Link>
        </p>
      </div>
    </Page>
  )
}

export default RunningPage
