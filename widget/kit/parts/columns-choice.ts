import { type LitElement, nothing } from 'lit'
import type { Localizer } from '../../locales/localizer.ts'
import type { ColumnsState } from './columns-dialog.view.ts'
import type { ColumnsParts } from './columns-parts.ts'
import { LaterPart } from './later-part.ts'

/** The host's choice of columns. Its dialog loads when it is first opened. */
export class ColumnsChoice extends LaterPart<ColumnsParts> {
  constructor(host: LitElement) {
    super(host, async () => (await import('./columns-parts.ts')).columnsParts(host))
  }

  open = async (): Promise<void> => {
    const parts = await this.load()
    await parts?.modal.open()
  }

  /** The dialog, once it has been opened. */
  dialog<Column extends string>(state: ColumnsState<Column>, l: Localizer): unknown {
    const { part } = this
    return part ? part.columnsDialog(part.modal, state, l) : nothing
  }
}
