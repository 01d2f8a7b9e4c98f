import { css } from 'lit'

/** Rows: a table where there is room for one, otherwise two-line cards. */
export const rowTableStyles = css`
  order-admin-row-table {
    display: block;
  }
  .row-place {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  .row-place > * {
    grid-area: 1 / 1;
  }
  .rows {
    inline-size: 100%;
    border-spacing: 0;
  }
  .rows :is(th, td) {
    block-size: var(--_row-height);
    padding: var(--_space) calc(2 * var(--_space));
    border-block-end: 1px solid var(--_line);
    text-align: start;
  }
  .rows :is(th, td):first-child {
    padding-inline-start: 0;
  }
  .rows :is(th, td):last-child {
    padding-inline-end: 0;
  }
  .rows th {
    block-size: 28px;
    color: var(--_muted);
    font-size: 0.857em;
    font-weight: 400;
    white-space: nowrap;
    vertical-align: bottom;
  }
  .show-all {
    margin-block: calc(3 * var(--_space));
  }
  .rows .number {
    text-align: end;
    white-space: nowrap;
  }
  /* The same widths in every table of the desk, so that figures line up down the page. The name takes the rest. */
  .rows th.id {
    inline-size: 4%;
  }
  .rows th:is(.article, .discount) {
    inline-size: 10%;
  }
  .rows th:is(.quantity, .unit, .vat) {
    inline-size: 6%;
  }
  .rows th.price {
    inline-size: 11%;
  }
  .rows th.amount {
    inline-size: 13%;
  }
  .with-menu .menu {
    inline-size: 32px;
    padding: 0;
    text-align: end;
  }
  /* Column widths must not depend on which rows are rendered; longer text wraps. */
  .windowed {
    table-layout: fixed;
  }
  .windowed :is(td.id, .number .figure, .old) {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  .foot {
    min-block-size: 40px;
  }
  .rows td.name {
    overflow-wrap: anywhere;
  }
  .rows td.article {
    max-inline-size: 12ch;
    overflow-wrap: anywhere;
  }
  .rows td:is(.id, .article) {
    color: var(--_muted);
  }
  .rows td.amount {
    font-weight: 600;
  }
  .row-name:has(+ .badge) {
    margin-inline-end: 6px;
  }
  .cancelled td {
    color: var(--_muted);
  }
  .cancelled :is(.row-name, .figure) {
    text-decoration: line-through;
  }

  /* On paper a table stays a table, even on a narrow page. */
  @media not print {
    @container (width < 700px) {
      .rows,
      .rows tbody {
        display: block;
      }
      .rows thead {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      .rows tr {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 6px;
        min-block-size: 44px;
        padding-block: calc(2 * var(--_space));
        border-block-end: 1px solid var(--_line);
      }
      .rows tbody tr:first-child {
        border-block-start: 1px solid var(--_line);
      }
      .rows td {
        block-size: auto;
        padding: 0;
        border: none;
        color: var(--_muted);
        font-size: 0.929em;
      }
      .rows td:is(.id, .article) {
        order: 2;
        margin-inline-end: 6px;
      }
      .rows td.id::before {
        content: '#';
      }
      .rows td.article {
        max-inline-size: none;
      }
      .rows td.empty:is(.id, .article, .unit) {
        display: none;
      }
      .rows td.name {
        order: 0;
        flex: 1;
        color: inherit;
        font-size: 1em;
      }
      .rows td.amount {
        order: 1;
        color: inherit;
        font-size: 1em;
      }
      .rows .cancelled td:is(.name, .amount) {
        color: var(--_muted);
      }
      /* Starts the second line. */
      .rows tr::after {
        content: '';
        order: 1;
        inline-size: 100%;
      }
      .rows td:is(.quantity, .unit, .price, .discount, .vat) {
        order: 3;
      }
      .rows td:is(.price, .discount, .vat) {
        display: flex;
        gap: var(--_space);
      }
      .rows td.price::before {
        content: '\\00d7';
      }
      .rows td.discount::before {
        content: '\\2212';
        margin-inline-end: -2px;
      }
      .rows td.vat::before {
        content: attr(data-label);
      }
      .with-menu tr {
        position: relative;
        padding-inline-end: 44px;
      }
      .with-menu td.menu {
        position: absolute;
        inset-block-start: 0;
        inset-inline-end: 0;
        inline-size: auto;
      }
      .rows td.vat {
        margin-inline-start: auto;
      }
      .rows td.discount:has(.none) {
        display: none;
      }
    }
    @container (width < 420px) {
      .rows td.id:not(.active) {
        display: none;
      }
      /* Below the menu button there is room beside a long discount. */
      .with-menu td.vat {
        margin-inline-end: -44px;
      }
    }
  }
  /* A touch screen has no keys, so it does not show the help on keys. */
  @media (pointer: coarse) {
    .foot {
      min-block-size: 0;
    }
    .with-menu .menu {
      block-size: 44px;
      inline-size: 44px;
    }
  }
  @media print {
    .rows .menu,
    .foot {
      display: none;
    }
  }
`
