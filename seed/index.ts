import { BadUsage, projectUsage, readCommandLine, runScript } from './commandLine'
import { progressOn } from './progress'
import { seedTarget } from './seed'
import { chooseTarget } from './target'

// npm run seed: mirrors the catalogue into the emulators or, with --production and credentials, into a real project.

await runScript(`npm run seed -- ${projectUsage}`, async () => {
  const { wish, words } = readCommandLine(process.argv.slice(2))
  if (words.length > 0) throw new BadUsage(`'${words.join(' ')}' is not understood.`)
  const say = (line: string) => {
    console.log(line)
  }
  await seedTarget(chooseTarget(wish, process.env), { say, progress: progressOn(process.stderr) })
})
