import { expect, test } from 'vitest'
import type { InstallPrompt } from './install-prompt.ts'
import { wayToInstall } from './way-to-install.ts'

const prompt = {} as InstallPrompt

test.each([
  ['installed', { prompt: null, isStandalone: true, isIos: true }],
  ['installed', { prompt, isStandalone: true, isIos: false }],
  ['prompt', { prompt, isStandalone: false, isIos: false }],
  ['ios', { prompt: null, isStandalone: false, isIos: true }],
  ['menu', { prompt: null, isStandalone: false, isIos: false }],
] as const)('%s', (way, device) => expect(wayToInstall(device)).toBe(way))
