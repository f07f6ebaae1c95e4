import { UsageError, firebaseProjectOptionsUsageText, parseCommandLine, runCli } from './commandLine'
import { createStreamProgressReporter } from './progress'
import { seedFirebaseProject } from './seedFirebaseProject'
import { resolveTargetFirebaseProject } from './projectTarget'

// npm run seed: copies the catalogue to the emulators or, with --production and credentials, to a real project.

await runCli(`npm run seed -- ${firebaseProjectOptionsUsageText}`, async () => {
  const { targetOptions, positionals } = parseCommandLine(process.argv.slice(2))
  if (positionals.length > 0) throw new UsageError(`'${positionals.join(' ')}' is not understood.`)
  const log = (line: string) => {
    console.log(line)
  }
  await seedFirebaseProject(resolveTargetFirebaseProject(targetOptions, process.env), {
    log,
    progress: createStreamProgressReporter(process.stderr),
  })
})
