import { css } from 'lit'

/** The selected cells and the bar of the selection. */
export const selectionStyles = css`
  .grid td[aria-selected='true'] {
    background: light-dark(
      color-mix(in oklab, var(--_accent) 16%, var(--_surface)),
      color-mix(in oklab, var(--_accent) 20%, var(--_surface))
    );
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

  /* Takes no space, so that nothing moves when a selection begins. It is above the bar of the changes. */
  .selection {
    position: sticky;
    inset-block-end: calc(120px + var(--_inset-end));
    z-index: 3;
    block-size: 0;
  }
  .selection-bar {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 0;
    display: flex;
    align-items: center;
    gap: var(--_space) calc(2 * var(--_space));
    inline-size: max-content;
    max-inline-size: 100%;
    padding: 4px 4px 4px 12px;
    border: 1px solid var(--_control-line);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_shadow);
  }
  .selection p {
    display: grid;
    flex: 0 1 auto;
    min-inline-size: 14ch;
    max-inline-size: 36ch;
    padding-inline-end: calc(2 * var(--_space));
    line-height: 1.25;
  }
  .selection p > :not(.count) {
    color: var(--_muted);
    font-size: 0.857em;
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
    /* Both bars are higher here, and must not cover the focused cell. */
    @container (width < 900px) {
      .selection {
        inset-block-end: 204px;
      }
      .grid.selecting td {
        scroll-margin-block-end: calc(216px + var(--_inset-end));
      }
    }
    /* Its words wrap before its buttons do, and take a separate line where both are long. */
    @container (width < 800px) {
      .selection-bar {
        flex-wrap: wrap;
        gap: var(--_space);
        padding-inline-start: calc(2 * var(--_space));
        font-size: 0.929em;
      }
      .selection button:not(.icon-only) {
        padding-inline: calc(2 * var(--_space));
      }
      .selection p {
        flex: 1 1 16ch;
        max-inline-size: none;
        padding-inline-end: var(--_space);
      }
      .selection form {
        gap: var(--_space);
      }
      .selection .fill {
        inline-size: 6ch;
      }
    }
    /* Two lines of the bar leave the totals below it free. */
    @media (pointer: fine) {
      @container (width < 800px) {
        .selection-bar {
          inset-block-start: 2px;
          row-gap: 2px;
        }
        .selection :is(button, input, select) {
          min-block-size: 28px;
          padding-block: 2px;
        }
      }
    }
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
    .grid td[aria-selected='true'] * {
      color: inherit;
    }
    .grid td[aria-selected='true']:focus {
      outline-color: SelectedItemText;
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
