import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '../api/query-client.ts'
import { renderHook } from '../testing/render.tsx'
import { sampleUser } from '../testing/samples.ts'
import { expect, test } from '../testing/test.ts'
import { sessionOptions, useSessionUser } from './session.ts'

const device = {
  deviceIdentifier: 'phone',
  isAccepted: false,
  updatedAt: '2031-03-05T11:00:00.000Z',
  tokenHash: null,
}

test('a new device of the person renders nothing that shows the person, a new name does', async () => {
  const client = createQueryClient(() => {})
  const setUser = (more: Parameters<typeof sampleUser>[1]) =>
    client.setQueryData(sessionOptions.queryKey, sampleUser('ROLE_USER', more))
  setUser({})
  let renderings = 0
  const { result } = await renderHook(
    () => {
      renderings += 1
      return useSessionUser()
    },
    ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  )
  setUser({ pushNotificationConfigurations: [device] })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(renderings).toBe(1)
  setUser({ firstName: 'Paula', pushNotificationConfigurations: [device] })
  await expect.poll(() => result.current?.firstName).toBe('Paula')
  expect(renderings).toBe(2)
})
