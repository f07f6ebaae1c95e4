import { hidaneFirestoreEmulatorVersion } from './hidane'
import { minJavaVersion, type JavaInstallation } from './findJava'

/**
 * The three supported Firestore emulators, in order of preference; see docs/decisions/002-three-firestore-emulators.md.
 */
export const firestoreEmulatorKinds = ['firebase-tools', 'cloud-sdk', 'hidane'] as const

export type FirestoreEmulatorKind = (typeof firestoreEmulatorKinds)[number]

/**
 * The installed programs that can run a Firestore emulator. Slow checks are functions, which are called only when
 * needed.
 */
export type FirestoreEmulatorTools = {
  java: JavaInstallation | undefined
  archives: () => Promise<'cached' | 'reachable' | 'none'>
  cloudSdkJar: string | undefined
  hidane: string | undefined
  cargo: string | undefined
}

/** The chosen Firestore emulator, the programs that it needs, and the reason for the choice in one line. */
export type FirestoreEmulatorChoice = { why: string } & (
  | { kind: 'firebase-tools'; java: JavaInstallation }
  | { kind: 'cloud-sdk'; java: JavaInstallation; jar: string }
  | { kind: 'hidane'; program: string }
  | { kind: 'hidane'; installWith: string }
)

/** Why a Firestore emulator cannot run on this machine, and how to install what is missing. */
type MissingTool = { reason: string; fix: string }

/**
 * Chooses the requested Firestore emulator, or the first one that can run. If none can run, throws an error that says
 * what is missing and how to install it.
 */
export async function chooseFirestoreEmulator(
  tools: FirestoreEmulatorTools,
  requestedKind?: FirestoreEmulatorKind,
): Promise<FirestoreEmulatorChoice> {
  const missingTools: MissingTool[] = []
  for (const kind of requestedKind ? [requestedKind] : firestoreEmulatorKinds) {
    const result = await resolveByKind[kind](tools)
    if ('reason' in result) missingTools.push(result)
    else return { ...result, why: formatReason(result.why, missingTools, requestedKind) }
  }
  throw new Error(formatFailure(missingTools, requestedKind))
}

/** Parses the environment variable FIRESTORE_EMULATOR. Throws if it names an unknown emulator. */
export function parseFirestoreEmulatorKind(text: string | undefined): FirestoreEmulatorKind | undefined {
  if (text === undefined || text === '') return undefined
  const kind = firestoreEmulatorKinds.find((name) => name === text)
  if (kind === undefined)
    throw new Error(
      `FIRESTORE_EMULATOR is '${text}'; it can be ${firestoreEmulatorKinds.join(', ')}, or left unset.`,
    )
  return kind
}

const noJava: MissingTool = {
  reason: `no Java ${minJavaVersion} or newer was found`,
  fix: `a JDK ${minJavaVersion} or newer (https://adoptium.net, or apt-get install openjdk-21-jre-headless)`,
}
const noArchives: MissingTool = {
  reason: "firebase-tools' own archives are neither cached nor can they be downloaded",
  fix: 'npx firebase setup:emulators:firestore, and the same with :storage, where storage.googleapis.com answers',
}
const noCloudSdk: MissingTool = {
  reason: 'the Cloud SDK has no Firestore emulator here',
  fix: 'gcloud components install cloud-firestore-emulator',
}
const noHidane: MissingTool = {
  reason: 'hidane is not on PATH, and there is no cargo to compile it with',
  fix: `cargo install hidane --locked --version ${hidaneFirestoreEmulatorVersion}`,
}

/** For each kind of Firestore emulator, a function that returns how to run it or what is missing on this machine. */
const resolveByKind: Record<
  FirestoreEmulatorKind,
  (tools: FirestoreEmulatorTools) => Promise<FirestoreEmulatorChoice | MissingTool>
> = {
  'firebase-tools': async ({ java, archives }) => {
    if (java === undefined) return noJava
    const availability = await archives()
    if (availability === 'none') return noArchives
    return {
      kind: 'firebase-tools',
      java,
      why: `firebase-tools' own archives (${availability}) on Java ${java.major}`,
    }
  },

  'cloud-sdk': ({ java, cloudSdkJar: jar }) => {
    if (jar === undefined) return Promise.resolve(noCloudSdk)
    if (java === undefined) return Promise.resolve(noJava)
    return Promise.resolve({
      kind: 'cloud-sdk',
      java,
      jar,
      why: `the Cloud SDK's emulator on Java ${java.major}`,
    })
  },

  hidane: ({ hidane, cargo }) => {
    const why = `hidane ${hidaneFirestoreEmulatorVersion}, which needs no Java`
    if (hidane !== undefined) return Promise.resolve({ kind: 'hidane', program: hidane, why })
    if (cargo !== undefined) return Promise.resolve({ kind: 'hidane', installWith: cargo, why })
    return Promise.resolve(noHidane)
  },
}

function formatReason(
  why: string,
  missingTools: MissingTool[],
  requestedKind: FirestoreEmulatorKind | undefined,
): string {
  const because = requestedKind ? 'FIRESTORE_EMULATOR asks for it' : joinUnique(missingTools, 'reason')
  return `Firestore: ${why}${because === '' ? '' : `, because ${because}`}.`
}

function formatFailure(
  missingTools: MissingTool[],
  requestedKind: FirestoreEmulatorKind | undefined,
): string {
  return (
    `No Firestore emulator can run here${requestedKind ? ` (FIRESTORE_EMULATOR=${requestedKind})` : ''}: ` +
    `${joinUnique(missingTools, 'reason')}. Nothing was started. Mend it with ${missingTools.length > 1 ? 'one of: ' : ''}` +
    joinUnique(missingTools, 'fix')
  )
}

function joinUnique(missingTools: MissingTool[], field: keyof MissingTool): string {
  return [...new Set(missingTools.map((tool) => tool[field]))].join('; ')
}
