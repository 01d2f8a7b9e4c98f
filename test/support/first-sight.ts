/** Measures a page with `<order-admin>` until an order is on the screen, and its layout shifts. */
import type { Page } from 'playwright'

/** A layout shift that no press or key caused. */
export interface Shift {
  score: number
  /** Milliseconds since the navigation began. */
  at: number
  /** The moved elements, with their old and new places. */
  moved: string[]
}

/** An entry of the Layout Instability API. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
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

/** The path to an element: the selectors of the hosts of its shadow roots, from the outside, and its own. */
export type Way = readonly string[]

const ROW: readonly Way[] = [
  ['order-admin', 'order-admin-desk', 'tr[data-row-id]'],
  ['order-admin', 'order-admin-desk', 'order-admin-row-grid', 'tr[data-row-id]'],
]

/** Measures from the next navigation on. @param rows paths, of which one leads to the first row */
export async function watchSight(page: Page, rows = ROW): Promise<void> {
  await page.addInitScript((ways) => {
    const sight: Sight = { shifts: [], longTasks: [], firstRowAt: undefined }
    window.sight = sight
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const { localName, className } = (node ?? {}) as Partial<Element>
          return `${localName}.${className} ${from.x},${from.y} ${from.width}x${from.height} → ${to.x},${to.y} ${to.width}x${to.height}`
        })
        sight.shifts.push({ score: value, at: Math.round(startTime), moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) sight.longTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is in here reaches the page
    const isThere = (way: Way) => {
      const hosts = way.slice(0, -1)
      const root = hosts.reduce<ParentNode | null | undefined>(
        (inside, host) => inside?.querySelector(host)?.shadowRoot,
        document,
      )
      return Boolean(root?.querySelector(way.at(-1)!))
    }
    const look = () => {
      if (ways.some(isThere)) sight.firstRowAt = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, rows)
}

/** Waits for the first row. @returns milliseconds since the navigation began */
export async function firstRow(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => window.sight.firstRowAt)
  return (await seen.jsonValue())!
}

export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => window.sight.shifts)
}

/** The scripts that the page requested from its edge before the first row, by name without a digest. */
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
