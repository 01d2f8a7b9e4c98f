import { css } from 'lit'

/** Where there is no room for a table, a row is a card of three lines: the order's number has its own. */
export const reportCardStyles = css`
  @media not print {
    @container (width < 700px) {
      .bar > .columns {
        margin: 0;
      }
      .rows > :is(tbody, tfoot) > tr:not(.gap, .detail, .place) {
        display: grid;
        grid-template:
          'toggle order amount' 24px
          'toggle name paid' 24px
          'toggle type fee' 24px / 44px minmax(0, 1fr) auto;
        align-items: center;
        column-gap: 8px;
        box-sizing: border-box;
        block-size: 89px;
        padding-block: 8px;
        padding-inline-end: 8px;
        border-block-end: 1px solid var(--_line);
      }
      .rows > tbody > .place {
        display: block;
        block-size: 89px;
        padding-block: 36px;
      }
      .rows > :is(tbody, tfoot) > tr:not(.detail) > :is(th, td) {
        display: none;
        block-size: auto;
        padding: 0;
        border: none;
        background: none;
      }
      .rows
        > :is(tbody, tfoot)
        > tr:not(.detail)
        > :is(
          .toggle,
          .lead,
          .externalOrderNo,
          .customerName,
          .nominalAmount,
          .rowType,
          .totalFeeAmountExcludingVat,
          .providerPaidAmount
        ) {
        display: block;
      }
      .rows > tbody > tr > td.toggle {
        grid-area: toggle;
      }
      .externalOrderNo {
        grid-area: order;
      }
      .externalOrderNo .link {
        min-block-size: 44px;
      }
      .customerName {
        grid-area: name;
      }
      /* Zeros are paler than other figures; fees of none are left out. */
      .rows > tbody > tr > .totalFeeAmountExcludingVat.zero {
        display: none;
      }
      .rows .nominalAmount {
        grid-area: amount;
        font-weight: 600;
      }
      .rows .rowType {
        grid-area: type;
        color: var(--_muted);
        font-size: 0.857em;
      }
      /* A debt has neither an order nor a customer: its kind serves as its name. */
      .rows > tbody > [data-debt] > .rowType {
        grid-area: order;
        color: inherit;
        font-size: inherit;
      }
      .rows .totalFeeAmountExcludingVat {
        grid-area: fee;
        color: var(--_muted);
      }
      /* A figure is never cut; other texts give way. */
      .rows > :is(tbody, tfoot) > tr > :is(.nominalAmount, .totalFeeAmountExcludingVat, .providerPaidAmount) {
        min-inline-size: max-content;
      }
      .rows .providerPaidAmount {
        grid-area: paid;
        font-weight: 400;
      }
      .rows
        > :is(tbody, tfoot)
        > tr
        > :is(.totalFeeAmountExcludingVat, .providerPaidAmount):not(:empty)::before {
        content: attr(data-label) ' ';
        color: var(--_muted);
        font-size: 0.857em;
      }
      .rows > :is(tbody, tfoot) > tr:not(.detail) > .lead {
        grid-area: 1 / 1 / 4 / 3;
        align-self: start;
        padding-inline-start: 8px;
        line-height: 24px;
        white-space: normal;
      }
      .rows .totalFeeAmountExcludingVat.number {
        font-weight: 400;
      }
      .rows > tbody > .group,
      .rows > tfoot > tr {
        background: var(--_sunken);
      }
      .rows > tfoot {
        display: block;
        position: sticky;
        inset-block-end: 0;
        z-index: 1;
      }
      .rows > tbody > .marked {
        background: var(--_warning-surface);
      }
      .fees :is(th, td) {
        padding-inline-end: calc(3 * var(--_space));
      }
    }
  }
`
