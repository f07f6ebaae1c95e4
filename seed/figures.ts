import { rebuildFigures, type RebuildResult } from '../functions/figures/rebuildFigures'
import { openFirestore } from '../functions/openFirestore'
import { UsageError, firebaseProjectOptionsUsageText, parseCommandLine, runCli } from './commandLine'
import { resolveTargetFirebaseProject } from './projectTarget'
import { withFirebaseApp } from './withFirebaseApp'

// npm run figures: counts all requests and enquiries of the last 18 months again, for the figures of the desk.

await runCli(`npm run figures -- ${firebaseProjectOptionsUsageText}`, async () => {
  const { targetOptions, positionals } = parseCommandLine(process.argv.slice(2))
  if (positionals.length > 0) throw new UsageError(`'${positionals.join(' ')}' is not understood.`)
  const target = resolveTargetFirebaseProject(targetOptions, process.env)
  console.log(
    describe(await withFirebaseApp(target, (app) => rebuildFigures(openFirestore(app), Date.now()))),
  )
})

function describe({ dates, changedDates }: RebuildResult): string {
  const count = (days: readonly string[]) => (days.length === 1 ? '1 day' : `${days.length} days`)
  const counted = `Counted ${count(dates)} with requests or enquiries again.`
  return changedDates.length === 0
    ? `${counted} All figures were right, so nothing was changed.`
    : `${counted} The figures of ${count(changedDates)} were wrong and are right now: ${changedDates.join(', ')}.`
}
