import { median } from '../report/statistics'
import { renderMarkdownTable } from '../report/renderMarkdownTable'
import { type LighthouseCategory, type LighthouseResult, minLighthouseScores } from './measureLighthouse'

const columns = ['Lighthouse, mobile', 'Limit', 'Median', 'Runs', 'Verdict']

/** Renders the median score of each page in each category, and whether it reaches its limit. */
export function renderLighthouseReport(results: readonly LighthouseResult[]): string {
  const categories = Object.keys(minLighthouseScores) as LighthouseCategory[]
  return renderMarkdownTable(
    columns,
    results.flatMap((result) => categories.map((category) => createRow(result, category))),
  )
}

function createRow({ server, path, runs }: LighthouseResult, category: LighthouseCategory): string[] {
  const scores = runs.map((run) => run[category])
  const [score, limit] = [median(scores), minLighthouseScores[category]]
  return [
    `${category}, ${path}${server === 'bench' ? '' : `, ${server}`}`,
    `≥ ${limit}`,
    String(score),
    scores.join(' '),
    score >= limit ? 'holds' : `does not hold, by ${limit - score}`,
  ]
}
