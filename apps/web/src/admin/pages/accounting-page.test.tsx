import '../../ui/theme/styles.css'
import '../../ui/theme/mantine-styles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import {
  getAvailableSeatsHistoryAsAdmin,
  inviteAppManagersAsAdmin,
} from '@wohlauf/contract/administration/administration'
import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { createQueryClient } from '../../api/query-client.ts'
import { showFailure } from '../../session/show-failure.ts'
import { expectAccessible } from '../../testing/accessible.ts'
import { sampleManagedApp } from '../../testing/admin-samples.ts'
import { button, dialogNamed, expectSaid, field } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openAdminScreen } from '../../testing/open-admin-screen.tsx'
import { render } from '../../testing/render.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'
import { SnackbarHost } from '../../ui/feedback/snackbar-host.tsx'
import { AppTheme } from '../../ui/theme/app-theme.tsx'
import InviteAppManagersDialog from '../apps/invite-app-managers-dialog.tsx'

const [ESSEN, BEWEGUNG] = [idOf(700), idOf(701)]
const months = (...seats: (number | null)[]) =>
  seats.map((availableSeats, at) => ({ month: `2026-0${at + 1}`, availableSeats }))
const HISTORY = {
  sponsors: [
    { sponsorId: idOf(1), name: '=Formel & Söhne', historyOfAvailableSeats: months(10, 1250, 40) },
    { sponsorId: idOf(2), name: 'Später GmbH', historyOfAvailableSeats: months(null, null, 20) },
  ],
  historyOfTotalAvailableSeatsForApp: months(10, 1250, 60),
}

const openAccounting = async (server: FakeServer, width = 1440) => {
  server.on(getAppsAsAdmin, [
    { ...sampleManagedApp(1), appId: BEWEGUNG, title: 'Gesund bewegen' },
    { ...sampleManagedApp(2), appId: ESSEN, title: 'Gesund essen' },
  ])
  await openAdminScreen(server, ADMIN_ROUTES['admin-accounting-available-sponsor-seats'].path, { width })
}

const line = (number: number) => page.getByRole('row').nth(number)

test('shows a row for each month, newest first, a column for each sponsor, and the total', async ({
  server,
}) => {
  server.on(getAvailableSeatsHistoryAsAdmin, HISTORY)
  await openAccounting(server)
  await expect.element(line(0)).toMatchTextContent('Monat=Formel & SöhneSpäter GmbHGesamt')
  await expect.element(line(1)).toMatchTextContent('März 2026402060')
  await expect.element(line(2)).toMatchTextContent('Februar 20261.250–1.250')
  await expect.element(line(3)).toMatchTextContent('Januar 202610–10')
})

test('sponsors of the same name can be told apart, in the table and in the file', async ({ server }) => {
  server.on(getAvailableSeatsHistoryAsAdmin, {
    sponsors: [
      { sponsorId: idOf(1), name: 'Muster AG', historyOfAvailableSeats: months(10, 20, 30) },
      { sponsorId: idOf(2), name: 'Andere GmbH', historyOfAvailableSeats: months(1, 1, 1) },
      { sponsorId: idOf(3), name: 'Muster AG', historyOfAvailableSeats: months(null, 5, 5) },
    ],
    historyOfTotalAvailableSeatsForApp: months(11, 26, 36),
  })
  await openAccounting(server)
  await expect
    .element(line(0))
    .toMatchTextContent(
      'MonatMuster AG (1, seit Januar 2026)Andere GmbHMuster AG (2, seit Februar 2026)Gesamt',
    )
})

test('queries the chosen app; one without sponsors says so', async ({ server }) => {
  server.on(getAvailableSeatsHistoryAsAdmin, ({ appId }) =>
    appId === ESSEN ? HISTORY : { sponsors: [], historyOfTotalAvailableSeatsForApp: [] },
  )
  await openAccounting(server)
  await expect.element(page.getByText('In dieser App gibt es noch keine Sponsoren.')).toBeVisible()
  await page.getByRole('combobox', { name: 'App' }).selectOptions('Gesund essen')
  await expect.element(line(1)).toMatchTextContent('März 2026')
  await expect
    .poll(() => server.callsOf(getAvailableSeatsHistoryAsAdmin).at(-1)?.input)
    .toEqual({ appId: ESSEN })
})

test('a table that cannot be loaded can be tried again', async ({ server }) => {
  server.refuse(getAvailableSeatsHistoryAsAdmin, 'unavailable')
  await openAccounting(server)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Die Lizenzen sind gerade nicht erreichbar')
  server.on(getAvailableSeatsHistoryAsAdmin, HISTORY)
  await button('Noch einmal versuchen').click()
  await expect.element(line(1)).toMatchTextContent('März 2026')
})

test('saves the table as a file that no spreadsheet interprets as formulas', async ({ server }) => {
  server.on(getAvailableSeatsHistoryAsAdmin, HISTORY)
  await openAccounting(server)
  const download = new Promise<{ name: string; href: string }>((resolve) => {
    const catchDownload = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return
      event.preventDefault()
      resolve({ name: event.target.download, href: event.target.href })
    }
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function clickInPage(this: HTMLAnchorElement) {
      HTMLAnchorElement.prototype.click = click
      this.addEventListener('click', catchDownload)
      click.call(this)
    }
  })
  await button('Als CSV herunterladen').click()
  const { name, href } = await download
  expect(name).toBe('Lizenzen Gesund bewegen.csv')
  expect(await (await fetch(href)).text()).toBe(
    [
      "Monat;'=Formel & Söhne;Später GmbH;Gesamt",
      'März 2026;40;20;60',
      'Februar 2026;1250;;1250',
      'Januar 2026;10;;10',
      '',
    ].join('\r\n'),
  )
})

test.for([360, 1440])(
  'is accessible, and fits a width of %i with many sponsors',
  async (width, { server }) => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      sponsorId: idOf(at + 1),
      name: `Gesundheitsförderungsgesellschaft ${at}`,
      historyOfAvailableSeats: months(10, 20, 30),
    }))
    server.on(getAvailableSeatsHistoryAsAdmin, { ...HISTORY, sponsors: many })
    await openAccounting(server, width)
    await expect.element(line(1)).toBeVisible()
    await expectAccessible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const frame = page.getByRole('region', { name: /^Verfügbare Lizenzen/ }).element()
    frame.scrollTo(frame.scrollWidth, 0)
    const month = line(1).getByRole('rowheader').element().getBoundingClientRect()
    expect(month.left).toBeGreaterThanOrEqual(frame.getBoundingClientRect().left)
  },
)

test('the dialog invites managers of an app', async ({ server }) => {
  await cleanup()
  server.on(inviteAppManagersAsAdmin, { alreadyKnown: [] })
  const app = { appId: ESSEN, title: 'Gesund essen' }
  const routeTree = createRootRoute({
    component: () => (
      <>
        <InviteAppManagersDialog item={app} isOpen onClose={() => {}} />
        <SnackbarHost />
      </>
    ),
  })
  await render(
    <AppTheme style="default">
      <QueryClientProvider client={createQueryClient(showFailure)}>
        <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />
      </QueryClientProvider>
    </AppTheme>,
  )
  const form = dialogNamed('App-Manager einladen')
  await field(form, 'E-Mail Adressen').fill('a@firma.example\nb@firma.example')
  await button('2 App-Manager einladen', form).click()
  await expectSaid('Einladungen wurden verschickt.')
  await expect
    .poll(() => server.callsOf(inviteAppManagersAsAdmin)[0]?.input)
    .toEqual({
      appId: ESSEN,
      emailAddresses: ['a@firma.example', 'b@firma.example'],
    })
})
