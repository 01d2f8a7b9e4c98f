import type { ReactiveControllerHost } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { ReadingController } from '../data/reading.controller.ts'
import type { FormController } from '../form/form.controller.ts'
import { type Campaign, type CampaignType, misfitOf, readCampaigns } from './campaigns.ts'
import { campaignsView } from './campaigns.view.ts'
import { paths } from './create-form.ts'

/** The campaigns of the form's type of payment, and whether the chosen one fits. */
export class CampaignChoice {
  readonly #host: ReactiveControllerHost
  readonly #form: () => FormController<'CreateOrderEu'>
  readonly #client: () => EdgeClient
  readonly #reading: ReadingController<readonly Campaign[]>
  #type: CampaignType | undefined
  #isWrong = false

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

  get chosen(): Campaign | undefined {
    const { state } = this.#reading
    return state.is === 'read' ? state.value.find(({ code }) => String(code) === this.#code) : undefined
  }

  /** Reads the campaigns of another type of payment once the form names it. */
  follow(): void {
    const type = this.#form().draft[paths.orderType]
    const asked = type === 'PaymentPlan' || type === 'AccountCredit' ? type : undefined
    if (asked === this.#type) return
    this.#type = asked
    this.#isWrong = false
    this.#read()
  }

  forget(): void {
    this.#isWrong = false
  }

  /** @param amount minor units. @returns whether the order needs another campaign, which is then shown */
  isWrongFor(amount: Long): boolean {
    const { chosen } = this
    const isNone = this.#code === ''
    const isMisfit = !isNone && (!chosen || misfitOf(chosen, amount) !== undefined)
    this.#isWrong = this.#type !== undefined && (isNone ? this.#type === 'PaymentPlan' : isMisfit)
    this.#host.requestUpdate()
    return this.#isWrong
  }

  /** @param total minor units; undefined while the rows have none */
  view(total: Long | undefined, currency: string, l: Localizer): unknown {
    if (!this.#type) return undefined
    return campaignsView(
      {
        state: this.#reading.state,
        isRequired: this.#type === 'PaymentPlan',
        chosen: this.#code,
        total,
        currency,
        isWrong: this.#isWrong,
        onChoose: (code) => {
          this.#isWrong = false
          this.#form().set(this.#path, code)
        },
        onRetry: () => this.#read(),
      },
      l,
    )
  }

  #read(): void {
    const type = this.#type
    if (!type) return this.#reading.forget()
    void this.#reading.read((signal) => readCampaigns(this.#client(), type, signal))
  }

  get #path(): string {
    return this.#type === 'PaymentPlan' ? paths.planCampaign : paths.accountCampaign
  }

  get #code(): string {
    return this.#form().draft[this.#path] ?? ''
  }
}
