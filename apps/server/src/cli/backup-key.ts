import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { runCommand } from '../composition/run-command.ts'

/** `npm run backup:key`: makes a pair of keys for backups, and stores it nowhere. */
const run = async (): Promise<string> => {
  const identity = await generateX25519Identity()
  return [
    '# The private key. Keep it away from the backups and from this machine: without it no backup can be restored.',
    identity,
    '# The public key, for BACKUP_RECIPIENT:',
    `# ${await identityToRecipient(identity)}`,
  ].join('\n')
}

await runCommand(run)
