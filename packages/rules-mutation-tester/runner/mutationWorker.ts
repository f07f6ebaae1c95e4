import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { RulesProject } from '../rulesProject'
import type { MutationWorkerRequest, MutationWorkerResponse, MutationWorkerTest } from './messages'

/** Controls a mutation test worker process from the parent process. */
export class MutationWorker {
  private constructor(
    private readonly child: ChildProcess,
    readonly tests: readonly MutationWorkerTest[],
  ) {}

  /**
   * Starts a worker process and receives the names of its tests. The workers of one rules file need different names,
   * because each worker's Firebase project ids contain its name.
   */
  static async start({ ports, ...project }: RulesProject, name: string): Promise<MutationWorker> {
    const child = fork(join(import.meta.dirname, 'worker.ts'), [JSON.stringify(project)], {
      execArgv: ['--import', 'tsx'],
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
        FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
        RULES_PROJECT_PREFIX: `demo-${name}`,
      },
    })
    const response = await nextResponse(child)
    if (!('tests' in response))
      throw new Error(`A worker did not send its tests first: ${JSON.stringify(response)}`)
    return new MutationWorker(child, response.tests)
  }

  /** Measures which expressions of the original security rules each test evaluates. */
  async measureCoverage(tests: readonly number[]): Promise<readonly (readonly string[])[]> {
    const response = await this.request({ type: 'measureCoverage', tests })
    return 'coverage' in response ? response.coverage : []
  }

  /**
   * Returns the index of a test that fails because of the mutated rules, or null. `order` lists the tests to run; null
   * runs all tests.
   */
  async findKillingTest(rules: string, order: readonly number[] | null): Promise<number | null> {
    const response = await this.request({ type: 'runMutant', rules, order })
    return 'killingTest' in response ? response.killingTest : null
  }

  async stop(): Promise<void> {
    const exited = once(this.child, 'exit')
    this.child.disconnect()
    await exited
  }

  private async request(message: MutationWorkerRequest): Promise<MutationWorkerResponse> {
    this.child.send(message)
    const response = await nextResponse(this.child)
    if ('error' in response) throw new Error(response.error)
    return response
  }
}

async function nextResponse(child: ChildProcess): Promise<MutationWorkerResponse> {
  const listener = new AbortController()
  const exited = once(child, 'exit', { signal: listener.signal }).then(() => {
    throw new Error('A worker exited before it responded; see its output above.')
  })
  try {
    const [response] = (await Promise.race([once(child, 'message'), exited])) as [MutationWorkerResponse]
    return response
  } finally {
    exited.catch(() => undefined)
    listener.abort()
  }
}
