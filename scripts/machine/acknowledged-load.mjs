import { Agent, request } from 'node:http'
import { onServer } from './database-servers.mjs'

const agent = new Agent({ keepAlive: true })
/** Longer than the product's own time limits. */
const TIMEOUT_MS = 60_000

/**
 * Counts over all loads, so that each learner asks once and each mark writes: a repeated mark is acknowledged
 * without a write.
 */
let learnersWhoAsked = 0
const nextPage = new Map()

/** Sends with the host of the measurements' app. */
export const post = (port, path, body, headers) =>
  new Promise((resolve) => {
    const began = performance.now()
    const answer = (status, text) =>
      resolve({ status, text, path, at: Date.now(), ms: performance.now() - began })
    const clientRequest = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
        agent,
        timeout: TIMEOUT_MS,
      },
      (response) => {
        let text = ''
        response.on('data', (bytes) => {
          text += bytes
        })
        response.on('end', () => answer(response.statusCode, text))
      },
    )
    clientRequest.on('timeout', () => clientRequest.destroy(new Error('no answer')))
    clientRequest.on('error', (error) => answer(error.code ?? error.message))
    clientRequest.end(JSON.stringify(body))
  })

/**
 * Learners read and mark at several servers in turn, whether or not earlier requests are answered. A learner
 * repeats a mark until it is acknowledged. Once a second another learner asks for a new password.
 *
 * @returns the results: `answers` to all requests, and acknowledged marks with their times
 */
export const startAcknowledgedLoad = (ports, { users, modules }, perSecond) => {
  const pages = modules.flatMap(({ pageIds }) => pageIds.slice(1))
  const [answers, marks, resets] = [[], [], []]
  const busy = new Set()
  const pending = new Set()
  let turn = 0
  let seconds = 0

  const send = async (path, body, headers) => {
    const port = ports[turn % ports.length]
    const { text: _text, ...answer } = await post(port, path, body, headers)
    answers.push(answer)
    return answer
  }
  const read = ({ token }) => send('/api/modules/get-modules-query', {}, { 'auth-token': token })
  const mark = async ({ userId, token }) => {
    const next = nextPage.get(userId) ?? 0
    const pageId = pages[next]
    if (!pageId || busy.has(userId)) return
    busy.add(userId)
    const path = '/api/modules/mark-module-page-as-seen-command'
    const { status, at } = await send(path, { modulePageId: pageId }, { 'auth-token': token })
    busy.delete(userId)
    if (status !== 200) return
    nextPage.set(userId, next + 1)
    marks.push({ userId, pageId, at })
  }
  /** Each request comes from a network of its own: requests of one network are limited. */
  const askForPassword = async (number) => {
    const { emailAddress } = users[number]
    const headers = { 'x-forwarded-for': `10.${(number >> 8) % 256}.${number % 256}.1` }
    const path = '/api/unauthorized/user-management/request-password-reset-command'
    const { status, at } = await send(path, { userEmailAddress: emailAddress }, headers)
    if (status === 200) resets.push({ emailAddress, at })
  }
  const track = (work) => {
    const tracked = work.finally(() => pending.delete(tracked))
    pending.add(tracked)
  }
  const startedAt = performance.now()
  const timer = setInterval(() => {
    for (const due = ((performance.now() - startedAt) * perSecond) / 1000; turn < due; turn += 1) {
      const user = users[Math.floor(turn / 4) % users.length]
      track(turn % 4 < 2 ? read(user) : mark(user))
    }
    for (; seconds < (performance.now() - startedAt) / 1000; seconds += 1) {
      track(askForPassword(learnersWhoAsked))
      learnersWhoAsked += 1
    }
  }, 5)
  return {
    answers,
    marks,
    resets,
    end: async () => {
      clearInterval(timer)
      await Promise.all(pending)
    },
  }
}

/** The number of answers by status, as a text. */
export const countsOf = (answers) => {
  const counts = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return JSON.stringify(counts)
}

export const isRead = ({ path }) => path.endsWith('-query')

/** The marks that are missing in a database. */
export const missingIn = async (url, marks) => {
  const { rows } = await onServer(url, (client) =>
    client.query('SELECT user_id, seen_page_ids FROM module_progress'),
  )
  const seenMarks = new Set(rows.flatMap((row) => row.seen_page_ids.map((pageId) => row.user_id + pageId)))
  return marks.filter(({ userId, pageId }) => !seenMarks.has(userId + pageId))
}
