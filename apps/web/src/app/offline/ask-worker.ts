/** Asks a worker a yes-or-no question. Without an answer the promise stays pending. */
export const ask = (worker: ServiceWorker, question: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage(question, [port2])
  })
