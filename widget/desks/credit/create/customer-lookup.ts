import type { ReactiveControllerHost } from 'lit'
import type { CustomerType } from '../../../../shared/domain/credit/credit.enums.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { ReadingController } from '../data/reading.controller.ts'
import type { FormController } from '../form/form.controller.ts'
import { BY_HAND, paths } from './create-form.ts'
import { type Found, lookUp } from './look-up.ts'
import { lookupView } from './lookup.view.ts'

type FoundAddress = Extract<Found, { is: 'found' }>['addresses'][number]

/** Looks up the customer in the form, and keeps the chosen address. */
export class CustomerLookup {
  readonly #host: ReactiveControllerHost
  readonly #form: () => FormController<'CreateOrderEu'>
  readonly #client: () => EdgeClient
  readonly #reading: ReadingController<Found>
  /** The input of the lookup: addresses of another customer do not count. */
  #asked = ''
  #selector = ''

  constructor(
    host: ReactiveControllerHost,
    form: () => FormController<'CreateOrderEu'>,
    client: () => EdgeClient,
  ) {
    this.#host = host
    this.#form = form
    this.#client = client
    this.#reading = new ReadingController(host)
  }

  /** The address of the order; undefined where none was chosen, or it is entered by hand. */
  get chosen(): FoundAddress | undefined {
    const { state } = this.#reading
    if (this.#draft[BY_HAND] || state.is !== 'read' || state.value.is !== 'found') return undefined
    return state.value.addresses.find(({ selector }) => selector === this.#selector)
  }

  /** Forgets the addresses once the form names another customer. */
  follow(): void {
    if (this.#reading.state.is !== 'idle' && this.#question !== this.#asked) this.#reading.forget()
  }

  forget(): void {
    this.#asked = ''
    this.#selector = ''
  }

  view(l: Localizer): unknown {
    const draft = this.#draft
    if (!draft[paths.country]) return undefined
    return lookupView(
      {
        state: this.#reading.state,
        isReady: Boolean(draft[paths.id]),
        isByHand: Boolean(draft[BY_HAND]),
        selector: this.#selector,
        onLookUp: this.lookUp,
        onSelect: (selector) => {
          this.#selector = selector
          this.#host.requestUpdate()
        },
        onByHand: (isByHand) => this.#form().set(BY_HAND, isByHand ? 'true' : ''),
      },
      l,
    )
  }

  lookUp = async (): Promise<void> => {
    const draft = this.#draft
    const id = draft[paths.id]
    if (!id || this.#reading.state.is === 'reading') return
    this.#asked = this.#question
    const query = {
      CountryCode: draft[paths.country]!,
      CustomerType: draft[paths.customerType] as CustomerType,
      NationalIdNumber: id,
      ZipCode: draft[paths.zip] ?? '',
    }
    await this.#reading.read((signal) => lookUp(this.#client(), query, signal))
    const { state } = this.#reading
    if (state.is !== 'read' || state.value.is !== 'found') return
    this.#selector = state.value.addresses[0]!.selector
    this.#host.requestUpdate()
  }

  get #draft() {
    return this.#form().draft
  }

  /** The input of a lookup. */
  get #question(): string {
    const { country, customerType, id, zip } = paths
    return [country, customerType, id, zip].map((path) => this.#draft[path]).join('\n')
  }
}
