import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Ports } from '../../../emulators/ports'
import type { RulesFileName } from '../generate/mutant'
import type { Answer, Question } from './messages'

/** A judge in its own process, as the one who asks sees it. */
export class RemoteJudge {
  private constructor(
    private readonly child: ChildProcess,
    readonly tests: readonly string[],
  ) {}

  /** Starts a judge that knows its tests; those of one rules file have projects of their own, told apart by name. */
  static async start(rulesFile: RulesFileName, name: string, ports: Ports): Promise<RemoteJudge> {
    const child = fork(join(import.meta.dirname, 'process.ts'), [rulesFile], {
      execArgv: ['--import', 'tsx'],
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
        FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
        RULES_PROJECTS: `demo-arielle-${name}`,
      },
    })
    const answer = await nextAnswer(child)
    if (!('tests' in answer))
      throw new Error(`A judge began otherwise than with its tests: ${JSON.stringify(answer)}`)
    return new RemoteJudge(child, answer.tests)
  }

  /** What each of these tests sees under the true rules. */
  async look(tests: readonly number[]): Promise<readonly (readonly string[])[]> {
    const answer = await this.ask({ ask: 'look', tests })
    return 'seen' in answer ? answer.seen : []
  }

  /** The name of a test that notices the mutant, if there is one; all are asked where there is no order. */
  async findKiller(rules: string, order: readonly number[] | null): Promise<string | undefined> {
    const answer = await this.ask({ ask: 'judge', rules, order })
    return 'killer' in answer && answer.killer !== null ? this.tests[answer.killer] : undefined
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.disconnect()
    await ended
  }

  private async ask(question: Question): Promise<Answer> {
    this.child.send(question)
    const answer = await nextAnswer(this.child)
    if ('trouble' in answer) throw new Error(answer.trouble)
    return answer
  }
}

async function nextAnswer(child: ChildProcess): Promise<Answer> {
  const silence = new AbortController()
  const ended = once(child, 'exit', { signal: silence.signal }).then(() => {
    throw new Error('A judge ended before it answered; what it said stands above.')
  })
  try {
    const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Answer]
    return answer
  } finally {
    ended.catch(() => undefined)
    silence.abort()
  }
}
