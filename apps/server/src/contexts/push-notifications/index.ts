export { enqueuePushes } from './enqueue-pushes.ts'
export { exportOwnDevices } from './export-own-data.ts'
export { pushConfigurationsOf } from './push-configurations.ts'
