import { setImmediate as afterPromises } from 'node:timers'

/** What has come by now. @throws Error if somebody still waits, who would wait for ever */
export function settled<Value>(work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    afterPromises(() => reject(new Error('somebody waits for ever')))
  })
  return Promise.race([work, late])
}
