import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

// This module checks the Node version and installs the npm packages. It must not import any npm package.

const root = new URL('../', import.meta.url)
const lockFile = new URL('package-lock.json', root)
const stamp = new URL('node_modules/.installed-from', root)

checkNodeVersion()
installPackages()

/** Exits with a message if Node is older than package.json allows. */
function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `Node ${process.versions.node} is too old: Arielle needs 20.19 or newer. Nothing was changed.`,
  )
  process.exit(1)
}

/** Installs the npm packages if package-lock.json has changed since the last installation. */
function installPackages() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing the npm packages of package-lock.json: about a minute …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error(
      'npm ci failed (see its message above). Nothing was started. Fix the problem and run the same command again.',
    )
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}
