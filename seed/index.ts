import { UsageError, projectOptionsUsage, parseCommandLine, runCli } from './commandLine'
import { createStreamProgress } from './progress'
import { seedProject } from './seedProject'
import { resolveTarget } from './projectTarget'

// npm run seed: copies the catalogue to the emulators or, with --production and credentials, to a real project.

await runCli(`npm run seed -- ${projectOptionsUsage}`, async () => {
  const { targetOptions, positionals } = parseCommandLine(process.argv.slice(2))
  if (positionals.length > 0) throw new UsageError(`'${positionals.join(' ')}' is not understood.`)
  const log = (line: string) => {
    console.log(line)
  }
  await seedProject(resolveTarget(targetOptions, process.env), {
    log,
    progress: createStreamProgress(process.stderr),
  })
})
