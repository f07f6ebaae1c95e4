import { formatDiagnostic } from '../checkRules'
import { loadRuleset, type Ruleset } from '../ruleset'
import type { RulesDiagnostic } from '../syntax/diagnostic'
import { EvaluationError } from '../values/evaluationError'
import type { RulesValue } from '../values/rulesValue'
import { createFailure, createRejection, type RuntimeResponse, type DocumentRequest } from './responses'
import { parseFirestoreDocument } from './firestoreDocument'
import { readMessageId, parseIncomingMessage, type IncomingMessage } from './incomingMessage'

type LoadedRuleset = { readonly ruleset: Ruleset; readonly file: string }

type RuntimeOutput = {
  readonly send: (message: RuntimeResponse | DocumentRequest) => void
  readonly logDebug: (line: string) => void
}

/** Stores the loaded rulesets and answers the messages of firebase-tools. */
export class StorageRulesRuntime {
  private readonly rulesets = new Map<string, LoadedRuleset>()
  private readonly pendingDocuments = new Map<number, (document: unknown) => void>()

  constructor(private readonly output: RuntimeOutput) {}

  /** Answers one line of input; invalid input never ends the process. */
  async handleLine(line: string): Promise<void> {
    let raw: unknown = null
    try {
      raw = JSON.parse(line)
      await this.handleMessage(parseIncomingMessage(raw))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      this.output.send(
        isRequest(raw)
          ? createFailure(readMessageId(raw), message)
          : createRejection(readMessageId(raw), message),
      )
    }
  }

  private async handleMessage(message: IncomingMessage): Promise<void> {
    switch (message.kind) {
      case 'load':
        this.output.send(this.handleLoad(message))
        return
      case 'verify':
        this.output.send(await this.handleVerify(message))
        return
      case 'document':
        this.pendingDocuments.get(message.id)?.(message.document)
        this.pendingDocuments.delete(message.id)
    }
  }

  private handleLoad({
    id,
    name,
    file,
    source,
  }: Extract<IncomingMessage, { kind: 'load' }>): RuntimeResponse {
    const { ruleset, problems } = loadRuleset(source)
    const formatLines = (severity: RulesDiagnostic['severity']) =>
      problems
        .filter((problem) => problem.severity === severity)
        .map((problem) => formatDiagnostic(file, problem))
    const diagnostics = { errors: formatLines('error'), warnings: formatLines('warning') }
    if (ruleset === null) return { id, status: 'ok', ...diagnostics }
    this.rulesets.set(name, { ruleset, file })
    return { id, status: 'ok', result: { rulesVersion: ruleset.version }, ...diagnostics }
  }

  private async handleVerify({
    id,
    name,
    request,
  }: Extract<IncomingMessage, { kind: 'verify' }>): Promise<RuntimeResponse> {
    const loaded = this.rulesets.get(name)
    if (loaded === undefined) return createFailure(id, `No ruleset "${name}" is loaded.`)
    const { permit, problems } = await loaded.ruleset.decideAccess(request, {
      fetchDocument: (path) => this.fetchDocument(id, path),
      logDebug: this.output.logDebug,
    })
    const warnings = problems.map(({ line, column, message }) =>
      line === undefined || column === undefined
        ? `${loaded.file}: ${message}`
        : formatDiagnostic(loaded.file, { line, column, message, severity: 'warning' }),
    )
    return { id, status: 'ok', result: { permit }, errors: [], warnings }
  }

  private async fetchDocument(id: number, path: string): Promise<RulesValue | null> {
    const response = new Promise<unknown>((resolve) => this.pendingDocuments.set(id, resolve))
    this.output.send({
      server_request_id: id,
      status: 'ok',
      action: 'fetch_firestore_document',
      context: { path },
    })
    const document = await response
    try {
      return document === null || document === undefined ? null : parseFirestoreDocument(document)
    } catch (error) {
      throw new EvaluationError(`Firestore's ${path} could not be read: ${String(error)}`)
    }
  }
}

/**
 * firebase-tools waits for the response only if a message has an action; it only logs the rejection of any other
 * message.
 */
function isRequest(raw: unknown): boolean {
  return readMessageId(raw) !== -1 && typeof raw === 'object' && raw !== null && 'action' in raw
}
