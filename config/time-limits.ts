import { expect, vi } from 'vitest'
import { runsPrograms } from './server-tests.ts'

/** Tests that run programs wait for each to start, which takes many seconds on a busy machine. */
const limitMs = runsPrograms(expect.getState().testPath ?? '') ? 300_000 : 60_000

vi.setConfig({ testTimeout: limitMs, hookTimeout: limitMs })
