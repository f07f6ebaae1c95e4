import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'
import { toEmulatorResponseHeader } from '../../emulators/emulatorPolicy'
import { cspHeaderName, getHostingCsp, formatCsp } from '../../site-build/contentSecurityPolicy'
import { getEmulatorPorts } from '../../domain/firebase/localProject'

const ports = getEmulatorPorts(300)
const toEmulatorPolicy = (value: string) =>
  toEmulatorResponseHeader(ports, { key: cspHeaderName, value }).value

describe('the policy of the emulators', () => {
  test.each([
    ['https://identitytoolkit.googleapis.com', 'http://127.0.0.1:9399'],
    ['https://securetoken.googleapis.com', 'http://127.0.0.1:9399'],
    ['https://shop.firebaseapp.com/__/auth/', 'http://127.0.0.1:9399'],
    ['https://firestore.googleapis.com', 'http://127.0.0.1:8380'],
    ['https://firebasestorage.googleapis.com', 'http://127.0.0.1:9499'],
  ])('replaces %s by the emulator at %s', (deployed, emulator) =>
    expect(toEmulatorPolicy(`frame-src 'self' ${deployed}`)).toBe(`frame-src 'self' ${emulator}`),
  )

  test('adds no emulator to directives without Firebase', () => {
    const policy = "script-src 'self' https://apis.google.com/js/; img-src data:"
    expect(toEmulatorPolicy(policy)).toBe(policy)
  })

  test('names an emulator once that replaces several origins', () => {
    const origins = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com'
    expect(toEmulatorPolicy(`connect-src ${origins}`)).toBe('connect-src http://127.0.0.1:9399')
  })

  test('does not upgrade requests to the emulators to HTTPS', () =>
    expect(toEmulatorPolicy("img-src 'self'; upgrade-insecure-requests")).toBe("img-src 'self'"))

  test('keeps every other deployed directive and allows no live service', async () => {
    const deployed = getHostingCsp(await readFile(join(projectRoot, 'firebase.json'), 'utf8'))
    const local = toEmulatorPolicy(formatCsp(deployed))
    const kept = [...deployed.keys()].filter((name) => name !== 'upgrade-insecure-requests')
    for (const name of kept) expect(local).toContain(name)
    expect(local).not.toMatch(
      /(?:identitytoolkit|securetoken|firestore|firebasestorage)\.googleapis|firebaseapp\.com/,
    )
  })

  test('does not change other headers', () => {
    const header = { key: 'Link', value: '<https://firestore.googleapis.com>; rel=preconnect' }
    expect(toEmulatorResponseHeader(ports, header)).toEqual(header)
  })
})
