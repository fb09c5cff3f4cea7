/**
 * The arguments of `unshare` that run a program as a container does: on a read-only root, as a user, with the network of this process. Needs
 * root.
 *
 * @param {string} root a folder with `proc` and the file `etc/hosts`, which become this machine's
 * @param {string} user both ids, `1000:1000`
 * @param {Record<string, string>} writable what is mounted on each folder that the program may write: options of
 * `mount` and its source
 * @param {readonly string[]} command
 */
export const onReadOnlyRoot = (root, user, writable, command) => [
  '--mount',
  'sh',
  '-c',
  `set -e; PATH=$PATH:/bin:/sbin; root=$1; shift
   mount --bind "$root" "$root"
   mount -o remount,ro,bind "$root"
   mount -t proc proc "$root/proc"
   mount --bind /etc/hosts "$root/etc/hosts"
   ${Object.entries(writable)
     .map(([path, source]) => `mount ${source} "$root${path}"`)
     .join('\n')}
   exec /usr/sbin/chroot --userspec=${user} "$root" "$@"`,
  'sh',
  root,
  ...command,
]

/** A folder in memory. */
export const inMemory = (options) => `-t tmpfs -o ${options} tmpfs`
