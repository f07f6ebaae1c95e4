import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

// Runs on import: makes sure of Node and of the npm packages. No dependencies, since it is what installs them.

const root = new URL('../', import.meta.url)
const lockFile = new URL('package-lock.json', root)
const stamp = new URL('node_modules/.installed-from', root)

demandNode()
demandPackages()

/** Ends the process with a clear line when Node is older than package.json asks. */
function demandNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `Node ${process.versions.node} is too old: Arielle needs 20.19 or newer. Nothing was changed.`,
  )
  process.exit(1)
}

/** Installs the npm packages when they are missing or are not those of package-lock.json; else does nothing. */
function demandPackages() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing the npm packages of package-lock.json: about a minute …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error(
      'npm ci failed (its reason stands above). Nothing was started. Mend it and run the same again.',
    )
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}
