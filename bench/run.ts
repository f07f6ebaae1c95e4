import { runCli } from '../seed/commandLine'
import { defaultFolders } from '../seed/projectFolders'
import { prepareCatalogue } from '../seed/prepareCatalogue'
import { createLineProgress } from '../seed/progress'
import { measureGrowth } from './growth/measureGrowth'
import { measureSite } from './measureSite'
import { getGrowthRuns, type BenchOptions, parseBenchOptions, benchUsage } from './benchOptions'
import { renderGrowthReport } from './report/renderGrowthReport'
import { renderHeading, renderSiteReport } from './report/renderSiteReport'
import { renderSendingReport } from './report/renderSendingReport'
import { measureSending } from './sending/measureSending'
import { createBenchEnvironment } from './benchEnvironment'
import { CleanupStack } from './cleanupStack'

// npm run bench: measures the built site and equivalent static pages in a real browser, and the sending of requests. A
// figure beyond its limit is reported and does not fail the run.

await runCli(benchUsage, async () => {
  const options = parseBenchOptions(process.argv.slice(2))
  const cleanups = new CleanupStack()
  await cleanups.runWithCleanup(async () => {
    if (options.parts.some((part) => part !== 'sending')) console.log(await measurePages(options, cleanups))
    if (options.parts.includes('sending'))
      console.log(renderSendingReport(await measureSending(cleanups, log)))
  })
})

async function measurePages(options: BenchOptions, cleanups: CleanupStack): Promise<string> {
  // Pictures are rendered first, so that their time does not count as build time.
  await prepareCatalogue(defaultFolders, createLineProgress(log))
  const environment = await createBenchEnvironment(cleanups)
  const reports: string[] = []
  if (options.parts.some((part) => part !== 'growth' && part !== 'sending'))
    reports.push(renderSiteReport(await measureSite(environment, options, log)))
  if (options.parts.includes('growth'))
    reports.push(renderGrowthReport(await measureGrowth(environment, getGrowthRuns(options), log)))
  return [renderHeading(environment.browser.version(), options.runs), ...reports].join('\n')
}

function log(line: string): void {
  console.error(line)
}
