import { LitElement, type PropertyValues, type TemplateResult } from 'lit'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { dialogStyles } from '../../../kit/parts/dialog.styles.ts'
import { isSendKeys } from '../../../kit/parts/dialog.view.ts'
import { tellDrafts } from '../../../kit/parts/draft-count.ts'
import { ModalController } from '../../../kit/parts/modal.controller.ts'
import { SingleWrite } from '../../../kit/parts/single-write.ts'
import { WhyController } from '../../../kit/parts/why.controller.ts'
import { whyStyles } from '../../../kit/parts/why.styles.ts'
import { writeNoteStyles } from '../../../kit/parts/write-note.styles.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import {
  addPair,
  changedPairs,
  editNewPair,
  editValue,
  hasProblem,
  isTooMany,
  type MetadataDraft,
  type MetadataLine,
  metadataLines,
  noMetadataChanges,
  removeNewPair,
} from './metadata-draft.ts'
import { metadataStyles } from './metadata.styles.ts'
import { metadataView, type PairMember } from './metadata.view.ts'

/**
 * Private: the dialog for editing an order's metadata. Its draft survives closing, refusals, lost connections and
 * reloads.
 */
export class OrderMetadata extends LitElement {
  static override styles = [base, controls, dialogStyles, writeNoteStyles, whyStyles, metadataStyles]
  static override properties = {
    lang: { type: String },
    order: { attribute: false },
    client: { attribute: false },
    orderId: { attribute: false },
    onSaved: { attribute: false },
    draft: { state: true },
    isTried: { state: true },
  }

  declare order: Order
  declare client: EdgeClient
  /** The order id as the host page gave it. */
  declare orderId: string
  declare onSaved: (order: Order) => void
  declare private draft: MetadataDraft
  /** Whether the clerk has tried to save: only then is a missing key an error. */
  declare private isTried: boolean

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  readonly #write = new SingleWrite(this, () => this.#save())
  readonly #why = new WhyController(this)

  constructor() {
    super()
    tellDrafts(this)
    this.draft = noMetadataChanges
    this.isTried = false
  }

  /** The new and changed pairs, or 1 for another thing that would be lost: a reason, or a write that may have been done. */
  get changeCount(): number {
    const isKept = this.#write.isHeld || this.#why.said !== undefined
    return Math.max(changedPairs(this.#lines).length, isKept ? 1 : 0)
  }

  /** Opens the dialog with its earlier draft; without any metadata it starts with an empty line. */
  open(): void {
    if (this.#lines.length === 0) [this.draft] = addPair(this.draft)
    this.isTried = false
    void this.#modal.open()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const former = changed.get('order')
    if (former && former.Id !== this.order.Id) this.#forget()
  }

  override render(): TemplateResult {
    return metadataView(
      {
        modal: this.#modal,
        lines: this.#lines,
        isTried: this.isTried,
        why: this.#why.view('edit', this.#write.isHeld, this.#l),
        missing: this.#why.missingWords('edit', this.#l),
        isReady: this.#why.isReady('edit'),
        write: this.#write.state,
        isBusy: this.#write.isBusy,
        mayLeave: this.#write.mayLeave,
        onInput: this.#onInput,
        onKeydown: this.#onKeydown,
        onAdd: () => void this.#add(),
        onRemove: this.#onRemove,
        onSendKeys: this.#onSendKeys,
        onSubmit: this.#onSubmit,
      },
      this.#l,
    )
  }

  get #lines(): MetadataLine[] {
    return metadataLines(this.order?.OrderMetadata, this.draft)
  }

  #onInput = (line: MetadataLine, member: PairMember, text: string): void => {
    this.draft =
      line.id === undefined
        ? editValue(this.draft, line.Key, text)
        : editNewPair(this.draft, line.id, { [member]: text })
    this.#write.forget()
  }

  /** Enter moves to the line below, and from the last line to a new one. */
  #onKeydown = (event: KeyboardEvent, index: number): void => {
    if (event.key !== 'Enter' || event.isComposing || isSendKeys(event)) return
    event.preventDefault()
    const below = this.#lines[index + 1]
    if (below) this.#focus(index + 1, below.id === undefined ? 'Value' : 'Key')
    else void this.#add()
  }

  #onSendKeys = (event: KeyboardEvent): void => {
    if (!isSendKeys(event)) return
    event.preventDefault()
    void this.#save()
  }

  async #add(): Promise<void> {
    if (this.#write.isSaving) return
    const last = this.#lines.at(-1)
    const isEmpty = last?.id !== undefined && !last.isChanged
    if (!isEmpty) [this.draft] = addPair(this.draft)
    await this.updateComplete
    this.#focus(this.#lines.length - 1, 'Key')
  }

  #onRemove = async (line: MetadataLine, index: number): Promise<void> => {
    if (line.id === undefined || this.#write.isSaving) return
    this.draft = removeNewPair(this.draft, line.id)
    this.#write.forget()
    await this.updateComplete
    const lines = this.#lines
    const at = Math.min(index, lines.length - 1)
    const next = lines[at]
    if (next) this.#focus(at, next.id === undefined ? 'Value' : 'Key')
    else this.renderRoot.querySelector<HTMLElement>('.add')?.focus()
  }

  #onSubmit = (event: Event): void => {
    event.preventDefault()
    void this.#save()
  }

  async #save(): Promise<void> {
    const lines = this.#lines
    const pairs = changedPairs(lines)
    if (this.#write.isBusy) return
    const wrong = lines.findIndex(hasProblem)
    if (wrong !== -1 || pairs.length === 0 || isTooMany(lines)) {
      this.isTried = true
      const line = lines[wrong]
      if (line) {
        await this.updateComplete
        this.#focus(wrong, line.keyProblem ? 'Key' : 'Value')
      }
      return
    }
    if (await this.#why.showProblems('edit')) return
    const isDone = await this.#write.send(
      { operation: 'setOrderMetadata', body: { Metadata: pairs } },
      () => this.#l.term('metadataSaved', pairs.length),
      this.#why.said,
    )
    // The clerk may have left meanwhile, and must still see the outcome.
    if (!isDone) return this.isConnected ? this.#modal.open() : undefined
    this.#forget()
    this.#modal.close()
  }

  #focus(index: number, member: PairMember): void {
    this.renderRoot.querySelector<HTMLElement>(`[data-line="${index}"] [name=${member}]`)?.focus()
  }

  #forget(): void {
    this.draft = noMetadataChanges
    this.isTried = false
    this.#why.forget()
    this.#write.forget()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-metadata': OrderMetadata
  }
}
