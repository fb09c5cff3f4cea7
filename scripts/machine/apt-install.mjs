/**
 * Installs packages of Debian or Ubuntu, if the user may.
 * @param purpose of the packages, shown at the terminal
 * @returns {Promise<string>} apt-get's output
 */
export async function aptInstall(run, names, purpose) {
  console.log(`Installing ${names.join(' and ')} for ${purpose} (apt-get) …`)
  await run('apt-get', ['update'])
  const { output } = await run('apt-get', ['install', '-y', ...names], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  return output
}
