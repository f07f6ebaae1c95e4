import { formatRulesDiagnostic } from '../checkRules'
import { loadRuleset, type Ruleset } from '../ruleset'
import type { RulesDiagnostic } from '../syntax/diagnostic'
import { RulesEvaluationError } from '../values/evaluationError'
import type { RulesValue } from '../values/rulesValue'
import {
  createRulesRequestErrorResponse,
  createMalformedMessageResponse,
  type RulesRuntimeResponse,
  type FetchFirestoreDocumentRequest,
} from './responses'
import { parseFirestoreDocument } from './firestoreDocument'
import {
  readRulesRuntimeMessageId,
  parseRulesRuntimeInputMessage,
  type RulesRuntimeInputMessage,
} from './incomingMessage'

type LoadedRuleset = { readonly ruleset: Ruleset; readonly file: string }

type RuntimeOutput = {
  readonly send: (message: RulesRuntimeResponse | FetchFirestoreDocumentRequest) => void
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
      await this.handleMessage(parseRulesRuntimeInputMessage(raw))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      this.output.send(
        isRequest(raw)
          ? createRulesRequestErrorResponse(readRulesRuntimeMessageId(raw), message)
          : createMalformedMessageResponse(readRulesRuntimeMessageId(raw), message),
      )
    }
  }

  private async handleMessage(message: RulesRuntimeInputMessage): Promise<void> {
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
  }: Extract<RulesRuntimeInputMessage, { kind: 'load' }>): RulesRuntimeResponse {
    const { ruleset, problems } = loadRuleset(source)
    const formatLines = (severity: RulesDiagnostic['severity']) =>
      problems
        .filter((problem) => problem.severity === severity)
        .map((problem) => formatRulesDiagnostic(file, problem))
    const diagnostics = { errors: formatLines('error'), warnings: formatLines('warning') }
    if (ruleset === null) return { id, status: 'ok', ...diagnostics }
    this.rulesets.set(name, { ruleset, file })
    return { id, status: 'ok', result: { rulesVersion: ruleset.version }, ...diagnostics }
  }

  private async handleVerify({
    id,
    name,
    request,
  }: Extract<RulesRuntimeInputMessage, { kind: 'verify' }>): Promise<RulesRuntimeResponse> {
    const loaded = this.rulesets.get(name)
    if (loaded === undefined) return createRulesRequestErrorResponse(id, `No ruleset "${name}" is loaded.`)
    const { permit, problems } = await loaded.ruleset.decideAccess(request, {
      fetchDocument: (path) => this.fetchDocument(id, path),
      logDebug: this.output.logDebug,
    })
    const warnings = problems.map(({ line, column, message }) =>
      line === undefined || column === undefined
        ? `${loaded.file}: ${message}`
        : formatRulesDiagnostic(loaded.file, { line, column, message, severity: 'warning' }),
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
      throw new RulesEvaluationError(`Firestore's ${path} could not be read: ${String(error)}`)
    }
  }
}

/**
 * Returns true if firebase-tools waits for a response to a message. It waits only if the message has an action; for any
 * other message, it only logs an error response.
 */
function isRequest(raw: unknown): boolean {
  return readRulesRuntimeMessageId(raw) !== -1 && typeof raw === 'object' && raw !== null && 'action' in raw
}
