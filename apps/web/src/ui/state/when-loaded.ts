/** Runs the task once the browser has loaded the page, with its pictures. */
export const whenLoaded = (task: () => void): void => {
  if (document.readyState === 'complete') task()
  else addEventListener('load', task, { once: true })
}
