import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

// This module checks the Node version and installs the npm packages. It must not import any npm package.

const root = new URL('../', import.meta.url)

checkNodeVersion()
installPackages(root)

/** Exits with a message if Node is older than package.json allows. */
function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `Node ${process.versions.node} is too old: Arielle needs 20.19 or newer. Nothing was changed.`,
  )
  process.exit(1)
}

/** Installs the npm packages of a program's folder, if it has a package-lock.json of its own. */
export function installPackagesOf(program) {
  const folder = new URL(`${program.split('/')[0]}/`, root)
  if (existsSync(new URL('package-lock.json', folder))) installPackages(folder)
}

/** Installs the npm packages of a folder if its package-lock.json has changed since the last installation. */
function installPackages(folder) {
  const stamp = new URL('node_modules/.installed-from', folder)
  const lock = createHash('sha256')
    .update(readFileSync(new URL('package-lock.json', folder)))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  const name = folder === root ? '' : `${folder.href.slice(root.href.length)}`
  console.log(`Installing the npm packages of ${name}package-lock.json: about a minute …`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
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
