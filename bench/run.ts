import { runCli } from '../seed/commandLine'
import { defaultCatalogueFolders } from '../seed/projectFolders'
import { loadCatalogueWithPictures } from '../seed/loadCatalogueWithPictures'
import { createLogProgressReporter } from '../seed/progress'
import { measureSite } from './measureSite'
import { benchCommandUsageText, type BenchOptions, isPagePart, parseBenchOptions } from './benchOptions'
import { measureDesk } from './desk/measureDesk'
import { measureQuotes } from './desk/measureQuotes'
import { renderHeading, renderSitePerformanceReport } from './report/renderSitePerformanceReport'
import { renderDeskReport } from './report/renderDeskReport'
import { renderQuotesReport } from './report/renderQuotesReport'
import { renderFaultySendsReport } from './report/renderFaultySendsReport'
import { countFaultOutcomes } from './faults/countFaultOutcomes'
import { measureFaultySends } from './faults/measureFaultySends'
import { createBenchEnvironment } from './benchEnvironment'
import { CleanupStack } from '../packages/emulators-without-java/process/cleanupStack'

// npm run bench: a figure beyond its limit is reported and does not fail the run; a lost or doubled request does.

await runCli(benchCommandUsageText, async () => {
  const options = parseBenchOptions(process.argv.slice(2))
  const cleanups = new CleanupStack()
  await cleanups.runWithCleanup(async () => {
    if (options.parts.some(isPagePart)) console.log(await measurePages(options, cleanups))
    if (options.parts.includes('faults')) await reportFaultySends(cleanups, options.seed)
    if (options.parts.includes('desk'))
      console.log(renderDeskReport(await measureDesk(cleanups, log, options.runs)))
    if (options.parts.includes('quotes'))
      console.log(renderQuotesReport(await measureQuotes(cleanups, log, options.runs)))
  })
})

async function reportFaultySends(cleanups: CleanupStack, seed?: number): Promise<void> {
  const result = await measureFaultySends(cleanups, log, seed)
  console.log(renderFaultySendsReport(result))
  const { lost, doubled } = countFaultOutcomes(result.runs)
  if (lost + doubled > 0) process.exitCode = 1
}

async function measurePages(options: BenchOptions, cleanups: CleanupStack): Promise<string> {
  // The product pictures are drawn before the build, so that the build time does not include drawing.
  await loadCatalogueWithPictures(defaultCatalogueFolders, createLogProgressReporter(log))
  const environment = await createBenchEnvironment(cleanups)
  const report = renderSitePerformanceReport(await measureSite(environment, options, log))
  return `${renderHeading(environment.browser.version(), options.runs)}\n${report}`
}

function log(line: string): void {
  console.error(line)
}
