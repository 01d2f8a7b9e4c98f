import { html, LitElement, nothing, type TemplateResult } from 'lit'
import type { Batch } from '../../../../shared/domain/batch/batch.ts'
import type { BatchItemState, BatchKind } from '../../../../shared/domain/batch/batch.enums.ts'
import { batchLimits } from '../../../../shared/domain/values/limits.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { AnnouncementController } from '../../../kit/parts/announcement.controller.ts'
import { dialogStyles } from '../../../kit/parts/dialog.styles.ts'
import { dialogView } from '../../../kit/parts/dialog.view.ts'
import { ModalController } from '../../../kit/parts/modal.controller.ts'
import { openOrder } from '../../../kit/parts/open-order.ts'
import { whyStyles } from '../../../kit/parts/why.styles.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { saveFile } from '../../../rows/view/save-file.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import { leftOutStyles } from '../data/sums.styles.ts'
import { BatchFollower } from './batch-follower.controller.ts'
import { failuresOf } from './batch-groups.ts'
import { batchText } from './batch-words.ts'
import { batchDialogStyles } from './batch-dialog.styles.ts'
import { BatchComposer } from './composer.controller.ts'
import { composeFoot, pasteFoot, runFoot } from './foot.view.ts'
import { type LookUp, PastedNumbers } from './pasted.controller.ts'
import { pasteView } from './paste.view.ts'
import { runView } from './run.view.ts'

type Step = 'paste' | 'compose' | 'run'

/**
 * Private: the dialog that does one act to many orders. The edge does the work: closing it loses nothing.
 *
 * @fires desk-open-order - An order was chosen; `detail` is its kind and number.
 */
export class BatchDialog extends LitElement {
  static override styles = [base, controls, dialogStyles, whyStyles, leftOutStyles, batchDialogStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    acts: { attribute: false },
    opensOrders: { attribute: false },
    lookUp: { attribute: false },
    onBatch: { attribute: false },
    step: { state: true },
    isStopping: { state: true },
    whole: { state: true },
  }

  declare client: EdgeClient | undefined
  /** What the session allows. */
  declare acts: readonly BatchKind[]
  declare opensOrders: boolean
  /** Finds pasted numbers in the page's list. */
  declare lookUp: LookUp
  /** Called when a batch was made, or is in another state. */
  declare onBatch: ((batch: Batch) => void) | undefined
  declare private step: Step
  declare private isStopping: boolean
  declare private whole: ReadonlySet<BatchItemState>

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  readonly #composer = new BatchComposer(this)
  readonly #pasted = new PastedNumbers(this)
  readonly #announcement = new AnnouncementController(this)
  readonly #follower = new BatchFollower(this, (batch) => this.#changed(batch))

  constructor() {
    super()
    this.acts = []
    this.opensOrders = false
    this.#reset('compose')
  }

  /** Asks for numbers of a sheet. */
  async paste(): Promise<void> {
    this.#reset('paste')
    this.#pasted.write('')
    await this.#modal.open()
    this.renderRoot.querySelector<HTMLElement>('textarea')?.focus()
  }

  /** Asks what to do to chosen orders. @param kind what the clerk has chosen already */
  async compose(kind: BatchKind | undefined, chosen: readonly OrderEntry[]): Promise<void> {
    this.#reset('compose')
    this.#composer.begin(kind, chosen)
    await this.#modal.open()
  }

  /** Takes up a batch again. */
  async show(batch: Batch): Promise<void> {
    this.#reset('run')
    this.#follower.follow(this.client!, batch)
    await this.#modal.open()
  }

  override render(): TemplateResult {
    const l = this.#l
    return html`${dialogView(
        this.#modal,
        {
          title: this.#title,
          body: () => this.#body(),
          foot: () => this.#foot(),
          size: this.step === 'run' ? 'large' : 'small',
          isFinal: this.step === 'run',
        },
        l,
      )}
      <div class="visually-hidden" role="status">${this.#announcement.words}</div>`
  }

  protected override updated(): void {
    // A closed dialog follows nothing; the list does.
    if (!this.#modal.isOpen) this.#follower.leave()
  }

  get #title(): string {
    const l = this.#l
    const { batch } = this.#follower
    if (this.step === 'paste') return l.term('batchPaste')
    return this.step === 'run' && batch ? batchText(batch, l) : l.term('batchTitle')
  }

  #body(): unknown {
    const l = this.#l
    if (this.step === 'paste') {
      return pasteView(this.#pasted.state, (text) => this.#pasted.write(text), l)
    }
    if (this.step === 'run') return this.#run()
    return this.#composer.view(this.acts, l)
  }

  #run(): unknown {
    const { batch, items, isLost, error, commandError } = this.#follower
    if (!batch) return nothing
    return runView(
      {
        batch,
        items,
        isLost,
        error,
        commandError,
        isStopping: this.isStopping,
        whole: this.whole,
        opensOrders: this.opensOrders,
        onWhole: (state) => (this.whole = new Set([...this.whole, state])),
        onOrder: this.#onOrder,
        onLook: this.#follower.look,
      },
      this.#l,
    )
  }

  #foot(): unknown {
    const l = this.#l
    const { close } = this.#modal
    if (this.step === 'paste') {
      const count = this.#pasted.state.checked?.orders.length
      const isPossible = count !== undefined && count > 0 && count <= batchLimits.orders.maxItems
      return pasteFoot(
        { state: this.#pasted.state, isPossible, onClose: close, onCheck: this.#check, onNext: this.#take },
        l,
      )
    }
    if (this.step === 'compose') {
      const { count, isMaking } = this.#composer
      return composeFoot({ count, isMaking, onClose: close, onMake: () => void this.#make() }, l)
    }
    const { batch, items, sent } = this.#follower
    if (!batch) return nothing
    return runFoot(
      {
        batch,
        failures: failuresOf(items),
        sent,
        isStopping: this.isStopping,
        onClose: close,
        onCommand: (command) => {
          this.isStopping = false
          void this.#follower.command(command)
        },
        onStopping: (isStopping) => (this.isStopping = isStopping),
        onFile: () => void this.#save(),
      },
      l,
    )
  }

  #reset(step: Step): void {
    this.step = step
    this.isStopping = false
    this.whole = new Set()
    this.#composer.forget()
    this.#announcement.forget()
  }

  #check = (): void => void this.#pasted.check(this.lookUp)

  /** Goes on with the numbers that were understood. */
  #take = (): void => {
    const { checked } = this.#pasted.state
    if (!checked) return
    this.step = 'compose'
    this.#composer.take(checked.orders)
    this.#modal.untouch()
  }

  async #make(): Promise<void> {
    const { client } = this
    const batch = client && (await this.#composer.make(client, (made) => this.onBatch?.(made)))
    if (!batch || !this.#modal.isOpen) return
    this.step = 'run'
    this.#modal.untouch()
    this.#follower.follow(client, batch)
  }

  #changed(batch: Batch): void {
    this.onBatch?.(batch)
    this.isStopping = false
    const l = this.#l
    if (l.state === 'ready')
      this.#announcement.say(`${batchText(batch, l)}: ${l.term('batchState', batch.state)}`)
  }

  #onOrder = (event: Event, id: string): void => {
    this.#modal.close()
    openOrder(this, event, id)
  }

  async #save(): Promise<void> {
    const { batchCsv } = await import('./batch-csv.ts')
    saveFile(`orders-${this.#follower.batch?.id ?? ''}.csv`, batchCsv(this.#follower.items, this.#l))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-batch-dialog': BatchDialog
  }
}
