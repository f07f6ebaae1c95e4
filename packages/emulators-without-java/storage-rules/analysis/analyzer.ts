import type { RulesFile } from '../syntax/ast'
import type { RulesDiagnostic } from '../syntax/diagnostic'
import { checkRulesFunctionDeclarations } from './functionChecks'
import { checkRulesMatchBlocks } from './matchChecks'
import { checkRulesNameReferences } from './referenceChecks'
import { checkRulesRegexes } from './patternChecks'
import { createRulesErrorDiagnostic, createRulesWarningDiagnostic } from './createDiagnostic'
import { collectRulesSymbols } from './symbolTable'

/** The service name that a rules file uses for Cloud Storage. */
const storageServiceName = 'firebase.storage'

const fileStart = { line: 1, column: 1 }

/** Returns the problems in a parsed security rules file, in source order. */
export function analyzeRulesFile(file: RulesFile): readonly RulesDiagnostic[] {
  const symbols = collectRulesSymbols(file)
  const diagnostics = [
    ...checkServices(file),
    ...checkRulesFunctionDeclarations(symbols),
    ...checkRulesMatchBlocks(symbols, file.version),
    ...checkRulesNameReferences(symbols),
    ...checkRulesRegexes(symbols),
  ]
  return diagnostics.sort((a, b) => a.line - b.line || a.column - b.column)
}

function checkServices({ services, version }: RulesFile): readonly RulesDiagnostic[] {
  const duplicates = services.filter(({ name }, i) =>
    services.slice(0, i).some((earlier) => earlier.name === name),
  )
  const hasStorageService = services.some(({ name }) => name === storageServiceName)
  return [
    ...duplicates.map(({ name, position }) =>
      createRulesErrorDiagnostic(position, `Service ${name} is declared twice.`),
    ),
    ...(hasStorageService
      ? []
      : [createRulesErrorDiagnostic(fileStart, `There is no "service ${storageServiceName}".`)]),
    ...(version === 1
      ? [
          createRulesWarningDiagnostic(
            fileStart,
            "This file has the old rules_version '1'; Storage lists nothing under it.",
          ),
        ]
      : []),
  ]
}
