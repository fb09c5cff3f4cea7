import { openGate } from '../test-server/network.ts'
import { runningProduct } from '../test-server/running.ts'

/** Nobody listens there. */
const NOWHERE = 1

/** The line to the product, which the test cuts: a browser cannot be asked to do that by WebDriver. */
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
