export { toSessionUser } from './session-user.ts'
export { accountSubject, addressSubject } from './throttle-subjects.ts'
