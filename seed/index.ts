import { UsageError, firebaseProjectOptionsUsageText, parseCommandLine, runCli } from './commandLine'
import { createStreamProgressReporter } from './progress'
import { seedFirebaseProject } from './seedFirebaseProject'
import { resolveTargetFirebaseProject } from './projectTarget'

// npm run seed: copies the catalogue to the emulators or, with --production and credentials, to a real project. Products
// that staff have changed are left as they are, unless --overwrite is given.

const overwriteFlag = 'overwrite'

await runCli(`npm run seed -- [--overwrite] ${firebaseProjectOptionsUsageText}`, async () => {
  const { targetOptions, positionals, flags } = parseCommandLine(process.argv.slice(2), [overwriteFlag])
  if (positionals.length > 0) throw new UsageError(`'${positionals.join(' ')}' is not understood.`)
  const log = (line: string) => console.log(line)
  await seedFirebaseProject(resolveTargetFirebaseProject(targetOptions, process.env), {
    log,
    overwrite: flags.has(overwriteFlag),
    progress: createStreamProgressReporter(process.stderr),
  })
})
