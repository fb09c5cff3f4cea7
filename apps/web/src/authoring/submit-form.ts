/** As a press of its button does. */
export const submitForm = (form: HTMLFormElement): void =>
  form.requestSubmit(form.querySelector<HTMLElement>('button[type=submit]'))
