/** Runs axe on a page of a test. */
import axe from 'axe-core'
import type { Page } from 'playwright'

/** Runs axe on the whole page, with `target-size`, which is off by default. @returns one line for each finding */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, { rules: { 'target-size': { enabled: true } } })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}
