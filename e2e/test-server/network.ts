export { freePort } from '../../apps/server/src/testing/free-port.ts'
export { openGate } from '../../apps/server/src/testing/gate.ts'
