import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { parseLong } from '../../../../shared/domain/values/parse-long.ts'

/** How long the pointer has to rest on a row, in milliseconds: crossing the table is not looking at it. */
const REST_MS = 600

/**
 * Reports when the clerk has looked at a row of the desk: the pointer rested on it or it had the focus, and has left it
 * again. It listens to the host's tree, only while {@link follow} is on.
 */
export class SeenRows implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element
  readonly #onSeen: (row: Long) => void
  #root: EventTarget | undefined
  /** The row under the pointer or with the focus. */
  #at: Long | undefined
  #isLookedAt = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(host: ReactiveControllerHost & Element, onSeen: (row: Long) => void) {
    this.#host = host
    this.#onSeen = onSeen
    host.addController(this)
  }

  follow(isOn: boolean): void {
    if (isOn === (this.#root !== undefined)) return
    if (!isOn) return this.#stop()
    this.#root = this.#host.getRootNode()
    // Moves between the elements of one tree do not fire events outside of it; these events do.
    this.#root.addEventListener('pointermove', this.#onPointer)
    this.#root.addEventListener('keyup', this.#onKey)
    document.addEventListener('pointermove', this.#onOutside)
  }

  hostDisconnected(): void {
    this.#stop()
  }

  #onPointer = (event: Event): void => this.#go(rowOf(event), false)

  #onKey = (event: Event): void => this.#go(rowOf(event), true)

  /** The pointer has left the desk. */
  #onOutside = (event: Event): void => {
    if (this.#root && !event.composedPath().includes(this.#root)) this.#go(undefined, false)
  }

  #go(row: Long | undefined, isFocus: boolean): void {
    if (row === this.#at) {
      this.#isLookedAt ||= isFocus
      return
    }
    clearTimeout(this.#timer)
    const [left, wasLookedAt] = [this.#at, this.#isLookedAt]
    this.#at = row
    this.#isLookedAt = isFocus
    if (row !== undefined && !isFocus) this.#timer = setTimeout(() => (this.#isLookedAt = true), REST_MS)
    if (left !== undefined && wasLookedAt) this.#onSeen(left)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#root?.removeEventListener('pointermove', this.#onPointer)
    this.#root?.removeEventListener('keyup', this.#onKey)
    document.removeEventListener('pointermove', this.#onOutside)
    this.#root = undefined
    this.#at = undefined
    this.#isLookedAt = false
  }
}

function rowOf(event: Event): Long | undefined {
  for (const target of event.composedPath()) {
    const id = target instanceof HTMLElement ? target.dataset['rowId'] : undefined
    if (id !== undefined) return parseLong(id)
  }
  return undefined
}
