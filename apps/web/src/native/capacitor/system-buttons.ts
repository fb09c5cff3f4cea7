import { App } from '@capacitor/app'
import { Keyboard } from '@capacitor/keyboard'
import { hasPlugin } from './device.ts'

/**
 * Android's back button: open dialogs are entries of the history, so it closes them first, then goes back,
 * then leaves.
 */
const goBack = async (): Promise<void> =>
  void (await App.addListener('backButton', ({ canGoBack }) => {
    if (canGoBack) history.back()
    else void App.minimizeApp()
  }))

/**
 * Marks the document while the keyboard is open: bars at the bottom would stand above it and cover the field;
 * their styles use this attribute.
 */
const markKeyboard = async (): Promise<void> => {
  const { dataset } = document.documentElement
  await Keyboard.addListener('keyboardWillShow', () => {
    dataset.keyboard = 'open'
  })
  await Keyboard.addListener('keyboardWillHide', () => {
    delete dataset.keyboard
  })
}

export const listenToSystem = async (): Promise<void> => {
  if (hasPlugin('App')) await goBack()
  if (hasPlugin('Keyboard')) await markKeyboard()
}
