export { loginAttempt } from './login-attempt.ts'
export { proveCode } from './prove-code.ts'
export { needsSecondFactor } from './second-factor-of-admin.ts'
export { toSessionUser } from './session-user.ts'
