import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '../api/query-client.ts'
import { renderHook } from './render.tsx'

/** Renders a hook with a client of its own; `errors` are those that the site would show. */
export const inClient = async <T,>(use: () => T) => {
  const errors: string[] = []
  const client = createQueryClient((error) => errors.push(error.message))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { errors, client, ...(await renderHook(use, wrapper)) }
}
