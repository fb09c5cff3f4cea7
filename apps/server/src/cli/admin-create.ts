import { parseArgs } from 'node:util'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { EmailAddress, PASSWORD_LENGTH } from '@wohlauf/contract/values/values'
import { joinDatabase } from '../composition/join-database.ts'
import { runCommand } from '../composition/run-command.ts'
import { withPlatformPool } from '../composition/with-platform-pool.ts'
import { createAdmin } from '../contexts/administration/create-admin.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { readSecret } from '../platform/base/terminal/read-secret.ts'
import { passwordComplaint } from '../platform/passwords/password-rules.ts'
import { createPasswords } from '../platform/passwords/passwords.ts'

const USAGE =
  'Use "npm run admin:create -- --email admin@example.com"; the password is prompted for, or read from piped input.'

const addressOf = (args: string[]): string => {
  let email: string | undefined
  try {
    email = parseArgs({ args, options: { email: { type: 'string' } } }).values.email
  } catch {
    // There is no option for the password, because it would be in the shell's history.
  }
  if (email === undefined) throw new StartError(USAGE)
  const parsed = EmailAddress.safeParse(email.normalize('NFC'))
  if (!parsed.success) throw new StartError(`"${email}" is not an e-mail address.`)
  return parsed.data
}

const COMPLAINTS: Record<string, string> = {
  [MESSAGES.minLength(PASSWORD_LENGTH.minOfStaff)]: `at least ${PASSWORD_LENGTH.minOfStaff} characters`,
  [MESSAGES.maxLength(PASSWORD_LENGTH.max)]: `at most ${PASSWORD_LENGTH.max} characters`,
  [MESSAGES.passwordTooEasy]: 'to be harder to guess',
}

const askPassword = async (emailAddress: string): Promise<string> => {
  const questions = [`Password for ${emailAddress}:`, 'The same again:']
  const [password = '', again] = await readSecret(process.stdin, process.stderr, questions)
  const complaint = passwordComplaint({ password, role: 'admin', emailAddress, title: 'Wohlauf' })
  if (complaint)
    throw new StartError(`The password needs ${COMPLAINTS[complaint] ?? complaint}. Nothing was changed.`)
  if (password !== again) throw new StartError('The two passwords are not the same. Nothing was changed.')
  return password
}

const run = async (args: string[]): Promise<string> => {
  const emailAddress = addressOf(args)
  const config = readConfig(process.env)
  const adminUrl = await joinDatabase(config)
  const account = { emailAddress, password: await askPassword(emailAddress) }
  const passwords = await createPasswords()
  const isCreated = await withPlatformPool(adminUrl, config, (pool) => createAdmin(pool, passwords, account))
  if (isCreated) return `${emailAddress} can log in to the admin site now.`
  throw new StartError(`There already is an admin ${emailAddress}. Nothing was changed.`)
}

await runCommand(run)
