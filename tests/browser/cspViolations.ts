import type { Page } from 'playwright-core'

/** Records the policy violations of each page that this tab loads from now on, starting with a reload. */
export async function recordCspViolations(page: Page): Promise<string[]> {
  const violations = await recordCspViolationsOfNextLoad(page)
  await page.reload()
  return violations
}

/** Like recordCspViolations, but does not reload the page. */
export async function recordCspViolationsOfNextLoad(page: Page): Promise<string[]> {
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
