/** Submits as a press of the form's button does. */
export const submitForm = (form: HTMLFormElement): void =>
  form.requestSubmit(form.querySelector<HTMLElement>('button[type=submit]'))
