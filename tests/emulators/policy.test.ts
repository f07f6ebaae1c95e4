import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../emulators/config'
import { headerAt } from '../../emulators/policy'
import { portsAt } from '../../emulators/ports'
import { policyHeader, policyOf, policyText } from '../../web/app/build/policy'

const here = portsAt(300)
const at = (value: string) => headerAt(here, { key: policyHeader, value }).value

describe('The policy that the emulators serve', () => {
  test.each([
    ['https://identitytoolkit.googleapis.com', 'http://127.0.0.1:9399'],
    ['https://securetoken.googleapis.com', 'http://127.0.0.1:9399'],
    ['https://shop.firebaseapp.com/__/auth/', 'http://127.0.0.1:9399'],
    ['https://firestore.googleapis.com', 'http://127.0.0.1:8380'],
    ['https://firebasestorage.googleapis.com', 'http://127.0.0.1:9499'],
  ])('allows in place of %s the emulator at %s', (deployed, emulator) => {
    expect(at(`frame-src 'self' ${deployed}`)).toBe(`frame-src 'self' ${emulator}`)
  })

  test('allows no emulator where production allows nothing of Firebase', () => {
    const policy = "script-src 'self' https://apis.google.com/js/; img-src data:"
    expect(at(policy)).toBe(policy)
  })

  test('names an emulator once that stands in for several origins', () => {
    const both = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com'
    expect(at(`connect-src ${both}`)).toBe('connect-src http://127.0.0.1:9399')
  })

  test('keeps every directive that is deployed, and reaches no live service by mistake', async () => {
    const deployed = policyOf(await readFile(join(root, 'firebase.json'), 'utf8'))
    const local = at(policyText(deployed))
    for (const name of deployed.keys()) expect(local).toContain(name)
    expect(local).not.toMatch(
      /(?:identitytoolkit|securetoken|firestore|firebasestorage)\.googleapis|firebaseapp\.com/,
    )
  })

  test('leaves every other header as it is deployed', () => {
    const header = { key: 'Link', value: '<https://firestore.googleapis.com>; rel=preconnect' }
    expect(headerAt(here, header)).toEqual(header)
  })
})
