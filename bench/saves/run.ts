import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { startCommit } from '../lighthouse/start-commit.ts'

/* The wait of a manager for a save in a module of 200 elements, in turns with the version of `BENCH_BEFORE`. */

const ELEMENTS = 200
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4)
const SAVES = Number(process.env.BENCH_SAVES ?? 50)
const ACCOUNT = { emailAddress: 'redaktion@demo.example', password: 'wohlauf-demo-2026' }
const TEXT = '<p>Ein Absatz mit einigen Wörtern, wie er in einem Modul steht.</p>'

type Caller = <Answer>(name: string, input: object) => Promise<Answer>

const send = async (url: string, host: string, input: object, token = '') => {
  const headers = { host, 'content-type': 'application/json', ...(token ? { 'auth-token': token } : {}) }
  const outgoing = request(url, { method: 'POST', headers })
  outgoing.end(JSON.stringify(input))
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const body = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${body}`)
  return { body, token: String(answer.headers['auth-token']) }
}

const signIn = async (base: string, host: string): Promise<Caller> => {
  const { token } = await send(`${base}/api/unauthorized/application/authentication/login`, host, ACCOUNT)
  return async (name, input) => JSON.parse((await send(`${base}/api/${name}`, host, input, token)).body)
}

type PageOfModule = {
  modulePageId: string
  contentElements: { contentElementId: string; revision: number }[]
}

/** Fills the first module up to 200 elements. @returns the last of them */
const fill = async (call: Caller) => {
  const [first] = await call<{ moduleId: string }[]>('modules/get-modules-as-manager-query', {})
  const read = () =>
    call<{ pages: PageOfModule[] }>('modules/get-module-as-manager-query', { moduleId: first?.moduleId })
  const { pages } = await read()
  for (
    let count = pages.flatMap(({ contentElements }) => contentElements).length;
    count < ELEMENTS;
    count += 1
  )
    await call('modules/create-rich-text-as-manager-command', {
      modulePageId: pages[count % pages.length]?.modulePageId,
      contentElementId: randomUUID(),
      title: `Text ${count}`,
      textHtml: TEXT,
    })
  return (await read()).pages.flatMap(({ contentElements }) => contentElements).at(-1)
}

const ports = [await freePort(), await freePort()]
const before = await startCommit(process.env.BENCH_BEFORE ?? '', ports[0] ?? 0)
const now = await startCommit('HEAD', ports[1] ?? 0)
try {
  const port = (base: string) => new URL(base).port
  const cases = await Promise.all(
    [
      { what: 'before', base: before.base, sub: '' },
      { what: 'now, working versions', base: now.base, sub: '' },
      { what: 'now, each save is published', base: now.base, sub: 'bewegung.' },
    ].map(async ({ what, base, sub }) => {
      const call = await signIn(base, `${sub}localhost:${port(base)}`)
      return { what, call, element: await fill(call), times: [] as number[] }
    }),
  )
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const one of cases)
      for (let save = 0; save < SAVES; save += 1) {
        const startMs = performance.now()
        await one.call('modules/update-rich-text-as-manager-command', {
          contentElementId: one.element?.contentElementId,
          title: `Text ${round} ${save}`,
          textHtml: TEXT,
        })
        // The first round warms up.
        if (round > 0) one.times.push(performance.now() - startMs)
      }
  for (const { what, times } of cases) {
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1)
    console.log(`${what}: median ${at(0.5)} ms, 95 of 100 ${at(0.95)} ms, of ${times.length} saves`)
  }
} finally {
  await before.stop()
  await now.stop()
}
