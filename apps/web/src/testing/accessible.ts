import axe from 'axe-core'
import { expect } from 'vitest'
import { faultsIn, RULES } from './axe-rules.ts'
import { sendMedia } from './emulate-media.ts'
import { heardWrongly } from './heard-wrongly.ts'

const MAX_LOOKS = 5

/** What an effect adds to an element after its first render, such as the name of a dialog. */
const NAMES = ['aria-label', 'aria-labelledby', 'aria-describedby']

/** Axe compares places of the document from before and after: a look at one that changed meanwhile says nothing. */
const whileUnchanged = async <T>(look: () => Promise<T>): Promise<T> => {
  for (let looks = 1; ; looks += 1) {
    let hasChanged = false
    const observer = new MutationObserver(() => {
      hasChanged = true
    })
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: NAMES })
    const result = await look()
    observer.disconnect()
    if (!hasChanged || looks === MAX_LOOKS) return result
  }
}

const faultsOf = async (rules: readonly string[]): Promise<string[]> => {
  const results = await whileUnchanged(() =>
    axe.run(document.body, {
      runOnly: [...rules],
      // The test's own frame is the page: the part in which dialogs are opened may come before the screen.
      rules: { region: { enabled: false } },
      // Passed rules need no description.
      resultTypes: ['violations', 'incomplete'],
    }),
  )
  return faultsIn(results).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
}

/** A test that has chosen its media is checked with these only. */
const OTHER_MEDIA =
  'print, (forced-colors: active), (prefers-reduced-motion: no-preference), (prefers-color-scheme: dark)'

/**
 * Axe finds nothing wrong on the current screen, nor with its colours when the device prefers dark ones. The test's own
 * frame is excluded.
 */
export const expectAccessible = async (): Promise<void> => {
  expect(await faultsOf(RULES), 'axe violations').toEqual([])
  expect(heardWrongly(), 'heard wrongly').toEqual([])
  // The admin site stays light.
  if (document.documentElement.dataset.appearance === 'light' || matchMedia(OTHER_MEDIA).matches) return
  await sendMedia({ appearance: 'dark' })
  try {
    expect(await faultsOf(['color-contrast']), 'axe violations in a dark appearance').toEqual([])
  } finally {
    await sendMedia({})
  }
}
