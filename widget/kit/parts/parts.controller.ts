import type { ReactiveElement } from 'lit'

/** A part of a desk that loads later. */
interface Part {
  load(): Promise<void>
}

interface Loading {
  is: 'loading' | 'ready' | 'failed'
  ended: Promise<void>
}

/** Loads parts of the desk once each. A part that could not be loaded is tried again when it is asked for again. */
export class PartsController {
  readonly #host: Pick<ReactiveElement, 'requestUpdate'>
  readonly #open = new Set<Part>()
  readonly #states = new Map<Part, Loading>()

  constructor(host: Pick<ReactiveElement, 'requestUpdate'>) {
    this.#host = host
  }

  /** Whether a folded part has been opened. */
  isOpen(part: Part): boolean {
    return this.#open.has(part)
  }

  open(part: Part): void {
    this.#open.add(part)
    this.#host.requestUpdate()
  }

  /** Begins to load a part, unless that is done. */
  state(part: Part): 'loading' | 'ready' | 'failed' {
    return this.#states.get(part)?.is ?? this.#begin(part).is
  }

  /** Resolves when a part was loaded, or could not be. */
  async loaded(part: Part): Promise<void> {
    await (this.#states.get(part) ?? this.#begin(part)).ended
  }

  /** Loads a part again. */
  retry(part: Part): void {
    this.#states.delete(part)
    this.#host.requestUpdate()
  }

  #begin(part: Part): Loading {
    const end = (is: Loading['is']) => {
      loading.is = is
      this.#host.requestUpdate()
    }
    const loading: Loading = { is: 'loading', ended: Promise.resolve() }
    this.#states.set(part, loading)
    loading.ended = part.load().then(
      () => end('ready'),
      () => end('failed'),
    )
    return loading
  }
}
