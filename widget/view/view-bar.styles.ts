import { css } from 'lit'

/** The line above the rows. Where it is closed, it is a button beside the heading of the rows. */
export const viewBarStyles = css`
  :host {
    margin-inline-end: auto;
  }
  .open-search {
    min-inline-size: 32px;
    padding: 4px;
  }
  button.open-search:has(> .icon:first-child) {
    padding-inline-start: 4px;
  }
  .line {
    display: none;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space)) calc(3 * var(--_space));
  }
  label {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  label > span {
    color: var(--_muted);
    font-size: 0.857em;
    white-space: nowrap;
  }
  .search input {
    inline-size: 220px;
  }
  .order {
    display: none;
  }
  .count,
  .exported {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px calc(2 * var(--_space));
    font-variant-numeric: tabular-nums;
  }
  .exported {
    flex-basis: 100%;
    color: var(--_muted);
    font-size: 0.857em;
  }
  .exported:empty {
    display: none;
  }
  .count {
    order: 1;
  }
  .export {
    order: 2;
    margin-inline-start: auto;
    font-weight: 400;
  }
  .exported {
    order: 3;
  }

  /* Open: a line of its own, below the heading. */
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

  @container (width < 700px) {
    .open-search,
    .line :is(input, select, button) {
      min-block-size: 44px;
    }
    .open-search {
      min-inline-size: 44px;
    }
    .line :is(input, select) {
      font-size: 16px;
    }
    .search {
      flex: 1 1 100%;
    }
    .search input {
      inline-size: 100%;
    }
    label.order {
      display: flex;
    }
    .filter,
    .order {
      display: grid;
      flex: 1 1 0;
      gap: 2px;
    }
    select {
      inline-size: 100%;
      min-inline-size: 0;
    }
    .export {
      align-self: end;
    }
    .count {
      order: 0;
      flex-basis: 100%;
      justify-content: space-between;
    }
  }
  @media print {
    label,
    .exported {
      display: none;
    }
  }
`
