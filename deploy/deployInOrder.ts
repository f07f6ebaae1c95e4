import type { IndexProgress } from './firestoreIndexes'

/**
 * What a deployment does, in this order; `only` is the option of `firebase deploy`. `--force` answers its questions: how long
 * images of functions are kept (a day), and whether failed events come again. Unanswered, they end it before the site. It
 * deletes no function: checkLiveFunctions has found none that this release lacks.
 */
export const deploySteps = [
  {
    only: 'firestore:indexes',
    title: 'Indexes of Firestore, until they are ready',
    reason: 'because a query without its index fails',
  },
  {
    only: 'firestore:rules,storage',
    title: 'Rules of Firestore and Storage',
    reason: 'because they must allow what the new pages write',
  },
  {
    only: 'functions',
    force: true,
    title: 'Functions',
    reason: 'because they must understand what the new pages write',
  },
  {
    only: 'hosting',
    title: 'Site',
    reason: 'last, because all that its pages read and write is ready then',
  },
] as const

/** What deployInOrder uses of the world. */
export type DeployTools = {
  /** Runs `firebase deploy` with these arguments. Rejects if it fails. */
  deployOnly: (args: readonly string[]) => Promise<void>
  readIndexProgress: () => Promise<IndexProgress>
  pause: (ms: number) => Promise<void>
  log: (line: string) => void
}

const indexPauseMs = 15_000
const maxIndexLooks = 240

/** Deploys readers before writers. Rejects at the first step that fails, and says what is live and what is not. */
export async function deployInOrder(tools: DeployTools): Promise<void> {
  const live: string[] = []
  for (const { only, title, ...step } of deploySteps) {
    tools.log(`\n${title} …`)
    try {
      await tools.deployOnly(['--only', only, ...('force' in step ? ['--force'] : [])])
      if (only === 'firestore:indexes') await waitForIndexes(tools)
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

async function waitForIndexes({ readIndexProgress, pause, log }: DeployTools): Promise<void> {
  for (let look = 0; look < maxIndexLooks; look += 1) {
    const { declared, missing, building, broken } = await readIndexProgress()
    if (broken.length > 0) {
      throw new Error(`These indexes could not be built: ${broken.join('; ')}. Delete them in the console.`)
    }
    const unready = missing.length + building.length
    if (unready === 0) return
    log(
      `${declared - unready} of ${declared} indexes are ready; the next look is in ${indexPauseMs / 1000} s.`,
    )
    await pause(indexPauseMs)
  }
  throw new Error('The indexes are still being built after an hour. Firestore goes on without this command.')
}
