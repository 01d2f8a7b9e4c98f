import { css } from 'lit'

/** The selected cells and the bar of the selection. */
export const selectionStyles = css`
  .grid td[aria-selected='true'] {
    background: color-mix(in oklch, var(--_accent) 14%, var(--_surface));
  }
  .grid td[aria-selected='true']:is(:first-child, :last-child) {
    box-shadow: none;
  }
  .grid td {
    -webkit-user-select: none;
    user-select: none;
  }
  .cell-field {
    -webkit-user-select: text;
    user-select: text;
  }

  /* Takes no place, so that nothing moves when a selection begins. */
  .selection {
    position: sticky;
    inset-block-end: 120px;
    z-index: 3;
    block-size: 0;
  }
  .selection-bar {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(1 * var(--_space)) calc(2 * var(--_space));
    inline-size: max-content;
    max-inline-size: 100%;
    padding: 4px 4px 4px 12px;
    border: 1px solid var(--_control-line);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_shadow);
  }
  .selection p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(2 * var(--_space));
    padding-inline-end: calc(2 * var(--_space));
  }
  .selection .count {
    font-weight: 600;
  }
  .selection form {
    display: flex;
    align-items: center;
    gap: calc(2 * var(--_space));
  }
  .selection .fill {
    inline-size: 10ch;
  }

  @media not print {
    @container (width < 700px) {
      .selection {
        display: none;
      }
      .grid td {
        -webkit-user-select: auto;
        user-select: auto;
      }
    }
  }
  @media (forced-colors: active) {
    .grid td[aria-selected='true'] {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
  @media print {
    .selection {
      display: none;
    }
    .grid td[aria-selected='true'] {
      background: none;
    }
  }
`
