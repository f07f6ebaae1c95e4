import { describe, expect, test } from 'vitest'
import { chooseEmulator, parseWanted, type Machine } from '../../emulators/firestore/choose'

const bare: Machine = {
  java: undefined,
  archives: () => Promise.resolve('none'),
  cloudSdkJar: undefined,
  hidane: undefined,
  cargo: undefined,
}
const java = { program: '/jdk/bin/java', major: 25 }
const jar = '/sdk/emulator.jar'

describe('which Firestore emulator runs', () => {
  test.each<[string, Partial<Machine>, object]>([
    [
      "firebase-tools' archives, cached",
      { java, archives: () => Promise.resolve('cached') },
      { kind: 'firebase-tools', java },
    ],
    [
      "firebase-tools' archives, to be downloaded",
      { java, cloudSdkJar: jar, archives: () => Promise.resolve('reachable') },
      { kind: 'firebase-tools', java },
    ],
    [
      "the Cloud SDK's, where those are out of reach",
      { java, cloudSdkJar: jar },
      { kind: 'cloud-sdk', java, jar },
    ],
    [
      'hidane, where there is no new Java',
      { cloudSdkJar: jar, hidane: '/bin/hidane' },
      { program: '/bin/hidane' },
    ],
    ['hidane, where there is Java alone', { java, hidane: '/bin/hidane' }, { program: '/bin/hidane' }],
    ['hidane from cargo, where nothing else is', { cargo: '/bin/cargo' }, { installWith: '/bin/cargo' }],
  ])('%s', async (_, machine, expected) => {
    expect(await chooseEmulator({ ...bare, ...machine })).toMatchObject(expected)
  })

  test('the choice says in one line what it picked and why', async () => {
    const { why } = await chooseEmulator({ ...bare, java, cloudSdkJar: jar })
    expect(why).toBe(
      "Firestore: the Cloud SDK's emulator on Java 25, because firebase-tools' own archives are neither cached nor can they be downloaded.",
    )
  })

  test('FIRESTORE_EMULATOR overrides the order', async () => {
    const machine = { ...bare, java, cloudSdkJar: jar, hidane: '/bin/hidane' }
    const choice = await chooseEmulator(machine, 'hidane')
    expect(choice).toMatchObject({ kind: 'hidane' })
    expect(choice.why).toBe(
      'Firestore: hidane 0.6.0, which needs no Java, because FIRESTORE_EMULATOR asks for it.',
    )
  })

  test('the download server is not asked where there is no Java to run its archives on', async () => {
    const archives = () => Promise.reject(new Error('asked'))
    expect(await chooseEmulator({ ...bare, hidane: '/bin/hidane', archives })).toMatchObject({
      kind: 'hidane',
    })
  })
})

describe('what cannot be had', () => {
  test('one message says all that is missing and the commands that mend it', async () => {
    await expect(chooseEmulator(bare)).rejects.toThrow(
      'No Firestore emulator can run here: no Java 21 or newer was found; the Cloud SDK has no Firestore emulator here; ' +
        'hidane is not on PATH, and there is no cargo to compile it with. Nothing was started. Mend it with one of: ' +
        'a JDK 21 or newer (https://adoptium.net, or apt-get install openjdk-21-jre-headless); ' +
        'gcloud components install cloud-firestore-emulator; cargo install hidane --locked --version 0.6.0',
    )
  })

  test('an override that cannot be had is not replaced by another', async () => {
    const machine = { ...bare, hidane: '/bin/hidane' }
    await expect(chooseEmulator(machine, 'cloud-sdk')).rejects.toThrow(
      'No Firestore emulator can run here (FIRESTORE_EMULATOR=cloud-sdk): the Cloud SDK has no Firestore emulator ' +
        'here. Nothing was started. Mend it with gcloud components install cloud-firestore-emulator',
    )
  })

  test("firebase-tools' archives out of reach are mended by fetching them where the network allows", async () => {
    await expect(chooseEmulator({ ...bare, java }, 'firebase-tools')).rejects.toThrow(
      /neither cached nor can they be downloaded\. Nothing was started\. Mend it with npx firebase setup:emulators:/,
    )
  })

  test('an unknown name in FIRESTORE_EMULATOR is refused with the three names', () => {
    expect(() => parseWanted('java')).toThrow(
      "FIRESTORE_EMULATOR is 'java'; it can be firebase-tools, cloud-sdk, hidane, or left unset.",
    )
  })

  test.each([[undefined], ['']])('FIRESTORE_EMULATOR left unset (%j) asks for none', (text) => {
    expect(parseWanted(text)).toBeUndefined()
  })
})
