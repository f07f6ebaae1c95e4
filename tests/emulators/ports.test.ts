import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../emulators/config'
import { demandFreePorts, freeOffset, portsAt } from '../../emulators/ports'

let offset: number
let holder: Server
beforeEach(async () => {
  offset = await freeOffset(20_000)
  holder = await hold(portsAt(offset).storage)
})
afterEach(() => new Promise((done) => holder.close(done)))

test('without an offset the ports are those of the contract', () => {
  expect(portsAt(0)).toEqual({ hosting: 5000, auth: 9099, firestore: 8080, storage: 9199 })
})

test('firebase.json names the same ports, for those who start firebase-tools by hand', async () => {
  const json = await readFile(join(root, 'firebase.json'), 'utf8')
  const { emulators } = JSON.parse(json) as { emulators: Record<string, unknown> }
  for (const [name, port] of Object.entries(portsAt(0)))
    expect(emulators[name]).toEqual({ host: '127.0.0.1', port })
})

test('a taken port is named in one line, with its emulator and the way to move', async () => {
  await expect(demandFreePorts(portsAt(offset))).rejects.toThrow(
    `Port ${portsAt(offset).storage}, which the Storage emulator wants, is taken. Nothing was started. ` +
      'Stop what holds it, or move all ports: npm start -- --port-offset 200',
  )
})

test('a port that browsers refuse to open is named before anything starts', async () => {
  await expect(demandFreePorts(portsAt(1000))).rejects.toThrow(
    'Port 6000, which the Hosting emulator would get, is one that browsers refuse to open. Nothing was started.',
  )
})

test('an offset with one taken port is passed over', async () => {
  expect(await freeOffset(offset)).toBeGreaterThan(offset)
})

function hold(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => {
      resolve(server)
    })
  })
}
