/** The code for unfolded rows and for the choice of columns, in one chunk. */
import { adoptStyles, type LitElement, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { dialogStyles } from '../../../kit/parts/dialog.styles.ts'
import { ModalController } from '../../../kit/parts/modal.controller.ts'
import { columnsDialog, type ColumnsState } from './columns-dialog.view.ts'
import { rowDetail } from './row-detail.view.ts'

export interface LaterParts {
  modal: ModalController
  columnsDialog(state: ColumnsState, l: Localizer): TemplateResult
  rowDetail: typeof rowDetail
}

/** Gives the host its dialog and the dialog's styles, which come before the host's own. */
export function laterParts(host: LitElement): LaterParts {
  const { elementStyles } = host.constructor as typeof LitElement
  adoptStyles(host.renderRoot as ShadowRoot, [dialogStyles, ...elementStyles])
  const modal = new ModalController(host)
  return { modal, columnsDialog: (state, l) => columnsDialog(modal, state, l), rowDetail }
}
