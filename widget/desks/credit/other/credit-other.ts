import { LitElement, type PropertyValues } from 'lit'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError } from '../../../client/edge-error.ts'
import { OrderAdminErrorEvent } from '../../../events.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { dialogStyles } from '../../../kit/parts/dialog.styles.ts'
import { tellDrafts } from '../../../kit/parts/draft-count.ts'
import { ModalController } from '../../../kit/parts/modal.controller.ts'
import { whyStyles } from '../../../kit/parts/why.styles.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { callCredit, type CreditInput, type CreditName, type CreditWriteName } from '../data/call-credit.ts'
import { askCredit } from '../data/credit-context.ts'
import { soapOperations } from '../data/contract.ts'
import type { FormDraft } from '../form/form-description.ts'
import { FormController } from '../form/form.controller.ts'
import { changedFields } from '../form/form-fields.ts'
import { creditFormStyles } from '../form/form.styles.ts'
import { CreditWriteController } from '../write/credit-write.controller.ts'
import { creditOtherStyles } from './credit-other.styles.ts'
import { otherView } from './credit-other.view.ts'
import { firstDraft, itemCount, plainForm, withoutItem, withoutStruct } from './plain-form.ts'
import type { Reply } from './credit-other.view.ts'

/** Private: any operation of the SOAP service by the names of its members, for integrators. */
export class CreditOther extends LitElement {
  static override styles = [base, controls, whyStyles, creditFormStyles, dialogStyles, creditOtherStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    mayWrite: { attribute: false },
    operation: { state: true },
    reply: { state: true },
    hasIds: { state: true },
  }

  declare client: EdgeClient
  declare mayWrite: boolean
  declare private operation: CreditName
  declare private reply: Reply
  /** Whether national ids are shown in the JSON. */
  declare private hasIds: boolean

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  readonly #write = new CreditWriteController(this, () => this.client)
  readonly #tools = {
    onStruct: (path: string, isSent: boolean) =>
      this.#change((draft) => (isSent ? { ...draft, [path]: 'true' } : withoutStruct(draft, path))),
    onAdd: (list: string) => {
      const index = itemCount(this.#form.draft, list)
      this.#change((draft) => ({ ...draft, [list]: String(index + 1) }))
      void this.#focus(`[id^="field-${list.replaceAll('.', '-')}-${index}"]`)
    },
    onRemove: (list: string, index: number) => {
      this.#change((draft) => withoutItem(draft, list, index))
      void this.#focus(`[data-add="${list}"]`)
    },
  }
  readonly #form: FormController<CreditName>
  #stop: AbortController | undefined
  /** The input that waits for a confirmation. */
  #asked: CreditInput<CreditWriteName> | undefined

  constructor() {
    super()
    this.mayWrite = false
    this.operation = 'Ping'
    this.reply = { is: 'none' }
    this.hasIds = false
    this.#form = new FormController(this, this.#l, plainForm(this.operation, {}, this.#tools), {
      onChange: () => this.#write.forget(),
    })
    tellDrafts(this)
  }

  get changeCount(): number {
    return changedFields(this.#form.draft, firstDraft(this.operation))
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#asked = undefined
    this.#choose(this.operation)
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Another session may not see what this one has read.
    if (changed.has('client') && this.hasUpdated) this.#choose(this.operation)
  }

  override render(): unknown {
    if (this.#l.state !== 'ready') return undefined
    const checked = this.#form.check()
    return otherView(
      {
        operation: this.operation,
        mayWrite: this.mayWrite,
        form: this.#form.view(this.#l, { isHeld: this.#write.isSending }),
        request: checked.ok ? checked.value : undefined,
        missing: checked.ok ? 0 : checked.reason.length,
        reply: this.reply,
        hasIds: this.hasIds,
        write: this.#write.state,
        isBusy: this.#write.isBusy || this.reply.is === 'asking',
        modal: this.#modal,
        why: () =>
          this.#asked && this.#write.whyView(this.operation as CreditWriteName, this.#asked, this.#l),
        onOperation: (operation) => this.#choose(operation),
        onIds: () => (this.hasIds = !this.hasIds),
        onSubmit: this.#onSubmit,
        onConfirm: () => void this.#send(),
      },
      this.#l,
    )
  }

  #choose(operation: CreditName): void {
    this.#stop?.abort()
    this.operation = operation
    this.reply = { is: 'none' }
    this.hasIds = false
    this.#write.forget()
    this.#write.forgetWhy()
    this.#form.describe(plainForm(operation, {}, this.#tools))
    this.#form.reset()
    this.#change(() => firstDraft(operation))
  }

  /** The form has other fields once a struct is ticked or a list has another item. */
  #change(edit: (draft: FormDraft) => FormDraft): void {
    this.#form.change(edit)
    this.#form.describe(plainForm(this.operation, this.#form.draft, this.#tools))
    this.#write.forget()
  }

  #onSubmit = (event: Event): void => {
    event.preventDefault()
    if (this.#write.isBusy || this.reply.is === 'asking') return
    const isWrite = soapOperations[this.operation].capability === 'credit.write'
    if (isWrite && !this.mayWrite) return
    const read = this.#form.read()
    if (!read.ok) return
    if (!isWrite) return void this.#ask(read.value)
    this.#asked = read.value as CreditInput<CreditWriteName>
    void this.#modal.open()
  }

  async #ask(input: CreditInput<CreditName>): Promise<void> {
    const stop = (this.#stop = new AbortController())
    this.reply = { is: 'asking' }
    try {
      const value = await callCredit(this.client, this.operation, input, { signal: stop.signal })
      if (this.#stop === stop) this.#answered(value)
    } catch (caught) {
      if (stop.signal.aborted) return
      const error = asEdgeError(caught)
      this.reply = { is: 'failed', error }
      this.#form.refuse(error.members)
      this.dispatchEvent(new OrderAdminErrorEvent(error.code, error.requestId))
    }
  }

  async #send(): Promise<void> {
    const operation = this.operation as CreditWriteName
    const input = this.#asked!
    if (this.#write.asksWhy(operation, input)) return
    this.#modal.close()
    this.reply = { is: 'none' }
    const answer = await this.#write.send(operation, input)
    if (!this.isConnected) return
    if (answer !== undefined && operation === this.operation) this.#answered(answer)
    const { state } = this.#write
    if (state.is === 'failed') this.#form.refuse(state.error.members)
  }

  #answered(value: unknown): void {
    this.reply = { is: 'answered', value }
    askCredit(this, { do: 'announce', words: this.#l.term('creditOtherDone', this.operation) })
  }

  async #focus(selector: string): Promise<void> {
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-other': CreditOther
  }
}
