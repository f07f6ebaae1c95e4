import { runCli } from '../seed/commandLine'
import { defaultCatalogueFolders } from '../seed/projectFolders'
import { loadCatalogueWithPictures } from '../seed/loadCatalogueWithPictures'
import { createLogProgressReporter } from '../seed/progress'
import { measureCatalogueGrowth } from './growth/measureCatalogueGrowth'
import { measureSite } from './measureSite'
import {
  getBenchRunsPerCatalogueSize,
  type BenchOptions,
  isPagePart,
  parseBenchOptions,
  benchCommandUsageText,
} from './benchOptions'
import { measureArrivalDeliveries } from './arrivals/measureArrivalDeliveries'
import { measureOutages } from './outage/measureOutages'
import { measureDesk } from './desk/measureDesk'
import { measureQuotes } from './desk/measureQuotes'
import { measureCatalogue } from './catalogue/measureCatalogue'
import { renderArrivalDeliveriesReport } from './report/renderArrivalDeliveriesReport'
import { holdsOutage, renderOutageReport } from './report/renderOutageReport'
import { renderCatalogueReport } from './report/renderCatalogueReport'
import { renderCatalogueGrowthReport } from './report/renderCatalogueGrowthReport'
import { renderHeading, renderSitePerformanceReport } from './report/renderSitePerformanceReport'
import { renderDeskReport } from './report/renderDeskReport'
import { renderQuotesReport } from './report/renderQuotesReport'
import { renderFaultySendsReport } from './report/renderFaultySendsReport'
import { renderSubmissionDeliveryReport } from './report/renderSubmissionDeliveryReport'
import { countFaultOutcomes } from './faults/countFaultOutcomes'
import { measureFaultySends } from './faults/measureFaultySends'
import { measureSubmissionDelivery } from './sending/measureSubmissionDelivery'
import { createBenchEnvironment } from './benchEnvironment'
import { CleanupStack } from '../packages/emulators-without-java/process/cleanupStack'

// npm run bench: a figure beyond its limit is reported and does not fail the run; a lost or doubled request does.

await runCli(benchCommandUsageText, async () => {
  const options = parseBenchOptions(process.argv.slice(2))
  const cleanups = new CleanupStack()
  await cleanups.runWithCleanup(async () => {
    if (options.parts.some(isPagePart) || options.parts.includes('growth'))
      console.log(await measurePages(options, cleanups))
    if (options.parts.includes('sending'))
      console.log(renderSubmissionDeliveryReport(await measureSubmissionDelivery(cleanups, log)))
    if (options.parts.includes('faults')) await reportFaultySends(cleanups, options.seed)
    if (options.parts.includes('desk'))
      console.log(renderDeskReport(await measureDesk(cleanups, log, options.runs)))
    if (options.parts.includes('quotes'))
      console.log(renderQuotesReport(await measureQuotes(cleanups, log, options.runs)))
    if (options.parts.includes('catalogue'))
      console.log(renderCatalogueReport(await measureCatalogue(cleanups, log, options.runs)))
    if (options.parts.includes('arrivals'))
      console.log(renderArrivalDeliveriesReport(await measureArrivalDeliveries(cleanups, log, options.seed)))
    if (options.parts.includes('outage')) await reportOutages(cleanups)
  })
})

async function reportFaultySends(cleanups: CleanupStack, seed?: number): Promise<void> {
  const result = await measureFaultySends(cleanups, log, seed)
  console.log(renderFaultySendsReport(result))
  const { lost, doubled } = countFaultOutcomes(result.runs)
  if (lost + doubled > 0) process.exitCode = 1
}

async function reportOutages(cleanups: CleanupStack): Promise<void> {
  const result = await measureOutages(cleanups, log)
  console.log(renderOutageReport(result))
  if (!result.results.every(holdsOutage)) process.exitCode = 1
}

async function measurePages(options: BenchOptions, cleanups: CleanupStack): Promise<string> {
  // The product pictures are drawn before the build, so that the build time does not include drawing.
  await loadCatalogueWithPictures(defaultCatalogueFolders, createLogProgressReporter(log))
  const environment = await createBenchEnvironment(cleanups)
  const reports: string[] = []
  if (options.parts.some(isPagePart))
    reports.push(renderSitePerformanceReport(await measureSite(environment, options, log)))
  if (options.parts.includes('growth'))
    reports.push(
      renderCatalogueGrowthReport(
        await measureCatalogueGrowth(environment, getBenchRunsPerCatalogueSize(options), log),
      ),
    )
  return [renderHeading(environment.browser.version(), options.runs), ...reports].join('\n')
}

function log(line: string): void {
  console.error(line)
}
