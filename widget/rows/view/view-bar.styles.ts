import { css } from 'lit'

/** The line above the rows. Where it is closed, it is a button beside the heading of the rows. */
export const viewBarStyles = css`
  :host {
    margin-inline-end: auto;
  }
  .open-search {
    min-inline-size: var(--_control-height);
    padding: 4px;
  }
  button.open-search:has(> .icon:first-child) {
    padding-inline-start: 4px;
  }
  .line {
    display: none;
    align-items: center;
    gap: calc(2 * var(--_space)) calc(3 * var(--_space));
  }
  label {
    display: flex;
    align-items: center;
    gap: calc(2 * var(--_space));
    min-inline-size: 0;
  }
  label > span {
    color: var(--_muted);
    font-size: 0.857em;
    white-space: nowrap;
  }
  .search {
    flex: 0 1 300px;
    min-inline-size: 140px;
  }
  .filter {
    flex: none;
  }
  .order {
    display: none;
  }
  .count {
    display: flex;
    align-items: center;
    gap: 2px calc(2 * var(--_space));
    order: 1;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .export {
    order: 2;
    margin-inline-start: auto;
    font-weight: 400;
  }
  .exported {
    margin-block-start: var(--_space);
    color: var(--_muted);
    font-size: 0.857em;
  }
  .exported:empty {
    display: none;
  }

  /* Unfolded: a separate line below the heading. */
  :host([opened]) {
    order: 1;
    flex-basis: 100%;
  }
  :host([opened]) .line {
    display: flex;
  }
  :host([opened]) .open-search {
    display: none;
  }
  @container (width >= 700px) {
    :host([open]) {
      order: 1;
      flex-basis: 100%;
    }
    :host([open]) .line {
      display: flex;
    }
    :host([open]) .open-search {
      display: none;
    }
  }

  /* Names are above their fields, and "100 of 500 rows" says how many are hidden. */
  @container (700px <= width < 900px) {
    .line {
      align-items: end;
    }
    .line > label:not(.order) {
      display: grid;
      gap: 2px;
    }
    /* With it, the line is as high as the place that the desk keeps for it. */
    label > span {
      line-height: 17px;
    }
    .filter {
      flex: 0 1 auto;
    }
    .line :is(input, select) {
      inline-size: 100%;
      min-inline-size: 0;
    }
    .count {
      min-block-size: var(--_control-height);
    }
    .count > .muted {
      display: none;
    }
  }
  @container (width < 700px) {
    .open-search,
    .line :is(input, select, button) {
      min-block-size: 44px;
    }
    /* It reaches beyond its line, which stays as high as it was before the view loaded. */
    .open-search {
      min-inline-size: 44px;
      margin-block: -6px;
    }
    .line :is(input, select) {
      inline-size: 100%;
      min-inline-size: 0;
      font-size: 16px;
    }
    :host([opened]) .line {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
      gap: calc(2 * var(--_space));
    }
    .line > label {
      display: grid;
      gap: 2px;
    }
    .search,
    .count {
      grid-column: 1 / -1;
    }
    .export {
      order: 0;
      align-self: end;
    }
    .count {
      flex-wrap: wrap;
    }
    .count > button {
      margin-inline-start: auto;
    }
  }
  @media print {
    label,
    .exported {
      display: none;
    }
  }
`
