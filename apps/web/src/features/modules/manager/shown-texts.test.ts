import { expect, test } from 'vitest'
import { moduleShownText, pageHiddenText, pageShownText } from './shown-texts.ts'

const SHOWN = 'Seite wurde angezeigt'
const HIDDEN = 'Seite wurde ausgeblendet'
const LATER = 'Mitglieder haben noch den veröffentlichten Stand.'
const draft = { isPublished: false, openChanges: 0 }
const publishedState = { isPublished: true, openChanges: 0 }
const open = { isPublished: true, openChanges: 1 }

test.for([
  [true, publishedState, SHOWN, HIDDEN],
  [true, undefined, SHOWN, HIDDEN],
  [true, open, `${SHOWN}. ${LATER}`, `${HIDDEN}. ${LATER}`],
  [true, draft, `${SHOWN}. Das Modul ist noch nicht veröffentlicht.`, HIDDEN],
  [false, publishedState, `${SHOWN}. Zu lesen ist sie erst, wenn das Modul sichtbar ist.`, HIDDEN],
  [false, open, `${SHOWN}. Zu lesen ist sie erst, wenn das Modul sichtbar ist.`, HIDDEN],
  [false, draft, `${SHOWN}. Das Modul ist noch nicht veröffentlicht.`, HIDDEN],
] as const)(
  'of a page in a module that is shown: %s, in the state %j, it says "%s" and "%s"',
  ([isModuleShown, state, shownText, hiddenText]) => {
    expect(pageShownText({ isModuleShown, state })).toBe(shownText)
    expect(pageHiddenText({ isModuleShown, state })).toBe(hiddenText)
  },
)

test('a module that was never published is read by nobody when it is shown', () => {
  expect(moduleShownText(draft)).toBe(
    'Module wurde aktiviert. Zu lesen ist es erst, wenn es veröffentlicht ist.',
  )
  expect(moduleShownText(publishedState)).toBe('Module wurde aktiviert.')
  expect(moduleShownText(undefined)).toBe('Module wurde aktiviert.')
})
