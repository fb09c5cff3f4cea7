export { unzip } from '../../apps/server/src/testing/unzip.ts'
