import { once } from 'node:events'
import { createServer } from 'node:net'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { toFunctionUrl } from '../../emulators/localFunctions'
import { findFreePortOffset } from '../../emulators/ports'
import { expectNothingLeft, waitForEmulatorProcesses, waitForRuntimes } from './expectNothingLeft'
import { launchNpmStart } from './launchNpmStart'
import { getEmulatorPorts } from '../../domain/firebase/localProject'

let offset: number
beforeEach(async () => {
  offset = await findFreePortOffset(10_000)
})

// A minute on a busy machine.
describe('npm start', { timeout: 300_000 }, () => {
  test('brings up every emulator, prints its address, and refuses a second start on these ports', async () => {
    const launcher = launchNpmStart(offset)
    await launcher.says(`Ready: http://127.0.0.1:${getEmulatorPorts(offset).hosting}`)
    expect(launcher.output()).toMatch(/^Firestore: .+ (?:on Java \d|which needs no Java)/m)
    expect(launcher.output()).toContain('customer@arielle.test / customer-pass-1')
    expect(launcher.output()).toContain('staff@arielle.test / staff-pass-1')
    expect(launcher.output()).toContain('staff2@arielle.test / staff-pass-2')
    for (const port of Object.values(getEmulatorPorts(offset))) {
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBeLessThan(600)
    }

    const secondLauncher = launchNpmStart(offset)
    expect(await secondLauncher.exitCode).toBe(1)
    const { supervisor } = await waitForEmulatorProcesses(offset)
    expect(secondLauncher.output()).toContain(
      `already run on these ports. Nothing was started. Stop them with: kill ${supervisor},`,
    )

    process.kill(supervisor, 'SIGTERM')
    expect(await launcher.exitCode, launcher.output()).toBe(1)
    expect(launcher.output()).toContain('A process of the emulators has ended, so all others were stopped.')
    await expectNothingLeft(offset)
  })

  test('with --dev serves the site with hot reload, and SIGTERM ends everything', async () => {
    const launcher = launchNpmStart(offset, ['--dev'])
    await launcher.says('Ready:')
    const page = await fetch(`http://127.0.0.1:${getEmulatorPorts(offset).hosting}/arielle-store`)
    expect(await page.text()).toContain('/@vite/client')

    launcher.kill('SIGTERM')
    expect(await launcher.exitCode, launcher.output()).toBe(0)
    expect(launcher.output()).toContain('Everything is stopped.')
    await expectNothingLeft(offset)
  })

  test('has one runtime for all visits of a function at once, and SIGTERM ends those that still load', async () => {
    const launcher = launchNpmStart(offset)
    await launcher.says('Ready:')
    await waitForRuntimes(offset, 4)
    const { hosting, functions } = getEmulatorPorts(offset)
    const visit = () => fetch(`http://127.0.0.1:${hosting}/products/99999`).then(({ status }) => status)
    const visits = Promise.all(Array.from({ length: 20 }, visit))
    await waitForRuntimes(offset, 5)
    expect(new Set(await visits)).toEqual(new Set([404]))
    await waitForRuntimes(offset, 5)

    void fetch(toFunctionUrl(functions, 'runSchedule'), { method: 'POST' }).catch(() => undefined)
    await waitForRuntimes(offset, 6)
    launcher.kill('SIGTERM')
    expect(await launcher.exitCode, launcher.output()).toBe(0)
    await expectNothingLeft(offset)
  })

  test.each([
    ['Ctrl-C', 'SIGINT'],
    ['A closed terminal', 'SIGHUP'],
  ] as const)('%s while it is still starting leaves nothing running', async (_, signal) => {
    const launcher = launchNpmStart(offset)
    await launcher.says('Firestore: ')
    launcher.kill(signal)
    expect(await launcher.exitCode, launcher.output()).toBe(0)
    await expectNothingLeft(offset)
  })

  test('on a taken port starts nothing, and says which port it is and how to shift', async () => {
    const port = getEmulatorPorts(offset).hosting
    const holder = createServer().listen(port, '127.0.0.1')
    onTestFinished(() => {
      holder.close()
    })
    await once(holder, 'listening')
    const launcher = launchNpmStart(offset)
    expect(await launcher.exitCode, launcher.output()).toBe(1)
    expect(launcher.output().trim()).toBe(
      `Port ${port}, which the Hosting emulator wants, is taken. Nothing was started. ` +
        'Stop what holds it, or move all ports: npm start -- --port-offset 200',
    )
  })
})

test('npm start with an argument it does not know is refused with the usage', async () => {
  const launcher = launchNpmStart(offset, ['--prot-offset=1'])
  expect(await launcher.exitCode, launcher.output()).toBe(1)
  expect(launcher.output()).toContain("'--prot-offset'")
  expect(launcher.output()).toContain('Nothing was started.\nUsage: npm start -- [--port-offset N]')
})
