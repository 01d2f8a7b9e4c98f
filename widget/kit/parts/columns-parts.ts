/** The dialog of a choice of columns, in one chunk: few clerks open it. */
import { adoptStyles, css, type LitElement } from 'lit'
import { loadLaterWords } from '../../locales/languages.ts'
import { columnsDialog } from './columns-dialog.view.ts'
import { dialogStyles } from './dialog.styles.ts'
import { ModalController } from './modal.controller.ts'

const columnsStyles = css`
  ul.columns {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .columns > li {
    display: flex;
    align-items: center;
    min-block-size: 36px;
    border-block-end: 1px solid var(--_line);
  }
  .columns label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: calc(2 * var(--_space));
    min-block-size: 36px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .columns input {
    flex: none;
    inline-size: 16px;
    min-block-size: 16px;
  }
  @media (pointer: coarse) {
    .columns > li,
    .columns label {
      min-block-size: 44px;
    }
  }
`

export interface ColumnsParts {
  modal: ModalController
  columnsDialog: typeof columnsDialog
}

/** Gives the host its dialog and the dialog's styles, which come before the host's own. */
export async function columnsParts(host: LitElement): Promise<ColumnsParts> {
  // A desk that stands alone on a page has no frame, which has these words.
  await loadLaterWords('frame')
  const { elementStyles } = host.constructor as typeof LitElement
  adoptStyles(host.renderRoot as ShadowRoot, [dialogStyles, columnsStyles, ...elementStyles])
  return { modal: new ModalController(host), columnsDialog }
}
