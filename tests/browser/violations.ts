import type { Page } from 'playwright-core'

/** What the browser has reported to this page, and to each that it loads next, as against the site's policy. */
export async function reportsIn(page: Page): Promise<string[]> {
  const reports: string[] = []
  await page.exposeFunction('reportViolation', (report: string) => reports.push(report))
  await page.addInitScript(listen)
  await page.reload()
  return reports
}

function listen() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const report: unknown = Reflect.get(globalThis, 'reportViolation')
    if (report instanceof Function) Reflect.apply(report, undefined, [`${effectiveDirective} ${blockedURI}`])
  })
}
