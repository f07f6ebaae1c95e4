import type { Page } from 'playwright-core'

/** Records violations of the Content Security Policy from the tab's next page load on. Does not reload the page. */
export async function recordCspViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(listenForCspViolations)
  return violations
}

function listenForCspViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const report: unknown = Reflect.get(globalThis, 'reportViolation')
    if (report instanceof Function) Reflect.apply(report, undefined, [`${effectiveDirective} ${blockedURI}`])
  })
}
