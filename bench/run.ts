import { runScript } from '../seed/commandLine'
import { ownFolders } from '../seed/folders'
import { prepare } from '../seed/prepare'
import { inLines } from '../seed/progress'
import { measureGrowth } from './growth/measureGrowth'
import { measureSite } from './measureSite'
import { growthRuns, type Options, readOptions, usage } from './options'
import { growthReport } from './report/growthReport'
import { heading, siteReport } from './report/report'
import { sendingReport } from './report/sendingReport'
import { measureSending } from './sending/measureSending'
import { setStage } from './stage'
import { Stopping } from './stopping'

// npm run bench: measures the built site in a real browser, beside static pages that show the same, and the sending of
// requests, and prints the figures. It reports: a figure that does not hold is no failure, one that cannot be measured is.

await runScript(usage, async () => {
  const options = readOptions(process.argv.slice(2))
  const stopping = new Stopping()
  await stopping.around(async () => {
    if (options.parts.some((part) => part !== 'sending')) console.log(await measurePages(options, stopping))
    if (options.parts.includes('sending')) console.log(sendingReport(await measureSending(stopping, say)))
  })
})

async function measurePages(options: Options, stopping: Stopping): Promise<string> {
  // A build would draw the missing pictures itself, and their time would count as its own.
  await prepare(ownFolders, inLines(say))
  const stage = await setStage(stopping)
  const reports: string[] = []
  if (options.parts.some((part) => part !== 'growth' && part !== 'sending'))
    reports.push(siteReport(await measureSite(stage, options, say)))
  if (options.parts.includes('growth'))
    reports.push(growthReport(await measureGrowth(stage, growthRuns(options), say)))
  return [heading(stage.browser.version(), options.runs), ...reports].join('\n')
}

function say(line: string): void {
  console.error(line)
}
