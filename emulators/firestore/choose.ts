import { hidaneVersion } from './hidane'
import { oldestJava, type Java } from './java'

/** The three Firestore emulators, best first; see docs/decisions/002-three-firestore-emulators.md. */
export const emulatorKinds = ['firebase-tools', 'cloud-sdk', 'hidane'] as const

export type EmulatorKind = (typeof emulatorKinds)[number]

/** What this machine has to run a Firestore emulator with. Slow answers are asked for only when they decide. */
export type Machine = {
  java: Java | undefined
  archives: () => Promise<'cached' | 'reachable' | 'none'>
  cloudSdkJar: string | undefined
  hidane: string | undefined
  cargo: string | undefined
}

/** The emulator to run, with the programs it needs and the reason in one line. */
export type Choice = { why: string } & (
  | { kind: 'firebase-tools'; java: Java }
  | { kind: 'cloud-sdk'; java: Java; jar: string }
  | { kind: 'hidane'; program: string }
  | { kind: 'hidane'; installWith: string }
)

/** Why an emulator cannot be had here, and what mends it. */
type Lack = { lacks: string; mend: string }

/** Picks the first emulator that can run here, or the one `wanted` names. Throws what is missing and what mends it. */
export async function chooseEmulator(machine: Machine, wanted?: EmulatorKind): Promise<Choice> {
  const lacking: Lack[] = []
  for (const kind of wanted ? [wanted] : emulatorKinds) {
    const answer = await tryKind[kind](machine)
    if ('lacks' in answer) lacking.push(answer)
    else return { ...answer, why: explain(answer.why, lacking, wanted) }
  }
  throw new Error(cannot(lacking, wanted))
}

/** Reads FIRESTORE_EMULATOR; a name that is none of the three is refused. */
export function parseWanted(text: string | undefined): EmulatorKind | undefined {
  if (text === undefined || text === '') return undefined
  const kind = emulatorKinds.find((name) => name === text)
  if (kind === undefined)
    throw new Error(`FIRESTORE_EMULATOR is '${text}'; it can be ${emulatorKinds.join(', ')}, or left unset.`)
  return kind
}

const noJava: Lack = {
  lacks: `no Java ${oldestJava} or newer was found`,
  mend: `a JDK ${oldestJava} or newer (https://adoptium.net, or apt-get install openjdk-21-jre-headless)`,
}
const noArchives: Lack = {
  lacks: "firebase-tools' own archives are neither cached nor can they be downloaded",
  mend: 'npx firebase setup:emulators:firestore, and the same with :storage, where storage.googleapis.com answers',
}
const noCloudSdk: Lack = {
  lacks: 'the Cloud SDK has no Firestore emulator here',
  mend: 'gcloud components install cloud-firestore-emulator',
}
const noHidane: Lack = {
  lacks: 'hidane is not on PATH, and there is no cargo to compile it with',
  mend: `cargo install hidane --locked --version ${hidaneVersion}`,
}

/** Each answers a choice, or why it cannot be had here. */
const tryKind: Record<EmulatorKind, (machine: Machine) => Promise<Choice | Lack>> = {
  'firebase-tools': async ({ java, archives }) => {
    if (java === undefined) return noJava
    const found = await archives()
    if (found === 'none') return noArchives
    return {
      kind: 'firebase-tools',
      java,
      why: `firebase-tools' own archives (${found}) on Java ${java.major}`,
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
    const why = `hidane ${hidaneVersion}, which needs no Java`
    if (hidane !== undefined) return Promise.resolve({ kind: 'hidane', program: hidane, why })
    if (cargo !== undefined) return Promise.resolve({ kind: 'hidane', installWith: cargo, why })
    return Promise.resolve(noHidane)
  },
}

function explain(why: string, lacking: Lack[], wanted: EmulatorKind | undefined): string {
  const because = wanted ? 'FIRESTORE_EMULATOR asks for it' : listed(lacking, 'lacks')
  return `Firestore: ${why}${because === '' ? '' : `, because ${because}`}.`
}

function cannot(lacking: Lack[], wanted: EmulatorKind | undefined): string {
  return (
    `No Firestore emulator can run here${wanted ? ` (FIRESTORE_EMULATOR=${wanted})` : ''}: ` +
    `${listed(lacking, 'lacks')}. Nothing was started. Mend it with ${lacking.length > 1 ? 'one of: ' : ''}` +
    listed(lacking, 'mend')
  )
}

function listed(lacking: Lack[], field: keyof Lack): string {
  return [...new Set(lacking.map((lack) => lack[field]))].join('; ')
}
