/** What a page does until an order is on the screen, and what moves in it: for pages with `<order-admin>`. */
import type { Page } from 'playwright'

/** A layout shift that no press or key caused. */
export interface Shift {
  score: number
  /** Milliseconds since the navigation began. */
  at: number
}

interface Sight {
  shifts: Shift[]
  /** Tasks of 50 ms and more, in milliseconds. */
  longTasks: number[]
  /** When a row was painted, in milliseconds since the navigation began. */
  firstRowAt: number | undefined
}

declare global {
  interface Window {
    sight: Sight
  }
}

/** From the next navigation on. */
export async function watchSight(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sight: Sight = { shifts: [], longTasks: [], firstRowAt: undefined }
    window.sight = sight
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sight.shifts.push({ score: entry.value, at: Math.round(entry.startTime) })
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) sight.longTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is in here reaches the page
    const rootOf = (host: ParentNode | null | undefined, tag: string) => host?.querySelector(tag)?.shadowRoot
    const look = () => {
      const desk = rootOf(rootOf(document, 'order-admin'), 'order-admin-desk')
      const rows = [desk, rootOf(desk, 'order-admin-row-grid')]
      if (rows.some((root) => root?.querySelector('tr[data-row-id]'))) sight.firstRowAt = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Waits for the first row. @returns milliseconds since the navigation began */
export async function firstRow(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => window.sight.firstRowAt)
  return (await seen.jsonValue())!
}

export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => window.sight.shifts)
}

/** The scripts that the page had asked its edge for before the first row, by name without a digest. */
export function scriptsBeforeRow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) =>
          /\/(?:order-admin\.js|parts\/)/.test(name) && startTime < window.sight.firstRowAt!,
      )
      .map(({ name }) => name.replace(/^.*\/|(?:-[0-9a-f]{8})?\.js.*$/g, '')),
  )
}
