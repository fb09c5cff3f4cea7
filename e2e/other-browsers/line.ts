import { openGate } from '../test-server/network.ts'
import { runningProduct } from '../test-server/running.ts'

/** A port without a listener. */
const NOWHERE = 1

/** The connection to the product, which the test cuts: WebDriver cannot make a browser do that. */
export const openLine = async () => {
  let isCut = false
  const gate = await openGate(() => (isCut ? NOWHERE : runningProduct().port))
  return {
    host: `localhost:${gate.port}`,
    cut: () => {
      isCut = true
      gate.cut()
    },
    mend: () => {
      isCut = false
    },
    close: gate.close,
  }
}
