import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '../api/query-client.ts'
import { renderHook } from './render.tsx'

/** A hook with a client of its own; `errors` is what the site would say in passing. */
export const inClient = async <T,>(use: () => T) => {
  const errors: string[] = []
  const client = createQueryClient((error) => errors.push(error.message))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { errors, client, ...(await renderHook(use, wrapper)) }
}
