import type { APIResponse, Route } from '@playwright/test'
import { runningProduct } from '../test-server/running.ts'

/**
 * Fetches the product's own answer to an intercepted request. Unlike browsers, not every machine resolves
 * `*.localhost`.
 */
export const fetchThrough = (route: Route): Promise<APIResponse> => {
  const request = route.request()
  const address = new URL(request.url())
  return route.fetch({
    url: `http://localhost:${runningProduct().port}${address.pathname}${address.search}`,
    headers: { ...request.headers(), host: address.host },
  })
}
