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

/** The load of the page's main thread, in milliseconds of its processor time. */
export interface Tasks {
  longest: number
  /** The sum of all tasks. */
  total: number
}

/** Records the page's tasks by processor time, which other work on the machine does not lengthen. */
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
