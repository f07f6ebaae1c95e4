import { runScript } from '../seed/commandLine'
import { measureSite } from './measureSite'
import { readOptions, usage } from './options'
import { heading, siteReport } from './report/report'
import { setStage } from './stage'
import { Stopping } from './stopping'

// npm run bench: measures the built site in a real browser, beside static pages that show the same, and prints the
// figures. It reports: a figure that does not hold is no failure, one that cannot be measured is.

await runScript(usage, async () => {
  const options = readOptions(process.argv.slice(2))
  const stopping = new Stopping()
  await stopping.around(async () => {
    const stage = await setStage(stopping)
    const say = (line: string) => {
      console.error(line)
    }
    const measured = await measureSite(stage, options, say)
    console.log(heading(stage.browser.version(), options.runs))
    console.log(siteReport(measured))
  })
})
