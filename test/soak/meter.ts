/** Measures the processes of a soak while it runs: memory, open files, and the bytes of write-ahead logs. */
import { globSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { memoryOf } from '../support/provider-process.ts'
import { type Killed, killed, type Processes } from './processes.ts'
import type { Point } from './slope.ts'

const EVERY_MS = 1000
/** Each process fills its caches first, and its heap grows to what it keeps free. */
const WARM_UP_MS = 60_000
/** How long a process may take to close files. */
const IDLE_MS = 20_000
/** Every so many measurements the files are looked at, which costs more. */
const FILES_EVERY = 5

/** The measurements of one process from its start to its end. */
interface Life {
  pid: number
  /** Minutes since the soak began, and mebibytes. After the warm-up only. */
  memory: Point[]
  /** Of the memory, in mebibytes. */
  most: number
}

export interface Measured {
  lives: Life[]
  /** The most open files at once, and those once it has had nothing to do. */
  mostFiles: number
  idleFiles: number
  /** The most bytes of all write-ahead logs together. */
  mostLogBytes: number
}

export class Meter {
  readonly measured: Record<Killed, Measured> = { edge: nothing(), provider: nothing() }
  readonly #processes: Processes
  readonly #end = new AbortController()
  readonly #began = performance.now()
  readonly #births = new Map<number, number>()
  #measurements = 0
  #isUnderLoad = true
  #work: Promise<void> | undefined

  constructor(processes: Processes) {
    this.#processes = processes
  }

  start(): void {
    this.#work = this.#run()
  }

  /** The traffic is over: the memory of what follows is not part of the slope. */
  rest(): void {
    this.#isUnderLoad = false
  }

  /**
   * Waits until a process has closed what it opened for objects that nobody asks any more, which takes it ten seconds.
   * @param files the open files that are few enough to stop waiting
   */
  async idle(name: Killed, files: number): Promise<void> {
    const end = performance.now() + IDLE_MS
    do {
      this.measured[name].idleFiles = filesOf(this.#processes.running(name)!.pid)
      if (this.measured[name].idleFiles <= files) return
      await setTimeout(EVERY_MS)
    } while (performance.now() < end)
  }

  async stop(): Promise<void> {
    this.#end.abort()
    await this.#work
  }

  async #run(): Promise<void> {
    while (!this.#end.signal.aborted) {
      this.#measureAll()
      await setTimeout(EVERY_MS, undefined, { signal: this.#end.signal }).catch(() => undefined)
    }
  }

  #measureAll(): void {
    this.#measurements += 1
    for (const name of killed) {
      const process = this.#processes.running(name)
      if (process) this.#measure(this.measured[name], process.pid)
      if (this.#measurements % FILES_EVERY !== 0) continue
      const logs = logBytesIn(this.#processes.stateOf(name))
      this.measured[name].mostLogBytes = Math.max(this.measured[name].mostLogBytes, logs)
    }
  }

  #measure(measured: Measured, pid: number): void {
    const now = performance.now()
    const born = this.#births.get(pid) ?? now
    this.#births.set(pid, born)
    let life = measured.lives.at(-1)
    if (life?.pid !== pid) {
      life = { pid, memory: [], most: 0 }
      measured.lives.push(life)
    }
    try {
      const value = memoryOf({ pid }) / 2 ** 20
      // A process that has just been killed has none.
      if (!(value > 0)) return
      life.most = Math.max(life.most, value)
      if (this.#isUnderLoad && now - born >= WARM_UP_MS)
        life.memory.push({ at: (now - this.#began) / 60_000, value })
      measured.mostFiles = Math.max(measured.mostFiles, filesOf(pid))
    } catch {
      // It was killed in between.
    }
  }
}

function filesOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

/** The bytes of the write-ahead logs of a folder and those below. */
export function logBytesIn(folder: string): number {
  return globSync('**/*-wal', { cwd: folder }).reduce((sum, path) => sum + sizeOf(join(folder, path)), 0)
}

/** A log may be gone by now. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

function nothing(): Measured {
  return { lives: [], mostFiles: 0, idleFiles: 0, mostLogBytes: 0 }
}
