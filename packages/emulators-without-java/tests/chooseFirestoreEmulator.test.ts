import { describe, expect, test } from 'vitest'
import {
  chooseFirestoreEmulator,
  parseFirestoreEmulatorKind,
  type FirestoreEmulatorTools,
} from '../firestore/chooseFirestoreEmulator'

const noTools: FirestoreEmulatorTools = {
  java: undefined,
  archives: () => Promise.resolve('none'),
  cloudSdkJar: undefined,
  hidane: undefined,
  cargo: undefined,
}
const java = { program: '/jdk/bin/java', major: 25 }
const jar = '/sdk/emulator.jar'

describe('the chosen Firestore emulator', () => {
  test.each<[string, Partial<FirestoreEmulatorTools>, object]>([
    [
      "firebase-tools' cached archives",
      { java, archives: () => Promise.resolve('cached') },
      { kind: 'firebase-tools', java },
    ],
    [
      "firebase-tools' archives if they can be downloaded",
      { java, cloudSdkJar: jar, archives: () => Promise.resolve('reachable') },
      { kind: 'firebase-tools', java },
    ],
    ["the Cloud SDK's if they cannot", { java, cloudSdkJar: jar }, { kind: 'cloud-sdk', java, jar }],
    ['hidane without a new Java', { cloudSdkJar: jar, hidane: '/bin/hidane' }, { program: '/bin/hidane' }],
    ['hidane if there is only Java', { java, hidane: '/bin/hidane' }, { program: '/bin/hidane' }],
    ['hidane from cargo if there is nothing else', { cargo: '/bin/cargo' }, { installWith: '/bin/cargo' }],
  ])('is %s', async (_, tools, expected) => {
    expect(await chooseFirestoreEmulator({ ...noTools, ...tools })).toMatchObject(expected)
  })

  test('is reported in one line with the reason', async () => {
    const { why } = await chooseFirestoreEmulator({ ...noTools, java, cloudSdkJar: jar })
    expect(why).toBe(
      "Firestore: the Cloud SDK's emulator on Java 25, because firebase-tools' own archives are neither cached nor can they be downloaded.",
    )
  })

  test('is the one that FIRESTORE_EMULATOR requests', async () => {
    const tools = { ...noTools, java, cloudSdkJar: jar, hidane: '/bin/hidane' }
    const choice = await chooseFirestoreEmulator(tools, 'hidane')
    expect(choice).toMatchObject({ kind: 'hidane' })
    expect(choice.why).toBe(
      'Firestore: hidane 0.6.0, which needs no Java, because FIRESTORE_EMULATOR asks for it.',
    )
  })

  test('is found without a request to the download server if there is no Java', async () => {
    const archives = () => Promise.reject(new Error('called'))
    expect(await chooseFirestoreEmulator({ ...noTools, hidane: '/bin/hidane', archives })).toMatchObject({
      kind: 'hidane',
    })
  })
})

describe('a missing emulator', () => {
  test('throws one error with everything that is missing and how to install it', async () => {
    await expect(chooseFirestoreEmulator(noTools)).rejects.toThrow(
      'No Firestore emulator can run here: no Java 21 or newer was found; the Cloud SDK has no Firestore emulator here; ' +
        'hidane is not on PATH, and there is no cargo to compile it with. Nothing was started. Mend it with one of: ' +
        'a JDK 21 or newer (https://adoptium.net, or apt-get install openjdk-21-jre-headless); ' +
        'gcloud components install cloud-firestore-emulator; cargo install hidane --locked --version 0.6.0',
    )
  })

  test('is not replaced by another if FIRESTORE_EMULATOR requests it', async () => {
    const tools = { ...noTools, hidane: '/bin/hidane' }
    await expect(chooseFirestoreEmulator(tools, 'cloud-sdk')).rejects.toThrow(
      'No Firestore emulator can run here (FIRESTORE_EMULATOR=cloud-sdk): the Cloud SDK has no Firestore emulator ' +
        'here. Nothing was started. Mend it with gcloud components install cloud-firestore-emulator',
    )
  })

  test("has the command that downloads firebase-tools' archives in its error", async () => {
    await expect(chooseFirestoreEmulator({ ...noTools, java }, 'firebase-tools')).rejects.toThrow(
      /neither cached nor can they be downloaded\. Nothing was started\. Mend it with npx firebase setup:emulators:/,
    )
  })

  test('with an unknown name in FIRESTORE_EMULATOR throws an error with the three names', () => {
    expect(() => parseFirestoreEmulatorKind('java')).toThrow(
      "FIRESTORE_EMULATOR is 'java'; it can be firebase-tools, cloud-sdk, hidane, or left unset.",
    )
  })

  test.each([[undefined], ['']])('is not requested by FIRESTORE_EMULATOR=%j', (text) => {
    expect(parseFirestoreEmulatorKind(text)).toBeUndefined()
  })
})
