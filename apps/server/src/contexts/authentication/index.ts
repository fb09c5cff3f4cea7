export { loginAttempt } from './login-attempt.ts'
export { toSessionUser } from './session-user.ts'
