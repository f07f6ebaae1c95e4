import { problemLine } from '../checkRules'
import { loadRuleset, type Ruleset } from '../ruleset'
import type { RulesProblem } from '../syntax/position'
import { EvaluationError } from '../values/error'
import type { Value } from '../values/value'
import { failure, refusal, type Answer, type Question } from './answers'
import { parseFirestoreDocument } from './firestoreDocument'
import { idOf, parseMessage, type Message } from './messages'

type Loaded = { readonly ruleset: Ruleset; readonly file: string }

type Output = { readonly say: (message: Answer | Question) => void; readonly debug: (line: string) => void }

/** Holds the rulesets of one run of the emulator and answers what firebase-tools asks, one line at a time. */
export class Runtime {
  private readonly rulesets = new Map<string, Loaded>()
  private readonly waiting = new Map<number, (document: unknown) => void>()

  constructor(private readonly output: Output) {}

  /** Answers a line. Nothing that a line holds ends the process. */
  async hear(line: string): Promise<void> {
    let raw: unknown = null
    try {
      raw = JSON.parse(line)
      await this.serve(parseMessage(raw))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      this.output.say(isRequest(raw) ? failure(idOf(raw), message) : refusal(idOf(raw), message))
    }
  }

  private async serve(message: Message): Promise<void> {
    switch (message.kind) {
      case 'load':
        this.output.say(this.load(message))
        return
      case 'verify':
        this.output.say(await this.verify(message))
        return
      case 'document':
        this.waiting.get(message.id)?.(message.document)
        this.waiting.delete(message.id)
    }
  }

  private load({ id, name, file, source }: Extract<Message, { kind: 'load' }>): Answer {
    const { ruleset, problems } = loadRuleset(source)
    const lines = (severity: RulesProblem['severity']) =>
      problems.filter((problem) => problem.severity === severity).map((problem) => problemLine(file, problem))
    const told = { errors: lines('error'), warnings: lines('warning') }
    if (ruleset === null) return { id, status: 'ok', ...told }
    this.rulesets.set(name, { ruleset, file })
    return { id, status: 'ok', result: { rulesVersion: ruleset.version }, ...told }
  }

  private async verify({ id, name, request }: Extract<Message, { kind: 'verify' }>): Promise<Answer> {
    const loaded = this.rulesets.get(name)
    if (loaded === undefined) return failure(id, `No ruleset "${name}" is loaded.`)
    const { permit, problems } = await loaded.ruleset.verify(request, {
      fetchDocument: (path) => this.fetchDocument(id, path),
      debug: this.output.debug,
    })
    const warnings = problems.map(({ line, column, message }) =>
      line === undefined || column === undefined
        ? `${loaded.file}: ${message}`
        : problemLine(loaded.file, { line, column, message, severity: 'warning' }),
    )
    return { id, status: 'ok', result: { permit }, errors: [], warnings }
  }

  private async fetchDocument(id: number, path: string): Promise<Value | null> {
    const answered = new Promise<unknown>((resolve) => this.waiting.set(id, resolve))
    this.output.say({
      server_request_id: id,
      status: 'ok',
      action: 'fetch_firestore_document',
      context: { path },
    })
    const document = await answered
    try {
      return document === null || document === undefined ? null : parseFirestoreDocument(document)
    } catch (error) {
      throw new EvaluationError(`Firestore's ${path} could not be read: ${String(error)}`)
    }
  }
}

/** Someone waits for the answer to a message with an action; to anything else a refusal is only logged. */
function isRequest(raw: unknown): boolean {
  return idOf(raw) !== -1 && typeof raw === 'object' && raw !== null && 'action' in raw
}
