import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { assertPortsFree, findFreePortOffset } from '../../emulators/ports'
import { getEmulatorPorts } from '../../domain/firebase/localProject'

let offset: number
let blockingServer: Server
beforeEach(async () => {
  offset = await findFreePortOffset(20_000)
  blockingServer = await listen(getEmulatorPorts(offset).storage)
})
afterEach(() => new Promise((resolve) => blockingServer.close(resolve)))

test('a taken port is refused with its number, its emulator and how to use others', async () => {
  await expect(assertPortsFree(offset)).rejects.toThrow(
    `Port ${getEmulatorPorts(offset).storage}, which the Storage emulator wants, is taken. Nothing was started. ` +
      'Stop what holds it, or move all ports: npm start -- --port-offset 200',
  )
})

test('a port that browsers block is refused before anything starts', async () => {
  await expect(assertPortsFree(1000)).rejects.toThrow(
    'Port 6000, which the Hosting emulator would get, is one that browsers refuse to open. Nothing was started.',
  )
})

test('an offset with a taken port is skipped', async () =>
  expect(await findFreePortOffset(offset)).toBeGreaterThan(offset))

function listen(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server))
  })
}
