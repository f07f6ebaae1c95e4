import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onTestFinished } from 'vitest'
import { openBucket } from '../../../functions/openBucket'
import { silentProgressReporter } from '../../../seed/progress'
import { seedFirebaseProject } from '../../../seed/seedFirebaseProject'
import type { CatalogueFolders } from '../../../seed/projectFolders'
import { resolveTargetFirebaseProject, type TargetFirebaseProject } from '../../../seed/projectTarget'
import { setUpCatalogueFixtures, type RegisterCleanup } from '../catalogueFixture'

const createRenderedFixture = setUpCatalogueFixtures()

/**
 * Creates a catalogue of nine products, and an empty demo Firebase project that tests fill with the catalogue. Both go
 * after the test, unless `onEnd` says otherwise.
 */
export async function createSeedTestProject(onEnd: RegisterCleanup = onTestFinished) {
  const project = `demo-arielle-seed-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
  const target = resolveTargetFirebaseProject({ project, portOffset: 0, isProduction: false }, process.env)
  const fixture = await createRenderedFixture(onEnd)
  const app = initializeApp({ projectId: project, storageBucket: target.bucket }, project)
  onEnd(() => deleteApp(app))
  return {
    project,
    fixture,
    auth: getAuth(app),
    firestore: getFirestore(app),
    bucket: openBucket(app),
    /** Seeds the Firebase project and returns the log lines; the last line is the result. */
    seed: (overwrite = false) => seedAndListLines(target, fixture, overwrite),
    /** Seeds as a real project is seeded: with credentials, and without knowing of emulators. */
    seedAsRealProject: (overwrite = false) =>
      seedAndListLines({ project, bucket: target.bucket }, fixture, overwrite),
  }
}

async function seedAndListLines(
  target: TargetFirebaseProject,
  folders: CatalogueFolders,
  overwrite: boolean,
): Promise<string[]> {
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  await seedFirebaseProject(target, { log, progress: silentProgressReporter, folders, overwrite })
  return lines
}
