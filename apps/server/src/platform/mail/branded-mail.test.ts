import { randomUUID } from 'node:crypto'
import { brandScaleOf } from '@wohlauf/contract/rules/brand-scale'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { makePicture, newCaller } from '../../testing/files/picture.ts'
import { sampleMail } from '../../testing/mail/sample-mail.ts'
import type { TestApp } from '../../testing/people/people.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { acrossTenants, inTenant } from '../database/transaction.ts'
import { logoKey } from '../storage/branding/logo-key.ts'
import { writeLogo } from '../storage/branding/stored-logo.ts'
import { appBranding } from '../storage/branding/tables.ts'
import { processLogo } from '../storage/images/process-logo.ts'
import { linkTo } from './mail-link.ts'
import { writeMail } from './write-mail.ts'

const testServer = await startTestServer({ moreMails: [sampleMail] })
afterAll(testServer.stop)
const { services } = testServer

const brand = async (
  app: TestApp,
  fields: Partial<typeof appBranding.$inferInsert>,
  size?: [number, number],
) => {
  const processed = size ? await processLogo(await makePicture(...size), newCaller()) : null
  const logo = processed && (await writeLogo(services.storage, app.appId, processed))
  await acrossTenants(services.platformPool, 'a test brands an app', (tx) =>
    tx.insert(appBranding).values({
      appId: app.appId,
      ...fields,
      ...(logo ? { logoId: logo.logoId, logoWidth: logo.width, logoHeight: logo.height } : {}),
    }),
  )
  return logo
}

const receive = async (app: TestApp) => {
  const to = `${randomUUID()}@firma.example`
  await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    writeMail(tx, sampleMail, { to, params: { ...sampleMail.sample, link: linkTo('authentication-login') } }),
  )
  expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })
  const [mail] = await testServer.mails.to(to)
  if (!mail) throw new Error('no mail arrived')
  return mail
}

test('a mail has its app’s colours, sender name and logo; another app’s has nothing of them', async () => {
  const [app, other] = [await testServer.createApp(), await testServer.createApp()]
  await brand(app, { colour: '#e20074', senderName: 'Team Gesundheit' }, [900, 300])
  const mail = await receive(app)
  expect(mail.from).toEqual({ name: 'Team Gesundheit', address: 'hallo@app.test' })
  const scale = brandScaleOf('#e20074') ?? []
  for (const step of [0, 1, 6, 8]) expect(mail.html).toContain(scale[step])
  expect(mail.html).toContain(`alt="${app.title}"`)
  expect(mail.html).toMatch(/<img[^>]*src="cid:logo@app"/)
  expect(mail.attachments.map(({ type }) => type)).toEqual(['image/png'])
  const [logo] = mail.attachments
  expect(await sharp(logo?.bytes).metadata()).toMatchObject({ width: 600, height: 200 })
  expect(mail.text).not.toMatch(/cid:|logo/)
  const plain = await receive(other)
  expect(plain.from.name).toBe(other.title)
  expect([plain.attachments, plain.html.includes('<img'), plain.html.includes('#466fa6')]).toEqual([
    [],
    false,
    true,
  ])
})

test('a compact logo stands beside the title, without a name of its own', async () => {
  const app = await testServer.createApp()
  await brand(app, {}, [80, 80])
  const { html } = await receive(app)
  expect(html).toMatch(new RegExp(`<img[^>]*alt=""[^>]*>[^<]*(?:<!-- -->)?[^<]*${app.title}`))
})

test('without its logo’s file a mail is still sent, with the title', async () => {
  const app = await testServer.createApp()
  const logo = await brand(app, {}, [300, 100])
  await services.storage.remove(logoKey(app.appId, logo?.logoId ?? ''))
  const mail = await receive(app)
  expect([mail.attachments, mail.html.includes('<img')]).toEqual([[], false])
  expect(mail.html).toContain(`>${app.title}</p>`)
})

test('a sender name stays one name with any content', async () => {
  const app = await testServer.createApp()
  await brand(app, { senderName: 'Chef" <chef@firma.example>,\r\nBcc: alle@firma.example' })
  const { from } = await receive(app)
  expect(from.address).toBe('hallo@app.test')
  expect(await testServer.mails.to('alle@firma.example')).toEqual([])
})
