/** Schedules work that the first view of a desk does not need. */

/** Longer than any frame: a hidden tab paints nothing, and its desk must load all the same. */
const NO_FRAME_MS = 250
/** A page that is never idle still gets the rest of its desk. */
const NEVER_IDLE_MS = 1500

/** Resolves in its own task, so that later work does not delay the browser's waiting work. */
export function nextTask(): Promise<void> {
  return new Promise((resume) => void setTimeout(resume))
}

/** Resolves after the next frame is on the screen. */
export function painted(): Promise<void> {
  return new Promise((resume) => {
    const timer = setTimeout(resume, NO_FRAME_MS)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resume)
    })
  })
}

/** Resolves when the page has nothing else to do. Safari cannot tell: there it is the next task. */
export function idle(): Promise<void> {
  if (typeof requestIdleCallback !== 'function') return nextTask()
  return new Promise((resume) => void requestIdleCallback(() => resume(), { timeout: NEVER_IDLE_MS }))
}
