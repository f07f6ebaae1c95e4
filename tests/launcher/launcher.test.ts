import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../emulators/emulatorConfig'
import { assertPortsFree, findFreePortOffset } from '../../emulators/ports'
import { launchNpmStart } from './launchNpmStart'
import { getEmulatorPorts } from '../../web/domain/firebase/localProject'

let offset: number
beforeEach(async () => {
  offset = await findFreePortOffset(10_000)
})

// A minute on a busy machine.
describe('npm start', { timeout: 300_000 }, () => {
  test('brings up every emulator, prints its address, and ends all when one of them fails', async () => {
    const launcher = launchNpmStart(offset)
    await launcher.says(`Ready: http://127.0.0.1:${getEmulatorPorts(offset).hosting}`)
    expect(launcher.output()).toMatch(/^Firestore: .+ (?:on Java \d|which needs no Java)/m)
    expect(launcher.output()).toContain('customer@arielle.test / customer-pass-1')
    expect(launcher.output()).toContain('staff@arielle.test / staff-pass-1')
    for (const port of Object.values(getEmulatorPorts(offset))) {
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBeLessThan(600)
    }

    const [oneOfThem] = await emulatorPids()
    if (oneOfThem === undefined) throw new Error('no emulator noted its process id')
    process.kill(oneOfThem, 'SIGKILL')
    expect(await launcher.exitCode).toBe(1)
    expect(launcher.output()).toContain('An emulator ended by itself, so the others were stopped.')
    await expectNothingLeft()
  })

  test('with --dev serves the site with hot reload, and SIGTERM ends everything', async () => {
    const launcher = launchNpmStart(offset, ['--dev'])
    await launcher.says('Ready:')
    const page = await fetch(`http://127.0.0.1:${getEmulatorPorts(offset).hosting}/arielle-store`)
    expect(await page.text()).toContain('/@vite/client')

    launcher.kill('SIGTERM')
    expect(await launcher.exitCode).toBe(0)
    expect(launcher.output()).toContain('Everything is stopped.')
    await expectNothingLeft()
  })

  test('Ctrl-C while it is still starting leaves nothing running', async () => {
    const launcher = launchNpmStart(offset)
    await launcher.says('Firestore: ')
    launcher.kill('SIGINT')
    expect(await launcher.exitCode).toBe(0)
    await expectNothingLeft()
  })

  test('leaves nothing running even when it is killed outright', async () => {
    const launcher = launchNpmStart(offset)
    await expect.poll(emulatorPids, { timeout: 120_000 }).not.toEqual([])
    launcher.kill('SIGKILL')
    await launcher.exitCode
    await expectNothingLeft()
  })

  test('on a taken port starts nothing, and says which port it is and how to shift', async () => {
    const port = getEmulatorPorts(offset).hosting
    const holder = createServer().listen(port, '127.0.0.1')
    onTestFinished(() => {
      holder.close()
    })
    await once(holder, 'listening')
    const launcher = launchNpmStart(offset)
    expect(await launcher.exitCode).toBe(1)
    expect(launcher.output().trim()).toBe(
      `Port ${port}, which the Hosting emulator wants, is taken. Nothing was started. ` +
        'Stop what holds it, or move all ports: npm start -- --port-offset 200',
    )
  })
})

test('npm start with an argument it does not know is refused with the usage', async () => {
  const launcher = launchNpmStart(offset, ['--prot-offset=1'])
  expect(await launcher.exitCode).toBe(1)
  expect(launcher.output()).toContain("'--prot-offset'")
  expect(launcher.output()).toContain('Nothing was started.\nUsage: npm start -- [--port-offset N]')
})

/** The process ids that the stand-in `java` has noted for this run. */
async function emulatorPids(): Promise<number[]> {
  const folder = join(projectRoot, '.local/stacks', String(offset), 'pids')
  const files = await readdir(folder).catch(() => [])
  const pids = await Promise.all(
    files.map(async (file) => Number(await readFile(join(folder, file), 'utf8'))),
  )
  // A file is there before its number is.
  return pids.filter((pid) => pid > 0)
}

/** Waits until the ports are free again and no emulator process is left. */
async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => assertPortsFree(getEmulatorPorts(offset)), { timeout: 60_000 }).toBeUndefined()
  const pids = await emulatorPids()
  await expect.poll(() => pids.filter(isRunning), { timeout: 60_000 }).toEqual([])
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
