import type { Page } from '@playwright/test'
import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'

/**
 * Calls a query or command as the person who is logged in on the page.
 * @throws Error when the product refuses
 */
export const callIn = async <Op extends AnyOperation>(
  page: Page,
  { path, method }: Op,
  input: InputOf<Op>,
): Promise<OutputOf<Op>> => {
  const { status, body } = await page.evaluate(
    async ({ path, method, input }) => {
      const headers = {
        'auth-token': localStorage.getItem('auth-token') ?? '',
        'content-type': 'application/json',
      }
      const answer =
        method === 'GET'
          ? await fetch(`${path}?${new URLSearchParams(input)}`, { headers })
          : await fetch(path, { method, headers, body: JSON.stringify(input) })
      return { status: answer.status, body: await answer.text() }
    },
    { path, method, input: input as Record<string, string> },
  )
  if (status !== 200) throw new Error(`${path} was refused: ${body}`)
  return JSON.parse(body) as OutputOf<Op>
}
