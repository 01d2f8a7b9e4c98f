/** What Orca says, as its debug file tells it. */
import { closeSync, openSync, readSync, watch } from 'node:fs'

/** Orca is done when it has handled nothing for this long. */
const QUIET_MS = 800
/** The time limit for what a step must say. */
const PATIENCE_MS = 20_000

export class Speech {
  readonly #file: string
  #read = 0
  #rest = ''
  #said: string[] = []

  constructor(file: string) {
    this.#file = file
  }

  /**
   * Waits until Orca has said what is awaited, and has then handled nothing for a while.
   * @returns what it said since the last time
   * @throws Error with what it said instead
   */
  async settled({ until }: { until?: RegExp | undefined } = {}): Promise<string[]> {
    await new Promise<void>((resolve, reject) => {
      let quiet: NodeJS.Timeout | undefined
      const finish = (error?: Error) => {
        clearTimeout(quiet)
        clearTimeout(limit)
        watcher.close()
        if (error) reject(error)
        else resolve()
      }
      const grown = () => {
        this.#readOn()
        clearTimeout(quiet)
        if (!until || this.#said.some((line) => until.test(line))) quiet = setTimeout(finish, QUIET_MS)
      }
      const limit = setTimeout(() => {
        finish(new Error(`Orca did not say ${String(until)}, but: ${JSON.stringify(this.#said)}`))
      }, PATIENCE_MS)
      const watcher = watch(this.#file, grown)
      grown()
    })
    return this.#said.splice(0)
  }

  #readOn(): void {
    const handle = openSync(this.#file, 'r')
    const buffer = Buffer.alloc(1 << 16)
    const chunks: Buffer[] = []
    for (let length = 0; (length = readSync(handle, buffer, 0, buffer.length, this.#read)) > 0;) {
      this.#read += length
      chunks.push(Buffer.from(buffer.subarray(0, length)))
    }
    closeSync(handle)
    const lines = (this.#rest + Buffer.concat(chunks).toString('utf8')).split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) {
      const said = /SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?:\{.*\}|None)?$/.exec(line)?.[1]
      if (said?.trim()) this.#said.push(said.trim())
    }
  }
}
