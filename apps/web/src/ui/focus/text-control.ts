export type TextControl = HTMLInputElement | HTMLTextAreaElement

export const isTextControl = (element: unknown): element is TextControl =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && ['text', 'email', 'tel', 'url', 'search'].includes(element.type))

/** Sets the text with an input event, so that the form's code sees it as typed. */
export const writeText = (control: TextControl, text: string): void => {
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
