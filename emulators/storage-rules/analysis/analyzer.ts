import type { RulesFile } from '../syntax/ast'
import type { RulesDiagnostic } from '../syntax/diagnostic'
import { checkFunctions } from './functionChecks'
import { checkMatchBlocks } from './matchChecks'
import { checkReferences } from './referenceChecks'
import { checkRegularExpressions } from './patternChecks'
import { createError, createWarning } from './createDiagnostic'
import { collectSymbols } from './symbolTable'

/** The service whose rules apply to Cloud Storage. */
const storageServiceName = 'firebase.storage'

const fileStart = { line: 1, column: 1 }

/** Returns the problems of a parsed rules file in source order. */
export function analyzeRulesFile(file: RulesFile): readonly RulesDiagnostic[] {
  const symbols = collectSymbols(file)
  const diagnostics = [
    ...checkServices(file),
    ...checkFunctions(symbols),
    ...checkMatchBlocks(symbols, file.version),
    ...checkReferences(symbols),
    ...checkRegularExpressions(symbols),
  ]
  return diagnostics.sort((a, b) => a.line - b.line || a.column - b.column)
}

function checkServices({ services, version }: RulesFile): readonly RulesDiagnostic[] {
  const duplicates = services.filter(({ name }, i) =>
    services.slice(0, i).some((earlier) => earlier.name === name),
  )
  const hasStorageService = services.some(({ name }) => name === storageServiceName)
  return [
    ...duplicates.map(({ name, position }) => createError(position, `Service ${name} is declared twice.`)),
    ...(hasStorageService ? [] : [createError(fileStart, `There is no "service ${storageServiceName}".`)]),
    ...(version === 1
      ? [createWarning(fileStart, "This file has the old rules_version '1'; Storage lists nothing under it.")]
      : []),
  ]
}
