import type { Ports } from '../../emulators/ports'
import type { Mutant, RulesFileName } from './generate/mutant'
import { Sightings } from './judge/order'
import { RemoteJudge } from './judge/remoteJudge'

/** A mutant with the test that notices it, if one does; or why it could not be judged. */
export type Judged = { readonly mutant: Mutant } & (
  | { readonly kind: 'killed'; readonly killer: string }
  | { readonly kind: 'survived' }
  | { readonly kind: 'unjudged'; readonly why: string }
)

// Of Storage there is one: its emulator has one set of rules for all.
const judgesFor: Readonly<Record<RulesFileName, number>> = { 'firestore.rules': 2, 'storage.rules': 1 }

/** Judges the mutants of one rules file, several at a time. `tell` hears of each. */
export async function judgeAll(
  file: RulesFileName,
  mutants: readonly Mutant[],
  ports: Ports,
  tell: (judged: Judged) => void,
): Promise<void> {
  if (mutants.length === 0) return
  const names = Array.from({ length: judgesFor[file] }, (_, at) => `mutants-${at}`)
  const judges = await Promise.all(names.map((name) => RemoteJudge.start(file, name, ports)))
  try {
    const sightings = await lookAround(judges)
    const left = mutants.values()
    await Promise.all(
      judges.map(async (judge) => {
        for (const mutant of left) tell(await judged(mutant, judge, sightings))
      }),
    )
  } finally {
    await Promise.all(judges.map((judge) => judge.stop()))
  }
}

/** What each test sees under the true rules: the judges share the tests, and all must hold. */
async function lookAround(judges: readonly RemoteJudge[]): Promise<Sightings> {
  const sightings = new Sightings()
  await Promise.all(
    judges.map(async (judge, turn) => {
      const mine = [...judge.tests.keys()].filter((at) => at % judges.length === turn)
      const seen = await judge.look(mine)
      mine.forEach((test, at) => {
        sightings.add(test, seen[at] ?? [])
      })
    }),
  )
  return sightings
}

async function judged(mutant: Mutant, judge: RemoteJudge, sightings: Sightings): Promise<Judged> {
  const seers = sightings.ofThoseWhoSaw(mutant.around)
  try {
    const killer = await judge.findKiller(mutant.rules, seers.length > 0 ? seers : null)
    return killer === undefined ? { mutant, kind: 'survived' } : { mutant, kind: 'killed', killer }
  } catch (error) {
    return { mutant, kind: 'unjudged', why: error instanceof Error ? error.message : String(error) }
  }
}
