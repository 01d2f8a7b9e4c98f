import type { ReactiveElement } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { saveFile } from '../../../rows/view/save-file.ts'
import type { OrderEntry } from '../data/order-entry.ts'

/** The list as a file, whose code loads when it is first made. */
export class OrdersFile {
  readonly #host: ReactiveElement
  #state: 'none' | 'made' | 'failed' = 'none'

  constructor(host: ReactiveElement) {
    this.#host = host
  }

  /** Whether it is being made, or could not be. */
  get state(): 'none' | 'made' | 'failed' {
    return this.#state
  }

  forget(): void {
    this.#set('none')
  }

  async save(orders: readonly OrderEntry[], columns: readonly string[], l: Localizer): Promise<void> {
    if (this.#state === 'made') return
    this.#set('made')
    try {
      const { ordersCsv } = await import('./orders-csv.ts')
      saveFile('orders.csv', ordersCsv(orders, columns, l))
      this.#set('none')
    } catch {
      this.#set('failed')
    }
  }

  #set(state: 'none' | 'made' | 'failed'): void {
    if (state === this.#state) return
    this.#state = state
    this.#host.requestUpdate()
  }
}
