import type { BackupState } from '@wohlauf/contract/administration/administration-backups'
import { getBackupStateAsAdmin } from '@wohlauf/contract/administration/administration-backups'
import {
  type FailedJob,
  getFailedJobsAsAdmin,
  getProcessesAsAdmin,
  getQueuesAsAdmin,
  getSecurityEventsAsAdmin,
  type RefusedMail,
  type RunningProcess,
  retryFailedJobAsAdmin,
} from '@wohlauf/contract/administration/administration-running'
import type { OutputOf } from '@wohlauf/contract/operation'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { proveIdentityAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { button, dialogNamed, expectSaid } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { tabTo } from '../../testing/focus.ts'
import { openAdminScreen } from '../../testing/open-admin-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const app = { appId: idOf(700), title: 'Gesund bei Muster' }

const failedJob = (number: number, more: Partial<FailedJob> = {}): FailedJob => ({
  jobId: idOf(number),
  kind: { name: 'send-mail', title: 'E-Mail senden' },
  app,
  at: '2026-11-24T02:10:00.000Z',
  error: 'MailServerAway The mail server could not be used: ECONNECTION.',
  ...more,
})

const refusedMail = (number: number, more: Partial<RefusedMail> = {}): RefusedMail => ({
  jobId: idOf(number),
  kind: { name: 'invitation', title: 'Einladung' },
  app: { appId: idOf(701), title: null },
  at: '2026-11-24T02:10:00.000Z',
  status: 550,
  ...more,
})

const process = (number: number, more: Partial<RunningProcess> = {}): RunningProcess => ({
  processId: idOf(number),
  kind: 'SERVER',
  version: '0.1.0',
  machine: 'wohlauf-7c9d',
  startedAt: '2026-11-24T02:10:00.000Z',
  seenAt: '2026-11-24T03:10:00.000Z',
  isAlive: true,
  ...more,
})

const NO_BACKUPS: BackupState = {
  isScheduled: false,
  backedUpAt: null,
  verified: null,
  failedAt: null,
  missingFiles: 0,
  untoldPlaces: [],
}

type Answers = {
  failures?: Partial<OutputOf<typeof getFailedJobsAsAdmin>>
  queues?: OutputOf<typeof getQueuesAsAdmin>['queues']
  backups?: BackupState
  processes?: RunningProcess[]
  events?: OutputOf<typeof getSecurityEventsAsAdmin>['events']
}

const answer = (server: FakeServer, answers: Answers = {}) => {
  const { failures = {}, queues = [], backups = NO_BACKUPS, processes = [process(1)], events = [] } = answers
  server.on(getFailedJobsAsAdmin, {
    failedJobs: [],
    countOfFailedJobs: failures.failedJobs?.length ?? 0,
    refusedMails: [],
    countOfRefusedMails: failures.refusedMails?.length ?? 0,
    ...failures,
  })
  server.on(getQueuesAsAdmin, { queues })
  server.on(getBackupStateAsAdmin, backups)
  server.on(getProcessesAsAdmin, { processes })
  server.on(getSecurityEventsAsAdmin, { events })
}

const open = (server: FakeServer, answers: Answers = {}, width = 1440) => {
  answer(server, answers)
  return openAdminScreen(server, ADMIN_ROUTES.running.path, { width })
}

const section = (name: string) => page.getByRole('region', { name })
const retryButtons = () => page.getByRole('button', { name: /^Erneut versuchen/ })

test('says for each part that it is empty', async ({ server }) => {
  await open(server, { processes: [] })
  for (const [name, text] of [
    ['Fehlgeschlagene Aufträge', 'Kein Auftrag ist fehlgeschlagen.'],
    ['Wartende Aufträge', 'Kein Auftrag wartet oder läuft.'],
    ['Abgelehnte E-Mails', 'Keine E-Mail wurde endgültig abgelehnt.'],
    ['Sicherungen', 'Es sind keine Sicherungen eingerichtet.'],
    ['Prozesse', 'Noch kein Prozess hat sich gemeldet.'],
    ['Sicherheitsereignisse', 'In den letzten 7 Tagen gab es keine.'],
  ] as const)
    await expect.element(section(name)).toMatchTextContent(text)
})

test('a failed job is run again by keyboard, and leaves the list; the next one has its own button', async ({
  server,
}) => {
  const jobs = [
    failedJob(1),
    failedJob(2, { kind: { name: 'make-backup', title: 'Sicherung erstellen' }, app: null }),
  ]
  await open(server, { failures: { failedJobs: jobs } })
  const part = section('Fehlgeschlagene Aufträge')
  await expect.element(part).toMatchTextContent('Gesund bei Muster · am 24.11.2026 03:10')
  await expect.element(part).toMatchTextContent('send-mail: MailServerAway The mail server could not be used')
  const heldAnswer = server.hold(retryFailedJobAsAdmin, {})
  const retry = button('Erneut versuchen: E-Mail senden, Gesund bei Muster · am 24.11.2026 03:10')
  await tabTo(retry)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  await expect.element(retry).toHaveFocus()
  answer(server, { failures: { failedJobs: jobs.slice(1) } })
  heldAnswer.resume()
  await expect.element(page.getByText('Der Auftrag wartet auf den nächsten Versuch.')).toBeVisible()
  await expect.poll(() => retryButtons().elements().length).toBe(1)
  expect(server.callsOf(retryFailedJobAsAdmin).map(({ input }) => input)).toEqual([{ jobId: idOf(1) }])
  await expect.element(part).toMatchTextContent('Alle Apps')
})

test('a retry that is refused says why, and the job stays', async ({ server }) => {
  await open(server, { failures: { failedJobs: [failedJob(1)] } })
  server.refuse(retryFailedJobAsAdmin, 'unavailable')
  await retryButtons().click()
  await expect.element(page.getByText(/^Wir sind gerade nicht erreichbar/)).toBeVisible()
  await expect.element(retryButtons()).toBeVisible()
})

test('a retry needs a fresh login, and continues after it', async ({ server }) => {
  await open(server, { failures: { failedJobs: [failedJob(1)] } })
  server.refuse(retryFailedJobAsAdmin, 'fresh-login-required')
  server.on(proveIdentityAsAdmin, () => {
    server.on(retryFailedJobAsAdmin, {})
    return {}
  })
  await retryButtons().click()
  const question = dialogNamed('Bist du es wirklich?')
  await question.getByLabelText(/^Passwort\W*$/).fill('irgendeins')
  await button('Bestätigen', question).click()
  await expectSaid('Der Auftrag wartet auf den nächsten Versuch.')
  expect(server.callsOf(retryFailedJobAsAdmin)).toHaveLength(2)
})

test('states the total when not all are listed', async ({ server }) => {
  await open(server, {
    failures: {
      failedJobs: [failedJob(1)],
      countOfFailedJobs: 1234,
      refusedMails: [refusedMail(2)],
      countOfRefusedMails: 60,
    },
  })
  await expect
    .element(section('Fehlgeschlagene Aufträge'))
    .toMatchTextContent('Das sind die neuesten 1 von 1.234.')
  const mails = section('Abgelehnte E-Mails')
  await expect.element(mails).toMatchTextContent('Das sind die neuesten 1 von 60.')
  await expect.element(mails).toMatchTextContent('Einladung')
  await expect
    .element(mails)
    .toMatchTextContent('Gelöschte App · am 24.11.2026 03:10 · Antwort des Mailservers: 550')
})

test('says since when the oldest job has been waiting', async ({ server }) => {
  const kind = { name: 'send-mails', title: 'Mehrere E-Mails senden' }
  await open(server, {
    queues: [{ kind, ready: 1200, retrying: 3, active: 2, oldestDueAt: '2026-11-24T02:10:00.000Z' }],
  })
  const row = section('Wartende Aufträge').getByRole('row').nth(1)
  await expect.element(row).toMatchTextContent('der älteste wartet seit dem 24.11.2026 03:10')
  await expect.element(row).toMatchTextContent('3 nach einem Fehler, nächster Versuch folgt')
  await expect.element(row).toMatchTextContent('1.200')
})

test('says when a backup was last restored to check it, and that one failed since', async ({ server }) => {
  const at = new Date()
  const time = new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  })
  await open(server, {
    backups: {
      ...NO_BACKUPS,
      isScheduled: true,
      backedUpAt: '2026-11-24T02:10:00.000Z',
      verified: { at: '2026-11-24T02:15:00.000Z', seconds: 52.4 },
      failedAt: at.toISOString(),
    },
  })
  const part = section('Sicherungen')
  await expect.element(part).toMatchTextContent('Letzte Sicherung: am 24.11.2026 03:10.')
  await expect
    .element(part)
    .toMatchTextContent('Zuletzt geprüft wiederhergestellt: am 24.11.2026 03:15, 52 s.')
  await expect.element(part).toMatchTextContent(`Zuletzt fehlgeschlagen: heute ${time.format(at)}.`)
})

test('says that a backup would lack files, and which place lacks a tombstone', async ({ server }) => {
  const since = '2026-11-24T02:10:00.000Z'
  const untoldPlaces = [
    { address: '/mnt/backups', since, count: 1 },
    { address: 's3://backups/two', since, count: 2 },
  ]
  await open(server, { backups: { ...NO_BACKUPS, failedAt: since, missingFiles: 520, untoldPlaces } })
  const part = section('Sicherungen')
  await expect
    .element(part)
    .toMatchTextContent('Im Speicher fehlen 520 Dateien. Eine Sicherung wäre unvollständig.')
  await expect
    .element(part)
    .toMatchTextContent('Noch nicht bekannt in /mnt/backups: eine Löschung, am 24.11.2026 03:10.')
  await expect
    .element(part)
    .toMatchTextContent(
      'Noch nicht bekannt in s3://backups/two: 2 Löschungen, die erste am 24.11.2026 03:10.',
    )
})

test('says that no backup has been restored yet, or that the first one is still to come', async ({
  server,
}) => {
  await open(server, { backups: { ...NO_BACKUPS, backedUpAt: '2026-11-24T02:10:00.000Z' } })
  const part = section('Sicherungen')
  await expect.element(part).toMatchTextContent('Noch keine Sicherung wurde zur Probe wiederhergestellt.')
  await open(server, { backups: { ...NO_BACKUPS, isScheduled: true } })
  await expect.element(part).toMatchTextContent('Die erste Sicherung steht noch aus.')
})

test('says which processes run, which one stopped reporting, and that their versions differ', async ({
  server,
}) => {
  await open(server, {
    processes: [
      process(1),
      process(2, { kind: 'WORKER', version: '0.1.0+b6c625f4' }),
      process(3, { version: '0.0.9', isAlive: false }),
    ],
  })
  const part = section('Prozesse')
  await expect.element(part).toMatchTextContent('Server, Version 0.1.0')
  await expect.element(part).toMatchTextContent('Hintergrundprozess, Version 0.1.0 (Stand b6c625f4)')
  await expect.element(part).toMatchTextContent('meldet sich nicht mehr, zuletzt am 24.11.2026 04:10')
  await expect
    .element(part)
    .toMatchTextContent('Es laufen verschiedene Versionen: 0.1.0, 0.1.0 (Stand b6c625f4).')
})

test('counts security events by day and week, without persons', async ({ server }) => {
  await open(server, {
    events: [
      {
        event: 'login-failed',
        title: 'Anmeldung fehlgeschlagen',
        isRefused: true,
        site: 'ADMIN',
        inLastDay: 3,
        inLastWeek: 1500,
      },
    ],
  })
  const cells = section('Sicherheitsereignisse').getByRole('row').nth(1).getByRole('cell')
  await expect.element(cells.nth(0)).toMatchTextContent('3')
  await expect.element(cells.nth(1)).toMatchTextContent('1.500')
  await expect.element(section('Sicherheitsereignisse')).toMatchTextContent('in der Verwaltung')
})

test('a part that fails leaves the others, and can be tried again; all are refreshed by one button', async ({
  server,
}) => {
  answer(server)
  server.refuse(getQueuesAsAdmin, 'unavailable')
  await openAdminScreen(server, ADMIN_ROUTES.running.path)
  await expect.element(section('Wartende Aufträge').getByRole('alert')).toBeVisible()
  await expect.element(section('Prozesse')).toMatchTextContent('Server, Version 0.1.0')
  answer(server)
  await button('Noch einmal versuchen').click()
  await expect.element(section('Wartende Aufträge')).toMatchTextContent('Kein Auftrag wartet oder läuft.')
  answer(server, { processes: [process(1, { version: '0.3.0' })] })
  await button('Aktualisieren').click()
  await expect.element(section('Prozesse')).toMatchTextContent('Server, Version 0.3.0')
})

test.for([360, 1440])('is accessible, and fits a width of %i', async (width, { server }) => {
  const title = 'Gesundheitsförderungsgesellschaft'.repeat(3)
  await open(
    server,
    {
      failures: {
        failedJobs: [failedJob(1, { app: { ...app, title }, error: 'x'.repeat(300) })],
        refusedMails: [refusedMail(2)],
      },
      queues: [
        {
          kind: {
            name: 'remove-expired-staff-invitations',
            title: 'Abgelaufene Einladungen der Verwaltung löschen',
          },
          ready: 120_000,
          retrying: 0,
          active: 4,
          oldestDueAt: '2026-11-24T02:10:00.000Z',
        },
      ],
      processes: [process(1, { machine: 'm'.repeat(60), isAlive: false })],
      events: [
        {
          event: 'login-throttled',
          title: 'Anmeldung nach zu vielen Versuchen gesperrt',
          isRefused: true,
          site: 'APP',
          inLastDay: 12_345,
          inLastWeek: 123_456,
        },
      ],
    },
    width,
  )
  await expect.element(retryButtons()).toBeVisible()
  await expect.element(page.getByText('123.456')).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
