import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { resolveTargetFirebaseProject } from '../../seed/projectTarget'
import { projectRoot } from '../../seed/projectFolders'
import { getEmulatorPort } from '../../web/data/firebase/emulatorPorts'
import { createDemoFirebaseConfig } from '../../web/data/firebase/firebaseConfig'
import {
  defaultEmulatorPorts,
  demoProjectId,
  getEmulatorPorts,
  isDemoProject,
} from '../../domain/firebase/localProject'

const readJson = async (file: string) =>
  JSON.parse(await readFile(join(projectRoot, file), 'utf8')) as Record<string, unknown>

afterEach(() => vi.unstubAllEnvs())

describe('the ports of the emulators', () => {
  test('are those of firebase.json', async () => {
    const { emulators } = await readJson('firebase.json')
    const expected = Object.entries(defaultEmulatorPorts).map(([name, port]) => [
      name,
      { host: '127.0.0.1', port },
    ])
    expect(emulators).toMatchObject(Object.fromEntries(expected) as object)
  })

  test('move together by the offset', () => {
    expect(getEmulatorPorts(0)).toEqual({
      hosting: 5000,
      auth: 9099,
      firestore: 8080,
      storage: 9199,
      functions: 5001,
    })
    expect(getEmulatorPorts(200)).toEqual({
      hosting: 5200,
      auth: 9299,
      firestore: 8280,
      storage: 9399,
      functions: 5201,
    })
  })

  test('are the same in a build for the local stack', () => {
    vi.stubEnv('VITE_PORT_OFFSET', '200')
    expect(getEmulatorPort('firestore')).toBe(getEmulatorPorts(200).firestore)
  })
})

describe('the demo project', () => {
  test('is the default project of firebase-tools', async () => {
    expect(await readJson('.firebaserc')).toEqual({ projects: { default: demoProjectId } })
    expect(isDemoProject(demoProjectId)).toBe(true)
  })

  test('has the same bucket in the site and in the seed', () => {
    const { bucket } = resolveTargetFirebaseProject(
      { project: demoProjectId, portOffset: 0, isProduction: false },
      {},
    )
    expect(createDemoFirebaseConfig()).toMatchObject({ projectId: demoProjectId, storageBucket: bucket })
  })
})
