import type { RulesFile } from '../syntax/ast'
import type { Position } from '../syntax/position'
import { EvaluationError } from '../values/error'
import type { Entries } from '../values/value'
import { candidates, type Candidate } from './candidates'
import { evaluate } from './evaluate'
import { truth } from './operators'
import { LimitReached, Run, type Services } from './run'
import type { Scope } from './scope'

/** A request as the rules see it; the variables are `request` and `resource`. */
export type AccessRequest = {
  readonly service: string
  readonly path: readonly string[]
  readonly method: string
  readonly variables: Entries
}

/** The answer; what denied it is told when it was an error and not simply `false`. */
export type Verdict = { readonly permit: boolean; readonly problems: readonly (Partial<Position> & Told)[] }

type Told = { readonly message: string }

/** Asks every allow that speaks for the request until one of them is true. */
export async function verify(file: RulesFile, request: AccessRequest, services: Services): Promise<Verdict> {
  const run = new Run(services)
  const problems: (Partial<Position> & Told)[] = []
  try {
    for (const candidate of candidatesOf(file, request)) {
      const answer = await ask(candidate, run)
      if (answer === true) return { permit: true, problems: [] }
      if (answer !== false) problems.push({ ...answer.at, message: answer.message })
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    problems.push({ message: error.message })
  }
  return { permit: false, problems }
}

function candidatesOf(
  file: RulesFile,
  { service, path, method, variables }: AccessRequest,
): readonly Candidate[] {
  const root: Scope = { variables, functions: file.functions, parent: null }
  const asked = { method, names: path, version: file.version }
  return file.services
    .filter(({ name }) => name === service)
    .flatMap(({ body }) =>
      candidates(body, { variables: new Map(), functions: body.functions, parent: root }, asked),
    )
}

async function ask({ allow, scope }: Candidate, run: Run): Promise<boolean | EvaluationError> {
  if (allow.condition === null) return true
  try {
    return truth(await evaluate(allow.condition, { scope, run }))
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error
    return error.at === null ? new EvaluationError(error.message, allow.condition.at) : error
  }
}
