import type { Browser, Page } from 'playwright'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds on the clock, and of the thread's own processor time. */
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** The page's main thread while something ran, in milliseconds of its own processor time. */
export interface Tasks {
  longest: number
  /** Of all tasks. */
  total: number
}

/** Watches the page's tasks. Other work on the machine makes a task last longer, but takes none of its own time. */
export async function tasksOf<Value>(
  browser: Browser,
  page: Page,
  work: () => Promise<Value>,
): Promise<{ value: Value; tasks: Tasks }> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
  })
  const value = await work()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const times = trace.traceEvents
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && mains.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1_000)
  return {
    value,
    tasks: {
      longest: times.reduce((one, other) => Math.max(one, other), 0),
      total: times.reduce((all, time) => all + time, 0),
    },
  }
}
