/**
 * What a deployment does, in this order; `args` are those of `firebase deploy --only`. `--force` answers its questions: how
 * long images of functions are kept (a day), and whether failed events come again. Unanswered, they end it before the site.
 * It deletes no function: checkProject has found none that this release lacks.
 */
export const deploySteps = [
  { args: ['firestore:indexes'], title: 'Indexes of Firestore, until they are ready' },
  { args: ['firestore:rules,storage'], title: 'Rules of Firestore and Storage' },
  { args: ['functions', '--force'], title: 'Functions' },
  { args: ['hosting'], title: 'Site' },
] as const

/** What deployInOrder uses of the world. */
export type DeployTools = {
  /** Runs `firebase deploy --only` with these arguments. Throws if it fails. */
  deployOnly: (args: readonly string[]) => void
  /** The state of each index in the project: READY, CREATING or NEEDS_REPAIR. */
  readIndexStates: () => Promise<string[]>
  pause: (ms: number) => Promise<void>
  log: (line: string) => void
}

const indexPauseMs = 15_000
const maxIndexLooks = 240

/** Deploys readers before writers. Rejects at the first step that fails, and says what is live and what is not. */
export async function deployInOrder(tools: DeployTools): Promise<void> {
  const live: string[] = []
  for (const { args, title } of deploySteps) {
    tools.log(`\n${title} …`)
    try {
      tools.deployOnly(args)
      if (args[0] === 'firestore:indexes') await waitForIndexes(tools)
    } catch (error) {
      tools.log(error instanceof Error ? error.message : String(error))
      throw new Error(
        `${title}: this step failed, and nothing after it was deployed. ` +
          `${live.length === 0 ? 'Nothing new is live' : `New and live: ${live.join('; ')}`}; ` +
          'the site goes on as it was. Mend what the lines above say, and run the same command again.',
        { cause: error },
      )
    }
    live.push(title)
  }
}

/** firebase-tools ends when it has asked for the indexes; Firestore then takes minutes to build them. */
async function waitForIndexes({ readIndexStates, pause, log }: DeployTools): Promise<void> {
  for (let look = 0; look < maxIndexLooks; look += 1) {
    const states = await readIndexStates()
    if (states.includes('NEEDS_REPAIR'))
      throw new Error('An index could not be built. Delete it in the console (Firestore, Indexes).')
    const unready = states.filter((state) => state !== 'READY').length
    if (unready === 0) return
    log(`${unready} indexes are being built; the next look is in ${indexPauseMs / 1000} s.`)
    await pause(indexPauseMs)
  }
  throw new Error('The indexes are still being built after an hour. Firestore goes on without this command.')
}
