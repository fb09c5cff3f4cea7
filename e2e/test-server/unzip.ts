export { unzip } from '../../apps/server/src/testing/files/unzip.ts'
