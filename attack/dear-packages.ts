import { setTimeout } from 'node:timers/promises'
import { inspectPackageAsAdmin } from '@wohlauf/contract/course-packages/course-packages-as-admin'
import { inspectPackageAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { getModules } from '@wohlauf/contract/modules/modules'
import { DEAR_PACKAGES, dearPackage } from '../apps/server/src/testing/files/dear-packages.ts'
import { ADMIN_HOST } from '../apps/server/src/testing/hosts.ts'
import { createLearner } from '../apps/server/src/testing/people/learner.ts'
import { createManager } from '../apps/server/src/testing/people/manager.ts'
import type { Answered } from './ask.ts'
import type { Attack } from './campaign.ts'
import { complaintAbout } from './complaint.ts'
import { startProduct } from './product.ts'

/** The limit for calls that read meanwhile. */
const MAX_MS = 250

const PAUSE_MS = 25

type Times = { count: number; median: number; longest: number }

/** Sends one call after another until the work ends. */
const timesDuring = async (work: Promise<unknown>, ask: () => Promise<Answered>): Promise<Times> => {
  let isOver = false
  const end = work.finally(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    times.push((await ask()).ms)
    await setTimeout(PAUSE_MS)
  }
  await end
  const sorted = times.sort((one, other) => one - other)
  return { count: sorted.length, median: sorted[sorted.length >> 1] ?? 0, longest: sorted.at(-1) ?? 0 }
}

const inWords = ({ count, median, longest }: Times): string =>
  `${count} answers, median ${Math.round(median)} ms, longest ${Math.round(longest)} ms`

/**
 * Small packages that are expensive to read, sent by managers of several apps and by an admin: concurrent readers do
 * not wait.
 */
export const attackByDearPackages = async ({ report }: Attack): Promise<void> => {
  const product = await startProduct(report)
  try {
    const { client, testServer } = product
    const reader = await createLearner(testServer)
    await testServer.createModule(reader.app)
    const read = () => client.call(getModules, {}, reader.as)
    const managers = await Promise.all([1, 2, 3].map(() => createManager(testServer)))
    const admin = { host: ADMIN_HOST, token: await testServer.signInAdmin(await testServer.createAdmin()) }
    for (let warm = 0; warm < 20; warm += 1) await read()
    report.note(`nothing else: ${inWords(await timesDuring(setTimeout(3000), read))}`)
    for (const kind of DEAR_PACKAGES) {
      const files = { package: await dearPackage(kind) }
      const began = performance.now()
      const sending = Promise.all([
        ...managers.map(({ as }) => client.call(inspectPackageAsManager, {}, { ...as, files })),
        client.call(inspectPackageAsAdmin, { appId: reader.app.appId }, { ...admin, files }),
      ])
      const times = await timesDuring(sending, read)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const answers = await sending
      for (const answer of answers) {
        const complaint = complaintAbout(answer)
        if (complaint) report.finding(`${kind}: an unexpected answer`, complaint)
      }
      const statuses = answers.map(({ status }) => status).join(', ')
      report.note(
        `${kind} (${files.package.bytes.length} bytes, four concurrently, ${seconds} s: ${statuses}): ${inWords(times)}`,
      )
      if (times.longest > MAX_MS) report.finding(`${kind}: others wait`, inWords(times))
    }
  } finally {
    await product.stop()
  }
}
